//! The conversation: say what is awaited and what can be done, read a line, do it, say what happened.

use crate::command::{self, Command, Word};
use crate::console::Console;
use crate::draw::Screen;
use crate::file;
use crate::offers::{self, NotAnAction, Offer};
use crate::runs;
use crate::table::SharedTable;
use crate::text::lay_out;
use records::notation::read_action;
use rules::view::View;
use rules::{Action, Argument, Game, Names};
use std::io::{self, BufRead, Write};
use std::path::Path;

/// How many lines of the log are shown if no number is given.
const LOG_LINES: usize = 20;

/// What follows a line.
enum Then {
    /// The list of choices again: something has changed.
    Show,
    /// Only the prompt again.
    Prompt,
    /// The end.
    Leave,
}

/// A game being played.
pub(crate) struct Session<R, W> {
    console: Console<R, W>,
    table: SharedTable,
    offers: Vec<Offer>,
    /// The player has been told that leaving loses moves.
    warned: bool,
}

impl<R: BufRead, W: Write> Session<R, W> {
    /// Sits down at a table.
    pub(crate) fn new(console: Console<R, W>, table: SharedTable) -> Session<R, W> {
        let console = Console { title: table.spec().title.clone(), ..console };
        Session { console, table, offers: Vec::new(), warned: false }
    }

    /// Plays until somebody quits or the input ends.
    pub(crate) fn run(mut self) -> io::Result<()> {
        let name = self.table.info().card.name.clone();
        self.console.heading(&name)?;
        self.console.say("terminal-welcome", &[])?;
        self.show(|scene| scene.overview())?;
        self.offer()?;
        while let Some(line) = self.console.read()? {
            let command = command::parse(self.console.language, &line);
            let leaving = matches!(command, Command::Word(Word::Quit, _));
            match self.obey(command)? {
                Then::Show => self.offer()?,
                Then::Prompt => {}
                Then::Leave => return self.console.say("terminal-farewell", &[]),
            }
            self.warned &= leaving;
        }
        self.console.say("terminal-farewell", &[])
    }

