//! Editions, optional rules, and how one table's 1822 differs from another's.

pub use super::corrected::CORRECTIONS;
use super::data::Region;
use crate::corrections;
use crate::setup::SetupError;
use std::collections::BTreeSet;

/// Whose reading of the rules is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// What the summary says plainly, and the reference where it is silent: our default.
    Summary,
    /// As the game is played elsewhere today.
    Online,
    /// As recorded games do: the second without checks that are missing there. Only imported games carry it.
    Recorded,
    /// As games recorded with an older search for runs do, which gave the destination to an E and to another train (d.9).
    RecordedTwice,
}

impl Edition {
    /// All of them, the default first.
    pub const ALL: [Edition; 4] =
        [Edition::Summary, Edition::Online, Edition::Recorded, Edition::RecordedTwice];
    /// The editions a new table can choose.
    pub const OFFERED: [Edition; 2] = [Edition::Summary, Edition::Online];

    /// The id of this edition.
    pub const fn id(self) -> &'static str {
        match self {
            Edition::Summary => "summary",
            Edition::Online => "online",
            Edition::Recorded => "recorded",
            Edition::RecordedTwice => "recorded-twice",
        }
    }

    /// Whether a new table can choose it.
    pub fn is_offered(self) -> bool {
        Edition::OFFERED.contains(&self)
    }

    const fn newest_departures(self) -> Departures {
        match self {
            Edition::Summary => Departures::SUMMARY,
            Edition::Online => Departures::ONLINE,
            Edition::Recorded => Departures::RECORDED,
            Edition::RecordedTwice => Departures::RECORDED_TWICE,
        }
    }

    /// The switches of this edition under a version of the rules.
    pub(super) fn departures(self, version: u32) -> Departures {
        let mut departures = self.newest_departures();
        corrections::undo_after(CORRECTIONS, version, self, &mut departures);
        departures
    }

    /// The edition with this id; the default if none is named.
    pub fn named(region: Region, id: Option<&str>) -> Result<Edition, SetupError> {
        let Some(id) = id else { return Ok(Edition::Summary) };
        let known = Edition::ALL.into_iter().find(|edition| edition.id() == id);
        known.ok_or_else(|| SetupError::UnknownEdition {
            title: region.title(),
            edition: id.to_owned(),
            known: Edition::ALL.map(Edition::id).join(", "),
        })
    }
}

/// One optional rule, for people to choose.
pub struct Variant {
    /// Its id in table specifications.
    pub id: &'static str,
    /// The titles that know it.
    pub regions: &'static [Region],
    /// The option it needs.
    pub needs: Option<&'static str>,
    /// Options it cannot be combined with.
    pub excludes: &'static [&'static str],
    /// The only number of players it is for.
    pub players: Option<usize>,
    choose: fn(&mut Options),
    /// Whether it holds at a table.
    pub holds: fn(&Options) -> bool,
}

const ALL_REGIONS: &[Region] = &[Region::GreatBritain, Region::Medium, Region::Northern];

/// Every optional rule of section 21. What each does is explained in the title's words under `option-ID`.
pub const OPTIONS: &[Variant] = &[
    Variant {
        id: "plus_expansion",
        regions: &[Region::GreatBritain],
        needs: None,
        excludes: &[],
        players: None,
        choose: |options| options.plus = true,
        holds: |options| options.plus,
    },
    Variant {
        id: "plus_expansion_no_removals",
        regions: &[Region::GreatBritain],
        needs: Some("plus_expansion"),
        excludes: &[],
        players: None,
        choose: |options| options.no_removals = true,
        holds: |options| options.no_removals,
    },
    Variant {
        id: "plus_expansion_single_stack",
        regions: &[Region::GreatBritain],
        needs: Some("plus_expansion"),
        excludes: &[],
        players: None,
        choose: |options| options.single_stack = true,
        holds: |options| options.single_stack,
    },
    Variant {
        id: "starter",
        regions: &[Region::Medium],
        needs: None,
        excludes: &["advanced"],
        players: None,
        choose: |options| options.starter = true,
        holds: |options| options.starter,
    },
    Variant {
        id: "advanced",
        regions: &[Region::Medium],
        needs: None,
        excludes: &["starter"],
        players: None,
        choose: |options| options.advanced = true,
        holds: |options| options.advanced,
    },
    Variant {
        id: "sw_peninsula",
        regions: &[Region::Medium],
        needs: None,
        excludes: &[],
        players: Some(2),
        choose: |options| options.sw_peninsula = true,
        holds: |options| options.sw_peninsula,
    },
    Variant {
        id: "tax_haven_multiple",
        regions: ALL_REGIONS,
        needs: None,
        excludes: &[],
        players: None,
        choose: |options| options.tax_haven_multiple = true,
        holds: |options| options.tax_haven_multiple,
    },
];

