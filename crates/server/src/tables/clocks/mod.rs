//! The clocks of a table: how much time each seat has left, and which of them run. They are no part of the rules. What is kept
//! here is stored with the table and written with every move; nothing ticks, for what a clock shows follows from when it was
//! started. Every write of a table looks at its clocks (`run_clocks`), so that there is nothing that could forget to.
//!
//! A turn begins when the table waits for a seat, or for its next company, or in another round, and has not waited there before: going back and forth
//! gives no time, nor does asking somebody in between, nor letting a computer sit in for a moment. Time that is used up stays so.

pub mod agreed;
mod keeping;

use super::table::Table;
use crate::hours::{DAY_MS, OwnHours};
use agreed::{Allowance, Clock, WhenUp};
use records::notation;
use rules::{Game, Step, Viewer};
use serde::{Deserialize, Serialize};
use storage::{EntryRow, Origin, StorageError, TableState};

const HOUR_MS: i64 = 3_600_000;
const MINUTE_MS: i64 = 60_000;

/// So many decisions in a row the clock makes without any person's: then it waits for one, for rules may let players who only pass
/// go on for ever.
const MOST_UNATTENDED: u32 = 200;

/// The clock of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    /// The person it was set for, and the hours it counts for them.
    person: Option<String>,
    hours: Option<OwnHours>,
    /// What was left of the bank or the reserve when it was last started or stopped. Below zero if the turn went on regardless.
    pub left_ms: i64,
    /// What was left of the days of this turn, which are used first.
    pub turn_ms: i64,
    /// When it was started; absent while it does not run.
    pub since: Option<i64>,
    /// Whether its time is up in this turn, and what was agreed for that has been done.
    pub up: bool,
    /// Whether the table waited for the seat at the last look.
    waited: bool,
    /// Whether a computer sat in at the last look.
    away: bool,
    /// Whether somebody else is asked something in the middle of the turn.
    interrupted: bool,
    /// How many moves were in force when the table began to wait for the seat.
    waits_from: i64,
    /// The same for the last turn for which time was given.
    given_for: i64,
    /// The turn of this seat in which it got time to come back without any: once a turn.
    #[serde(default)]
    grace_for: Option<i64>,
    /// The turn of the table in which the seat stopped the clocks by asking to take moves back: once a turn.
    #[serde(default)]
    stopped_in: Option<i64>,
    /// Hours that its person set in this turn. They count from the next turn on.
    #[serde(default)]
    next_hours: Option<NextHours>,
}

/// Hours that count from the next turn on; every hour if absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct NextHours {
    hours: Option<OwnHours>,
}

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// By seat.
    pub seats: Vec<SeatClock>,
    /// How many moves were in force at the last look, in which round, and which company acted.
    position: i64,
    round: (u16, u8),
    company: Option<String>,
    /// How many decisions the server has made since a person made one.
    unattended: u32,
    /// Whether a request to take moves back waited at the last look.
    asked: bool,
    /// Until when the clocks stand still for it.
    pub stopped_until: Option<i64>,
}

/// What clocks must know of a table.
struct Situation {
    /// For every seat: whether the table waits for it, and whether a person plays there.
    seats: Vec<(bool, bool)>,
    position: i64,
    round: (u16, u8),
    company: Option<String>,
    /// Whether somebody is asked for consent in the middle of another's turn.
    consent: bool,
    /// The seat that asks to take moves back.
    undo_asked_by: Option<u8>,
    /// Whether a person did what was done last.
    attended: bool,
}

/// What is the same for all clocks of a table at a look.
struct Moment {
    position: i64,
    /// Whether moves were taken back.
    went_back: bool,
    /// Whether it is another round, or another company acts.
    elsewhere: bool,
    /// Whether somebody is asked for consent in the middle of another's turn.
    consent: bool,
    /// Whether all clocks stand still.
    stopped: bool,
}

