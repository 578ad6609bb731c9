//! Questions that a seat agrees to once and for all, and the server's agreeing to them. They stand beside whatever program
//! the seat has.

use super::play::{Doer, make_move};
use super::table::Table;
use super::{Held, Sight, Tables};
use crate::error::Error;
use rules::{Action, Choice, Game, Reply, Step};
use std::sync::Arc;
use storage::{AgreementRow, Batch, Origin, Person, TableState};

impl Table {
    /// The standing agreement of an awaited seat by which the question that is asked now is answered.
    pub(super) fn agreement(&self, seat: u8) -> Option<AgreementRow> {
        let game = self.play.as_ref()?.game();
        if game.turn().step != Step::CONSENT || !self.agreements.iter().any(|row| row.seat == seat) {
            return None;
        }
        let choices = game.choices();
        let question = choices.options.iter().find_map(|choice| match choice {
            Choice::Answer { question } => Some(&question.id),
            _ => None,
        })?;
        self.agreements.iter().find(|row| row.seat == seat && row.question == *question).cloned()
    }

    /// Ends the agreements by which the server would answer at once what is asked now.
    pub(super) fn stop_agreeing(&mut self, batch: &mut Batch) {
        for seat in self.row.awaited.clone() {
            if let Some(ended) = self.agreement(seat) {
                batch.remove_agreement(&self.row.id, &ended);
                self.agreements.retain(|row| *row != ended);
            }
        }
    }
}

impl Tables {
    /// Sets whether a seat of this person always agrees to a question.
    pub async fn set_agreement(
        self: &Arc<Self>,
        id: &str,
        person: &Person,
        seat: Option<u8>,
        (question, agree): (String, bool),
    ) -> Result<(Held, Sight), Error> {
        let (mut table, sight) = self.open_for(id, Some(&person.id)).await?;
        if table.row.state != TableState::Playing {
            return Err(Error::Conflict("not-playing", "no game is on here".to_owned()));
        }
        let row = AgreementRow { seat: sight.own_seat(seat)?, question };
        if !table.playing()?.game().info().agreeable.contains(&row.question) {
            let told = "this question cannot be agreed to beforehand".to_owned();
            return Err(Error::Invalid("question", told));
        }
        let mut batch = Batch::default();
        table.agreements.retain(|other| *other != row);
        if agree {
            batch.add_agreement(id, &row);
            table.agreements.push(row);
        } else {
            batch.remove_agreement(id, &row);
        }
        table.settle(self.now());
        let table = self.save_or_fail(table, batch).await?;
        if table.row.driven {
            self.drive(id);
        }
        Ok((table, sight))
    }

    /// Agrees to what is asked; true if the server may go on.
    pub(super) async fn agree(self: &Arc<Self>, mut table: Held, seat: u8) -> Result<bool, Error> {
        let before = table.row.awaited.clone();
        let person = table.person_at(seat).map(str::to_owned);
        let doer = Doer { seat, person, client: None, origin: Origin::Program };
        let entry = make_move(&mut table, doer, Action::Answer { reply: Reply::Accept }, self.now())?;
        let (table, _) = self.append(table, entry).await.map_err(|(error, _)| error)?;
        self.moved(&table, &before);
        Ok(table.row.driven)
    }
}
