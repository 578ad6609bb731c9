//! What clocks show, seat by seat, without a game.

use super::*;
use crate::hours::Weekday;

const LIVE: Allowance = Allowance::Live { bank_s: 600, increment_s: 10 };
const DAYS: Allowance = Allowance::Correspondence { days: 3, reserve_days: 5 };
const SECOND: i64 = 1_000;

/// Two people, of whom some are awaited after so many moves.
fn after(position: i64, awaited: &[u8]) -> Situation {
    let seats = [0, 1].map(|seat| (awaited.contains(&seat), true)).to_vec();
    Situation {
        seats,
        position,
        round: (1, 0),
        company: None,
        consent: false,
        undo_asked_by: None,
        attended: true,
    }
}

fn terms(allowance: Allowance) -> Clock {
    Clock { allowance, ..Clock::default() }
}

fn clocks(allowance: Allowance) -> Clocks {
    let mut clocks = Clocks::new(2);
    for seat in 0..2 {
        clocks.set_for(seat, allowance, format!("person {seat}"), None);
    }
    clocks
}

/// What a seat has left of its turn and beside it, if it stops now.
fn left(clocks: &Clocks, allowance: Allowance, seat: usize, now: i64) -> (i64, i64) {
    let mut clock = clocks.seats[seat].clone();
    clock.stop(allowance, now);
    (clock.turn_ms, clock.left_ms)
}

#[test]
fn a_live_clock_runs_for_whoever_is_awaited_and_every_turn_adds_to_it() {
    let (mut clocks, live) = (clocks(LIVE), terms(LIVE));
    clocks.look(&live, 0, &after(0, &[0]));
    assert_eq!(clocks.due_at(LIVE), 610 * SECOND);
    // The same turn goes on with a second move.
    clocks.look(&live, 20 * SECOND, &after(1, &[0]));
    clocks.look(&live, 30 * SECOND, &after(2, &[1]));
    assert_eq!(left(&clocks, LIVE, 0, 99 * SECOND), (0, 580 * SECOND), "it does not run");
    assert_eq!(left(&clocks, LIVE, 1, 40 * SECOND), (0, 600 * SECOND));
    clocks.look(&live, 40 * SECOND, &after(3, &[0, 1]));
    assert_eq!(clocks.seats[0].left_ms, 590 * SECOND);
    assert_eq!(clocks.due_at(LIVE), 630 * SECOND, "both run, and it began with the one who has less");
    clocks.look(&live, 50 * SECOND, &after(4, &[]));
    assert_eq!(clocks.due_at(LIVE), 0, "the game is over");
}

#[test]
fn days_of_a_turn_are_used_before_the_reserve() {
    let (mut clocks, days) = (clocks(DAYS), terms(DAYS));
    clocks.look(&days, 0, &after(0, &[0]));
    assert_eq!(clocks.seats[0].turn_due_at(DAYS), Some(3 * DAY_MS));
    assert_eq!(clocks.due_at(DAYS), 8 * DAY_MS);
    clocks.look(&days, 4 * DAY_MS, &after(1, &[1]));
    assert_eq!((clocks.seats[0].turn_ms, clocks.seats[0].left_ms), (0, 4 * DAY_MS));
    clocks.look(&days, 5 * DAY_MS, &after(2, &[0]));
    assert_eq!((clocks.seats[0].turn_ms, clocks.seats[0].left_ms), (3 * DAY_MS, 4 * DAY_MS));
    assert_eq!(clocks.seats[1].left_ms, 5 * DAY_MS, "a turn in time costs no reserve");
}

#[test]
fn going_back_and_forth_gives_no_time() {
    let (mut clocks, live) = (clocks(LIVE), terms(LIVE));
    clocks.look(&live, 0, &after(0, &[0]));
    for round in 0..10 {
        clocks.look(&live, round * 2 * SECOND + SECOND, &after(1, &[1]));
        clocks.look(&live, round * 2 * SECOND + 2 * SECOND, &after(0, &[0]));
    }
    assert_eq!(left(&clocks, LIVE, 0, 20 * SECOND), (0, 600 * SECOND), "10 seconds used, added once");
    assert_eq!(left(&clocks, LIVE, 1, 20 * SECOND), (0, 600 * SECOND));
}

