//! Before the first move and around it: setting tables up, sitting down, leaving, starting, ending.

use super::clocks::agreed::Clock;
use super::play::{Doer, entry, raw};
use super::settings::{Pace, Seating, Settings, UndoPolicy, Watchers, shuffle};
use super::table::{Play, sight_of};
use super::watching::shown_out;
use super::{Author, Held, Sight, Tables};
use crate::error::Error;
use crate::people::look_alike;
use rules::TableSpec;
use std::collections::BTreeSet;
use storage::ids;
use storage::{
    Batch, Filter, Invitation, Kind, Listed, Origin, Page, Person, SeatKind, SeatRow, TableRow, TableState,
    TablesOf, WatcherStanding,
};
use titles::AnyGame;

/// The tables of one person that are not over, copies and imported games among them.
const MOST_UNFINISHED: i64 = 200;
/// The tables of one person at which computers play without people.
const MOST_COMPUTERS_ALONE: i64 = 10;

/// A seat to be set up.
#[derive(Clone, Debug)]
pub enum NewSeat {
    /// For the person who sets the table up.
    Mine,
    /// For another person; by invitation only, or for whoever comes.
    Person {
        /// Whether only an invitation gives the seat.
        invited: bool,
    },
    /// Played by the person who sets the table up, under a name of its own.
    Hot {
        /// The name.
        name: String,
    },
    /// A computer player.
    Computer {
        /// Which one.
        computer: String,
        /// What it is called; after its kind if absent.
        name: Option<String>,
    },
}

/// A table to be set up.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// What people will call it.
    pub name: String,
    /// The agreement; its players are filled in at the start.
    pub spec: TableSpec,
    /// Whether everybody may see it.
    pub listed: bool,
    /// Other settings.
    pub settings: Settings,
    /// The seats.
    pub seats: Vec<NewSeat>,
    /// For whom seats are kept.
    pub friends: Vec<String>,
}

/// What the owner changes.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// Its name.
    pub name: Option<String>,
    /// Whether everybody may see it.
    pub listed: Option<bool>,
    /// How moves may be taken back.
    pub undo: Option<UndoPolicy>,
    /// In which order people sit.
    pub seating: Option<Seating>,
    /// How fast computers play.
    pub pace: Option<Pace>,
    /// Whether people may ask a computer what it would do.
    pub advice: Option<bool>,
    /// How much time people have.
    pub clock: Option<Clock>,
    /// Whether its end counts for ratings.
    pub rated: Option<bool>,
    /// Whether pages elsewhere may show it.
    pub embed: Option<bool>,
    /// The edition.
    pub edition: Option<String>,
    /// The options that are on.
    pub options: Option<BTreeSet<String>>,
    /// Who may watch.
    pub watchers: Option<Watchers>,
    /// Whether those who watch cannot speak.
    pub silent_watchers: Option<bool>,
    /// The hash of the password; `Some(None)` takes it away.
    pub password: Option<Option<String>>,
}

impl Change {
    /// Whether it changes what is agreed when the game starts.
    fn is_agreement(&self) -> bool {
        self.undo.is_some()
            || self.seating.is_some()
            || self.advice.is_some()
            || self.clock.is_some()
            || self.rated.is_some()
            || self.edition.is_some()
            || self.options.is_some()
            || self.password.is_some()
    }
}

impl Tables {
    /// Sets a table up.
    pub async fn create(&self, author: Author<'_>, new: NewTable) -> Result<Held, Error> {
        let network = self.room_for_another(author).await?;
        let person = author.person;
        let club = new.settings.club.as_deref();
        self.may_found_for(person, club, &new.friends).await?;
        let mut seats: Vec<SeatRow> = Vec::new();
        for seat in &new.seats {
            let made = self.new_seat(person, seat, &seats)?;
            seats.push(made);
        }
        let players = (1..=seats.len()).map(|number| format!("Player {number}")).collect();
        let spec = TableSpec { players, ..new.spec };
        check_spec(&spec)?;
        new.settings.clock.check()?;
        self.must_be_rateable(&new.settings, &seats).await?;
        let mut row = new_row(person, &new.name, spec, new.listed, &new.settings, self.now())?;
        row.network = network;
        let mut batch = Batch::default();
        batch.add_table(&row)?;
        batch.set_seats(&row.id, &seats);
        if let Some(club) = club {
            batch.add_club_table(club, &row.id);
        }
        new.friends.iter().for_each(|friend| batch.add_offer(&row.id, friend, row.created_at));
        self.storage.commit(batch).await?;
        self.open(&row.id).await
    }

