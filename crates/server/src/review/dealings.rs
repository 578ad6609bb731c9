//! Shares that were bought and sold, and what became of them: each deal is judged by itself, as if what was bought had been kept to the
//! end, and as if what was sold had been.

use super::Made;

use rules::{Argument, CompanyId, Game, Message, View, Viewer};
use titles::AnyGame;

/// Shares of a company that somebody bought or sold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealing {
    /// Which of the moves.
    pub index: usize,
    /// Who dealt.
    pub seat: u8,
    /// The company.
    pub company: CompanyId,
    /// How many shares; below zero if they were sold.
    pub shares: i64,
    /// What they cost, below zero, or brought.
    pub money: i64,
    /// What so many shares paid from then on.
    pub dividends: i64,
    /// What so many are worth at the end; nothing if the company has no price then.
    pub worth: Option<i64>,
}

/// All dealings of a game.
pub fn dealings(moves: &[Made], end: &AnyGame) -> Vec<Dealing> {
    let last = end.view(Viewer::Referee);
    let mut found = Vec::new();
    for (index, made) in moves.iter().enumerate() {
        let after = moves.get(index + 1).map_or(end, |next| &next.before);
        // States are looked at only where there was a deal.
        let mut states = None;
        for event in &made.events {
            let Some(deal) = Deal::told(event, &last) else { continue };
            let shares = match deal.sold {
                Some(sold) => -sold,
                None => {
                    let (before, after) = states.get_or_insert_with(|| {
                        (made.before.view(Viewer::Referee), after.view(Viewer::Referee))
                    });
                    held(after, &deal) - held(before, &deal)
                }
            };
            let money = deal.sold.map_or(-deal.price, |sold| sold * deal.price);
            let (seat, company) = (deal.seat, deal.company);
            if shares != 0 {
                found.push(Dealing { index, seat, company, shares, money, dividends: 0, worth: None });
            }
        }
    }
    let paid = dividends(moves, &last);
    for dealing in &mut found {
        let since = paid.iter().filter(|paid| paid.index > dealing.index && paid.company == dealing.company);
        dealing.dividends = since.map(|paid| paid.each).sum::<i64>() * dealing.shares.abs();
        let price = last.companies.get(dealing.company.index()).and_then(|company| company.price);
        dealing.worth = price.map(|price| i64::from(price.0) * dealing.shares.abs());
    }
    found
}

/// A deal as the log tells it.
struct Deal {
    seat: u8,
    company: CompanyId,
    /// For what was bought in all, or for each share that was sold.
    price: i64,
    sold: Option<i64>,
}

impl Deal {
    fn told(event: &Message, view: &View) -> Option<Deal> {
        let sold = match event.id.as_str() {
            "event-shares-sold" => Some(number(event, "shares")?),
            "event-share-bought" | "event-company-started" => None,
            _ => return None,
        };
        let player = text(event, "player")?;
        let seat = view.players.iter().find(|seat| seat.name == player)?.id.0;
        Some(Deal { seat, company: company(event, view)?, price: number(event, "price")?, sold })
    }
}

fn held(view: &View, deal: &Deal) -> i64 {
    let player = view.players.get(usize::from(deal.seat));
    let holding = player.and_then(|player| player.shares.iter().find(|held| held.company == deal.company));
    holding.map_or(0, |holding| i64::from(holding.shares))
}

/// What a company paid for each share.
struct Paid {
    index: usize,
    company: CompanyId,
    each: i64,
}

fn dividends(moves: &[Made], view: &View) -> Vec<Paid> {
    let mut paid: Vec<Paid> = Vec::new();
    for (index, made) in moves.iter().enumerate() {
        for event in made.events.iter().filter(|event| event.id == "event-dividend-paid") {
            let (Some(company), Some(shares), Some(amount)) =
                (company(event, view), number(event, "shares"), number(event, "amount"))
            else {
                continue;
            };
            // Everybody gets the same for each share: one of them tells.
            if shares > 0 && !paid.iter().any(|paid| paid.index == index && paid.company == company) {
                paid.push(Paid { index, company, each: amount / shares });
            }
        }
    }
    paid
}

fn company(event: &Message, view: &View) -> Option<CompanyId> {
    let symbol = text(event, "company")?;
    Some(view.companies.iter().find(|company| company.symbol == symbol)?.id)
}

fn number(event: &Message, name: &str) -> Option<i64> {
    match event.args.get(name)? {
        Argument::Number(number) => Some(*number),
        Argument::Text(_) => None,
    }
}

fn text<'e>(event: &'e Message, name: &str) -> Option<&'e str> {
    match event.args.get(name)? {
        Argument::Text(text) => Some(text),
        Argument::Number(_) => None,
    }
}
