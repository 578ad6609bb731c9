//! *Buying and Selling Shares*, *Share Price Movement*: selling a block of shares to the bank.

use super::sections::SHARES;
use super::{Game1860, Refused, no};
use rules::chart::Direction;
use rules::{Cell, Choice, CompanyId, Event, Holder, Money, PlayerId, Reason, Sale};
use smallvec::SmallVec;

impl Game1860 {
    /// What the bank pays for a share: the market price, or half of it if the company has no train.
    pub fn sale_price(&self, company: CompanyId) -> Option<Money> {
        let price = self.price(company)?;
        Some(if self.sells_at_half(company) { price.halved() } else { price })
    }

    /// "If a company does not have a train, shares are sold at HALF the current market price"; with the variant
    /// *Selling shares in non-operating companies*, only once it has operated.
    pub fn sells_at_half(&self, company: CompanyId) -> bool {
        let state = self.state.company(company);
        let spared = self.options.non_operated_full_value && !state.operated;
        state.trains.is_empty() && !spared
    }

    /// Where the marker goes when `shares` are sold: one space for each, the first being free in the red-letter
    /// zones; not before the company has operated, not before a bankrupt one has floated again and has its marker
    /// on the chart, and not after the first 8+4.
    fn cell_after_sale(&self, company: CompanyId, cell: Cell, shares: u8) -> Cell {
        let state = self.state.company(company);
        let on_chart = state.floated || self.options.departures.unfloated_price_falls;
        if !state.operated || !on_chart || self.state.phase >= 8 {
            return cell;
        }
        let (below, above) = self.data.red_letter;
        let price = self.data.price(cell);
        let free = u8::from(price < below || price > above);
        self.data.chart.step(cell, Direction::Down, shares.saturating_sub(free))
    }

    /// Checks a block and returns the price of each share.
    fn check_sale(
        &self,
        player: PlayerId,
        company: CompanyId,
        shares: u8,
        certificates: &[u8],
    ) -> Result<Money, Refused> {
        let price = self.check_selling(company)?;
        self.check_block(player, company, shares, certificates)?;
        Ok(price)
    }

    /// Whether the player on turn may sell any shares of a company now, and the price of each.
    fn check_selling(&self, company: CompanyId) -> Result<Money, Refused> {
        self.check_sale_before_purchase()?;
        let Some(price) = self.sale_price(company) else {
            return no(SHARES, Reason::NotStarted { company });
        };
        if self.stock().sold_now.contains(company.index()) {
            return no(SHARES, Reason::OneBlockPerTurn { company });
        }
        Ok(price)
    }

    /// Whether the player holds these certificates, and so many shares can be made up of them.
    fn check_block(
        &self,
        player: PlayerId,
        company: CompanyId,
        shares: u8,
        certificates: &[u8],
    ) -> Result<(), Refused> {
        let owned = self.state.shares(company);
        let held = owned.held_by(player);
        if shares == 0 || shares > held {
            return no(SHARES, Reason::NotHeld { company, shares, held });
        }
        let bare_certificate = held == 2 && owned.holder(0) == Some(Holder::Player(player));
        if shares == 1 && bare_certificate {
            self.check_half_directors_certificate(player, company, shares, 1)?;
        }
        let mut units = 0;
        for (place, &index) in certificates.iter().enumerate() {
            let mine = owned.holder(index) == Some(Holder::Player(player));
            if !mine || certificates[..place].contains(&index) {
                return no(SHARES, Reason::CertificatesDoNotMatch { shares });
            }
            units += owned.units(index);
        }
        let halves_directors = units == shares + 1 && certificates.contains(&0);
        if units != shares && !halves_directors {
            return no(SHARES, Reason::CertificatesDoNotMatch { shares });
        }
        if halves_directors {
            self.check_half_directors_certificate(player, company, shares, certificates.len())?;
        }
        Ok(())
    }

    /// Half of the director's certificate is sold by taking a single share out of the pool, so one must be there;
    /// shares sold in the same block count, and so do the two that a player gives who becomes director (A27).
    fn check_half_directors_certificate(
        &self,
        player: PlayerId,
        company: CompanyId,
        sold: u8,
        certificates: usize,
    ) -> Result<(), Refused> {
        let shares = self.state.shares(company);
        let in_pool = shares.longest_held(Holder::Pool).is_some();
        let left = shares.held_by(player) - sold;
        let succeeds = |other: PlayerId| other != player && shares.held_by(other) > left.max(1);
        if in_pool || certificates > 1 || self.seats().any(succeeds) {
            Ok(())
        } else {
            no(SHARES, Reason::NoShareInPool { company })
        }
    }

