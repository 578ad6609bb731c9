//! Games played by chance and by computer players, in one binary.

mod arbitrary;
mod history;
mod offered;
mod players;
mod playthrough;
mod random_games;
mod spoken;
mod walk;
