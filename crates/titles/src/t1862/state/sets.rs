//! Small sets of companies and players.

use rules::{CompanyId, PlayerId};
use serde::{Deserialize, Serialize};

macro_rules! set {
    ($(#[$doc:meta])* $name:ident($bits:ty) of $id:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub struct $name($bits);

        impl $name {
            pub fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.0;
            }
            pub fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.0);
            }
            pub fn contains(self, id: $id) -> bool {
                self.0 & (1 << id.0) != 0
            }
            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                $id::first(<$bits>::BITS as usize).filter(move |id| self.contains(*id))
            }
        }
    };
}
set! {
    /// Some of the companies.
    Companies(u32) of CompanyId
}
set! {
    /// Some of the players.
    Players(u8) of PlayerId
}

impl Players {
    /// All of so many.
    pub fn all(count: usize) -> Players {
        let mut players = Players::default();
        PlayerId::first(count).for_each(|player| players.insert(player));
        players
    }
}
