//! Where markers lie on the chart: every action's events are read, and each marker is moved as the rulebook says. Then the view
//! must show the same spaces and the same order in each.

use crate::memory::{self, Memory};
use crate::moment::Moment;
use rules::view::{CompanyView, RoundKind, View};
use rules::{Cell, CompanyId, Fact, TitleInfo};

/// The markers, in the order in which they came to lie where they are.
#[derive(Clone, Default)]
pub struct Markers {
    placed: Vec<(CompanyId, Cell)>,
}

/// A chart of prices.
struct Chart<'a>(&'a TitleInfo);

impl Chart<'_> {
    fn price(&self, cell: Cell) -> i32 {
        self.0.chart[usize::from(cell.0)].price.0
    }

    fn at(&self, row: i32, column: i32) -> Option<Cell> {
        let found =
            self.0.chart.iter().find(|cell| (i32::from(cell.row), i32::from(cell.column)) == (row, column));
        found.map(|cell| cell.cell)
    }

    fn row_and_column(&self, cell: Cell) -> (i32, i32) {
        let cell = &self.0.chart[usize::from(cell.0)];
        (cell.row.into(), cell.column.into())
    }

    /// 1860, 1862: so many prices further along the line, not beyond its ends.
    fn along(&self, cell: Cell, prices: i32) -> Cell {
        let mut line: Vec<Cell> = self.0.chart.iter().map(|cell| cell.cell).collect();
        line.sort_by_key(|cell| self.price(*cell));
        let place = line.iter().position(|other| *other == cell).expect("a space of the chart") as i32;
        line[(place + prices).clamp(0, line.len() as i32 - 1) as usize]
    }

    /// 1822, 6.1.
    fn right(&self, cell: Cell) -> Cell {
        let (row, column) = self.row_and_column(cell);
        self.at(row, column + 1).or(self.at(row - 1, column)).unwrap_or(cell)
    }

    fn left(&self, cell: Cell) -> Cell {
        let (row, column) = self.row_and_column(cell);
        self.at(row, column - 1).or(self.at(row + 1, column)).unwrap_or(cell)
    }

    fn down(&self, cell: Cell) -> Cell {
        let (row, column) = self.row_and_column(cell);
        self.at(row + 1, column).unwrap_or(cell)
    }

    fn up(&self, cell: Cell) -> Cell {
        let (row, column) = self.row_and_column(cell);
        self.at(row - 1, column).or(self.at(row + 1, column + 1)).unwrap_or(cell)
    }
}

/// What happened between two views.
pub struct Change<'a> {
    pub before: &'a Moment<'a>,
    pub events: &'a [Fact],
    pub after: &'a View,
    pub memory: &'a Memory,
}

impl Change<'_> {
    fn company(&self, company: CompanyId) -> &CompanyView {
        &self.before.view.companies[company.index()]
    }

    fn phase(&self) -> u8 {
        self.before.view.phase.name.parse().unwrap_or_default()
    }
}

impl Markers {
    fn cell(&self, company: CompanyId) -> Option<Cell> {
        self.placed.iter().find(|(other, _)| *other == company).map(|(_, cell)| *cell)
    }

    /// Whether a company has a marker on the chart.
    pub fn has(&self, company: CompanyId) -> bool {
        self.cell(company).is_some()
    }

    /// Puts a marker on a space, beneath those that lie there.
    fn put(&mut self, company: CompanyId, cell: Cell) {
        self.placed.retain(|(other, _)| *other != company);
        self.placed.push((company, cell));
    }

    /// Moves a marker. One that does not change its space keeps its place, unless it is to go beneath the others all the same.
    fn go(&mut self, company: CompanyId, beneath: bool, to: impl Fn(Cell) -> Cell) {
        if let Some(from) = self.cell(company)
            && (beneath || to(from) != from)
        {
            self.put(company, to(from));
        }
    }

    /// Moves the markers as the events say, and compares; the number of moves.
    pub fn follow(&mut self, change: &Change<'_>) -> Result<usize, String> {
        let chart = Chart(change.before.info);
        let mut moves = 0;
        for (place, event) in change.events.iter().enumerate() {
            let Some(company) = memory::company(event, "company").or(memory::company(event, "minor")) else {
                continue;
            };
            moves += usize::from(self.follow_event(change, &chart, event, place, company)?);
        }
        let ended = change.before.view.round.kind == RoundKind::Stock;
        let closed = change.after.round.kind != RoundKind::Stock || change.after.turn.step.id() == "doubling";
        if ended
            && closed
            && change.before.view.turn.step.id() != "doubling"
            && change.before.title().starts_with("1822")
        {
            self.raise_sold_out(change, &chart);
        }
        self.placed.retain(|(company, _)| change.after.companies[company.index()].marker.is_some());
        self.compare(change, &chart)?;
        Ok(moves)
    }