    /// Refuses somebody who has too many tables that are not over, or has stored too much. Gives the fingerprint of their network.
    pub(super) async fn room_for_another(&self, author: Author<'_>) -> Result<String, Error> {
        if self.storage.unfinished(&author.person.id).await? < MOST_UNFINISHED {
            return self.room_to_store(author).await;
        }
        let why = format!("you have {MOST_UNFINISHED} tables that are not over; end some of them first");
        Err(Error::Conflict("too-many-tables", why))
    }

    /// Refuses that computers play on without people at too many tables of one person.
    pub(super) async fn room_for_computers(&self, owner: &str, seats: &[SeatRow]) -> Result<(), Error> {
        let alone = seats.iter().all(|seat| seat.computer.is_some());
        if !alone || self.storage.computers_alone(owner).await? < MOST_COMPUTERS_ALONE {
            return Ok(());
        }
        let why =
            format!("computers play alone at {MOST_COMPUTERS_ALONE} tables of yours; end some of them first");
        Err(Error::Conflict("too-many-computer-tables", why))
    }

    fn new_seat(&self, person: &Person, seat: &NewSeat, before: &[SeatRow]) -> Result<SeatRow, Error> {
        let row = |kind, name: String| SeatRow { kind, person: None, name, computer: None, invited: false };
        Ok(match seat {
            NewSeat::Mine if before.iter().any(|seat| seat.person.as_ref() == Some(&person.id)) => {
                return Err(Error::Invalid(
                    "seats",
                    "you can have one seat of your own; make the others hot seats".into(),
                ));
            }
            NewSeat::Mine => {
                let name = free_name(&person.name, before);
                SeatRow { person: Some(person.id.clone()), ..row(SeatKind::Person, name) }
            }
            NewSeat::Person { invited } => {
                SeatRow { invited: *invited, ..row(SeatKind::Person, String::new()) }
            }
            NewSeat::Hot { name } => row(SeatKind::Hot, free_name(name, before)),
            NewSeat::Computer { computer, name } => {
                if !bots::NAMES.contains(&computer.as_str()) {
                    return Err(Error::Invalid(
                        "computer",
                        format!("there is no computer player '{computer}'"),
                    ));
                }
                let wanted = name.clone().unwrap_or_else(|| format!("{computer} (computer)"));
                let name = free_name(&wanted, before);
                SeatRow { computer: Some(computer.clone()), ..row(SeatKind::Computer, name) }
            }
        })
    }

    /// Takes a free seat: the one asked for, or the first; also beside people whom one has blocked, if one wants to anyway.
    pub async fn join(
        &self,
        id: &str,
        person: &Person,
        seat: Option<u8>,
        anyway: bool,
    ) -> Result<Held, Error> {
        let (mut table, sight) = self.open_for(id, Some(&person.id)).await?;
        may_sit(&table)?;
        if table.seats.iter().any(|seat| seat.person.as_ref() == Some(&person.id)) {
            return Ok(table);
        }
        Tables::may_sit_rated(&table, person)?;
        self.welcome(&table, person, anyway).await?;
        let invited = sight.owner || self.storage.is_offered(id, &person.id).await?;
        let free = |seat: &SeatRow| {
            seat.kind == SeatKind::Person && seat.person.is_none() && (!seat.invited || invited)
        };
        let found = match seat {
            Some(seat) => table.seats.get(usize::from(seat)).is_some_and(free).then_some(usize::from(seat)),
            None => table.seats.iter().position(free),
        };
        let Some(index) = found else {
            return Err(Error::Conflict("no-seat", "no such seat is free".to_owned()));
        };
        sit(&mut table, index, person);
        self.save_seats(table).await
    }

