//! Section 5, *End of the stock round*, in its order (f.11).

use super::Game1822;
use super::buying::HAVEN;
use super::data::{kinds, private};
use super::setup::MINOR_BOXES;
use super::state::{CardOwner, Round, Stage, StoredCard};
use super::words::Event as Own;
use rules::chart::Direction;
use rules::{CompanyId, Event, Holder, Money, PlayerId, PrivateId, Purse};

/// Doubles declared cash.
pub(super) const DOUBLE: PrivateId = private(9);
/// A debt that grows no more: nobody pays so much, and it must remain a number.
const MOST_DEBT: Money = Money(500_000_000);

/// Interest on loans: a half, rounded up (5.7).
pub(super) fn interest(debt: Money) -> Money {
    Money((debt.0 + 1) / 2).min(MOST_DEBT - debt).max(Money::ZERO)
}

impl Game1822 {
    pub(super) fn close_stock_round(&mut self) {
        if self.state.turn == 1 && self.stock().bids.is_empty() {
            self.end_unplayed();
            return;
        }
        self.sell_cards();
        let unsold = self.float_minors();
        self.remove_trains(unsold);
        self.refill_minor_boxes();
        self.charge_interest();
        self.raise_sold_out();
        self.note_ending();
        match self.state.private(DOUBLE).owner {
            CardOwner::Player(player) => self.state.round = Round::Doubling(player),
            _ => self.leave_stock_round(None),
        }
    }

    /// 5.2: concessions, then private companies, box by box.
    fn sell_cards(&mut self) {
        let boxes = self.state.concession_boxes().iter().copied();
        let cards: Vec<PrivateId> = boxes.chain(self.private_boxes()).collect();
        for card in cards {
            let Some((player, amount)) = self.stock().leading(StoredCard::Private(card)) else { continue };
            self.pay_bank(Purse::Player(player), amount);
            self.state.private_mut(card).owner = CardOwner::Player(player);
            self.state.concessions.retain(|other| *other != card);
            self.state.stack.retain(|other| *other != card);
            self.say(Event::PrivateBought { player, private: card, price: amount });
        }
    }

    /// 5.3: minors float in order of the bid. Returns how many minors in boxes had none, and whether the first box was one.
    fn float_minors(&mut self) -> (u8, bool) {
        let boxes: Vec<CompanyId> = self.state.minor_boxes().to_vec();
        let mut sold: Vec<(CompanyId, PlayerId, Money)> = boxes
            .iter()
            .filter_map(|minor| {
                let (player, amount) = self.stock().leading(StoredCard::Minor(*minor))?;
                Some((*minor, player, amount))
            })
            .collect();
        let first_unsold = boxes.first().is_some_and(|first| sold.iter().all(|(minor, ..)| minor != first));
        sold.sort_by_key(|(.., amount)| std::cmp::Reverse(*amount));
        for (minor, player, bid) in &sold {
            self.float_minor(*minor, *player, *bid);
        }
        self.state.minors.retain(|minor| sold.iter().all(|(other, ..)| other != minor));
        self.state.boxed -= sold.len() as u8;
        ((boxes.len() - sold.len()) as u8, first_unsold)
    }

    fn float_minor(&mut self, minor: CompanyId, player: PlayerId, bid: Money) {
        let starts = self.data.chart.spaces().filter(|(cell, _)| self.data.zone(*cell).minor);
        let most = if self.state.phase == 1 { Money(50) } else { bid.halved() };
        let within = starts.filter(|(_, price)| *price <= most.max(Money(50)));
        let Some((cell, price)) = within.max_by_key(|(_, price)| *price) else { return };
        let treasury = match self.state.phase {
            1 | 2 => price * 2,
            _ => bid,
        };
        self.pay_bank(Purse::Player(player), bid);
        self.bank_pays(Purse::Company(minor), treasury);
        self.state.markers.place(minor, cell);
        self.state.shares_mut(minor).lay(0, Holder::Player(player));
        self.state.company_mut(minor).stage = Stage::Floated;
        self.say(Own::MinorBought { player, minor, amount: bid });
        self.say(Event::Floated { company: minor, capital: treasury });
    }

