//! What a database must do for us, the same for both, in one binary.

mod copies;
mod cut_off;
mod databases;
