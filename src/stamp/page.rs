//! What index.html says of the files that it names, and of where it lives.

use super::site::Site;
use super::sum::integrity;

/// The picture that other sites show of the page.
const CARD: &str = "card.png";

/// Adds the sums of scripts and styles, and the page's own address where it is known.
///
/// The wasm has its sum in an attribute of its own, for assets/start.js: Chromium has no
/// `integrity` for a preload of wasm, warns of it, and then fetches it twice.
pub fn stamp(site: &mut Site, address: Option<&str>) -> Result<(), String> {
    // What Trunk was told about sums of its own making has no meaning for a browser.
    let mut page = site.text("index.html")?.replace(" data-integrity=none", "");
    for (name, content) in site.files() {
        let attribute = match name.rsplit('.').next() {
            Some("js" | "css") => "integrity",
            Some("wasm") => "data-wasm-integrity",
            _ => continue,
        };
        let said = [" ", attribute, "=\"", &integrity(content), "\""].concat();
        let named = ["./", name].concat();
        if is_named_by_a_script(site, &named) {
            continue;
        }
        let Some(at) = page.find(&named) else {
            return Err(format!("index.html does not name {name}"));
        };
        // Where the value of the attribute ends, with or without quotes around it.
        let end = at + name.len() + 2;
        let end = end + usize::from(page[end..].starts_with('"'));
        page.insert_str(end, &said);
    }
    if let Some(address) = address.filter(|address| !address.is_empty()) {
        page = at_address(&page, address)?;
    }
    site.put("index.html", page);
    Ok(())
}

// A script that fetches a file has its sum, and is itself named by the page with its own.
fn is_named_by_a_script(site: &Site, name: &str) -> bool {
    let scripts = site.files().keys().filter(|file| file.rsplit('.').next() == Some("js"));
    scripts.filter_map(|file| site.text(file).ok()).any(|script| script.contains(name))
}

fn at_address(page: &str, address: &str) -> Result<String, String> {
    let right = (address.starts_with("https://") || address.starts_with("http://"))
        && address.ends_with('/')
        && !address.contains(['"', '<', '>', ' ']);
    if !right {
        return Err(format!("the address {address:?} must be like https://example.org/chess960/"));
    }
    let card = ["content=", CARD].concat();
    if !page.contains(&card) {
        return Err(format!("index.html does not name {CARD}"));
    }
    let whole = format!("content=\"{address}{CARD}\"");
    let links = format!(
        "<meta content=\"{address}\" property=og:url><link href=\"{address}\" rel=canonical>"
    );
    Ok(page.replace(&card, &whole).replacen("<title>", &(links + "<title>"), 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stamped(page: &str, address: Option<&str>) -> Result<String, String> {
        let mut site = Site::default();
        site.put("index.html", page);
        site.put("a.js", "abc");
        stamp(&mut site, address)?;
        Ok(site.text("index.html")?.to_owned())
    }

    #[test]
    fn a_script_has_its_sum_with_and_without_quotes() {
        let sum = "integrity=\"sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=\"";
        let bare = stamped("<script data-integrity=none src=./a.js></script>", None).unwrap();
        assert_eq!(bare, format!("<script src=./a.js {sum}></script>"));
        let quoted = stamped("<script src=\"./a.js\"></script>", None).unwrap();
        assert_eq!(quoted, format!("<script src=\"./a.js\" {sum}></script>"));
    }

    #[test]
    fn what_the_page_does_not_name_is_an_error() {
        assert!(stamped("<title>", None).unwrap_err().contains("a.js"));
    }

    #[test]
    fn what_a_script_names_has_its_sum_there() {
        let mut site = Site::default();
        site.put("index.html", "<script src=./a.js></script>");
        site.put("a.js", "fetch('./b.wasm')");
        site.put("b.wasm", "");
        stamp(&mut site, None).unwrap();
        assert!(!site.text("index.html").unwrap().contains("b.wasm"));
    }

    #[test]
    fn the_picture_is_named_in_full_where_the_address_is_known() {
        let page = "<title>x</title><meta content=card.png property=og:image><script src=./a.js>";
        let full = stamped(page, Some("https://x.org/y/")).unwrap();
        assert!(full.contains("<meta content=\"https://x.org/y/card.png\" property=og:image>"));
        assert!(full.contains("<link href=\"https://x.org/y/\" rel=canonical>"));
        for wrong in ["x.org/", "https://x.org/y", "https://x.org/\"/"] {
            assert!(stamped(page, Some(wrong)).is_err(), "{wrong}");
        }
    }
}
