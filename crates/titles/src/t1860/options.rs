//! Editions, optional rules, and the profile of recorded games: how one table's 1860 differs from another's.

use crate::corrections::{self, Correction};
use crate::setup::SetupError;
use std::collections::BTreeSet;

/// What newer versions of the rules correct. Each has a text `correction-ID` among the title's words.
pub const CORRECTIONS: &[Correction<Edition, Departures>] = &[
    Correction {
        id: "penniless-turn",
        since: 2,
        undo: |_, departures| departures.penniless_turn_ends = false,
    },
    Correction {
        id: "left-hexes",
        since: 2,
        undo: |_, departures| departures.building_re_enters_hexes = true,
    },
];

/// Which rulebook is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The first edition of 2004: small map, small stations are never passed by.
    First,
    /// The second edition of 2009, our default.
    Second,
    /// What recorded games play: the second edition with the departures of [`Departures::RECORDED`]. Only
    /// imported games carry it.
    Recorded,
}

impl Edition {
    /// All of them, the default first.
    pub const ALL: [Edition; 3] = [Edition::Second, Edition::First, Edition::Recorded];
    /// The editions a new table can choose, the default first.
    pub const OFFERED: [Edition; 2] = [Edition::Second, Edition::First];

    /// The id of this edition.
    pub const fn id(self) -> &'static str {
        match self {
            Edition::First => "first",
            Edition::Second => "second",
            Edition::Recorded => "recorded",
        }
    }

    /// The profile of this edition. A further profile of recorded games is a further edition here, and the importer
    /// names the one that a recording was played by.
    const fn newest_departures(self) -> Departures {
        match self {
            Edition::First | Edition::Second => Departures::RULEBOOK,
            Edition::Recorded => Departures::RECORDED,
        }
    }

    /// The switches of this edition under a version of the rules.
    pub(super) fn departures(self, version: u32) -> Departures {
        let mut departures = self.newest_departures();
        corrections::undo_after(CORRECTIONS, version, self, &mut departures);
        departures
    }

    /// The edition with this id; the second if none is named.
    pub fn named(id: Option<&str>) -> Result<Edition, SetupError> {
        let Some(id) = id else { return Ok(Edition::Second) };
        let known = Edition::ALL.into_iter().find(|edition| edition.id() == id);
        known.ok_or_else(|| SetupError::UnknownEdition {
            title: super::TITLE,
            edition: id.to_owned(),
            known: Edition::ALL.map(Edition::id).join(", "),
        })
    }
}

/// How a leased train earns (Insolvency, and its two variants).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeaseRevenue {
    /// 40 and 20 for every stop, by the first number of the train.
    PerStop,
    /// Half of what the train would earn, and the whole halt subsidy.
    Half,
    /// The figure on the insolvency card.
    Card,
}

/// One optional rule, for people to choose: all that is known of it, in one place.
pub struct OptionalRule {
    /// Its id in table specifications.
    pub id: &'static str,
    /// The section of the rulebook that offers it.
    pub section: &'static str,
    /// The editions it belongs to.
    pub editions: &'static [Edition],
    /// Options it cannot be combined with.
    pub excludes: &'static [&'static str],
    /// What choosing it does.
    choose: fn(&mut Options),
    /// Whether it holds at a table, chosen or brought by the edition.
    pub holds: fn(&Options) -> bool,
}

const BOTH: &[Edition] = &[Edition::First, Edition::Second, Edition::Recorded];
const SECOND: &[Edition] = &[Edition::Second, Edition::Recorded];
const RULEBOOKS: &[Edition] = &[Edition::First, Edition::Second];
const FIRST: &[Edition] = &[Edition::First];

