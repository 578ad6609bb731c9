//! How much people may store. Tables, imports, copies and analyses count for the person who has them and for the network from which they
//! were made. Whoever has used it all makes nothing new; a game among people is never stopped by it.

use super::{Sight, Table, Tables};
use crate::error::Error;
use storage::{Person, StorageError, ids};

/// The name of the key for fingerprints of networks.
const KEY: &str = "networks";
/// How much more a network may store than a person.
const NETWORK: i64 = 8;
/// After so many entries of a game that one person plays alone it is checked whether there is room for more.
const CHECK_EVERY: i64 = 32;

/// Somebody who stores something.
#[derive(Clone, Copy, Debug)]
pub struct Author<'a> {
    /// The person.
    pub person: &'a Person,
    /// The network they ask from.
    pub network: &'a str,
}

impl Tables {
    /// What is stored of a network: a fingerprint with a key of this server, so that tables do not say where people live.
    pub(super) async fn fingerprint(&self, network: &str) -> Result<String, StorageError> {
        let made = async || self.storage.server_key(KEY, &ids::secret(), self.now()).await;
        let key = self.network_key.get_or_try_init(made).await?;
        Ok(ids::fingerprint(&format!("{key} {network}")).chars().take(16).collect())
    }

    /// Refuses something new of somebody who has stored as much as they may, or whose network has. Gives the fingerprint of the network.
    pub(super) async fn room_to_store(&self, author: Author<'_>) -> Result<String, Error> {
        let network = self.fingerprint(author.network).await?;
        self.must_have_room(&author.person.id, &network).await?;
        Ok(network)
    }

    pub(super) async fn must_have_room(&self, person: &str, network: &str) -> Result<(), Error> {
        let (own, of_network) = self.storage.stored_bytes(person, network).await?;
        let most = self.stored_bytes;
        if own < most && (network.is_empty() || of_network < most.saturating_mul(NETWORK)) {
            return Ok(());
        }
        let why = format!(
            "you may store {} MB in tables and analyses; delete some of them first",
            most / 1_000_000
        );
        Err(Error::Conflict("storage-full", why))
    }

    /// Refuses to go on with a game that one person plays alone when its owner has stored too much.
    pub(super) async fn room_to_go_on(&self, table: &Table, sight: &Sight) -> Result<(), Error> {
        if table.row.number % CHECK_EVERY != CHECK_EVERY - 1 || table.others_play(sight) {
            return Ok(());
        }
        self.must_have_room(&table.row.owner, &table.row.network).await
    }
}
