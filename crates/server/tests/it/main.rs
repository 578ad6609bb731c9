//! The server as people meet it: over HTTP and WebSocket, on both databases.

mod agreeing;
mod automatic;
mod benches;
mod document;
mod doors;
mod faults;
mod files;
mod fixtures;
mod house;
mod live;
mod logs;
mod nodes;
mod notices;
mod operator;
mod past;
mod people;
mod playing;
mod power;
mod privacy;
mod strangers;
mod tables;
mod undo;
