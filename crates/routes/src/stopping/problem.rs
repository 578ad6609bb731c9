//! The question: a board, what its stops are to one company, its trains, and what all runs keep to.

use board::{LinkId, Network, StopId, StopSet};

/// Everything the search needs to know of a company about to run.
#[derive(Clone, Debug)]
pub struct Problem<'a> {
    /// What touches what.
    pub network: &'a Network,
    /// What each stop of the network is to the company, by [`StopId`].
    pub stops: Vec<Stop>,
    /// Its trains. Runs name them by their index here.
    pub trains: Vec<Train>,
    /// Whether express trains may use the track of other trains; trains that are both express, or both not, never share.
    pub express_shares_track: bool,
    /// Of these stops a run visits one at most.
    pub one_of: StopSet,
    /// Two stops that a run visits both or not at all, and never alone.
    pub pair: Option<(StopId, StopId)>,
    /// Of these links all runs together take one at most.
    pub one_link: Vec<LinkId>,
    /// What is paid once more for two stops in one run.
    pub bonus: Option<Bonus>,
}

/// What a stop is to the company that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// What it pays trains that are not express.
    pub value: u32,
    /// What it pays express trains.
    pub express_value: u32,
    /// Whether it is a town: a local may come to it, and it is free to trains with free towns.
    pub town: bool,
    /// Whether it is free to every train.
    pub free: bool,
    /// Whether a run may go on beyond it.
    pub passable: bool,
    /// Whether a base of the company stands there.
    pub base: bool,
    /// Whether an express train may end there.
    pub express_end: bool,
    /// Whether a local may stay there alone.
    pub alone: bool,
}

/// What a train may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Train {
    /// Two stops or more and at most so many, all of them paid.
    Stopping {
        /// How many stops, but for those that are free.
        most: u8,
        /// Whether towns are free.
        free_towns: bool,
    },
    /// A base, alone or with a town; one such train for a base.
    Local,
    /// However far from base to base; only bases are paid, at least two.
    Express,
}

/// What is paid once more where one run visits two stops. One run of the set gets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// The two stops.
    pub stops: [StopId; 2],
    /// To a train that is not express.
    pub value: u32,
    /// To an express train.
    pub express_value: u32,
    /// Whether one express and one other train may both get it.
    pub to_both: bool,
}

impl Train {
    /// Whether it is an express.
    pub fn is_express(self) -> bool {
        self == Train::Express
    }
}
