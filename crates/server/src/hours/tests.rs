//! Hours by hand-made examples, on days like any other and where summer time begins and ends, and by what must hold of all hours.

use super::Weekday::{Friday, Monday, Saturday, Sunday, Thursday, Tuesday, Wednesday};
use super::*;
use proptest::prelude::*;

const HOUR: i64 = 3_600_000;
const ALL: [Weekday; 7] = [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday];
const WORKDAYS: [Weekday; 5] = [Monday, Tuesday, Wednesday, Thursday, Friday];

fn own(zone: &str, from: &str, to: &str, days: &[Weekday]) -> OwnHours {
    let [zone, from, to] = [zone, from, to].map(str::to_owned);
    OwnHours { zone, from, to, days: days.to_vec(), holidays: Vec::new() }
}

fn hours(zone: &str, from: &str, to: &str, days: &[Weekday]) -> Hours {
    own(zone, from, to, days).read().unwrap()
}

/// An instant in UTC, such as `2026-03-29T01:00Z`.
fn at(text: &str) -> i64 {
    text.parse::<Timestamp>().unwrap().as_millisecond()
}

#[test]
fn nights_do_not_count() {
    let warsaw = hours("Europe/Warsaw", "08:00", "22:00", &ALL);
    // It is winter: Warsaw is an hour ahead of UTC. 18 November 2026 is a Wednesday.
    assert!(!warsaw.is_open(at("2026-11-18T06:59:59Z")));
    assert!(warsaw.is_open(at("2026-11-18T07:00Z")));
    assert!(warsaw.is_open(at("2026-11-18T20:59:59Z")));
    assert!(!warsaw.is_open(at("2026-11-18T21:00Z")), "it closes at 22:00");
    assert_eq!(warsaw.opens_next(at("2026-11-18T21:00Z")), Some(at("2026-11-19T07:00Z")));
    assert_eq!(warsaw.open_between(at("2026-11-18T20:00Z"), at("2026-11-19T08:00Z")), 2 * HOUR);
    assert_eq!(warsaw.used_up(at("2026-11-18T20:00Z"), 2 * HOUR), Some(at("2026-11-19T08:00Z")));
    assert_eq!(warsaw.used_up(at("2026-11-18T20:00Z"), HOUR), Some(at("2026-11-18T21:00Z")));
    assert_eq!(warsaw.day_ms(), 14 * HOUR);
}

#[test]
fn weekends_and_holidays_do_not_count() {
    let mut london = own("Europe/London", "09:00", "17:00", &WORKDAYS);
    let friday = at("2026-11-20T16:00Z");
    assert_eq!(london.read().unwrap().used_up(friday, 2 * HOUR), Some(at("2026-11-23T10:00Z")), "Monday");
    let off = |first: &str, last: &str| Holiday { first: first.to_owned(), last: last.to_owned() };
    london.holidays = vec![off("2026-11-23", "2026-11-25"), off("2026-11-20", "2026-11-20")];
    let london = london.read().unwrap();
    assert_eq!(london.opens_next(friday), Some(at("2026-11-26T09:00Z")));
    assert_eq!(london.used_up(friday, 2 * HOUR), Some(at("2026-11-26T11:00Z")));
}

#[test]
fn hours_over_midnight_belong_to_the_day_on_which_they_open() {
    // Friday evening goes on into Saturday, on which nothing opens.
    let late = hours("UTC", "20:00", "02:00", &WORKDAYS);
    assert!(late.is_open(at("2026-11-21T01:00Z")));
    assert!(!late.is_open(at("2026-11-21T02:00Z")));
    assert!(!late.is_open(at("2026-11-21T21:00Z")));
    assert!(!late.is_open(at("2026-11-23T01:00Z")), "Sunday evening did not open");
    assert_eq!(late.opens_next(at("2026-11-21T02:00Z")), Some(at("2026-11-23T20:00Z")));
    assert_eq!(late.day_ms(), 6 * HOUR);
}

#[test]
fn a_whole_day_is_all_of_it() {
    let whole = hours("America/New_York", "00:00", "24:00", &ALL);
    let (from, to) = (at("2026-01-01T00:00Z"), at("2027-01-01T00:00Z"));
    assert_eq!(whole.open_between(from, to), 365 * DAY_MS);
    assert_eq!(whole.used_up(from, 3 * DAY_MS), Some(from + 3 * DAY_MS));
    assert_eq!(whole.day_ms(), DAY_MS);
}

