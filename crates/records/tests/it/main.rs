//! Tests of the records room, in one binary.

mod file;
mod notation;
mod play;
mod view;
