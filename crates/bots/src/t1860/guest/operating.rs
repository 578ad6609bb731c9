//! Runs, dividends and trains of a company the guest directs.

use super::table::Position;
use crate::ground::{Length, SeenGround};
use rules::{Action, Argument, Choice, CompanyId, Message, Money, Reply, TrainId, TrainKind, Word};

/// What is done with revenue.
const PAY: Word = Word("pay");
const RETAIN: Word = Word("retain");
/// What a company keeps besides the price of its next train when it buys one it could do without.
const SPARE: i32 = 40;

/// Runs the best set.
pub fn run(table: &Position<'_>) -> Option<Action> {
    let runs = table.seat.best_runs.map(<[_]>::to_vec).unwrap_or_default();
    Some(Action::Run { runs })
}

/// Operating rounds until the company has no train left, in hundredths.
fn time_left(table: &Position<'_>, company: CompanyId) -> i32 {
    let lives = table.company(company).trains.iter().map(|train| table.life(train.id.kind));
    lives.max().map_or(0, |life| if life >= 99 { 10_000 } else { (life - 1) * 10_000 / table.pace() })
}

/// What the company will have to pay when its trains are gone; nothing, if they last.
fn next_need(table: &Position<'_>, company: CompanyId) -> i32 {
    let lives = table.company(company).trains.iter().map(|train| table.life(train.id.kind));
    match lives.max() {
        Some(99..) => 0,
        Some(life) => table.price(table.kind_after(life)),
        None => table.price(table.next_kind()),
    }
}

/// Pays, unless one or two rounds without a dividend save the company from insolvency.
pub fn dividend(table: &Position<'_>) -> Option<Action> {
    let company = table.seat.choices.turn.company?;
    let kinds = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::Dividend { kind, to_company, price_after, .. } => Some((*kind, *to_company, *price_after)),
        _ => None,
    });
    let (mut pay, mut retain) = (None, None);
    for (kind, to_company, price_after) in kinds {
        match kind {
            PAY => pay = Some(to_company),
            RETAIN => retain = Some((to_company, price_after)),
            _ => {}
        }
    }
    let kept = match (pay, retain) {
        (Some(with_pay), Some((with_retain, price_after))) => {
            let price = table.company(company).price.map_or(0, |price| price.0);
            let fall = price - price_after.0;
            let decision = Decision { with_pay: with_pay.0, with_retain: with_retain.0, fall };
            price_after > Money::ZERO && worth_retaining(table, company, decision)
        }
        (None, _) => true,
        (_, None) => false,
    };
    Some(Action::Dividend { kind: if kept { RETAIN } else { PAY } })
}

/// The revenue on the table, with what the decision does to treasury and price.
#[derive(Clone, Copy)]
struct Decision {
    with_pay: i32,
    with_retain: i32,
    fall: i32,
}

fn worth_retaining(table: &Position<'_>, company: CompanyId, decision: Decision) -> bool {
    let view = table.seat.view();
    if view.ending.is_some() || view.round.has_badge("badge-nationalised") || table.horizon() <= 3 {
        return false;
    }
    saves_from_insolvency(table, company, decision) || pays_for_growth(table, company, decision)
}

/// Whether one or two rounds without a dividend pay for the train that will be needed soon.
fn saves_from_insolvency(table: &Position<'_>, company: CompanyId, decision: Decision) -> bool {
    let need = next_need(table, company);
    let time = time_left(table, company);
    let short = need - table.treasury(company) - decision.with_pay;
    if need == 0 || short <= 0 || time > 250 {
        return false;
    }
    let rounds = (time / 100).clamp(1, 2);
    short <= (decision.with_retain - decision.with_pay) * rounds
}