    /// The hash of a table's password, for somebody who would sit down and does not sit there yet.
    pub async fn lock(&self, id: &str, person: &Person) -> Result<Option<String>, Error> {
        let (table, sight) = self.open_for(id, Some(&person.id)).await?;
        let known = sight.owner
            || !sight.seats.is_empty()
            || table.settings.password.is_none()
            || self.storage.is_offered(id, &person.id).await?;
        Ok(if known { None } else { table.settings.password.clone() })
    }

    /// Says anew who may sit in a seat, before the start; whoever sat there does no longer.
    pub async fn set_seat(&self, id: &str, person: &Person, seat: u8, new: NewSeat) -> Result<Held, Error> {
        let (mut table, sight) = self.open_for(id, Some(&person.id)).await?;
        owner_only(&sight)?;
        must_be_open(&table)?;
        let index = usize::from(seat);
        if index >= table.seats.len() {
            return Err(Error::Conflict("no-seat", "there is no such seat".to_owned()));
        }
        let mut others = table.seats.clone();
        others.remove(index);
        let mut seats = table.seats.clone();
        seats[index] = self.new_seat(person, &new, &others)?;
        self.must_be_rateable(&table.settings, &seats).await?;
        table.seats = seats;
        self.save_seats(table).await
    }

    /// Gives a seat up before the start.
    pub async fn leave(&self, id: &str, person: &Person) -> Result<Held, Error> {
        let (mut table, _) = self.open_for(id, Some(&person.id)).await?;
        must_be_open(&table)?;
        let mine = table.seats.iter_mut().find(|seat| seat.person.as_ref() == Some(&person.id));
        let Some(seat) = mine else {
            return Err(Error::Conflict("no-seat", "you have no seat at this table".to_owned()));
        };
        seat.person = None;
        seat.name = String::new();
        self.save_seats(table).await
    }

    /// Starts the game.
    pub async fn start(self: &std::sync::Arc<Self>, id: &str, person: &Person) -> Result<Held, Error> {
        let (mut table, sight) = self.open_for(id, Some(&person.id)).await?;
        owner_only(&sight)?;
        must_be_open(&table)?;
        if table.seats.iter().any(|seat| seat.name.is_empty()) {
            return Err(Error::Conflict("seats-free", "some seats are still free".to_owned()));
        }
        self.must_be_rateable(&table.settings, &table.seats).await?;
        self.room_for_computers(&table.row.owner, &table.seats).await?;
        // Among people nobody chooses what is left to chance, not even by setting up one table after another; nor where a rating
        // is at stake.
        if table.settings.rated
            || table.seats.iter().any(|seat| seat.person.as_ref().is_some_and(|it| *it != person.id))
        {
            table.row.spec.seed = drawn_seed();
        }
        if table.settings.seating == Seating::Random {
            let seed = table.row.spec.seed;
            shuffle(&mut table.seats, seed);
        }
        table.row.spec.players = table.seats.iter().map(|seat| seat.name.clone()).collect();
        table.play = Some(Play::new(&table.row.spec)?);
        table.row.state = TableState::Playing;
        table.settle(self.now());
        let mut batch = Batch::default();
        batch.set_seats(&table.row.id, &table.seats);
        batch.set_rated(&table.row.id, &table.who_is_rated());
        let table = self.save_or_fail(table, batch).await?;
        self.moved(&table, &[]);
        Ok(table)
    }

