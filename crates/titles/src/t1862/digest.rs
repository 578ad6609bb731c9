//! The facts of a state, in the fixed order of the digest (see [`rules::digest`]). A change here changes the digests of
//! stored games: it needs a new version of the digest.

use super::Game1862;
use super::state::{Company, Declined, Lner, MergeStage, Merging, Operating, Parliament, Round, Stock};
use rules::digest::Digest;
use rules::{CompanyId, Holder, Names, PlayerId};

impl Game1862 {
    pub(super) fn digest_now(&self) -> u64 {
        let state = &self.state;
        let mut digest = Digest::new();
        digest.cash(self, &state.cash);
        for company in self.companies() {
            digest.certificates(self, company, state.shares(company));
            self.digest_company(&mut digest, &self.company(company), state.company(company));
        }
        digest.markers(self, &state.markers, self.data.companies.len());
        digest.layout(self);
        digest.depot(self, &state.depot);
        digest.fact("phase", state.phase);
        digest.fact("first", state.first.0);
        digest.fact("turn", state.turn);
        digest.fact("round-number", state.round_number);
        digest.fact("rounds-in-set", state.rounds_in_set);
        digest.fact(
            "lner",
            match state.lner {
                Lner::No => "no",
                Lner::Triggered => "triggered",
                Lner::Formed => "formed",
            },
        );
        if let Some(limit) = state.lner_limit {
            digest.fact("lner-limit", limit);
        }
        digest.flag("bank-broken", state.bank_broken);
        if let Some(ending) = state.ending {
            digest.fact("ending", ending.id());
        }
        for company in state.skips.iter() {
            digest.fact("skips", self.company(company));
        }
        for company in state.barred.iter() {
            digest.fact("barred", self.company(company));
        }
        for (hex, company) in &state.placed {
            digest.fact("placed", format_args!("{} {}", self.data.map.hex(*hex).at, self.company(*company)));
        }
        match &state.round {
            Round::Parliament(parliament) => self.digest_parliament(&mut digest, parliament),
            Round::Stock(stock) => self.digest_stock(&mut digest, stock),
            Round::Operating(operating) => self.digest_operating(&mut digest, operating),
            Round::Over => digest.fact("round", "over"),
        }
        digest.finish()
    }

    fn digest_company(&self, digest: &mut Digest, name: &str, company: &Company) {
        let key = |fact: &str| format!("company.{name}.{fact}");
        digest.fact(key("group"), company.group.id());
        if let Some(permit) = company.permit {
            digest.fact(key("permit"), permit.word().0);
        }
        for permit in company.permits.iter() {
            digest.fact(key("permits"), permit.word().0);
        }
        if let Some(par) = company.par {
            digest.fact(key("par"), par.0);
        }
        digest_player(digest, &key("obligation"), company.obligation);
        let flags = [
            ("chartered", company.chartered),
            ("floated", company.floated),
            ("operated", company.operated),
            ("home-placed", company.home_placed),
            ("had-route", company.had_route),
        ];
        for (flag, holds) in flags {
            digest.flag(key(flag), holds);
        }
        for train in &company.trains {
            let value = format!("{} {} {}", train.card.card(self), train.kind.word().0, train.warranties);
            digest.fact(key("train"), value);
        }
        digest.fact(key("markers-left"), company.markers_left);
        if let Some(hex) = company.beside {
            digest.fact(key("beside"), self.data.map.hex(hex).at);
        }
        if let Some(revenue) = company.last_revenue {
            digest.fact(key("last-revenue"), revenue.0);
        }
        if let Some(dividend) = company.last_dividend {
            digest.fact(key("last-dividend"), dividend.word().0);
        }
    }

    fn digest_parliament(&self, digest: &mut Digest, parliament: &Parliament) {
        digest.fact("round", "parliament");
        digest.fact("player", parliament.turn.0);
        digest.fact("further", parliament.further);
        for player in self.seats() {
            digest.flag(format_args!("player.{}.passed", player.0), parliament.passes.last_of(player));
            digest.flag(format_args!("player.{}.won", player.0), parliament.won.contains(player));
        }
        if let Some(auction) = parliament.auction {
            digest.fact("auction.company", self.company(auction.company));
            digest.fact("auction.price", auction.price.0);
            digest.fact("auction.leader", auction.leader.0);
            digest.fact("auction.player", auction.turn.0);
            for player in auction.bidders.iter() {
                digest.fact("auction.bidder", player.0);
            }
        }
        if let Some(starting) = parliament.starting {
            digest.fact("starting.company", self.company(starting.company));
            digest.fact("starting.player", starting.player.0);
        }
    }

