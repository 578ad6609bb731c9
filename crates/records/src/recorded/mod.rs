//! Games recorded on 18xx.games: reading their files, replaying them under the edition `recorded`, and comparing the
//! state after every action with a trace. What a title adds is in its folder.

mod clean;
mod export;
mod format;
mod import;
mod importer;
mod t1822;
mod t1860;
mod t1862;
mod trace;
mod verify;
mod ways;

pub use export::{ExportError, export};
pub use format::{ReadError, RecordedGame, read_text};
pub use import::{ImportFailure, Imported, import, import_game};
pub use importer::{ImportError, Importer, Made};
pub use trace::Trace;
pub use verify::{Difference, Refusals, Report, VerifyError, verify};

use importer::Recording;
use rules::{History, TableSpec};
use serde_json::Value;
use titles::AnyGame;
use titles::t1822::data::Region;

/// Writes a game of ours as a recorded one.
type Export = fn(&TableSpec, &History<AnyGame>) -> Result<Value, ExportError>;

/// The recordings of one title.
struct Recordings {
    title: &'static str,
    spec: fn(&RecordedGame) -> TableSpec,
    follow: fn(&RecordedGame) -> Result<Box<dyn Recording>, ImportError>,
    export: Export,
}

const TITLES: &[Recordings] = &[
    Recordings {
        title: titles::t1860::TITLE,
        spec: t1860::spec,
        follow: t1860::follow,
        export: t1860::export,
    },
    Recordings {
        title: titles::t1862::TITLE,
        spec: t1862::spec,
        follow: t1862::follow,
        export: t1862::export,
    },
    Recordings {
        title: Region::GreatBritain.title(),
        spec: t1822::spec,
        follow: t1822::follow,
        export: t1822::export,
    },
    Recordings {
        title: Region::Medium.title(),
        spec: t1822::spec,
        follow: t1822::follow,
        export: t1822::export,
    },
    Recordings {
        title: Region::Northern.title(),
        spec: t1822::spec,
        follow: t1822::follow,
        export: t1822::export,
    },
];

fn title_of(recorded: &RecordedGame) -> Result<&'static Recordings, ImportError> {
    let known = TITLES.iter().find(|known| known.title == recorded.title);
    known.ok_or_else(|| ImportError::Title(recorded.title.clone()))
}

/// The table of a recorded game.
pub fn spec(recorded: &RecordedGame) -> Result<TableSpec, ImportError> {
    Ok((title_of(recorded)?.spec)(recorded))
}