    /// Renames a table, shows or hides it, changes its settings before the start.
    pub async fn change(&self, id: &str, person: &Person, change: Change) -> Result<Held, Error> {
        let (mut table, sight) = self.open_for(id, Some(&person.id)).await?;
        owner_only(&sight)?;
        if change.is_agreement() {
            must_be_open(&table)?;
            let spec = TableSpec {
                edition: change.edition.or_else(|| table.row.spec.edition.clone()),
                options: change.options.unwrap_or_else(|| table.row.spec.options.clone()),
                ..table.row.spec.clone()
            };
            check_spec(&spec)?;
            let settings = Settings {
                undo: change.undo.unwrap_or(table.settings.undo),
                seating: change.seating.unwrap_or(table.settings.seating),
                advice: change.advice.unwrap_or(table.settings.advice),
                clock: change.clock.unwrap_or_else(|| table.settings.clock.clone()),
                rated: change.rated.unwrap_or(table.settings.rated),
                ..table.settings.clone()
            };
            settings.clock.check()?;
            self.must_be_rateable(&settings, &table.seats).await?;
            table.row.spec = spec;
            table.settings = settings;
            if let Some(password) = change.password {
                table.settings.password = password;
            }
        }
        table.settings.embed = change.embed.unwrap_or(table.settings.embed);
        table.settings.pace = change.pace.unwrap_or(table.settings.pace);
        table.settings.watchers = change.watchers.unwrap_or(table.settings.watchers);
        table.settings.silent_watchers = change.silent_watchers.unwrap_or(table.settings.silent_watchers);
        table.row.settings = table.settings.stored()?;
        if let Some(name) = change.name {
            table.row.name = name;
        }
        table.row.listed = change.listed.unwrap_or(table.row.listed);
        table.row.changed_at = self.now();
        let table = self.save_or_fail(table, Batch::default()).await?;
        self.paced.notify_waiters();
        Ok(table)
    }

    /// Ends a game before the rules do, or gives up a table that never started.
    pub async fn end(
        self: &std::sync::Arc<Self>,
        id: &str,
        person: &Person,
        finished: bool,
    ) -> Result<Held, Error> {
        let (mut table, sight) = self.open_for(id, Some(&person.id)).await?;
        owner_only(&sight)?;
        if matches!(table.row.state, TableState::Finished | TableState::Abandoned) {
            return Err(Error::Conflict("over", "the game is over already".to_owned()));
        }
        let ended = if finished { TableState::Finished } else { TableState::Abandoned };
        if table.row.state == TableState::Open && finished {
            return Err(Error::Conflict(
                "not-started",
                "a game that has not started cannot be finished".into(),
            ));
        }
        if table.settings.rated && finished {
            let why = "a rated game ends by its rules, or is given up and not rated".to_owned();
            return Err(Error::Conflict("rated-end", why));
        }
        let (now, mut batch) = (self.now(), Batch::default());
        if table.row.state == TableState::Open {
            table.play = Some(Play::new(&table.row.spec)?);
        } else {
            let seat = sight.seats.first().copied().unwrap_or_default();
            let doer = Doer { seat, person: Some(person.id.clone()), client: None, origin: Origin::Person };
            let play = table.in_play()?;
            let made = entry(play, doer, Kind::End, None, raw(&[])?, now);
            play.add(made.clone());
            table.settle(now);
            table.write(&mut batch, &made)?;
        }
        table.row.state = ended;
        table.row.driven = false;
        table.row.awaited.clear();
        table.row.undo_request = None;
        table.row.changed_at = now;
        let table = self.save_or_fail(table, batch).await?;
        if finished {
            self.is_over(&table);
        }
        Ok(table)
    }

    /// The last entry of a table, for its owner only.
    pub async fn owned_number(&self, id: &str, person: &Person) -> Result<i64, Error> {
        let (table, sight) = self.open_for(id, Some(&person.id)).await?;
        owner_only(&sight)?;
        Ok(table.row.number)
    }

