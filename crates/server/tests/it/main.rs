//! The server as people meet it: over HTTP and WebSocket, on both databases.

mod house;
mod playing;
mod postgres;
mod storage;
