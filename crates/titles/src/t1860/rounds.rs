//! *Operating Rounds*, and how rounds follow one another.

use super::Game1860;
use super::state::{Ending, Operating, OperatingStep, Round};
use rules::{CompanyId, Event, Money, Step};

/// The turn after whose stock round a recorded game is over (A29).
const LAST_TURN: u16 = 100;

impl Game1860 {
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

    /// A stock round is over: "the change in the number of operating rounds happens at the end of the stock round".
    pub(super) fn after_stock_round(&mut self) {
        let nobody_was_asked = !self.stock().asked;
        self.test_nationalisation();
        if self.options.departures.ends_at_turn_100 {
            if self.state.turn >= LAST_TURN {
                return self.end_at_once(Ending::TurnLimit);
            }
        } else if nobody_was_asked && self.nothing_can_come() {
            return self.end_at_once(Ending::Standstill);
        }
        self.begin_operating_rounds();
    }

    /// Neither rulebook thinks of it, but players can be so poor that no company will ever float again: no company
    /// operates, and no private company brings anybody money. If then nobody has anything to do in a
    /// stock round, the next one will be the same, and so on for ever.
    fn nothing_can_come(&self) -> bool {
        let no_income = self.privates().all(|private| self.state.private_owner(private).is_none());
        no_income && !self.state.nationalised && self.running_companies().is_empty()
    }

    fn end_at_once(&mut self, ending: Ending) {
        self.state.ending = Some(ending);
        self.end_game();
    }

    pub(super) fn begin_operating_rounds(&mut self) {
        self.state.rounds_in_set = self.data.phase(self.state.phase).rounds;
        self.begin_operating_round(1);
    }

    fn begin_operating_round(&mut self, number: u8) {
        self.state.round_number = number;
        self.say(Event::OperatingRoundBegins { turn: self.state.turn, round: number });
        self.pay_private_income();
        let order = self.running_companies();
        self.state.round = Round::Operating(Operating::new(order, self.state.nationalised));
    }

    /// Lets everything happen that happens by itself, until somebody must decide something or the game is over.
    pub(super) fn advance(&mut self) {
        loop {
            let waits = match &self.state.round {
                Round::Stock(_) => self.stock_round_waits(),
                Round::Operating(_) => self.operating_round_waits(),
                Round::Auction(_) | Round::Over => true,
            };
            if waits {
                return;
            }
        }
    }

    /// Whether a director must decide something now; if not, the next step is taken.
    fn operating_round_waits(&mut self) -> bool {
        let operating = self.operating();
        match operating.company() {
            None => {
                self.end_operating_round();
                false
            }
            Some(company) => operating.offer.is_some() || self.waits(company, operating.step),
        }
    }

    /// Whether the company's director must decide in this step; if not, what happens by itself happens, and the
    /// next step is taken.
    fn waits(&mut self, company: CompanyId, step: OperatingStep) -> bool {
        match step {
            OperatingStep::Discard => self.waits_for_discard(company),
            OperatingStep::Track => self.waits_for_track(company),
            OperatingStep::Base => self.waits_for_base(company),
            OperatingStep::Run => self.waits_for_run(company),
            OperatingStep::Dividend => self.waits_for_dividend(company),
            OperatingStep::Trains => self.waits_for_trains(company),
            OperatingStep::Done => {
                self.end_turn(company);
                false
            }
        }
    }

    fn go_to_step(&mut self, step: OperatingStep) -> bool {
        self.operating_mut().step = step;
        false
    }

    /// Whether nobody decides for the company: it is in receivership, and no player enters what it does.
    fn runs_itself(&self, company: CompanyId) -> bool {
        self.state.in_receivership(company) && !self.options.departures.receiver_is_any_player
    }

