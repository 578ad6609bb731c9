//! What a train, or several joined, could do: what the set needs to know of it.

use super::calling::Arms;
use super::field::Bits;

/// A run, or goods trains joined into one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item {
    /// What it is paid for, unless another run was.
    pub score: Bits,
    /// The hexes that bring money besides.
    pub hexes: Bits,
    /// Where it may meet other runs: anywhere, as long as the way is not known.
    pub meets: Bits,
    /// How many such places it comes to at most.
    pub visits: u32,
    /// Revenue that nobody shares.
    pub bonus: u32,
    /// How many trains run.
    pub trains: u8,
    /// Stops on its way and edges it crosses: of runs that are the same to the set the smallest is taken.
    pub size: (u16, u16),
    pub way: Way,
}

/// The way it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Along two arms from a base.
    Run(Arms),
    /// The way of goods trains of this number, of those listed.
    Listed(u32),
    /// Of goods trains between two stations, in some way to be found.
    Between(u8, u8),
}
