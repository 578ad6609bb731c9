//! A network that can be cut, between a server and its database: no connection is closed by that, it only says nothing more.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A network between a server and its database.
pub struct Relay {
    /// The address of the database on this side of the network.
    pub url: String,
    line: watch::Sender<Line>,
}

/// The state of the network.
#[derive(Clone, Copy)]
struct Line {
    is_cut: bool,
    /// Connections with smaller numbers are dead for good.
    first: u64,
    /// How many connections there were.
    connections: u64,
}

impl Relay {
    /// A network in front of the database at this address.
    pub async fn before(url: &str) -> Relay {
        Relay::cutting_itself(url, None).await
    }

    /// The same, which is cut when a connection sends this text, before the database has it.
    pub async fn cut_by(url: &str, text: &'static str) -> Relay {
        Relay::cutting_itself(url, Some(text)).await
    }

    async fn cutting_itself(url: &str, at: Option<&'static str>) -> Relay {
        let (_, rest) = url.rsplit_once('@').unwrap();
        let (database, name) = rest.split_once('/').unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = url.replace(rest, &format!("{}/{name}", listener.local_addr().unwrap()));
        let (line, database) =
            (watch::Sender::new(Line { is_cut: false, first: 0, connections: 0 }), database.to_owned());
        let accepting = line.clone();
        tokio::spawn(async move {
            while let Ok((server, _)) = listener.accept().await {
                let (line, database) = (accepting.clone(), database.clone());
                tokio::spawn(async move {
                    let mut number = 0;
                    line.send_modify(|line| {
                        number = line.connections;
                        line.connections += 1;
                    });
                    flows(&line, number).await;
                    let Ok(database) = TcpStream::connect(database).await else { return };
                    let ((from, back), (answers, to)) = (server.into_split(), database.into_split());
                    tokio::join!(pass(from, to, &line, number, at), pass(answers, back, &line, number, None));
                });
            }
        });
        Relay { url, line }
    }

    /// Nothing comes through any more.
    pub fn cut(&self) {
        self.line.send_modify(|line| line.is_cut = true);
    }

    /// Everything comes through again, late.
    pub fn mend(&self) {
        self.line.send_modify(|line| line.is_cut = false);
    }

    /// New connections come through again. The old ones are dead, and nobody is told.
    pub fn mend_for_new_connections(&self) {
        self.line.send_modify(|line| *line = Line { is_cut: false, first: line.connections, ..*line });
    }

    /// Waits until it has been cut.
    pub async fn until_cut(&self) {
        self.line.subscribe().wait_for(|line| line.is_cut).await.ok();
    }
}

/// Waits until a connection comes through.
async fn flows(line: &watch::Sender<Line>, number: u64) {
    line.subscribe().wait_for(|line| !line.is_cut && number >= line.first).await.ok();
}

async fn pass(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    line: &watch::Sender<Line>,
    number: u64,
    cut_at: Option<&str>,
) {
    let mut bytes = vec![0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        let says = |text: &str| bytes[..count].windows(text.len()).any(|part| part == text.as_bytes());
        if cut_at.is_some_and(says) {
            line.send_modify(|line| line.is_cut = true);
        }
        flows(line, number).await;
        if to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
    flows(line, number).await;
}
