//! Who may see a table without having a seat there: those who find it, those whom its owner lets in, and not those who were shown
//! out. Where somebody stands belongs to the table: it is written with a new version of it, so that whoever is shown out gets no
//! further news, at whichever node they watch.

use super::lobby::owner_only;
use super::{Held, Sight, Table, Tables, Watchers};
use crate::error::Error;
use storage::{Batch, Person, TableState, WatcherRow, WatcherStanding};

/// How many may wait to be let in.
const MOST_ASKING: usize = 50;
/// How many the owner of a table lets in or shows out by name.
const MOST_NAMED: usize = 200;

impl Tables {
    /// A table, for a person who may see it.
    pub(super) async fn let_in(&self, table: Held, person: Option<&str>) -> Result<(Held, Sight), Error> {
        let sight = table.sight(person);
        if !sight.owner && sight.seats.is_empty() {
            self.may_be_found(&table, person).await?;
            table.may_be_watched(person)?;
        }
        Ok((table, sight))
    }

    /// Refuses those to whom a table is not known, and those who were shown out.
    async fn may_be_found(&self, table: &Table, person: Option<&str>) -> Result<(), Error> {
        let standing = person.and_then(|person| table.standing_of(person));
        if standing == Some(WatcherStanding::Out) {
            return Err(shown_out());
        }
        if table.row.listed || standing == Some(WatcherStanding::In) {
            return Ok(());
        }
        let found = match person {
            Some(person) => self.storage.may_find(&table.row.id, person).await?,
            None => false,
        };
        // Who has the address of a table with a password may look in by it, where everybody may watch.
        match (found, &table.settings.password) {
            (true, _) => Ok(()),
            (false, Some(_)) if table.may_be_watched(None).is_ok() => {
                Err(Error::Forbidden("table-locked", "this table is behind a password".to_owned()))
            }
            (false, _) => Err(Error::NotFound("table")),
        }
    }

    /// The hash of the password of a table that somebody would look in at by it; nothing if they need none.
    pub async fn gate(&self, id: &str, person: &Person) -> Result<Option<String>, Error> {
        let table = self.open(id).await?;
        let password = table.settings.password.clone();
        match self.let_in(table, Some(&person.id)).await {
            Ok(_) => Ok(None),
            Err(Error::Forbidden("table-locked", _)) => Ok(password),
            Err(error) => Err(error),
        }
    }

    /// Asks the owner to be let in to watch. Whoever is blocked by the owner has asked too, as far as they can see.
    pub async fn ask_in(&self, id: &str, person: &Person) -> Result<(), Error> {
        let table = self.open(id).await?;
        let sight = table.sight(Some(&person.id));
        if sight.owner || !sight.seats.is_empty() {
            return Ok(());
        }
        self.may_be_found(&table, Some(&person.id)).await?;
        match table.may_be_watched(Some(&person.id)) {
            // Whoever may see it need not ask.
            Ok(()) => return Ok(()),
            Err(Error::Forbidden("watchers-let-in", _)) => {}
            Err(error) => return Err(error),
        }
        if table.standing_of(&person.id).is_some() {
            return Ok(());
        }
        let asks = table.watchers.iter().filter(|one| one.standing == WatcherStanding::Asks).count();
        if self.storage.has_blocked(&table.row.owner, &person.id).await? {
            return Ok(());
        }
        if asks >= MOST_ASKING {
            let why = format!("{MOST_ASKING} people wait to be let in already");
            return Err(Error::Conflict("too-many-watchers", why));
        }
        self.set_standing(table, &person.id, Some(WatcherStanding::Asks)).await?;
        Ok(())
    }

    /// Lets somebody in to watch, shows them out, or treats them like everybody.
    pub async fn place_watcher(
        &self,
        id: &str,
        person: &Person,
        whom: &str,
        standing: Option<WatcherStanding>,
    ) -> Result<Held, Error> {
        let (table, sight) = self.open_for(id, Some(&person.id)).await?;
        owner_only(&sight)?;
        let theirs = table.sight(Some(whom));
        if theirs.owner || !theirs.seats.is_empty() {
            return Err(Error::Conflict("plays-here", "whoever has a seat here watches it".to_owned()));
        }
        if self.storage.names(&[whom.to_owned()]).await?.is_empty() {
            return Err(Error::NotFound("person"));
        }
        if standing.is_some() && table.standing_of(whom).is_none() && table.watchers.len() >= MOST_NAMED {
            let why = format!("a table remembers at most {MOST_NAMED} people who watch");
            return Err(Error::Conflict("too-many-watchers", why));
        }
        self.set_standing(table, whom, standing).await
    }

    /// Lets somebody in who comes by a link of the owner; when there are too many, they find the table and no more.
    pub(super) async fn let_in_by_link(&self, table: Held, person: &Person) -> Result<Held, Error> {
        if table.settings.watchers == Watchers::Nobody && table.row.state != TableState::Open {
            table.may_be_watched(Some(&person.id))?;
        }
        self.storage.add_guest(&table.row.id, &person.id).await?;
        let known = matches!(table.standing_of(&person.id), Some(WatcherStanding::In));
        if known || table.watchers.len() >= MOST_NAMED {
            return Ok(table);
        }
        self.set_standing(table, &person.id, Some(WatcherStanding::In)).await
    }

    async fn set_standing(
        &self,
        mut table: Held,
        person: &str,
        standing: Option<WatcherStanding>,
    ) -> Result<Held, Error> {
        table.watchers.retain(|one| one.person != person);
        table.watchers.extend(standing.map(|standing| WatcherRow { person: person.to_owned(), standing }));
        let mut batch = Batch::default();
        batch.set_watcher(&table.row.id, person, standing, self.now());
        // Not `changed_at`: nothing has happened in the game.
        self.save_or_fail(table, batch).await
    }
}

/// Refuses somebody whom the owner has shown out: a link that is still about is no way back.
pub(super) fn shown_out() -> Error {
    Error::Forbidden("shown-out", "the host of this table has shown you out".to_owned())
}

impl Table {
    /// Where somebody without a seat stands with the owner.
    pub fn standing_of(&self, person: &str) -> Option<WatcherStanding> {
        self.watchers.iter().find(|one| one.person == person).map(|one| one.standing)
    }

    /// Refuses somebody without a seat who may not watch the game. Before it begins everybody may look who finds the table.
    fn may_be_watched(&self, person: Option<&str>) -> Result<(), Error> {
        let let_in = person.and_then(|person| self.standing_of(person)) == Some(WatcherStanding::In);
        match self.settings.watchers {
            _ if self.row.state == TableState::Open => Ok(()),
            Watchers::Everybody => Ok(()),
            Watchers::LetIn if let_in => Ok(()),
            Watchers::LetIn => {
                Err(Error::Forbidden("watchers-let-in", "only people who were let in watch here".to_owned()))
            }
            Watchers::Nobody => {
                Err(Error::Forbidden("no-watchers", "only people who play see this game".to_owned()))
            }
        }
    }
}
