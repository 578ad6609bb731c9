//! What never changes: the printed things of 1862 and what it offers.

use super::super::data::{Data, Limit};
use super::super::options::{CORRECTIONS, Edition, OPTIONS};
use super::super::{Game1862, TITLE, words};
use crate::corrections;
use rules::info::{
    ChartCell, CompanyInfo, MapInfo, MoneyInfo, OptionInfo, PhaseEffect, SeatsInfo, TileInfo, Tint,
    TitleCard, TitleInfo, TrainInfo, Unit, ZoneInfo,
};
use rules::{Aim, Cell, CompanyId, Fact, Game, Money, Names, TrainKind};

/// Its name in full.
const NAME: &str = "1862: Railway Mania in the Eastern Counties";

/// What is special about some spaces of the stock market: companies start there, the first share or the first two are sold
/// without a fall, a marker ends the game, a company is bankrupt.
const ZONES: [(&str, Tint); 5] = [
    ("par", Tint::Start),
    ("first-free", Tint::Special),
    ("two-free", Tint::Special),
    ("end", Tint::End),
    ("bankrupt", Tint::Danger),
];

/// What people may choose when they set up a table.
pub fn card() -> TitleCard {
    let data = Data::embedded();
    let seats = data.players.iter().map(|setup| SeatsInfo {
        count: setup.count as u8,
        cash: setup.cash,
        certificate_limit: setup.certificate_limit,
    });
    let options = OPTIONS.iter().map(|option| OptionInfo {
        id: option.id.to_owned(),
        section: option.section.to_owned(),
        editions: Edition::ALL
            .iter()
            .filter(|edition| option.recorded || **edition == Edition::Rulebook)
            .map(|edition| edition.id().to_owned())
            .collect(),
        excludes: option.excludes.iter().map(|id| (*id).to_owned()).collect(),
    });
    TitleCard {
        title: TITLE.to_owned(),
        name: NAME.to_owned(),
        players: seats.collect(),
        editions: Edition::OFFERED.map(|edition| edition.id().to_owned()).to_vec(),
        options: options.collect(),
    }
}

impl Game1862 {
    /// What is printed, for this table.
    pub(in super::super) fn printed(&self) -> TitleInfo {
        TitleInfo {
            card: card(),
            edition: self.options.edition.id().to_owned(),
            options: self.rules_in_force(),
            rules: self.rules_version().to_string(),
            corrections: corrections::ids_after(CORRECTIONS, self.options.rules),
            map: MapInfo::of(&self.data.map),
            tiles: TileInfo::all(&self.data.map),
            companies: self.companies().map(|company| self.company_info(company)).collect(),
            privates: Vec::new(),
            trains: TrainKind::first(self.data.bands.len()).map(|kind| self.train_info(kind)).collect(),
            chart: self.chart(),
            zones: ZONES.map(|(id, tint)| ZoneInfo { id: id.to_owned(), tint }).to_vec(),
            bank: self.data.bank,
            alarms: ["event-bankrupt", "event-fined", "event-lner-triggered"].map(str::to_owned).to_vec(),
            mergers: true,
            aims: Aim::ALL.to_vec(),
            agreeable: Vec::new(),
            money: MoneyInfo {
                players: Unit { before: "£".to_owned(), after: String::new() },
                companies: Unit { before: "£".to_owned(), after: String::new() },
            },
        }
    }

    /// The optional rules in force, by their ids.
    pub(super) fn rules_in_force(&self) -> Vec<String> {
        let holding = OPTIONS.iter().filter(|option| (option.holds)(&self.options));
        holding.map(|option| option.id.to_owned()).collect()
    }

    fn company_info(&self, company: CompanyId) -> CompanyInfo {
        let printed = self.data.company(company);
        let shares = self.state.shares(company);
        let certificates = (0..=u8::MAX).take_while(|index| shares.holder(*index).is_some());
        CompanyInfo {
            id: company,
            symbol: printed.symbol.clone(),
            name: printed.name.clone(),
            colours: printed.colours.clone(),
            facts: self.company_facts(company),
            tokens: self.options.most_markers(),
            home: printed.home,
            par: (self.data.pars[0], self.data.zones.highest_start),
            certificates: certificates.map(|index| shares.units(index)).collect(),
            reserved_for: None,
            destinations: Vec::new(),
        }
    }

    fn train_info(&self, kind: TrainKind) -> TrainInfo {
        let band = self.data.band(kind);
        let depot = &self.state.depot;
        let lengths = words::Told::Band { freight: band.freight, scored: band.scored, visited: band.visited };
        TrainInfo {
            kind,
            name: band.name.clone(),
            other_side: None,
            count: depot.left(kind).map(|left| left + depot.sold(kind)),
            price: band.price,
            facts: vec![Fact::from(lengths).message(self)],
            effect: self.phase_effect(kind),
        }
    }

    /// What the purchase of the first train of a band does.
    pub(super) fn phase_effect(&self, kind: TrainKind) -> PhaseEffect {
        let band = self.data.band(kind);
        let last = usize::from(kind.0) + 1 == self.data.bands.len();
        let also = last.then(|| Fact::from(words::Event::LnerTriggered).message(self));
        let (Limit::EachType(limit) | Limit::Total(limit)) = band.limit;
        PhaseEffect {
            phase: band.name.clone(),
            rusts: TrainKind::first(self.data.bands.len())
                .find(|earlier| self.rusts_with(*earlier) == Some(kind)),
            train_limit: Some(if self.options.permits() { limit } else { band.simple_limit }),
            tiles: band.tiles,
            rounds: band.rounds,
            also: also.into_iter().collect(),
        }
    }

    /// One line of prices drawn in two rows: those with an even number in the upper.
    fn chart(&self) -> Vec<ChartCell> {
        let cell = |(cell, price): (Cell, Money)| ChartCell {
            cell,
            name: self.cell(cell),
            price,
            row: cell.0 % 2,
            column: cell.0 / 2,
            zones: self.zones(cell),
        };
        self.data.chart.spaces().map(cell).collect()
    }

    fn zones(&self, cell: Cell) -> Vec<String> {
        let price = self.data.price(cell);
        let zones = self.data.zones;
        let (top, bottom) = (self.data.chart.top(), self.data.chart.bottom());
        let holds = [
            (self.data.pars[0]..=zones.highest_start).contains(&price),
            (price < zones.first_free_below || price > zones.first_free_above)
                && price < zones.two_free_from
                && cell != bottom,
            price >= zones.two_free_from && cell != top,
            cell == top,
            cell == bottom,
        ];
        let holding = ZONES.into_iter().zip(holds).filter(|(_, holds)| *holds);
        holding.map(|((id, _), _)| id.to_owned()).collect()
    }
}