    fn follow_event(
        &mut self,
        change: &Change<'_>,
        chart: &Chart<'_>,
        event: &Fact,
        place: usize,
        company: CompanyId,
    ) -> Result<bool, String> {
        let title = change.before.title();
        let shares = memory::count(event, "shares").unwrap_or_default();
        match (event.id, title) {
            ("event-company-started", _) => {
                let chartered = change.after.companies[company.index()]
                    .badges
                    .iter()
                    .any(|badge| badge.id == "badge-chartered");
                if title != "1860" && !chartered {
                    self.enter(change, company)?;
                }
            }
            ("event-minor-bought", _) => {
                let minor = memory::company(event, "minor").expect("a minor");
                self.enter(change, minor)?;
                let bid = event.money("amount").unwrap_or_default().0;
                let most = if change.phase() == 1 { 50 } else { (bid / 2).clamp(50, 100) / 10 * 10 };
                let price = self.cell(minor).map(|cell| chart.price(cell));
                if price != Some(most) {
                    return Err(format!("a minor for {bid} starts at {price:?} and not at {most}"));
                }
            }
            ("event-floated" | "event-refloated", "1860" | "1862") => {
                if self.cell(company).is_none() {
                    self.enter(change, company)?;
                }
            }
            ("event-shares-sold", "1860") => {
                let view = change.company(company);
                let price = view.price.unwrap_or_default().0;
                let free = i32::from(!(40..=150).contains(&price));
                if view.operated && view.floated && change.phase() < 8 {
                    self.go(company, false, |cell| chart.along(cell, -(shares - free).max(0)));
                }
            }
            ("event-shares-sold", "1862") => {
                let view = change.company(company);
                let price = view.price.unwrap_or_default().0;
                let directs = change.before.choices.turn.players.first().copied() == view.director;
                let free = match price {
                    _ if directs => 0,
                    400.. => 2,
                    201..400 | ..40 => 1,
                    _ => 0,
                };
                if view.floated && !lner_formed(change) {
                    self.go(company, false, |cell| chart.along(cell, -(shares - free).max(0)));
                }
            }
            ("event-stock-sold", "1862") if !lner_formed(change) => {
                self.go(company, true, |cell| chart.along(cell, -shares));
            }
            ("event-merges", "1862") => {
                let survivor = memory::company(event, "survivor").expect("a survivor");
                let to = merged(change, chart, company, survivor);
                self.put(survivor, to);
            }
            ("event-shares-sold" | "event-issued", _) => {
                self.go(company, false, |cell| (0..shares).fold(cell, |cell, _| chart.down(cell)));
            }
            ("event-dividend-decided", "1860" | "1862") => {
                let revenue = event.money("revenue").unwrap_or_default().0;
                let paid = if memory::word(event, "kind") == Some("retain") { 0 } else { revenue };
                self.after_dividend(chart, company, paid);
            }
            ("event-price-moved" | "event-price-stayed", "1860" | "1862") => {
                let same = |other: &&Fact| memory::company(other, "company") == Some(company);
                let mut since = change.events[..place].iter().rev().filter(same);
                let cause = since.find_map(|other| match other.id {
                    "event-shares-sold" | "event-dividend-decided" | "event-stock-sold" => Some(true),
                    "event-price-moved" | "event-price-stayed" => Some(false),
                    _ => None,
                });
                let explained = cause == Some(true);
                // Nothing was earned, so nothing was paid.
                if !explained {
                    self.after_dividend(chart, company, 0);
                }
                return Ok(!explained);
            }
            ("event-dividend-decided", _) => self.after_1822_dividend(change, chart, event, company),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A marker is put on the chart, where the view shows it.
    fn enter(&mut self, change: &Change<'_>, company: CompanyId) -> Result<(), String> {
        let view = &change.after.companies[company.index()];
        // A company may be started and gone again within one action.
        let Some(marker) = view.marker else { return Ok(()) };
        self.put(company, marker.cell);
        Ok(())
    }

    /// 1860, 1862: one space along its row for each time the dividend covers the price, four at most; one back if nothing is paid.
    /// Along a row every other price is passed over. Who operates goes beneath the others in any case.
    fn after_dividend(&mut self, chart: &Chart<'_>, company: CompanyId, paid: i32) {
        self.go(company, true, |cell| {
            let price = chart.price(cell).max(1);
            let steps = if paid == 0 { -1 } else { (paid / price).min(4) };
            chart.along(cell, 2 * steps)
        });
    }

    /// 1822: section 15.
    fn after_1822_dividend(
        &mut self,
        change: &Change<'_>,
        chart: &Chart<'_>,
        event: &Fact,
        company: CompanyId,
    ) {
        let revenue = event.money("revenue").unwrap_or_default().0;
        let kind = memory::word(event, "kind").unwrap_or_default();
        let minor = change.company(company).badges.iter().any(|badge| badge.id == "badge-minor");
        let online = change.before.view.edition == "online";
        let part = |revenue: i32, kind: &str| match kind {
            "pay" => revenue,
            "half" => revenue - revenue / 2 / 10 * 10,
            _ => 0,
        };
        let paid = match change.memory.extra {
            _ if minor => revenue - revenue / 2,
            Some((extra, of_extra)) => part(revenue - extra, kind) + part(extra, of_extra),
            None => part(revenue, kind),
        };
        self.go(company, false, |cell| {
            let price = chart.price(cell);
            let steps = match paid {
                0 => return chart.left(cell),
                _ if minor && online => 1,
                _ if minor => i32::from(paid >= price),
                _ => (paid / price).min(2),
            };
            (0..steps).fold(cell, |cell, _| chart.right(cell))
        });
    }

    /// 1822, 5.8: majors all of whose shares are with players go up, in operating order.
    fn raise_sold_out(&mut self, change: &Change<'_>, chart: &Chart<'_>) {
        let order = |(place, (_, cell)): &(usize, (CompanyId, Cell))| {
            let (row, column) = chart.row_and_column(*cell);
            (-chart.price(*cell), -column, row, *place)
        };
        let mut companies: Vec<(usize, (CompanyId, Cell))> =
            self.placed.iter().copied().enumerate().collect();
        companies.sort_by_key(order);
        for (_, (company, _)) in companies {
            let view = &change.after.companies[company.index()];
            let minor = view.badges.iter().any(|badge| badge.id == "badge-minor");
            if !minor && view.floated && view.pool + view.own + view.offer == 0 {
                self.go(company, false, |cell| chart.up(cell));
            }
        }
    }

    /// The view shows the same markers on the same spaces in the same order.
    fn compare(&self, change: &Change<'_>, chart: &Chart<'_>) -> Result<(), String> {
        for (company, cell) in &self.placed {
            let view = &change.after.companies[company.index()];
            let shown = view.marker.expect("a marker");
            if shown.cell != *cell {
                let (is, should) = (chart.price(shown.cell), chart.price(*cell));
                return Err(format!(
                    "{} stands at {is} ({:?}) and not at {should} ({cell:?})",
                    view.symbol, shown.cell
                ));
            }
            let above = |(other, at): &&(CompanyId, Cell)| {
                let depth = change.after.companies[other.index()].marker.map(|marker| marker.depth);
                at == cell && depth.is_some_and(|depth| depth < shown.depth)
            };
            let shown_above = self.placed.iter().filter(above).count();
            let earlier = self.placed.iter().take_while(|(other, _)| other != company);
            let should_be = earlier.filter(|(_, at)| at == cell).count();
            if shown_above != should_be {
                return Err(format!(
                    "{} lies beneath {shown_above} markers and not {should_be}",
                    view.symbol
                ));
            }
        }
        Ok(())
    }
}

fn lner_formed(change: &Change<'_>) -> bool {
    change.before.view.round.badges.iter().any(|badge| badge.id == "badge-lner-formed")
}

/// 1862, 7.5.3: the lower price and half of the higher, companies without a train at half; down to a space of the chart.
fn merged(change: &Change<'_>, chart: &Chart<'_>, one: CompanyId, other: CompanyId) -> Cell {
    let mut prices = [one, other].map(|company| {
        let view = change.company(company);
        let price = view.price.unwrap_or_default().0;
        if view.trains.is_empty() { price / 2 } else { price }
    });
    prices.sort();
    let most = prices[0] + prices[1] / 2;
    let below =
        change.before.info.chart.iter().map(|cell| cell.cell).filter(|cell| chart.price(*cell) <= most);
    below.max_by_key(|cell| chart.price(*cell)).expect("a space")
}
