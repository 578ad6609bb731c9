//! Passwords: argon2id, off the threads that serve requests, a few at a time.

use crate::error::Error;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::sync::Arc;
use tokio::sync::{OnceCell, Semaphore};

/// Each takes some 20 megabytes and a tenth of a second of one core.
const AT_ONCE: usize = 2;

/// The making and checking of password hashes.
pub struct Passwords {
    turns: Arc<Semaphore>,
    /// A hash nobody has the password of, to be checked against when there is no account.
    decoy: OnceCell<String>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords { turns: Arc::new(Semaphore::new(AT_ONCE)), decoy: OnceCell::new() }
    }
}

impl Passwords {
    /// The hash of a password, as an argon2id string.
    pub async fn hash(&self, password: String) -> Result<String, Error> {
        self.work(move || {
            let salt: [u8; 16] = rand::random();
            let hash: PasswordHash = Argon2::default()
                .hash_password_with_salt(password.as_bytes(), &salt)
                .map_err(|error| Error::Internal(error.to_string()))?;
            Ok(hash.to_string())
        })
        .await
    }

    /// Whether a password is the one of this hash. Without a hash it takes as long and is wrong.
    pub async fn check(&self, password: String, hash: Option<String>) -> Result<bool, Error> {
        let known = hash.is_some();
        let hash = match hash {
            Some(hash) => hash,
            None => self.decoy.get_or_try_init(|| self.hash("nobody".to_owned())).await?.clone(),
        };
        self.work(move || {
            let hash = PasswordHash::new(&hash).map_err(|error| Error::Internal(error.to_string()))?;
            Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok() && known)
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let turn =
            self.turns.clone().acquire_owned().await.map_err(|error| Error::Internal(error.to_string()))?;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(|error| Error::Internal(error.to_string()))?
    }
}
