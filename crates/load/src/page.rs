//! A page that is open and watches a table, as a browser would.

use crate::BenchError;
use crate::visitor::Client;
use futures_util::StreamExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// An open page.
pub struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Page {
    /// Opens a page of this visitor and waits until it has the state of the table.
    pub async fn open(visitor: &Client, table: &str) -> Result<Page, BenchError> {
        let mut page = Page::open_with(visitor, table, "state=true").await?;
        match page.next().await {
            Some(_) => Ok(page),
            None => Err(BenchError::Page("it was closed at once".to_owned())),
        }
    }

    /// Opens a page that asks for this.
    pub async fn open_with(visitor: &Client, table: &str, query: &str) -> Result<Page, BenchError> {
        let failed = |error: tokio_tungstenite::tungstenite::Error| BenchError::Page(error.to_string());
        let base = visitor.base().replacen("http", "ws", 1);
        let url = format!("{base}/api/v1/tables/{table}/live?{query}");
        let mut request = url.into_client_request().map_err(failed)?;
        if let Some(cookie) = visitor.cookie().and_then(|cookie| cookie.parse().ok()) {
            request.headers_mut().insert("cookie", cookie);
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await.map_err(failed)?;
        Ok(Page { socket })
    }

    /// Waits for the next update; nothing if the page was closed.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Text(text)) => return Some(text),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}
