//! 6.4 *Selling Shares*, with the sale of the director's certificate of 6.3.

use super::sections::{DIRECTORSHIPS, SELLING};
use super::state::{DIRECTOR, Lner};
use super::words;
use super::{Game1862, Refused, no};
use arrayvec::ArrayVec;
use rules::certificates::MAX_CERTIFICATES;
use rules::chart::Direction;
use rules::{Cell, Choice, CompanyId, Event, Holder, Money, PlayerId, Purse, Reason, Sale};
use smallvec::SmallVec;

type Block = ArrayVec<u8, MAX_CERTIFICATES>;

/// What a sale does to the directorship.
struct Plan {
    /// Whoever takes the director's certificate.
    successor: Option<PlayerId>,
    /// The director's certificate goes to the pool.
    sells_certificate: bool,
}

impl Game1862 {
    /// What a share of a company fetches: half, if it owns no train (6.4.1).
    pub fn sale_price(&self, company: CompanyId) -> Option<Money> {
        let price = self.price(company)?;
        Some(if self.state.company(company).trains.is_empty() { price.halved() } else { price })
    }

    /// Shares a player may sell of a company: not those bought in this stock round, unless a fine must be paid.
    fn sellable(&self, player: PlayerId, company: CompanyId) -> u8 {
        let held = self.state.shares(company).held_by(player);
        let stock = self.stock();
        let bought = if stock.closed { 0 } else { stock.bought[player.index()][company.index()] };
        held.saturating_sub(bought)
    }

    fn plan_sale(&self, player: PlayerId, company: CompanyId, count: u8) -> Result<Plan, Refused> {
        let shares = self.state.shares(company);
        let held = shares.held_by(player);
        if count == 0 || count > held {
            return no(SELLING, Reason::NotHeld { company, shares: count, held });
        }
        let stock = self.stock();
        if !stock.closed && stock.sold_now.contains(company) {
            return no(SELLING, Reason::OneBlockPerTurn { company });
        }
        let sellable = self.sellable(player, company);
        if count > sellable {
            return no(SELLING, words::Reason::BoughtThisRound { company, sellable });
        }
        let mut plan = Plan { successor: None, sells_certificate: false };
        if shares.directing_player() != Some(player) {
            return Ok(plan);
        }
        let kept = held - count;
        plan.successor = self.successor(company, player, kept);
        if plan.successor.is_some() || kept >= DIRECTOR {
            return Ok(plan);
        }
        plan.sells_certificate = true;
        let singles = held - DIRECTOR;
        let needed = if self.options.departures.change_only_from_pool && count < DIRECTOR {
            kept
        } else {
            kept.saturating_sub(singles)
        };
        let available = shares.ordinary(Holder::Pool).len() as u8;
        if needed > available {
            return no(DIRECTORSHIPS, words::Reason::NoChange { company, needed, available });
        }
        Ok(plan)
    }

    /// The certificates that usually leave the player's hand, before any change: ordinary ones, the longest held first, and the
    /// director's if they are too few.
    pub fn usual_block(&self, player: PlayerId, company: CompanyId, count: u8) -> Block {
        let mut block = self.state.shares(company).ordinary(Holder::Player(player));
        if block.len() < count.into() {
            block.push(0);
        }
        block.truncate(count.into());
        block
    }

    pub(super) fn sell_shares(
        &mut self,
        player: PlayerId,
        company: CompanyId,
        count: u8,
        named: Option<&[u8]>,
    ) -> Result<(), Refused> {
        let plan = self.plan_sale(player, company, count)?;
        let block = self.checked_block(player, company, count, &plan, named)?;
        let price = self.sale_price(company).unwrap_or_default();
        let lowered = self.cell_after_sale(player, company, count);
        let shares = self.state.shares_mut(company);
        let given: u8 = block.iter().map(|certificate| shares.units(*certificate)).sum();
        for certificate in block {
            shares.lay(certificate, Holder::Pool);
        }
        if let Some(successor) = plan.successor {
            self.appoint(company, successor);
        }
        let shares = self.state.shares_mut(company);
        for certificate in shares.ordinary(Holder::Pool).into_iter().take((given - count).into()) {
            shares.lay(certificate, Holder::Player(player));
        }
        let proceeds = price * i32::from(count);
        self.bank_pays(Purse::Player(player), proceeds);
        self.say(Event::SharesSold { player, company, shares: count, price });
        if plan.sells_certificate {
            self.say(Event::Receivership { company });
        }
        let stock = self.stock_mut();
        if !stock.closed {
            stock.sold[player.index()].insert(company);
            stock.sold_now.insert(company);
            stock.acted = true;
            stock.last_to_act = Some(player);
        }
        if let Some(cell) = lowered {
            self.move_marker(company, cell);
            self.bankrupt_at_bottom(company);
        }
        Ok(())
    }

