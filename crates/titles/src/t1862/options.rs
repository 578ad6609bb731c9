//! Variants, optional rules, and the profile of recorded games: how one table's 1862 differs from another's.

use crate::corrections::{self, Correction};
use crate::setup::SetupError;
use std::collections::BTreeSet;

/// What newer versions of the rules correct. Each has a text `correction-ID` among the title's words.
pub const CORRECTIONS: &[Correction<Edition, Departures>] = &[
    Correction {
        id: "director-tie",
        since: 2,
        undo: |edition, departures| {
            departures.sale_tie_by_acquisition = edition != Edition::Rulebook;
        },
    },
    Correction {
        id: "redeem-step",
        since: 2,
        undo: |_, departures| departures.redeem_step_lost_by_first_certificate = false,
    },
    Correction {
        id: "declined-deals",
        since: 2,
        undo: |_, departures| departures.declines_bind_every_deal = true,
    },
    Correction {
        id: "waiting-marker",
        since: 2,
        undo: |_, departures| departures.waiting_marker_needs_upgrade = true,
    },
    Correction {
        id: "lost-marker",
        since: 2,
        undo: |_, departures| departures.lost_waiting_marker_counts = true,
    },
    Correction {
        id: "home-after-lner",
        since: 2,
        undo: |_, departures| departures.home_marker_after_lner = true,
    },
    Correction {
        id: "redeeming-after-lner",
        since: 2,
        undo: |edition, departures| {
            departures.lner_ends_redeeming = edition == Edition::Rulebook;
        },
    },
    Correction {
        id: "raising-money",
        since: 2,
        undo: |_, departures| {
            departures.only_way_is_taken = true;
            departures.pass_raises_money = true;
        },
    },
    Correction {
        id: "small-station",
        since: 2,
        undo: |_, departures| departures.small_station_rewires = false,
    },
    Correction {
        id: "joined-freights",
        since: 2,
        undo: |_, departures| departures.freights_judged_alone = true,
    },
];

/// Which rules are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The rulebook, our default.
    Rulebook,
    /// What recorded games play: the rulebook with the departures of [`Departures::RECORDED`]. Only imported games
    /// carry it.
    Recorded,
    /// What games recorded up to 2021 play, with the older count of hexes for freight trains (A1).
    Recorded2021,
}

impl Edition {
    /// All of them, the default first.
    pub const ALL: [Edition; 3] = [Edition::Rulebook, Edition::Recorded, Edition::Recorded2021];
    /// The editions a new table can choose.
    pub const OFFERED: [Edition; 1] = [Edition::Rulebook];

    /// The id of this edition.
    pub const fn id(self) -> &'static str {
        match self {
            Edition::Rulebook => "rulebook",
            Edition::Recorded => "recorded",
            Edition::Recorded2021 => "recorded-2021",
        }
    }

    const fn newest_departures(self) -> Departures {
        match self {
            Edition::Rulebook => Departures::RULEBOOK,
            Edition::Recorded => Departures::RECORDED,
            Edition::Recorded2021 => Departures::RECORDED_2021,
        }
    }

    /// The switches of this edition under a version of the rules.
    pub(super) fn departures(self, version: u32) -> Departures {
        let mut departures = self.newest_departures();
        corrections::undo_after(CORRECTIONS, version, self, &mut departures);
        departures
    }

    /// The edition with this id; the rulebook if none is named.
    pub fn named(id: Option<&str>) -> Result<Edition, SetupError> {
        let Some(id) = id else { return Ok(Edition::Rulebook) };
        let known = Edition::ALL.into_iter().find(|edition| edition.id() == id);
        known.ok_or_else(|| SetupError::UnknownEdition {
            title: super::TITLE,
            edition: id.to_owned(),
            known: Edition::ALL.map(Edition::id).join(", "),
        })
    }
}

/// How many trains are in the game (2.4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// Fewer trains.
    Short,
    /// The usual number.
    Standard,
    /// More trains.
    Long,
}

/// Which types of trains there are (11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Types {
    /// All three.
    All,
    /// Express only.
    SimpleExpress,
    /// Freight only.
    SimpleFreight,
    /// Freight and local.
    AdvancedFreight,
    /// Express and local.
    AdvancedExpress,
}

