//! 3.0 *Game Overview* and 7.1 *Operating Order*: how rounds follow one another, and the steps of a company's turn.

use super::Game1862;
use super::state::{COMPANIES, Ending, Lner, Operating, OperatingStep, Parliament, Round};
use super::words::Event as Own;
use rules::{CompanyId, Event, Money, Step};
use smallvec::SmallVec;
use std::cmp::Reverse;

/// The turn after which a recorded game is over (F41).
const LAST_TURN: u16 = 100;
/// Operating rounds after the formation of the LNER (10.3).
const LNER_ROUNDS: u8 = 3;

impl Game1862 {
    pub(super) fn operating(&self) -> &Operating {
        match &self.state.round {
            Round::Operating(operating) => operating,
            _ => unreachable!("asked for the operating round in another round"),
        }
    }

    pub(super) fn operating_mut(&mut self) -> &mut Operating {
        match &mut self.state.round {
            Round::Operating(operating) => operating,
            _ => unreachable!("asked for the operating round in another round"),
        }
    }

    /// Lets everything happen that happens by itself, until somebody must decide something or the game is over.
    pub(super) fn advance(&mut self) {
        loop {
            let waits = match &self.state.round {
                Round::Parliament(_) => self.parliament_waits(),
                Round::Stock(_) => self.stock_round_waits(),
                Round::Operating(_) => self.operating_round_waits(),
                Round::Over => Some(true),
            };
            match waits {
                Some(true) => return,
                Some(false) => {}
                None => self.next_round(),
            }
        }
    }

    fn next_round(&mut self) {
        if self.options.departures.ends_at_turn_100 && self.state.turn >= LAST_TURN {
            return self.end_game(Ending::TurnLimit);
        }
        match &self.state.round {
            Round::Parliament(parliament) if parliament.further > 0 => {
                let further = parliament.further - 1;
                self.begin_parliament(further);
            }
            Round::Parliament(_) => self.begin_stock_round(),
            Round::Stock(_) => self.after_stock_round(),
            Round::Operating(_) => self.after_operating_round(),
            Round::Over => {}
        }
    }

    fn begin_parliament(&mut self, further: u8) {
        self.state.round = Round::Parliament(Parliament::new(self.state.first, further));
        self.state.round_number = 1;
        self.state.skips = Default::default();
        self.say(Own::ParliamentBegins { turn: self.state.turn });
    }

    fn after_stock_round(&mut self) {
        if self.nobody_was_asked() && self.nothing_can_come() {
            return self.end_game(Ending::Standstill);
        }
        self.state.rounds_in_set = match self.state.lner {
            Lner::Formed => LNER_ROUNDS,
            _ => self.phase().rounds,
        };
        self.begin_operating_round(1);
    }

    /// The rulebook does not think of it, but players can be so poor that no company will ever float again. If then nobody
    /// has anything to do in a stock round, the next one will be the same, and so on for ever.
    fn nothing_can_come(&self) -> bool {
        let poor = self.seats().all(|player| self.state.cash.player(player) < self.data.cheapest_director());
        poor && self.running_companies().is_empty() && !self.options.departures.ends_at_turn_100
    }

    /// Floated companies "in descending order of share price, with ties broken by the position in the stack".
    pub(super) fn running_companies(&self) -> SmallVec<[CompanyId; COMPANIES]> {
        let order = self.state.markers.in_order(Reverse);
        order.into_iter().filter(|company| self.state.company(*company).floated).collect()
    }

    fn begin_operating_round(&mut self, number: u8) {
        self.state.round_number = number;
        self.state.skips = Default::default();
        self.say(Event::OperatingRoundBegins { turn: self.state.turn, round: number });
        self.state.round = Round::Operating(Operating::new(self.running_companies()));
    }

    fn after_operating_round(&mut self) {
        if self.state.ending == Some(Ending::StockMarket) {
            return self.end_game(Ending::StockMarket);
        }
        if self.state.round_number < self.state.rounds_in_set {
            return self.begin_operating_round(self.state.round_number + 1);
        }
        if let Some(ending) = self.state.ending {
            return self.end_game(ending);
        }
        if self.state.lner == Lner::Formed {
            return self.end_game(Ending::Lner);
        }
        self.state.turn = self.state.turn.saturating_add(1);
        if self.state.lner == Lner::Triggered {
            self.form_lner();
            self.begin_stock_round();
        } else {
            self.begin_parliament(0);
        }
    }

    /// Whether a director must decide something now; if not, the next thing happens. `None` when the round is over.
    fn operating_round_waits(&mut self) -> Option<bool> {
        let operating = self.operating();
        let company = operating.company()?;
        if operating.offer.is_some() {
            return Some(true);
        }
        if let Some(merging) = operating.merging {
            return Some(self.merging_waits(merging));
        }
        Some(self.step_waits(company, operating.step))
    }

    /// 7.1: the steps of a turn, in their order.
    fn step_waits(&mut self, company: CompanyId, step: OperatingStep) -> bool {
        match step {
            OperatingStep::Home => self.waits_for_home(company),
            OperatingStep::Merge => self.waits_for_merger(company, OperatingStep::Track),
            OperatingStep::Track => self.waits_for_track(company),
            OperatingStep::Marker => self.waits_for_marker(company),
            OperatingStep::Run => self.waits_for_run(company),
            OperatingStep::Dividend => self.waits_for_dividend(company),
            OperatingStep::Trains => self.waits_for_trains(company),
            OperatingStep::Redeem => self.waits_for_redemption(company),
            OperatingStep::Acquire => self.waits_for_merger(company, OperatingStep::Done),
            OperatingStep::Done => {
                self.end_turn();
                false
            }
        }
    }

    pub(super) fn go_to_step(&mut self, step: OperatingStep) -> bool {
        self.operating_mut().step = step;
        false
    }

    /// Whether the company may build, place markers and merge: not in receivership (7.3), not after the LNER has formed.
    pub(super) fn is_enterprising(&self, company: CompanyId) -> bool {
        !self.state.in_receivership(company) && self.state.lner != Lner::Formed
    }

    /// The next company's turn.
    pub(super) fn end_turn(&mut self) {
        let operating = self.operating_mut();
        let next = Operating { index: operating.index + 1, ..Operating::new(operating.order.clone()) };
        *operating = next;
    }

    /// Declines a step.
    pub(super) fn pass_step(&mut self, company: CompanyId, name: Step, next: OperatingStep) {
        self.say(Event::CompanyPassed { company, step: name.id() });
        self.operating_mut().step = next;
    }

    /// What the runs of this turn earn together.
    pub(super) fn revenue(&self) -> Money {
        self.operating().revenue.iter().copied().sum()
    }
}
