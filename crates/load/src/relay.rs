//! Connections passed on to the next of several addresses that takes them: what a proxy does in front of nodes.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};

/// A node that does not take a connection within this time is passed over.
const PATIENCE: Duration = Duration::from_secs(2);

/// Listens on an address, such as `127.0.0.1`, and passes connections on, in turns; gives where it listens.
pub async fn relay(listen: &str, targets: Vec<String>) -> Result<String, std::io::Error> {
    let listener = TcpListener::bind((listen, 0)).await?;
    let address = listener.local_addr()?.to_string();
    let (targets, next) = (Arc::new(targets), Arc::new(AtomicUsize::new(0)));
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            tokio::spawn(pass(client, targets.clone(), next.clone()));
        }
    });
    Ok(address)
}

async fn pass(mut client: TcpStream, targets: Arc<Vec<String>>, next: Arc<AtomicUsize>) {
    client.set_nodelay(true).ok();
    for _ in 0..targets.len() {
        let target = &targets[next.fetch_add(1, Ordering::Relaxed) % targets.len()];
        let connecting = TcpStream::connect(target.trim_start_matches("http://"));
        if let Ok(Ok(mut node)) = tokio::time::timeout(PATIENCE, connecting).await {
            node.set_nodelay(true).ok();
            tokio::io::copy_bidirectional(&mut client, &mut node).await.ok();
            return;
        }
    }
}
