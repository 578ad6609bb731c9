//! The seat with the questions a guest keeps asking of it.

use crate::ground::{Earnings, Length, SeenGround, SeenNetwork, estimate};
use crate::player::Seat;
use crate::rng::mix;
use rules::view::{CompanyView, PlayerView};
use rules::{CompanyId, TrainKind};

/// A seat, looked at by a guest.
pub struct Position<'a> {
    pub seat: &'a Seat<'a>,
    /// What makes this guest differ from others.
    pub character: u64,
}

impl<'a> Position<'a> {
    /// Sits down.
    pub fn of(seat: &'a Seat<'a>, character: u64) -> Position<'a> {
        Position { seat, character }
    }

    /// A figure, a little more or less by this guest's own liking for a thing: up to `percent` either way.
    pub fn liked(&self, figure: i32, thing: u64, percent: i32) -> i32 {
        let liking = (mix(self.character, thing) % (2 * percent as u64 + 1)) as i32 - percent;
        figure + figure * liking / 100
    }

    /// The guest's own purse and papers.
    pub fn me(&self) -> &'a PlayerView {
        &self.seat.view().players[self.seat.player.index()]
    }

    /// What the guest has in hand.
    pub fn cash(&self) -> i32 {
        self.me().cash.0
    }

    /// A company.
    pub fn company(&self, company: CompanyId) -> &'a CompanyView {
        &self.seat.view().companies[company.index()]
    }

    /// Shares of a company that the guest has.
    pub fn held(&self, company: CompanyId) -> i32 {
        shares_of(self.me(), company)
    }

    /// Whether the guest directs a company.
    pub fn directs(&self, company: CompanyId) -> bool {
        self.company(company).director == Some(self.seat.player)
    }

    /// Shares of a company in players' hands.
    pub fn in_hands(&self, company: CompanyId) -> i32 {
        self.seat.view().players.iter().map(|player| shares_of(player, company)).sum()
    }

    /// The most that another player has of a company.
    pub fn most_elsewhere(&self, company: CompanyId) -> i32 {
        let others = self.seat.view().players.iter().filter(|player| player.id != self.seat.player);
        others.map(|player| shares_of(player, company)).max().unwrap_or(0)
    }

    /// What a company has in its treasury; a guess where that is a secret.
    pub fn treasury(&self, company: CompanyId) -> i32 {
        self.company(company).treasury.map_or(150, |money| money.0)
    }

    /// How far a train of a type gets.
    pub fn length(&self, kind: TrainKind) -> Length {
        let printed = &self.seat.info.trains[kind.index()];
        let national = self.seat.view().round.has_badge("badge-nationalised");
        let told = printed.facts.iter().find(|fact| fact.id == "fact-length");
        let figure = |name| told.and_then(|fact| fact.number(name)).map_or(0, |number| number as u8);
        Length { large: figure("large"), small: if national { 0 } else { figure("small") } }
    }

    /// How far the trains of a company get.
    pub fn lengths(&self, company: CompanyId) -> Vec<Length> {
        self.company(company).trains.iter().map(|train| self.length(train.id.kind)).collect()
    }

    /// The type the bank sells next.
    pub fn next_kind(&self) -> TrainKind {
        let on_sale = self.seat.view().trains.iter().find(|stock| !stock.available.is_empty());
        on_sale.map_or(TrainKind(self.seat.view().trains.len() as u8 - 1), |stock| stock.kind)
    }

    /// Trains the bank sells before the first of a type, that one included.
    pub fn purchases_until(&self, kind: TrainKind) -> i32 {
        let before = self.seat.view().trains.iter().take(kind.index());
        before.map(|stock| i32::from(stock.left.unwrap_or(0))).sum::<i32>() + 1
    }

    /// The type whose first purchase rusts a type, if one does.
    pub fn rusted_by(&self, kind: TrainKind) -> Option<TrainKind> {
        let trains = self.seat.info.trains.iter();
        trains.clone().find(|train| train.effect.rusts == Some(kind)).map(|train| train.kind)
    }

    /// Purchases from the bank until a type rusts; many, if it never does.
    pub fn life(&self, kind: TrainKind) -> i32 {
        self.rusted_by(kind).map_or(99, |by| self.purchases_until(by))
    }

    /// The type the bank will sell after so many purchases.
    pub fn kind_after(&self, purchases: i32) -> TrainKind {
        let mut left = purchases;
        for stock in &self.seat.view().trains {
            match stock.left {
                Some(count) if left >= i32::from(count) => left -= i32::from(count),
                _ => return stock.kind,
            }
        }
        self.next_kind()
    }

    /// What the bank asks for a type.
    pub fn price(&self, kind: TrainKind) -> i32 {
        self.seat.info.trains[kind.index()].price.0
    }

    /// Companies that operate.
    pub fn running(&self) -> impl Iterator<Item = &'a CompanyView> + use<'a> {
        let companies = self.seat.view().companies.iter();
        companies.filter(|company| company.floated && !company.closed && !company.has_badge("badge-bankrupt"))
    }

    /// Purchases from the bank in one operating round, in hundredths: companies that have the money buy, above
    /// all those without a train; the others must save.
    pub fn pace(&self) -> i32 {
        let price = self.price(self.next_kind());
        let buys =
            |company: &CompanyView| match (company.trains.is_empty(), self.treasury(company.id) >= price) {
                (true, true) => 90,
                (true, false) => 30,
                (false, true) => 35,
                (false, false) => 8,
            };
        self.running().map(buys).sum::<i32>().clamp(25, 250)
    }

    /// The number of the phase.
    pub fn phase(&self) -> i32 {
        self.seat.view().phase.name.parse().unwrap_or_default()
    }

    /// Operating rounds that are still to come, as far as one can tell.
    pub fn horizon(&self) -> i32 {
        let view = self.seat.view();
        if view.ending.is_some() {
            return 1;
        }
        if view.round.has_badge("badge-nationalised") {
            return 3;
        }
        let by_phase = match self.phase() {
            0..=2 => 14,
            3 => 12,
            4 => 10,
            5 => 9,
            6 => 8,
            7 => 7,
            8 => 6,
            _ => 5,
        };
        let paid =
            self.running().filter_map(|company| company.last_revenue).map(|money| money.0).sum::<i32>();
        by_phase.min(1 + view.bank.0.max(0) / paid.max(150))
    }

    /// The board. Unbuilt places with a B bring less than other stations.
    pub fn ground(&self) -> SeenGround<'a> {
        let mut ground = SeenGround::of(self.seat.view(), self.seat.info);
        ground.poor = Some("B");
        ground
    }

    /// What the trains of a company would bring it on this board.
    pub fn earnings(&self, ground: &SeenGround<'_>, company: CompanyId, trains: &[Length]) -> Earnings {
        estimate(&SeenNetwork::of(ground, company), trains)
    }
}

fn shares_of(player: &PlayerView, company: CompanyId) -> i32 {
    let held = player.shares.iter().find(|held| held.company == company);
    held.map_or(0, |held| i32::from(held.shares))
}
