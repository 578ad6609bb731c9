//! When trains rust: read from the bank's stock and from what is printed on the trains.

use rules::view::CompanyView;
use rules::{Money, TitleInfo, TrainKind, View};

/// What takes trains away, and how soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rust {
    /// The type that rusts.
    pub kind: TrainKind,
    /// The type whose first purchase does it.
    pub by: TrainKind,
    /// What the bank asks for that.
    pub price: Money,
    /// Purchases from the bank until then, that one included.
    pub purchases: u8,
}

/// What takes a type of train away, if anything still will.
pub fn rust_of(view: &View, info: &TitleInfo, kind: TrainKind) -> Option<Rust> {
    let by = info.trains.iter().find(|train| train.effect.rusts == Some(kind))?.kind;
    let seen = |kind: TrainKind| view.trains.iter().find(|stock| stock.kind == kind);
    seen(kind).filter(|stock| !stock.rusted)?;
    let before = view.trains.iter().take_while(|stock| stock.kind != by);
    let left: Option<u8> = before.map(|stock| stock.left).sum();
    Some(Rust { kind, by, price: seen(by)?.price, purchases: left?.saturating_add(1) })
}

/// What leaves a company without a train: the last of what takes its trains away. `None` if one of them lasts, or if it has
/// none.
pub fn end_of(view: &View, info: &TitleInfo, company: &CompanyView) -> Option<Rust> {
    let ends: Option<Vec<Rust>> =
        company.trains.iter().map(|train| rust_of(view, info, train.id.kind)).collect();
    ends?.into_iter().max_by_key(|rust| rust.purchases)
}