/// One optional rule, for people to choose: all that is known of it, in one place.
pub struct Variant {
    /// Its id in table specifications.
    pub id: &'static str,
    /// The section of the rulebook that offers it.
    pub section: &'static str,
    /// Whether recorded games know it.
    pub recorded: bool,
    /// Options it cannot be combined with.
    pub excludes: &'static [&'static str],
    /// What choosing it does.
    choose: fn(&mut Options),
    /// Whether it holds at a table.
    pub holds: fn(&Options) -> bool,
}

/// Every optional rule of 1862. What each does is explained in the title's words under `option-ID`.
pub const OPTIONS: &[Variant] = &[
    Variant {
        id: "short_length",
        section: "2.4.3",
        recorded: true,
        excludes: &["long_length", "shorter_game"],
        choose: |options| options.length = Length::Short,
        holds: |options| options.length == Length::Short,
    },
    Variant {
        id: "long_length",
        section: "2.4.3",
        recorded: true,
        excludes: &["short_length", "shorter_game"],
        choose: |options| options.length = Length::Long,
        holds: |options| options.length == Length::Long,
    },
    Variant {
        id: "simple_express",
        section: "11.1",
        recorded: false,
        excludes: &["simple_freight", "advanced_freight", "advanced_express"],
        choose: |options| options.types = Types::SimpleExpress,
        holds: |options| options.types == Types::SimpleExpress,
    },
    Variant {
        id: "simple_freight",
        section: "11.1",
        recorded: false,
        excludes: &["simple_express", "advanced_freight", "advanced_express"],
        choose: |options| options.types = Types::SimpleFreight,
        holds: |options| options.types == Types::SimpleFreight,
    },
    Variant {
        id: "advanced_freight",
        section: "11.1",
        recorded: false,
        excludes: &["simple_express", "simple_freight", "advanced_express", "new_players"],
        choose: |options| options.types = Types::AdvancedFreight,
        holds: |options| options.types == Types::AdvancedFreight,
    },
    Variant {
        id: "advanced_express",
        section: "11.1",
        recorded: false,
        excludes: &["simple_express", "simple_freight", "advanced_freight", "new_players"],
        choose: |options| options.types = Types::AdvancedExpress,
        holds: |options| options.types == Types::AdvancedExpress,
    },
    Variant {
        id: "shorter_game",
        section: "11.2",
        recorded: false,
        excludes: &["short_length", "long_length"],
        choose: |options| options.shorter_game = true,
        holds: |options| options.shorter_game,
    },
    Variant {
        id: "new_players",
        section: "11.3",
        recorded: false,
        excludes: &["advanced_freight", "advanced_express"],
        choose: |options| options.new_players = true,
        holds: |options| options.new_players,
    },
    Variant {
        id: "eight_tokens",
        section: "11.4",
        recorded: true,
        excludes: &[],
        choose: |options| options.eight_markers = true,
        holds: |options| options.eight_markers,
    },
    Variant {
        id: "no_extra_companies",
        section: "2.4.2",
        recorded: false,
        excludes: &[],
        choose: |options| options.extra_companies = false,
        holds: |options| !options.extra_companies,
    },
    Variant {
        id: "first_edition_home_marker",
        section: "13.0",
        recorded: false,
        excludes: &[],
        choose: |options| options.home_build_compulsory = false,
        holds: |options| !options.home_build_compulsory,
    },
];

/// What was agreed at a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which rules.
    pub edition: Edition,
    /// How many trains.
    pub length: Length,
    /// Which types of trains.
    pub types: Types,
    /// The shorter game of 11.2.
    pub shorter_game: bool,
    /// The game for new players of 11.3.
    pub new_players: bool,
    /// Up to eight station markers (11.4).
    pub eight_markers: bool,
    /// Additional companies for 7 and 8 players (2.4.2).
    pub extra_companies: bool,
    /// The third paragraph of 7.2 holds (13.0).
    pub home_build_compulsory: bool,
    /// The number of the rules version.
    pub rules: u32,
    /// The points in which recorded games differ.
    pub departures: Departures,
}

impl Options {
    /// Reads what a specification says.
    pub fn read(edition: Option<&str>, chosen: &BTreeSet<String>, rules: u32) -> Result<Options, SetupError> {
        let edition = Edition::named(edition)?;
        let departures = edition.departures(rules);
        Ok(Options { rules, ..Options::departing(edition, chosen, departures)? })
    }

