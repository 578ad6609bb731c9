//! What a share is likely to bring until the end of the game: the company's next rounds are played through with
//! round figures for revenue, rust and the price of the next train.

use super::table::Position;
use crate::ground::SeenGround;
use rules::{CompanyId, Money, TrainKind};

/// Revenue gained in a round by building, while building goes on.
const GROWTH: i32 = 9;
/// What a leased train brings.
const LEASE: i32 = 110;
/// What a company hopes for that has no track yet.
const FIRST_REVENUE: i32 = 50;

/// What one share brings.
#[derive(Clone, Copy, Debug, Default)]
pub struct Forecast {
    /// Dividends until the end.
    pub income: i32,
    /// What it counts for at the end.
    pub worth: i32,
}

impl Forecast {
    /// Everything.
    pub fn total(self) -> i32 {
        self.income + self.worth
    }
}

/// A company as the forecast plays it.
#[derive(Clone, Copy, Debug)]
struct Course {
    revenue: i32,
    treasury: i32,
    cell: usize,
    train: Option<TrainKind>,
    bought: i32,
}

/// What a share of a company that has a par will bring.
pub fn forecast(table: &Position<'_>, ground: &SeenGround<'_>, company: CompanyId) -> Forecast {
    let seen = table.company(company);
    let Some(cell) = cell_of(table, company) else { return Forecast::default() };
    let best = seen.trains.iter().map(|train| train.id.kind).max();
    let par = seen.par.map_or(0, |par| par.0);
    let treasury = if seen.floated { table.treasury(company) } else { table.treasury(company) + 10 * par };
    let revenue = expected_revenue(table, ground, company);
    play(table, Course { revenue, treasury, cell, train: best, bought: 0 })
}

/// What a share of a company will bring that is started now at a par.
pub fn forecast_started(
    table: &Position<'_>,
    ground: &SeenGround<'_>,
    company: CompanyId,
    par: Money,
) -> Forecast {
    let Some(cell) = cell_at(table, par) else { return Forecast::default() };
    let seen = table.company(company);
    let train = seen.trains.iter().map(|train| train.id.kind).max();
    let treasury = table.treasury(company) + 10 * par.0;
    let revenue = expected_revenue(table, ground, company);
    play(table, Course { revenue, treasury, cell, train, bought: 0 })
}

/// What a company's next runs will bring.
fn expected_revenue(table: &Position<'_>, ground: &SeenGround<'_>, company: CompanyId) -> i32 {
    let seen = table.company(company);
    let mut trains = table.lengths(company);
    if trains.is_empty() {
        trains.push(table.length(table.next_kind()));
    }
    let estimate = table.earnings(ground, company, &trains).revenue;
    let last = seen.last_revenue.filter(|_| !seen.trains.is_empty() && !seen.has_badge("badge-insolvent"));
    let building = !table.seat.view().round.has_badge("badge-building-ended");
    estimate.max(last.map_or(0, |money| money.0)).max(if building { FIRST_REVENUE } else { 0 })
}

/// Plays the company to the end.
fn play(table: &Position<'_>, mut course: Course) -> Forecast {
    let chart = &table.seat.info.chart;
    let building = !table.seat.view().round.has_badge("badge-building-ended");
    let mut income = 0;
    for round in 0..table.horizon() {
        let sold = table.pace() * round / 100;
        let rusted = course.train.is_some_and(|train| table.life(train) - course.bought <= sold);
        if rusted {
            course.train = None;
        }
        if course.train.is_some() {
            let price = chart[course.cell].price.0.max(1);
            income += course.revenue / 10;
            course.treasury += 10;
            course.cell =
                (course.cell + 2 * (course.revenue / price).clamp(0, 4) as usize).min(chart.len() - 1);
        } else {
            course.cell = course.cell.saturating_sub(2);
            let next = table.kind_after(sold);
            if course.treasury >= table.price(next) {
                course.treasury -= table.price(next);
                course.train = Some(next);
                course.bought = 0;
            } else {
                course.treasury += LEASE;
            }
        }
        if course.cell == 0 {
            return Forecast { income, worth: 0 };
        }
        if building {
            course.revenue += GROWTH;
        }
    }
    let price = chart[course.cell].price.0;
    Forecast { income, worth: if course.train.is_some() { price } else { price / 2 } }
}

/// Where a company's marker is, or will be.
fn cell_of(table: &Position<'_>, company: CompanyId) -> Option<usize> {
    let seen = table.company(company);
    match seen.marker {
        Some(marker) => Some(usize::from(marker.cell.0)),
        None => cell_at(table, seen.par?),
    }
}

fn cell_at(table: &Position<'_>, price: Money) -> Option<usize> {
    table.seat.info.chart.iter().position(|cell| cell.price == price)
}
