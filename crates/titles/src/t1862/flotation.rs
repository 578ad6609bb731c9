//! 6.5.4 *Flotation*: capital and station markers.

use super::sections::FLOTATION;
use super::state::{CHARTERED_MARKERS, FLOATS_AT, Round};
use super::words::{self, Event as Own};
use super::{Game1862, Refused, no};
use rules::{Choice, CompanyId, Event, Money, Purse};

/// The fewest markers a non-chartered company has.
pub(super) const FEWEST_MARKERS: u8 = 2;

impl Game1862 {
    /// "Flotation occurs when 50% of a company's shares have been bought from the IPO or company."
    pub(super) fn float_if_bought(&mut self, company: CompanyId) {
        let state = self.state.company(company);
        let Some(par) = state.par else { return };
        if state.floated || self.state.bought(company) < FLOATS_AT {
            return;
        }
        let chartered = state.chartered;
        let state = self.state.company_mut(company);
        state.floated = true;
        state.obligation = None;
        if !chartered {
            self.say(Event::Floated { company, capital: self.state.cash.company(company) });
            if let Round::Stock(stock) = &mut self.state.round {
                stock.markers = Some(company);
            }
            return;
        }
        let (capital, markers) = (par * 10, self.data.costs.chartered_marker * i32::from(CHARTERED_MARKERS));
        self.bank_pays(Purse::Company(company), capital);
        self.say(Event::Floated { company, capital });
        self.pay_bank(Purse::Company(company), markers);
        self.say(Own::MarkersBought { company, count: CHARTERED_MARKERS, cost: markers });
        if self.state.markers.cell(company).is_none()
            && let Some(cell) = self.data.cell(par)
        {
            self.state.markers.place(company, cell);
        }
    }

    /// 6.5.4.2: between two and seven, paid for out of the treasury.
    pub(super) fn buy_markers(&mut self, count: u8) -> Result<(), Refused> {
        let Some(company) = self.stock().markers else { return self.wrong_step(FLOTATION) };
        let most = self.options.most_markers_bought();
        if !(FEWEST_MARKERS..=most).contains(&count) {
            return no(FLOTATION, words::Reason::MarkerCount { least: FEWEST_MARKERS, most });
        }
        let cost = self.marker_cost(count);
        self.company_affords(company, cost, FLOTATION)?;
        self.pay_bank(Purse::Company(company), cost);
        self.state.company_mut(company).markers_left = count;
        self.say(Own::MarkersBought { company, count, cost });
        self.stock_mut().markers = None;
        Ok(())
    }

    fn marker_cost(&self, count: u8) -> Money {
        self.data.costs.marker * i32::from(count)
    }

    pub(super) fn marker_count_choices(&self, company: CompanyId) -> Vec<Choice> {
        let cash = self.state.cash.company(company);
        let counts = FEWEST_MARKERS..=self.options.most_markers_bought();
        let costs = counts.map(|count| (count, self.marker_cost(count)));
        costs
            .filter(|(_, cost)| *cost <= cash)
            .map(|(count, cost)| Choice::BuyTokens { company, count, cost })
            .collect()
    }
}
