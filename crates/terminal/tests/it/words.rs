//! Every message that this room names is in the catalogues.

use messages::Language;
use std::fs;
use std::path::Path;

/// The ids in quotation marks in a source file, with the prefixes of this room's messages.
fn ids(source: &str) -> Vec<&str> {
    let quoted = source.split('"').skip(1).step_by(2);
    quoted
        .map(|text| text.trim_start_matches('>'))
        .filter(|text| {
            ["ui-", "terminal-", "setup-", "choice-"].iter().any(|prefix| text.starts_with(prefix))
        })
        .filter(|text| !text.contains('{') && !text.ends_with('-'))
        .collect()
}

fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the folder of this crate").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(fs::read_to_string(&path).expect("a source file"));
        }
    }
}

#[test]
fn every_message_is_written() {
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    let all: Vec<&str> = found.iter().flat_map(|source| ids(source)).collect();
    assert!(all.len() > 80, "only {} ids found", all.len());
    for title in titles::catalogue().into_iter().map(|card| card.title) {
        for (id, language) in all.iter().flat_map(|id| Language::ALL.map(|language| (id, language))) {
            assert!(messages::contains(language, &title, id), "{language} has no {id}");
        }
    }
}
