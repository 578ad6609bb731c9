//! Small stops that lie on a line from edge to edge. They are drawn on the plain track between the two edges,
//! like beads on a thread, so that such a tile looks like plain track with a stop on it.

use board::{Edge, End, NodeId, StopKind, Tile};

use crate::curve::Curve;

/// A line of track with stops on it.
pub(crate) struct Thread {
    /// The plain track it follows.
    pub curve: Curve,
    /// Its stops in order.
    pub nodes: Vec<NodeId>,
    /// Its pieces in order, one more than stops: the index in [`Tile::track`], and whether it is described
    /// in the direction of the thread.
    pub pieces: Vec<(usize, bool)>,
}

impl Thread {
    /// The part of the way at which a stop lies.
    pub fn part(&self, stop: usize) -> f64 {
        (stop as f64 + 0.5) / self.nodes.len() as f64
    }

    /// The track of one of its pieces, as described.
    pub fn piece(&self, index: usize) -> Curve {
        let from = if index == 0 { 0.0 } else { self.part(index - 1) };
        let to = if index == self.nodes.len() { 1.0 } else { self.part(index) };
        let stretch = self.curve.stretch(from, to);
        if self.pieces[index].1 { stretch } else { stretch.reversed() }
    }
}

/// Finds the threads of a tile.
pub(crate) fn threads(tile: &Tile) -> Vec<Thread> {
    let starts = tile.track.iter().enumerate().flat_map(|(index, track)| {
        [(track.a, track.b, true), (track.b, track.a, false)].map(|(from, to, forward)| match (from, to) {
            (End::Edge(edge), End::Node(node)) => follow(tile, edge, node, (index, forward)),
            _ => None,
        })
    });
    starts.flatten().collect()
}

/// Follows a thread from the edge it starts at. Each is found from both ends and kept from the lower one.
fn follow(tile: &Tile, from: Edge, first: NodeId, start: (usize, bool)) -> Option<Thread> {
    let (mut nodes, mut pieces) = (vec![first], vec![start]);
    loop {
        let node = *nodes.last()?;
        if tile.stops[node.index()].kind == StopKind::City || nodes.len() > tile.stops.len() {
            return None;
        }
        let (last, _) = *pieces.last()?;
        let mut onward = ends(tile, node).filter(|(piece, _, _)| *piece != last);
        let (piece, forward, to) = onward.next()?;
        if onward.next().is_some() {
            return None;
        }
        pieces.push((piece, forward));
        match to {
            End::Node(next) => nodes.push(next),
            End::Edge(to) if from < to => {
                return Some(Thread { curve: Curve::between_edges(from, to), nodes, pieces });
            }
            End::Edge(_) => return None,
        }
    }
}

/// The pieces of track at a stop: index, whether described from here, and the other end.
pub(crate) fn ends(tile: &Tile, node: NodeId) -> impl Iterator<Item = (usize, bool, End)> + '_ {
    let here = End::Node(node);
    tile.track.iter().enumerate().filter_map(move |(index, track)| match (track.a == here, track.b == here) {
        (true, _) => Some((index, true, track.b)),
        (_, true) => Some((index, false, track.a)),
        _ => None,
    })
}
