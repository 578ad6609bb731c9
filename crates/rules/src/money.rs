//! Money, and the purses it moves between. Money is never made or lost: every change is a transfer.

use crate::ids::{CompanyId, PlayerId};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};
use utoipa::ToSchema;

/// A sum of money, in whole units of the title's currency.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(transparent)]
pub struct Money(pub i32);

/// Tens mostly, small sums, and any number now and then.
#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for Money {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Money> {
        Ok(Money(match u.int_in_range(0..=6)? {
            0..=3 => u.int_in_range(0..=119)? * 10,
            4..=5 => u.int_in_range(0..=399)?,
            _ => u.arbitrary()?,
        }))
    }
}

impl Money {
    /// No money.
    pub const ZERO: Money = Money(0);

    /// Half of it, fractions down.
    pub const fn halved(self) -> Money {
        Money(self.0.div_euclid(2))
    }
}

impl Add for Money {
    type Output = Money;
    fn add(self, other: Money) -> Money {
        Money(self.0 + other.0)
    }
}
impl Sub for Money {
    type Output = Money;
    fn sub(self, other: Money) -> Money {
        Money(self.0 - other.0)
    }
}
impl Neg for Money {
    type Output = Money;
    fn neg(self) -> Money {
        Money(-self.0)
    }
}
impl Mul<i32> for Money {
    type Output = Money;
    fn mul(self, times: i32) -> Money {
        Money(self.0 * times)
    }
}
impl AddAssign for Money {
    fn add_assign(&mut self, other: Money) {
        self.0 += other.0;
    }
}
impl SubAssign for Money {
    fn sub_assign(&mut self, other: Money) {
        self.0 -= other.0;
    }
}
impl Sum for Money {
    fn sum<I: Iterator<Item = Money>>(amounts: I) -> Money {
        amounts.fold(Money::ZERO, Add::add)
    }
}

/// Whose money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purse {
    /// The bank that pays and is paid by players, and may break.
    Bank,
    /// The stock of company money, where a title keeps it apart from the bank.
    CompanyStock,
    /// A player's hand.
    Player(PlayerId),
    /// A company's treasury.
    Company(CompanyId),
}

/// All the money of a game, by purse.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cash {
    bank: Money,
    company_stock: Money,
    players: SmallVec<[Money; 8]>,
    companies: SmallVec<[Money; 8]>,
}

impl Cash {
    /// A bank with `bank` and `company_stock`, and empty purses for everybody else.
    pub fn new(bank: Money, company_stock: Money, players: usize, companies: usize) -> Cash {
        let empty = |count| SmallVec::from_elem(Money::ZERO, count);
        Cash { bank, company_stock, players: empty(players), companies: empty(companies) }
    }

    /// What is in a purse.
    pub fn of(&self, purse: Purse) -> Money {
        match purse {
            Purse::Bank => self.bank,
            Purse::CompanyStock => self.company_stock,
            Purse::Player(player) => self.players[player.index()],
            Purse::Company(company) => self.companies[company.index()],
        }
    }

    /// What a player has in hand.
    pub fn player(&self, player: PlayerId) -> Money {
        self.of(Purse::Player(player))
    }

    /// What a company has in its treasury.
    pub fn company(&self, company: CompanyId) -> Money {
        self.of(Purse::Company(company))
    }

    /// Moves money. The rules decide whether the payer may; the bank may go below zero when it breaks.
    pub fn transfer(&mut self, from: Purse, to: Purse, amount: Money) {
        *self.purse_mut(from) -= amount;
        *self.purse_mut(to) += amount;
    }

    /// How many players have a purse.
    pub fn players(&self) -> usize {
        self.players.len()
    }

    /// How many companies have a treasury.
    pub fn companies(&self) -> usize {
        self.companies.len()
    }

    /// Everything in all purses; the same from the first action to the last.
    pub fn total(&self) -> Money {
        self.bank
            + self.company_stock
            + self.players.iter().copied().sum::<Money>()
            + self.companies.iter().copied().sum::<Money>()
    }

    fn purse_mut(&mut self, purse: Purse) -> &mut Money {
        match purse {
            Purse::Bank => &mut self.bank,
            Purse::CompanyStock => &mut self.company_stock,
            Purse::Player(player) => &mut self.players[player.index()],
            Purse::Company(company) => &mut self.companies[company.index()],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_transfer_neither_makes_nor_loses_money() {
        let mut cash = Cash::new(Money(100), Money(50), 2, 1);
        cash.transfer(Purse::Bank, Purse::Player(PlayerId(1)), Money(30));
        cash.transfer(Purse::CompanyStock, Purse::Company(CompanyId(0)), Money(70));
        assert_eq!(cash.total(), Money(150));
        assert_eq!(cash.player(PlayerId(1)), Money(30));
        assert_eq!(cash.of(Purse::CompanyStock), Money(-20));
    }

    #[test]
    fn half_of_an_odd_sum_rounds_down() {
        assert_eq!(Money(191).halved(), Money(95));
    }
}
