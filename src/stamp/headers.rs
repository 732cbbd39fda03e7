//! The headers that a host should send, in the file `_headers` that some hosts read.

use super::names::hash_in;
use super::site::Site;

/// With every file. What is switched off is what the page has no use for.
const ALWAYS: [&str; 5] = [
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: no-referrer",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin",
    "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()",
];

/// For files whose name has the hash of their content.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";
/// For all others: kept, but never shown without asking whether they are still the newest.
const ASK: &str = "no-cache";

/// The text of `_headers`.
pub fn headers(site: &Site) -> Result<String, String> {
    let policy = policy(site.text("index.html")?)?;
    let mut text = format!("/*\n  Content-Security-Policy: {policy}; frame-ancestors 'none'\n");
    for header in ALWAYS {
        text.extend(["  ", header, "\n"]);
    }
    text.extend(["/\n  Cache-Control: ", ASK, "\n"]);
    for name in site.files().keys() {
        let cache = if hash_in(name).is_some() { FOR_GOOD } else { ASK };
        text.extend(["/", name, "\n  Cache-Control: ", cache, "\n"]);
    }
    Ok(text)
}

// The one that index.html has for hosts without headers; who may frame the page only a header says.
fn policy(page: &str) -> Result<&str, String> {
    let start = page.find("default-src").ok_or("index.html has no policy")?;
    let end = page[start..].find('"').ok_or("the policy of index.html has no end")?;
    Ok(&page[start..start + end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_kept_for_good_only_under_a_name_of_its_own() {
        let mut site = Site::default();
        site.put("index.html", "<meta content=\"default-src 'none'; img-src 'self'\" http-equiv>");
        site.put("a-0123456789abcdef.js", "");
        site.put("sw.js", "");
        let text = headers(&site).unwrap();
        assert!(
            text.contains("Policy: default-src 'none'; img-src 'self'; frame-ancestors 'none'\n")
        );
        assert!(text.contains("/a-0123456789abcdef.js\n  Cache-Control: public, max-age=31536000"));
        for header in ALWAYS {
            assert!(text.contains(&format!("\n  {header}\n")), "below a path, with two blanks");
        }
        for name in ["", "index.html", "sw.js"] {
            assert!(text.contains(&format!("/{name}\n  Cache-Control: no-cache\n")), "{name}");
        }
    }
}