    fn waits_for_discard(&mut self, company: CompanyId) -> bool {
        if self.trains_above_limit(company) {
            if !self.runs_itself(company) {
                return true;
            }
            let smallest = self.state.company(company).trains.iter().min().copied();
            if let Some(train) = smallest {
                self.return_train(company, train);
            }
            return false;
        }
        self.learn_route(company);
        self.receivership_at_start(company);
        self.go_to_step(OperatingStep::Track)
    }

    /// Recorded games ask even if no tile can be laid.
    fn waits_for_track(&mut self, company: CompanyId) -> bool {
        let builds = !self.state.building_ended && !self.state.in_receivership(company);
        if builds && (self.options.departures.track_is_always_asked || self.can_lay_track(company)) {
            return true;
        }
        self.go_to_step(OperatingStep::Base)
    }

    fn waits_for_base(&mut self, company: CompanyId) -> bool {
        let builds = !self.state.building_ended
            && !self.state.in_receivership(company)
            && !self.state.company(company).insolvent;
        if builds && self.base_choices(company).next().is_some() {
            return true;
        }
        self.go_to_step(OperatingStep::Run)
    }

    fn waits_for_run(&mut self, company: CompanyId) -> bool {
        self.learn_route(company);
        self.clear_insolvency_before_run(company);
        self.operating_mut().lease = self.lease(company);
        let nothing_counts = self.operating().nationalised && self.runs_itself(company);
        if self.may_run(company) && !nothing_counts {
            if !self.runs_itself(company) {
                return true;
            }
            self.run_for_the_maximum(company);
        } else {
            self.say(Event::DidNotRun { company });
        }
        self.go_to_step(OperatingStep::Dividend)
    }

    fn waits_for_dividend(&mut self, company: CompanyId) -> bool {
        match self.forced_dividend(company) {
            None => true,
            Some((kind, _)) => {
                self.settle_dividend(company, kind);
                false
            }
        }
    }

    /// A company in receivership "must buy the next available train when it has sufficient company credits".
    fn waits_for_trains(&mut self, company: CompanyId) -> bool {
        if self.runs_itself(company) {
            if self.must_buy_train(company)
                && let Some((train, price)) = self.cheapest_train()
            {
                self.buy_from_bank(company, train, price);
            }
            return self.go_to_step(OperatingStep::Done);
        }
        let idle = self.state.in_receivership(company) && !self.state.company(company).trains.is_empty();
        if !idle && self.train_options(company).next().is_some() {
            return true;
        }
        self.go_to_step(OperatingStep::Done)
    }

    fn end_turn(&mut self, company: CompanyId) {
        if !self.state.company(company).bankrupt {
            self.insolvency_at_end(company);
        }
        let operating = self.operating_mut();
        let next = Operating {
            index: operating.index + 1,
            paid: operating.paid,
            ..Operating::new(operating.order.clone(), operating.nationalised)
        };
        *operating = next;
    }

    /// Declines track or a base.
    pub(super) fn pass_step(&mut self, company: CompanyId, step: OperatingStep) {
        let (name, next) = match step {
            OperatingStep::Track => (Step::TRACK, OperatingStep::Base),
            _ => (Step::TOKEN, OperatingStep::Run),
        };
        self.say(Event::CompanyPassed { company, step: name.id() });
        self.operating_mut().step = next;
    }

    fn end_operating_round(&mut self) {
        let operating = self.operating().clone();
        if operating.nationalised {
            self.close_companies(&operating);
        }
        if self.state.ending.is_some() {
            self.end_game();
            return;
        }
        self.test_nationalisation();
        if self.state.nationalised || self.state.round_number < self.state.rounds_in_set {
            self.begin_operating_round(self.state.round_number + 1);
        } else {
            self.state.turn = self.state.turn.saturating_add(1);
            self.begin_stock_round();
        }
    }

    /// Records what a run brought; the dividend follows.
    pub(super) fn earn(&mut self, revenue: Money, subsidy: Money) {
        let operating = self.operating_mut();
        operating.revenue = revenue;
        operating.subsidy = subsidy;
        operating.step = OperatingStep::Dividend;
    }
}