#[test]
fn a_time_that_spring_leaves_out_is_the_moment_of_the_change() {
    // London, 29 March 2026: at 01:00 UTC the wall goes from 01:00 to 02:00.
    let early = hours("Europe/London", "01:30", "04:00", &ALL);
    assert_eq!(early.opens_next(at("2026-03-29T00:00Z")), Some(at("2026-03-29T01:00Z")));
    assert_eq!(early.open_between(at("2026-03-29T00:00Z"), at("2026-03-29T12:00Z")), 2 * HOUR);
    let late = hours("Europe/London", "22:00", "01:30", &ALL);
    assert!(late.is_open(at("2026-03-29T00:59Z")));
    assert!(!late.is_open(at("2026-03-29T01:00Z")));
    // Warsaw changes at the same moment, from 02:00 to 03:00.
    let warsaw = hours("Europe/Warsaw", "02:30", "06:00", &ALL);
    assert_eq!(warsaw.opens_next(at("2026-03-29T00:00Z")), Some(at("2026-03-29T01:00Z")));
}

#[test]
fn a_time_that_autumn_brings_twice_is_its_first_coming() {
    // London, 25 October 2026: at 01:00 UTC the wall goes back from 02:00 to 01:00.
    let early = hours("Europe/London", "01:30", "04:00", &ALL);
    assert_eq!(early.opens_next(at("2026-10-24T12:00Z")), Some(at("2026-10-25T00:30Z")));
    assert_eq!(early.open_between(at("2026-10-24T12:00Z"), at("2026-10-25T12:00Z")), 3 * HOUR + HOUR / 2);
    let late = hours("Europe/London", "22:00", "01:30", &ALL);
    assert!(!late.is_open(at("2026-10-25T00:30Z")));
    assert!(!late.is_open(at("2026-10-25T01:30Z")), "it closed when the wall showed it first");
}

#[test]
fn three_days_end_at_the_same_time_on_the_wall_over_a_change_of_summer_time() {
    let london = hours("Europe/London", "08:00", "22:00", &ALL);
    // Friday 15:00 in winter; Monday 15:00 in summer.
    let due = london.used_up(at("2026-03-27T15:00Z"), 3 * london.day_ms());
    assert_eq!(due, Some(at("2026-03-30T14:00Z")));
    // Friday 15:00 in summer; Monday 15:00 in winter.
    let due = london.used_up(at("2026-10-23T14:00Z"), 3 * london.day_ms());
    assert_eq!(due, Some(at("2026-10-26T15:00Z")));
    // A zone without summer time.
    let tokyo = hours("Asia/Tokyo", "08:00", "22:00", &ALL);
    let due = tokyo.used_up(at("2026-03-27T06:00Z"), 3 * tokyo.day_ms());
    assert_eq!(due, Some(at("2026-03-30T06:00Z")));
}

#[test]
fn a_day_that_a_zone_never_had_is_no_trouble() {
    // Samoa went from 29 to 31 December 2011 over the date line.
    let apia = hours("Pacific/Apia", "00:00", "24:00", &ALL);
    assert_eq!(apia.open_between(at("2011-12-29T00:00Z"), at("2012-01-02T00:00Z")), 4 * DAY_MS);
    let apia = hours("Pacific/Apia", "08:00", "22:00", &ALL);
    assert_eq!(apia.open_between(at("2011-12-29T10:00Z"), at("2012-01-01T10:00Z")), 3 * 14 * HOUR);
}

