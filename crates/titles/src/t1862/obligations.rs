//! 4.3 *Obligations*: what happens to a player whose chartered company has not floated by the end of the stock round.

use super::Game1862;
use super::words::Event as Own;
use rules::{CompanyId, Holder, Money, PlayerId, Purse};

impl Game1862 {
    /// At the end of a stock round that `started` began: fines, then the companies return to the offer.
    pub(super) fn settle_obligations(&mut self, started: PlayerId) {
        for player in self.circle().clockwise_from(started) {
            let mut left = Money::ZERO;
            for company in self.companies() {
                if self.state.company(company).obligation == Some(player) {
                    left += self.fine(player, company);
                }
            }
            if left > Money::ZERO {
                self.stock_mut().fines.push((player, left));
            }
        }
    }

    /// "Fined a sum equal to 5 x the par price": paid from pocket, then from the sale of the company's own certificates, the
    /// smallest first. What is left to pay.
    fn fine(&mut self, player: PlayerId, company: CompanyId) -> Money {
        let par = self.state.company(company).par.unwrap_or_default();
        let fine = par * 5;
        self.say(Own::Fined { player, company, amount: fine });
        let from_pocket = fine.min(self.state.cash.player(player));
        self.pay_bank(Purse::Player(player), from_pocket);
        let mut left = fine - from_pocket;
        let shares = self.state.shares(company);
        let director = (shares.directing_player() == Some(player)).then_some(0);
        let certificates = shares.ordinary(Holder::Player(player)).into_iter().chain(director);
        let values: Vec<i32> = certificates.map(|certificate| i32::from(shares.units(certificate))).collect();
        for units in values {
            if left == Money::ZERO {
                break;
            }
            // It owns no train, so its shares sell at half price.
            let value = par.halved() * units;
            self.bank_pays(Purse::Player(player), value);
            let paid = left.min(value);
            self.pay_bank(Purse::Player(player), paid);
            left -= paid;
        }
        self.return_to_offer(company);
        if !self.options.departures.failed_company_returns_at_once {
            self.state.barred.insert(company);
        }
        left
    }

    /// A company is as if it had never been started.
    pub(super) fn return_to_offer(&mut self, company: CompanyId) {
        self.state.company_mut(company).reset();
        self.state.shares_mut(company).return_all();
        self.state.markers.remove(company);
        let cash = self.state.cash.company(company);
        self.pay_bank(Purse::Company(company), cash);
        self.say(Own::Returned { company });
    }

    /// "And lastly from other stock sales": whether somebody must sell shares now. Fines that nothing is left to pay with
    /// are forgiven.
    pub(super) fn fines_wait(&mut self) -> bool {
        while let Some((player, amount)) = self.stock().fines.first().copied() {
            let paid = amount.min(self.state.cash.player(player));
            if paid > Money::ZERO {
                self.pay_bank(Purse::Player(player), paid);
                self.say(Own::FinePaid { player, amount: paid, left: amount - paid });
                self.stock_mut().fines[0].1 = amount - paid;
            }
            if amount == paid {
                self.stock_mut().fines.remove(0);
            } else if self.can_sell(player) {
                return true;
            } else {
                self.say(Own::FineForgiven { player, amount: amount - paid });
                self.stock_mut().fines.remove(0);
            }
        }
        false
    }
}
