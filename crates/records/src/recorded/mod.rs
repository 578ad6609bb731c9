//! Games recorded on 18xx.games: reading their files, replaying them under the profile `recorded`, and comparing
//! the state after every action with a trace.

mod certificates;
mod clean;
mod convert;
mod export;
mod format;
mod import;
mod runs;
mod trace;
mod verify;

pub use convert::{ImportError, Importer, Made, spec};
pub use export::{ExportError, export};
pub use format::{ReadError, RecordedGame, read_text};
pub use import::{ImportFailure, Imported, import, import_game};
pub use trace::{Trace, snapshot};
pub use verify::{Difference, Refusals, Report, VerifyError, verify};