impl SeatClock {
    /// When all its time is used up, if it runs; in the past if it has been.
    pub fn due_at(&self, allowance: Allowance) -> Option<i64> {
        self.after(allowance, self.turn_ms + self.left_ms)
    }

    /// When the days of this turn are used up and the reserve begins, if it runs.
    pub fn turn_due_at(&self, allowance: Allowance) -> Option<i64> {
        self.after(allowance, self.turn_ms)
    }

    /// When it begins to count, if it was started outside of its person's hours.
    pub fn rests_until(&self, allowance: Allowance) -> Option<i64> {
        let (since, hours) = (self.since?, self.own_hours(allowance)?);
        if hours.is_open(since) { None } else { hours.opens_next(since) }
    }

    /// When so much more is used up, if it runs.
    fn after(&self, allowance: Allowance, amount: i64) -> Option<i64> {
        let since = self.since?;
        match self.own_hours(allowance).filter(|_| amount > 0) {
            Some(hours) => hours.used_up(since, scaled(amount, hours.day_ms(), DAY_MS)),
            None => Some(since + amount),
        }
    }

    /// Takes what was used since it was started.
    fn stop(&mut self, allowance: Allowance, now: i64) {
        let Some(since) = self.since.take() else { return };
        let used = match self.own_hours(allowance) {
            Some(hours) => scaled(hours.open_between(since, now), DAY_MS, hours.day_ms()),
            None => (now - since).max(0),
        };
        let of_turn = used.min(self.turn_ms);
        self.turn_ms -= of_turn;
        self.left_ms -= used - of_turn;
    }

    /// The hours it counts; a live clock counts all.
    fn own_hours(&self, allowance: Allowance) -> Option<crate::hours::Hours> {
        let own = matches!(allowance, Allowance::Correspondence { .. });
        // What cannot be read any more, because a zone was abolished, counts as no hours at all.
        self.hours.as_ref().filter(|_| own).and_then(|hours| hours.read().ok())
    }

    /// Gives what a turn brings. What was overdrawn is forgotten.
    fn begin_turn(&mut self, allowance: Allowance) {
        self.left_ms = self.left_ms.max(0);
        match allowance {
            Allowance::None => {}
            Allowance::Correspondence { days, .. } => self.turn_ms = i64::from(days) * DAY_MS,
            Allowance::Live { increment_s, .. } => self.left_ms += i64::from(increment_s) * 1_000,
        }
        if let Some(next) = self.next_hours.take() {
            self.hours = next.hours;
        }
        self.up = false;
        self.given_for = self.waits_from;
    }

    /// Starts or stops it for a seat that the table waits for or not, and that a person plays or not.
    fn look(&mut self, allowance: Allowance, now: i64, (waits, plays): (bool, bool), moment: &Moment) {
        if waits && (!self.waited || moment.elsewhere) && !self.interrupted {
            self.waits_from = moment.position;
        }
        let (begins, acts) = (self.waits_from > self.given_for, waits && plays);
        let comes_back = moment.went_back || self.away;
        if !acts || moment.stopped || begins || comes_back {
            self.stop(allowance, now);
        }
        if !acts {
            self.up = false;
        } else if begins {
            self.begin_turn(allowance);
        }
        let had_grace = self.grace_for == Some(self.given_for);
        if acts && comes_back && self.turn_ms + self.left_ms <= 0 && !had_grace {
            (self.left_ms, self.up) = (at_least(allowance), false);
            self.grace_for = Some(self.given_for);
        }
        if acts && !moment.stopped && self.since.is_none() {
            self.since = Some(now);
        }
        self.interrupted = moment.consent && (self.interrupted || (self.waited && !waits));
        (self.waited, self.away) = (waits, !plays);
    }
}

/// A day of a clock is a day of the player's own hours, however long that is.
fn scaled(amount: i64, to: i64, from: i64) -> i64 {
    i64::try_from(i128::from(amount) * i128::from(to) / i128::from(from.max(1))).unwrap_or(i64::MAX)
}

