//! What became of a call. Addresses may be secrets: neither logs nor answers repeat them, nor what was answered there.

use crate::wire::{OutcomeWord, Way, WayOutcome};
use reqwest::{Response, StatusCode};

/// What became of a call by one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was taken.
    Taken,
    /// The mail address is not confirmed yet.
    Unconfirmed,
    /// No mails are sent from here.
    NoMail,
    /// No address that could be called.
    NoAddress,
    /// An address inside of the server's own network.
    Inside,
    /// Too many calls lately.
    TooMany,
    /// Nobody answers there.
    Unreachable,
    /// No answer came in time.
    Late,
    /// Something else was answered.
    Answered(StatusCode),
    /// The push service does not know the browser any more.
    Gone,
    /// The browser's keys do not fit.
    Unreadable,
}

impl Outcome {
    /// What was answered.
    pub fn of(sent: Result<Response, reqwest::Error>) -> Outcome {
        match sent {
            Ok(answer) if answer.status().is_success() => Outcome::Taken,
            Ok(answer) => Outcome::Answered(answer.status()),
            Err(error) if error.is_timeout() => Outcome::Late,
            Err(_) => Outcome::Unreachable,
        }
    }

    /// The outcome of one way, to be told to whoever asked, and counted.
    pub fn told(self, way: Way, which: &str) -> WayOutcome {
        let result = if self == Outcome::Taken { "ok" } else { "failed" };
        metrics::counter!("bradshaw_notifications_total", "result" => result).increment(1);
        let status = match self {
            Outcome::Answered(status) => Some(status.as_u16()),
            _ => None,
        };
        WayOutcome { way, which: which.to_owned(), outcome: self.word(), status }
    }

    fn word(self) -> OutcomeWord {
        match self {
            Outcome::Taken => OutcomeWord::Taken,
            Outcome::Unconfirmed => OutcomeWord::Unconfirmed,
            Outcome::NoMail => OutcomeWord::NoMail,
            Outcome::NoAddress => OutcomeWord::NoAddress,
            Outcome::Inside => OutcomeWord::Inside,
            Outcome::TooMany => OutcomeWord::TooMany,
            Outcome::Unreachable => OutcomeWord::Unreachable,
            Outcome::Late => OutcomeWord::Late,
            Outcome::Answered(_) => OutcomeWord::Answered,
            Outcome::Gone => OutcomeWord::Gone,
            Outcome::Unreadable => OutcomeWord::Unreadable,
        }
    }
}
