//! Section 16, *Emergency*: the director sells shares for a train the company must own, after the company has issued its own.

use super::sections::{EMERGENCY, TRAINS};
use super::{Game1822, Refused, no};
use rules::{Choice, CompanyId, Money, PlayerId, Reason, Sale};

impl Game1822 {
    /// What a director must still find.
    fn director_needs(&self, company: CompanyId) -> Money {
        let need = self.emergency_need(company).unwrap_or_default();
        match self.state.director(company) {
            Some(director) => need - self.state.cash.player(director),
            None => Money::ZERO,
        }
    }

    pub(super) fn sell_in_emergency(
        &mut self,
        acting: CompanyId,
        company: CompanyId,
        shares: u8,
        named: Option<&[u8]>,
    ) -> Result<(), Refused> {
        self.check_issued_first(acting)?;
        let needed = self.director_needs(acting);
        let Some(player) = self.state.director(acting) else {
            return no(TRAINS, Reason::WrongStep { awaited: "trains" });
        };
        if needed <= Money::ZERO {
            return no(EMERGENCY, Reason::WrongStep { awaited: "trains" });
        }
        let sale = self.check_emergency_sale(player, acting, company, shares, named, needed)?;
        self.carry_out_sale(player, company, shares, &sale);
        self.sort_those_to_come();
        Ok(())
    }

    /// 7.2, f.26: an emergency sale reshuffles the companies that are still to come.
    fn sort_those_to_come(&mut self) {
        let order = self.operating_order();
        let operating = self.operating_mut();
        let done = usize::from(operating.index) + 1;
        let (past, rest) = operating.order.split_at(done.min(operating.order.len()));
        let mut sorted: smallvec::SmallVec<[CompanyId; 16]> = past.into();
        sorted.extend(order.into_iter().filter(|company| rest.contains(company)));
        operating.order = sorted;
    }

    pub(super) fn can_sell_in_emergency(&self, director: PlayerId, acting: CompanyId) -> bool {
        let needed = self.director_needs(acting);
        let majors = self.companies().filter(|company| self.data.is_major(*company));
        majors.into_iter().any(|company| {
            self.check_emergency_sale(director, acting, company, 1, None, needed.max(Money(1))).is_ok()
        })
    }

    pub(super) fn emergency_choices(&self, acting: CompanyId) -> Vec<Choice> {
        if let Some(due) = self.block_due(acting) {
            return vec![Choice::Issue { sales: vec![due] }];
        }
        let (Some(director), needed) = (self.state.director(acting), self.director_needs(acting)) else {
            return Vec::new();
        };
        if needed <= Money::ZERO {
            return Vec::new();
        }
        let majors = self.companies().filter(|company| self.data.is_major(*company));
        majors
            .filter_map(|company| {
                let mut sales: Vec<Sale> = self.sales_of(director, company);
                sales.retain(|sale| {
                    let named = Some(&sale.certificates[..]);
                    self.check_emergency_sale(director, acting, company, sale.shares, named, needed).is_ok()
                });
                (!sales.is_empty()).then_some(Choice::SellShares { company, sales })
            })
            .collect()
    }
}
