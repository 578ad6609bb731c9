//! Whole sessions, typed by a script and read from the screen.

mod sessions;
mod words;
