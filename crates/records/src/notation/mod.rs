//! Actions, choices and messages in JSON, everything by name, for files and for the wire:
//!
//! ```
//! use records::notation::{action_from_json, action_to_json};
//! use rules::TableSpec;
//! use serde_json::json;
//! let spec = TableSpec { title: "1860".into(), players: vec!["Ann".into(), "Ben".into()], ..Default::default() };
//! let game = titles::AnyGame::new(&spec).unwrap();
//! let text = json!({ "type": "lay-tile", "hex": "F4", "tile": "743", "rotation": 0 });
//! let action = action_from_json(&game, &text).unwrap();
//! assert_eq!(action_to_json(&game, &action), text);
//! ```
//!
//! Names are those of the game before the action: a stop is `F2.0` (hex and stop of the tile that lies there; the
//! number may be left out where there is one stop only), a train card `2+1-0` (type and number of the card), a
//! company its short name, a private company its name. Money is a plain number.

mod choices;
mod error;
mod fields;
mod messages;
mod names;
mod read;
mod runs;
mod write;

pub use choices::{choices_to_json, turn_to_json};
pub use error::NotationError;
pub use messages::{event_to_json, message_to_json, refusal_to_json};
pub use read::action_from_json;
pub use runs::{draft_from_json, runs_to_json};
pub use write::action_to_json;
