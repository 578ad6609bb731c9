//! What never changes: the printed things of 1860 and what it offers.

use super::super::data::Data;
use super::super::options::{Edition, LeaseRevenue, OPTIONS, Options};
use super::super::{Game1860, TITLE};
use rules::info::{
    ChartCell, CompanyInfo, DestinationInfo, MapInfo, OptionInfo, PhaseEffect, PrivateInfo, SeatsInfo,
    TileInfo, TitleCard, TitleInfo, TrainInfo, Zone,
};
use rules::{Cell, CompanyId, Money, PrivateId, TrainKind};
use std::collections::BTreeSet;

/// Its name in full.
const NAME: &str = "1860: Railways on the Isle of Wight";

/// What people may choose when they set up a table.
pub fn card() -> TitleCard {
    let rules = Options::read(None, &BTreeSet::new()).expect("the title's own rules can be played");
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
            map: MapInfo::of(&self.data.map),
            tiles: TileInfo::all(&self.data.map),
            companies: self.companies().map(|company| self.company_info(company)).collect(),
            privates: self.privates().map(|private| self.private_info(private)).collect(),
            trains: TrainKind::first(self.data.trains.len()).map(|kind| self.train_info(kind)).collect(),
            chart: self.chart(),
            bank: self.data.bank.0,
        }
    }

    /// The optional rules in force, by their ids, those included that the edition brings.
    pub(super) fn rules_in_force(&self) -> Vec<String> {
        let options = &self.options;
        let on = |id: &str| match id {
            "original_map" => options.original_map,
            "original_game" => false,
            "no_skip_towns" => options.no_skip_towns,
            "original_insolvency" => options.lease_revenue == LeaseRevenue::Half,
            "simplified_insolvency" => options.lease_revenue == LeaseRevenue::Card,
            "ignore_layers" => options.ignore_layers,
            "non_operated_full_value" => options.non_operated_full_value,
            "destinations" => options.destinations,
            "variable_private_revenue" => options.variable_private_revenue,
            "accelerated_track" => options.accelerated_track,
            "no_train_limit" => options.no_train_limit,
            "two_seven_trains" => options.two_seven_trains,
            "open_treasuries" => options.open_treasuries,
            "re_enter_hexes" => options.re_enter_hexes,
            _ => false,
        };
        OPTIONS.iter().filter(|option| on(option.id)).map(|option| option.id.to_owned()).collect()
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
            layer: printed.layer,
            bases: printed.bases,
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
        }
    }

    fn train_info(&self, kind: TrainKind) -> TrainInfo {
        let printed = self.data.train(kind);
        let cards = self.state.unsold[kind.index()] + self.state.sold[kind.index()];
        TrainInfo {
            kind,
            name: printed.name.clone(),
            count: printed.count.map(|_| cards),
            price: printed.price,
            large: printed.large,
            small: printed.small,
            effect: self.phase_effect(kind),
        }
    }

    /// What the purchase of the first train of a type does.
    pub(super) fn phase_effect(&self, kind: TrainKind) -> PhaseEffect {
        let printed = self.data.train(kind);
        let also = match printed.phase {
            6 => &["event-private-available"][..],
            8 => &["event-sales-no-longer-lower-prices"],
            9 => &["event-southern-forms"],
            _ => &[],
        };
        PhaseEffect {
            phase: printed.phase,
            rusts: printed.rusts,
            train_limit: (!self.options.no_train_limit).then_some(printed.limit),
            tiles: printed.tiles,
            rounds: printed.rounds,
            also: also.iter().map(|id| (*id).to_owned()).collect(),
        }
    }

    /// One line of prices drawn in two tiers: those with an even number in the upper.
    fn chart(&self) -> Vec<ChartCell> {
        let cell = |(index, price): (usize, &Money)| ChartCell {
            cell: Cell(index as u8),
            price: *price,
            row: (index % 2) as u8,
            column: (index / 2) as u8,
            zones: self.zones(Cell(index as u8)),
        };
        self.data.prices.iter().enumerate().map(cell).collect()
    }

    fn zones(&self, cell: Cell) -> Vec<Zone> {
        let price = self.data.price(cell);
        let (below, above) = self.data.red_letter;
        let zones = [
            (Zone::Par, self.data.pars.contains(&price)),
            (Zone::RedLetter, price < below || price > above),
            (Zone::End, cell == self.data.top()),
            (Zone::Bankrupt, cell == Cell(0)),
        ];
        zones.into_iter().filter(|(_, holds)| *holds).map(|(zone, _)| zone).collect()
    }
}
