//! What never changes: the printed things of 1822 and what it offers.

use super::super::Game1822;
use super::super::data::{CONCESSIONS, Data, PRIVATES, Region, kinds};
use super::super::options::{CORRECTIONS, Edition, OPTIONS};
use super::super::trains::SIDES;
use super::super::words::Told;
use crate::corrections;
use board::Colour;
use rules::info::{
    ChartCell, CompanyInfo, DestinationInfo, MapInfo, MoneyInfo, OptionInfo, PhaseEffect, PrivateInfo,
    SeatsInfo, TileInfo, Tint, TitleCard, TitleInfo, TrainInfo, Unit, ZoneInfo,
};
use rules::{Aim, Cell, CompanyId, Fact, Game, Message, Money, Names, PrivateId, TrainKind};

/// What is special about some spaces of the stock market.
const ZONES: [(&str, Tint); 4] =
    [("start", Tint::Start), ("start-minor", Tint::Start), ("yellow", Tint::Special), ("end", Tint::End)];

/// What people may choose when they set up a table.
pub fn card(region: Region) -> TitleCard {
    let data = Data::embedded(region);
    let seats = data.players.iter().map(|setup| SeatsInfo {
        count: setup.count as u8,
        cash: setup.cash,
        certificate_limit: setup.certificate_limit,
    });
    let options = OPTIONS.iter().filter(|option| option.regions.contains(&region)).map(|option| OptionInfo {
        id: option.id.to_owned(),
        section: "21".to_owned(),
        editions: Edition::ALL.map(|edition| edition.id().to_owned()).to_vec(),
        excludes: option.excludes.iter().map(|id| (*id).to_owned()).collect(),
    });
    TitleCard {
        title: region.title().to_owned(),
        name: data.name.clone(),
        players: seats.collect(),
        editions: Edition::OFFERED.map(|edition| edition.id().to_owned()).to_vec(),
        options: options.collect(),
    }
}

