//! Who directs a company: the player with the most shares, who holds the director's certificate.

use super::Game1860;
use rules::{CompanyId, Event, Holder, PlayerId};

impl Game1860 {
    /// "If a player buys shares so that he/she has more shares than the current director", the two swap
    /// certificates. Out of receivership, "the first player to buy a second share" takes the certificate from
    /// the pool for two shares.
    pub(super) fn settle_director_after_purchase(&mut self, company: CompanyId, buyer: PlayerId) {
        let shares = self.state.shares(company);
        let held = shares.held_by(buyer);
        match shares.director() {
            Holder::Player(director) if director != buyer && held > shares.held_by(director) => {
                self.take_directors_certificate(company, buyer);
            }
            Holder::Pool if held >= 2 => self.take_directors_certificate(company, buyer),
            _ => {}
        }
    }

    /// After the director has sold and has `left` shares: whoever now has more (and two at least) becomes
    /// director, the nearest clockwise from the old one if several have as many. If the certificate was sold and
    /// nobody can take it, receivership begins.
    pub(super) fn settle_director_after_sale(&mut self, company: CompanyId, seller: PlayerId, left: u8) {
        let shares = self.state.shares(company);
        let sold = shares.director() == Holder::Pool;
        let most = self.seats().map(|player| shares.held_by(player)).max().unwrap_or(0);
        if most >= 2 && (sold || most > left) {
            let next = self
                .clockwise_from(seller)
                .find(|player| self.state.shares(company).held_by(*player) == most)
                .unwrap_or(seller);
            self.take_directors_certificate(company, next);
        } else if sold {
            self.say(Event::Receivership { company });
        }
    }

    /// The player gives the two ordinary certificates longest held, and takes the director's certificate from
    /// where it lies.
    fn take_directors_certificate(&mut self, company: CompanyId, player: PlayerId) {
        let shares = self.state.shares_mut(company);
        let from = shares.director();
        let singles = shares.ordinary(Holder::Player(player));
        for &index in singles.iter().take(2) {
            shares.lay(index, from);
        }
        shares.lay(0, Holder::Player(player));
        self.say(Event::NewDirector { company, player });
    }
}
