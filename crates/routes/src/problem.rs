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
    pub trains: Vec<Train>,
    /// What the runs of all trains together must keep to.
    pub rules: SetRules,
}

/// What a stop is to the company that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StopInfo {
    /// Which part of an allowance it takes, and whether a run may end there.
    pub role: Role,
    /// What calling there brings. Of no account for wayside stops.
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
            StopKind::Wayside => (Role::Wayside, Through::Free),
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
    /// A wayside stop: no run ends here.
    Wayside,
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
    /// Small stations and wayside stops it may call at besides; what is left of `large` may be used for them as well.
    pub small: u8,
}

/// A train: what it may do, and what that brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Train {
    /// How far it may run.
    pub allowance: Allowance,
    /// Which large stations it calls at.
    pub cities: Cities,
    /// Which small stations it calls at.
    pub towns: Towns,
    /// Whether it can call at wayside stops.
    pub waysides: bool,
    /// What its run brings.
    pub pay: Pay,
    /// Trains of one class keep off each other's track; [`SharedTrack`] says what the others do.
    pub class: u8,
}

/// What the runs of a set must keep to together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SetRules {
    /// Whether a run may come back to a hex it has left.
    pub re_enter_hexes: bool,
    /// Which runs may use the same track.
    pub shared_track: SharedTrack,
    /// Whether a stop may be on the track of several runs.
    pub stops: StopUse,
    /// How often a stop pays where trains must call.
    pub paid: Paid,
    /// Whether runs have to meet.
    pub meet: Meet,
}

impl SetRules {
    /// No track twice, no hex twice in a run, and all runs hang together with the home: each is paid by itself.
    pub const USUAL: SetRules = SetRules {
        re_enter_hexes: false,
        shared_track: SharedTrack::Never,
        stops: StopUse::Any,
        paid: Paid::EachRun,
        meet: Meet::AtHome,
    };
}

/// Which runs may use the same track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SharedTrack {
    /// None.
    Never,
    /// Those of trains of different classes.
    BetweenClasses,
    /// All.
    Always,
}

/// Whether a stop may be on the track of several runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopUse {
    /// Of as many as come by.
    Any,
    /// Of one run at most.
    OneRun,
}

/// How often a stop pays where trains must call. Where they may choose to call, every run that does is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paid {
    /// To each run that calls.
    EachRun,
    /// Once for the whole set, to the run that gets most for it.
    OncePerSet,
}

/// Whether runs have to meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meet {
    /// One visits the home, and each other meets one before it at some stop.
    AtHome,
    /// They need not: each visits a base and is on its own.
    Never,
}

/// Which large stations on its track a train calls at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cities {
    /// All.
    All,
    /// Those with a base of the company. It passes the others by without counting them, and ends at none of them.
    WithBase,
}

/// Which small stations on its track a train calls at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Towns {
    /// Those the director chooses. The two ends of a run are always among them.
    Chosen,
    /// The most valuable ones, as many as the allowance has room for when the director has chosen the number of
    /// wayside stops. An end may be passed over.
    BestFirst,
    /// All; the run is not allowed if the allowance is too small for them.
    All,
    /// None: it passes them by without counting them, and ends at none of them.
    None,
}

/// What a run brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pay {
    /// The values of the stations called at, so many times, and money besides for each wayside stop.
    Values {
        /// How many times each value counts.
        times: u32,
        /// The money besides for a wayside stop called at.
        wayside_pay: u32,
    },
    /// A sum for the run and one for each stop called at, wayside stops as well. No money besides.
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
