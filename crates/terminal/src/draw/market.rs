//! The stock market: in one line where the markers are, or the whole chart.

use super::Screen;
use crate::paint::Paint;
use rules::info::{ChartCell, Tint, ZoneInfo};
use rules::view::CompanyView;

/// Characters for one column of the chart.
const CELL: usize = 6;

impl Screen<'_> {
    /// The companies on a space, the topmost marker first.
    fn stack(&self, cell: &ChartCell) -> Vec<&CompanyView> {
        let mut stack: Vec<(u8, &CompanyView)> = self
            .view
            .companies
            .iter()
            .filter_map(|company| {
                let marker = company.marker.filter(|marker| marker.cell == cell.cell)?;
                Some((marker.depth, company))
            })
            .collect();
        stack.sort_by_key(|(depth, company)| (*depth, company.id));
        stack.into_iter().map(|(_, company)| company).collect()
    }

    /// Where the markers are, the highest price first.
    pub(crate) fn market_line(&self) -> String {
        let stacks: Vec<String> = self
            .info
            .chart
            .iter()
            .rev()
            .filter_map(|cell| {
                let names: Vec<String> =
                    self.stack(cell).iter().map(|company| company.symbol.clone()).collect();
                (!names.is_empty()).then(|| format!("{} {}", self.pounds(cell.price), names.join(" > ")))
            })
            .collect();
        let stacks = if stacks.is_empty() { self.text("ui-none", &[]) } else { stacks.join(" · ") };
        format!("{}: {stacks}", self.heading("ui-market"))
    }

    /// The whole chart in its two tiers, as many columns to a strip as fit; the markers above the upper tier and
    /// below the lower.
    pub(crate) fn market(&self) -> Vec<String> {
        let columns = self.info.chart.iter().map(|cell| usize::from(cell.column)).max().unwrap_or(0) + 1;
        let in_strip = ((self.width.saturating_sub(CELL / 2)) / CELL).max(1);
        let mut lines = vec![self.heading("ui-market")];
        for first in (0..columns).step_by(in_strip) {
            let strip = first..(first + in_strip).min(columns);
            let tiers = [(0, true), (0, false), (1, false), (1, true)];
            let drawn = tiers.map(|(row, markers)| self.tier(strip.clone(), row, markers));
            lines.extend(drawn.into_iter().filter(|line| !line.is_empty()));
            lines.push(String::new());
        }
        let marked = self.info.zones.iter().filter(|zone| mark(zone).is_some());
        let zones: Vec<String> = marked
            .map(|zone| {
                let name = self.attribute(&format!("zone-{}", zone.id), "short");
                format!("{} {name}", mark(zone).unwrap_or_default())
            })
            .collect();
        lines.push(zones.join(", "));
        let key = self.letter_key();
        if !key.is_empty() {
            lines.push(key);
        }
        lines
    }

    /// One tier of a strip: its prices, or the markers on them.
    fn tier(&self, columns: std::ops::Range<usize>, row: u8, markers: bool) -> String {
        let mut line = if row == 0 { String::new() } else { " ".repeat(CELL / 2) };
        for column in columns {
            let cell =
                self.info.chart.iter().find(|cell| (cell.row, usize::from(cell.column)) == (row, column));
            let (text, paint) = match cell {
                None => (String::new(), Paint::Plain),
                Some(cell) if markers => (self.marker_letters(cell), Paint::Bold),
                Some(cell) => self.price(cell),
            };
            let gap = " ".repeat(CELL.saturating_sub(text.chars().count()));
            line += &format!("{gap}{}", self.painter.paint(paint, &text));
        }
        line.trim_end().to_owned()
    }

    fn marker_letters(&self, cell: &ChartCell) -> String {
        let letters = self.letters();
        let stack = self.stack(cell);
        let shown: String = stack.iter().map(|company| letters[company.id.index()]).take(CELL - 1).collect();
        if stack.len() < CELL { shown } else { format!("{}+", &shown[..CELL - 2]) }
    }

    /// A price as the chart shows it, with the mark of the first of its zones that has one.
    fn price(&self, cell: &ChartCell) -> (String, Paint) {
        let zones = self.info.zones.iter().filter(|zone| cell.zones.contains(&zone.id));
        let marked = zones.filter_map(|zone| Some((mark(zone)?, zone.tint))).next();
        let (mark, paint) = match marked {
            Some((mark, Tint::Start)) => (mark, Paint::Bold),
            Some((mark, _)) => (mark, Paint::Red),
            None => ("", Paint::Plain),
        };
        (format!("{}{mark}", cell.price.0), paint)
    }
}

/// What stands behind the prices of a zone, where there is something.
fn mark(zone: &ZoneInfo) -> Option<&'static str> {
    match zone.tint {
        Tint::Start => Some("*"),
        Tint::Special => Some("'"),
        Tint::Danger | Tint::End => None,
    }
}
