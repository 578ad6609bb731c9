//! The server as people meet it: over HTTP and WebSocket, on both databases.

mod doors;
mod house;
mod people;
mod playing;
mod postgres;
mod privacy;
mod storage;
mod tables;
mod undo;
