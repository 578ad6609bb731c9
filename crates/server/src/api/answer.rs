//! An answer in JSON.

use crate::error::Error;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

/// An answer in JSON. It is written into a vector, not bytes that others may share: a state consists of thousands of small pieces,
/// and each costs several times as much there.
pub struct Json<T>(pub T);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        match serde_json::to_vec(&self.0) {
            Ok(text) => {
                let json = HeaderValue::from_static("application/json");
                ([(header::CONTENT_TYPE, json)], text).into_response()
            }
            Err(error) => Error::Internal(error.to_string()).into_response(),
        }
    }
}
