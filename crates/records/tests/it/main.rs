//! Tests of the records room, in one binary.

mod notation;
mod play;
