//! Section 2, *Stock round*: whose turn it is, and what ends a turn.

use super::sections::{DEBTORS, STOCK_LIMIT, STOCK_TURN};
use super::state::{CardOwner, Round, Stock, StoredCard};
use super::words::{self, Event as Own};
use super::{Game1822, Refused, no};
use crate::t1822::data::{is_concession, private};
use rules::{Card, Choice, CompanyId, Event, Holder, Money, PlayerId, Purse, Range, Reason};

impl Game1822 {
    /// The stock round in progress.
    pub(super) fn stock(&self) -> &Stock {
        match &self.state.round {
            Round::Stock(stock) => stock,
            _ => unreachable!("asked only in a stock round"),
        }
    }

    pub(super) fn stock_mut(&mut self) -> &mut Stock {
        match &mut self.state.round {
            Round::Stock(stock) => stock,
            _ => unreachable!("asked only in a stock round"),
        }
    }

    /// Whose turn it is.
    pub(super) fn trader(&self) -> PlayerId {
        self.state.order[usize::from(self.stock().place)]
    }

    /// 2.14: certificates that count against the limit, without bids.
    pub fn certificate_count(&self, player: PlayerId) -> u8 {
        let held = |company: CompanyId| match self.data.is_major(company) {
            true => self.state.shares(company).count(Holder::Player(player)),
            // A minor has one certificate.
            false => u8::from(self.state.director(company) == Some(player)),
        };
        let counts = |company: CompanyId, held: u8| held > 0 && !self.is_in_yellow(company);
        let shares = self.companies().map(|company| (company, held(company)));
        let certificates: u8 =
            shares.filter(|(company, held)| counts(*company, *held)).map(|(_, held)| held).sum();
        let haven = private(16).index();
        let cards = self.state.privates.iter().enumerate().filter(|(index, _)| *index != haven);
        let cards = cards.filter(|(_, card)| card.owner == CardOwner::Player(player)).count();
        certificates + cards as u8
    }

    /// The certificate limit at this table.
    pub fn certificate_limit(&self) -> u8 {
        let setup = self.data.players.iter().find(|setup| setup.count == self.players.len());
        setup.map_or(0, |setup| setup.certificate_limit)
    }

    /// What a player can spend: cash that no leading bid binds (4.6).
    pub fn free_cash(&self, player: PlayerId) -> Money {
        let bound = self.state.stock().map_or(Money::ZERO, |stock| stock.led_by(player).1);
        self.state.cash.player(player) - bound
    }

    pub(super) fn afford_free(
        &self,
        player: PlayerId,
        needed: Money,
        section: &'static str,
    ) -> Result<(), Refused> {
        let available = self.free_cash(player);
        if needed > available { no(section, Reason::TooPoor { needed, available }) } else { Ok(()) }
    }

    /// 2.4: whether a player must first sell until the limit is kept; leading bids do not count here (f.2).
    pub(super) fn must_sell_down(&self, player: PlayerId) -> bool {
        self.must_sell_down_from(player, self.certificate_count(player))
    }

    fn must_sell_down_from(&self, player: PlayerId, certificates: u8) -> bool {
        certificates > self.certificate_limit() && self.can_sell_anything(player)
    }

    pub(super) fn debt(&self, player: PlayerId) -> Money {
        self.state.debts[player.index()]
    }

    /// 2.5: "A player with a loan may not buy, bid or convert."
    pub(super) fn check_no_debt(&self, player: PlayerId) -> Result<(), Refused> {
        let debt = self.debt(player);
        if debt > Money::ZERO { no(DEBTORS, words::Reason::InDebt { debt }) } else { Ok(()) }
    }

    /// What must hold before anything but a sale. Returns the certificates that count.
    pub(super) fn check_may_deal(&self, player: PlayerId) -> Result<u8, Refused> {
        self.check_no_debt(player)?;
        let certificates = self.certificate_count(player);
        if self.must_sell_down_from(player, certificates) {
            return no(STOCK_LIMIT, Reason::MustSellDown { limit: self.certificate_limit() });
        }
        Ok(certificates)
    }

