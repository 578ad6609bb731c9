//! Games that continue one in progress on this server: imports, forks, and games played again by hand, at a table or in an analysis. They are recognised by the
//! state they have come through, and computers do not advise there what may not be asked in the game itself.

use super::advising::not_agreed;
use super::settings::Settings;
use super::{Position, Tables};
use crate::error::Error;
use storage::{SeatKind, SeatRow, StorageError, TableRow};

impl Tables {
    /// Refuses computers at a table whose game continues a rated one in progress, or one in progress that this person plays among
    /// people without advice.
    pub async fn must_not_continue_another(
        &self,
        table: &TableRow,
        person: Option<&str>,
    ) -> Result<(), Error> {
        let continued = self.storage.continued(table, person.unwrap_or_default()).await?;
        self.must_not_be_played(continued, person).await
    }

    /// The same for a position of an analysis, to which moves have led from a game.
    pub async fn must_not_lead_into_another(
        &self,
        table: &TableRow,
        position: &Position,
        person: &str,
    ) -> Result<(), Error> {
        let mut games = self.storage.playing_like(table, person).await?;
        games.retain(|game| position.came_through(&game.digest));
        self.must_not_be_played(games, Some(person)).await
    }

    async fn must_not_be_played(&self, games: Vec<TableRow>, person: Option<&str>) -> Result<(), Error> {
        for other in games {
            let settings: Settings = serde_json::from_value(other.settings.clone())
                .map_err(|error| StorageError::Shape(error.to_string()))?;
            if settings.rated {
                return Err(not_agreed());
            }
            let seats = self.storage.seats(&other.id).await?;
            let people = seats.iter().filter(|seat| seat.kind == SeatKind::Person).count();
            let plays = |seat: &SeatRow| seat.person.is_some() && seat.person.as_deref() == person;
            if !settings.advice && people > 1 && seats.iter().any(plays) {
                return Err(not_agreed());
            }
        }
        Ok(())
    }
}
