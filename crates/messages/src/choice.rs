//! Labels for what a player may do: a [`Choice`] as a [`Message`]. The arguments are those of the choice; ranges
//! are `min` and `max`, lists are joined by commas, and what is not there is the selector `none`.

use rules::{Action, Argument, Card, Choice, Message, Names, ParChoice, Range, Reply, Step, Thing};

/// The values of these variables as arguments of the same names.
macro_rules! args {
    ($names:ident: $($name:ident),*) => {
        vec![$((stringify!($name), Thing::from($name.clone()).argument($names))),*]
    };
}

/// The label of a choice, made while the table waits for `step` and the turn carries these badges.
pub fn label(choice: &Choice, step: Step, badges: &[Message], names: &dyn Names) -> Message {
    let (id, args) = match choice {
        Choice::Pass => ("pass", vec![("step", step.id().into())]),
        Choice::Bid { amount } => {
            let (min, max) = (&amount.min, &amount.max);
            ("bid", args!(names: min, max))
        }
        Choice::OpenAuction { company, amount } => {
            let (min, max) = (&amount.min, &amount.max);
            ("open-auction", args!(names: company, min, max))
        }
        Choice::TakePrivate { private, price } => ("take-private", args!(names: private, price)),
        Choice::Start { company, pars } => {
            let count = ("count", Argument::Number(pars.len() as i64));
            ("start", with(args!(names: company), [("pars", list(pars)), count]))
        }
        Choice::BuyShare { company, from, price, .. } => {
            let from = &from.holder(*company);
            ("buy-share", args!(names: company, from, price))
        }
        Choice::BuyPrivate { private, price } => ("buy-private", args!(names: private, price)),
        Choice::SellShares { company, sales } => {
            let most = &sales.iter().map(|sale| sale.shares).max().unwrap_or_default();
            let count = ("count", Argument::Number(sales.len() as i64));
            ("sell-shares", with(args!(names: company, most), [count]))
        }
        Choice::SellPrivate { private, proceeds } => ("sell-private", args!(names: private, proceeds)),
        Choice::ClosePrivate { private } => ("close-private", args!(names: private)),
        Choice::Exchange { private, company, .. } => ("exchange", args!(names: private, company)),
        Choice::LayTile { hex, tile, cost, .. } => ("lay-tile", args!(names: hex, tile, cost)),
        Choice::PlaceToken { at, cost } => ("place-token", args!(names: at, cost)),
        Choice::Run { trains, .. } => {
            let trains = &trains.to_vec();
            let badge = badges.first().map_or("none", |badge| badge.id.as_str());
            ("run", with(args!(names: trains), [("badge", badge.into())]))
        }
        Choice::Dividend { kind, per_share, to_company, price_after } => {
            ("dividend", args!(names: kind, per_share, to_company, price_after))
        }
        Choice::BuyTrain { train, seller, price, consent, side, .. } => {
            let (min, max) = (&price.min, &price.max);
            let seller = seller.map_or("bank".into(), |seller| names.company(seller).into());
            let consent = consent.map_or("none".into(), |player| names.player(player).into());
            let side = ("side", side.map_or("none", |side| side.0).into());
            let more = [("seller", seller), ("consent", consent), side];
            ("buy-train", with(args!(names: train, min, max), more))
        }
        Choice::DiscardTrain { train } => ("discard-train", args!(names: train)),
        Choice::Answer { question } => return question.clone(),
        Choice::Choose { choice, cost, proceeds, .. } => ("choose", args!(names: choice, cost, proceeds)),
        Choice::Merge { company, consent } => {
            let consent = consent.map_or("none".into(), |player| names.player(player).into());
            ("merge", with(args!(names: company), [("consent", consent)]))
        }
        Choice::Survive { company, price_after, .. } => ("survive", args!(names: company, price_after)),
        Choice::BuyTokens { company, count, cost } => ("buy-tokens", args!(names: company, count, cost)),
        Choice::RemoveToken { at, .. } => ("remove-token", args!(names: at)),
        Choice::Redeem { price, .. } => ("redeem", args!(names: price)),
        Choice::BidFor { card, amount } => {
            let (card, min, max) = (&thing(*card), &amount.min, &amount.max);
            ("bid-for", args!(names: card, min, max))
        }
        Choice::BuyOnto { private, company, from, price } => {
            let from = &from.holder(*company);
            ("buy-onto", args!(names: private, company, from, price))
        }
        Choice::Repay { amount } => {
            let (min, max) = (&amount.min, &amount.max);
            ("repay", args!(names: min, max))
        }
        Choice::LayByPower { powers, hex, tile, cost, .. } => {
            let powers = &powers.to_vec();
            ("lay-by-power", args!(names: powers, hex, tile, cost))
        }
        Choice::PlaceByPower { private, at } => ("place-by-power", args!(names: private, at)),
        Choice::UsePower { private, choice } => ("use-power", args!(names: private, choice)),
        Choice::MoveCard { private, card, to } => {
            let card = &thing(*card);
            ("move-card", args!(names: private, card, to))
        }
        Choice::Couple { train } => ("couple", args!(names: train)),
        Choice::Issue { sales } => {
            let most = &sales.iter().map(|sale| sale.shares).max().unwrap_or_default();
            ("issue", args!(names: most))
        }
        Choice::RedeemShares { certificates, price } => {
            let shares = &(certificates.len() as u8);
            ("redeem-shares", args!(names: shares, price))
        }
    };
    message(id, args)
}

