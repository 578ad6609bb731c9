//! Tests of the records room, in one binary.

mod best_runs;
mod file;
mod notation;
mod play;
mod recorded;
mod rules_versions;
mod taken_over;
mod view;
