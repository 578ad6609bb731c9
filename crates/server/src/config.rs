//! The settings: from the command line, from the environment (`BRADSHAW_...`), from a TOML file, in that order of
//! precedence; whatever none of them names has a default that works.

use crate::address::Net;
use crate::time::Time;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Settings as somebody gave them; whatever is absent is left to others.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    /// Where to listen, such as `127.0.0.1:1860`.
    pub listen: Option<String>,
    /// The database, such as `sqlite:bradshaw.db` or `postgres://localhost/bradshaw`.
    pub database: Option<String>,
    /// The address people use, such as `https://bradshaw.example`.
    pub public_url: Option<String>,
    /// How many tables are kept in memory.
    pub tables_in_memory: Option<usize>,
    /// The most moves of a game that is imported.
    pub imported_moves: Option<usize>,
    /// How many megabytes a person may store; a network eight times as many.
    pub stored_mb: Option<u32>,
    /// Milliseconds the server waits before it makes a move for a computer seat.
    pub pace_ms: Option<u64>,
    /// Seconds after which a person who does not watch is told that it is their turn.
    pub notify_after_s: Option<u64>,
    /// The mail server, such as `smtps://user:password@mail.example`.
    pub smtp: Option<String>,
    /// The sender of mails.
    pub mail_from: Option<String>,
    /// Whether rate limits are in force.
    pub limits: Option<bool>,
    /// Whether webhooks may lead to addresses of one's own network.
    pub internal_webhooks: Option<bool>,
    /// Whether the address of a client is read from `X-Forwarded-For`, set by a proxy of one's own.
    pub behind_proxy: Option<bool>,
    /// Proxies of one's own that are neither on this machine nor in a private network.
    pub proxies: Option<Vec<Net>>,
    /// The most connections at once.
    pub connections: Option<usize>,
    /// The most connections of one address at once.
    pub connections_each: Option<usize>,
    /// Where Prometheus may ask for figures, such as `127.0.0.1:1861`.
    pub metrics: Option<String>,
}

/// The settings in force.
#[derive(Clone, PartialEq)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The database.
    pub database: String,
    /// The address people use.
    pub public_url: Option<String>,
    /// How many tables are kept in memory.
    pub tables_in_memory: usize,
    /// The most moves of a game that is imported, or copied to a table of its own.
    pub imported_moves: usize,
    /// How many megabytes a person may store; a network eight times as many.
    pub stored_mb: i64,
    /// Milliseconds the server waits before it makes a move for a computer seat.
    pub pace_ms: u64,
    /// Seconds after which a person who does not watch is told that it is their turn.
    pub notify_after_s: u64,
    /// The mail server.
    pub smtp: Option<String>,
    /// The sender of mails.
    pub mail_from: String,
    /// Whether rate limits are in force.
    pub limits: bool,
    /// Whether webhooks may lead to addresses of one's own network.
    pub internal_webhooks: bool,
    /// Whether the address of a client is read from `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Proxies of one's own that are neither on this machine nor in a private network.
    pub proxies: Vec<Net>,
    /// The most connections at once.
    pub connections: usize,
    /// The most connections of one address at once.
    pub connections_each: usize,
    /// Where Prometheus may ask for figures; nowhere if absent.
    pub metrics: Option<SocketAddr>,
    /// Where the time comes from: the machine, unless a test moves it.
    pub time: Time,
}

/// Settings that do not make sense.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("the settings file {0} cannot be read: {1}")]
    File(PathBuf, std::io::Error),
    /// The file is not right.
    #[error("the settings file {0} is not right: {1}")]
    Content(PathBuf, Box<toml::de::Error>),
    /// A setting is not right.
    #[error("'{value}' is no {what}")]
    Value {
        /// What it should be.
        what: &'static str,
        /// What it is.
        value: String,
    },
}

impl Given {
    /// The settings in a TOML file.
    pub fn file(path: &Path) -> Result<Given, ConfigError> {
        let text =
            std::fs::read_to_string(path).map_err(|error| ConfigError::File(path.to_owned(), error))?;
        toml::from_str(&text).map_err(|error| ConfigError::Content(path.to_owned(), Box::new(error)))
    }

    /// The settings in the environment, `BRADSHAW_LISTEN` and so on.
    pub fn environment() -> Result<Given, ConfigError> {
        Given::from_variables(|name| std::env::var(format!("BRADSHAW_{name}")).ok())
    }

    fn from_variables(get: impl Fn(&str) -> Option<String>) -> Result<Given, ConfigError> {
        fn parsed<T: std::str::FromStr>(
            value: Option<String>,
            what: &'static str,
        ) -> Result<Option<T>, ConfigError> {
            let read = |value: String| value.parse().map_err(|_| ConfigError::Value { what, value });
            value.map(read).transpose()
        }
        Ok(Given {
            listen: get("LISTEN"),
            database: get("DATABASE"),
            public_url: get("PUBLIC_URL"),
            tables_in_memory: parsed(get("TABLES_IN_MEMORY"), "number of tables")?,
            imported_moves: parsed(get("IMPORTED_MOVES"), "number of moves")?,
            stored_mb: parsed(get("STORED_MB"), "number of megabytes")?,
            pace_ms: parsed(get("PACE_MS"), "number of milliseconds")?,
            notify_after_s: parsed(get("NOTIFY_AFTER_S"), "number of seconds")?,
            smtp: get("SMTP"),
            mail_from: get("MAIL_FROM"),
            limits: parsed(get("LIMITS"), "true or false")?,
            internal_webhooks: parsed(get("INTERNAL_WEBHOOKS"), "true or false")?,
            behind_proxy: parsed(get("BEHIND_PROXY"), "true or false")?,
            proxies: nets(get("PROXIES"))?,
            connections: parsed(get("CONNECTIONS"), "number of connections")?,
            connections_each: parsed(get("CONNECTIONS_EACH"), "number of connections")?,
            metrics: get("METRICS"),
        })
    }