/// Every optional rule of 1860. What each does is explained in the title's words under `option-ID`.
pub const OPTIONS: &[OptionalRule] = &[
    OptionalRule {
        id: "original_map",
        section: "The Map",
        editions: BOTH,
        excludes: &[],
        choose: |options| options.original_map = true,
        holds: |options| options.original_map,
    },
    OptionalRule {
        id: "original_game",
        section: "Playing the Original Game",
        editions: SECOND,
        excludes: &[],
        choose: |options| options.choose_original_game(),
        holds: |_| false,
    },
    OptionalRule {
        id: "no_skip_towns",
        section: "Playing the Original Game",
        editions: BOTH,
        excludes: &[],
        choose: |options| options.no_skip_towns = true,
        holds: |options| options.no_skip_towns,
    },
    OptionalRule {
        id: "original_insolvency",
        section: "Variant: Original Insolvency Revenue",
        editions: BOTH,
        excludes: &["simplified_insolvency"],
        choose: |options| options.lease_revenue = LeaseRevenue::Half,
        holds: |options| options.lease_revenue == LeaseRevenue::Half,
    },
    OptionalRule {
        id: "simplified_insolvency",
        section: "Variant: Simplified Insolvency Revenue",
        editions: SECOND,
        excludes: &["original_insolvency"],
        choose: |options| options.choose_simplified_insolvency(),
        holds: |options| options.lease_revenue == LeaseRevenue::Card,
    },
    OptionalRule {
        id: "ignore_layers",
        section: "Variant: Ignoring historical order of companies",
        editions: RULEBOOKS,
        excludes: &[],
        choose: |options| options.ignore_layers = true,
        holds: |options| options.ignore_layers,
    },
    OptionalRule {
        id: "non_operated_full_value",
        section: "Variant: Selling shares in non-operating companies",
        editions: BOTH,
        excludes: &[],
        choose: |options| options.non_operated_full_value = true,
        holds: |options| options.non_operated_full_value,
    },
    OptionalRule {
        id: "destinations",
        section: "Variant: Destinations",
        editions: RULEBOOKS,
        excludes: &[],
        choose: |options| options.destinations = true,
        holds: |options| options.destinations,
    },
    OptionalRule {
        id: "variable_private_revenue",
        section: "Variant: Variable revenue for private companies",
        editions: FIRST,
        excludes: &[],
        choose: |options| options.variable_private_revenue = true,
        holds: |options| options.variable_private_revenue,
    },
    OptionalRule {
        id: "accelerated_track",
        section: "Variant: Accelerated Track Development",
        editions: FIRST,
        excludes: &[],
        choose: |options| options.accelerated_track = true,
        holds: |options| options.accelerated_track,
    },
    OptionalRule {
        id: "no_train_limit",
        section: "Phases",
        editions: RULEBOOKS,
        excludes: &[],
        choose: |options| options.no_train_limit = true,
        holds: |options| options.no_train_limit,
    },
    OptionalRule {
        id: "two_seven_trains",
        section: "Phases",
        editions: RULEBOOKS,
        excludes: &[],
        choose: |options| options.two_seven_trains = true,
        holds: |options| options.two_seven_trains,
    },
    OptionalRule {
        id: "open_treasuries",
        section: "Miscellaneous",
        editions: BOTH,
        excludes: &[],
        choose: |options| options.open_treasuries = true,
        holds: |options| options.open_treasuries,
    },
    OptionalRule {
        id: "re_enter_hexes",
        section: "Running Trains",
        editions: BOTH,
        excludes: &[],
        choose: |options| options.re_enter_hexes = true,
        holds: |options| options.re_enter_hexes,
    },
];

/// The optional rules in force at one table, and the departures of its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which rulebook.
    pub edition: Edition,
    /// The small board side.
    pub original_map: bool,
    /// Small stations on a run may not be passed by.
    pub no_skip_towns: bool,
    /// How a leased train earns.
    pub lease_revenue: LeaseRevenue,
    /// Companies may be started in any order.
    pub ignore_layers: bool,
    /// Shares of companies that have not operated sell at full price.
    pub non_operated_full_value: bool,
    /// Bonuses for linking home and destination.
    pub destinations: bool,
    /// Incomes of private companies change; they are closed, not sold or exchanged.
    pub variable_private_revenue: bool,
    /// A yellow tile and an upgrade in one turn.
    pub accelerated_track: bool,
    /// Companies may have any number of trains.
    pub no_train_limit: bool,
    /// Two 7+4 trains.
    pub two_seven_trains: bool,
    /// Everybody may know every treasury.
    pub open_treasuries: bool,
    /// A run may come back into a hex.
    pub re_enter_hexes: bool,
    /// The number of the rules version.
    pub rules: u32,
    /// How recorded games depart from the rulebook.
    pub departures: Departures,
}

impl Options {
    /// Reads the edition and options of a table, refusing what cannot be combined.
    pub fn read(edition: Option<&str>, chosen: &BTreeSet<String>, rules: u32) -> Result<Options, SetupError> {
        let edition = Edition::named(edition)?;
        let departures = edition.departures(rules);
        Ok(Options { rules, ..Options::departing(edition, chosen, departures)? })
    }

