//! What a person sees in a terminal: a table for people who share one keyboard. It draws the game from its public
//! view, offers the choices the rules offer, and says everything through the message catalogues. No rule lives
//! here.
//!
//! ```
//! use terminal::PlayOptions;
//! let options = PlayOptions { players: vec!["Ann".into(), "Ben".into()], ..PlayOptions::default() };
//! let mut screen = Vec::new();
//! terminal::play(options, "1 20\nquit\n".as_bytes(), &mut screen).unwrap();
//! assert!(String::from_utf8(screen).unwrap().contains("Ann bids £20."));
//! ```

mod command;
mod console;
mod draw;
mod file;
mod offers;
mod options;
mod paint;
mod runs;
mod session;
mod setup;
mod table;
mod text;

#[cfg(test)]
mod tests;

pub use options::PlayOptions;

use console::Console;
use paint::Painter;
use session::Session;
use std::io::{self, BufRead, Write};

/// Plays a game with whoever sits at this keyboard, until they quit or the input ends. Players, options or a file that
/// make no table are an error of kind `InvalidInput`, in words of the table's language.
pub fn play(options: PlayOptions, input: impl BufRead, output: impl Write) -> io::Result<()> {
    let mut console = Console {
        input,
        output,
        language: options.language,
        title: options.title.clone(),
        painter: Painter::new(options.colours),
        width: options.width.max(40),
        echo: options.echo,
    };
    match setup::table(&mut console, &options)? {
        Some(table) => Session::new(console, table).run(),
        None => Ok(()),
    }
}
