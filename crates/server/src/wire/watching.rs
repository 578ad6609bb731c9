//! Those who watch a table, on the wire.

use serde::{Deserialize, Serialize};
use storage::WatcherStanding;
use utoipa::ToSchema;

/// Where somebody without a seat stands with the owner of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WatcherStandingInfo {
    /// They ask to be let in.
    Asks,
    /// They were let in.
    In,
    /// They were shown out.
    Out,
}

impl From<WatcherStanding> for WatcherStandingInfo {
    fn from(standing: WatcherStanding) -> WatcherStandingInfo {
        match standing {
            WatcherStanding::Asks => WatcherStandingInfo::Asks,
            WatcherStanding::In => WatcherStandingInfo::In,
            WatcherStanding::Out => WatcherStandingInfo::Out,
        }
    }
}

/// Letting somebody in, showing them out, or treating them like everybody.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WatcherBody {
    /// Whether they are let in; they are shown out if not, and treated like everybody if absent.
    #[serde(default)]
    pub let_in: Option<bool>,
}

/// Somebody who watches, or would.
#[derive(Debug, Serialize, ToSchema)]
pub struct WatcherInfo {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether they watch now.
    pub here: bool,
    /// Where they stand with whoever set the table up; absent if nothing was said about them.
    #[schema(required)]
    pub standing: Option<WatcherStandingInfo>,
}

/// Those who watch a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct WatchersInfo {
    /// By name; who was let in, asks or was shown out only for whoever set the table up.
    pub people: Vec<WatcherInfo>,
    /// How many watch without having a name.
    pub nameless: usize,
}

/// Looking in at a table that is not listed, by its password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EntryBody {
    /// The password.
    #[schema(max_length = 200)]
    pub password: String,
}

/// Keeping seats for more people.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OfferBody {
    /// Friends, or members of the table's club, by id.
    #[schema(min_items = 1, max_items = 50)]
    pub people: Vec<String>,
}
