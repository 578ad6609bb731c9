//! The question: a board, what its stops are to one company, its trains, and what runs pay.

use board::{Map, Network};

/// Everything the search needs to know of a company about to run.
#[derive(Clone, Debug)]
pub struct Problem<'a> {
    /// Where the hexes lie: distances are counted as the crow flies.
    pub map: &'a Map,
    /// What touches what.
    pub network: &'a Network,
    /// What each stop of the network is to the company, by `board::StopId`. Stops left out at the end are closed.
    pub stops: Vec<Stop>,
    /// Its trains. Runs name them by their index here.
    pub trains: Vec<Train>,
    /// What hexes pay.
    pub sums: Sums,
    /// Where runs may meet.
    pub meeting: Meeting,
}

impl Problem<'_> {
    /// More than any runs bring, with money besides: every stop pays once, and goods trains are paid for no more hexes than
    /// they cross, and one more for each end.
    pub(crate) fn most(&self) -> u32 {
        let stops: u32 = self.stops.iter().map(|stop| stop.value).sum();
        let between = self.trains.iter().map(|train| match train {
            Train::Goods { hexes, .. } => u32::from(*hexes) + 2,
            Train::Through { .. } | Train::Stopping { .. } => 0,
        });
        let Sums { touched, between: hex, between_by_sea } = self.sums;
        stops + hex.max(between_by_sea) * between.sum::<u32>() + touched * self.map.hexes.len() as u32
    }
}

/// What a stop is to the company that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stop {
    /// What sort of stop it is.
    pub role: Role,
    /// What it pays, once for all runs of the company.
    pub value: u32,
    /// Whether a base of the company stands there. Every run touches one.
    pub base: bool,
    /// Whether that base is its home. One run at least comes there.
    pub home: bool,
}

impl Stop {
    /// A stop no run ever touches.
    pub const CLOSED: Stop = Stop { role: Role::Closed, value: 0, base: false, home: false };
}

/// What sort of stop it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// A large station: runs end here or pass.
    Large,
    /// A large station full of the tokens of others: runs can only end here. Runs of goods trains joined end to end
    /// may meet here, since each of them ends.
    Full,
    /// A small station: no run ends here.
    Small,
    /// A way off the board: runs can only end here. A run leaves the board at most once by land and once by sea.
    OffBoard {
        /// The area it leads to. All ways to one area are one stop that pays once; they should name the same value.
        area: u8,
        /// Which way it leads there.
        over: Over,
    },
    /// Nothing: no train gets here.
    Closed,
}

/// Which way one leaves the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Over {
    /// By land.
    Land,
    /// By sea.
    Sea,
}

/// A train, and what it may do. Every run begins and ends at two different stops that are large stations or off the
/// board, comes to no stop twice, uses no track twice, and touches a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Train {
    /// Passes small stations as if they were not there, and may leave the board.
    Through {
        /// How many large stations and areas it is paid for. It chooses which; the others are left to other trains.
        paid: u8,
        /// How many of them its run may come to.
        visited: u8,
    },
    /// Calls at every small station on its way, is paid for all of them, and stays on the board. Brings money besides
    /// for every hex it touches.
    Stopping {
        /// How many large stations it is paid for. It chooses which; the others are left to other trains.
        paid: u8,
        /// How many of them its run may come to.
        visited: u8,
    },
    /// Is paid for the two ends of its run and for the hexes between them, as the crow flies; passes all other stops
    /// and leaves them to other trains. May leave the board.
    ///
    /// Goods trains join: runs that meet end to end at a large station are one longer run, with two ends, which keeps
    /// to what holds for one run: it comes to no stop twice, and leaves the board at most once by land and once by
    /// sea. Each train touches a base with its own part.
    Goods {
        /// How many edges between hexes its run may cross.
        hexes: u8,
        /// Whether it may run separately. All those that may not and run are joined into one; if any train runs that
        /// may run separately, one such train at least is joined with them.
        separate: bool,
    },
}

/// What hexes pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sums {
    /// The money besides for each hex that stopping trains touch, once for all of them together.
    pub touched: u32,
    /// For each hex between the two ends of goods trains. An end off the board lies in the hex from which it was
    /// reached, and is one hex further away: with `d` the distance of the two hexes, `d - 1` hexes lie between, and
    /// one more for each end off the board, but never less than none.
    pub between: u32,
    /// The same if an end lies over the sea.
    pub between_by_sea: u32,
}

/// Where two runs may meet. All runs of a company hang together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meeting {
    /// At large stations, whoever's tokens are there.
    LargeStations,
    /// At any stop on the track of both.
    AnyStop,
}