/// What one table has agreed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whose reading.
    pub edition: Edition,
    /// 1822+: six minors and three private companies more.
    pub plus: bool,
    /// 1822+ without removing cards.
    pub no_removals: bool,
    /// 1822+ with one stack of private companies.
    pub single_stack: bool,
    /// MRS: the private companies for starters.
    pub starter: bool,
    /// MRS: the private companies for the advanced.
    pub advanced: bool,
    /// MRS for two: minors 22 and 23 in the South-West, instead of two others.
    pub sw_peninsula: bool,
    /// The tax haven buys in every stock round.
    pub tax_haven_multiple: bool,
    /// The number of the rules version.
    pub rules: u32,
    /// How it differs from the summary.
    pub departures: Departures,
}

impl Options {
    /// Reads a table's agreement.
    pub fn read(
        region: Region,
        edition: Option<&str>,
        ids: &BTreeSet<String>,
        players: usize,
        rules: u32,
    ) -> Result<Options, SetupError> {
        let edition = Edition::named(region, edition)?;
        let mut options = Options {
            edition,
            plus: false,
            no_removals: false,
            single_stack: false,
            starter: false,
            advanced: false,
            sw_peninsula: false,
            tax_haven_multiple: false,
            rules,
            departures: edition.departures(rules),
        };
        let offered = || OPTIONS.iter().filter(|variant| variant.regions.contains(&region));
        for id in ids {
            let Some(variant) = offered().find(|variant| variant.id == id) else {
                return Err(SetupError::UnknownOption {
                    title: region.title(),
                    option: id.clone(),
                    known: offered().map(|variant| variant.id).collect::<Vec<_>>().join(", "),
                });
            };
            if let Some(other) = variant.excludes.iter().find(|other| ids.contains(**other)) {
                return Err(SetupError::Contradiction {
                    first: id.clone(),
                    second: (*other).to_owned(),
                    why: "each says which private companies are in play",
                });
            }
            if let Some(needed) = variant.needs.filter(|needed| !ids.contains(*needed)) {
                return Err(SetupError::Needs {
                    option: id.clone(),
                    needed,
                    why: "it changes what that option brings",
                });
            }
            if variant.players.is_some_and(|count| count != players) && edition.is_offered() {
                return Err(SetupError::Needs {
                    option: id.clone(),
                    needed: "two players",
                    why: "the scenario is made for two",
                });
            }
            (variant.choose)(&mut options);
        }
        Ok(options)
    }
}

/// When a city of London gets the slot of minor 14, if that minor was bought from a box and its token replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoughtSlot {
    /// At once, as when the minor places its home (8.3).
    AtOnce,
    /// At once if no slot is free, else with the next upgrade of London.
    WithUpgrade,
    /// At once if no slot is free, else never.
    OnlyIfFull,
}

