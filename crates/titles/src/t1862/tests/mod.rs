//! The rulebook's examples, its rules section by section, and each departure of recorded games on both sides.
//!
//! Where the questions of the title's notes (C), the traps of these rules, are answered:
//!
//! | question | test |
//! |---|---|
//! | Parliament: flow | `questions_of_shares::bidding_goes_on_from_the_highest_bidder`, `parliament::the_winner_starts_the_company_and_may_buy_up_to_half` |
//! | who must pass | `parliament::whoever_cannot_raise_is_out_at_once` |
//! | round end | `parliament::a_winner_may_not_open_again_in_the_round`, `questions_of_shares::the_opening_pair_of_parliaments` |
//! | can the winner stop at 30% | `parliament::a_winner_may_not_open_again_in_the_round` |
//! | obligations: fine | `parliament::a_company_that_does_not_float_costs_its_champion_five_times_par`, `questions_of_shares::a_fine_is_paid_by_selling_other_shares`, `a_fine_that_nothing_is_left_to_pay_with_is_forgiven` |
//! | then | `questions_of_shares::a_failed_company_is_refused_in_parliament` |
//! | stock round: turn, priority deal | `questions_of_shares::a_sale_without_a_purchase_is_no_pass` |
//! | what may not be sold | `stock::shares_bought_in_the_round_are_kept`, `questions_of_shares::selling_before_flotation` |
//! | sale price and fall | `stock::sales_lower_the_price_by_zones`, `shares_of_a_company_without_a_train_sell_at_half_price` |
//! | director changes | `questions_of_shares::as_many_shares_as_the_director_are_not_enough`, `departures_of_shares::a_tie_for_the_directorship` |
//! | certificate limit | `stock::the_certificate_limit_stops_purchases`, `questions_of_shares::above_the_certificate_limit` |
//! | non-chartered start | `stock::a_non_chartered_company_is_paid_for_its_shares` |
//! | operating: order | `questions_of_operating::operating_order` |
//! | first turn, home hex without a tile | `departures_of_companies::a_full_home_station_is_upgraded`, `whose_marker_is_displaced`, `the_compulsory_first_build` |
//! | build allowance | `questions_of_operating::one_n_tile_and_nothing_else`, `departures_of_companies::builds_of_a_turn` |
//! | upgrade permission | `questions_of_operating::felixstowe_is_upgraded_first` |
//! | small station | `questions_of_operating::small_stations` |
//! | London link, London | `questions_of_operating::the_london_link` |
//! | connection for mergers | `questions_of_operating::partners_of_a_merger` |
//! | merging 2 to 5 | `merging`, `questions_of_operating::option_certificates_of_5_2_4`, `a_small_director_exchanges_the_certificate` |
//! | merging 6 | `questions_of_operating::markers_after_a_merger` |
//! | merging 7, 8, train limit after a merger | `questions_of_operating::a_merger_with_a_company_that_has_operated`, `an_acquired_company_loses_its_turn` |
//! | running, freight, local subsidy | `routes`, `departures_of_running` |
//! | dividend on unsold shares, price on no revenue, Hudson | `departures_of_running::dividends_of_7_8_5`, `dividend_bands`, `the_george_hudson_manoeuvre` |
//! | trains: price, warranties | `trains` |
//! | forced purchase | `raising` |
//! | trains without a permit | `questions_of_operating::a_train_without_a_permit` |
//! | receivership turn | `trains::receivership_buys_by_permit`, `questions_of_operating::trains_of_a_company_in_receivership` |
//! | bankruptcy | `raising::a_company_that_cannot_raise_enough_is_bankrupt`, `stock::a_company_at_the_bottom_is_bankrupt` |
//! | phase change | `trains::a_freight_train_of_band_g_rusts_what_it_replaces` |
//! | end | `questions_of_shares`: its last tests; `departures_of_shares::the_worth_of_shares_without_a_train` |

mod departures_of_companies;
mod departures_of_running;
mod departures_of_shares;
mod departures_of_turns;
mod joined_freights;
mod merging;
mod parliament;
mod pictured;
mod questions_of_operating;
mod questions_of_shares;
mod raising;
mod routes;
mod set_up;
mod stock;
mod trains;
mod variants;

use super::words::Reason;
use crate::scene::Acted;
use rules::{Fact, Refusal};

/// The reason of a refusal.
fn why<T: std::fmt::Debug>(acted: Result<T, Refusal>) -> Fact {
    *acted.expect_err("a refusal").reason
}

/// Whether a refusal was for a reason of this id.
fn refused(acted: Acted, id: &str) -> bool {
    why(acted).id == id
}

/// A reason of 1862's own.
fn own(reason: Reason) -> Fact {
    reason.into()
}