    pub(super) fn sell_shares(
        &mut self,
        player: PlayerId,
        company: CompanyId,
        shares: u8,
        certificates: &[u8],
    ) -> Result<(), Refused> {
        let price = self.check_sale(player, company, shares, certificates)?;
        let was_director = self.state.director(company) == Some(player);
        self.bank_pays(player, price * i32::from(shares));
        self.say(Event::SharesSold { player, company, shares, price });
        let owned = self.state.shares_mut(company);
        let left = owned.held_by(player) - shares;
        let units: u8 = certificates.iter().map(|&index| owned.units(index)).sum();
        for &index in certificates {
            owned.lay(index, Holder::Pool);
        }
        // By the rulebook the single share is in hand before majorities are compared, if the pool has one.
        let splits = units > shares;
        let in_pool = self.state.shares(company).longest_held(Holder::Pool).is_some();
        let at_once = splits && in_pool && !self.options.departures.single_share_taken_last;
        if at_once {
            self.take_single_share(player, company);
        }
        if was_director {
            self.settle_director_after_sale(company, player, left);
        }
        if splits && !at_once {
            self.take_single_share(player, company);
        }
        let stock = self.stock_mut();
        stock.sold[player.index()].insert(company.index());
        stock.sold_now.insert(company.index());
        self.drop_price(company, shares);
        self.test_bank();
        if self.state.markers.cell(company) == Some(self.data.chart.bottom()) {
            self.stock_mut().last_to_act = Some(player);
            self.go_bankrupt(company);
            self.break_stock_round();
        } else {
            self.after_sale();
        }
        Ok(())
    }

    /// The seller of half a director's certificate takes the single share that has lain longest in the pool.
    fn take_single_share(&mut self, player: PlayerId, company: CompanyId) {
        let owned = self.state.shares_mut(company);
        let single = owned.ordinary(Holder::Pool)[0];
        owned.lay(single, Holder::Player(player));
        self.say(Event::DirectorsCertificateSplit { player, company });
    }

    fn drop_price(&mut self, company: CompanyId, shares: u8) {
        let Some(from) = self.state.markers.cell(company) else { return };
        let to = self.cell_after_sale(company, from, shares);
        if to != from {
            self.state.markers.place(company, to);
            self.say(Event::PriceMoved { company, from: self.data.price(from), to: self.data.price(to) });
        }
    }

    /// The blocks the player may sell.
    pub(super) fn sale_options(&self, player: PlayerId) -> impl Iterator<Item = Choice> + '_ {
        self.companies_held(player).filter_map(move |(company, held)| {
            let price = self.check_selling(company).ok()?;
            let cell = self.state.markers.cell(company)?;
            let ordinary = self.state.shares(company).ordinary(Holder::Player(player));
            let mut sales = Vec::with_capacity(held.into());
            for shares in self.block_sizes(player, company, held) {
                let price_after = self.data.price(self.cell_after_sale(company, cell, shares));
                let (certificates, proceeds) = (block(&ordinary, shares), price * i32::from(shares));
                sales.push(Sale { shares, certificates, proceeds, price_after });
            }
            (!sales.is_empty()).then_some(Choice::SellShares { company, sales })
        })
    }

    /// Whether the player may sell anything, without listing it.
    pub(super) fn can_sell(&self, player: PlayerId) -> bool {
        self.companies_held(player).any(|(company, held)| {
            self.check_selling(company).is_ok() && self.block_sizes(player, company, held).next().is_some()
        })
    }

    /// The companies a player has shares of, and how many.
    fn companies_held(&self, player: PlayerId) -> impl Iterator<Item = (CompanyId, u8)> + '_ {
        let held = move |company| (company, self.state.shares(company).held_by(player));
        self.companies().map(held).filter(|(_, held)| *held > 0)
    }

    /// How many of the shares held the player may sell in one block: any number, unless it takes half of the director's
    /// certificate and there is nothing to halve it by.
    fn block_sizes(&self, player: PlayerId, company: CompanyId, held: u8) -> impl Iterator<Item = u8> + '_ {
        let directs = self.state.director(company) == Some(player);
        let halving = directs.then(|| held - 1);
        (1..=held).filter(move |shares| {
            Some(*shares) != halving
                || self
                    .check_half_directors_certificate(player, company, *shares, usize::from(*shares))
                    .is_ok()
        })
    }

    /// The certificates that make up a block when none are named: ordinary ones held longest, then the director's.
    pub fn usual_block(&self, player: PlayerId, company: CompanyId, shares: u8) -> SmallVec<[u8; 10]> {
        block(&self.state.shares(company).ordinary(Holder::Player(player)), shares)
    }
}

/// So many shares, given the player's ordinary certificates, the longest held first.
fn block(ordinary: &[u8], shares: u8) -> SmallVec<[u8; 10]> {
    let singles = &ordinary[..ordinary.len().min(shares.into())];
    let mut certificates: SmallVec<[u8; 10]> = SmallVec::from_slice(singles);
    if certificates.len() < usize::from(shares) {
        certificates.push(0);
    }
    certificates
}
