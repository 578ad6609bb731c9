//! The state of a game and the mechanisms titles share: cash, certificates, market, trains, the action log,
//! choices, refusals. It does not know which title is being played, and it does no input or output.
//!
//! ```
//! use rules::{Cash, Money, PlayerId, Purse};
//! let mut cash = Cash::new(Money(10_000), Money(0), 2, 0);
//! cash.transfer(Purse::Bank, Purse::Player(PlayerId(0)), Money(1_000));
//! assert_eq!(cash.player(PlayerId(0)), Money(1_000));
//! assert_eq!(cash.total(), Money(10_000));
//! ```

pub mod action;
pub mod certificates;
pub mod chart;
pub mod choice;
pub mod depot;
pub mod digest;
pub mod event;
pub mod fact;
pub mod game;
pub mod history;
pub mod ids;
pub mod info;
pub mod laws;
pub mod market;
pub mod message;
pub mod money;
pub mod naming;
pub mod refusal;
pub mod shares;
pub mod spec;
pub mod turns;
pub mod view;

pub use action::{Action, Card, Leg, Place, Reply, Run};
pub use certificates::{Certificates, Holder};
pub use chart::Chart;
pub use choice::{Choice, Choices, ParChoice, Range, Sale, Step, Turn};
pub use depot::Depot;
pub use event::Event;
pub use fact::{Fact, Thing};
pub use game::{Aim, Certainty, Draft, Game, PaidRun, RunSet, Supposed};
pub use history::{History, Move};
pub use ids::{CertificateId, CompanyId, PlayerId, PrivateId, TrainId, TrainKind};
pub use info::{TitleCard, TitleInfo};
pub use market::{Cell, Markers};
pub use message::{Argument, Message, Names};
pub use money::{Cash, Money, Purse};
pub use naming::{ById, ByName, Naming, Word};
pub use refusal::{Reason, Refusal};
pub use spec::{RulesVersion, TableSpec};
pub use turns::{Circle, Passes};
pub use view::{View, Viewer};
