//! The one description from which both sides build their problem.

/// A board where every hex holds a city joined to all six sides, a base in one of them, and trains.
pub struct Problem<'p> {
    /// The hexes by name, letters for columns, with the values of their cities.
    pub cities: Vec<(String, usize)>,
    /// The hex with the base.
    pub base: &'static str,
    /// How many cities each train may call at.
    pub trains: &'p [usize],
}

impl<'p> Problem<'p> {
    /// An island of four by five hexes.
    pub fn island(trains: &'p [usize]) -> Problem<'p> {
        let hex = |number: usize| {
            let (column, row) = (number % 5, number / 5);
            let name = format!("{}{}", char::from(b'A' + column as u8), 2 * row + column % 2 + 1);
            (name, 10 + 10 * (7 * number % 5))
        };
        Problem { cities: (0..20).map(hex).collect(), base: "C3", trains }
    }
}
