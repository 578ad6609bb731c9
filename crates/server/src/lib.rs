//! A place to play: people, tables, storage, live updates and the HTTP API. It does not know how a rule works.

pub mod ids;
pub mod storage;
