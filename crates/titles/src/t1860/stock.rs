//! *Stock Rounds*: whose turn it is, what ends a turn, and what ends the round.

use super::sections::{CERTIFICATE_LIMIT, SHARES, STOCK_ROUNDS};
use super::state::{HeldOpen, PrivateOwner, Round, Set, Stock};
use super::{Game1860, Refused, no};
use rules::{Choice, Event, Holder, Money, PlayerId, Reason};

/// As many choices as most turns have.
const USUAL_CHOICES: usize = 16;

impl Game1860 {
    /// Begins a stock round with the holder of the priority deal. From the stock round after the first 9+5 on,
    /// building has ended (*Formation of the Southern Railway*).
    pub(super) fn begin_stock_round(&mut self) {
        let first = self.state.first;
        self.state.round_number = 1;
        self.say(Event::StockRoundBegins { number: self.state.turn });
        self.say(Event::PriorityDeal { player: first });
        if self.state.southern_formed() {
            self.end_building();
        }
        self.state.round = Round::Stock(Stock::new(first));
    }

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

    /// Everything the player on turn may do.
    pub(super) fn stock_choices(&self) -> Vec<Choice> {
        let player = self.stock().turn;
        let mut choices = Vec::with_capacity(USUAL_CHOICES);
        choices.extend(self.purchase_options(player));
        choices.extend(self.sale_options(player));
        choices.extend(self.private_options(player));
        if !self.must_sell_down(player) {
            choices.push(Choice::Pass);
        }
        choices
    }

    /// Whether the player on turn may do anything besides ending the turn. Asked after every move, so nothing is listed.
    pub(super) fn may_trade(&self, player: PlayerId) -> bool {
        self.can_sell(player) || self.can_buy(player) || self.private_options(player).next().is_some()
    }

    /// Certificates that count against the limit: director's certificates and private companies count one each.
    pub fn certificate_count(&self, player: PlayerId) -> u8 {
        let shares: u8 =
            self.state.certificates.iter().map(|company| company.count(Holder::Player(player))).sum();
        let privates =
            self.privates().filter(|private| self.state.private_owner(*private) == Some(player)).count();
        shares + privates as u8
    }

    /// The certificate limit; from phase 8 there is none.
    pub fn certificate_limit(&self) -> Option<u8> {
        let setup = self.data.players.iter().find(|setup| setup.count == self.players.len());
        setup.filter(|_| self.state.phase < 8).map(|setup| setup.certificate_limit)
    }

    /// "If a player has more certificates than the limit, the player must sell at the first opportunity."
    pub(super) fn must_sell_down(&self, player: PlayerId) -> bool {
        self.certificate_limit().is_some_and(|limit| self.certificate_count(player) > limit)
    }

    /// Whether the player on turn may buy anything at all now.
    pub(super) fn check_may_buy(&self, player: PlayerId) -> Result<(), Refused> {
        let limit = self.certificate_limit();
        let (limit, count) = limit.map_or((u8::MAX, 0), |limit| (limit, self.certificate_count(player)));
        if count > limit {
            return no(CERTIFICATE_LIMIT, Reason::MustSellDown { limit });
        }
        if self.stock().bought {
            return no(SHARES, Reason::AlreadyBought);
        }
        if count == limit { no(CERTIFICATE_LIMIT, Reason::CertificateLimit { limit }) } else { Ok(()) }
    }

    /// The player on turn ends it.
    pub(super) fn pass_stock_turn(&mut self, player: PlayerId) -> Result<(), Refused> {
        if self.must_sell_down(player) {
            let limit = self.certificate_limit().unwrap_or_default();
            return no(CERTIFICATE_LIMIT, Reason::MustSellDown { limit });
        }
        let event = if self.stock().acted { Event::TurnEnded { player } } else { Event::Passed { player } };
        self.say(event);
        self.end_stock_turn();
        Ok(())
    }

