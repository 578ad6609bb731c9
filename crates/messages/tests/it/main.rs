//! The catalogues are complete, agree with each other and with the engine, and read as they should.

mod catalogues;
mod choices;
mod sentences;
