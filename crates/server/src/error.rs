//! The one error of the server: what can go wrong for somebody who asks, as a status and one JSON shape. What is
//! inside the house is logged and never sent.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use storage::StorageError;
use thiserror::Error;

/// Why a request was not granted.
#[derive(Debug, Error)]
pub enum Error {
    /// There is no such thing, or it is not for you to know.
    #[error("there is no such {0} here")]
    NotFound(&'static str),
    /// Only people who are signed in may do this.
    #[error("sit down first: a name is enough")]
    SignInRequired,
    /// Login or password is wrong; which of them is not said.
    #[error("login or password is wrong")]
    WrongPassword,
    /// An account is asked for its password again.
    #[error("your password is needed for that")]
    PasswordRequired,
    /// This is somebody else's to do.
    #[error("{1}")]
    Forbidden(&'static str, String),
    /// The request does not make sense.
    #[error("{1}")]
    Invalid(&'static str, String),
    /// It makes sense, but not now.
    #[error("{1}")]
    Conflict(&'static str, String),
    /// Something happened meanwhile.
    #[error("something happened meanwhile; look at it first")]
    Stale(Box<serde_json::Value>),
    /// Somebody whom one has blocked is there; one may want to anyway.
    #[error("somebody whom you have blocked is here")]
    BlockedHere(Box<serde_json::Value>),
    /// The rules forbid it.
    #[error("the rules do not allow that")]
    Refused(Box<serde_json::Value>),
    /// Too much at once.
    #[error("too much at once; try again in {0} seconds")]
    TooMany(u64),
    /// The request is larger than we read.
    #[error("that is too large")]
    TooLarge,
    /// The request did not come to its end.
    #[error("that took too long")]
    Slow,
    /// The method is not one of this address's.
    #[error("this address does not know that method")]
    Method,
    /// The database does not answer just now.
    #[error("the table cannot be reached just now; nothing was lost")]
    Unavailable(StorageError),
    /// A fault of ours.
    #[error("something broke on our side")]
    Internal(String),
}

/// What an error looks like on the wire.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct ErrorBody {
    /// The error.
    pub error: ErrorInfo,
}

/// The error.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct ErrorInfo {
    /// A word for programs.
    pub code: String,
    /// A sentence for people.
    pub message: String,
    /// Facts, where there are any: what happened meanwhile, which rule forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub details: Option<serde_json::Value>,
}

impl Error {
    /// Refuses somebody an operator keeps out.
    pub fn banned() -> Error {
        Error::Forbidden("banned", "the operator of this server keeps you out".to_owned())
    }

    /// The status it is answered with.
    pub fn status(&self) -> StatusCode {
        match self {
            Error::NotFound(_) => StatusCode::NOT_FOUND,
            Error::SignInRequired | Error::WrongPassword | Error::PasswordRequired => {
                StatusCode::UNAUTHORIZED
            }
            Error::Forbidden(..) => StatusCode::FORBIDDEN,
            Error::Invalid(..) => StatusCode::BAD_REQUEST,
            Error::Conflict(..) | Error::Stale(_) | Error::BlockedHere(_) => StatusCode::CONFLICT,
            Error::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Error::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::Slow => StatusCode::REQUEST_TIMEOUT,
            Error::Method => StatusCode::METHOD_NOT_ALLOWED,
            Error::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
            Error::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Its word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Error::NotFound(_) => "not-found",
            Error::SignInRequired => "sign-in-required",
            Error::WrongPassword => "wrong-password",
            Error::PasswordRequired => "password-required",
            Error::Forbidden(code, _) | Error::Invalid(code, _) | Error::Conflict(code, _) => code,
            Error::Stale(_) => "stale",
            Error::BlockedHere(_) => "blocked-here",
            Error::Refused(_) => "refused",
            Error::TooMany(_) => "too-many-requests",
            Error::TooLarge => "too-large",
            Error::Slow => "slow",
            Error::Method => "method-not-allowed",
            Error::Unavailable(_) => "unavailable",
            Error::Internal(_) => "internal",
        }
    }

    /// What is sent of it.
    pub fn body(&self) -> ErrorBody {
        let details = match self {
            Error::Stale(facts) | Error::Refused(facts) | Error::BlockedHere(facts) => {
                Some((**facts).clone())
            }
            _ => None,
        };
        ErrorBody { error: ErrorInfo { code: self.code().to_owned(), message: self.to_string(), details } }
    }
}

impl From<StorageError> for Error {
    fn from(error: StorageError) -> Error {
        match error {
            StorageError::Conflict => {
                Error::Conflict("conflict", "somebody else was faster; try again".to_owned())
            }
            StorageError::Shape(facts) => Error::Internal(facts),
            other => Error::Unavailable(other),
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        match &self {
            Error::Internal(facts) => tracing::error!(facts, "internal error"),
            Error::Unavailable(error) => tracing::error!(%error, "storage error"),
            _ => {}
        }
        let mut response = (self.status(), Json(self.body())).into_response();
        if let Error::TooMany(seconds) = self
            && let Ok(value) = HeaderValue::from_str(&seconds.to_string())
        {
            response.headers_mut().insert(header::RETRY_AFTER, value);
        }
        response
    }
}
