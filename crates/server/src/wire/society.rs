//! Friends, clubs, and those whom one does not want to hear, on the wire.

use serde::{Deserialize, Serialize};
use storage::{ClubInvitationRow, ClubRow, ClubStandingRow, FriendRow, MemberRow, OfferRow, ShunnedRow};
use utoipa::ToSchema;

/// Who is meant.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "by", deny_unknown_fields)]
pub enum WhomBody {
    /// The account of this login.
    Login {
        /// The login.
        #[schema(max_length = 40)]
        login: String,
    },
    /// The person of this id, as lists of friends, members and watchers tell it.
    Person {
        /// The id.
        #[schema(max_length = 16)]
        person: String,
    },
    /// Whoever plays a seat of a table that one may see.
    Seat {
        /// The table.
        #[schema(max_length = 16)]
        table: String,
        /// The seat.
        seat: u8,
    },
    /// Whoever said something at a table that one may see.
    Said {
        /// The table.
        #[schema(max_length = 16)]
        table: String,
        /// The number of what was said.
        #[schema(minimum = 1)]
        said: i64,
    },
}

/// How somebody is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HearingBody {
    /// Like everybody.
    Heard,
    /// What they say is folded away.
    Muted,
    /// The same, and they cannot ask, invite or sit down at one's tables.
    Blocked,
}

/// Muting or blocking somebody, or hearing them again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShunBody {
    /// Whom.
    pub whom: WhomBody,
    /// How they are heard from now on.
    pub hearing: HearingBody,
}

/// Somebody whom one has muted or blocked.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShunnedInfo {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// How they are heard.
    pub hearing: HearingBody,
}

impl From<ShunnedRow> for ShunnedInfo {
    fn from(row: ShunnedRow) -> ShunnedInfo {
        let hearing = if row.blocked { HearingBody::Blocked } else { HearingBody::Muted };
        ShunnedInfo { id: row.id, name: row.name, hearing }
    }
}

/// A table where a friend is now.
#[derive(Debug, Serialize, ToSchema)]
pub struct FriendsTable {
    /// The table.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The title.
    pub title: String,
}

/// How one knows somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FriendState {
    /// Both are friends.
    Friend,
    /// They ask to be.
    Asks,
    /// They have been asked.
    Asked,
}

/// A friend, or somebody who may become one.
#[derive(Debug, Serialize, ToSchema)]
pub struct FriendInfo {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// How one knows them.
    pub state: FriendState,
    /// When it was asked or agreed to, in milliseconds since 1970.
    pub at: i64,
    /// The tables where they play and are now, as far as one may see them.
    pub tables: Vec<FriendsTable>,
}

impl FriendInfo {
    /// A friend, who is at these tables.
    pub fn of(row: FriendRow, tables: Vec<FriendsTable>) -> FriendInfo {
        let state = match (row.agreed, row.theirs) {
            (true, _) => FriendState::Friend,
            (false, true) => FriendState::Asks,
            (false, false) => FriendState::Asked,
        };
        FriendInfo { id: row.id, name: row.name, state, at: row.at, tables }
    }
}

/// A table that waits for oneself.
#[derive(Debug, Serialize, ToSchema)]
pub struct OfferInfo {
    /// The table.
    pub table: String,
    /// Its name.
    pub name: String,
    /// The title.
    pub title: String,
    /// The name of whoever set it up.
    pub host: String,
    /// The name of the club it is for, if one is a member.
    #[schema(required)]
    pub club: Option<String>,
    /// Whether a seat is kept for oneself, also among those that are given by invitation only.
    pub kept: bool,
    /// When it was set up, in milliseconds since 1970.
    pub at: i64,
}

impl From<OfferRow> for OfferInfo {
    fn from(row: OfferRow) -> OfferInfo {
        let OfferRow { table, name, title, host, club, kept, at } = row;
        OfferInfo { table, name, title, host, club, kept, at }
    }
}

/// An invitation into a club.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClubInvitationInfo {
    /// The club.
    pub club: String,
    /// Its name.
    pub name: String,
    /// The name of whoever invited.
    pub inviter: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl From<ClubInvitationRow> for ClubInvitationInfo {
    fn from(row: ClubInvitationRow) -> ClubInvitationInfo {
        ClubInvitationInfo { club: row.club, name: row.name, inviter: row.inviter, at: row.at }
    }
}

/// What waits for an answer of one's own.
#[derive(Debug, Serialize, ToSchema)]
pub struct WaitingInfo {
    /// Tables that wait for oneself.
    pub tables: Vec<OfferInfo>,
    /// Invitations into clubs.
    pub clubs: Vec<ClubInvitationInfo>,
    /// How many people ask to be friends.
    pub friends: usize,
}

/// Founding a club, or changing it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubBody {
    /// What it is called, 1 to 60 characters.
    #[schema(min_length = 1, max_length = 60)]
    pub name: String,
    /// What it says of itself.
    #[serde(default)]
    #[schema(max_length = 1000)]
    pub description: String,
}

/// A club in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClubLine {
    /// The id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How many members it has.
    pub members: i64,
    /// Whether one looks after it.
    pub yours: bool,
}

impl ClubLine {
    /// A club as a person sees it in a list.
    pub fn of(row: ClubRow, person: &str) -> ClubLine {
        ClubLine { yours: row.owner == person, id: row.id, name: row.name, members: row.members }
    }
}

/// A member of a club, or somebody who was invited.
#[derive(Debug, Serialize, ToSchema)]
pub struct MemberInfo {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
}

impl From<MemberRow> for MemberInfo {
    fn from(row: MemberRow) -> MemberInfo {
        MemberInfo { id: row.id, name: row.name, at: row.at }
    }
}

/// A club as its members see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClubInfo {
    /// The id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it says of itself.
    pub description: String,
    /// Who looks after it.
    pub owner: String,
    /// Whether that is oneself.
    pub yours: bool,
    /// Whether there is a link by which people join.
    pub linked: bool,
    /// The members, in the order in which they joined.
    pub members: Vec<MemberInfo>,
    /// Who was invited and has not answered, for whoever looks after it.
    pub invited: Vec<MemberInfo>,
    /// When it was founded, in milliseconds since 1970.
    pub created_at: i64,
}

/// What a link into a club leads to.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClubLinkInfo {
    /// The name of the club.
    pub name: String,
    /// What it says of itself.
    pub description: String,
    /// How many members it has.
    pub members: i64,
}

/// Handing a club over.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubOwnerBody {
    /// The member who looks after it from now on.
    #[schema(max_length = 16)]
    pub person: String,
}

/// What a member has achieved with a title at the club's tables.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClubStandingInfo {
    /// The title.
    pub title: String,
    /// Who.
    pub person: String,
    /// Their name.
    pub name: String,
    /// How many games were played to their end.
    pub games: i64,
    /// How many of them were won.
    pub wins: i64,
    /// The mean place.
    pub mean_place: f64,
}

impl From<ClubStandingRow> for ClubStandingInfo {
    fn from(row: ClubStandingRow) -> ClubStandingInfo {
        let mean_place = row.places as f64 / row.games.max(1) as f64;
        let ClubStandingRow { title, person, name, games, wins, .. } = row;
        ClubStandingInfo { title, person, name, games, wins, mean_place }
    }
}

/// What the members of a club have achieved.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClubStandings {
    /// By title, the most wins first.
    pub standings: Vec<ClubStandingInfo>,
}
