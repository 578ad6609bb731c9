//! Deleting tables. Their owners may where nobody else plays or has played: games among people are kept.

use super::Tables;
use super::lobby::owner_only;
use crate::error::Error;
use storage::{Batch, News, Person, SeatKind};

impl Tables {
    /// Deletes a table of one's own, with one's analyses of it.
    pub async fn delete(&self, id: &str, person: &Person) -> Result<(), Error> {
        let (table, sight) = self.open_for(id, Some(&person.id)).await?;
        owner_only(&sight)?;
        let of_another = |whose: Option<&String>| whose != Some(&person.id);
        let others_sit =
            table.seats.iter().any(|seat| seat.kind == SeatKind::Person && of_another(seat.person.as_ref()));
        if others_sit || self.storage.others_use(id, &person.id).await? {
            let why = "other people have played here, or have analyses of this game".to_owned();
            return Err(Error::Conflict("others-here", why));
        }
        let version = table.row.version;
        drop(table);
        let mut batch =
            Batch::default().telling(News::Changed { table: id.to_owned(), version: version + 1 });
        batch.delete_table(id, version);
        self.storage.commit(batch).await?;
        self.forget(id);
        Ok(())
    }
}