    /// These settings, and where they are silent those.
    #[must_use]
    pub fn or(self, other: Given) -> Given {
        Given {
            listen: self.listen.or(other.listen),
            database: self.database.or(other.database),
            public_url: self.public_url.or(other.public_url),
            tables_in_memory: self.tables_in_memory.or(other.tables_in_memory),
            imported_moves: self.imported_moves.or(other.imported_moves),
            stored_mb: self.stored_mb.or(other.stored_mb),
            pace_ms: self.pace_ms.or(other.pace_ms),
            notify_after_s: self.notify_after_s.or(other.notify_after_s),
            smtp: self.smtp.or(other.smtp),
            mail_from: self.mail_from.or(other.mail_from),
            limits: self.limits.or(other.limits),
            internal_webhooks: self.internal_webhooks.or(other.internal_webhooks),
            proxies: self.proxies.or(other.proxies),
            connections: self.connections.or(other.connections),
            connections_each: self.connections_each.or(other.connections_each),
            metrics: self.metrics.or(other.metrics),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
        }
    }

    /// The settings in force: these and the defaults.
    pub fn config(self) -> Result<Config, ConfigError> {
        let listen = self.listen.unwrap_or_else(|| "127.0.0.1:1860".to_owned());
        let address = |text: String| {
            text.parse().map_err(|_| ConfigError::Value { what: "address to listen on", value: text })
        };
        let listen = address(listen)?;
        let metrics = self.metrics.map(address).transpose()?;
        let public_url = self.public_url.map(|url| url.trim_end_matches('/').to_owned());
        if let Some(url) = &public_url
            && !reqwest::Url::parse(url).is_ok_and(|url| matches!(url.scheme(), "http" | "https"))
        {
            return Err(ConfigError::Value { what: "public address (http or https)", value: url.clone() });
        }
        Ok(Config {
            listen,
            database: self.database.unwrap_or_else(default_database),
            public_url,
            tables_in_memory: self.tables_in_memory.unwrap_or(512).max(1),
            imported_moves: self.imported_moves.unwrap_or(10_000),
            stored_mb: self.stored_mb.unwrap_or(200).into(),
            pace_ms: self.pace_ms.unwrap_or(700),
            notify_after_s: self.notify_after_s.unwrap_or(10),
            smtp: self.smtp,
            mail_from: self.mail_from.unwrap_or_else(|| "bradshaw@localhost".to_owned()),
            limits: self.limits.unwrap_or(true),
            internal_webhooks: self.internal_webhooks.unwrap_or(false),
            behind_proxy: self.behind_proxy.unwrap_or(false),
            proxies: self.proxies.unwrap_or_default(),
            connections: self.connections.unwrap_or(10_000).max(1),
            connections_each: self.connections_each.unwrap_or(200).max(1),
            metrics,
            time: Time::default(),
        })
    }
}

/// Networks in a line, with commas between them.
fn nets(line: Option<String>) -> Result<Option<Vec<Net>>, ConfigError> {
    let net = |text: &str| {
        text.trim().parse().map_err(|_| ConfigError::Value { what: "network", value: text.to_owned() })
    };
    line.map(|line| line.split(',').map(net).collect()).transpose()
}

/// A file in the user's data folder, or here if there is none.
fn default_database() -> String {
    let data = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share"));
    let folder = data.or_else(home).map(|data| data.join("bradshaw"));
    match folder.filter(|folder| std::fs::create_dir_all(folder).is_ok()) {
        Some(folder) => format!("sqlite:{}", folder.join("bradshaw.db").display()),
        None => "sqlite:bradshaw.db".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_wins_over_the_environment_and_that_over_the_file() {
        let flags = Given { listen: Some("127.0.0.1:1".into()), ..Given::default() };
        let variables = Given::from_variables(|name| match name {
            "LISTEN" => Some("127.0.0.1:2".into()),
            "PACE_MS" => Some("5".into()),
            _ => None,
        });
        let file: Given = toml::from_str("pace_ms = 9\ndatabase = 'sqlite:x.db'").unwrap();
        let config = flags.or(variables.unwrap()).or(file).config().unwrap();
        assert_eq!(config.listen.port(), 1);
        assert_eq!(config.pace_ms, 5);
        assert_eq!(config.database, "sqlite:x.db");
    }

    #[test]
    fn a_wrong_setting_is_named() {
        let wrong = Given::from_variables(|name| (name == "PACE_MS").then(|| "soon".into()));
        assert_eq!(wrong.unwrap_err().to_string(), "'soon' is no number of milliseconds");
        assert!(toml::from_str::<Given>("lissen = '1'").is_err());
    }
}