/// What each form of a choice means, where it has forms that need words: pars, blocks of shares, answers. In the
/// order of [`Choice::actions`].
pub fn forms(choice: &Choice, names: &dyn Names) -> Vec<Message> {
    match choice {
        Choice::Start { pars, .. } => {
            let prices = pars.iter().map(|open| (&open.price, &open.cost));
            prices.map(|(par, cost)| message("start-form", args!(names: par, cost))).collect()
        }
        Choice::SellShares { sales, .. } | Choice::Issue { sales } => {
            let blocks = sales.iter().map(|sale| (&sale.shares, &sale.proceeds, &sale.price_after));
            blocks
                .map(|(shares, proceeds, price)| {
                    message("sell-shares-form", args!(names: shares, proceeds, price))
                })
                .collect()
        }
        Choice::Answer { .. } => {
            let replies = Reply::ALL.into_iter();
            replies.map(|reply| message("answer-form", vec![("reply", reply.id().into())])).collect()
        }
        _ => Vec::new(),
    }
}

/// The label of one way to make a choice: what exactly this action does. An action of another choice is labelled as the choice.
pub fn deed(choice: &Choice, action: &Action, step: Step, badges: &[Message], names: &dyn Names) -> Message {
    match (choice, action) {
        (Choice::Bid { .. }, Action::Bid { amount }) => message("bid-form", args!(names: amount)),
        (Choice::OpenAuction { company, .. }, Action::OpenAuction { amount, .. }) => {
            message("open-auction-form", args!(names: company, amount))
        }
        (Choice::BidFor { card, .. }, Action::BidFor { amount, .. }) => {
            let card = &thing(*card);
            message("bid-for-form", args!(names: card, amount))
        }
        (Choice::Repay { .. }, Action::Repay { amount }) => message("repay-form", args!(names: amount)),
        (
            Choice::BuyTrain { seller: Some(seller), consent, side: None, .. },
            Action::BuyTrain { train, price, .. },
        ) => {
            let consent = consent.map_or("none".into(), |player| names.player(player).into());
            message("buy-train-form", with(args!(names: train, seller, price), [("consent", consent)]))
        }
        (Choice::Issue { sales }, Action::Issue { certificates }) => {
            let block = sales.iter().find(|sale| sale.certificates == *certificates);
            let shares = &block.map_or(0, |sale| sale.shares);
            message("issue-form", args!(names: shares))
        }
        (Choice::Answer { .. }, Action::Answer { reply }) => {
            message("answer-form", vec![("reply", reply.id().into())])
        }
        _ => label(&narrowed(choice, action), step, badges, names),
    }
}

/// A choice of which only this action is left.
fn narrowed(choice: &Choice, action: &Action) -> Choice {
    let mut left = choice.clone();
    match (&mut left, action) {
        (Choice::Start { pars, .. }, Action::Start { par, .. }) => pars.retain(|open| open.par == *par),
        (Choice::SellShares { sales, .. }, Action::SellShares { shares, .. }) => {
            sales.retain(|sale| sale.shares == *shares);
        }
        (Choice::BuyTrain { price, .. }, Action::BuyTrain { price: paid, .. }) => {
            *price = Range::exactly(*paid)
        }
        _ => {}
    }
    left
}

fn thing(card: Card) -> Thing {
    match card {
        Card::Private(private) => private.into(),
        Card::Company(company) => company.into(),
    }
}

type Arguments = Vec<(&'static str, Argument)>;

fn message(id: &str, args: Arguments) -> Message {
    let args = args.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    Message { id: format!("choice-{id}"), args }
}

fn with<const N: usize>(mut args: Arguments, more: [(&'static str, Argument); N]) -> Arguments {
    args.extend(more);
    args
}

fn list(pars: &[ParChoice]) -> Argument {
    let figures: Vec<String> = pars.iter().map(|open| open.price.0.to_string()).collect();
    figures.join(", ").into()
}
