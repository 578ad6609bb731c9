//! Pictures of the game in text: everything is drawn from the view, as the player to act may see it.

mod hex;
mod map;
mod market;
mod tables;

use crate::paint::{Paint, Painter};
use messages::Language;
use rules::view::{RoundKind, View};
use rules::{Argument, Message, Money, PlayerId, TitleInfo};

/// What is to be drawn, and how.
pub(crate) struct Screen<'a> {
    pub view: &'a View,
    pub info: &'a TitleInfo,
    pub language: Language,
    pub painter: Painter,
    pub width: usize,
}

impl Screen<'_> {
    /// Everything at a glance.
    pub(crate) fn overview(&self) -> Vec<String> {
        let mut lines = vec![self.headline(), String::new()];
        lines.extend(self.players());
        lines.push(String::new());
        lines.extend(self.companies());
        if !self.open_privates().is_empty() {
            lines.push(String::new());
            lines.extend(self.privates());
        }
        if !self.view.boxes.is_empty() {
            lines.push(String::new());
            lines.extend(self.boxes());
        }
        lines.push(String::new());
        lines.push(self.market_line());
        lines.push(self.trains_line());
        lines.push(String::new());
        lines.extend(self.map());
        lines
    }

    /// Where we are: the round, the phase, the bank.
    pub(crate) fn headline(&self) -> String {
        let round = &self.view.round;
        let number = |value: u16| Argument::Number(i64::from(value));
        let place = match round.kind {
            RoundKind::Auction => self.text("ui-round-auction", &[]),
            RoundKind::Stock => self.text("ui-round-stock", &[("number", number(round.turn))]),
            RoundKind::Operating => self.text(
                "ui-round-operating",
                &[
                    ("turn", number(round.turn)),
                    ("round", number(round.number.into())),
                    ("rounds", number(round.rounds_in_set.into())),
                ],
            ),
            RoundKind::Over => self.text("ui-round-over", &[]),
        };
        let phase = Argument::Text(self.view.phase.name.clone());
        let mut parts = vec![place, self.text("ui-phase", &[("phase", phase)])];
        parts.push(format!("{} {}", self.text("ui-bank", &[]), self.pounds(self.view.bank)));
        parts.extend(round.badges.first().map(|badge| self.say(badge)));
        self.painter.paint(Paint::Bold, &parts.join(" · "))
    }

    /// A message in the words of the title.
    pub(crate) fn say(&self, message: &Message) -> String {
        messages::say(self.language, &self.view.title, message)
    }

    /// The text of this id in the words of the title.
    pub(crate) fn text(&self, id: &str, args: &[(&str, Argument)]) -> String {
        messages::text(self.language, &self.view.title, id, args)
    }

    /// An attribute of a message; nothing if it has none of this name.
    fn attribute(&self, id: &str, name: &str) -> String {
        messages::attribute(self.language, &self.view.title, id, name, &[]).unwrap_or_default()
    }

    fn heading(&self, id: &str) -> String {
        self.painter.paint(Paint::Bold, &self.text(id, &[]))
    }

    fn pounds(&self, money: Money) -> String {
        self.text("ui-money", &[("amount", i64::from(money.0).into())])
    }

    fn company_money(&self, money: Money) -> String {
        self.text("ui-company-money", &[("amount", i64::from(money.0).into())])
    }

    fn player_name(&self, player: Option<PlayerId>) -> String {
        let seat = player.and_then(|player| self.view.players.get(player.index()));
        seat.map(|player| player.name.clone()).unwrap_or_default()
    }

    /// A letter for each company, for the map and the market: the first of its short name that is not taken.
    fn letters(&self) -> Vec<char> {
        let mut taken: Vec<char> = Vec::new();
        for company in &self.view.companies {
            let own =
                company.symbol.chars().filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_uppercase());
            let letter = own.chain('A'..='Z').find(|letter| !taken.contains(letter));
            taken.push(letter.unwrap_or('?'));
        }
        taken
    }

    /// Which letter is which company, for those that are in play.
    fn letter_key(&self) -> String {
        let letters = self.letters();
        let started = self
            .view
            .companies
            .iter()
            .zip(letters)
            .filter(|(company, _)| tables::takes_part(company) || !company.tokens.is_empty());
        let keys: Vec<String> = started
            .map(|(company, letter)| {
                let letter = self.painter.paint(Paint::company(company), &letter.to_string());
                format!("{letter} {}", company.symbol)
            })
            .collect();
        keys.join(", ")
    }
}
