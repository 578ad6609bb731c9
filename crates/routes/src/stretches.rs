//! Which links have track in common, in as few bits as possible.

use board::{LinkId, Network};
use smallvec::SmallVec;

/// The links that run over a piece of track.
type Users = SmallVec<[LinkId; 4]>;

/// Stretches of track, numbered by their first piece: pieces that the same links run over. A stretch whose links
/// all run over another one as well is left out, since that one keeps them apart already.
pub(crate) struct Stretches {
    by_link: Vec<SmallVec<[usize; 4]>>,
    count: usize,
}

impl Stretches {
    /// The stretches of some links.
    pub fn of(network: &Network, links: &[LinkId]) -> Stretches {
        let mut users = vec![Users::new(); network.piece_count()];
        for link in links {
            for piece in network.link(*link).pieces.iter() {
                users[usize::from(piece.0)].push(*link);
            }
        }
        let mut widest_first: Vec<usize> =
            (0..users.len()).filter(|piece| !users[*piece].is_empty()).collect();
        widest_first.sort_by_key(|piece| std::cmp::Reverse(users[*piece].len()));
        let mut kept: Vec<usize> = Vec::new();
        let mut by_link: Vec<SmallVec<[usize; 4]>> = vec![SmallVec::new(); network.links.len()];
        for piece in widest_first {
            let all_on = |other: &usize| users[piece].iter().all(|link| users[*other].contains(link));
            if !by_link[users[piece][0].index()].iter().any(all_on) {
                users[piece].iter().for_each(|link| by_link[link.index()].push(piece));
                kept.push(piece);
            }
        }
        kept.sort_unstable();
        for piece in by_link.iter_mut().flatten() {
            *piece = kept.binary_search(piece).unwrap_or_default();
        }
        Stretches { by_link, count: kept.len() }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The stretches a link runs over.
    pub fn of_link(&self, link: LinkId) -> &[usize] {
        &self.by_link[link.index()]
    }
}
