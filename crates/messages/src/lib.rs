//! Everything the house says, in the reader's language and in the words of the title that is played. The engine speaks
//! in ids and facts ([`rules::Message`]); the catalogues, in Project Fluent's format, make sentences of them: those here
//! are shared by all titles, and every title brings its own ([`titles::words`]). The page reads the same catalogues. No
//! rules live here, and nothing is read or written.
//!
//! ```
//! use messages::Language;
//! use rules::Message;
//! let args = [("player".into(), "Ann".into()), ("amount".into(), 5.into())];
//! let bid = Message { id: "event-bid".into(), args: args.into() };
//! assert_eq!(messages::say(Language::En, "1860", &bid), "Ann bids £5.");
//! assert_eq!(messages::say(Language::Pl, "1860", &bid), "Ann licytuje £5.");
//! ```

mod catalogue;
pub mod choice;
mod language;
mod reference;

pub use catalogue::{attribute, contains, say, shared_parts, text, title_parts};
pub use language::{Language, UnknownLanguage};
pub use reference::{Section, reference, section, section_key};
