//! `bradshaw admin` and `bradshaw backup`: what an operator does with a database, while a server runs on it or not.

use crate::serve::runtime;
use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use server::{AdminCommand, Given};
use std::io::{BufRead, IsTerminal, stdin};
use std::path::PathBuf;
use std::process::ExitCode;

/// What to do, and where.
#[derive(Args)]
pub struct AdminArguments {
    /// The database: sqlite:PATH or postgres://...; as for serve if absent
    #[arg(long, global = true)]
    database: Option<String>,
    #[command(subcommand)]
    command: Asked,
}

/// People are named by login or id, tables by id.
#[derive(Subcommand)]
enum Asked {
    /// List people
    People {
        /// Words in the name or the login
        #[arg(default_value = "")]
        words: String,
    },
    /// List tables, private ones too
    Tables {
        /// Words in the name
        #[arg(default_value = "")]
        words: String,
    },
    /// Give an account another password, read from standard input; its sessions end
    ResetPassword {
        /// Whose
        who: String,
    },
    /// Give a person another name
    Rename {
        /// Whom
        who: String,
        /// The name
        name: String,
    },
    /// Close an account: login, settings, notes and sessions are deleted, the name stays on old seats
    Close {
        /// Whose
        who: String,
    },
    /// Take a table off the lists
    Hide {
        /// Which
        table: String,
    },
    /// Delete a table with its game; there is no way back but a backup
    Delete {
        /// Which
        table: String,
    },
    /// Empty something said at a table
    RemoveSaid {
        /// At which table
        table: String,
        /// Its number in the talk
        number: i64,
    },
    /// Keep an address (of IPv6 its /64) or a person out
    Ban {
        /// Whom
        who: String,
        /// Why
        reason: String,
    },
    /// Let an address or a person in again
    Unban {
        /// Whom
        who: String,
    },
    /// List who may not come in
    Bans,
    /// List what operators did
    Log,
    /// List who was refused something of late because there was too much of it, and how often that day
    Limits,
    /// Compute all ratings again from the logs and list what differs
    Ratings {
        /// Put right what differs
        #[arg(long)]
        correct: bool,
    },
    /// Take a game out of the ratings, as if it had not been rated
    Unrate {
        /// The table
        table: String,
    },
}

/// Which database to back up, and where to.
#[derive(Args)]
pub struct BackupArguments {
    /// The file to write; it must not exist
    to: PathBuf,
    /// The database: sqlite:PATH; as for serve if absent
    #[arg(long)]
    database: Option<String>,
}

/// Does what is asked and prints what there is to tell.
pub fn admin(arguments: AdminArguments) -> Result<ExitCode> {
    let command = match arguments.command {
        Asked::People { words } => AdminCommand::People(words),
        Asked::Tables { words } => AdminCommand::Tables(words),
        Asked::ResetPassword { who } => AdminCommand::ResetPassword(who, password()?),
        Asked::Rename { who, name } => AdminCommand::Rename(who, name),
        Asked::Close { who } => AdminCommand::Close(who),
        Asked::Hide { table } => AdminCommand::Hide(table),
        Asked::Delete { table } => AdminCommand::Delete(table),
        Asked::RemoveSaid { table, number } => AdminCommand::RemoveSaid(table, number),
        Asked::Ban { who, reason } => AdminCommand::Ban(who, reason),
        Asked::Unban { who } => AdminCommand::Unban(who),
        Asked::Bans => AdminCommand::Bans,
        Asked::Log => AdminCommand::Log,
        Asked::Limits => AdminCommand::Limits,
        Asked::Ratings { correct } => AdminCommand::Ratings(correct),
        Asked::Unrate { table } => AdminCommand::Unrate(table),
    };
    let database = database(arguments.database)?;
    for line in runtime()?.block_on(server::administer(&database, command))? {
        println!("{line}");
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes a copy of the database as it is in one moment.
pub fn backup(arguments: BackupArguments) -> Result<ExitCode> {
    let database = database(arguments.database)?;
    runtime()?.block_on(server::back_up(&database, &arguments.to))?;
    println!("backup: {}", arguments.to.display());
    Ok(ExitCode::SUCCESS)
}

fn database(given: Option<String>) -> Result<String> {
    let given = Given { database: given, ..Given::default() };
    Ok(given.or(Given::environment()?).config()?.database)
}

/// A password from standard input, so that neither the shell's history nor the list of processes has it.
fn password() -> Result<String> {
    if stdin().is_terminal() {
        eprintln!("The new password, and Enter:");
    }
    match stdin().lock().lines().next() {
        Some(line) => Ok(line?),
        None => bail!("no password was given"),
    }
}
