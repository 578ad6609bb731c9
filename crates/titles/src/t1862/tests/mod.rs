//! The rulebook's examples, its rules section by section, and each departure of recorded games on both sides.

mod merging;
mod routes;
mod set_up;