    fn digest_stock(&self, digest: &mut Digest, stock: &Stock) {
        digest.fact("round", "stock");
        digest.fact("player", stock.turn.0);
        for player in self.seats() {
            let seat = player.index();
            digest.flag(format_args!("player.{seat}.passed"), stock.passes.last_of(player));
            for company in stock.sold[seat].iter() {
                digest.fact(format_args!("player.{seat}.sold"), self.company(company));
            }
            for company in self.companies() {
                let bought = stock.bought[seat][company.index()];
                if bought > 0 {
                    digest.fact(format_args!("player.{seat}.bought.{}", self.company(company)), bought);
                }
            }
        }
        for company in stock.sold_now.iter() {
            digest.fact("sold-now", self.company(company));
        }
        digest.flag("acted", stock.acted);
        digest.flag("asked", stock.asked);
        digest.flag("closed", stock.closed);
        digest_player(digest, "last-to-act", stock.last_to_act);
        self.digest_name(digest, "markers", stock.markers);
        for (player, amount) in &stock.fines {
            digest.fact(format_args!("player.{}.fine", player.0), amount.0);
        }
    }

    fn digest_operating(&self, digest: &mut Digest, operating: &Operating) {
        digest.fact("round", "operating");
        for company in &operating.order {
            digest.fact("order", self.company(*company));
        }
        digest.fact("index", operating.index);
        digest.fact("step", operating.step.id());
        digest.fact("tiles-laid", operating.tiles_laid);
        let flags = [
            ("upgraded", operating.upgraded),
            ("tokened", operating.tokened),
            ("home-upgrade", operating.home_upgrade),
            ("raised", operating.raised),
            ("redeem-lost", operating.redeem_lost),
            ("unasked", operating.unasked),
            ("stands", operating.stands),
        ];
        for (flag, holds) in flags {
            digest.flag(flag, holds);
        }
        for revenue in &operating.revenue {
            digest.fact("revenue", revenue.0);
        }
        digest.fact("subsidy", operating.subsidy.0);
        if let Some(offer) = operating.offer {
            digest.fact("offer.train", offer.train.card(self));
            digest.fact("offer.seller", self.company(offer.seller));
        }
        for declined in &operating.declined {
            let what = match declined {
                Declined::Train(train) => train.card(self),
                Declined::Merger { partner, survivor } => {
                    format!("{} {}", self.company(*partner), self.company(*survivor))
                }
                Declined::Mergers(partner) => self.company(*partner),
                Declined::Deal { kind, company, partner, by, to, survivor } => {
                    let survivor = survivor.map_or_else(|| "any".to_owned(), |company| self.company(company));
                    let (company, partner) = (self.company(*company), self.company(*partner));
                    format!("{} {company} {partner} {} {} {survivor}", kind.id(), by.0, to.0)
                }
            };
            digest.fact("declined", what);
        }
        if let Some(merging) = &operating.merging {
            self.digest_merging(digest, merging);
        }
    }

    fn digest_merging(&self, digest: &mut Digest, merging: &Merging) {
        digest.fact("merging", merging.kind.id());
        digest.fact("merging.active", self.company(merging.active));
        digest.fact("merging.partner", self.company(merging.partner));
        digest.fact("merging.survivor", self.company(merging.survivor));
        digest.fact("merging.initiator", merging.initiator.0);
        digest.fact("merging.other", merging.other.0);
        match merging.stage {
            MergeStage::Survivor => digest.fact("merging.stage", "survivor"),
            MergeStage::Consent => digest.fact("merging.stage", "consent"),
            MergeStage::Markers { count } => digest.fact("merging.markers", count),
            MergeStage::Holder { place, option } => {
                digest.fact("merging.place", place);
                let Some(option) = option else { return };
                let holder = match option.holder {
                    Holder::Player(player) => player.0.to_string(),
                    Holder::Company(company) => self.company(company),
                    Holder::Offer | Holder::Pool | Holder::Card(_) => String::new(),
                };
                let of = self.company(option.company);
                let value = format!("{holder} {of} {} {}", option.certificate, option.shares);
                digest.fact("merging.option", value);
            }
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
