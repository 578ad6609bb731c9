//! What never changes: the printed things of 1860 and what it offers.

use super::super::data::{Data, FISHBOURNE};
use super::super::options::{CORRECTIONS, Edition, OPTIONS, Options};
use super::super::{Game1860, TITLE, words};
use crate::corrections;
use rules::info::{
    ChartCell, CompanyInfo, DestinationInfo, MapInfo, MoneyInfo, OptionInfo, PhaseEffect, PrivateInfo,
    SeatsInfo, TileInfo, Tint, TitleCard, TitleInfo, TrainInfo, Unit, ZoneInfo,
};
use rules::{Aim, Cell, CompanyId, Event, Fact, Game, Money, Names, PrivateId, TrainKind};
use std::collections::BTreeSet;

/// Its name in full.
const NAME: &str = "1860: Railways on the Isle of Wight";

/// What is special about some spaces of the stock market: companies start there, the first share of a block is sold
/// without a fall, a marker ends the game, a company is bankrupt.
const ZONES: [(&str, Tint); 4] =
    [("par", Tint::Start), ("red-letter", Tint::Special), ("end", Tint::End), ("bankrupt", Tint::Danger)];

/// What people may choose when they set up a table.
pub fn card() -> TitleCard {
    let rules = Options::read(None, &BTreeSet::new(), corrections::newest(CORRECTIONS))
        .expect("the title's own rules can be played");
    let data = Data::of(&rules);
    let seats = data.players.iter().map(|setup| SeatsInfo {
        count: setup.count as u8,
        cash: setup.cash,
        certificate_limit: setup.certificate_limit,
    });
    let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    let options = OPTIONS.iter().map(|option| OptionInfo {
        id: option.id.to_owned(),
        section: option.section.to_owned(),
        editions: option.editions.iter().map(|edition| edition.id().to_owned()).collect(),
        excludes: owned(option.excludes),
    });
    TitleCard {
        title: TITLE.to_owned(),
        name: NAME.to_owned(),
        players: seats.collect(),
        editions: Edition::OFFERED.map(|edition| edition.id().to_owned()).to_vec(),
        options: options.collect(),
    }
}

impl Game1860 {
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
            privates: self.privates().map(|private| self.private_info(private)).collect(),
            trains: TrainKind::first(self.data.trains.len()).map(|kind| self.train_info(kind)).collect(),
            chart: self.chart(),
            zones: ZONES.map(|(id, tint)| ZoneInfo { id: id.to_owned(), tint }).to_vec(),
            bank: self.data.bank.0,
            alarms: ["event-bankrupt", "event-insolvent"].map(str::to_owned).to_vec(),
            mergers: false,
            aims: Aim::ALL.to_vec(),
            agreeable: Vec::new(),
            money: MoneyInfo {
                players: Unit { before: "£".to_owned(), after: String::new() },
                companies: Unit { before: String::new(), after: " cc".to_owned() },
            },
        }
    }

    /// The optional rules in force, by their ids, those included that the edition brings.
    pub(super) fn rules_in_force(&self) -> Vec<String> {
        let holding = OPTIONS.iter().filter(|option| (option.holds)(&self.options));
        holding.map(|option| option.id.to_owned()).collect()
    }

    fn company_info(&self, company: CompanyId) -> CompanyInfo {
        let printed = self.data.company(company);
        let shares = self.state.shares(company);
        let certificates = (0..=u8::MAX).take_while(|index| shares.holder(*index).is_some());
        let destinations =
            printed.destinations.iter().take(if self.options.destinations { usize::MAX } else { 0 });
        CompanyInfo {
            id: company,
            symbol: printed.symbol.clone(),
            name: printed.name.clone(),
            colours: printed.colours.clone(),
            facts: self.company_facts(company),
            tokens: printed.bases,
            home: printed.home,
            par: printed.par,
            certificates: certificates.map(|index| shares.units(index)).collect(),
            reserved_for: printed.reserved_for,
            destinations: destinations
                .map(|wanted| DestinationInfo { hex: wanted.hex, bonus: wanted.bonus })
                .collect(),
        }
    }

    fn private_info(&self, private: PrivateId) -> PrivateInfo {
        let printed = self.data.private(private);
        PrivateInfo {
            id: private,
            name: printed.name.clone(),
            short: printed.short.clone(),
            value: printed.value,
            income: printed.income,
            exchange: printed.exchange,
            facts: Vec::new(),
        }
    }

    fn train_info(&self, kind: TrainKind) -> TrainInfo {
        let printed = self.data.train(kind);
        let depot = &self.state.depot;
        TrainInfo {
            kind,
            name: printed.name.clone(),
            other_side: None,
            count: depot.left(kind).map(|left| left + depot.sold(kind)),
            price: printed.price,
            facts: vec![
                Fact::from(words::Told::Length { large: printed.large, small: printed.small }).message(self),
            ],
            effect: self.phase_effect(kind),
        }
    }

    /// What the purchase of the first train of a type does.
    pub(super) fn phase_effect(&self, kind: TrainKind) -> PhaseEffect {
        let printed = self.data.train(kind);
        let also: Option<Fact> = match printed.phase {
            6 => Some(Event::PrivateAvailable { private: FISHBOURNE }.into()),
            8 => Some(words::Event::SalesNoLongerLowerPrices.into()),
            9 => Some(words::Event::SouthernForms.into()),
            _ => None,
        };
        PhaseEffect {
            phase: printed.phase.to_string(),
            rusts: printed.rusts,
            train_limit: (!self.options.no_train_limit).then_some(printed.limit),
            tiles: printed.tiles,
            rounds: printed.rounds,
            also: also.iter().map(|fact| fact.message(self)).collect(),
        }
    }

    /// One line of prices drawn in two tiers: those with an even number in the upper.
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
        let (below, above) = self.data.red_letter;
        let holds = [
            self.data.pars.contains(&price),
            price < below || price > above,
            cell == self.data.chart.top(),
            cell == self.data.chart.bottom(),
        ];
        let zones = ZONES.into_iter().zip(holds).filter(|(_, holds)| *holds);
        zones.map(|((id, _), _)| id.to_owned()).collect()
    }
}
