//! 6.0 *Stock Rounds*: whose turn it is, and what a player may do in it.

use super::sections::{ACTIONS, BUYING, LIMIT};
use super::state::{Lner, Round, Stock};
use super::{Game1862, Refused, no};
use rules::{Choice, Event, Holder, PlayerId, Reason};

impl Game1862 {
    pub(super) fn stock(&self) -> &Stock {
        match &self.state.round {
            Round::Stock(stock) => stock,
            _ => unreachable!("asked for the stock round in another round"),
        }
    }

    pub(super) fn stock_mut(&mut self) -> &mut Stock {
        match &mut self.state.round {
            Round::Stock(stock) => stock,
            _ => unreachable!("asked for the stock round in another round"),
        }
    }

    /// 6.5.2: the certificate limit; the formation of the LNER fixes it anew.
    pub fn certificate_limit(&self) -> u8 {
        let players = self.players.len();
        let setup = self.data.players.iter().find(|setup| setup.count == players);
        self.state.lner_limit.unwrap_or_else(|| setup.map_or(u8::MAX, |setup| setup.certificate_limit))
    }

    /// Certificates that count against the limit.
    pub fn certificate_count(&self, player: PlayerId) -> u8 {
        let holder = Holder::Player(player);
        self.state.certificates.iter().map(|shares| shares.count(holder)).sum()
    }

    pub(super) fn at_limit(&self, player: PlayerId) -> bool {
        self.certificate_count(player) >= self.certificate_limit()
    }

    pub(super) fn check_below_limit(&self, player: PlayerId, section: &'static str) -> Result<(), Refused> {
        let limit = self.certificate_limit();
        if self.at_limit(player) { no(section, Reason::CertificateLimit { limit }) } else { Ok(()) }
    }

    /// 6.5.2: whoever is above the limit must sell first, but not after the LNER has formed, nor if nothing can be sold.
    pub(super) fn must_sell_down(&self, player: PlayerId) -> bool {
        self.state.lner != Lner::Formed
            && self.certificate_count(player) > self.certificate_limit()
            && self.can_sell(player)
    }

    pub(super) fn begin_stock_round(&mut self) {
        self.state.round = Round::Stock(Stock::new(self.state.first));
        self.state.barred = Default::default();
        self.state.skips = Default::default();
        self.state.round_number = 1;
        self.say(Event::StockRoundBegins { number: self.state.turn });
    }

    /// Whether somebody must decide something; if not, the next thing happens. `None` when the round is over.
    pub(super) fn stock_round_waits(&mut self) -> Option<bool> {
        let stock = self.stock();
        if stock.markers.is_some() {
            return Some(true);
        }
        if stock.closed {
            return self.fines_wait().then_some(true);
        }
        if stock.passes.all(self.circle()) {
            self.close_stock_round();
            return Some(false);
        }
        let player = stock.turn;
        if self.has_something_to_do(player) {
            self.stock_mut().asked = true;
            return Some(true);
        }
        let acted = stock.acted;
        if !acted {
            self.say(Event::PassedWithoutChoice { player });
        }
        self.end_stock_turn(player);
        Some(false)
    }

    /// Whether a player can sell, buy or start anything.
    fn has_something_to_do(&self, player: PlayerId) -> bool {
        self.can_sell(player) || (!self.must_sell_down(player) && self.can_buy_or_start(player))
    }

    /// The turn is over, and was a pass if nothing was sold or bought.
    pub(super) fn end_stock_turn(&mut self, player: PlayerId) {
        let left = self.circle().left_of(player);
        let stock = self.stock_mut();
        let acted = std::mem::take(&mut stock.acted);
        stock.passes.note(player, !acted);
        if acted {
            stock.passes = Default::default();
        }
        stock.sold_now = Default::default();
        stock.turn = left;
    }

    pub(super) fn pass_stock_turn(&mut self, player: PlayerId) -> Result<(), Refused> {
        if self.must_sell_down(player) {
            return no(LIMIT, Reason::MustSellDown { limit: self.certificate_limit() });
        }
        let acted = self.stock().acted;
        self.say(if acted { Event::TurnEnded { player } } else { Event::Passed { player } });
        self.end_stock_turn(player);
        Ok(())
    }

    /// 6.1, 6.6: the priority deal goes to "the player who started the round of consecutive passes". While the round is
    /// being played it is shown where it would go now (F4).
    pub fn priority(&self) -> PlayerId {
        match &self.state.round {
            Round::Stock(stock) if !stock.closed => self.priority_after(stock),
            _ => self.state.first,
        }
    }

    fn priority_after(&self, stock: &Stock) -> PlayerId {
        stock.last_to_act.map_or(self.state.first, |player| self.circle().left_of(player))
    }

    fn close_stock_round(&mut self) {
        let started = self.state.first;
        self.state.first = self.priority_after(self.stock());
        self.stock_mut().closed = true;
        self.say(Event::PriorityDeal { player: self.state.first });
        self.settle_obligations(started);
    }

    pub(super) fn stock_choices(&self) -> Vec<Choice> {
        let stock = self.stock();
        if let Some(company) = stock.markers {
            return self.marker_count_choices(company);
        }
        if let Some((player, _)) = stock.fines.first() {
            return self.sale_choices(*player);
        }
        let player = stock.turn;
        let mut choices = self.sale_choices(player);
        if self.must_sell_down(player) {
            return choices;
        }
        choices.extend(self.purchase_choices(player));
        choices.extend(self.start_choices(player));
        choices.push(Choice::Pass);
        choices
    }

    pub(super) fn check_may_trade(&self, player: PlayerId) -> Result<(), Refused> {
        let stock = self.stock();
        if stock.markers.is_some() || stock.closed {
            return self.wrong_step(ACTIONS);
        }
        if self.must_sell_down(player) {
            return no(LIMIT, Reason::MustSellDown { limit: self.certificate_limit() });
        }
        self.check_below_limit(player, BUYING)
    }

    /// Whether no player had anything to decide in this round.
    pub(super) fn nobody_was_asked(&self) -> bool {
        !self.stock().asked
    }
}
