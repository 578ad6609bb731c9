//! Who may ask a computer what it would do. Against computers only everybody may; among people it is agreed when the table is set
//! up, for all of them; where the table is rated nobody may, nor at a table that continues such a game (`continuing`). An analysis is no way around that: whoever plays a game among people without it has no computers in
//! analyses of that game until it is over.

use super::play::acting_seat;
use super::{Position, Sight, Table, Tables};
use crate::computer::Thinker;
use crate::error::Error;
use storage::{AnalysisRow, Person, SeatKind};
use titles::AnyGame;

/// A question to a computer.
pub struct Question {
    /// The game.
    pub game: AnyGame,
    /// After which entry of the log.
    pub number: i64,
    /// Who is asked, about which seat.
    pub adviser: Thinker,
}

impl Tables {
    /// What this person may ask now: what a computer would do with a seat whose turn it is.
    pub async fn question(&self, id: &str, person: &Person, seat: Option<u8>) -> Result<Question, Error> {
        let (table, sight) = self.open_for(id, Some(&person.id)).await?;
        let seat = acting_seat(&table, &sight, seat)?;
        if !table.may_be_advised(&sight) {
            return Err(not_agreed());
        }
        self.must_not_continue_another(&table.row, Some(&person.id)).await?;
        let (game, number) = (table.playing()?.game().clone(), table.row.number);
        let adviser = Thinker::adviser((id, seat), table.row.spec.seed, number);
        Ok(Question { game, number, adviser })
    }

    /// Refuses computers in a position of an analysis to somebody who plays its game and may not ask them there, and to everybody while
    /// a rated game is on.
    pub async fn must_allow_computers(
        &self,
        analysis: &AnalysisRow,
        position: &Position,
        person: &Person,
    ) -> Result<(), Error> {
        let table = self.open(&analysis.table).await?;
        let sight = table.sight(Some(&person.id));
        let plays = !sight.seats.is_empty() && table.others_play(&sight);
        if !table.is_over() && (table.settings.rated || (plays && !table.may_be_advised(&sight))) {
            return Err(not_agreed());
        }
        self.must_not_continue_another(&table.row, Some(&person.id)).await?;
        self.must_not_lead_into_another(&table.row, position, &person.id).await
    }
}

pub(super) fn not_agreed() -> Error {
    Error::Forbidden("advice-not-allowed", "advice was not agreed on at this table".to_owned())
}

impl Table {
    /// Whether people play here who are not this one.
    pub(super) fn others_play(&self, sight: &Sight) -> bool {
        let mut seats = (0u8..).zip(&self.seats);
        seats.any(|(index, seat)| seat.kind != SeatKind::Computer && !sight.seats.contains(&index))
    }

    /// Whether people who play here may ask a computer; where a rating is at stake nobody may.
    fn may_be_advised(&self, sight: &Sight) -> bool {
        !self.settings.rated && (self.settings.advice || self.alone(sight))
    }
}