impl Clocks {
    fn new(seats: usize) -> Clocks {
        let seats = vec![SeatClock::default(); seats];
        Clocks {
            seats,
            position: 0,
            round: (0, 0),
            company: None,
            unattended: 0,
            asked: false,
            stopped_until: None,
        }
    }

    /// The clocks that are stored.
    pub fn read(stored: Option<&serde_json::Value>) -> Result<Option<Clocks>, StorageError> {
        let read = |value: &serde_json::Value| Clocks::deserialize(value);
        stored.map(read).transpose().map_err(|error| StorageError::Shape(error.to_string()))
    }

    /// The seats that are played by somebody else than when their clocks were set.
    fn strange_seats<'a>(&self, table: &'a Table) -> Vec<(usize, &'a str)> {
        let seats = self.seats.iter().enumerate();
        let strange = seats.filter_map(|(seat, clock)| {
            let person = table.person_at(seat as u8)?;
            (clock.person.as_deref() != Some(person)).then_some((seat, person))
        });
        strange.collect()
    }

    /// Sets the clock of a seat for somebody who has just sat down there: they have all the time.
    fn set_for(&mut self, seat: usize, allowance: Allowance, person: String, hours: Option<OwnHours>) {
        let left_ms = match allowance {
            Allowance::None => 0,
            Allowance::Correspondence { reserve_days, .. } => i64::from(reserve_days) * DAY_MS,
            Allowance::Live { bank_s, .. } => i64::from(bank_s) * 1_000,
        };
        let person = Some(person);
        if let Some(clock) = self.seats.get_mut(seat) {
            *clock = SeatClock { person, hours, left_ms, given_for: -1, ..SeatClock::default() };
        }
    }

    /// Counts other hours for a person from their next turn on: hours that changed within a turn could leave out every moment of it.
    fn change_hours(&mut self, person: &str, hours: Option<&OwnHours>) {
        for clock in self.seats.iter_mut().filter(|clock| clock.person.as_deref() == Some(person)) {
            clock.next_hours = Some(NextHours { hours: hours.cloned() });
        }
    }

    /// Goes on at `now` with what the clocks showed at `then`. `then` is earlier if nobody looked after the clocks since, and later if
    /// the time was set back.
    fn go_on(&mut self, allowance: Allowance, then: i64, now: i64) {
        for clock in &mut self.seats {
            let Some(since) = clock.since else { continue };
            clock.stop(allowance, since.max(then));
            clock.since = Some(now);
        }
        let moved = |until: i64| if until > then { until - then + now } else { until };
        self.stopped_until = self.stopped_until.map(moved);
    }

    /// Starts and stops what has to be.
    fn look(&mut self, terms: &Clock, now: i64, table: &Situation) {
        self.heed_request(terms, now, table.undo_asked_by);
        let moment = Moment {
            position: table.position,
            went_back: table.position < self.position,
            elsewhere: table.round != self.round
                || (table.company.is_some() && table.company != self.company),
            consent: table.consent,
            stopped: self.stopped_until.is_some(),
        };
        for (clock, seat) in self.seats.iter_mut().zip(&table.seats) {
            clock.look(terms.allowance, now, *seat, &moment);
        }
        self.unattended = match table.attended {
            true => 0,
            false => self.unattended + u32::from(table.position > self.position),
        };
        (self.position, self.round, self.company) = (table.position, table.round, table.company.clone());
    }

    /// Stands still for a request to take moves back, if that was agreed, but not for ever: nobody can stop a game by not answering.
    /// Each seat stops the clocks once a turn: nobody can stop a game by asking again and again.
    fn heed_request(&mut self, terms: &Clock, now: i64, asked_by: Option<u8>) {
        let longest = match terms.allowance {
            Allowance::Correspondence { .. } => 2 * DAY_MS,
            Allowance::None | Allowance::Live { .. } => 5 * MINUTE_MS,
        };
        let turn = self.turn();
        match asked_by {
            None => self.stopped_until = None,
            Some(seat) if !self.asked && terms.stops_for_undo => {
                let asker = self.seats.get_mut(usize::from(seat));
                if let Some(asker) = asker.filter(|asker| asker.stopped_in != Some(turn)) {
                    asker.stopped_in = Some(turn);
                    self.stopped_until = Some(now + longest);
                }
            }
            Some(_) => {}
        }
        self.stopped_until = self.stopped_until.filter(|until| *until > now);
        self.asked = asked_by.is_some();
    }

    /// The turn of the table: how many moves were in force when the latest turn began. Going back does not change it.
    fn turn(&self) -> i64 {
        self.seats.iter().map(|clock| clock.given_for).max().unwrap_or(0)
    }

    /// When somebody must look again; 0 if nothing runs.
    fn due_at(&self, allowance: Allowance) -> i64 {
        let running = self.seats.iter().filter(|clock| !clock.up);
        running.filter_map(|clock| clock.due_at(allowance)).chain(self.stopped_until).min().unwrap_or(0)
    }

    /// The seats whose time is up and where nothing has been done about it.
    fn run_out(&self, allowance: Allowance, now: i64) -> Vec<u8> {
        let seats = (0u8..).zip(&self.seats).filter(|(_, clock)| !clock.up);
        let out = seats.filter(|(_, clock)| clock.due_at(allowance).is_some_and(|due| due <= now));
        out.map(|(seat, _)| seat).collect()
    }
}

