//! The table in the terminal, without the `bradshaw` command around it: `play Ann Ben`, or `play game.json`.

use std::io;
use terminal::PlayOptions;

fn main() -> io::Result<()> {
    let mut options = PlayOptions::from_environment();
    let words: Vec<String> = std::env::args().skip(1).collect();
    match &words[..] {
        [file] => options.load = Some(file.into()),
        _ => options.players = words,
    }
    terminal::play(options, io::stdin().lock(), io::stdout().lock())
}