    /// Draws something of the game.
    fn show(&mut self, draw: impl Fn(&Screen<'_>) -> Vec<String>) -> io::Result<()> {
        let view = self.table.view();
        let lines = draw(&scene(&self.console, &self.table, &view));
        self.console.line("")?;
        lines.iter().try_for_each(|line| self.console.line(line))
    }

    /// Says what is awaited, and lists what can be done.
    fn offer(&mut self) -> io::Result<()> {
        let view = self.table.view();
        let scene = scene(&self.console, &self.table, &view);
        self.offers = offers::list(&self.table, &scene);
        let heading = self.prompt();
        self.console.line("")?;
        self.console.heading(&heading)?;
        if let Some(standings) = &view.standings {
            for standing in standings {
                let worth = i64::from(standing.worth.0);
                let money = scene.text("ui-money", &[("amount", worth.into())]);
                self.console.line(&format!("{:>3}. {}: {money}", standing.place, standing.name))?;
            }
        }
        for (index, offer) in self.offers.iter().enumerate() {
            self.console.item(&format!("{:>3}  ", index + 1), &offer.label)?;
            for detail in &offer.details {
                self.console.item("       ", detail)?;
            }
        }
        Ok(())
    }

    /// Who is to act, and for what.
    fn prompt(&self) -> String {
        let game = self.table.game();
        let turn = game.turn();
        let (language, title) = (self.console.language, &self.console.title);
        let step = format!("step-{}", turn.step.id());
        let prompt = messages::attribute(language, title, &step, "prompt", &[]).unwrap_or_default();
        let company = turn.company.map(|company| game.company(company));
        let who = match (&turn.players[..], company) {
            ([], _) => return prompt,
            ([player], None) => {
                messages::text(language, title, "ui-turn-player", &[("player", game.player(*player).into())])
            }
            ([player], Some(company)) => messages::text(
                language,
                title,
                "ui-turn-company",
                &[("player", game.player(*player).into()), ("company", company.into())],
            ),
            (_, company) => {
                let company = company.unwrap_or_default();
                messages::text(language, title, "ui-turn-anybody", &[("company", company.into())])
            }
        };
        format!("{who}. {prompt}")
    }

    fn obey(&mut self, command: Command) -> io::Result<Then> {
        match command {
            Command::Nothing => Ok(Then::Show),
            Command::Choose { number, amount } => self.choose(number, amount.as_deref()),
            Command::Word(word, rest) => self.obey_word(word, &rest),
            Command::Unknown(line) => {
                self.console.say("terminal-unknown", &[("line", line.into())])?;
                Ok(Then::Prompt)
            }
        }
    }

    fn obey_word(&mut self, word: Word, rest: &str) -> io::Result<Then> {
        match word {
            Word::Pass => return self.act(Action::Pass),
            Word::Help => self.help()?,
            Word::Overview => self.show(|scene| scene.overview())?,
            Word::Choices => return Ok(Then::Show),
            Word::Map => self.show(|scene| scene.map())?,
            Word::Hex => self.hex(rest)?,
            Word::Market => self.show(|scene| scene.market())?,
            Word::Companies => self.show(|scene| scene.companies())?,
            Word::Players => self.show(|scene| [scene.players(), scene.privates()].concat())?,
            Word::Trains => self.show(|scene| scene.trains())?,
            Word::Log => self.log(rest)?,
            Word::Rules => self.rules(rest)?,
            Word::Options => self.options()?,
            Word::Undo => return self.step(SharedTable::undo, "terminal-undone", "terminal-nothing-to-undo"),
            Word::Redo => return self.step(SharedTable::redo, "terminal-redone", "terminal-nothing-to-redo"),
            Word::Save => self.save(rest)?,
            Word::Load => return self.load(rest),
            Word::Run => return self.type_runs(rest),
            Word::Do => return self.type_action(rest),
            Word::Quit => return self.quit(),
        }
        Ok(Then::Prompt)
    }

    fn choose(&mut self, number: usize, amount: Option<&str>) -> io::Result<Then> {
        let Some(offer) = number.checked_sub(1).and_then(|index| self.offers.get(index)) else {
            let typed = Argument::Text(number.to_string());
            self.console.say("terminal-no-such-number", &[("typed", typed)])?;
            return Ok(Then::Prompt);
        };
        let line = Argument::Number(number as i64);
        let (id, args) = match offer.action(self.table.info(), amount) {
            Ok(action) => return self.act(action),
            Err(NotAnAction::AmountNeeded(example)) => {
                ("terminal-amount-needed", vec![("number", line), ("example", example.into())])
            }
            Err(NotAnAction::RotationNeeded(example)) => {
                ("terminal-rotation-needed", vec![("number", line), ("example", example.into())])
            }
            Err(NotAnAction::NotANumber(typed)) => ("terminal-not-a-number", vec![("typed", typed.into())]),
            Err(NotAnAction::NothingToAdd) => ("terminal-nothing-to-add", vec![("number", line)]),
            Err(NotAnAction::NoSuchPrice(typed)) => {
                ("terminal-no-such-price", vec![("typed", i64::from(typed).into())])
            }
            Err(NotAnAction::NotARotation(typed)) => {
                ("terminal-not-a-rotation", vec![("typed", i64::from(typed).into())])
            }
        };
        self.console.say(id, &args)?;
        Ok(Then::Prompt)
    }

    /// Does something, and says what happened; at the beginning of a round, everything at a glance.
    fn act(&mut self, action: Action) -> io::Result<Then> {
        let before = round(&self.table);
        match self.table.act(action) {
            Err(refused) => {
                self.console.refused(&refused)?;
                return Ok(Then::Prompt);
            }
            Ok(events) => {
                for event in events {
                    let sentence = messages::say(self.console.language, &self.console.title, event);
                    self.console.item("  ", &sentence)?;
                }
            }
        }
        if round(&self.table) != before {
            self.show(|scene| scene.overview())?;
        }
        Ok(Then::Show)
    }

    fn step(&mut self, go: fn(&mut SharedTable) -> bool, gone: &str, nothing: &str) -> io::Result<Then> {
        let went = go(&mut self.table);
        let number = Argument::Number(self.table.history().position() as i64);
        self.console.say(if went { gone } else { nothing }, &[("number", number)])?;
        Ok(if went { Then::Show } else { Then::Prompt })
    }

    fn help(&mut self) -> io::Result<()> {
        let text = messages::text(self.console.language, &self.console.title, "terminal-help", &[]);
        text.lines().try_for_each(|line| self.console.line(line))
    }

    fn hex(&mut self, at: &str) -> io::Result<()> {
        let view = self.table.view();
        let lines = scene(&self.console, &self.table, &view).hex(at);
        match lines {
            Some(lines) => lines.iter().try_for_each(|line| self.console.line(line)),
            None => self.console.say("terminal-no-such-hex", &[("typed", at.into())]),
        }
    }

    fn log(&mut self, rest: &str) -> io::Result<()> {
        let count = if rest.is_empty() { LOG_LINES } else { rest.parse().unwrap_or(usize::MAX) };
        let log = self.table.log();
        let recent = &log[log.len().saturating_sub(count)..];
        let sentences: Vec<String> = recent
            .iter()
            .map(|event| messages::say(self.console.language, &self.console.title, event))
            .collect();
        if sentences.is_empty() {
            return self.console.say("terminal-log-empty", &[]);
        }
        sentences.iter().try_for_each(|sentence| self.console.item("  ", sentence))
    }

    /// The list of sections, or the one that a number or a part of its title names.
    fn rules(&mut self, rest: &str) -> io::Result<()> {
        let sections = messages::reference(self.console.language, &self.console.title);
        if rest.is_empty() {
            for (index, section) in sections.iter().enumerate() {
                self.console.line(&format!("{:>3}  {}", index + 1, section.title))?;
            }
            return self.console.say("terminal-rules-how", &[]);
        }
        let wanted = command::fold(rest);
        let by_number = rest.parse::<usize>().ok().and_then(|number| sections.get(number.checked_sub(1)?));
        let by_name = || {
            let named = |section: &&messages::Section| {
                command::fold(&section.title).contains(&wanted) || section.key == messages::section_key(rest)
            };
            sections.iter().find(named)
        };
        match by_number.or_else(by_name) {
            Some(section) => {
                self.console.heading(&section.title)?;
                lay_out(&section.text, self.console.width).iter().try_for_each(|line| self.console.line(line))
            }
            None => self.console.say("terminal-no-such-section", &[("typed", rest.into())]),
        }
    }

    fn options(&mut self) -> io::Result<()> {
        let info = self.table.info();
        let edition = format!("edition-{}", info.edition);
        let options: Vec<String> = info.options.iter().map(|id| format!("option-{id}")).collect();
        for (index, id) in [edition].iter().chain(&options).enumerate() {
            self.console.explained(index + 1, id)?;
        }
        Ok(())
    }

    fn save(&mut self, name: &str) -> io::Result<()> {
        if name.is_empty() {
            return self.console.say("terminal-file-name-needed", &[]);
        }
        match file::save(&self.table, Path::new(name)) {
            Ok(()) => {
                self.table.mark_saved();
                self.console.say("terminal-saved", &[("file", name.into())])
            }
            Err(error) => {
                let text = self.console.no_game(name, &error);
                self.console.item("", &text)
            }
        }
    }

    fn load(&mut self, name: &str) -> io::Result<Then> {
        if name.is_empty() {
            self.console.say("terminal-file-name-needed", &[])?;
            return Ok(Then::Prompt);
        }
        match file::load(Path::new(name)) {
            Ok(table) => {
                self.console.title = table.spec().title.clone();
                self.table = table;
                let number = Argument::Number(self.table.history().position() as i64);
                self.console.say("terminal-loaded", &[("file", name.into()), ("number", number)])?;
                self.show(|scene| scene.overview())?;
                Ok(Then::Show)
            }
            Err(error) => {
                let text = self.console.no_game(name, &error);
                self.console.item("", &text)?;
                Ok(Then::Prompt)
            }
        }
    }

    fn type_runs(&mut self, text: &str) -> io::Result<Then> {
        if text.is_empty() {
            self.console.say("terminal-run-how", &[])?;
            return Ok(Then::Prompt);
        }
        match runs::parse(self.table.game(), text) {
            Ok(runs) => self.act(Action::Run { runs }),
            Err(error) => {
                self.console.say(error.id, &[("typed", error.word.into())])?;
                Ok(Then::Prompt)
            }
        }
    }

    fn type_action(&mut self, text: &str) -> io::Result<Then> {
        let read = serde_json::from_str(text).map_err(|error| error.to_string());
        let action =
            read.and_then(|json| read_action(self.table.game(), &json).map_err(|error| error.to_string()));
        match action {
            Ok(action) => self.act(action),
            Err(why) => {
                self.console.say("terminal-unreadable-action", &[("why", why.into())])?;
                Ok(Then::Prompt)
            }
        }
    }

    /// Leaves, but not without a warning if moves would be lost.
    fn quit(&mut self) -> io::Result<Then> {
        if self.table.unsaved() && !self.warned {
            self.warned = true;
            self.console.say("terminal-unsaved", &[])?;
            return Ok(Then::Prompt);
        }
        Ok(Then::Leave)
    }
}

fn scene<'a, R, W>(console: &Console<R, W>, table: &'a SharedTable, view: &'a View) -> Screen<'a> {
    Screen {
        view,
        info: table.info(),
        language: console.language,
        painter: console.painter,
        width: console.width,
    }
}

/// What tells one round from the next.
fn round(table: &SharedTable) -> (rules::view::RoundKind, u16, u8) {
    let round = table.view().round;
    (round.kind, round.turn, round.number)
}
