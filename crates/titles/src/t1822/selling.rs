//! Section 2, *Selling*; also in an emergency (16.10).

use super::sections::{DIRECTORS, EMERGENCY_SALES, POOL_LIMIT, SELLING, STOCK_TURN};
use super::words;
use super::{Game1822, Refused, no};
use rules::chart::Direction;
use rules::{Choice, CompanyId, Event, Holder, Money, PlayerId, Purse, Reason, Sale};
use smallvec::SmallVec;

/// Most shares of a company in the pool (2.7).
const POOL: u8 = 5;

/// A sale that is allowed.
pub(super) struct CheckedSale {
    certificates: SmallVec<[u8; 10]>,
    price: Money,
    /// The new director, if the director's certificate is part of the sale.
    successor: Option<PlayerId>,
}

impl Game1822 {
    /// 2.6: only shares of majors that have operated; in the middle of an operating turn an earlier round must be complete.
    fn check_operated(&self, company: CompanyId) -> Result<(), Refused> {
        let operated = self.state.company(company).operated;
        let acting = self.state.operating().and_then(|operating| operating.company()) == Some(company);
        let enough = operated > u8::from(acting);
        if self.data.is_major(company) && enough {
            Ok(())
        } else {
            no(SELLING, words::Reason::NotOperated { company })
        }
    }

    fn check_sale(
        &self,
        player: PlayerId,
        company: CompanyId,
        count: u8,
        named: Option<&[u8]>,
    ) -> Result<CheckedSale, Refused> {
        self.check_operated(company)?;
        let shares = self.state.shares(company);
        let held = shares.held_by(player);
        if count == 0 || count > held {
            return no(SELLING, Reason::NotHeld { company, shares: count, held });
        }
        let holder = Holder::Player(player);
        let certificates: SmallVec<[u8; 10]> = match named {
            Some(named) if !self.names_exchanged(player, company, named) => SmallVec::from_slice(named),
            _ => self.chosen_certificates(player, company, count),
        };
        let mut units = 0;
        for (place, index) in certificates.iter().enumerate() {
            if shares.holder(*index) != Some(holder) || certificates[..place].contains(index) {
                return no(SELLING, Reason::CertificatesDoNotMatch { shares: count });
            }
            units += shares.units(*index);
        }
        let directs = shares.directing_player() == Some(player);
        let with_director = certificates.contains(&0);
        let split = with_director && units > count;
        if units < count || units > count + u8::from(split) * (shares.units(0) - 1) {
            return no(SELLING, Reason::CertificatesDoNotMatch { shares: count });
        }
        if shares.held(Holder::Pool) + count > POOL {
            return no(POOL_LIMIT, words::Reason::PoolFull { company });
        }
        let mut successor = None;
        if directs {
            successor = self.successor(company, player, held - count);
            if with_director && successor.is_none() {
                return no(DIRECTORS, words::Reason::NoSuccessor { company });
            }
        }
        let price = self.price(company).unwrap_or_default();
        Ok(CheckedSale { certificates, price, successor })
    }

    /// g.6: whether a recorded sale names certificates that the seller has given for the director's. In records a seller who
    /// becomes director by a majority from an acquisition keeps them; any others of as many shares are meant.
    fn names_exchanged(&self, player: PlayerId, company: CompanyId, named: &[u8]) -> bool {
        let shares = self.state.shares(company);
        let held = |index: &u8| shares.holder(*index) == Some(Holder::Player(player));
        self.options.departures.equal_certificates_may_be_named && !named.iter().all(held)
    }

    /// The certificates a seller would give: ordinary ones held longest, then the director's.
    fn chosen_certificates(&self, player: PlayerId, company: CompanyId, count: u8) -> SmallVec<[u8; 10]> {
        let shares = self.state.shares(company);
        let ordinary = shares.ordinary(Holder::Player(player));
        let mut certificates: SmallVec<[u8; 10]> = ordinary.into_iter().take(count.into()).collect();
        if certificates.len() < usize::from(count) && shares.directing_player() == Some(player) {
            let missing = usize::from(count) - certificates.len();
            let spared = usize::from(shares.units(0)).saturating_sub(missing);
            // Half of the director's certificate goes only if no ordinary one can.
            if spared > 0 && missing > 1 {
                certificates.truncate(certificates.len() - spared.min(certificates.len()));
            }
            certificates.push(0);
        }
        certificates
    }

    pub(super) fn sell_shares(
        &mut self,
        player: PlayerId,
        company: CompanyId,
        count: u8,
        named: Option<&[u8]>,
    ) -> Result<(), Refused> {
        if !self.options.departures.sale_after_bid && self.stock().bids_this_turn > 0 {
            return no(STOCK_TURN, words::Reason::HasBid);
        }
        let sale = self.check_sale(player, company, count, named)?;
        self.carry_out_sale(player, company, count, &sale);
        let stock = self.stock_mut();
        stock.acted = true;
        stock.sold[player.index()] |= 1 << company.0;
        Ok(())
    }

