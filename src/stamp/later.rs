//! One script for both parts of the wasm.

/// What the part that comes later is called, in src/components/later.rs and in its file's name.
pub const LATER: &str = "later";

/// The script of the first part with that which fetches the other, which is a module of its own
/// that each imports from the other when it comes from the tool.
///
/// The file is named by its content, with its sum. It is not compiled as it streams, which fails
/// where a host does not know the type of wasm files. All changes are to words that must be there;
/// another version of the tool that says it otherwise is an error.
pub fn joined(script: &str, fetching: &str, file: &str, sum: &str) -> Result<String, String> {
    let exported = format!("export const __wasm_split_load_{LATER} = ");
    let import = between(script, "import * as ", " from \"./__wasm_split.js\"")?;
    let fetching = swap(fetching, "import { initSync } from \"./chess960.js\";", "")?;
    let fetching = swap(&fetching, &exported, "const load = ")?;
    let fetching = swap(
        &fetching,
        &format!("fetch(new URL(\"./split_{LATER}.wasm\", import.meta.url))"),
        "file()",
    )?;
    let fetching = swap(
        &fetching,
        "WebAssembly.instantiateStreaming(src, imports)",
        "src.then((file) => file.arrayBuffer()).then((code) => WebAssembly.instantiate(code, imports))",
    )?;
    // As in assets/start.js: what a browser has kept may be damaged.
    let fetching = format!(
        "const file = (how) => fetch(new URL(\"./{file}\", import.meta.url), {{ ...how, integrity: \"{sum}\" }})\n\
         .catch((no) => how ? Promise.reject(no) : file({{ cache: \"no-store\" }}));\n{fetching}"
    );
    // Each name on a line of its own, as in the rest of the script: see imports.rs.
    let names = format!("{fetching}\nconst {import} = {{\n__wasm_split_load_{LATER}: load,\n}};");
    swap(script, &format!("import * as {import} from \"./__wasm_split.js\""), &names)
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Result<&'a str, String> {
    let end = text.find(after).ok_or_else(|| missing(after))?;
    let start = text[..end].rfind(before).ok_or_else(|| missing(before))? + before.len();
    Ok(&text[start..end])
}

/// Puts other words in the place of some that must be there exactly once.
fn swap(text: &str, words: &str, other: &str) -> Result<String, String> {
    if text.matches(words).count() != 1 {
        return Err(missing(words));
    }
    Ok(text.replacen(words, other, 1))
}

fn missing(words: &str) -> String {
    format!("the tools' scripts do not have once: {words}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "import * as import1 from \"./__wasm_split.js\"\n\nimports(import1);\n";
    const FETCHING: &str = "import { initSync } from \"./chess960.js\";\n\
        export const __wasm_split_load_later = wrap(() => {\n\
        const src = fetch(new URL(\"./split_later.wasm\", import.meta.url));\n\
        return WebAssembly.instantiateStreaming(src, imports);\n});\n";

    #[test]
    fn one_script_imports_nothing() {
        let script = joined(SCRIPT, FETCHING, "later-1.wasm", "sha256-x=").unwrap();
        assert!(!script.contains("./__wasm_split.js") && !script.contains("./chess960.js"));
        assert!(
            script.contains(
                "\"./later-1.wasm\", import.meta.url), { ...how, integrity: \"sha256-x=\""
            )
        );
        assert!(script.contains("const import1 = {\n__wasm_split_load_later: load,\n};\n"));
        assert!(script.contains("const load = wrap(") && !script.contains("export const"));
    }

    #[test]
    fn other_words_are_an_error() {
        for (script, fetching) in [("", FETCHING), (SCRIPT, ""), (SCRIPT, &FETCHING.repeat(2))] {
            assert!(joined(script, fetching, "a", "b").is_err(), "{script} {fetching}");
        }
    }
}
