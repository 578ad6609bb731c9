//! People on the wire.

use serde::{Deserialize, Serialize};
use storage::{Person, SessionRow};
use utoipa::ToSchema;

/// Sitting down as a guest.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestBody {
    /// The name shown to others, 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
}

/// Becoming an account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AccountBody {
    /// The login: 3 to 40 letters, digits, `.`, `-`, `_` or `@`; capitals do not matter.
    #[schema(min_length = 3, max_length = 40)]
    pub login: String,
    /// The password: at least 8 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
    /// The name shown to others, for people who are not guests yet; the login if absent.
    #[serde(default)]
    pub name: Option<String>,
}

/// Signing in.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignInBody {
    /// The login.
    #[schema(max_length = 200)]
    pub login: String,
    /// The password.
    #[schema(max_length = 200)]
    pub password: String,
}

/// Changing the password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordBody {
    /// The password so far.
    #[schema(max_length = 200)]
    pub old: String,
    /// The new one: at least 8 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub new: String,
}

/// Changing one's name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MeBody {
    /// The name shown to others.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
}

/// Going for good.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DepartBody {
    /// The password, for accounts.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub password: Option<String>,
}

/// Getting back into an account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoveryBody {
    /// The login.
    #[schema(max_length = 200)]
    pub login: String,
}

/// Who one is.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonInfo {
    /// The id.
    pub id: String,
    /// The name shown to others.
    pub name: String,
    /// The login; absent for guests.
    #[schema(required)]
    pub login: Option<String>,
}

impl From<Person> for PersonInfo {
    fn from(person: Person) -> PersonInfo {
        PersonInfo { id: person.id, name: person.name, login: person.login }
    }
}

/// Somewhere one is signed in.
#[derive(Debug, Serialize, ToSchema)]
pub struct SessionInfo {
    /// Its name, to end it by.
    pub id: String,
    /// What the browser there calls itself.
    pub client: String,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, to the day.
    pub seen_at: i64,
    /// Whether it is the one that asks.
    pub this: bool,
}

impl SessionInfo {
    /// A session, as the owner of it and of this token may see it.
    pub fn of(row: SessionRow, token: &str) -> SessionInfo {
        let this = row.token == token;
        SessionInfo { id: row.id, client: row.client, created_at: row.created_at, seen_at: row.seen_at, this }
    }
}
