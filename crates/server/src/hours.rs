//! The hours of a day that somebody keeps free for games: clocks of correspondence run in them, and people are called in them.
//! Nights, days of the week and holidays outside of them do not count.
//!
//! Times are wall times of the person's zone. A window belongs to the day on which it opens, also if it goes over midnight. Where
//! summer time begins, a time that is left out is the moment of the change; where it ends, a time that comes twice is its first
//! coming. So windows never overlap, and two that touch on the wall touch in truth.

#[cfg(test)]
mod tests;

use crate::error::Error;
use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Time};
use jiff::tz::{AmbiguousOffset, TimeZone};
use serde::{Deserialize, Serialize};
use storage::{Storage, StorageError};
use thiserror::Error as ThisError;
use utoipa::ToSchema;

/// A day of a clock in milliseconds.
pub const DAY_MS: i64 = 24 * 60 * MINUTE_MS;
const MINUTE_MS: i64 = 60_000;
const DAY_MINUTES: i64 = 24 * 60;
/// Hours shorter than this are a mistake.
const LEAST_MINUTES: i64 = 60;
/// So many days of the week must count, or a move could take for ever.
const LEAST_DAYS: usize = 2;
const MOST_HOLIDAYS: usize = 20;
/// So many days the holidays have together at most.
const MOST_DAYS_OFF: i64 = 100;
const LONGEST_ZONE: usize = 64;

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

/// Days off, from the first to the last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Holiday {
    /// The first day, such as `2026-12-24`.
    #[schema(max_length = 10)]
    pub first: String,
    /// The last day.
    #[schema(max_length = 10)]
    pub last: String,
}

/// Somebody's own hours, as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnHours {
    /// The time zone by its IANA name, such as `Europe/Warsaw`.
    #[schema(max_length = 64)]
    pub zone: String,
    /// When a day opens, such as `08:00`.
    #[schema(max_length = 5)]
    pub from: String,
    /// When it closes, such as `22:00`; before `from` if that is after midnight, `24:00` for midnight.
    #[schema(max_length = 5)]
    pub to: String,
    /// The days of the week that count, at least two.
    #[schema(max_items = 7)]
    pub days: Vec<Weekday>,
    /// Days that do not count: at most 20 spans, and 100 days together.
    #[serde(default)]
    #[schema(required, max_items = 20)]
    pub holidays: Vec<Holiday>,
}

/// Hours that make no sense.
#[derive(Clone, Debug, PartialEq, Eq, ThisError)]
pub enum HoursError {
    /// There is no such time zone.
    #[error("there is no time zone '{0}'")]
    Zone(String),
    /// That is no time of the day.
    #[error("'{0}' is no time of the day such as 08:00")]
    Time(String),
    /// The hours of a day are too short.
    #[error("the hours of a day must be an hour at least")]
    Short,
    /// Too few days of the week count.
    #[error("at least two days of the week must count")]
    Days,
    /// That is no date.
    #[error("'{0}' is no date such as 2026-12-24")]
    Date(String),
    /// A holiday ends before it begins.
    #[error("a holiday must not end before it begins")]
    Backwards,
    /// Too many days off.
    #[error("at most 20 holidays with 100 days together")]
    Holidays,
}

impl From<HoursError> for Error {
    fn from(error: HoursError) -> Error {
        let told = error.to_string();
        match error {
            HoursError::Zone(_) => Error::Invalid("unknown-zone", told),
            HoursError::Time(_) | HoursError::Date(_) => Error::Invalid("hours", told),
            HoursError::Short | HoursError::Days => Error::Invalid("hours-too-few", told),
            HoursError::Backwards | HoursError::Holidays => Error::Invalid("holidays", told),
        }
    }
}

/// Somebody's own hours, to reckon with.
#[derive(Clone, Debug)]
pub struct Hours {
    zone: TimeZone,
    opens: Time,
    closes: Time,
    /// Whether a window closes on the day after.
    over_midnight: bool,
    /// From opening to closing, on a day like any other.
    day_ms: i64,
    /// By the days of a week, from Monday.
    counts: [bool; 7],
    holidays: Vec<(Date, Date)>,
}

/// An uninterrupted span of open time, its end excluded.
struct Window {
    start: i64,
    end: i64,
}

impl OwnHours {
    /// The hours that somebody has set.
    pub async fn of(storage: &Storage, person: &str) -> Result<Option<OwnHours>, StorageError> {
        let stored = storage.hours(person).await?;
        let read = |text: String| serde_json::from_str(&text);
        stored.map(read).transpose().map_err(|error| StorageError::Shape(error.to_string()))
    }