impl Game1822 {
    /// What is printed, for this table.
    pub(in super::super) fn printed(&self) -> TitleInfo {
        let cards = PrivateId::first(PRIVATES + CONCESSIONS);
        let pounds = || Unit { before: "£".to_owned(), after: String::new() };
        TitleInfo {
            card: card(self.data.region),
            edition: self.options.edition.id().to_owned(),
            options: self.rules_in_force(),
            rules: self.rules_version().to_string(),
            corrections: corrections::ids_after(CORRECTIONS, self.options.rules),
            map: MapInfo::of(&self.data.map),
            tiles: TileInfo::all(&self.data.map),
            companies: self.companies().map(|company| self.company_info(company)).collect(),
            privates: cards.map(|card| self.private_info(card)).collect(),
            trains: TrainKind::first(kinds::SOLD + kinds::WITH_PRIVATES.len())
                .map(|kind| self.train_info(kind))
                .collect(),
            chart: self.chart(),
            zones: ZONES.map(|(id, tint)| ZoneInfo { id: id.to_owned(), tint }).to_vec(),
            bank: self.data.bank,
            mergers: false,
            // Mail (14.12) depends on the ends of a run alone; the search prices track and stops, wherever a run ends.
            aims: vec![Aim::Dividend],
            // Not the sale of a train: there the price is the other's.
            agreeable: ["question-neighbour", "question-acquire", "question-take-private"]
                .map(str::to_owned)
                .to_vec(),
            alarms: ["event-loan", "event-concession-lost", "event-minor-removed"]
                .map(str::to_owned)
                .to_vec(),
            money: MoneyInfo { players: pounds(), companies: pounds() },
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
        let exchange = printed.major.map_or(0, |major| major.exchange_tokens + 2);
        CompanyInfo {
            id: company,
            symbol: printed.symbol.clone(),
            name: printed.name.clone(),
            colours: printed.colours.clone(),
            facts: self.printed_facts(company),
            tokens: 1 + exchange,
            home: self.home_of(company),
            par: if printed.major.is_some() { (Money(60), Money(100)) } else { (Money(50), Money(100)) },
            certificates: certificates.map(|index| shares.units(index)).collect(),
            reserved_for: None,
            destinations: self.destinations(company),
        }
    }

    /// What a major is rewarded with there is the value of the place (14.11).
    fn destinations(&self, company: CompanyId) -> Vec<DestinationInfo> {
        let major = self.data.major(company);
        major
            .map(|major| DestinationInfo { hex: major.destination.hex, bonus: Money::ZERO })
            .into_iter()
            .collect()
    }

    /// What the charter of a major says.
    fn printed_facts(&self, company: CompanyId) -> Vec<Message> {
        let major = self.data.major(company);
        let facts = major.map(|major| -> [Fact; 2] {
            [
                Told::Destination { hex: major.destination.hex }.into(),
                Told::ExchangeTokens { count: major.exchange_tokens }.into(),
            ]
        });
        facts.into_iter().flatten().map(|fact| fact.message(self)).collect()
    }

    fn private_info(&self, card: PrivateId) -> PrivateInfo {
        let printed = self.data.private(card);
        let major = self.data.major_of(card);
        let name = match (printed, major) {
            (Some(printed), _) => printed.name.clone(),
            (None, Some(major)) => self.data.company(major).name.clone(),
            (None, None) => self.private(card),
        };
        let short = match (printed, major) {
            (Some(printed), _) => printed.short.clone(),
            (None, Some(major)) => self.company(major),
            (None, None) => self.private(card),
        };
        PrivateInfo {
            id: card,
            name: format!("{} {name}", self.private(card)),
            short,
            value: if printed.is_some() { Money::ZERO } else { Money(100) },
            income: printed.map_or(Money(10), |printed| printed.income[0]),
            exchange: major,
            facts: vec![Fact::from(Told::Power { card }).message(self)],
        }
    }

    fn train_info(&self, kind: TrainKind) -> TrainInfo {
        let printed = self.data.trains.get(kind.index());
        let other_side = printed.and_then(|train| train.other.as_ref());
        let other = other_side.and_then(|other| {
            let side = SIDES.into_iter().find(|side| side.0 == other.name)?;
            Some(Fact::from(Told::OtherSide { side, price: other.price }).message(self))
        });
        // 3.3: the L goes with the first 3, turned over with the first 4.
        let rusts = (kind == kinds::L)
            .then(|| Fact::from(Told::OtherSideRusts { side: SIDES[1], kind: kinds::FOUR }).message(self));
        let with_private = match kind {
            kinds::TWO_P | kinds::PULLMAN => Some(2),
            _ => Some(1),
        };
        TrainInfo {
            kind,
            name: self.train(kind),
            other_side: other_side.map(|other| other.name.clone()),
            count: printed.map_or(with_private, |train| train.count),
            price: self.data.train_price(kind, false),
            facts: other.into_iter().chain(rusts).collect(),
            effect: self.phase_effect(kind),
        }
    }

    /// What the purchase of the first train of a kind does.
    pub(super) fn phase_effect(&self, kind: TrainKind) -> PhaseEffect {
        let (phase, rusts, limit, tiles) = match kind {
            kinds::THREE => ("3", Some(kinds::L), 4, Colour::Green),
            kinds::FOUR => ("4", Some(kinds::L), 3, Colour::Green),
            kinds::FIVE => ("5", None, 2, Colour::Russet),
            kinds::SIX => ("6", Some(kinds::THREE), 2, Colour::Russet),
            kinds::SEVEN => ("7", Some(kinds::FOUR), 2, Colour::Grey),
            _ => ("1", None, 4, Colour::Yellow),
        };
        PhaseEffect {
            phase: phase.to_owned(),
            rusts,
            train_limit: Some(limit),
            tiles,
            rounds: if phase == "1" { 1 } else { 2 },
            also: Vec::new(),
        }
    }

    fn chart(&self) -> Vec<ChartCell> {
        let cell = |(cell, price): (Cell, Money)| {
            let (row, column) = self.data.chart.position(cell);
            ChartCell { cell, name: self.cell(cell), price, row, column, zones: self.zones(cell) }
        };
        self.data.chart.spaces().map(cell).collect()
    }

    fn zones(&self, cell: Cell) -> Vec<String> {
        let zone = self.data.zone(cell);
        let holds = [zone.major, zone.minor && !zone.major, zone.yellow, zone.end];
        let holding = ZONES.into_iter().zip(holds).filter(|(_, holds)| *holds);
        holding.map(|((id, _), _)| id.to_owned()).collect()
    }
}
