//! Games without what somebody may not know: for a computer, which reckons like anybody who writes along; and to be shown.

use super::super::Game1860;
use super::super::state::Operating;
use rules::view::Viewer;
use rules::{CompanyId, Money, PlayerId, Purse};

impl Game1860 {
    /// The game with the treasuries that a player may not know set to equal parts of their sum. The sum is no secret: it is
    /// what is missing from the bank, the players and the treasuries that are open.
    pub fn as_imagined_by(&self, player: PlayerId) -> Game1860 {
        let mut imagined = self.clone();
        let viewer = Viewer::Player(player);
        let hidden: Vec<CompanyId> =
            self.companies().filter(|company| !self.treasury_is_open(*company, viewer)).collect();
        let cash = &mut imagined.state.cash;
        for company in &hidden {
            let treasury = cash.company(*company);
            cash.transfer(Purse::Company(*company), Purse::Bank, treasury);
        }
        let sum: Money = hidden.iter().map(|company| self.state.cash.company(*company)).sum();
        let (sum, count) = (sum.0, hidden.len() as i32);
        for (place, company) in (0..).zip(&hidden) {
            let part = sum * (place + 1) / count - sum * place / count;
            cash.transfer(Purse::Bank, Purse::Company(*company), Money(part));
        }
        imagined
    }

    /// The game with the treasuries that somebody may not know set to half of what the company got when it floated, or to what it
    /// offers for a train just now. Unlike a sum of treasuries, this is told to everybody: it shows nothing that is hidden, even if
    /// there is only one of them.
    pub fn without_secrets_from(&self, viewer: Viewer) -> Game1860 {
        let mut shown = self.clone();
        let offer = |operating: &Operating| Some((operating.company()?, operating.offer?.price));
        let offered = self.state.operating().and_then(offer);
        for company in self.companies().filter(|company| !self.treasury_is_open(*company, viewer)) {
            let half = self.state.company(company).par.unwrap_or_default() * 5;
            let least =
                offered.filter(|(buyer, _)| *buyer == company).map_or(Money::ZERO, |(_, price)| price);
            let guess = half.max(least);
            let change = guess - self.state.cash.company(company);
            shown.state.cash.transfer(Purse::CompanyStock, Purse::Company(company), change);
        }
        shown
    }
}
