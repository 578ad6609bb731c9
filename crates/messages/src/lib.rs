//! Everything the house says, in the reader's language. The engine speaks in ids and facts
//! ([`rules::Message`]); the catalogues here, in Project Fluent's format, make sentences of them. The page reads
//! the same catalogues. No rules live here, and nothing is read or written.
//!
//! ```
//! use messages::Language;
//! use rules::Message;
//! let bid = Message { id: "event-bid".into(), args: vec![("player".into(), "Ann".into()), ("amount".into(), 5.into())] };
//! assert_eq!(messages::say(Language::En, &bid), "Ann bids £5.");
//! assert_eq!(messages::say(Language::Pl, &bid), "Ann licytuje £5.");
//! ```

mod catalogue;
pub mod choice;
mod language;
mod reference;

pub use catalogue::{attribute, contains, parts, say, source, text};
pub use language::{Language, UnknownLanguage};
pub use reference::{Section, reference, section, section_key};