#[test]
fn whoever_goes_back_without_time_has_a_minute() {
    let (mut clocks, live) = (clocks(LIVE), terms(LIVE));
    clocks.look(&live, 0, &after(0, &[0]));
    assert_eq!(clocks.run_out(LIVE, 610 * SECOND), [0]);
    clocks.seats[0].up = true;
    assert_eq!((clocks.due_at(LIVE), clocks.run_out(LIVE, 611 * SECOND)), (0, vec![]), "once a turn");
    clocks.look(&live, 620 * SECOND, &after(1, &[1]));
    assert_eq!(clocks.seats[0].left_ms, -10 * SECOND);
    clocks.look(&live, 621 * SECOND, &after(0, &[0]));
    assert_eq!((clocks.seats[0].left_ms, clocks.seats[0].up), (60 * SECOND, false));
    // A new turn forgets what was overdrawn.
    clocks.seats[0].left_ms = -5;
    clocks.look(&live, 622 * SECOND, &after(1, &[1]));
    clocks.look(&live, 623 * SECOND, &after(2, &[0]));
    assert_eq!(clocks.seats[0].left_ms, 10 * SECOND);
}

#[test]
fn a_question_to_somebody_else_is_no_new_turn_but_the_next_company_is() {
    let (mut clocks, days) = (clocks(DAYS), terms(DAYS));
    let company = |name: &str, position, awaited: &[u8], consent| {
        let company = Some(name.to_owned());
        Situation { company, consent, ..after(position, awaited) }
    };
    clocks.look(&days, 0, &company("A", 0, &[0], false));
    clocks.look(&days, DAY_MS, &company("A", 1, &[1], true));
    clocks.look(&days, 2 * DAY_MS, &company("A", 2, &[0], false));
    assert_eq!(clocks.seats[0].turn_ms, 2 * DAY_MS, "the turn goes on");
    assert_eq!(clocks.seats[1].turn_ms, 2 * DAY_MS, "who is asked has days of their own");
    clocks.look(&days, 3 * DAY_MS, &company("B", 3, &[0], false));
    assert_eq!((clocks.seats[0].turn_ms, clocks.seats[0].since), (3 * DAY_MS, Some(3 * DAY_MS)));
    // If the answer ends the turn, the next one begins anew.
    clocks.look(&days, 4 * DAY_MS, &company("B", 4, &[1], true));
    clocks.look(&days, 5 * DAY_MS, &company("C", 5, &[1], false));
    clocks.look(&days, 6 * DAY_MS, &company("D", 6, &[0], false));
    assert_eq!(clocks.seats[0].turn_ms, 3 * DAY_MS);
}

#[test]
fn clocks_stand_still_for_a_request_but_not_for_ever() {
    for stops in [true, false] {
        let (mut clocks, live) = (clocks(LIVE), Clock { stops_for_undo: stops, ..terms(LIVE) });
        let asked = |position| Situation { undo_asked_by: Some(0), ..after(position, &[0]) };
        clocks.look(&live, 0, &after(0, &[0]));
        clocks.look(&live, 10 * SECOND, &asked(0));
        assert_eq!(clocks.stopped_until, stops.then_some(310 * SECOND));
        assert_eq!(clocks.due_at(LIVE), if stops { 310 } else { 610 } * SECOND);
        clocks.look(&live, 310 * SECOND, &asked(0));
        assert_eq!(clocks.stopped_until, None);
        assert_eq!(clocks.due_at(LIVE), if stops { 910 } else { 610 } * SECOND, "600 seconds are left");
        clocks.look(&live, 320 * SECOND, &asked(0));
        assert_eq!(clocks.stopped_until, None, "not again for the same request");
        clocks.look(&live, 330 * SECOND, &after(0, &[0]));
        clocks.look(&live, 340 * SECOND, &asked(0));
        assert_eq!(clocks.stopped_until, None, "nor for another request of the same seat in this turn");
        let other = Situation { undo_asked_by: Some(1), ..after(0, &[0]) };
        clocks.look(&live, 350 * SECOND, &after(0, &[0]));
        clocks.look(&live, 360 * SECOND, &other);
        assert_eq!(clocks.stopped_until, stops.then_some(660 * SECOND), "but for one of another seat");
        // A move ends the request, and gives no time.
        clocks.look(&live, 400 * SECOND, &after(1, &[1]));
        assert_eq!(left(&clocks, LIVE, 0, 400 * SECOND).1, if stops { 550 } else { 210 } * SECOND);
        let next = Situation { undo_asked_by: Some(0), ..after(1, &[1]) };
        clocks.look(&live, 410 * SECOND, &next);
        assert_eq!(clocks.stopped_until, stops.then_some(710 * SECOND), "and in the next turn");
    }
}

#[test]
fn requests_that_are_withdrawn_do_not_stop_the_clocks_again_and_again() {
    let (mut clocks, live) = (clocks(LIVE), terms(LIVE));
    let asked = Situation { undo_asked_by: Some(0), ..after(2, &[0]) };
    clocks.look(&live, 0, &after(2, &[0]));
    for round in 0..100 {
        clocks.look(&live, round * 10 * SECOND, &asked);
        clocks.look(&live, (round * 10 + 9) * SECOND, &after(2, &[0]));
    }
    // Of 999 seconds the first nine were a stop.
    assert_eq!(left(&clocks, LIVE, 0, 999 * SECOND).1, (610 - 990) * SECOND);
}

