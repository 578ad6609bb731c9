//! The frame of the game: what happens by itself, and section 7, *Operating round*.

use super::Game1822;
use super::data::private;
use super::phases::SAVINGS;
use super::state::{CARDS, CardOwner, Operating, OperatingStep, Round, Stock};
use super::words::Event as Own;
use rules::{CompanyId, Event, Money, PlayerId, PrivateId, Purse, Step};
use smallvec::SmallVec;
use std::cmp::Reverse;

impl Game1822 {
    /// Lets happen what happens by itself, until somebody must act.
    pub(super) fn advance(&mut self) {
        let round = (self.state.turn, self.state.round_number, self.state.stock().is_some());
        while !self.is_awaiting() {}
        // f.90: what the beginning of a round pays is looked at with the next action.
        if round == (self.state.turn, self.state.round_number, self.state.stock().is_some()) {
            self.note_ending();
        }
    }

    fn is_awaiting(&mut self) -> bool {
        match &self.state.round {
            Round::Stock(_) => self.advance_stock(),
            Round::Doubling(_) | Round::Over => true,
            Round::Operating(_) => self.advance_operating(),
        }
    }

    pub(super) fn begin_stock_round(&mut self) {
        self.refill_minor_boxes();
        self.state.turn += 1;
        self.state.round_number = 1;
        self.state.round = Round::Stock(Stock::new());
        self.say(Event::StockRoundBegins { number: self.state.turn });
    }

    /// 7.2: minors first, then majors; higher price, further right, higher row, longer on the space.
    pub(super) fn operating_order(&self) -> SmallVec<[CompanyId; 16]> {
        let key = |cell| {
            let (row, column) = self.data.chart.position(cell);
            (Reverse(self.data.price(cell)), Reverse(column), row)
        };
        let mut order: SmallVec<[CompanyId; 16]> =
            self.state.markers.in_order(key).into_iter().filter(|c| self.state.is_floated(*c)).collect();
        order.sort_by_key(|company| self.data.is_major(*company));
        order
    }

    pub(super) fn begin_operating_round(&mut self, number: u8) {
        self.state.round_number = number;
        let order = self.operating_order();
        self.state.round = Round::Operating(Operating::new(order));
        self.say(Event::OperatingRoundBegins { turn: self.state.turn, round: number });
        self.pay_privates();
    }

    /// 7.1.
    fn pay_privates(&mut self) {
        self.renew_incomes();
        for card in PrivateId::first(CARDS) {
            let amount = self.state.private(card).income;
            match self.state.private(card).owner {
                CardOwner::Player(player) => self.pay_private(card, player, amount),
                CardOwner::Company(company) if amount > Money::ZERO => {
                    self.bank_pays(Purse::Company(company), amount);
                    self.say(Own::CompanyIncome { company, card, amount });
                }
                _ => {}
            }
        }
    }

    fn pay_private(&mut self, card: PrivateId, player: PlayerId, amount: Money) {
        if amount > Money::ZERO {
            self.bank_pays(Purse::Player(player), amount);
            self.say(Event::PrivateIncome { player, private: card, amount });
        }
        if SAVINGS.iter().any(|(saving, _)| *saving == card) {
            self.bank_pays(Purse::CompanyStock, amount);
            self.state.private_mut(card).credit += amount;
            self.say(Own::Saved { card, amount: self.state.private(card).credit });
        }
    }

    /// f.39: incomes that follow the phase are renewed here.
    fn renew_incomes(&mut self) {
        let phase = i32::from(self.state.phase);
        for (card, worth) in SAVINGS {
            if matches!(self.state.private(card).owner, CardOwner::Player(_)) {
                self.state.private_mut(card).income = worth * phase;
            }
        }
        let double = private(9);
        if matches!(self.state.private(double).owner, CardOwner::Company(_)) {
            self.state.private_mut(double).income = self.double_income();
        }
    }

    /// P9's income in a company.
    pub(super) fn double_income(&self) -> Money {
        match self.state.phase {
            0..=4 => Money(20),
            5 | 6 => Money(40),
            _ => Money(60),
        }
    }

    pub(super) fn operating_round(&self) -> &Operating {
        match &self.state.round {
            Round::Operating(operating) => operating,
            _ => unreachable!("asked only in an operating round"),
        }
    }

    pub(super) fn operating_mut(&mut self) -> &mut Operating {
        match &mut self.state.round {
            Round::Operating(operating) => operating,
            _ => unreachable!("asked only in an operating round"),
        }
    }

    /// Lets an operating round go on; returns whether somebody is awaited.
    fn advance_operating(&mut self) -> bool {
        let operating = self.operating_round();
        let Some(company) = operating.company() else {
            self.finish_operating_round();
            return false;
        };
        if !operating.begun {
            self.operating_mut().begun = true;
            self.begin_turn(company);
            return false;
        }
        if operating.offer.is_some() || operating.acquiring.is_some() || self.state.crowded.is_some() {
            return true;
        }
        self.step_waits(company, operating.step)
    }

    fn finish_operating_round(&mut self) {
        self.note_ending();
        if self.ends_after_round() {
            self.end_game();
        } else if self.state.round_number < self.state.rounds_in_set {
            self.begin_operating_round(self.state.round_number + 1);
        } else {
            self.begin_stock_round();
        }
    }

    /// 7.3: the order of a turn.
    fn step_waits(&mut self, company: CompanyId, step: OperatingStep) -> bool {
        match step {
            OperatingStep::Home => self.waits_for_home(company),
            OperatingStep::FirstTrain => self.waits_for_first_train(company),
            OperatingStep::Privates => self.waits_for_privates(company),
            OperatingStep::Hill => self.waits_for_hill(company),
            OperatingStep::Track => self.waits_for_track(company),
            OperatingStep::Destination => self.waits_for_destination(company),
            OperatingStep::Token => self.waits_for_token(company),
            OperatingStep::Run => self.waits_for_run(company),
            OperatingStep::Dividend => self.waits_for_dividend(company),
            OperatingStep::Trains => self.waits_for_trains(company),
            OperatingStep::Acquire => self.waits_for_acquisition(company),
            OperatingStep::Issue => self.waits_for_issue(company),
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

    /// Declines a step.
    pub(super) fn pass_step(&mut self, company: CompanyId, name: Step, next: OperatingStep) {
        self.say(Event::CompanyPassed { company, step: name.id() });
        self.operating_mut().step = next;
    }

    fn end_turn(&mut self) {
        let operating = self.operating_mut();
        *operating = Operating { index: operating.index + 1, ..Operating::new(operating.order.clone()) };
    }
}
