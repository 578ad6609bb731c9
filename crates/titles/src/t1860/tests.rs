//! The rulebooks of 1860 as tests: sections in their order, worked examples by name, then the rulings and the
//! departures of recorded games.

mod share_price_movement;
