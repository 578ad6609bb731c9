//! The names of things inside a game: small integers, so that a state is cheap to copy and no rule compares
//! strings. What a number is called is the title's business (see [`crate::message::Names`]).

use crate::message::Names;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A number that mostly names something.
#[cfg(feature = "arbitrary")]
fn drawn(u: &mut arbitrary::Unstructured<'_>) -> arbitrary::Result<u8> {
    board::drawn::mostly(u, 9)
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
        #[serde(transparent)]
        #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
        pub struct $name(
            #[cfg_attr(feature = "arbitrary", arbitrary(with = drawn))]
            pub u8,
        );

        impl $name {
            /// The place of this thing in an array of its kind.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The first `count` ids of this kind.
            pub fn first(count: usize) -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..count as u8).map($name)
            }
        }
    };
}

id!(
    /// A seat at the table, counted clockwise from the first.
    PlayerId
);
id!(
    /// A share company (railway company, major, minor).
    CompanyId
);
id!(
    /// A private company.
    PrivateId
);
id!(
    /// A type of train, in the order in which the bank sells them.
    TrainKind
);

/// One train card: the `copy`-th of its kind, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct TrainId {
    /// Its type.
    pub kind: TrainKind,
    /// Which card of that type.
    #[cfg_attr(feature = "arbitrary", arbitrary(with = drawn))]
    pub copy: u8,
}

impl TrainId {
    /// The card by name, such as `2+1-0`.
    pub fn card(self, names: &dyn Names) -> String {
        format!("{}-{}", names.train(self.kind), self.copy)
    }
}

/// One certificate of a company. Index 0 is the director's certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
pub struct CertificateId {
    /// The company it is a part of.
    pub company: CompanyId,
    /// Which certificate of the company.
    pub index: u8,
}

impl CertificateId {
    /// The director's certificate of `company`.
    pub const fn director(company: CompanyId) -> Self {
        Self { company, index: 0 }
    }
}