    /// 2.1: buying, starting and the tax haven are not for a turn in which bids were made.
    pub(super) fn check_no_bids_yet(&self) -> Result<(), Refused> {
        if self.stock().bids_this_turn > 0 { no(STOCK_TURN, words::Reason::HasBid) } else { Ok(()) }
    }

    /// 2.5: pays back a part of a loan; the turn goes on.
    pub(super) fn repay(&mut self, player: PlayerId, amount: Money) -> Result<(), Refused> {
        let most = self.debt(player).min(self.state.cash.player(player));
        if amount <= Money::ZERO || amount > most {
            return no(DEBTORS, Reason::PriceOutOfRange { least: Money(1), most });
        }
        self.pay_bank(Purse::Player(player), amount);
        self.state.debts[player.index()] -= amount;
        self.stock_mut().acted = true;
        self.say(Own::Repaid { player, amount, left: self.state.debts[player.index()] });
        Ok(())
    }

    pub(super) fn pass_stock_turn(&mut self, player: PlayerId) -> Result<(), Refused> {
        if self.must_sell_down(player) {
            return no(STOCK_LIMIT, Reason::MustSellDown { limit: self.certificate_limit() });
        }
        if self.stock().acted {
            self.say(Event::TurnEnded { player });
        } else {
            self.say(Event::Passed { player });
        }
        self.end_stock_turn();
        Ok(())
    }

    /// f.1: "a player counts as passed only if he did nothing in his turn".
    pub(super) fn end_stock_turn(&mut self) {
        let player = self.trader();
        let players = self.players.len() as u8;
        let stock = self.stock_mut();
        stock.passes.note(player, !stock.acted);
        stock.acted = false;
        stock.bids_this_turn = 0;
        stock.place = (stock.place + 1) % players;
    }

    /// What happens by itself in a stock round: a debtor who can do nothing is passed over, and a round in which all have passed
    /// ends (2.3, f.1). Returns whether somebody is awaited.
    pub(super) fn advance_stock(&mut self) -> bool {
        let stock = self.stock();
        let all = self.seats().all(|player| stock.passes.last_of(player));
        if all {
            self.close_stock_round();
            return false;
        }
        let player = self.trader();
        let acted = stock.acted;
        let idle = self.debt(player) > Money::ZERO
            && self.state.cash.player(player) == Money::ZERO
            && !self.can_sell_anything(player)
            && !self.haven_seems_to_succeed(player);
        if idle {
            if !acted {
                self.say(Event::PassedWithoutChoice { player });
            }
            self.end_stock_turn();
            return false;
        }
        true
    }

    pub(super) fn stock_choices(&self) -> Vec<Choice> {
        let player = self.trader();
        let mut choices = self.sale_choices(player);
        if self.must_sell_down(player) {
            return choices;
        }
        choices.push(Choice::Pass);
        let debt = self.debt(player);
        if debt > Money::ZERO {
            let most = debt.min(self.state.cash.player(player));
            if most > Money::ZERO {
                choices.push(Choice::Repay { amount: Range { min: Money(1), max: most, step: Money(1) } });
            }
            return choices;
        }
        choices.extend(self.bid_choices(player));
        if self.stock().bids_this_turn == 0 {
            choices.extend(self.purchase_choices(player));
            choices.extend(self.start_choices(player));
            choices.extend(self.haven_choices(player));
        }
        choices
    }

    /// The cards in the boxes: minors, concessions, private companies.
    pub fn cards_in_boxes(&self) -> impl Iterator<Item = Card> + '_ {
        let minors = self.state.minor_boxes().iter().map(|minor| Card::Company(*minor));
        let concessions = self.state.concession_boxes().iter().map(|card| Card::Private(*card));
        minors.chain(concessions).chain(self.private_boxes().into_iter().map(Card::Private))
    }

    /// What an unbidden card is worth at least (4.4).
    pub(super) fn least_bid(&self, card: StoredCard) -> Money {
        match card {
            StoredCard::Minor(_) => Money(100),
            StoredCard::Private(card) if is_concession(card) => Money(100),
            StoredCard::Private(_) => Money::ZERO,
        }
    }

    /// Shares that a player may not buy because he sold some in this round (2.12).
    pub(super) fn has_sold(&self, player: PlayerId, company: CompanyId) -> bool {
        self.state.stock().is_some_and(|stock| stock.has_sold(player, company))
    }
}
