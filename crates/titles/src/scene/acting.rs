//! Acting in a scene by the actions that titles share, and looking at what is allowed. Acting goes through the ordinary
//! door; a refusal must leave the game as it was.

use super::{PLAYERS, Scene};
use board::{HexId, Network, Rotation};
use rules::{Action, Aim, Choice, Fact, Game, Leg, Place, PlayerId, Refusal, Run, TrainId};
use smallvec::SmallVec;

/// What came of an action.
pub type Acted = Result<Vec<Fact>, Refusal>;

impl<G: Game> Scene<G> {
    /// A player does something.
    pub fn act(&mut self, player: &str, action: &Action) -> Acted {
        let player = self.player_id(player);
        self.act_as(player, action)
    }

    fn act_as(&mut self, player: PlayerId, action: &Action) -> Acted {
        let before = self.game.digest();
        let acted = self.game.apply(player, action);
        if acted.is_err() {
            assert_eq!(self.game.digest(), before, "a refusal of {action:?} changed the game");
        }
        if let Some(broken) = self.game.broken_law() {
            panic!("{action:?} breaks a law: {broken}");
        }
        acted
    }

    /// Whoever must act does something.
    pub fn next(&mut self, action: &Action) -> Acted {
        let player = *self.game.turn().players.first().expect("somebody to act");
        self.act_as(player, action)
    }

    /// Whoever must act passes.
    pub fn pass(&mut self) -> Acted {
        self.next(&Action::Pass)
    }

    /// A player sells shares, ordinary certificates first.
    pub fn sell(&mut self, player: &str, company: &str, shares: u8) -> Acted {
        let company = self.company_id(company);
        self.act(player, &Action::SellShares { company, shares, certificates: None })
    }

    /// A player sells shares by giving these certificates.
    pub fn sell_these(&mut self, player: &str, company: &str, shares: u8, certificates: &[u8]) -> Acted {
        let company = self.company_id(company);
        let certificates = Some(SmallVec::from_slice(certificates));
        self.act(player, &Action::SellShares { company, shares, certificates })
    }

    /// A player buys the top ordinary certificate of the offer.
    pub fn buy_from_ipo(&mut self, player: &str, company: &str) -> Acted {
        self.buy_from(player, company, Place::Offer)
    }

    /// A player buys an ordinary certificate of the bank pool.
    pub fn buy_from_pool(&mut self, player: &str, company: &str) -> Acted {
        self.buy_from(player, company, Place::Pool)
    }

    fn buy_from(&mut self, player: &str, company: &str, from: Place) -> Acted {
        let company = self.company_id(company);
        self.act(player, &Action::BuyShare { company, from, certificate: None })
    }

    /// Whoever must act lays a tile.
    pub fn lay(&mut self, hex: &str, tile: &str, rotation: u8) -> Acted {
        let (hex, tile) = (self.hex_id(hex), self.tile_id(tile));
        let rotation = Rotation::new(rotation).expect("a rotation below six");
        self.next(&Action::LayTile { hex, tile, rotation })
    }

    /// The track of a run: `"B6 B4 C5 (E5) G5"` goes from stop to stop and calls at those not in brackets.
    pub fn track(&self, train: TrainId, stops: &str) -> Run {
        let mut at = Vec::new();
        let mut calls = Vec::new();
        for word in stops.split_whitespace() {
            let stop = self.stop_at(word.trim_matches(['(', ')']));
            if !word.starts_with('(') {
                calls.push(stop);
            }
            at.push(stop);
        }
        let network = Network::of(self.game.map(), self.game.layout());
        let legs = at.windows(2).map(|pair| {
            let ends = (network.stop(pair[0]), network.stop(pair[1]));
            let (Some(from), Some(to)) = ends else { panic!("no such stops in {stops}") };
            let link = network.links_of(from).iter().map(|id| network.link(*id));
            let Some(link) = link.into_iter().find(|link| link.other(from) == to) else {
                return Leg { to: pair[1], hexes: SmallVec::from_slice(&[pair[0].hex, pair[1].hex]) };
            };
            let mut hexes: SmallVec<[HexId; 8]> = link.hexes.clone();
            if link.a != from {
                hexes.reverse();
            }
            Leg { to: pair[1], hexes }
        });
        Run { train, start: at[0], legs: legs.collect(), calls }
    }

    /// The acting company runs as well as it can.
    pub fn run_best(&mut self) -> Acted {
        let runs = self.game.best_runs(Aim::Dividend, None).expect("a company that must run").runs();
        self.next(&Action::Run { runs })
    }

    /// What may be done now.
    pub fn offered(&self) -> Vec<Choice> {
        self.game.choices().options
    }

    /// Whether passing is allowed now.
    pub fn may_pass(&self) -> bool {
        self.offered().contains(&Choice::Pass)
    }

    /// Who must act.
    pub fn to_act(&self) -> Vec<&'static str> {
        self.game.turn().players.iter().map(|player| PLAYERS[player.index()]).collect()
    }
}
