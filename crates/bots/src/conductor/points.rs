//! What matters in a decision, as far as it holds in every title: figures of the view and of the choices.

use super::rust::{Rust, end_of, rust_of};
use crate::player::Seat;
use board::HexId;
use rules::view::CompanyView;
use rules::{Action, Choice, CompanyId, Fact, Game, Money, PrivateId, TrainKind};

/// Places that are named of all that could be built on.
const MOST_HEXES: usize = 3;
/// So few certificates before the limit are worth a word.
const NEAR_LIMIT: u8 = 3;

rules::facts! {
    /// Something that matters in a decision.
    pub enum Point {
        /// The share that paid most for its price.
        Yields { company: CompanyId, price: Money, paid: Money } => "point-yields",
        /// Companies on sale that have no train, and so pay nothing.
        Idle { companies: Vec<CompanyId> } => "point-idle",
        /// The certificate limit is near.
        NearLimit { held: u8, limit: u8 } => "point-near-limit",
        /// There is nothing that the seat can buy.
        NothingToBuy { amount: Money } => "point-nothing-to-buy",
        /// The sale that costs least, for somebody who must sell.
        CheapestSale { company: CompanyId, amount: Money, price: Money } => "point-cheapest-sale",
        /// Private companies that bring an income.
        Income { private: PrivateId, amount: Money } => "point-income",
        /// Where building serves the company best.
        Build { company: CompanyId, hexes: Vec<HexId> } => "point-build",
        /// What the company has, and what the bank's next train costs.
        Treasury { company: CompanyId, amount: Money, train: TrainKind, price: Money } => "point-treasury",
        /// Tokens left.
        Tokens { company: CompanyId, count: u8, cost: Money } => "point-tokens",
        /// What the best runs bring, and what of it would be the seat's.
        Runs { company: CompanyId, revenue: Money, shares: u8, amount: Money } => "point-runs",
        /// What paying out does.
        Pays { company: CompanyId, shares: u8, amount: Money, price: Money, then: Money } => "point-pays",
        /// What keeping the revenue does.
        Keeps { company: CompanyId, amount: Money, price: Money, then: Money } => "point-keeps",
        /// What the bank sells.
        OnSale { train: TrainKind, price: Money, left: u8 } => "point-on-sale",
        /// What the bank sells as long as somebody wants it.
        AlwaysOnSale { train: TrainKind, price: Money } => "point-always-on-sale",
        /// What the first purchase of the train on sale takes away.
        Rusts { train: TrainKind, rusts: TrainKind } => "point-rusts",
        /// How long a train bought now will last.
        Lives { train: TrainKind, by: TrainKind, purchases: u8 } => "point-lives",
        /// A train bought now never rusts.
        Lasts { train: TrainKind } => "point-lasts",
        /// When the company loses its last train.
        LastTrain { company: CompanyId, train: TrainKind, by: TrainKind, purchases: u8 } => "point-last-train",
    }
}

/// The points of a decision; what a guest has in mind says which places matter.
pub fn of(seat: &Seat<'_>, ideas: &[Action]) -> Vec<Fact> {
    let mut points = Vec::new();
    let has = |wanted: fn(&Choice) -> bool| seat.choices.options.iter().any(wanted);
    if has(|choice| matches!(choice, Choice::BuyShare { .. } | Choice::Start { .. })) {
        points.extend(buying(seat));
    } else if has(|choice| matches!(choice, Choice::SellShares { .. })) {
        let must_sell = !seat.choices.options.contains(&Choice::Pass);
        points.extend(if must_sell { cheapest_sale(seat) } else { nothing_to_buy(seat) });
    }
    if has(|choice| matches!(choice, Choice::TakePrivate { .. } | Choice::BuyPrivate { .. })) {
        points.extend(best_income(seat));
    }
    let acting = seat.choices.turn.company.map(|company| &seat.view().companies[company.index()]);
    if let Some(company) = acting {
        points.extend(operating(seat, company, ideas));
    }
    points.into_iter().map(Fact::from).collect()
}

fn buying(seat: &Seat<'_>) -> Vec<Point> {
    let view = seat.view();
    let offers = || {
        seat.choices.options.iter().filter_map(|choice| match choice {
            Choice::BuyShare { company, price, .. } => Some((&view.companies[company.index()], *price)),
            _ => None,
        })
    };
    let mut points = Vec::new();
    let paying = offers().filter_map(|(company, price)| Some((company, price, last_paid(seat, company)?)));
    let best = paying.max_by_key(|(_, price, paid)| 1000 * paid.0 / price.0.max(1));
    if let Some((company, price, paid)) = best {
        points.push(Point::Yields { company: company.id, price, paid });
    }
    let mut idle: Vec<CompanyId> = offers()
        .filter(|(company, _)| company.operated && company.trains.is_empty())
        .map(|(company, _)| company.id)
        .collect();
    idle.dedup();
    if !idle.is_empty() {
        points.push(Point::Idle { companies: idle });
    }
    let me = &view.players[seat.player.index()];
    if let Some(limit) =
        me.certificate_limit.filter(|limit| limit.saturating_sub(me.certificates) <= NEAR_LIMIT)
    {
        points.push(Point::NearLimit { held: me.certificates, limit });
    }
    points
}

/// What each share was paid last, if the company paid at all.
fn last_paid(seat: &Seat<'_>, company: &CompanyView) -> Option<Money> {
    let kept = company.last_dividend.is_none_or(|kind| kind.0 == "retain");
    let shares: i32 =
        seat.info.companies[company.id.index()].certificates.iter().map(|&count| i32::from(count)).sum();
    company.last_revenue.filter(|_| !kept).map(|revenue| Money(revenue.0 / shares.max(1)))
}