#[test]
fn senseless_hours_are_refused() {
    let wrong = |hours: OwnHours| hours.read().unwrap_err();
    assert_eq!(wrong(own("Mars/Olympus", "08:00", "22:00", &ALL)), HoursError::Zone("Mars/Olympus".into()));
    assert!(matches!(wrong(own(&"x".repeat(1_000), "08:00", "22:00", &ALL)), HoursError::Zone(_)));
    for time in ["8:00", "24:01", "08:60", "noon", "", "08:0é", "+8:00"] {
        assert!(matches!(wrong(own("UTC", time, "22:00", &ALL)), HoursError::Time(_)), "{time}");
    }
    assert_eq!(wrong(own("UTC", "08:00", "08:00", &ALL)), HoursError::Short);
    assert_eq!(wrong(own("UTC", "08:00", "08:30", &ALL)), HoursError::Short);
    assert_eq!(wrong(own("UTC", "24:00", "08:00", &ALL)), HoursError::Short);
    assert_eq!(wrong(own("UTC", "08:00", "22:00", &[Monday, Monday])), HoursError::Days);
    let with = |spans: &[(&str, &str)]| {
        let span =
            |(first, last): &(&str, &str)| Holiday { first: (*first).to_owned(), last: (*last).to_owned() };
        let holidays = spans.iter().map(span).collect();
        OwnHours { holidays, ..own("UTC", "08:00", "22:00", &ALL) }.read()
    };
    assert_eq!(with(&[("2026-12-24", "2026-12-23")]).unwrap_err(), HoursError::Backwards);
    assert_eq!(with(&[("24.12.2026", "2026-12-26")]).unwrap_err(), HoursError::Date("24.12.2026".into()));
    assert_eq!(with(&[("2026-01-01", "2026-04-11")]).unwrap_err(), HoursError::Holidays, "101 days");
    assert_eq!(with(&[("2026-01-01", "2026-01-01"); 21]).unwrap_err(), HoursError::Holidays);
    assert!(with(&[("2026-01-01", "2026-04-10")]).is_ok(), "100 days");
}

/// Hours of all sorts, in zones that change their time at all hours of the day, or never.
fn any_hours() -> impl Strategy<Value = Hours> {
    let zones = [
        "Europe/London",
        "Europe/Warsaw",
        "America/Havana",
        "Atlantic/Azores",
        "Australia/Lord_Howe",
        "Asia/Tokyo",
        "UTC",
    ];
    let days = proptest::sample::subsequence(ALL.to_vec(), 2..=7);
    let from_to = (0..24 * 4i64, 4..=24 * 4i64).prop_map(|(from, long)| {
        let to = if from + long == 96 { 96 } else { (from + long) % 96 };
        (from, if from == 0 && long == 96 { 96 } else { to })
    });
    (proptest::sample::select(zones.to_vec()), from_to, days, 0..60i64).prop_filter_map(
        "sensible",
        |(zone, (from, to), days, off)| {
            let wall = |quarter: i64| format!("{:02}:{:02}", quarter / 4, quarter % 4 * 15);
            let first = jiff::civil::date(2026, 3, 1).checked_add(jiff::Span::new().days(off)).ok()?;
            let holiday = Holiday { first: first.to_string(), last: first.tomorrow().ok()?.to_string() };
            let own = own(zone, &wall(from), &wall(to), &days);
            OwnHours { holidays: vec![holiday], ..own }.read().ok()
        },
    )
}

/// Instants around the changes of summer time in 2026.
fn any_instant() -> impl Strategy<Value = i64> {
    at("2026-03-01T00:00Z")..at("2026-11-15T00:00Z")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn open_time_adds_up(hours in any_hours(), mut instants in [any_instant(), any_instant(), any_instant()]) {
        instants.sort_unstable();
        let [a, b, c] = instants;
        let (whole, first, second) = (hours.open_between(a, c), hours.open_between(a, b), hours.open_between(b, c));
        prop_assert_eq!(whole, first + second);
        prop_assert!((0..=c - a).contains(&whole));
    }

    #[test]
    fn what_is_used_up_lies_between(hours in any_hours(), from in any_instant(), amount in 0..20 * DAY_MS) {
        let until = hours.used_up(from, amount).unwrap();
        prop_assert_eq!(hours.open_between(from, until), amount);
        if amount > 0 {
            prop_assert!(hours.open_between(from, until - 1) < amount, "not sooner");
        }
    }

    #[test]
    fn between_now_and_the_next_opening_it_is_closed(hours in any_hours(), from in any_instant()) {
        let opens = hours.opens_next(from).unwrap();
        prop_assert!(opens >= from && hours.is_open(opens));
        prop_assert_eq!(hours.open_between(from, opens), 0);
        prop_assert_eq!(hours.is_open(from), opens == from);
    }
}