    /// The same with departures of one's own.
    pub fn departing(
        edition: Edition,
        chosen: &BTreeSet<String>,
        departures: Departures,
    ) -> Result<Options, SetupError> {
        let first = edition == Edition::First;
        let mut options = Options {
            edition,
            original_map: first,
            no_skip_towns: first,
            lease_revenue: LeaseRevenue::PerStop,
            ignore_layers: false,
            non_operated_full_value: false,
            destinations: false,
            variable_private_revenue: false,
            accelerated_track: false,
            no_train_limit: false,
            two_seven_trains: false,
            open_treasuries: departures.treasuries_open,
            re_enter_hexes: false,
            rules: corrections::newest(CORRECTIONS),
            departures,
        };
        for id in chosen {
            (check(id, edition, chosen)?.choose)(&mut options);
        }
        Ok(options)
    }

    /// *Playing the Original Game*; recorded games bring the original insolvency revenue with it (A5).
    fn choose_original_game(&mut self) {
        self.original_map = true;
        self.no_skip_towns = true;
        if self.departures.original_game_halves_lease {
            self.lease_revenue = LeaseRevenue::Half;
        }
    }

    /// In recorded games it changes nothing (A3).
    fn choose_simplified_insolvency(&mut self) {
        if !self.departures.simplified_lease_ignored {
            self.lease_revenue = LeaseRevenue::Card;
        }
    }
}

/// The option of this id, if the edition offers it and nothing else that is chosen excludes it.
fn check(id: &str, edition: Edition, chosen: &BTreeSet<String>) -> Result<&'static OptionalRule, SetupError> {
    let Some(info) = OPTIONS.iter().find(|option| option.id == id) else {
        let known: Vec<&str> = OPTIONS.iter().map(|option| option.id).collect();
        return Err(SetupError::UnknownOption {
            title: super::TITLE,
            option: id.to_owned(),
            known: known.join(", "),
        });
    };
    if !info.editions.contains(&edition) {
        return Err(SetupError::Contradiction {
            first: id.to_owned(),
            second: format!("edition {}", edition.id()),
            why: "that edition does not offer this option",
        });
    }
    match info.excludes.iter().find(|other| chosen.contains(**other)) {
        Some(other) => Err(SetupError::Contradiction {
            first: id.to_owned(),
            second: (*other).to_owned(),
            why: "each says how a leased train earns",
        }),
        None => Ok(info),
    }
}

