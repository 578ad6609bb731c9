//! A place to play: people, tables, live updates and the HTTP API. It does not know how a rule works.
//!
//! ```no_run
//! # async fn run() -> Result<(), server::ServeError> {
//! let config = server::Given::default().config().expect("the defaults are right");
//! server::serve(config).await
//! # }
//! ```

mod address;
mod admin;
mod analysis;
mod api;
mod app;
mod art;
mod audit;
mod bans;
mod cards;
mod computer;
mod config;
mod connections;
mod embed;
mod error;
mod figures;
mod hours;
mod keeper;
mod limits;
mod link_tags;
mod live;
mod notify;
mod once;
mod page;
mod patient;
mod people;
mod places;
mod programs;
mod rating;
mod reading;
mod recount;
mod review;
mod serve;
mod society;
mod tables;
mod time;
mod wire;

pub use admin::{AdminCommand, AdminError, administer, back_up};
pub use api::document;
pub use audit::{Audit, Mismatch, audit};
pub use config::{Config, ConfigError, Given};
pub use serve::{Running, ServeError, bind, serve, start_logs};
pub use time::Time;