/// That a turn with nothing but sales and a pass has nothing to be bought.
fn nothing_to_buy(seat: &Seat<'_>) -> Option<Point> {
    let only = |choice: &Choice| {
        matches!(choice, Choice::Pass | Choice::SellShares { .. } | Choice::SellPrivate { .. })
    };
    let amount = seat.view().players[seat.player.index()].cash;
    seat.choices.options.iter().all(only).then_some(Point::NothingToBuy { amount })
}

fn cheapest_sale(seat: &Seat<'_>) -> Option<Point> {
    let view = seat.view();
    let sales = seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::SellShares { company, sales } => {
            let sale = sales.first()?;
            let fall = view.companies[company.index()].price? - sale.price_after;
            Some((fall, *company, sale))
        }
        _ => None,
    });
    let (_, company, sale) = sales.min_by_key(|(fall, ..)| *fall)?;
    Some(Point::CheapestSale { company, amount: sale.proceeds, price: sale.price_after })
}

fn best_income(seat: &Seat<'_>) -> Option<Point> {
    let offered = seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::TakePrivate { private, .. } | Choice::BuyPrivate { private, .. } => {
            Some(&seat.view().privates[private.index()])
        }
        _ => None,
    });
    let best = offered.filter(|private| private.income > Money::ZERO).max_by_key(|private| private.income)?;
    Some(Point::Income { private: best.id, amount: best.income })
}

/// The turn of a company.
fn operating(seat: &Seat<'_>, company: &CompanyView, ideas: &[Action]) -> Vec<Point> {
    let mut points = Vec::new();
    let options = &seat.choices.options;
    let hexes = places(ideas);
    if !hexes.is_empty() {
        points.push(Point::Build { company: company.id, hexes });
    }
    if options.iter().any(|choice| matches!(choice, Choice::PlaceToken { .. })) {
        points.extend(company.next_token_cost.map(|cost| Point::Tokens {
            company: company.id,
            count: company.tokens_left,
            cost,
        }));
    }
    points.extend(options.iter().filter_map(|choice| match choice {
        Choice::Run { .. } => runs(seat, company),
        Choice::Dividend { kind, per_share, to_company, price_after } => {
            let (shares, price) = (held(seat, company.id), company.price.unwrap_or_default());
            let amount = Money(per_share.0 * i32::from(shares));
            Some(match kind.0 {
                "retain" => {
                    Point::Keeps { company: company.id, amount: *to_company, price, then: *price_after }
                }
                _ => Point::Pays { company: company.id, shares, amount, price, then: *price_after },
            })
        }
        _ => None,
    }));
    let spends = |choice: &Choice| {
        matches!(choice, Choice::LayTile { .. } | Choice::PlaceToken { .. } | Choice::Dividend { .. })
    };
    if options.iter().any(|choice| matches!(choice, Choice::BuyTrain { .. } | Choice::DiscardTrain { .. })) {
        points.extend(trains(seat, company));
    } else if options.iter().any(spends) {
        points.extend(treasury(seat, company));
    }
    points
}

/// The hexes that a guest would build on, best first.
fn places(ideas: &[Action]) -> Vec<HexId> {
    let mut hexes: Vec<HexId> = Vec::new();
    for action in ideas {
        if let Action::LayTile { hex, .. } | Action::LayByPower { hex, .. } = action
            && !hexes.contains(hex)
        {
            hexes.push(*hex);
        }
    }
    hexes.truncate(MOST_HEXES);
    hexes
}

fn held(seat: &Seat<'_>, company: CompanyId) -> u8 {
    let me = &seat.view().players[seat.player.index()];
    me.shares.iter().find(|held| held.company == company).map_or(0, |held| held.shares)
}

fn runs(seat: &Seat<'_>, company: &CompanyView) -> Option<Point> {
    let revenue = seat.game.reckon_runs(seat.best_runs?).ok()?.revenue;
    let all: i32 =
        seat.info.companies[company.id.index()].certificates.iter().map(|&count| i32::from(count)).sum();
    let shares = held(seat, company.id);
    let amount = Money(revenue.0 * i32::from(shares) / all.max(1));
    Some(Point::Runs { company: company.id, revenue, shares, amount })
}

fn treasury(seat: &Seat<'_>, company: &CompanyView) -> Option<Point> {
    let stock = seat.view().trains.iter().find(|stock| !stock.available.is_empty())?;
    let (amount, train, price) = (company.treasury?, stock.kind, stock.price);
    Some(Point::Treasury { company: company.id, amount, train, price })
}

fn trains(seat: &Seat<'_>, company: &CompanyView) -> Vec<Point> {
    let view = seat.view();
    let mut points = Vec::new();
    if let Some(end) = end_of(view, seat.info, company) {
        points.push(Point::LastTrain {
            company: company.id,
            train: end.kind,
            by: end.by,
            purchases: end.purchases,
        });
    }
    let Some(stock) = view.trains.iter().find(|stock| !stock.available.is_empty()) else { return points };
    let (train, price) = (stock.kind, stock.price);
    points.push(match stock.left {
        Some(left) => Point::OnSale { train, price, left },
        None => Point::AlwaysOnSale { train, price },
    });
    let rusts = stock.first_purchase.as_ref().and_then(|effect| effect.rusts);
    let gone = rusts.filter(|kind| rust_of(view, seat.info, *kind).is_some());
    points.extend(gone.map(|rusts| Point::Rusts { train, rusts }));
    points.push(match rust_of(view, seat.info, train) {
        Some(Rust { by, purchases, .. }) => Point::Lives { train, by, purchases },
        None => Point::Lasts { train },
    });
    points
}
