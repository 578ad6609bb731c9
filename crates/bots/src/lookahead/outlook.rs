//! What a thought led to, in words: dividends, what papers stand at, companies without trains, companies won and lost.

use rules::view::CompanyView;
use rules::{CompanyId, Fact, Money, PlayerId, Thing, View};

/// A change of what a seat's papers stand at that is not worth a word.
const LITTLE: i32 = 5;

rules::facts! {
    /// What speaks for a move, or against it.
    pub enum Prospect {
        /// Dividends and other income in the rounds looked ahead.
        Income { amount: Money, rounds: u16 } => "advice-income",
        /// What the seat's papers stand at rises, beyond what was paid for new ones.
        PapersRise { amount: Money } => "advice-papers-rise",
        /// It falls.
        PapersFall { amount: Money } => "advice-papers-fall",
        /// A company of the seat's has no train then.
        WithoutTrain { company: CompanyId } => "advice-without-train",
        /// The seat directs a company that it does not direct now.
        Directs { company: CompanyId } => "advice-directs",
        /// A company that the seat directs now has another director then.
        LosesOffice { company: CompanyId } => "advice-loses-office",
        /// The game is over by then.
        GameEnds => "advice-game-ends",
    }
}

/// What a seat receives in a thought, gathered from what happens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Receipts {
    pub income: i32,
}

impl Receipts {
    /// Takes down what a move brings a player.
    pub fn note(&mut self, facts: &[Fact], player: PlayerId) {
        for fact in facts {
            let paid = matches!(fact.id, "event-dividend-paid" | "event-private-income");
            if paid && fact.arg("player") == Some(&Thing::Player(player)) {
                self.income += fact.money("amount").unwrap_or_default().0;
            }
        }
    }
}

/// What differs for a player between now and where a thought ended.
pub fn prospects(now: &View, then: &View, player: PlayerId, receipts: Receipts, rounds: u16) -> Vec<Fact> {
    let mut prospects = Vec::new();
    if receipts.income > 0 {
        prospects.push(Prospect::Income { amount: Money(receipts.income), rounds });
    }
    let worth = |view: &View| view.players[player.index()].worth.0;
    let papers = worth(then) - worth(now) - receipts.income;
    if papers > LITTLE {
        prospects.push(Prospect::PapersRise { amount: Money(papers) });
    } else if papers < -LITTLE {
        prospects.push(Prospect::PapersFall { amount: Money(-papers) });
    }
    for (before, after) in now.companies.iter().zip(&then.companies) {
        let directs = |company: &CompanyView| company.director == Some(player) && !company.closed;
        let company = after.id;
        match (directs(before), directs(after)) {
            (false, true) => prospects.push(Prospect::Directs { company }),
            (true, false) => prospects.push(Prospect::LosesOffice { company }),
            _ => {}
        }
        if directs(after) && after.operated && after.trains.is_empty() {
            prospects.push(Prospect::WithoutTrain { company });
        }
    }
    if then.standings.is_some() {
        prospects.push(Prospect::GameEnds);
    }
    prospects.into_iter().map(Fact::from).collect()
}
