//! What is played, as the commands that set a game up are told it.

use clap::Args;

/// The title and what is agreed about its rules.
#[derive(Args)]
pub struct Agreement {
    /// The title
    #[arg(long, default_value_t = first_title())]
    pub title: String,
    /// The edition of its rules
    #[arg(long)]
    pub edition: Option<String>,
    /// An option that is on (repeatable, or separated by commas)
    #[arg(long = "option", value_delimiter = ',')]
    pub options: Vec<String>,
}

/// The title that is played unless another is named.
fn first_title() -> String {
    titles::catalogue().into_iter().next().map(|card| card.title).unwrap_or_default()
}