    /// 2.9: all shares are paid at the price before the sale; then the marker goes down one row for each.
    pub(super) fn carry_out_sale(
        &mut self,
        player: PlayerId,
        company: CompanyId,
        count: u8,
        sale: &CheckedSale,
    ) {
        let proceeds = sale.price * i32::from(count);
        self.bank_pays(Purse::Player(player), proceeds);
        self.say(Event::SharesSold { player, company, shares: count, price: sale.price });
        let given: u8 = sale.certificates.iter().map(|index| self.state.shares(company).units(*index)).sum();
        for index in &sale.certificates {
            self.state.shares_mut(company).lay(*index, Holder::Pool);
        }
        if let Some(successor) = sale.successor {
            self.change_director(company, successor);
        }
        // f.8: who gave more than was sold takes back what has lain longest in the pool.
        for _ in count..given {
            if let Some(back) = self.state.shares(company).longest_held(Holder::Pool) {
                self.state.shares_mut(company).lay(back, Holder::Player(player));
                self.say(Event::DirectorsCertificateSplit { player, company });
            }
        }
        self.examine_directorship(company);
        self.move_marker(company, Direction::Down, count);
    }

    /// Moves a marker and says so; an end cell ends the game (20.2).
    pub(super) fn move_marker(&mut self, company: CompanyId, direction: Direction, times: u8) {
        let Some(from) = self.state.markers.cell(company) else { return };
        let to = self.data.chart.step(from, direction, times);
        let prices = (self.data.price(from), self.data.price(to));
        if from == to {
            self.say(Event::PriceStayed { company, price: prices.0 });
            return;
        }
        self.state.markers.place(company, to);
        self.say(Event::PriceMoved { company, from: prices.0, to: prices.1 });
        self.note_end_cell(company, to);
    }

    /// Everything a player can sell of a company: the largest allowed numbers by 2.7 and 2.8.
    pub(super) fn sales_of(&self, player: PlayerId, company: CompanyId) -> Vec<Sale> {
        let held = self.state.shares(company).held_by(player);
        if held == 0 || self.check_operated(company).is_err() {
            return Vec::new();
        }
        (1..=held)
            .filter_map(|count| {
                let sale = self.check_sale(player, company, count, None).ok()?;
                let cell = self.state.markers.cell(company)?;
                let after = self.data.chart.step(cell, Direction::Down, count);
                Some(Sale {
                    shares: count,
                    certificates: sale.certificates,
                    proceeds: sale.price * i32::from(count),
                    price_after: self.data.price(after),
                })
            })
            .collect()
    }

    pub(super) fn can_sell_anything(&self, player: PlayerId) -> bool {
        self.companies()
            .filter(|company| self.data.is_major(*company))
            .any(|company| self.check_sale(player, company, 1, None).is_ok())
    }

    /// f.10: recorded games take the tax haven for a successor when they ask whether a debtor can sell anything.
    pub(super) fn haven_seems_to_succeed(&self, player: PlayerId) -> bool {
        self.options.departures.steps_as_recorded
            && self.companies().filter(|company| self.state.director(*company) == Some(player)).any(
                |company| {
                    let shares = self.state.shares(company);
                    let sheltered = shares.held(Holder::Card(super::buying::HAVEN));
                    let kept = shares.held_by(player).saturating_sub(shares.units(0));
                    let room = shares.held(Holder::Pool) + shares.units(0) <= POOL;
                    self.check_operated(company).is_ok()
                        && room
                        && sheltered > kept
                        && sheltered >= shares.units(0)
                },
            )
    }

    pub(super) fn sale_choices(&self, player: PlayerId) -> Vec<Choice> {
        if !self.options.departures.sale_after_bid && self.stock().bids_this_turn > 0 {
            return Vec::new();
        }
        self.companies()
            .map(|company| (company, self.sales_of(player, company)))
            .filter(|(_, sales)| !sales.is_empty())
            .map(|(company, sales)| Choice::SellShares { company, sales })
            .collect()
    }

    /// 16.10, f.80: a sale in an emergency: no more than needed, and never the directorship of the company in question.
    pub(super) fn check_emergency_sale(
        &self,
        player: PlayerId,
        for_company: CompanyId,
        company: CompanyId,
        count: u8,
        named: Option<&[u8]>,
        needed: Money,
    ) -> Result<CheckedSale, Refused> {
        let sale = self.check_sale(player, company, count, named)?;
        if company == for_company && sale.successor.is_some() {
            return no(EMERGENCY_SALES, words::Reason::KeepsDirectorship { company });
        }
        let smallest = sale.certificates.iter().map(|index| self.state.shares(company).units(*index)).min();
        let without = i32::from(count) - i32::from(smallest.unwrap_or(1));
        if needed <= Money::ZERO || (without > 0 && sale.price * without >= needed) {
            return no(EMERGENCY_SALES, words::Reason::MoreThanNeeded { needed });
        }
        Ok(sale)
    }
}
