//! Where people type and read: one line in, lines out, everything in the language of the table.

use crate::file::NoGame;
use crate::paint::{Paint, Painter};
use crate::table::Refused;
use crate::text::wrap;
use messages::Language;
use rules::Argument;
use std::io::{self, BufRead, Write};

/// Where people type and read.
pub(crate) struct Console<R, W> {
    pub input: R,
    pub output: W,
    pub language: Language,
    /// The title in whose words everything is said.
    pub title: String,
    pub painter: Painter,
    pub width: usize,
    pub echo: bool,
}

impl<R: BufRead, W: Write> Console<R, W> {
    /// Writes a line as it is.
    pub(crate) fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }

    /// Writes a paragraph after `first`, which keeps its spaces; further lines are indented as far.
    pub(crate) fn item(&mut self, first: &str, paragraph: &str) -> io::Result<()> {
        let indent = first.chars().count();
        let lines = wrap(paragraph, self.width.saturating_sub(indent), 0);
        for (index, line) in lines.iter().enumerate() {
            let before = if index == 0 { first.to_owned() } else { " ".repeat(indent) };
            self.line(format!("{before}{line}").trim_end())?;
        }
        Ok(())
    }

    /// Says something of the catalogue.
    pub(crate) fn say(&mut self, id: &str, args: &[(&str, Argument)]) -> io::Result<()> {
        let text = messages::text(self.language, &self.title, id, args);
        self.item("", &text)
    }

    /// A line that stands out.
    pub(crate) fn heading(&mut self, text: &str) -> io::Result<()> {
        let painted = self.painter.paint(Paint::Bold, text);
        self.line(&painted)
    }

    /// Asks and reads a line; `None` when the input has ended.
    pub(crate) fn ask(&mut self, id: &str, args: &[(&str, Argument)]) -> io::Result<Option<String>> {
        self.say(id, args)?;
        self.read()
    }

    /// Reads a line; `None` when the input has ended.
    pub(crate) fn read(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            self.line("")?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if self.echo {
            self.line(&line)?;
        }
        Ok(Some(line))
    }

    /// Says why a move was refused, with the section of the rulebook.
    pub(crate) fn refused(&mut self, refused: &Refused) -> io::Result<()> {
        let text = self.refusal_text(refused);
        let painted: Vec<String> =
            wrap(&text, self.width, 0).iter().map(|line| self.painter.paint(Paint::Red, line)).collect();
        painted.iter().try_for_each(|line| self.line(line))
    }

    fn refusal_text(&self, refused: &Refused) -> String {
        let section = messages::section(self.language, refused.title, refused.section);
        let section = section.map_or(refused.section.to_owned(), |section| section.title);
        let args = [
            ("reason", Argument::Text(messages::say(self.language, refused.title, &refused.reason))),
            ("title", refused.title.into()),
            ("section", section.into()),
        ];
        messages::text(self.language, refused.title, "ui-refused", &args)
    }

    /// What is wrong with a file.
    pub(crate) fn no_game(&self, file: &str, error: &NoGame) -> String {
        let (id, number, why) = match error {
            NoGame::Unreachable(why) => ("terminal-file-unreachable", 0, why.clone()),
            NoGame::NotAGame(why) => ("terminal-file-no-game", 0, why.clone()),
            NoGame::Setup(error) => return self.setup_error(error),
            NoGame::Unreadable { number, why } => ("terminal-file-move", *number, why.clone()),
            NoGame::Refused { number, refused } => {
                ("terminal-file-move", *number, self.refusal_text(refused))
            }
            NoGame::OtherEnd => ("terminal-file-other-end", 0, String::new()),
        };
        let args = [("file", file.into()), ("number", Argument::Number(number as i64)), ("why", why.into())];
        messages::text(self.language, &self.title, id, &args)
    }
}