    /// The certificates that leave the player's hand: those named, if they make the sale, or the usual ones.
    fn checked_block(
        &self,
        player: PlayerId,
        company: CompanyId,
        count: u8,
        plan: &Plan,
        named: Option<&[u8]>,
    ) -> Result<Block, Refused> {
        let Some(named) = named.filter(|named| !named.is_empty()) else {
            return Ok(self.usual_block(player, company, count));
        };
        let shares = self.state.shares(company);
        let mut block = Block::new();
        let mut given: u8 = 0;
        for certificate in named {
            let mine = shares.holder(*certificate) == Some(Holder::Player(player));
            if !mine || block.contains(certificate) {
                return no(SELLING, Reason::CertificatesDoNotMatch { shares: count });
            }
            given += shares.units(*certificate);
            block.push(*certificate);
        }
        let directs = block.contains(&0);
        let may_direct = directs == plan.sells_certificate || plan.successor.is_some();
        let most = if directs { count + DIRECTOR - 1 } else { count };
        if !may_direct || !(count..=most).contains(&given) {
            return no(SELLING, Reason::CertificatesDoNotMatch { shares: count });
        }
        Ok(block)
    }

    /// 6.4.2: one space down for each share; who is not the director sells the first, or the first two, without a fall in some
    /// zones. Nothing falls before flotation and after the formation of the LNER.
    fn cell_after_sale(&self, player: PlayerId, company: CompanyId, count: u8) -> Option<Cell> {
        let cell = self.state.markers.cell(company)?;
        if !self.state.company(company).floated || self.state.lner == Lner::Formed {
            return None;
        }
        let price = self.data.price(cell);
        let zones = self.data.zones;
        let free = if self.state.director(company) == Some(player) {
            0
        } else if price >= zones.two_free_from {
            2
        } else {
            u8::from(price < zones.first_free_below || price > zones.first_free_above)
        };
        let falls = count.saturating_sub(free);
        (falls > 0).then(|| self.data.chart.step(cell, Direction::Down, falls))
    }

    /// Moves a marker to another space, beneath those already there.
    pub(super) fn move_marker(&mut self, company: CompanyId, cell: Cell) {
        let before = self.state.markers.cell(company).map(|cell| self.data.price(cell)).unwrap_or_default();
        self.state.markers.place(company, cell);
        self.say(Event::PriceMoved { company, from: before, to: self.data.price(cell) });
    }

    /// Whether a player can sell anything.
    pub(super) fn can_sell(&self, player: PlayerId) -> bool {
        self.companies().any(|company| {
            let sellable = self.sellable(player, company);
            (1..=sellable).any(|count| self.plan_sale(player, company, count).is_ok())
        })
    }

    pub(super) fn sale_choices(&self, player: PlayerId) -> Vec<Choice> {
        let sales = |company: CompanyId| {
            let sale = |count: u8| {
                self.plan_sale(player, company, count).ok()?;
                let certificates: SmallVec<[u8; 10]> =
                    self.usual_block(player, company, count).into_iter().collect();
                let price = self.sale_price(company)?;
                let after = self.cell_after_sale(player, company, count);
                let price_after =
                    after.map_or_else(|| self.price(company), |cell| Some(self.data.price(cell)))?;
                Some(Sale { shares: count, certificates, proceeds: price * i32::from(count), price_after })
            };
            let sales: Vec<Sale> = (1..=self.sellable(player, company)).filter_map(sale).collect();
            (!sales.is_empty()).then_some(Choice::SellShares { company, sales })
        };
        self.companies().filter_map(sales).collect()
    }
}