    /// Makes a link; the secret in it is shown once.
    pub async fn invite(&self, id: &str, person: &Person, seat: Option<u8>) -> Result<String, Error> {
        let (table, sight) = self.open_for(id, Some(&person.id)).await?;
        owner_only(&sight)?;
        if let Some(seat) = seat {
            may_sit(&table)?;
            let free = |row: &SeatRow| row.kind == SeatKind::Person && row.person.is_none();
            if !table.seats.get(usize::from(seat)).is_some_and(free) {
                return Err(Error::Conflict("no-seat", "no such seat is free".to_owned()));
            }
        }
        let secret = ids::secret();
        let invitation = Invitation { table: id.to_owned(), seat, used_by: None };
        self.storage.add_invitation(&ids::fingerprint(&secret), &invitation, self.now()).await?;
        Ok(secret)
    }

    /// Withdraws the links that nobody has used.
    pub async fn withdraw(&self, id: &str, person: &Person) -> Result<(), Error> {
        let (_table, sight) = self.open_for(id, Some(&person.id)).await?;
        owner_only(&sight)?;
        Ok(self.storage.withdraw_invitations(id).await?)
    }

    /// What a link leads to, if nobody has used it, or this person.
    pub async fn invited(&self, secret: &str, by: Option<&str>) -> Result<(Held, Invitation), Error> {
        let found = self.storage.invitation(&ids::fingerprint(secret)).await?;
        let unused = |found: &Invitation| found.used_by.is_none() || found.used_by.as_deref() == by;
        let invitation = found.filter(unused).ok_or(Error::NotFound("invitation"))?;
        Ok((self.open(&invitation.table).await?, invitation))
    }

    /// Follows a link: takes its seat, once, or is let in to watch.
    pub async fn accept(&self, secret: &str, person: &Person, anyway: bool) -> Result<Held, Error> {
        let (mut table, invitation) = self.invited(secret, Some(&person.id)).await?;
        if table.standing_of(&person.id) == Some(WatcherStanding::Out) {
            return Err(shown_out());
        }
        let Some(seat) = invitation.seat else { return self.let_in_by_link(table, person).await };
        if invitation.used_by.as_ref() == Some(&person.id) {
            return Ok(table);
        }
        may_sit(&table)?;
        let taken = |seat: &SeatRow| seat.person.as_ref() == Some(&person.id);
        if table.seats.iter().any(taken) {
            return Err(Error::Conflict("seated", "you have a seat at this table".to_owned()));
        }
        let index = usize::from(seat);
        let free = |seat: &SeatRow| seat.kind == SeatKind::Person && seat.person.is_none();
        if invitation.used_by.is_some() || !table.seats.get(index).is_some_and(free) {
            return Err(Error::Conflict("no-seat", "the seat of this link is taken".to_owned()));
        }
        Tables::may_sit_rated(&table, person)?;
        self.welcome(&table, person, anyway).await?;
        sit(&mut table, index, person);
        let mut batch = Batch::default();
        batch.use_invitation(&ids::fingerprint(secret), &person.id);
        batch.set_seats(&table.row.id, &table.seats);
        table.row.changed_at = self.now();
        self.save_or_fail(table, batch).await
    }

    /// The tables of a list, and what the person is at each.
    pub async fn list(&self, filter: &Filter, page: Page) -> Result<(Vec<(Listed, Sight)>, i64), Error> {
        let (tables, total) = self.storage.tables(filter, page).await?;
        Ok((self.seated(tables, &filter.person).await?, total))
    }

    /// A person's tables, as far as somebody may see them, and what that somebody is at each.
    pub async fn list_of(
        &self,
        asked: TablesOf<'_>,
        page: Page,
    ) -> Result<(Vec<(Listed, Sight)>, i64), Error> {
        let (tables, total) = self.storage.tables_of(asked, page).await?;
        Ok((self.seated(tables, asked.asker).await?, total))
    }

    /// Tables with their seats, and what a person is at each.
    async fn seated(&self, tables: Vec<TableRow>, person: &str) -> Result<Vec<(Listed, Sight)>, Error> {
        let mut listed = Vec::with_capacity(tables.len());
        for table in tables {
            let seats = self.storage.seats(&table.id).await?;
            let sight = sight_of(&table.owner, &seats, Some(person));
            listed.push((Listed { table, seats }, sight));
        }
        Ok(listed)
    }

