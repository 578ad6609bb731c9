//! Clocks on the wire: instants, from which a page reckons what a clock shows. Whose hours they count is nobody else's business.

use crate::tables::{Allowance, Clocks, Settings};
use serde::Serialize;
use storage::TableRow;
use utoipa::ToSchema;

/// The clock of a seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatClockInfo {
    /// When it was started, in milliseconds since 1970; absent while it does not run.
    #[schema(required)]
    pub since: Option<i64>,
    /// What was left of the bank or the reserve then, in milliseconds; below zero if the turn went on without time.
    pub left_ms: i64,
    /// What was left of the days of the turn then, which are used first.
    pub turn_ms: i64,
    /// When the days of the turn are used up and the reserve begins; absent while it does not run.
    #[schema(required)]
    pub turn_due_at: Option<i64>,
    /// When all its time is used up; absent while it does not run.
    #[schema(required)]
    pub due_at: Option<i64>,
    /// When it begins to count, if it was started outside of its person's hours.
    #[schema(required)]
    pub rests_until: Option<i64>,
    /// Whether its time is up in this turn.
    pub up: bool,
}

/// The clocks of a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClocksInfo {
    /// By seat.
    pub seats: Vec<SeatClockInfo>,
    /// Until when they stand still for a request to take moves back; absent while they do not.
    #[schema(required)]
    pub stopped_until: Option<i64>,
}

impl ClocksInfo {
    /// The clocks of a table, if it has any and its game has begun.
    pub fn of(row: &TableRow, settings: &Settings) -> Option<ClocksInfo> {
        let clocks = Clocks::read(row.clocks.as_ref()).ok().flatten()?;
        let allowance: Allowance = settings.clock.allowance;
        let seat = |clock: &crate::tables::SeatClock| SeatClockInfo {
            since: clock.since,
            left_ms: clock.left_ms,
            turn_ms: clock.turn_ms,
            turn_due_at: clock.turn_due_at(allowance),
            due_at: clock.due_at(allowance),
            rests_until: clock.rests_until(allowance),
            up: clock.up,
        };
        Some(ClocksInfo {
            seats: clocks.seats.iter().map(seat).collect(),
            stopped_until: clocks.stopped_until,
        })
    }
}
