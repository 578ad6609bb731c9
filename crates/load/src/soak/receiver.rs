//! Somebody whom the server calls: webhooks and a push service, on this machine.

use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// The longest call that is taken.
const MOST_BYTES: usize = 64 * 1024;

/// What has come.
#[derive(Clone, Default)]
pub struct Calls {
    /// How often each thing was told, by path, table and entry.
    hooks: Arc<Mutex<HashMap<String, usize>>>,
    pushes: Arc<Mutex<usize>>,
}

impl Calls {
    /// Webhooks, those of them that told something again, and pushes.
    pub fn count(&self) -> (usize, usize, usize) {
        let hooks = self.hooks.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = hooks.values().sum();
        let pushes = *self.pushes.lock().unwrap_or_else(PoisonError::into_inner);
        (all, all - hooks.len(), pushes)
    }

    fn take(&self, path: &str, body: &[u8]) {
        if path.starts_with("/push/") {
            *self.pushes.lock().unwrap_or_else(PoisonError::into_inner) += 1;
            return;
        }
        let told: Value = serde_json::from_slice(body).unwrap_or_default();
        let what = format!("{path} {} {} {}", told["kind"], told["table"], told["number"]);
        *self.hooks.lock().unwrap_or_else(PoisonError::into_inner).entry(what).or_insert(0) += 1;
    }
}

/// Takes calls on an address of this machine; gives where.
pub async fn receive(listen: &str, calls: Calls) -> Result<String, std::io::Error> {
    let listener = TcpListener::bind((listen, 0)).await?;
    let address = listener.local_addr()?.to_string();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let calls = calls.clone();
            tokio::spawn(async move { answer(stream, calls).await.ok() });
        }
    });
    Ok(address)
}

/// Takes one call after another from a connection.
async fn answer(stream: TcpStream, calls: Calls) -> Result<(), std::io::Error> {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    while stream.read_line(&mut line).await? > 0 {
        let path = line.split(' ').nth(1).unwrap_or_default().to_owned();
        let mut length = 0;
        loop {
            line.clear();
            stream.read_line(&mut line).await?;
            let Some((name, value)) = line.trim().split_once(':') else { break };
            if name.eq_ignore_ascii_case("content-length") {
                length = value.trim().parse().unwrap_or(0);
            }
        }
        let mut body = vec![0; length.min(MOST_BYTES)];
        stream.read_exact(&mut body).await?;
        calls.take(&path, &body);
        stream.write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n").await?;
        line.clear();
    }
    Ok(())
}
