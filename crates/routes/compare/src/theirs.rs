//! The problem as `n18route` sees it.

use n18hex::theme::Colour;
use n18hex::{Hex, HexColour, HexFace, Orientation, RotateCW};
use n18map::{Coordinates, FirstRow, HexAddress, Letters, Map};
use n18route::{ConflictRule, Criteria, TrainType, Trains, paths_for_token};
use n18tile::{City, Tile, Track};
use n18token::{Token, TokenStyle, Tokens};

use crate::problem::Problem;

/// A problem ready to be searched.
pub struct Search {
    map: Map,
    token: Token,
    trains: Trains,
}

impl Search {
    /// Lays out the board, with a tile for every value.
    pub fn new(problem: &Problem<'_>) -> Search {
        let token =
            Token::new(TokenStyle::SideArcs { bg: Colour::WHITE, fg: Colour::BLACK, text: Colour::BLACK });
        let tokens = Tokens::new(vec![("base".to_owned(), token)]);
        let mut map = Map::new(tiles(problem).into(), tokens, addresses(problem), Orientation::FlatTop);
        for ((name, value), address) in problem.cities.iter().zip(addresses(problem)) {
            assert!(map.place_tile(address, &value.to_string(), RotateCW::Zero), "{name} takes its tile");
            if *name == problem.base {
                let space = map.tile_at(address).expect("a tile was laid").token_spaces()[0];
                map.hex_state_mut(address).expect("a tile was laid").set_token_at(&space, token);
            }
        }
        let train = |stops: &usize| TrainType::MustStop.with_max_stops(*stops);
        Search { map, token, trains: Trains::new(problem.trains.iter().map(train).collect()) }
    }

    /// The highest total.
    pub fn best(&self) -> usize {
        let criteria = Criteria {
            token: self.token,
            path_limit: self.trains.path_limit(),
            conflict_rule: ConflictRule::TrackOrCityHex,
            route_conflict_rule: ConflictRule::TrackOnly,
        };
        let paths = paths_for_token(&self.map, &criteria);
        self.trains.select_routes(paths, Vec::new()).map_or(0, |routes| routes.net_revenue)
    }
}

/// A tile for every value: a city, joined to all six sides.
fn tiles(problem: &Problem<'_>) -> Vec<Tile> {
    use HexFace::{Bottom, LowerLeft, LowerRight, Top, UpperLeft, UpperRight};
    let hex = Hex::default();
    let mut values: Vec<usize> = problem.cities.iter().map(|(_, value)| *value).collect();
    values.sort_unstable();
    values.dedup();
    let tile = |value: usize| {
        let sides = [Bottom, LowerLeft, UpperLeft, Top, UpperRight, LowerRight];
        let tracks = sides.into_iter().map(Track::mid).collect();
        Tile::new(HexColour::Brown, value.to_string(), tracks, vec![City::double(value)], &hex)
    };
    values.into_iter().map(tile).collect()
}

fn addresses(problem: &Problem<'_>) -> Vec<HexAddress> {
    let names = Coordinates {
        orientation: Orientation::FlatTop,
        letters: Letters::AsColumns,
        first_row: FirstRow::OddColumns,
    };
    let address = |(name, _): &(String, usize)| names.parse(name).expect("a name of a hex");
    problem.cities.iter().map(address).collect()
}
