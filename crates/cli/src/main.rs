//! The `bradshaw` command.
fn main() {}
