//! *Bankrupt Companies*.

use super::Game1860;
use super::words;
use rules::{CompanyId, Event, PlayerId};

impl Game1860 {
    /// "All the shares in the company are returned to the IPO without compensation." Treasury, trains and bases stay
    /// with the company; its bases are turned over, which is to say that their owner is bankrupt.
    pub(super) fn go_bankrupt(&mut self, company: CompanyId) {
        self.say(words::Event::Bankrupt { company });
        self.state.shares_mut(company).return_all();
        self.state.markers.remove(company);
        let keeps_mark = self.options.departures.insolvency_survives_bankruptcy;
        let state = self.state.company_mut(company);
        state.par = None;
        state.floated = false;
        state.bankrupt = true;
        state.insolvent &= keeps_mark;
        self.state.first = self.fewest_shares();
        self.say(Event::PriorityDeal { player: self.state.first });
    }

    /// "The priority deal card is now given to the player with the fewest shares"; on a tie to the closest to its
    /// current holder, counting clockwise and starting from the holder.
    fn fewest_shares(&self) -> PlayerId {
        let shares = |player: PlayerId| -> u8 {
            self.state.certificates.iter().map(|company| company.held_by(player)).sum()
        };
        let fewest = self.seats().map(shares).min().unwrap_or(0);
        self.order_of_play().find(|player| shares(*player) == fewest).unwrap_or(self.state.first)
    }

    /// "If the bankruptcy occurs in the middle of a stock round, the stock round ends immediately. Play now
    /// continues with a new stock round." Nationalisation need not be tested: when it can come, sales no longer lower
    /// prices.
    pub(super) fn break_stock_round(&mut self) {
        self.say(words::Event::StockRoundBroken);
        if !self.options.departures.restart_keeps_number {
            self.state.turn = self.state.turn.saturating_add(1);
        }
        self.begin_stock_round();
    }
}
