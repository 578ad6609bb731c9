//! Section 20, *End and scoring*.

use super::Game1822;
use super::state::{EndReason, EndTime, Ending, Round};
use rules::{Cell, CompanyId, Event};

/// A game that is not over by then never will be (f.91).
const LAST_TURN: u16 = 100;

impl Game1822 {
    pub(super) fn break_bank(&mut self) {
        if !self.state.bank_broken {
            self.state.bank_broken = true;
            self.say(Event::BankBroken);
        }
    }

    /// 20.2; b.4: at our tables a minor's marker does not count.
    pub(super) fn note_end_cell(&mut self, company: CompanyId, cell: Cell) {
        let counts = self.data.is_major(company) || self.options.departures.minors_end_game;
        if self.data.zone(cell).end && counts && !self.state.end_cell {
            self.state.end_cell = true;
            self.say(Event::TopOfMarket { company });
        }
    }

    /// 20.4: the first trigger decides; of two at once the bank (f.91).
    pub(super) fn note_ending(&mut self) {
        if self.state.ending.is_some() {
            return;
        }
        let in_operating_round = matches!(self.state.round, Round::Operating(_));
        let sooner = self.options.departures.bank_in_stock_round_ends_sooner;
        self.state.ending = if self.state.bank_broken {
            let when = if in_operating_round || !sooner { EndTime::Set } else { EndTime::Round };
            Some(Ending { reason: EndReason::Bank, when })
        } else if self.state.end_cell {
            Some(Ending { reason: EndReason::StockMarket, when: EndTime::Round })
        } else {
            None
        };
    }

    /// 20.1: nobody bid.
    pub(super) fn end_unplayed(&mut self) {
        self.state.ending = Some(Ending { reason: EndReason::NotPlayed, when: EndTime::Now });
        self.end_game();
    }

    /// Whether the game ends now that an operating round is over.
    pub(super) fn ends_after_round(&mut self) -> bool {
        let last = self.state.round_number >= self.state.rounds_in_set;
        match self.state.ending {
            Some(ending) => ending.when != EndTime::Set || last,
            None if self.state.turn >= LAST_TURN && last => {
                self.state.ending = Some(Ending { reason: EndReason::NotPlayed, when: EndTime::Now });
                true
            }
            None => false,
        }
    }

    pub(super) fn end_game(&mut self) {
        let reason = self.state.ending.map_or(EndReason::NotPlayed, |ending| ending.reason);
        self.state.round = Round::Over;
        self.say(Event::GameOver { reason: reason.id() });
    }
}