/// Where a recorded game departs from the second edition's rulebook. Each switch is one item of the notes on 1860, part
/// (a) if nothing else is said, and works alone; `false` is the rulebook. A profile is a value of this type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Departures {
    /// A1. A marker that a dividend does not move keeps its place among the markers of its space.
    pub unmoved_marker_keeps_place: bool,
    /// A2. A trainless company must buy only if it has more than the price of the cheapest train.
    pub purchase_forced_above_price: bool,
    /// A3. The option "simplified insolvency" changes nothing.
    pub simplified_lease_ignored: bool,
    /// A4. Half of a leased train's revenue is not rounded up to tens.
    pub half_lease_unrounded: bool,
    /// A5. The option "original game" brings the original insolvency revenue with it.
    pub original_game_halves_lease: bool,
    /// A7. Small stations are not chosen: after the halts, the most valuable fill the train.
    pub stops_fill_the_train: bool,
    /// A8. An insolvent company that could buy a train is solvent before it runs.
    pub solvent_before_purchase: bool,
    /// A8. A company that buys a train stays marked insolvent until the end of its turn.
    pub solvent_at_end_of_turn: bool,
    /// A9. A company insolvent at its bankruptcy is insolvent when it floats again.
    pub insolvency_survives_bankruptcy: bool,
    /// A10. A company in receivership leases only if it cannot afford a train.
    pub receivership_buys_before_leasing: bool,
    /// A11. A purchase ends the turn (but see A28), so exchanges come before it.
    pub purchase_ends_turn: bool,
    /// A11. Any owner may exchange a private company at any time of a stock round, and it keeps no turn open.
    pub exchange_beside_turn: bool,
    /// A12. Layers and par ranges are not checked.
    pub start_unchecked: bool,
    /// A12. A turn waits for whoever has money to start some company, open or not, or while the bank has a private
    /// company to sell, whatever its price.
    pub money_keeps_turn_open: bool,
    /// A13. An auction winner who cannot pay takes the cheapest certificate for all cash.
    pub poor_winner_takes_cheapest: bool,
    /// A14. A private company cannot be bought back in the round it was sold.
    pub no_private_buyback: bool,
    /// A14. A private company is sold before the turn's purchase.
    pub private_sold_before_purchase: bool,
    /// A15. Only share sales reduce a holding above the certificate limit.
    pub privates_not_sold_down: bool,
    /// A16. The bank breaks when it owes, not when it is empty.
    pub bank_breaks_below_zero: bool,
    /// A16. The income of private companies does not break the bank.
    pub income_breaks_no_bank: bool,
    /// A17. Trainless companies' certificates, not shares, are halved when wealth is counted.
    pub halved_by_certificate: bool,
    /// A18. Building and halts end with a stock round only, even if nationalisation comes first.
    pub building_ends_with_stock_round: bool,
    /// A19. One train that runs is enough.
    pub trains_may_stand: bool,
    /// A19. Whoever passes the route test (C-I2) is asked for runs, though none be legal.
    pub route_test_asks_for_runs: bool,
    /// A19. After nationalisation a company in receivership need not run.
    pub receivership_may_stand: bool,
    /// A19. After nationalisation any legal run will do, not the maximum only.
    pub any_run_after_nationalisation: bool,
    /// A20. Directors of other companies always agree to sell a train.
    pub consent_assumed: bool,
    /// A21. A stock round restarted by a bankruptcy keeps its number.
    pub restart_keeps_number: bool,
    /// A22. Treasuries are open.
    pub treasuries_open: bool,
    /// A24. Where small stations may not be passed by, an upgrade is in reach if the fewest large stations on any
    /// way there and the fewest small stations on any way there are.
    pub stations_counted_apart: bool,
    /// A25. An upgrade is a gain if it changes the values in reach on the tile, taken together, though they be lower.
    pub any_change_is_a_gain: bool,
    /// A29. However idle the rounds are, the game goes on, and is over after the stock round of turn 100.
    pub ends_at_turn_100: bool,
    /// A32. Track counts for building though a train would have to re-enter a hex to get there.
    pub building_re_enters_hexes: bool,
    /// A31. A private company in the bank keeps no turn open for a player without any money.
    pub penniless_turn_ends: bool,
    /// Facts, options: full value of companies that have not operated counts for wealth too.
    pub full_value_counts_as_wealth: bool,
    /// Not in the notes: sales lower the price of a company that is being refloated before it floats.
    pub unfloated_price_falls: bool,
    /// Part (c): a company in receivership has its runs and its train entered by any player.
    pub receiver_is_any_player: bool,
    /// Part (c): the director's certificate of a company in receivership can be named by who has a share.
    pub directors_certificate_for_sale: bool,
    /// Part (c): who sells half of the director's certificate takes the single share after majorities are compared.
    pub single_share_taken_last: bool,
    /// Part (c): a private company is exchanged for a share of a bankrupt company before it floats again.
    pub exchange_before_refloat: bool,
    /// Part (c): where no home tile is left, the director must pass.
    pub missing_home_tile_is_passed: bool,
    /// Part (d): a director is asked for track even if none can be laid.
    pub track_is_always_asked: bool,
    /// C-N1: a company that is started but has not floated holds up nationalisation.
    pub unfloated_company_holds_up: bool,
}

impl Departures {
    /// None: the rulebook.
    pub const RULEBOOK: Departures = Departures::all(false);
    /// All of them: recorded games.
    pub const RECORDED: Departures = Departures::all(true);

    const fn all(on: bool) -> Departures {
        Departures {
            unmoved_marker_keeps_place: on,
            purchase_forced_above_price: on,
            simplified_lease_ignored: on,
            half_lease_unrounded: on,
            original_game_halves_lease: on,
            stops_fill_the_train: on,
            solvent_before_purchase: on,
            solvent_at_end_of_turn: on,
            insolvency_survives_bankruptcy: on,
            receivership_buys_before_leasing: on,
            purchase_ends_turn: on,
            exchange_beside_turn: on,
            start_unchecked: on,
            money_keeps_turn_open: on,
            poor_winner_takes_cheapest: on,
            no_private_buyback: on,
            private_sold_before_purchase: on,
            privates_not_sold_down: on,
            bank_breaks_below_zero: on,
            income_breaks_no_bank: on,
            halved_by_certificate: on,
            building_ends_with_stock_round: on,
            trains_may_stand: on,
            route_test_asks_for_runs: on,
            receivership_may_stand: on,
            any_run_after_nationalisation: on,
            consent_assumed: on,
            restart_keeps_number: on,
            treasuries_open: on,
            stations_counted_apart: on,
            any_change_is_a_gain: on,
            ends_at_turn_100: on,
            building_re_enters_hexes: on,
            penniless_turn_ends: on,
            full_value_counts_as_wealth: on,
            unfloated_price_falls: on,
            receiver_is_any_player: on,
            directors_certificate_for_sale: on,
            single_share_taken_last: on,
            exchange_before_refloat: on,
            missing_home_tile_is_passed: on,
            track_is_always_asked: on,
            unfloated_company_holds_up: on,
        }
    }
}