    /// 5.4, 5.5: for every unsold minor one L/2 leaves; that in the first box leaves too, with the front train.
    /// The summary lists the first box before the others.
    fn remove_trains(&mut self, (unsold, first_unsold): (u8, bool)) {
        let locals_first = self.options.departures.locals_go_before_first_box;
        if locals_first {
            self.remove_locals(unsold);
        }
        if first_unsold {
            self.remove_first_box();
        }
        if !locals_first {
            self.remove_locals(unsold);
        }
    }

    fn remove_locals(&mut self, count: u8) {
        for _ in 0..count {
            if let Some(card) = self.state.depot.next(kinds::L) {
                self.state.depot.sell(card);
                self.say(Own::TrainRemoved { train: card });
            }
        }
    }

    fn remove_first_box(&mut self) {
        let minor = self.state.minors.remove(0);
        self.state.boxed -= 1;
        self.leave_game(minor);
        self.say(Own::MinorRemoved { minor });
        if let Some(card) = self.state.depot.front() {
            self.state.depot.sell(card);
            self.say(Own::TrainRemoved { train: card });
            self.phase_by_train(card, false);
        }
    }

    /// A minor is gone for good, with what is kept for it.
    pub(super) fn leave_game(&mut self, minor: CompanyId) {
        self.state.company_mut(minor).stage = Stage::Out;
        self.state.markers.remove(minor);
        self.drop_reservation(minor);
    }

    /// 5.6, f.14.
    pub(super) fn refill_minor_boxes(&mut self) {
        self.state.boxed = self.state.minors.len().min(MINOR_BOXES) as u8;
    }

    fn charge_interest(&mut self) {
        for player in self.seats() {
            let debt = self.debt(player);
            if debt > Money::ZERO {
                self.state.debts[player.index()] += interest(debt);
                self.say(Own::Interest { player, debt: self.state.debts[player.index()] });
            }
        }
    }

    /// 5.8: a major all of whose shares are with players moves up; a share in the tax haven counts.
    fn raise_sold_out(&mut self) {
        for company in self.operating_order() {
            let shares = self.state.shares(company);
            let outside = shares.held(Holder::Pool) + shares.held(Holder::Company(company));
            if self.data.is_major(company) && outside == 0 {
                self.move_marker(company, Direction::Up, 1);
            }
        }
    }

    /// 5.9, 5.10: whose cash counts double; the new order of play; the operating rounds begin.
    pub(super) fn leave_stock_round(&mut self, doubled: Option<PlayerId>) {
        let cash = |player: &PlayerId| {
            let own = self.state.cash.player(*player);
            if doubled == Some(*player) { own * 2 } else { own }
        };
        let mut order = self.state.order.clone();
        order.sort_by_key(|player| std::cmp::Reverse(cash(player)));
        self.state.order = order;
        self.state.rounds_in_set = if self.state.phase == 1 { 1 } else { 2 };
        self.begin_operating_round(1);
    }

    /// A loan for what a director lacks: half as much again is owed at once (16.11). One that would break the bank is taken from
    /// other money (a.13).
    pub(super) fn lend(&mut self, player: PlayerId, amount: Money) {
        let left = self.state.cash.of(Purse::Bank) + self.state.other_money - amount;
        if left < Money::ZERO && !self.options.departures.loans_break_bank {
            self.state.other_money += amount;
        }
        self.bank_pays(Purse::Player(player), amount);
        self.state.debts[player.index()] += amount + interest(amount);
        self.say(Own::Loan { player, amount, debt: self.state.debts[player.index()] });
    }

    /// What a player is worth now (20.5).
    pub fn worth(&self, player: PlayerId) -> Money {
        let shares = self.companies().map(|company| {
            let held = i32::from(self.state.shares(company).held_by(player));
            self.price(company).unwrap_or_default() * held
        });
        let concessions = self.state.privates[super::data::PRIVATES..].iter();
        let concessions = concessions.filter(|card| card.owner == CardOwner::Player(player)).count();
        let cash = self.state.cash.player(player) - self.debt(player);
        cash + shares.sum() + Money(100) * concessions as i32 + self.haven_worth(player)
    }

    /// What the tax haven is worth to a player.
    fn haven_worth(&self, player: PlayerId) -> Money {
        if self.state.private(HAVEN).owner != CardOwner::Player(player) {
            return Money::ZERO;
        }
        let shares = self.companies().map(|company| {
            let held = i32::from(self.state.shares(company).held(Holder::Card(HAVEN)));
            self.price(company).unwrap_or_default() * held
        });
        shares.sum::<Money>() + self.state.private(HAVEN).credit
    }
}
