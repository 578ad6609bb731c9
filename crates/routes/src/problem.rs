//! The question: a board, what its stops are to one company, its trains, and what the title says a train may do.

use board::{Colour, LinkId, NetStop, Network, StopId, StopKind};

/// Everything the search needs to know of a company about to run.
#[derive(Clone, Debug)]
pub struct Problem<'a> {
    /// What touches what.
    pub network: &'a Network,
    /// What each stop of the network is to the company, by [`StopId`]. Stops left out at the end are closed.
    pub stops: Vec<StopInfo>,
    /// Its trains. Runs name them by their index here.
    pub trains: Vec<Allowance>,
    /// What the title says a train may do.
    pub terms: Terms,
}

/// What a stop is to the company that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StopInfo {
    /// Which part of an allowance it takes, and whether a run may end there.
    pub role: Role,
    /// What calling there brings. Of no account for halts.
    pub value: u32,
    /// Whether a run may go on beyond it.
    pub through: Through,
    /// Whether a base of the company stands there.
    pub base: bool,
    /// Whether that base is its home.
    pub home: bool,
}

impl StopInfo {
    /// A stop no run ever touches.
    pub const CLOSED: StopInfo =
        StopInfo { role: Role::Closed, value: 0, through: Through::Never, base: false, home: false };

    /// A stop of the network without any base, open to all, while this is the newest colour of tiles.
    pub fn of(stop: &NetStop, newest: Colour) -> StopInfo {
        let (role, through) = match stop.kind {
            StopKind::City => (Role::Large, Through::Free),
            StopKind::OffBoard => (Role::Large, Through::Never),
            StopKind::Town => (Role::Small, Through::Free),
            StopKind::Wayside => (Role::Halt, Through::Free),
            StopKind::Village => return StopInfo::CLOSED,
        };
        StopInfo { role, value: u32::from(stop.value.at(newest)), through, base: false, home: false }
    }
}

/// Which part of an allowance a stop takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// A large station: a train that comes through must call.
    Large,
    /// A small station.
    Small,
    /// A halt: no run ends here.
    Halt,
    /// Nothing: no train gets here.
    Closed,
}

/// Whether a run may go on beyond a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Through {
    /// Yes.
    Free,
    /// The stop is tokened out: one train may, at one such stop of the whole set of runs.
    Once,
    /// No: it can only be an end.
    Never,
}

/// How far a train may run: the two numbers on its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Allowance {
    /// Large stations it may call at.
    pub large: u8,
    /// Small stations and halts it may call at besides; what is left of `large` may be used for them as well.
    pub small: u8,
}

/// What a title says about running trains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Whether a run may come back to a hex it has left.
    pub re_enter_hexes: bool,
    /// Which small stations a train calls at.
    pub towns: Towns,
    /// Whether trains can call at halts.
    pub halts: bool,
    /// Whether only the first number of a train counts, for all its stops together.
    pub first_number_only: bool,
    /// What a run brings.
    pub pay: Pay,
}

/// Which small stations on its track a train calls at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Towns {
    /// Those the director chooses. The two ends of a run are always among them.
    Chosen,
    /// The most valuable ones, as many as the allowance has room for when the director has chosen the number of
    /// halts. An end may be passed over.
    BestFirst,
    /// All; the run is not allowed if the allowance is too small for them.
    All,
}

/// What a run brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pay {
    /// The values of the stations called at, and a subsidy for each halt.
    Values {
        /// The subsidy for a halt called at.
        halt_subsidy: u32,
    },
    /// A sum for the run and one for each stop called at, halts as well. No subsidy.
    PerStop {
        /// For the run.
        run: u32,
        /// For each stop.
        stop: u32,
    },
}

/// Track from stop to stop.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path {
    /// Where it begins.
    pub start: StopId,
    /// The stretches it follows, in order of travel.
    pub links: Vec<LinkId>,
}

impl Path {
    /// The stops on the track, in order of travel.
    pub fn stops(&self, network: &Network) -> Vec<StopId> {
        let mut at = self.start;
        let mut stops = vec![at];
        for link in &self.links {
            at = network.link(*link).other(at);
            stops.push(at);
        }
        stops
    }
}
