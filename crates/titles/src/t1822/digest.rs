//! The facts of a state, in the fixed order of the digest (see [`rules::digest`]). A change here changes the digests of
//! stored games: it needs a new version of the digest.

use super::Game1822;
use super::state::{
    CARDS, CardOwner, Company, Declined, EndTime, Operating, Request, Round, Stock, StoredCard,
};
use board::StopAt;
use rules::digest::Digest;
use rules::{CompanyId, Names, PrivateId};

impl Game1822 {
    pub(super) fn digest_now(&self) -> u64 {
        let state = &self.state;
        let mut digest = Digest::new();
        digest.cash(self, &state.cash);
        for company in self.companies() {
            digest.certificates(self, company, state.shares(company));
            self.digest_company(&mut digest, company, state.company(company));
        }
        digest.markers(self, &state.markers, self.data.companies.len());
        digest.layout(self);
        digest.depot(self, &state.depot);
        digest.fact("turned.local", state.turned[0]);
        digest.fact("turned.seven", state.turned[1]);
        self.digest_cards(&mut digest);
        for kept in &state.reserved {
            let value = format!("{} {} {}", self.city(kept.at), kept.slot, self.company(kept.company));
            digest.fact("reserved", value);
        }
        for (at, count) in &state.extra {
            digest.fact("extra", format_args!("{} {count}", self.city(*at)));
        }
        if let Some(edge) = state.fourteen {
            digest.fact("fourteen", edge.index());
        }
        digest.fact("phase", state.phase);
        for player in &state.order {
            digest.fact("player-order", player.0);
        }
        for player in self.seats() {
            digest.fact(format_args!("player.{}.debt", player.0), state.debts[player.index()].0);
        }
        digest.fact("turn", state.turn);
        digest.fact("round-number", state.round_number);
        digest.fact("rounds-in-set", state.rounds_in_set);
        digest.fact("other-money", state.other_money.0);
        digest.flag("bank-broken", state.bank_broken);
        digest.flag("end-cell", state.end_cell);
        if let Some(ending) = state.ending {
            let when = match ending.when {
                EndTime::Round => "round",
                EndTime::Set => "set",
                EndTime::Now => "now",
            };
            digest.fact("ending", format_args!("{} {when}", ending.reason.id()));
        }
        match &state.round {
            Round::Stock(stock) => self.digest_stock(&mut digest, stock),
            Round::Doubling(player) => digest.fact("doubling", player.0),
            Round::Operating(operating) => self.digest_operating(&mut digest, operating),
            Round::Over => digest.fact("round", "over"),
        }
        digest.finish()
    }

    fn city(&self, at: StopAt) -> String {
        format!("{}.{}", self.data.map.hex(at.hex).at, at.node.0)
    }

    fn digest_company(&self, digest: &mut Digest, company: CompanyId, state: &Company) {
        let name = self.company(company);
        let key = |fact: &str| format!("company.{name}.{fact}");
        digest.fact(key("stage"), state.stage.id());
        for train in &state.trains {
            digest.fact(key("train"), train.card(self));
        }
        digest.fact(key("available"), state.available);
        digest.fact(key("exchange"), state.exchange);
        digest.fact(key("operated"), state.operated);
        let flags = [
            ("home-placed", state.home_placed),
            ("destination-placed", state.destination_placed),
            ("had-route", state.had_route),
            ("channel-used", state.channel_used),
        ];
        for (flag, holds) in flags {
            digest.flag(key(flag), holds);
        }
        if let Some(revenue) = state.last_revenue {
            digest.fact(key("last-revenue"), revenue.0);
        }
        if let Some(dividend) = state.last_dividend {
            digest.fact(key("last-dividend"), dividend.word().0);
        }
    }