    /// Forgets a person: seats at tables that have not started are free again, other seats keep the name, tables of theirs pass
    /// to others who play there.
    pub async fn depart(&self, person: &Person) -> Result<(), Error> {
        let filter = Filter {
            person: person.id.clone(),
            mine: true,
            state: TableState::Open.word().to_owned(),
            ..Filter::default()
        };
        let (open, _) = self.storage.tables(&filter, Page { size: 1_000, skip: 0 }).await?;
        for table in open {
            match self.leave(&table.id, person).await {
                Ok(_) | Err(Error::Conflict(..)) => {}
                Err(error) => return Err(error),
            }
        }
        self.hand_over(person).await?;
        Ok(self.storage.forget_person(&person.id).await?)
    }

    async fn save_seats(&self, mut table: Held) -> Result<Held, Error> {
        let mut batch = Batch::default();
        batch.set_seats(&table.row.id, &table.seats);
        table.row.changed_at = self.now();
        self.save_or_fail(table, batch).await
    }
}

/// Refuses what cannot be played, or not at a new table.
fn check_spec(spec: &TableSpec) -> Result<(), Error> {
    AnyGame::new(spec).map_err(|error| Error::Invalid("setup", error.to_string()))?;
    let offered = titles::check_offered(spec);
    offered.map_err(|error| Error::Invalid("edition-not-offered", error.to_string()))
}

/// A table as it is first stored.
pub(super) fn new_row(
    person: &Person,
    name: &str,
    spec: TableSpec,
    listed: bool,
    settings: &Settings,
    now: i64,
) -> Result<TableRow, Error> {
    Ok(TableRow {
        id: ids::id(),
        version: 1,
        name: name.to_owned(),
        owner: person.id.clone(),
        state: TableState::Open,
        listed,
        spec,
        settings: settings.stored()?,
        rules: String::new(),
        number: 0,
        digest: String::new(),
        awaited: Vec::new(),
        driven: false,
        undo_request: None,
        created_at: now,
        changed_at: now,
        clocks: None,
        due_at: 0,
        bytes: 0,
        network: String::new(),
    })
}

/// Refuses everybody but the owner.
pub(super) fn owner_only(sight: &Sight) -> Result<(), Error> {
    if sight.owner {
        return Ok(());
    }
    Err(Error::Forbidden("not-owner", "only the person who set the table up can do that".to_owned()))
}

fn must_be_open(table: &Held) -> Result<(), Error> {
    if table.row.state == TableState::Open {
        return Ok(());
    }
    Err(Error::Conflict("started", "the game has started".to_owned()))
}

/// People sit down before the start, and later where somebody was replaced.
fn may_sit(table: &Held) -> Result<(), Error> {
    let free = |seat: &SeatRow| seat.kind == SeatKind::Person && seat.person.is_none();
    if table.row.state == TableState::Playing && table.seats.iter().any(free) {
        return Ok(());
    }
    must_be_open(table)
}

fn sit(table: &mut Held, index: usize, person: &Person) {
    // In a game that is on the seat has its name already.
    let playing = table.row.state == TableState::Playing;
    let name = (!playing).then(|| free_name(&person.name, &table.seats));
    let seat = &mut table.seats[index];
    seat.person = Some(person.id.clone());
    seat.name = name.unwrap_or_else(|| seat.name.clone());
}

/// A seed nobody has chosen, within what every JSON reader keeps exact.
pub fn drawn_seed() -> u64 {
    rand::random::<u64>() >> 11
}

/// The name, with a number behind it if somebody at the table has it, or one that looks like it.
fn free_name(name: &str, seats: &[SeatRow]) -> String {
    let taken = |name: &str| seats.iter().any(|seat| look_alike(&seat.name, name));
    let numbered = (2..).map(|number| format!("{name} ({number})"));
    std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
}
