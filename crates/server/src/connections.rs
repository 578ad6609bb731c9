//! Taking connections: how many at once, how long somebody may take to say what they want, and how it ends. A connection
//! that says nothing costs a few kilobytes and is closed in seconds.

use crate::address::network_of;
use crate::limits::Limits;
use crate::live::closed;
use crate::places::{Place, Places};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use socket2::SockRef;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::Service;

/// How long the head of a request may take, and how long a connection may be idle between two.
const HEAD_PATIENCE: Duration = Duration::from_secs(15);
/// How long somebody may leave what we sent them unread.
const UNREAD: Duration = Duration::from_secs(30);
/// The longest head of a request: a page may ask for hundreds of hexes in one address.
const MOST_HEAD: usize = 64 * 1024;
/// Files that are not connections: the database, the page, what is being logged.
const OTHER_FILES: u64 = 128;
/// After an error of the listener, such as too many open files.
const PAUSE: Duration = Duration::from_millis(100);

/// How many connections this process can have: as many as wanted, as far as the system lets it open files.
pub fn most_connections(wanted: usize) -> usize {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let files = if setrlimit(Resource::Nofile, raised).is_ok() { limit.maximum } else { limit.current };
    let room = files.map_or(usize::MAX as u64, |files| files.saturating_sub(OTHER_FILES).max(16));
    wanted.min(usize::try_from(room).unwrap_or(usize::MAX))
}

/// Takes connections until the server goes down, then finishes those that are under way.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    places: Arc<Places>,
    limits: Arc<Limits>,
    mut closing: watch::Receiver<bool>,
) {
    let mut open = JoinSet::new();
    let ending = closing.clone();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = open.join_next() => continue,
            () = closed(&mut closing) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let network = network_of(peer.ip());
                match places.take(&network) {
                    Some(place) => {
                        place.waits();
                        open.spawn(speak(stream, peer, place, router.clone(), ending.clone()));
                    }
                    None => {
                        // There is nothing to answer to: the connection is closed.
                        limits.refused("connection", &network, 0);
                    }
                }
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    while open.join_next().await.is_some() {}
}

/// The body of an answer. When it has been sent, the connection waits for the next request.
struct Answer {
    body: Body,
    place: Arc<Place>,
}

impl Drop for Answer {
    fn drop(&mut self) {
        self.place.waits();
    }
}

impl hyper::body::Body for Answer {
    type Data = <Body as hyper::body::Body>::Data;
    type Error = <Body as hyper::body::Body>::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Answers the requests of one connection.
async fn speak(
    stream: TcpStream,
    peer: SocketAddr,
    place: Place,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    stream.set_nodelay(true).ok();
    SockRef::from(&stream).set_tcp_user_timeout(Some(UNREAD)).ok();
    // Those who go on with the connection keep its place: a page that watches is one.
    let place = Arc::new(place);
    let mine = place.clone();
    let answer = service_fn(move |request: hyper::Request<Incoming>| {
        place.asks();
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(place.clone());
        // A router is always ready.
        let (answered, place) = (router.clone().call(request), place.clone());
        async move { answered.await.map(|answer| answer.map(|body| Answer { body, place })) }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEAD_PATIENCE).max_buf_size(MOST_HEAD);
    let connection = builder.serve_connection(TokioIo::new(stream), answer).with_upgrades();
    tokio::pin!(connection);
    tokio::select! {
        // Whoever hangs up or says nothing is gone; there is nobody to tell.
        _ = connection.as_mut() => {}
        // Somebody else needs the place.
        () = mine.must_give_way() => {}
        () = closed(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await.ok();
        }
    }
}
