//! 7.12 *Bankruptcy*.

use super::Game1862;
use super::state::State;
use super::words::Event as Own;
use rules::{CompanyId, Money, Purse};

impl Game1862 {
    /// "The company share price token falls to the bottom space of the stock market."
    pub(super) fn bankrupt_at_bottom(&mut self, company: CompanyId) -> bool {
        let at_bottom = self.state.markers.cell(company) == Some(self.data.chart.bottom());
        if at_bottom {
            self.bankrupt(company);
        }
        at_bottom
    }

    /// Holders are compensated with the current price, halved if the company has no train; trains, markers and money are
    /// gone, and the company may be started again.
    pub(super) fn bankrupt(&mut self, company: CompanyId) {
        self.say(Own::Bankrupt { company });
        let price = self.sale_price(company).unwrap_or_default();
        for player in self.order_of_play() {
            let held = self.state.shares(company).held_by(player);
            let amount = price * i32::from(held);
            if amount > Money::ZERO {
                self.bank_pays(Purse::Player(player), amount);
                self.say(Own::Compensated { player, company, amount });
            }
        }
        self.take_markers_off(company);
        self.return_to_offer(company);
        self.seat_waiting_markers();
        self.state.skips.insert(company);
    }

    /// All of a company's station markers leave the map.
    pub(super) fn take_markers_off(&mut self, company: CompanyId) {
        let owner = State::owner(company);
        let placed: Vec<_> = self
            .state
            .layout
            .tokens()
            .iter()
            .filter(|token| token.owner == owner)
            .map(|token| token.at())
            .collect();
        for at in placed {
            self.state.layout.remove(at, owner);
        }
        self.state.placed.retain(|(_, whose)| *whose != company);
    }
}
