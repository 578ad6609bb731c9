//! The OpenAPI document that the page's types are made from is the one that the server serves.

/// Where the page keeps it.
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/api/openapi.json");

/// `BRADSHAW_UPDATE=1` writes it anew.
#[test]
fn the_page_has_the_document_of_this_server() {
    let served = server::document().to_pretty_json().unwrap() + "\n";
    if std::env::var_os("BRADSHAW_UPDATE").is_some() {
        std::fs::write(KEPT, &served).unwrap();
    }
    let kept = std::fs::read_to_string(KEPT).unwrap_or_default();
    assert!(kept == served, "web/src/api/openapi.json is out of date: run this test with BRADSHAW_UPDATE=1");
}
