//! Games recorded on 18xx.games: reading their files, replaying them under the profile `recorded`, and comparing
//! the state after every action with a trace.

mod certificates;
mod clean;
mod convert;
mod format;
mod runs;
mod trace;
mod verify;

pub use convert::{ImportError, Importer, spec};
pub use format::{ReadError, RecordedGame, read_text};
pub use trace::{Trace, snapshot};
pub use verify::{Difference, Refusals, Report, verify};