#[test]
fn a_seat_that_is_taken_back_without_time_has_a_minute_once_a_turn() {
    let (mut clocks, live) = (clocks(LIVE), terms(LIVE));
    let away = |position| {
        let mut situation = after(position, &[0]);
        situation.seats[0].1 = false;
        situation
    };
    clocks.look(&live, 0, &after(0, &[0]));
    clocks.look(&live, 610 * SECOND, &away(0));
    clocks.look(&live, 611 * SECOND, &after(0, &[0]));
    assert_eq!(clocks.due_at(LIVE), 671 * SECOND, "a minute");
    // Leaving within the minute gives no other.
    clocks.look(&live, 641 * SECOND, &away(0));
    clocks.look(&live, 651 * SECOND, &after(0, &[0]));
    assert_eq!(clocks.due_at(LIVE), 681 * SECOND, "half a minute is left");
    clocks.look(&live, 681 * SECOND, &away(0));
    clocks.look(&live, 682 * SECOND, &after(0, &[0]));
    assert_eq!(clocks.run_out(LIVE, 682 * SECOND), [0], "nothing more in this turn");
    // Going back and forth does not make it another turn.
    clocks.look(&live, 683 * SECOND, &after(1, &[0]));
    clocks.look(&live, 684 * SECOND, &after(0, &[0]));
    assert_eq!(clocks.run_out(LIVE, 684 * SECOND), [0]);
    // The next turn has its time.
    clocks.look(&live, 690 * SECOND, &after(1, &[1]));
    clocks.look(&live, 700 * SECOND, &after(2, &[0]));
    assert_eq!(clocks.seats[0].due_at(LIVE), Some(710 * SECOND));
}

#[test]
fn a_day_of_the_clock_is_a_day_of_ones_own_hours() {
    let (mut clocks, days) = (clocks(DAYS), terms(DAYS));
    let own = OwnHours {
        zone: "UTC".to_owned(),
        from: "08:00".to_owned(),
        to: "20:00".to_owned(),
        days: vec![Weekday::Monday, Weekday::Tuesday, Weekday::Wednesday, Weekday::Thursday, Weekday::Friday],
        holidays: Vec::new(),
    };
    // 1 January 1970 was a Thursday.
    let noon = 12 * HOUR_MS;
    clocks.change_hours("person 0", Some(&own));
    clocks.look(&days, noon, &after(0, &[0, 1]));
    assert_eq!(clocks.seats[1].turn_due_at(DAYS), Some(noon + 3 * DAY_MS), "Sunday noon");
    assert_eq!(clocks.seats[0].turn_due_at(DAYS), Some(noon + 5 * DAY_MS), "Tuesday noon");
    assert_eq!(clocks.seats[0].rests_until(DAYS), None);
    let mut night = clocks.clone();
    night.seats[0].since = Some(22 * HOUR_MS);
    assert_eq!(night.seats[0].rests_until(DAYS), Some(DAY_MS + 8 * HOUR_MS));
    assert_eq!(night.seats[0].rests_until(LIVE), None);
    // A live clock does not ask.
    assert_eq!(clocks.seats[0].due_at(LIVE), Some(noon + 8 * DAY_MS));
    // Other hours count from the next turn on, however often they are changed in this one.
    clocks.change_hours("person 0", None);
    clocks.look(&days, noon + DAY_MS, &after(0, &[0, 1]));
    assert_eq!(clocks.seats[0].turn_due_at(DAYS), Some(noon + 5 * DAY_MS), "Tuesday noon as before");
    clocks.look(&days, noon + 4 * DAY_MS, &after(1, &[1]));
    assert_eq!(clocks.seats[0].turn_ms, DAY_MS, "Thursday to Monday were two days of work");
    clocks.look(&days, noon + 5 * DAY_MS, &after(2, &[0]));
    assert_eq!(clocks.seats[0].turn_due_at(DAYS), Some(noon + 8 * DAY_MS));
}

#[test]
fn time_in_which_no_server_ran_counts_against_nobody() {
    let (mut clocks, live) = (clocks(LIVE), terms(LIVE));
    clocks.look(&live, 0, &after(0, &[0]));
    // It was seen last after 20 seconds, and is back after 1000.
    clocks.go_on(LIVE, 20 * SECOND, 1_000 * SECOND);
    assert_eq!(clocks.due_at(LIVE), (1_000 + 590) * SECOND);
    let given = clocks.clone();
    clocks.go_on(LIVE, 20 * SECOND, 1_000 * SECOND);
    assert_eq!(clocks, given, "another node that starts gives nothing more");
    clocks.look(&live, 1_000 * SECOND, &after(1, &[1]));
    assert_eq!(clocks.seats[0].left_ms, 590 * SECOND);
}

