//! A game file comes back as it was written; anything else is refused with the place and the reason.

use crate::play::{play, spec};
use proptest::prelude::*;
use records::file::{FileDigest, FileError, GameFile, ReplayError, Trouble};
use rules::naming::PrivateName;
use rules::{Action, Game, History, Reply};
use titles::AnyGame;

fn game_file(moves: usize, events: bool) -> GameFile {
    let spec = spec(3, None);
    let mut history = History::new(AnyGame::new(&spec).unwrap());
    play(&spec, 11, moves, |_, by, action| {
        history.apply(by, action.clone()).unwrap();
    });
    GameFile::of(&spec, &history, events)
}

#[test]
fn a_game_is_read_and_replayed_as_it_was_written() {
    for events in [false, true] {
        // What happened is written for people; whoever reads the moves can make it again.
        let (file, bare) = (game_file(300, events), game_file(300, false));
        for bytes in [file.to_text().into_bytes(), file.to_gzip()] {
            let read = GameFile::read(&bytes).unwrap();
            assert_eq!(read, bare);
            let replayed = read.replay().unwrap();
            assert_eq!(replayed.moves().len(), file.moves.len());
            assert_eq!(Some(FileDigest(replayed.game().digest())), file.digest);
            assert_eq!(GameFile::of(&file.table, &replayed, events), file);
        }
    }
}

#[test]
fn a_file_is_saved_and_opened() {
    let file = game_file(20, false);
    let folder = std::env::temp_dir().join(format!("bradshaw-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for name in ["game.json", "game.json.gz"] {
        let path = folder.join(name);
        file.save(&path).unwrap();
        assert_eq!(GameFile::open(&path).unwrap(), file);
    }
    assert!(matches!(GameFile::open(&folder.join("none.json")), Err(FileError::Disk { .. })));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_file_that_is_cut_off_says_where() {
    let text = game_file(5, false).to_text();
    let whole = text.trim_end().len();
    for end in (1..whole).step_by(7) {
        match GameFile::read(&text.as_bytes()[..end]) {
            Err(FileError::CutOff { line, .. }) => assert_eq!(line, text[..end].matches('\n').count() + 1),
            other => panic!("after {end} bytes: {other:?}"),
        }
    }
    let packed = game_file(5, false).to_gzip();
    for end in (3..packed.len()).step_by(11) {
        let found = GameFile::read(&packed[..end]);
        assert!(matches!(found, Err(FileError::Compression { .. })), "after {end} bytes: {found:?}");
    }
}

#[test]
fn other_files_are_refused() {
    let error = |text: &str| GameFile::read(text.as_bytes()).unwrap_err().to_string();
    assert_eq!(
        error(r#"{"id": 7, "title": "1860"}"#),
        "this is no game file: it does not begin with \"bradshaw\" and a version"
    );
    assert_eq!(error(r#"{"bradshaw": 2}"#), "the file has version 2 of the format; we read version 1");
    assert_eq!(
        error("{\"bradshaw\": 1,\n\"rules\": 5}"),
        "line 2, column 10: invalid type: integer `5`, expected a string"
    );
    let mut file = game_file(1, false);
    file.moves[0].action = Action::Pass;
    let text = file.to_text().replace("\"seat\":0", "\"seat\":0,\"clock\":12");
    assert!(error(&text).starts_with("line 6, column"), "{}", error(&text));
}

#[test]
fn a_refused_move_is_named() {
    let mut file = game_file(10, false);
    let seat = file.moves[3].seat;
    file.moves[3].action = Action::Answer { reply: Reply::Accept };
    let Err(ReplayError::Move(failed)) = file.replay() else { panic!("it was replayed") };
    assert_eq!((failed.number, failed.seat), (4, seat));
    assert!(matches!(failed.trouble, Trouble::Refused(..)));
    let said = failed.to_string();
    assert!(said.contains(r#", {"type":"answer","reply":"accept"}: refused by 1860 ("#), "{said}");

    file.moves[3].action = Action::BuyPrivate { private: PrivateName("the moon".to_owned()) };
    let said = file.replay().map(|_| ()).unwrap_err().to_string();
    assert!(said.ends_with("there is no private company 'the moon'"), "{said}");
}

#[test]
fn another_end_is_noticed() {
    let mut file = game_file(10, false);
    file.digest = Some(FileDigest(1));
    assert!(matches!(file.replay(), Err(ReplayError::Digest { .. })));
    file.digest = None;
    assert!(file.replay().is_ok());
    file.table.players.pop();
    file.table.players.push("Ann".to_owned());
    assert!(matches!(file.replay(), Err(ReplayError::Setup(_))));
}

/// Its digest is any number: the states of games change while we work on the rules.
#[test]
fn the_example_in_the_documentation_is_a_game() {
    let page = include_str!("../../../../docs/game-file.md");
    let example = page.split("```").nth(1).and_then(|block| block.strip_prefix("json")).unwrap();
    let mut file = GameFile::read(example.as_bytes()).unwrap();
    assert!(file.digest.take().is_some());
    file.replay().unwrap();
}

#[test]
fn a_bomb_is_not_unpacked() {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let zeros = vec![b' '; 1 << 20];
    for _ in 0..65 {
        std::io::Write::write_all(&mut encoder, &zeros).unwrap();
    }
    assert!(matches!(GameFile::read(&encoder.finish().unwrap()), Err(FileError::TooLarge { .. })));
}

proptest! {
    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..300), packed: bool) {
        let bytes = if packed { [&[0x1f, 0x8b, 8, 0][..], &bytes].concat() } else { bytes };
        let _ = GameFile::read(&bytes).map(|file| file.replay().map(|_| ()));
    }

    #[test]
    fn no_damage_panics(place in 0usize..2000, byte: u8, packed: bool) {
        let file = game_file(12, false);
        let mut bytes = if packed { file.to_gzip() } else { file.to_text().into_bytes() };
        let place = place % bytes.len();
        bytes[place] = byte;
        let _ = GameFile::read(&bytes).map(|file| file.replay().map(|_| ()));
    }
}
