//! What is played, as the commands that set a game up are told it.

use clap::Args;

/// The title and what is agreed about its rules.
#[derive(Args)]
pub struct Agreement {
    /// The title
    #[arg(long, default_value = "1860")]
    pub title: String,
    /// The edition of its rules
    #[arg(long)]
    pub edition: Option<String>,
    /// An option that is on (repeatable, or separated by commas)
    #[arg(long = "option", value_delimiter = ',')]
    pub options: Vec<String>,
}