    /// The hours, if they make sense.
    pub fn read(&self) -> Result<Hours, HoursError> {
        let unknown = || HoursError::Zone(self.zone.chars().take(LONGEST_ZONE).collect());
        if self.zone.len() > LONGEST_ZONE {
            return Err(unknown());
        }
        let zone = TimeZone::get(&self.zone).map_err(|_| unknown())?;
        let (from, to) = (minutes(&self.from)?, minutes(&self.to)?);
        let long = if to > from { to - from } else { to + DAY_MINUTES - from };
        if from >= DAY_MINUTES || to == from || long < LEAST_MINUTES {
            return Err(HoursError::Short);
        }
        let mut counts = [false; 7];
        self.days.iter().for_each(|day| counts[*day as usize] = true);
        if counts.iter().filter(|counts| **counts).count() < LEAST_DAYS {
            return Err(HoursError::Days);
        }
        if self.holidays.len() > MOST_HOLIDAYS {
            return Err(HoursError::Holidays);
        }
        let holidays = self.holidays.iter().map(|it| Ok((date(&it.first)?, date(&it.last)?)));
        let holidays = holidays.collect::<Result<Vec<(Date, Date)>, HoursError>>()?;
        if holidays.iter().any(|(first, last)| last < first) {
            return Err(HoursError::Backwards);
        }
        let days_off = |(first, last): &(Date, Date)| first.duration_until(*last).as_hours() / 24 + 1;
        if holidays.iter().map(days_off).sum::<i64>() > MOST_DAYS_OFF {
            return Err(HoursError::Holidays);
        }
        let over_midnight = to < from || to == DAY_MINUTES;
        let (opens, closes) = (time_of(from), time_of(to % DAY_MINUTES));
        Ok(Hours { zone, opens, closes, over_midnight, day_ms: long * MINUTE_MS, counts, holidays })
    }
}

impl Hours {
    /// How long a day of these hours is, when no change of summer time falls into it.
    pub fn day_ms(&self) -> i64 {
        self.day_ms
    }

    /// Whether it is open at an instant.
    pub fn is_open(&self, at: i64) -> bool {
        self.opens_next(at) == Some(at)
    }

    /// When it is open next: at once if it is open. Nothing if our calendar ends before.
    pub fn opens_next(&self, at: i64) -> Option<i64> {
        self.windows(at).find(|window| window.end > at).map(|window| window.start.max(at))
    }

    /// How much open time lies between two instants, in milliseconds.
    pub fn open_between(&self, from: i64, to: i64) -> i64 {
        let within = self.windows(from).take_while(|window| window.start < to);
        within.map(|window| (window.end.min(to) - window.start.max(from)).max(0)).sum()
    }

    /// The first instant at which so much open time is used up. Nothing if our calendar ends before.
    pub fn used_up(&self, from: i64, amount: i64) -> Option<i64> {
        if amount <= 0 {
            return Some(from);
        }
        let mut left = amount;
        for window in self.windows(from) {
            let start = window.start.max(from);
            let long = (window.end - start).max(0);
            if long >= left {
                return Some(start + left);
            }
            left -= long;
        }
        None
    }

    /// The windows that may not be over at an instant, and all later ones, in order.
    fn windows(&self, from: i64) -> impl Iterator<Item = Window> + '_ {
        let day = Timestamp::from_millisecond(from).ok();
        let day = day.map(|at| at.to_zoned(self.zone.clone()).date());
        // A window that opened yesterday may be open still.
        let first = day.map(|day| day.yesterday().unwrap_or(day));
        std::iter::successors(first, |day| day.tomorrow().ok()).filter_map(|day| self.window(day))
    }

    /// The window of a day, if the day counts.
    fn window(&self, day: Date) -> Option<Window> {
        let weekday = day.weekday().to_monday_zero_offset();
        let counts = usize::try_from(weekday).ok().and_then(|weekday| self.counts.get(weekday).copied())?;
        if !counts || self.holidays.iter().any(|(first, last)| (first..=last).contains(&&day)) {
            return None;
        }
        let closing = if self.over_midnight { day.tomorrow().ok()? } else { day };
        let start = self.instant(day.to_datetime(self.opens))?;
        let end = self.instant(closing.to_datetime(self.closes))?;
        Some(Window { start, end })
    }

    /// When the wall shows a time first, or leaves it out.
    fn instant(&self, wall: DateTime) -> Option<i64> {
        let found = self.zone.to_ambiguous_timestamp(wall);
        let left_out = matches!(found.offset(), AmbiguousOffset::Gap { .. });
        let before = found.earlier().ok()?;
        let change = || self.zone.following(before).next().map(|change| change.timestamp());
        let instant = if left_out { change()? } else { before };
        Some(instant.as_millisecond())
    }
}

/// The minute of the day that is written so.
fn minutes(text: &str) -> Result<i64, HoursError> {
    let wrong = || HoursError::Time(text.chars().take(8).collect());
    let digits = |part: &str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
    let (hour, minute) = text.split_once(':').ok_or_else(wrong)?;
    if !digits(hour) || !digits(minute) {
        return Err(wrong());
    }
    let (hour, minute): (i64, i64) =
        (hour.parse().map_err(|_| wrong())?, minute.parse().map_err(|_| wrong())?);
    let all = hour * 60 + minute;
    if minute > 59 || all > DAY_MINUTES { Err(wrong()) } else { Ok(all) }
}

/// A minute of the day as a time.
fn time_of(minute: i64) -> Time {
    Time::new((minute / 60) as i8, (minute % 60) as i8, 0, 0).unwrap_or(Time::midnight())
}

fn date(text: &str) -> Result<Date, HoursError> {
    let short = Some(text).filter(|text| text.len() == 10);
    let read = short.and_then(|text| text.parse().ok());
    read.ok_or_else(|| HoursError::Date(text.chars().take(12).collect()))
}