    /// An edition with some options, and with these departures instead of its own.
    pub(super) fn departing(
        edition: Edition,
        chosen: &BTreeSet<String>,
        departures: Departures,
    ) -> Result<Options, SetupError> {
        let mut options = Options {
            edition,
            length: Length::Standard,
            types: Types::All,
            shorter_game: false,
            new_players: false,
            eight_markers: false,
            extra_companies: true,
            home_build_compulsory: true,
            rules: corrections::newest(CORRECTIONS),
            departures,
        };
        for id in chosen {
            let known = |variant: &&Variant| edition == Edition::Rulebook || variant.recorded;
            let variant = OPTIONS.iter().filter(known).find(|variant| variant.id == id);
            let Some(variant) = variant else {
                return Err(SetupError::UnknownOption {
                    title: super::TITLE,
                    option: id.clone(),
                    known: OPTIONS.iter().map(|variant| variant.id).collect::<Vec<_>>().join(", "),
                });
            };
            if let Some(other) = variant.excludes.iter().find(|other| chosen.contains(**other)) {
                return Err(SetupError::Contradiction {
                    first: id.clone(),
                    second: (*other).to_owned(),
                    why: why_apart(id, other),
                });
            }
            (variant.choose)(&mut options);
        }
        if options.new_players && options.types == Types::All {
            return Err(SetupError::Needs {
                option: "new_players".to_owned(),
                needed: "simple_express or simple_freight",
                why: "11.3: novice players use either the simple express or the simple freight game",
            });
        }
        Ok(options)
    }

    /// The most station markers of a company (7.5.6, 11.4).
    pub fn most_markers(&self) -> u8 {
        if self.eight_markers { 8 } else { 7 }
    }

    /// The most station markers a company may buy when it floats (6.5.4.2; A18).
    pub fn most_markers_bought(&self) -> u8 {
        if self.departures.eight_markers_by_merger_only { 7 } else { self.most_markers() }
    }

    /// The length of the game that is played by so many players (2.4.3, 11.2).
    pub fn length_for(&self, players: usize) -> Length {
        match self.shorter_game {
            true if players < 5 => Length::Short,
            true => Length::Standard,
            false => self.length,
        }
    }

    /// Whether permits are used: not in the simple games (11.1).
    pub fn permits(&self) -> bool {
        !matches!(self.types, Types::SimpleExpress | Types::SimpleFreight)
    }
}

fn why_apart(first: &str, second: &str) -> &'static str {
    let about = |ids: &[&str]| ids.contains(&first) && ids.contains(&second);
    if about(&["short_length", "long_length"]) {
        "a game has one length (2.4.3)"
    } else if about(&["shorter_game", "short_length"]) || about(&["shorter_game", "long_length"]) {
        "the shorter game of 11.2 says itself how many trains there are"
    } else if first == "new_players" || second == "new_players" {
        "the game for new players uses one of the simple games (11.3)"
    } else {
        "a game uses one selection of train types (11.1)"
    }
}

macro_rules! departures {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// Every point in which recorded games differ from the rulebook, by the numbers of the title's notes. Each works
        /// alone.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Departures {
            $($(#[$doc])* pub $name: bool,)*
        }

        impl Departures {
            /// None: the rulebook.
            pub const RULEBOOK: Departures = Departures { $($name: false,)* };
            /// All that games recorded on 18xx.games up to 2021 have. The others are what version 1 of our rules did.
            pub const RECORDED_2021: Departures = Departures {
                sale_tie_by_acquisition: false,
                lner_ends_redeeming: false,
                pass_raises_money: false,
                freights_judged_alone: false,
                ..Departures { $($name: true,)* }
            };
            /// Games recorded there since.
            pub const RECORDED: Departures =
                Departures { old_freight_count: false, ..Departures::RECORDED_2021 };
        }
    };
}

