//! The tables of the database and their history: numbered files, run in order on start, the same for every database.

use crate::StorageError;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

/// The first change of a database that has copies.
pub const COPIES: i64 = 15;

const FILES: &[(&str, &str)] = &[
    ("people", include_str!("../migrations/0001_people.sql")),
    ("tables", include_str!("../migrations/0002_tables.sql")),
    ("talk", include_str!("../migrations/0003_talk.sql")),
    ("snapshots", include_str!("../migrations/0004_snapshots.sql")),
    ("order", include_str!("../migrations/0005_order.sql")),
    ("operator", include_str!("../migrations/0006_operator.sql")),
    ("limits", include_str!("../migrations/0007_limits.sql")),
    ("agreements", include_str!("../migrations/0008_agreements.sql")),
    ("analyses", include_str!("../migrations/0009_analyses.sql")),
    ("clocks", include_str!("../migrations/0010_clocks.sql")),
    ("calls", include_str!("../migrations/0011_calls.sql")),
    ("standing", include_str!("../migrations/0012_standing.sql")),
    ("acquaintances", include_str!("../migrations/0013_people.sql")),
    ("handed_over", include_str!("../migrations/0014_handed_over.sql")),
    ("copies", include_str!("../migrations/0015_copies.sql")),
];

/// Brings a database up to date.
pub async fn run<C: Migrate>(connection: &mut C) -> Result<(), StorageError> {
    let migrations = FILES.iter().enumerate().map(|(index, (name, sql))| {
        Migration::new(
            index as i64 + 1,
            (*name).into(),
            MigrationType::Simple,
            AssertSqlSafe(*sql).into_sql_str(),
            false,
        )
    });
    let migrator = Migrator::with_migrations(migrations.collect());
    migrator.run_direct(None, connection, false).await.map_err(|error| match error {
        MigrateError::VersionMissing(version) => StorageError::Newer(version),
        MigrateError::VersionMismatch(version) => StorageError::Altered(version),
        other => StorageError::Unavailable(other.to_string()),
    })
}