#[test]
fn clocks_go_on_when_the_time_is_set_back() {
    let (mut clocks, live) = (clocks(LIVE), terms(LIVE));
    clocks.look(&live, 10_000 * SECOND, &after(0, &[0]));
    // After 20 seconds the time is set back by 7,200.
    clocks.go_on(LIVE, 10_020 * SECOND, 2_820 * SECOND);
    assert_eq!(clocks.due_at(LIVE), (2_820 + 590) * SECOND);
    clocks.look(&live, 2_830 * SECOND, &after(1, &[1]));
    assert_eq!(clocks.seats[0].left_ms, 580 * SECOND);
}

#[test]
fn a_pause_for_a_request_is_as_long_when_the_time_is_set() {
    for jump in [7_200, -7_200] {
        let (mut clocks, live) = (clocks(LIVE), terms(LIVE));
        clocks.look(&live, 10_000 * SECOND, &after(0, &[0]));
        clocks.look(&live, 10_000 * SECOND, &Situation { undo_asked_by: Some(1), ..after(0, &[0]) });
        assert_eq!(clocks.stopped_until, Some(10_300 * SECOND));
        clocks.go_on(LIVE, 10_100 * SECOND, (10_100 + jump) * SECOND);
        assert_eq!(clocks.stopped_until, Some((10_300 + jump) * SECOND));
    }
}

#[test]
fn letting_a_computer_sit_in_gives_no_time() {
    let (mut clocks, days) = (clocks(DAYS), terms(DAYS));
    let away = |position, awaited: &[u8]| {
        let mut situation = after(position, awaited);
        situation.seats[0].1 = false;
        situation
    };
    clocks.look(&days, 0, &after(0, &[0]));
    // In the midst of the turn, after a move of one's own.
    clocks.look(&days, 2 * DAY_MS, &after(1, &[0]));
    clocks.look(&days, 2 * DAY_MS, &away(1, &[0]));
    assert_eq!((clocks.seats[0].since, clocks.due_at(DAYS)), (None, 0), "it does not run for a computer");
    clocks.look(&days, 2 * DAY_MS + 1, &after(1, &[0]));
    assert_eq!(clocks.seats[0].turn_ms, DAY_MS, "the turn goes on where it was");
    // A turn that began under the computer has its days, once.
    clocks.look(&days, 3 * DAY_MS, &away(2, &[1]));
    clocks.look(&days, 4 * DAY_MS, &away(3, &[0]));
    clocks.look(&days, 5 * DAY_MS, &after(4, &[0]));
    assert_eq!(clocks.seats[0].turn_due_at(DAYS), Some(8 * DAY_MS));
    clocks.look(&days, 6 * DAY_MS, &away(4, &[0]));
    clocks.look(&days, 6 * DAY_MS, &after(5, &[0]));
    assert_eq!(clocks.seats[0].turn_due_at(DAYS), Some(8 * DAY_MS));
    // No bank grows while a computer plays.
    let (mut clocks, live) = (self::clocks(LIVE), terms(LIVE));
    for position in 0..10 {
        clocks.look(&live, position, &away(position, &[(position % 2) as u8]));
    }
    assert_eq!(clocks.seats[0].left_ms, 600 * SECOND);
}

#[test]
fn moves_of_the_clock_can_be_taken_back_in_the_same_turn() {
    let (mut clocks, live) = (clocks(LIVE), terms(LIVE));
    clocks.look(&live, 0, &after(0, &[0]));
    clocks.seats[0].up = true;
    clocks.look(&live, 620 * SECOND, &after(1, &[0]));
    assert!(clocks.seats[0].up, "the turn goes on without time");
    clocks.look(&live, 630 * SECOND, &after(0, &[0]));
    assert_eq!((clocks.seats[0].up, clocks.due_at(LIVE)), (false, 690 * SECOND), "a minute to do it oneself");
}

#[test]
fn another_round_is_another_turn() {
    let (mut clocks, live) = (clocks(LIVE), terms(LIVE));
    clocks.look(&live, 0, &after(0, &[0]));
    clocks.seats[0].up = true;
    clocks.look(&live, SECOND, &Situation { round: (2, 0), ..after(1, &[0]) });
    assert_eq!((clocks.seats[0].up, clocks.seats[0].left_ms), (false, 619 * SECOND));
}

#[test]
fn decisions_of_the_server_are_counted_until_a_person_makes_one() {
    let (mut clocks, live) = (clocks(LIVE), terms(LIVE));
    for position in 0..5 {
        clocks.look(&live, position, &Situation { attended: false, ..after(position, &[0]) });
    }
    assert_eq!(clocks.unattended, 4);
    clocks.look(&live, 5, &after(5, &[0]));
    assert_eq!(clocks.unattended, 0);
}