/// Whether the bank's next train, bought a round or two earlier, brings back more than the dividends given up.
fn pays_for_growth(table: &Position<'_>, company: CompanyId, decision: Decision) -> bool {
    let kind = table.next_kind();
    let revenue = decision.with_retain - decision.with_pay;
    let short = table.price(kind) - table.treasury(company) - decision.with_pay;
    let room = table
        .seat
        .view()
        .phase
        .train_limit
        .is_none_or(|limit| table.company(company).trains.len() < limit.into());
    if short <= 0 || !room || revenue <= 0 || table.life(kind) * 100 / table.pace() < 4 {
        return false;
    }
    let rounds = (short + revenue - 1) / revenue;
    let ground = table.ground();
    let gain = gain_by(table, &ground, company, kind);
    let cost = rounds * (revenue + 10 * decision.fall);
    rounds <= 2 && gain * (table.horizon() - rounds).min(6) > cost * 13 / 10
}

/// What one more train would bring.
fn gain_by(table: &Position<'_>, ground: &SeenGround<'_>, company: CompanyId, kind: TrainKind) -> i32 {
    let mut trains: Vec<Length> = table.lengths(company);
    let before = table.earnings(ground, company, &trains).revenue;
    trains.push(table.length(kind));
    table.earnings(ground, company, &trains).revenue - before
}

/// A train that can be bought now.
#[derive(Clone, Copy)]
struct Offer {
    train: TrainId,
    seller: Option<CompanyId>,
    least: i32,
    most: i32,
    consent: bool,
}

/// Buys the train a company must have, one that outlives its own in time, or one that earns its place.
pub fn buy_train(table: &Position<'_>) -> Option<Action> {
    let company = table.seat.choices.turn.company?;
    let offers: Vec<Offer> = table.seat.choices.options.iter().filter_map(offer).collect();
    let bank = offers.iter().filter(|offer| offer.seller.is_none()).min_by_key(|offer| offer.most);
    if table.company(company).trains.is_empty() {
        return first_train(table, company, &offers, bank);
    }
    let bank = bank?;
    let bought = buy(bank.train, bank.most);
    (wants_another(table, company, bank) && !hurts_own(table, company, bank)).then_some(bought)
}

fn buy(train: TrainId, price: i32) -> Action {
    Action::BuyTrain { train, price: Money(price), side: None, extras: 0 }
}

/// The guest does not repeat what was declined, but may offer more.
fn offer(choice: &Choice) -> Option<Offer> {
    match choice {
        Choice::BuyTrain { train, seller, price, consent, declined, .. } => {
            let better = declined.map_or(price.min, |declined| declined + price.step);
            (better <= price.max).then_some(Offer {
                train: *train,
                seller: *seller,
                least: better.0,
                most: price.max.0,
                consent: consent.is_some(),
            })
        }
        _ => None,
    }
}

/// For a company without a train: the bank's, or a spare one of a sister company, or one asked of a neighbour.
fn first_train(
    table: &Position<'_>,
    company: CompanyId,
    offers: &[Offer],
    bank: Option<&Offer>,
) -> Option<Action> {
    let spare = |offer: &&Offer| {
        let seller = offer.seller.map(|seller| table.company(seller));
        seller.is_some_and(|seller| seller.trains.len() > 1) && table.life(offer.train.kind) > 3
    };
    let sister =
        offers.iter().filter(|offer| !offer.consent).filter(spare).max_by_key(|offer| offer.train.kind);
    let buy = |offer: &Offer, price: i32| buy(offer.train, price);
    match (sister, bank) {
        (Some(sister), None) => Some(buy(sister, sister.least.max(sister.most / 2 / 10 * 10))),
        (_, Some(bank)) => Some(buy(bank, bank.most)),
        (None, None) => {
            let asked = offers.iter().filter(spare).max_by_key(|offer| offer.train.kind)?;
            (table.treasury(company) >= 150).then(|| buy(asked, asked.most))
        }
    }
}

