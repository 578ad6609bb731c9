//! The facts of a state, in the fixed order of the digest (see [`rules::digest`]). A change here changes the digests of
//! stored games: it needs a new version of the digest.

use super::Game1860;
use super::state::{Auction, Company, HeldOpen, Operating, PrivateOwner, Round, Stock};
use rules::digest::Digest;
use rules::{CompanyId, Money, Names, PlayerId, PrivateId};

impl Game1860 {
    pub(super) fn digest_now(&self) -> u64 {
        let state = &self.state;
        let mut digest = Digest::new();
        digest.cash(self, &state.cash);
        for company in self.companies() {
            digest.certificates(self, company, state.shares(company));
            self.digest_company(&mut digest, &self.company(company), state.company(company));
        }
        digest.markers(self, &state.markers, self.data.companies.len());
        for private in self.privates() {
            self.digest_private(&mut digest, private);
        }
        digest.layout(self);
        digest.depot(self, &state.depot);
        digest.fact("phase", state.phase);
        digest.fact("first", state.first.0);
        digest.fact("turn", state.turn);
        digest.fact("round-number", state.round_number);
        digest.fact("rounds-in-set", state.rounds_in_set);
        digest.flag("building-ended", state.building_ended);
        digest.flag("nationalised", state.nationalised);
        if let Some(ending) = state.ending {
            digest.fact("ending", ending.id());
        }
        self.digest_round(&mut digest);
        digest.finish()
    }

    fn digest_company(&self, digest: &mut Digest, name: &str, company: &Company) {
        let key = |fact: &str| format!("company.{name}.{fact}");
        if let Some(par) = company.par {
            digest.fact(key("par"), par.0);
        }
        let flags = [
            ("floated", company.floated),
            ("operated", company.operated),
            ("insolvent", company.insolvent),
            ("bankrupt", company.bankrupt),
            ("closed", company.closed),
            ("has-route", company.has_route),
        ];
        for (flag, holds) in flags {
            digest.flag(key(flag), holds);
        }
        digest.trains(self, &key("train"), &company.trains);
        digest.fact(key("bases-left"), company.bases_left);
        if let Some(revenue) = company.last_revenue {
            digest.fact(key("last-revenue"), revenue.0);
        }
        if let Some(dividend) = company.last_dividend {
            digest.fact(key("last-dividend"), dividend.word().0);
        }
        digest.fact(key("reached"), company.reached);
    }

    fn digest_private(&self, digest: &mut Digest, private: PrivateId) {
        let (name, now) = (self.private(private), self.state.privates[private.index()]);
        let owner = match now.owner {
            PrivateOwner::Waiting => "waiting".to_owned(),
            PrivateOwner::Bank => "bank".to_owned(),
            PrivateOwner::Player(player) => player.0.to_string(),
            PrivateOwner::TurnedOver(player) => format!("{} turned over", player.0),
            PrivateOwner::Closed => "closed".to_owned(),
        };
        digest.fact(format_args!("private.{name}"), owner);
        digest.fact(format_args!("private.{name}.income"), now.income.0);
    }

    fn digest_round(&self, digest: &mut Digest) {
        match &self.state.round {
            Round::Auction(auction) => self.digest_auction(digest, auction),
            Round::Stock(stock) => self.digest_stock(digest, stock),
            Round::Operating(operating) => self.digest_operating(digest, operating),
            Round::Over => digest.fact("round", "over"),
        }
    }

    fn digest_auction(&self, digest: &mut Digest, auction: &Auction) {
        digest.fact("round", "auction");
        for player in self.seats() {
            if let Some(bid) = auction.bids[player.index()] {
                digest.fact(format_args!("player.{}.bid", player.0), bid.0);
            }
        }
        digest_player(digest, "first-to-pass", auction.first_to_pass);
        digest.fact("player", auction.turn.0);
        digest.flag("choosing", auction.choosing);
    }

    fn digest_stock(&self, digest: &mut Digest, stock: &Stock) {
        digest.fact("round", "stock");
        digest.fact("player", stock.turn.0);
        for player in self.seats() {
            let seat = player.index();
            digest.flag(format_args!("player.{seat}.passed"), stock.passes.last_of(player));
            for company in self.companies().filter(|company| stock.sold[seat].contains(company.index())) {
                digest.fact(format_args!("player.{seat}.sold"), self.company(company));
            }
            let sold = |private: &PrivateId| stock.sold_privates[seat].contains(private.index());
            for private in self.privates().filter(sold) {
                digest.fact(format_args!("player.{seat}.sold-private"), self.private(private));
            }
        }
        for company in self.companies().filter(|company| stock.sold_now.contains(company.index())) {
            digest.fact("sold-now", self.company(company));
        }
        digest.flag("asked", stock.asked);
        digest.flag("acted", stock.acted);
        digest.flag("bought", stock.bought);
        match stock.held_open {
            HeldOpen::No => {}
            HeldOpen::UntilPass => digest.fact("held-open", "until pass"),
            HeldOpen::WhileOwned(private) => digest.fact("held-open", self.private(private)),
        }
        digest_player(digest, "last-to-act", stock.last_to_act);
        self.digest_name(digest, "home-tile", stock.home_tile);
    }

    fn digest_operating(&self, digest: &mut Digest, operating: &Operating) {
        digest.fact("round", "operating");
        for company in &operating.order {
            digest.fact("order", self.company(*company));
        }
        self.digest_name(digest, "company", operating.company());
        digest.fact("step", operating.step.id());
        digest.fact("tiles-laid", operating.tiles_laid);
        digest.flag("upgraded", operating.upgraded);
        if let Some(hex) = operating.first_tile {
            digest.fact("first-tile", self.data.map.hex(hex).at);
        }
        digest.trains(self, "lease", operating.lease.as_slice());
        digest.fact("revenue", operating.revenue.0);
        digest.fact("subsidy", operating.subsidy.0);
        digest.flag("round-nationalised", operating.nationalised);
        for company in self.companies() {
            let paid = operating.paid[company.index()];
            if paid != Money::ZERO {
                digest.fact(format_args!("company.{}.paid", self.company(company)), paid.0);
            }
        }
        if let Some(offer) = operating.offer {
            digest.fact("offer.train", offer.train.card(self));
            digest.fact("offer.seller", self.company(offer.seller));
            digest.fact("offer.price", offer.price.0);
        }
        for declined in &operating.declined {
            let name = if declined.further { "declined-all" } else { "declined" };
            digest.fact(name, format_args!("{} {}", declined.train.card(self), declined.price.0));
        }
    }

    fn digest_name(&self, digest: &mut Digest, name: &str, company: Option<CompanyId>) {
        if let Some(company) = company {
            digest.fact(name, self.company(company));
        }
    }
}

fn digest_player(digest: &mut Digest, name: &str, player: Option<PlayerId>) {
    if let Some(player) = player {
        digest.fact(name, player.0);
    }
}
