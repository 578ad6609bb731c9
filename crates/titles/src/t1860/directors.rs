//! Who directs a company: the player with the most shares, who holds the director's certificate.

use super::Game1860;
use rules::shares::{director_after_purchase, director_after_sale, exchange_director};
use rules::{CompanyId, Event, Holder, PlayerId};

/// The least shares of a director: the director's certificate is two.
const LEAST: u8 = 2;

impl Game1860 {
    /// "If a player buys shares so that he/she has more shares than the current director", the two swap
    /// certificates. Out of receivership, "the first player to buy a second share" takes the certificate from
    /// the pool for two shares.
    pub(super) fn settle_director_after_purchase(&mut self, company: CompanyId, buyer: PlayerId) {
        if let Some(next) = director_after_purchase(self.state.shares(company), buyer, LEAST) {
            self.take_directors_certificate(company, next);
        }
    }

    /// After the director has sold and has `left` shares: whoever now has more (and two at least) becomes
    /// director, the nearest clockwise from the old one if several have as many. If the certificate was sold and
    /// nobody can take it, receivership begins.
    pub(super) fn settle_director_after_sale(&mut self, company: CompanyId, seller: PlayerId, left: u8) {
        let shares = self.state.shares(company);
        let clockwise = self.circle().clockwise_from(seller);
        if let Some(next) = director_after_sale(shares, clockwise, left, LEAST) {
            self.take_directors_certificate(company, next);
        } else if shares.director() == Holder::Pool {
            self.say(Event::Receivership { company });
        }
    }

    fn take_directors_certificate(&mut self, company: CompanyId, player: PlayerId) {
        exchange_director(self.state.shares_mut(company), player);
        self.say(Event::NewDirector { company, player });
    }
}