/// Whether a company that has trains should buy one more from the bank.
fn wants_another(table: &Position<'_>, company: CompanyId, bank: &Offer) -> bool {
    let treasury = table.treasury(company);
    let kind = bank.train.kind;
    let own_life =
        table.company(company).trains.iter().map(|train| table.life(train.id.kind)).max().unwrap_or(0);
    let life = table.life(kind);
    let outlives = life > own_life;
    if outlives && time_left(table, company) <= 150 {
        return true;
    }
    let ground = table.ground();
    let gain = gain_by(table, &ground, company, kind);
    let lasting = own_life.max(life);
    let reserve = reserve(table, company, lasting - 1);
    let left = treasury - bank.most - reserve;
    // Money in a treasury counts for nothing in the end: what is not needed brings the next phase nearer.
    let idle = lasting < 99 && left >= SPARE;
    let earns = gain >= 20 && (left >= 0 || (outlives && lasting >= 99));
    (idle || earns) && table.horizon() >= 3
}

/// What a company must keep for the time when its trains are gone, so many purchases from now. What it can retain
/// until then it need not have today.
fn reserve(table: &Position<'_>, company: CompanyId, life: i32) -> i32 {
    if life >= 90 {
        return 0;
    }
    let revenue = table.company(company).last_revenue.map_or(0, |money| money.0);
    let rounds = (life * 100 / table.pace()).min(3);
    (table.price(table.kind_after(life)) - rounds * revenue * 8 / 10).max(0)
}

/// Whether buying a train of a new type leaves other companies of the guest's without a train and without the
/// means to buy one.
fn hurts_own(table: &Position<'_>, company: CompanyId, bank: &Offer) -> bool {
    let effect = &table.seat.info.trains[bank.train.kind.index()].effect;
    let first = table.seat.view().trains[bank.train.kind.index()].first_purchase.is_some();
    let Some(rusting) = effect.rusts.filter(|_| first) else { return false };
    let after = table.price(table.kind_after(1));
    table.running().filter(|other| other.id != company && table.directs(other.id)).any(|other| {
        let stranded = !other.trains.is_empty() && other.trains.iter().all(|train| train.id.kind == rusting);
        stranded && table.treasury(other.id) < after
    })
}

/// Gives up the train that rusts first.
pub fn discard(table: &Position<'_>) -> Option<Action> {
    let trains = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::DiscardTrain { train } => Some(*train),
        _ => None,
    });
    let worst = trains.min_by_key(|train| (table.length(train.kind).large, train.copy))?;
    Some(Action::DiscardTrain { train: worst })
}

/// Sells a train to a neighbour if the company keeps another, or can buy a better one for the money.
pub fn answer(table: &Position<'_>) -> Option<Action> {
    let question = table.seat.choices.options.iter().find_map(|choice| match choice {
        Choice::Answer { question } => Some(question),
        _ => None,
    })?;
    let (kind, seller, price) = wanted(table, question)?;
    let mut others: Vec<TrainKind> = table.company(seller).trains.iter().map(|own| own.id.kind).collect();
    let sold = others.iter().position(|own| *own == kind)?;
    others.remove(sold);
    let keeps_longer = others.iter().any(|own| table.life(*own) >= table.life(kind));
    let worn = table.life(kind) <= 3;
    let fair = table.price(kind) * if worn { 40 } else { 85 } / 100;
    let replaced = table.treasury(seller) + price >= table.price(table.next_kind());
    let next_lives = table.life(table.next_kind()) > table.life(kind);
    let accept = price >= fair && (keeps_longer || (replaced && next_lives && others.is_empty()));
    Some(Action::Answer { reply: if accept { Reply::Accept } else { Reply::Decline } })
}

/// What a neighbour asks for: a train of which type, of which company, at what price.
fn wanted(table: &Position<'_>, question: &Message) -> Option<(TrainKind, CompanyId, i32)> {
    let named = |name: &str| match question.args.get(name) {
        Some(Argument::Text(text)) => Some(text.as_str()),
        _ => None,
    };
    let (train, seller) = (named("train")?, named("seller")?);
    let train = table.seat.info.trains.iter().find(|printed| printed.name == train)?;
    let seller = table.seat.info.companies.iter().find(|printed| printed.symbol == seller)?;
    Some((train.kind, seller.id, i32::try_from(question.number("price")?).ok()?))
}