/// Every point in which editions or versions differ. Mostly `false` is the summary's reading, or, where it is silent, a rule that is checked. The
/// letters are those of the title's notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departures {
    /// a.1: bidding tokens by the table; not 9 minus the number of players.
    pub bidding_tokens_by_table: bool,
    /// a.2: three bids end a turn.
    pub three_bids_a_turn: bool,
    /// a.3: shares may be sold between and after bids.
    pub sale_after_bid: bool,
    /// a.4: a changed value is enough for an upgrade.
    pub changed_value_is_enough: bool,
    /// a.5: the price moves at once or twice the price, not only above.
    pub price_moves_at_equality: bool,
    /// a.6: a minor's price rises with any income.
    pub minors_rise_with_any_income: bool,
    /// a.7: redeeming in the first operating round.
    pub redeeming_in_first_round: bool,
    /// a.8: an E may run over track used by the others.
    pub express_shares_track: bool,
    /// a.9, b.6: after an acquisition any train may be discarded, not the minor's first.
    pub any_train_is_discarded: bool,
    /// a.10: a director's money buys trains of the bank only, not those of other companies.
    pub director_pays_bank_only: bool,
    /// a.12: an LP counts as the one 2P that a company may have.
    pub lp_counts_as_two_p: bool,
    /// a.13, b.5: a loan is ordinary money of the bank and can break it.
    pub loans_break_bank: bool,
    /// a.14: no acquisition in the first operating round of either company, not only of both.
    pub first_round_of_either_bars: bool,
    /// a.15: a destination token is placed only in the company's own turn.
    pub destination_in_own_turn: bool,
    /// a.16: a bank that breaks in a stock round ends the game after one operating round.
    pub bank_in_stock_round_ends_sooner: bool,
    /// a.17: some upgrades cost terrain and estuaries.
    pub upgrades_cost: bool,
    /// a.18: P19 may be taken in phase 1.
    pub lp_in_phase_one: bool,
    /// a.19: P20 closes with phase 7 too.
    pub p20_closes: bool,
    /// a.21: the tax haven is barred by a sale in the same stock round.
    pub haven_barred_by_sale: bool,
    /// a.23: one E only when a card is bought as E.
    pub further_express_by_trade: bool,
    /// b.1: a company issues no shares in an emergency; its director pays at once.
    pub no_issue_in_emergency: bool,
    /// b.4: a minor's marker ends the game too.
    pub minors_end_game: bool,
    /// b.2: consent is taken for granted.
    pub consent_is_taken_for_granted: bool,
    /// b.3: five- and six-exit rule, certificate limit for bids and the like are not checked.
    pub screen_checks_are_missing: bool,
    /// f.3: a concession is converted with money bound by bids.
    pub conversion_ignores_bids: bool,
    /// f.22: a company that was once connected to a second stop is always asked for its run.
    pub route_is_remembered: bool,
    /// The first tile beside the London city of a major leads to London, whoever holds the right.
    pub beside_majors_leads_to_london: bool,
    /// 17.5: what becomes of a minor's token is asked even if the major has one there.
    pub token_fate_is_always_asked: bool,
    /// d.9: an E and another train both count the destination.
    pub destination_counts_twice: bool,
    /// d.9: an E may run on beyond its last own city.
    pub express_ends_anywhere: bool,
    /// f.23 and the table of d.7: steps open and close as there.
    pub steps_as_recorded: bool,
    /// f.30, f.34, f.35: powers as they work there.
    pub powers_as_recorded: bool,
    /// 8.3, g.7: when the slot of minor 14 is added that was bought from a box.
    pub bought_fourteens_slot: BoughtSlot,
    /// 11.2, 14.4, g.2: track is built beyond an area where runs end.
    pub track_beyond_ends: bool,
    /// 11.2, g.1: London is upgraded only by companies with a token there.
    pub london_by_loose_ends_only: bool,
    /// 11.2, g.10: tiles of a loop of plain track are not reached.
    pub loops_are_left_out: bool,
    /// f.22, g.4: a loop from a city back to itself counts as a connection for the run.
    pub loop_is_connection: bool,
    /// 12.3, g.5: an ordinary token leaves the destination before the slot of the new token is chosen.
    pub ordinary_token_leaves_first: bool,
    /// g.6: a sale may name certificates that were given for the director's, and means others of as many shares.
    pub equal_certificates_may_be_named: bool,
    /// g.3: beside majors' cities the right of minor 14 does not free the first tile.
    pub fourteens_right_is_passed_over: bool,
    /// 13.1: P5 lays the Channel tile where the company has a token already.
    pub second_channel_token: bool,
    /// f.81: one share for a minor may lift its owner over the certificate limit.
    pub one_share_is_never_checked: bool,
    /// 16.9: a forced issue may change the director.
    pub director_changes_in_emergency: bool,
    /// f.38: P17 puts a private company on top behind the card of the last box, of whatever stack.
    pub top_is_behind_last_box: bool,
    /// 5.4, 5.5: the L/2 of minors without a bid leave before the first box and its train.
    pub locals_go_before_first_box: bool,
    /// 11.9: beside the city of a company that is not running yet the first tile leads to London, whoever holds the right.
    pub unstarted_leads_to_london: bool,
    /// 11.5: the six-exit rule leaves out plain track.
    pub six_exits_for_stops_only: bool,
    /// 21: the single stack of 1822+ with removals lies in the order of the boxes.
    pub single_stack_is_sorted: bool,
}

