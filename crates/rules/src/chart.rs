//! The chart of share prices as data: what each space is worth, and where a marker goes from it. How far a marker goes,
//! and why, is the title's.

use crate::market::Cell;
use crate::money::Money;

/// Where a marker goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Back along its row.
    Left,
    /// On along its row.
    Right,
    /// To the next lower space, whatever its row.
    Down,
    /// To the next higher space, whatever its row.
    Up,
}

/// A chart of share prices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    spaces: Vec<Space>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Space {
    price: Money,
    left: Cell,
    right: Cell,
    down: Cell,
    up: Cell,
    row: u8,
    column: u8,
}

impl Chart {
    /// One line of rising prices in two rows, taken from them in turn: along a row every other price is passed over, down is
    /// to the price before. At its ends a marker goes no further.
    pub fn in_two_rows(prices: &[Money]) -> Chart {
        let last = prices.len().saturating_sub(1) as u8;
        let space = |(index, price): (u8, &Money)| Space {
            price: *price,
            left: Cell(index.saturating_sub(2)),
            right: Cell(index.saturating_add(2).min(last)),
            down: Cell(index.saturating_sub(1)),
            up: Cell(index.saturating_add(1).min(last)),
            row: index % 2,
            column: index / 2,
        };
        Chart { spaces: (0u8..).zip(prices).map(space).collect() }
    }

    /// Rows of prices, from the top, with gaps. At the right end of a row a marker goes up, at the left end down, always within its
    /// column; up from a space that has none above leads down and to the right. Where there is no space it stays.
    pub fn grid(rows: &[Vec<Option<Money>>]) -> Chart {
        let places: Vec<(usize, usize, Money)> = (0..)
            .zip(rows)
            .flat_map(|(row, prices)| {
                (0..).zip(prices).filter_map(move |(column, price)| Some((row, column, (*price)?)))
            })
            .collect();
        let at = |row: usize, column: usize| {
            places.iter().position(|place| (place.0, place.1) == (row, column)).map(|index| Cell(index as u8))
        };
        let space = |(index, &(row, column, price)): (u8, &(usize, usize, Money))| {
            let above = row.checked_sub(1).and_then(|row| at(row, column));
            let below = at(row + 1, column);
            let stay = Cell(index);
            Space {
                price,
                left: column.checked_sub(1).and_then(|column| at(row, column)).or(below).unwrap_or(stay),
                right: at(row, column + 1).or(above).unwrap_or(stay),
                down: below.unwrap_or(stay),
                up: above.or(at(row + 1, column + 1)).unwrap_or(stay),
                row: row as u8,
                column: column as u8,
            }
        };
        Chart { spaces: (0u8..).zip(&places).map(space).collect() }
    }

    /// The row of a space, from the top, and its column, from the left.
    pub fn position(&self, cell: Cell) -> (u8, u8) {
        let space = &self.spaces[usize::from(cell.0)];
        (space.row, space.column)
    }

    /// All spaces with their prices.
    pub fn spaces(&self) -> impl ExactSizeIterator<Item = (Cell, Money)> + '_ {
        self.spaces.iter().enumerate().map(|(index, space)| (Cell(index as u8), space.price))
    }

    /// The price of a space.
    pub fn price(&self, cell: Cell) -> Money {
        self.spaces[usize::from(cell.0)].price
    }

    /// The space that is reached from another by so many steps.
    pub fn step(&self, cell: Cell, direction: Direction, times: u8) -> Cell {
        (0..times).fold(cell, |cell, _| {
            let space = &self.spaces[usize::from(cell.0)];
            match direction {
                Direction::Left => space.left,
                Direction::Right => space.right,
                Direction::Down => space.down,
                Direction::Up => space.up,
            }
        })
    }

    /// The first space.
    pub fn bottom(&self) -> Cell {
        Cell(0)
    }

    /// The last space.
    pub fn top(&self) -> Cell {
        Cell(self.spaces.len().saturating_sub(1) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::Direction::{Down, Left, Right};
    use super::*;

    #[test]
    fn a_marker_keeps_its_row_and_stops_at_the_ends() {
        let chart = Chart::in_two_rows(&[0, 5, 10, 15, 20, 26].map(Money));
        let after = |cell, direction, times| chart.price(chart.step(Cell(cell), direction, times)).0;
        assert_eq!((after(1, Right, 1), after(1, Right, 2)), (15, 26));
        assert_eq!((after(4, Left, 1), after(4, Down, 3)), (10, 5));
        assert_eq!((after(4, Right, 1), after(1, Left, 1), after(1, Down, 4)), (26, 0, 0));
        assert_eq!((chart.price(chart.bottom()), chart.price(chart.top())), (Money(0), Money(26)));
    }
}