/// Whoever takes a seat back, or goes back in the game, after their time was up has so much.
fn at_least(allowance: Allowance) -> i64 {
    match allowance {
        Allowance::Correspondence { .. } => HOUR_MS,
        Allowance::None | Allowance::Live { .. } => MINUTE_MS,
    }
}

impl Table {
    /// Looks at the clocks, and brings what is stored of them in line. All writes of a table come through here.
    pub(super) fn run_clocks(&mut self, now: i64) -> Result<(), StorageError> {
        if let (Some(mut clocks), Some(situation)) = (self.clocks.take(), self.situation()) {
            let terms = &self.settings.clock;
            clocks.look(terms, now, &situation);
            self.row.due_at = clocks.due_at(terms.allowance);
            let stored = serde_json::to_value(&clocks);
            self.row.clocks = Some(stored.map_err(|error| StorageError::Shape(error.to_string()))?);
            self.clocks = Some(clocks);
            self.row.driven = self.is_driven();
        }
        Ok(())
    }

    fn situation(&self) -> Option<Situation> {
        let play = self.play.as_ref()?;
        let turn = play.game().turn();
        let on = self.row.state == TableState::Playing;
        let seat = |seat: u8| {
            let plays = self.computer_at(seat).is_none() && self.person_at(seat).is_some();
            (on && self.row.awaited.contains(&seat), plays)
        };
        let round = play.game().view(Viewer::Spectator).round;
        let by_person = |entry: &EntryRow| matches!(entry.origin, Origin::Person | Origin::Program);
        Some(Situation {
            round: (round.turn, round.number),
            attended: play.last().is_none_or(by_person),
            seats: (0u8..).take(self.seats.len()).map(seat).collect(),
            position: play.position(),
            company: notation::turn(play.game(), &turn).company.map(|company| company.0),
            consent: turn.step == Step::CONSENT,
            undo_asked_by: self.undo_request().map(|request| request.seat),
        })
    }

    /// Whether the server decides for a seat because its time is up.
    pub(super) fn clock_decides(&self, seat: u8) -> bool {
        let clocks = self.clocks.as_ref().filter(|clocks| clocks.unattended < MOST_UNATTENDED);
        let clock = clocks.and_then(|clocks| clocks.seats.get(usize::from(seat)));
        self.settings.clock.when_up == WhenUp::Pass && clock.is_some_and(|clock| clock.up)
    }
}

#[cfg(test)]
mod tests;