    fn digest_cards(&self, digest: &mut Digest) {
        for card in PrivateId::first(CARDS) {
            let state = self.state.private(card);
            let key = |fact: &str| format!("card.{}.{fact}", self.private(card));
            let owner = match state.owner {
                CardOwner::Out => "out".to_owned(),
                CardOwner::Stack => "stack".to_owned(),
                CardOwner::Player(player) => format!("player {}", player.0),
                CardOwner::Company(company) => format!("company {}", self.company(company)),
                CardOwner::Closed => "closed".to_owned(),
            };
            digest.fact(key("owner"), owner);
            digest.fact(key("income"), state.income.0);
            digest.fact(key("uses"), state.uses);
            digest.fact(key("credit"), state.credit.0);
            if let Some(hill) = state.hill {
                digest.fact(key("form"), hill.word().0);
            }
        }
        for minor in &self.state.minors {
            digest.fact("stack.minor", self.company(*minor));
        }
        digest.fact("boxed", self.state.boxed);
        for card in &self.state.concessions {
            digest.fact("stack.concession", self.private(*card));
        }
        for card in &self.state.stack {
            digest.fact("stack.private", self.private(*card));
        }
    }

    fn digest_stock(&self, digest: &mut Digest, stock: &Stock) {
        digest.fact("round", "stock");
        digest.fact("place", stock.place);
        digest.flag("acted", stock.acted);
        digest.fact("bids-this-turn", stock.bids_this_turn);
        digest.flag("sheltered", stock.sheltered);
        for player in self.seats() {
            digest.flag(format_args!("player.{}.passed", player.0), stock.passes.last_of(player));
            for company in self.companies().filter(|company| stock.has_sold(player, *company)) {
                digest.fact(format_args!("player.{}.sold", player.0), self.company(company));
            }
        }
        for bids in &stock.bids {
            let card = match bids.card {
                StoredCard::Private(card) => self.private(card),
                StoredCard::Minor(minor) => self.company(minor),
            };
            for (player, amount) in &bids.offers {
                digest.fact(format_args!("bid.{card}"), format_args!("{} {}", player.0, amount.0));
            }
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
        digest.flag("begun", operating.begun);
        digest.flag("upgraded", operating.upgraded);
        digest.flag("hill-open", operating.hill_open);
        if let Some(half) = operating.half_used {
            let hex = self.data.map.hex(half.hex).at;
            digest.fact("half-used", format_args!("{} {hex} {}", self.private(half.card), half.upgraded));
        }
        if let Some(train) = operating.pullman {
            digest.fact("pullman", train.card(self));
        }
        digest.fact("revenue", operating.revenue.0);
        digest.fact("extra-revenue", operating.extra_revenue.0);
        digest.fact("mail", operating.mail.0);
        if let Some(kind) = operating.extra_kind {
            digest.fact("extra-kind", kind.word().0);
        }
        if let Some(acquiring) = operating.acquiring {
            let payment = acquiring.payment.map_or(-1, i32::from);
            let minor = self.company(acquiring.minor);
            digest.fact("acquiring", format_args!("{minor} {payment} {}", acquiring.placing));
        }
        for train in &operating.acquired {
            digest.fact("acquired", train.card(self));
        }
        digest.flag("issued", operating.issued);
        if let Some(offer) = operating.offer {
            digest.fact("asked", format_args!("{} {}", offer.asked.0, self.request_text(offer.request)));
        }
        for declined in &operating.declined {
            let what = match declined {
                Declined::Train(train) => train.card(self),
                Declined::Private(card) => self.private(*card),
                Declined::Minor(minor) => self.company(*minor),
                Declined::Neighbour(hex) => self.data.map.hex(*hex).at.to_string(),
            };
            digest.fact("declined", what);
        }
    }

    fn request_text(&self, request: Request) -> String {
        match request {
            Request::Train { train, seller, price } => {
                format!("{} {} {}", train.card(self), self.company(seller), price.0)
            }
            Request::Private { card } => self.private(card),
            Request::Minor { minor } => self.company(minor),
            Request::Neighbour { powers, hex, tile, rotation } => {
                let lay = format!("{} {} {}", self.data.map.hex(hex).at, self.tile(tile), rotation.index());
                powers.cards().fold(lay, |lay, card| format!("{lay} {}", self.private(card)))
            }
        }
    }
}