    /// After something was bought: recorded games end the turn (A11); by the rulebook it stays open as long as
    /// there is a private company to exchange or to sell.
    pub(super) fn after_purchase(&mut self) {
        let stock = self.stock_mut();
        stock.bought = true;
        stock.acted = true;
        stock.last_to_act = Some(stock.turn);
    }

    /// A11, the exception: from phase 6 on a recorded turn stays open after starting a company whose private
    /// company the player holds, and after buying a private company other than Fishbourne.
    pub(super) fn hold_turn_open(&mut self, held: HeldOpen) {
        if self.options.departures.purchase_ends_turn && self.state.phase >= 6 {
            self.stock_mut().held_open = held;
        }
    }

    fn turn_is_held_open(&self) -> bool {
        let stock = self.stock();
        match stock.held_open {
            HeldOpen::No => false,
            HeldOpen::UntilPass => true,
            HeldOpen::WhileOwned(private) => self.state.private_owner(private) == Some(stock.turn),
        }
    }

    /// After something was sold.
    pub(super) fn after_sale(&mut self) {
        let stock = self.stock_mut();
        stock.acted = true;
        stock.last_to_act = Some(stock.turn);
    }

    /// Whether somebody must decide something now; if not, the turn of a player who has nothing (more) to do ends.
    pub(super) fn stock_round_waits(&mut self) -> bool {
        let stock = self.stock();
        let (player, acted) = (stock.turn, stock.acted);
        let open = stock.home_tile.is_some() || self.turn_is_held_open();
        let ended = stock.bought && self.options.departures.purchase_ends_turn;
        let able = || self.may_trade(player) || self.seems_able_to_buy(player);
        if open || (!ended && able()) {
            self.stock_mut().asked = true;
            return true;
        }
        if !acted {
            self.say(Event::PassedWithoutChoice { player });
        }
        self.end_stock_turn();
        false
    }

    /// A12: a recorded turn stays open for whoever could pay for starting any company, of whatever layer, and
    /// while the bank has any private company to sell, whatever its price. A31: with no money at all it ends.
    fn seems_able_to_buy(&self, player: PlayerId) -> bool {
        if !self.options.departures.money_keeps_turn_open || self.check_may_buy(player).is_err() {
            return false;
        }
        let starts = self.companies().any(|company| {
            let cheapest = self.lowest_par(company).map(|par| par * 2);
            let waiting = self.state.company(company).par.is_none();
            waiting && cheapest.is_some_and(|price| price <= self.state.cash.player(player))
        });
        if starts {
            return true;
        }
        let penniless = self.state.cash.player(player) <= Money::ZERO;
        if penniless && self.options.departures.penniless_turn_ends {
            return false;
        }
        self.privates().any(|private| {
            self.state.privates[private.index()].owner == PrivateOwner::Bank
                && !self.stock().sold_privates[player.index()].contains(private.index())
        })
    }

    /// A turn in which nothing was bought or sold is a pass; the round ends when all players pass in succession.
    fn end_stock_turn(&mut self) {
        let circle = self.circle();
        let stock = self.stock_mut();
        stock.passes.note(stock.turn, !stock.acted);
        stock.turn = circle.left_of(stock.turn);
        stock.acted = false;
        stock.bought = false;
        stock.held_open = HeldOpen::No;
        stock.sold_now = Set::default();
        if stock.passes.all(circle) {
            self.end_stock_round();
        }
    }

    fn end_stock_round(&mut self) {
        if let Some(last) = self.stock().last_to_act {
            self.state.first = self.circle().left_of(last);
        }
        self.after_stock_round();
    }

    /// Refuses what cannot be done by somebody who has bought this turn.
    pub(super) fn check_sale_before_purchase(&self) -> Result<(), Refused> {
        if self.stock().bought { no(STOCK_ROUNDS, Reason::SellBeforeBuying) } else { Ok(()) }
    }
}
