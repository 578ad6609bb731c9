//! Games played by chance and by computer players, in one binary.

mod arbitrary;
mod conductor;
mod history;
mod learned;
mod offered;
mod players;
mod playthrough;
mod random_games;
mod ranking;
mod rating;
mod shown;
mod spoken;
mod walk;