impl Departures {
    /// The summary.
    pub const SUMMARY: Departures = Departures {
        bidding_tokens_by_table: false,
        three_bids_a_turn: false,
        sale_after_bid: false,
        changed_value_is_enough: false,
        price_moves_at_equality: true,
        minors_rise_with_any_income: false,
        redeeming_in_first_round: false,
        express_shares_track: false,
        any_train_is_discarded: false,
        director_pays_bank_only: false,
        lp_counts_as_two_p: false,
        loans_break_bank: false,
        first_round_of_either_bars: false,
        destination_in_own_turn: false,
        bank_in_stock_round_ends_sooner: false,
        upgrades_cost: false,
        lp_in_phase_one: false,
        p20_closes: false,
        haven_barred_by_sale: true,
        further_express_by_trade: false,
        no_issue_in_emergency: false,
        minors_end_game: false,
        consent_is_taken_for_granted: false,
        screen_checks_are_missing: false,
        conversion_ignores_bids: false,
        route_is_remembered: false,
        beside_majors_leads_to_london: false,
        token_fate_is_always_asked: false,
        destination_counts_twice: false,
        express_ends_anywhere: false,
        steps_as_recorded: false,
        powers_as_recorded: false,
        bought_fourteens_slot: BoughtSlot::AtOnce,
        track_beyond_ends: false,
        london_by_loose_ends_only: false,
        loops_are_left_out: false,
        loop_is_connection: false,
        ordinary_token_leaves_first: false,
        equal_certificates_may_be_named: false,
        fourteens_right_is_passed_over: false,
        second_channel_token: false,
        one_share_is_never_checked: false,
        director_changes_in_emergency: false,
        top_is_behind_last_box: false,
        locals_go_before_first_box: false,
        unstarted_leads_to_london: true,
        six_exits_for_stops_only: false,
        single_stack_is_sorted: false,
    };

    /// As played elsewhere.
    pub const ONLINE: Departures = Departures {
        consent_is_taken_for_granted: false,
        screen_checks_are_missing: false,
        conversion_ignores_bids: false,
        route_is_remembered: false,
        beside_majors_leads_to_london: false,
        token_fate_is_always_asked: false,
        destination_counts_twice: false,
        express_ends_anywhere: false,
        steps_as_recorded: false,
        powers_as_recorded: false,
        equal_certificates_may_be_named: false,
        bought_fourteens_slot: BoughtSlot::AtOnce,
        ..Departures::RECORDED
    };

    /// As recorded.
    pub const RECORDED: Departures = Departures {
        bidding_tokens_by_table: true,
        three_bids_a_turn: true,
        sale_after_bid: true,
        changed_value_is_enough: true,
        price_moves_at_equality: true,
        minors_rise_with_any_income: true,
        redeeming_in_first_round: true,
        express_shares_track: true,
        any_train_is_discarded: true,
        director_pays_bank_only: true,
        lp_counts_as_two_p: true,
        loans_break_bank: true,
        first_round_of_either_bars: true,
        destination_in_own_turn: true,
        bank_in_stock_round_ends_sooner: true,
        upgrades_cost: true,
        lp_in_phase_one: true,
        p20_closes: true,
        haven_barred_by_sale: true,
        further_express_by_trade: true,
        no_issue_in_emergency: true,
        minors_end_game: true,
        consent_is_taken_for_granted: true,
        screen_checks_are_missing: true,
        conversion_ignores_bids: true,
        route_is_remembered: true,
        beside_majors_leads_to_london: true,
        token_fate_is_always_asked: true,
        destination_counts_twice: false,
        express_ends_anywhere: false,
        steps_as_recorded: true,
        powers_as_recorded: true,
        bought_fourteens_slot: BoughtSlot::WithUpgrade,
        track_beyond_ends: false,
        london_by_loose_ends_only: false,
        loops_are_left_out: false,
        loop_is_connection: false,
        ordinary_token_leaves_first: false,
        equal_certificates_may_be_named: true,
        fourteens_right_is_passed_over: false,
        second_channel_token: false,
        one_share_is_never_checked: true,
        director_changes_in_emergency: false,
        top_is_behind_last_box: true,
        locals_go_before_first_box: true,
        unstarted_leads_to_london: false,
        six_exits_for_stops_only: true,
        single_stack_is_sorted: true,
    };
    /// As recorded with an older search.
    pub const RECORDED_TWICE: Departures =
        Departures { destination_counts_twice: true, express_ends_anywhere: true, ..Departures::RECORDED };
}