departures! {
    /// A1: the hexes between the ends of a freight run are counted from off-board hexes themselves, not from where they are
    /// entered.
    old_freight_count,
    /// A2: a chain of freight trains may join two ports or two red areas.
    chains_join_areas,
    /// A3, F30: freight runs with a common end are always scored together, whatever their trains.
    freight_always_joins,
    /// What version 1 did: permanent freight trains that meet are joined or not as it brings the freight trains alone most,
    /// whatever other trains score (7.8.1; G5).
    freights_judged_alone,
    /// A4: runs may meet at any stop.
    runs_meet_anywhere,
    /// A5, F32, F33: the stops that an N/M train does not score are chosen for the director.
    unscored_stops_are_chosen,
    /// A6: any of the trains may stand, and a company in receivership runs as it likes.
    trains_may_stand,
    /// A6: whoever holds most of a company in receivership enters its runs.
    holder_runs_receivership,
    /// A7: the George Hudson manoeuvre needs more than £10.
    hudson_needs_more_than_ten,
    /// A9: a marker that does not change space keeps its place in the stack.
    marker_keeps_its_place,
    /// A10: a chartered company's marker enters the market when its par is set.
    marker_enters_with_par,
    /// A11: the top of the market reached by a merger ends nothing.
    top_by_merger_ends_nothing,
    /// A12: shares that a company sells for a train lower its price after the LNER has formed too.
    company_sales_always_lower,
    /// A13: a company that failed to float is available again at once.
    failed_company_returns_at_once,
    /// A14: change for the director's certificate comes only from shares that were in the pool before.
    change_only_from_pool,
    /// A15 as version 1 read it: of several who could succeed a director who sold it is the first to have acquired
    /// shares. Recorded games follow the rulebook there (G1).
    sale_tie_by_acquisition,
    /// A18: eight markers are reached by merging only.
    eight_markers_by_merger_only,
    /// A19: no other director is asked.
    consent_is_taken_for_granted,
    /// A20: an option share that cannot be swapped is sold at half price rounded down.
    unswapped_option_rounds_down,
    /// A21: the survivor's home marker cannot be removed.
    home_marker_stays,
    /// A23: the upgrade that makes room for the home marker comes before everything else.
    home_upgrade_comes_first,
    /// A24: the marker in the last circle is displaced.
    last_circle_is_displaced,
    /// A25: a small station anywhere will do for the compulsory first build.
    any_build_will_do,
    /// A26: every arrangement of small stations has a stock of its own.
    arrangements_have_own_stock,
    /// G3: a tile with one more small station may join the plain track of the old one otherwise.
    small_station_rewires,
    /// A27: money may be raised although another company's train could be bought.
    money_raised_beside_offers,
    /// D, F25: where there is only one way to raise money, and nothing to buy, nobody is asked.
    only_way_is_taken,
    /// What version 1 did: where there is only one way to raise money, a pass takes it.
    pass_raises_money,
    /// A company that refinances may spend so much on an option share that it must raise money again.
    refinancing_may_fall_short,
    /// A28: a company in receivership does not place its home marker.
    no_home_in_receivership,
    /// A28: a company in receivership is held to the limit per type only.
    receivership_limit_by_type,
    /// What version 1 did at rulebook tables: no shares are redeemed after the LNER has formed (10.3; A29).
    lner_ends_redeeming,
    /// A30: shares of a company without a train count half at the end.
    half_worth_without_train,
    /// D: merging, track and acquiring are asked even if nothing can be done.
    steps_are_always_asked,
    /// F1: whether a player can start or buy anything is judged loosely.
    stock_turns_are_judged_loosely,
    /// F7: the step for redeeming can be lost.
    redeem_step_can_be_lost,
    /// G2: when it is tested whether the step is lost, the first certificate of the pool must be affordable, also the
    /// director's.
    redeem_step_lost_by_first_certificate,
    /// A director who declined all deals is not asked again in any deal of the turn, and one who did not want a survivor
    /// binds deals that need no consent.
    declines_bind_every_deal,
    /// A home marker that waits for a circle is placed only after an upgrade.
    waiting_marker_needs_upgrade,
    /// A waiting home marker that is lost in a merger counts against the limit.
    lost_waiting_marker_counts,
    /// F6: home markers are placed after the LNER has formed too.
    home_marker_after_lner,
    /// F9: the winner of a charter is asked for more shares at the certificate limit too.
    winner_asked_at_limit,
    /// F18: a merger that ends in receivership does not run.
    merged_receivership_stands,
    /// F24: a token for London is asked for even if London is full.
    full_london_is_asked,
    /// F29: freight runs without a free end score one stop.
    closed_chains_score_one_stop,
    /// F34: that a company could once run is remembered.
    route_is_remembered,
    /// F35: a company that earns nothing shows the dividend decided in the same action.
    last_dividend_is_copied,
    /// F35: the turn in which a company in receivership goes bankrupt by withholding is noted as one without revenue.
    bankrupt_turn_earns_nothing,
    /// F41: the game is over after turn 100.
    ends_at_turn_100,
}
