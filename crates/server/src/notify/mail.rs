//! Mails, from the catalogue.

use super::Outcome;
use lettre::message::Mailbox;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

/// The mail server, and who writes.
pub struct Mail {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    sender: Mailbox,
}

impl Mail {
    /// Mails by the server at an address.
    pub fn new(url: &str, sender: &str) -> Result<Mail, String> {
        // The address may carry a password: it is not repeated in the error.
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|_| "the mail server's address is not right".to_owned())?;
        let sender = sender.parse().map_err(|_| "the sender of mails is not right".to_owned())?;
        Ok(Mail { transport: transport.timeout(Some(super::PATIENCE)).build(), sender })
    }

    /// Writes to an address. Subjects have no names of tables in them, for those are anybody's words.
    pub async fn write(&self, address: &str, subject: String, text: String) -> Outcome {
        let Ok(to) = address.parse::<Mailbox>() else { return Outcome::NoAddress };
        let message = Message::builder().from(self.sender.clone()).to(to).subject(subject).body(text);
        let Ok(message) = message else { return Outcome::NoAddress };
        match self.transport.send(message).await {
            Ok(_) => Outcome::Taken,
            Err(error) if error.is_timeout() => Outcome::Late,
            Err(_) => Outcome::Unreachable,
        }
    }
}
