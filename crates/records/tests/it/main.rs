//! Tests of the records room, in one binary.

mod file;
mod notation;
mod play;
mod recorded;
mod taken_over;
mod view;
