//! What version 2 of the rules corrects, and how version 1 read each point.

use super::options::{BoughtSlot, Departures, Edition};
use crate::corrections::Correction;

const fn second(id: &'static str, undo: fn(Edition, &mut Departures)) -> Correction<Edition, Departures> {
    Correction { id, since: 2, undo }
}

/// Sets a switch back at tables of the summary only: other editions had this reading before, too.
fn in_summary(edition: Edition, switch: &mut bool, before: bool) {
    if edition == Edition::Summary {
        *switch = before;
    }
}

/// What newer versions of the rules correct. Each has a text `correction-ID` among the title's words.
pub const CORRECTIONS: &[Correction<Edition, Departures>] = &[
    second("beyond-ends", |_, departures| departures.track_beyond_ends = true),
    second("london-reached", |_, departures| departures.london_by_loose_ends_only = true),
    second("loops", |_, departures| departures.loops_are_left_out = true),
    second("run-connection", |_, departures| departures.loop_is_connection = true),
    second("destination-slot", |_, departures| departures.ordinary_token_leaves_first = true),
    second("equal-certificates", |_, departures| departures.equal_certificates_may_be_named = false),
    second("fourteens-right", |_, departures| departures.fourteens_right_is_passed_over = true),
    second("fourteens-slot", |_, departures| departures.bought_fourteens_slot = BoughtSlot::OnlyIfFull),
    second("channel-token", |_, departures| departures.second_channel_token = true),
    second("acquisition-limit", |_, departures| departures.one_share_is_never_checked = true),
    second("emergency-director", |_, departures| departures.director_changes_in_emergency = true),
    second("card-on-top", |_, departures| departures.top_is_behind_last_box = true),
    second("price-at-equality", |edition, departures| {
        in_summary(edition, &mut departures.price_moves_at_equality, false);
    }),
    second("haven-after-sale", |edition, departures| {
        in_summary(edition, &mut departures.haven_barred_by_sale, false);
    }),
    second("first-box", |_, departures| departures.locals_go_before_first_box = true),
    second("beside-london", |_, departures| departures.unstarted_leads_to_london = false),
    second("six-exits", |_, departures| departures.six_exits_for_stops_only = true),
    second("single-stack", |_, departures| departures.single_stack_is_sorted = true),
];
