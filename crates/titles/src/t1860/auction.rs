//! *Private Companies and the Initial Auction*: six certificates, one auction each. The winner pays the bid,
//! then chooses a certificate and pays for it.

use super::data::{AUCTIONED, AUCTIONED_PRIVATES};
use super::sections::AUCTION;
use super::state::{Auction, PrivateOwner, Round};
use super::{Game1860, Refused, no};
use rules::{Choice, CompanyId, Event, Money, PlayerId, PrivateId, Range, Reason};

impl Game1860 {
    /// Private companies still to be auctioned.
    pub fn privates_on_offer(&self) -> impl Iterator<Item = PrivateId> + '_ {
        AUCTIONED_PRIVATES
            .into_iter()
            .filter(|private| self.state.privates[private.index()].owner == PrivateOwner::Waiting)
    }

    /// Companies whose director's certificate is still to be auctioned.
    pub fn directors_on_offer(&self) -> impl Iterator<Item = CompanyId> + '_ {
        AUCTIONED.into_iter().filter(|company| self.state.company(*company).par.is_none())
    }

    /// What the cheapest certificate on offer costs: the least a winner must keep.
    fn cheapest_on_offer(&self) -> Money {
        let private = self.privates_on_offer().map(|private| self.data.private(private).value).min();
        let director = self.directors_on_offer().map(|company| self.data.company(company).par.0 * 2).min();
        private.into_iter().chain(director).min().unwrap_or(Money::ZERO)
    }

    /// "A player must either raise the bid by at least £5, or must pass"; the range open to `player`.
    fn bid_range(&self, auction: &Auction, player: PlayerId) -> Range {
        let raise = self.data.costs.minimum_raise;
        let least = highest(auction) + raise;
        let most = self.state.cash.player(player) - self.cheapest_on_offer();
        Range { min: least, max: most, step: Money(1) }
    }

    pub(super) fn auction_choices(&self, auction: &Auction) -> Vec<Choice> {
        if auction.choosing {
            return self.winner_choices(auction.turn);
        }
        let range = self.bid_range(auction, auction.turn);
        let bid = (range.min <= range.max).then_some(Choice::Bid { amount: range });
        bid.into_iter().chain([Choice::Pass]).collect()
    }

    fn winner_choices(&self, player: PlayerId) -> Vec<Choice> {
        let privates = self.privates_on_offer().filter_map(|private| {
            self.price_for_winner(player, self.data.private(private).value)
                .map(|price| Choice::TakePrivate { private, price })
        });
        let directors = self
            .directors_on_offer()
            .filter_map(|company| self.start_choice(company, |par| self.price_for_winner(player, par * 2)));
        privates.chain(directors).collect()
    }

    pub(super) fn bid(&mut self, auction: Auction, player: PlayerId, amount: Money) -> Result<(), Refused> {
        let range = self.bid_range(&auction, player);
        if amount < range.min {
            return no(AUCTION, Reason::BidTooLow { amount, least: range.min });
        }
        if amount > range.max {
            return no(AUCTION, Reason::BidTooHigh { amount, most: range.max });
        }
        let mut auction = auction;
        auction.bids[player.index()] = Some(amount);
        self.say(Event::Bid { player, amount });
        self.next_bidder(auction);
        Ok(())
    }

    pub(super) fn pass_bidding(&mut self, auction: Auction, player: PlayerId) {
        let mut auction = auction;
        auction.bids[player.index()] = None;
        auction.first_to_pass.get_or_insert(player);
        self.say(Event::PassedBidding { player });
        self.next_bidder(auction);
    }

    /// Bidding goes on clockwise among those who have not passed, until one is left who has bid, or nobody.
    fn next_bidder(&mut self, mut auction: Auction) {
        let remaining: Vec<PlayerId> =
            self.seats().filter(|player| auction.bids[player.index()].is_some()).collect();
        match remaining[..] {
            [] => self.pass_out(auction),
            [winner] if auction.bids[winner.index()] > Some(Money::ZERO) => {
                let amount = auction.bids[winner.index()].unwrap_or_default();
                self.say(Event::AuctionWon { player: winner, amount });
                self.pay_bank(winner, amount);
                auction.turn = winner;
                auction.choosing = true;
                self.state.round = Round::Auction(auction);
            }
            _ => {
                let mut others = self.circle().others(auction.turn);
                let next = others.find(|player| auction.bids[player.index()].is_some());
                auction.turn = next.unwrap_or(auction.turn);
                self.state.round = Round::Auction(auction);
            }
        }
    }

    /// "If all players fail to bid, the first player to pass is deemed to have won"; the rulebook does not say
    /// what happens if that player cannot pay for any certificate. We pass the choice on, in the order of
    /// passing, to the first who can; recorded games let the player take the cheapest for all cash (A13).
    fn pass_out(&mut self, mut auction: Auction) {
        let first = auction.first_to_pass.unwrap_or(auction.turn);
        let cheapest = self.cheapest_on_offer();
        let mut in_order = self.circle().clockwise_from(first);
        let able = in_order.find(|player| self.state.cash.player(*player) >= cheapest);
        let player = match able {
            Some(player) if !self.options.departures.poor_winner_takes_cheapest => player,
            _ => first,
        };
        self.say(Event::AuctionPassedOut { player });
        auction.turn = player;
        auction.choosing = true;
        self.state.round = Round::Auction(auction);
    }

    /// What a winner pays for a certificate of this price, if it can be chosen. Somebody who cannot pay for
    /// anything takes the cheapest for all the cash in hand: the rulebook leaves no other way on (A13).
    fn price_for_winner(&self, player: PlayerId, price: Money) -> Option<Money> {
        let cash = self.state.cash.player(player);
        if price <= cash {
            Some(price)
        } else {
            let cheapest = self.cheapest_on_offer();
            (cash < cheapest && price == cheapest).then_some(cash)
        }
    }

    pub(super) fn winner_takes_private(
        &mut self,
        player: PlayerId,
        private: PrivateId,
    ) -> Result<(), Refused> {
        if !self.privates_on_offer().any(|on_offer| on_offer == private) {
            return no(AUCTION, Reason::PrivateNotForSale { private });
        }
        let value = self.data.private(private).value;
        let Some(price) = self.price_for_winner(player, value) else {
            let available = self.state.cash.player(player);
            return no(AUCTION, Reason::TooPoor { needed: value, available });
        };
        self.pay_bank(player, price);
        self.state.privates[private.index()].owner = PrivateOwner::Player(player);
        self.say(Event::PrivateBought { player, private, price });
        self.after_auction(player);
        Ok(())
    }

    pub(super) fn winner_starts(
        &mut self,
        player: PlayerId,
        company: CompanyId,
        par: Money,
    ) -> Result<(), Refused> {
        if !self.directors_on_offer().any(|on_offer| on_offer == company) {
            return no(AUCTION, Reason::NotOnOffer { company });
        }
        self.check_par(company, par)?;
        let Some(price) = self.price_for_winner(player, par * 2) else {
            let available = self.state.cash.player(player);
            return no(AUCTION, Reason::TooPoor { needed: par * 2, available });
        };
        self.start_company(player, company, par, price);
        self.after_auction(player);
        Ok(())
    }

    /// The next auction begins left of the winner; after the sixth, the first stock round.
    fn after_auction(&mut self, winner: PlayerId) {
        if self.privates_on_offer().next().is_some() || self.directors_on_offer().next().is_some() {
            let first = self.circle().left_of(winner);
            self.state.round = Round::Auction(Auction::new(first, self.players.len()));
        } else {
            self.state.first = self.first_priority_deal();
            self.begin_stock_round();
        }
    }

    /// "The priority deal card is given to the player holding the most remaining money"; on a tie, of those with
    /// a private company, to the one whose private companies have the lowest total face value.
    fn first_priority_deal(&self) -> PlayerId {
        let most = self.seats().map(|player| self.state.cash.player(player)).max().unwrap_or_default();
        let mut richest = self.seats().filter(|player| self.state.cash.player(*player) == most);
        let first = richest.next().unwrap_or(PlayerId(0));
        if richest.next().is_none() {
            return first;
        }
        let face_value = |player: PlayerId| -> Money {
            self.privates()
                .filter(|private| self.state.private_owner(*private) == Some(player))
                .map(|private| self.data.private(private).value)
                .sum()
        };
        self.seats()
            .filter(|player| face_value(*player) > Money::ZERO)
            .min_by_key(|player| face_value(*player))
            .unwrap_or(first)
    }
}

/// The highest bid so far.
fn highest(auction: &Auction) -> Money {
    auction.bids.iter().flatten().copied().max().unwrap_or_default()
}
