//! A refusal inside of a title: as small as it can be, since looking for choices meets many. Outside it is a
//! [`rules::Refusal`].

use rules::{Fact, Reason, Refusal};

/// The reasons that only one title knows.
pub trait OwnReason: Into<Fact> {
    /// The title's id.
    const TITLE: &'static str;
}

/// A refusal by a section of the rulebook.
#[derive(Clone, Debug)]
pub struct Refused<R> {
    section: &'static str,
    reason: Why<R>,
}

/// A reason that all titles share, or one of the title's own.
#[derive(Clone, Debug)]
pub enum Why<R> {
    /// Shared.
    Shared(Reason),
    /// Its own.
    Own(R),
}

impl<R> From<Reason> for Why<R> {
    fn from(reason: Reason) -> Why<R> {
        Why::Shared(reason)
    }
}

impl<R: OwnReason> From<R> for Why<R> {
    fn from(reason: R) -> Why<R> {
        Why::Own(reason)
    }
}

impl<R: OwnReason> From<Refused<R>> for Refusal {
    fn from(refused: Refused<R>) -> Refusal {
        let reason = match refused.reason {
            Why::Shared(reason) => Fact::from(reason),
            Why::Own(reason) => reason.into(),
        };
        Refusal { title: R::TITLE, section: refused.section, reason: Box::new(reason) }
    }
}

/// Refuses, by a section of the rulebook.
pub fn no<T, R>(section: &'static str, reason: impl Into<Why<R>>) -> Result<T, Refused<R>> {
    Err(Refused { section, reason: reason.into() })
}
