//! How many certificates players have, how many they may have, and that nobody who has enough can get more.

use crate::memory::Memory;
use crate::moment::Moment;
use rules::view::{CompanyView, PlayerView, PrivateState};
use rules::{Choice, Step};

/// Compares the counts and limits in the view with those of the rulebook; the number of players that were compared.
pub fn check(moment: &Moment<'_>, memory: &Memory) -> Result<usize, String> {
    let formed_limit = memory.formed_limit;
    // In the middle of a merger the shares of one company lie with another.
    let merging = moment.choices.turn.step.id() == "option";
    for company in moment.view.companies.iter().filter(|_| !merging) {
        check_all_shares_are_somewhere(moment, memory, company)?;
    }
    for player in &moment.view.players {
        let counted = count(moment, player);
        if player.certificates != counted {
            return Err(format!(
                "{} has {counted} certificates and not {}",
                player.name, player.certificates
            ));
        }
        let limit = limit(moment, formed_limit);
        if player.certificate_limit != limit {
            return Err(format!("the limit is {limit:?} and not {:?}", player.certificate_limit));
        }
    }
    check_offers(moment, formed_limit)?;
    Ok(moment.view.players.len())
}

/// How many shares the director's certificate stands for.
fn directors_shares(moment: &Moment<'_>, company: &CompanyView) -> u8 {
    moment.info.companies[company.id.index()].certificates[0]
}

/// Certificates by what a player holds: the director's, and one for each share besides. A minor of 1822 has only one.
fn count(moment: &Moment<'_>, player: &PlayerView) -> u8 {
    let mut certificates = 0;
    for holding in &player.shares {
        let company = &moment.view.companies[holding.company.index()];
        if is_exempt(moment, company) {
            continue;
        }
        let besides = holding.shares - if holding.director { directors_shares(moment, company) } else { 0 };
        certificates += besides + u8::from(holding.director);
    }
    // 1822: the tax haven is no certificate (2.14). 1860: nor is a private company that is turned over.
    let haven = |card: &&rules::view::PrivateView| is_1822(moment) && card.id.index() == 15;
    let turned_over =
        |card: &rules::view::PrivateView| card.badges.iter().any(|badge| badge.id == "badge-turned-over");
    let owned =
        moment.view.privates.iter().filter(|card| card.owner == Some(player.id) && !turned_over(card));
    certificates + owned.filter(|card| card.state == PrivateState::Owned && !haven(card)).count() as u8
}

fn is_1822(moment: &Moment<'_>) -> bool {
    moment.title().starts_with("1822")
}

/// 1822, 6.3: shares of a company in the yellow zone do not count.
fn is_exempt(moment: &Moment<'_>, company: &CompanyView) -> bool {
    let Some(marker) = company.marker else { return false };
    is_1822(moment) && moment.info.chart[usize::from(marker.cell.0)].zones.iter().any(|zone| zone == "yellow")
}

/// How many certificates a player may have.
fn limit(moment: &Moment<'_>, formed_limit: Option<u8>) -> Option<u8> {
    let by_players: &[u8] = match moment.title() {
        "1860" if moment.view.phase.name.parse::<u8>().is_ok_and(|phase| phase >= 8) => return None,
        "1860" => &[32, 21, 16],
        "1862" => &[25, 18, 13, 11, 10, 9, 8],
        "1822" => &[33, 26, 20, 16, 13, 11],
        "1822MRS" => &[27, 18, 14, 11, 9, 8],
        "1822NRS" => &[27, 16, 13, 10, 9, 8],
        other => panic!("the limits of {other} are not known"),
    };
    formed_limit.or(Some(by_players[moment.view.players.len() - 2]))
}

/// Ten shares of a company, two of a minor, lie with players, in the offer, the pool, its treasury or the tax haven.
fn check_all_shares_are_somewhere(
    moment: &Moment<'_>,
    memory: &Memory,
    company: &CompanyView,
) -> Result<(), String> {
    let held = moment.view.players.iter().flat_map(|player| &player.shares);
    let held: u8 = held.filter(|holding| holding.company == company.id).map(|holding| holding.shares).sum();
    let all: u8 = moment.info.companies[company.id.index()].certificates.iter().sum();
    let sheltered = memory.sheltered.get(&company.id).copied().unwrap_or_default();
    let lying = held + company.offer + company.pool + company.own + sheltered;
    // A minor that nobody has bought yet, or that is gone, has its shares nowhere.
    if lying == all || is_1822(moment) && lying == 0 {
        Ok(())
    } else {
        Err(format!("{lying} of {all} shares of {} are somewhere", company.symbol))
    }
}

/// Who is at the limit is offered no certificate, and who is above it can only sell.
fn check_offers(moment: &Moment<'_>, formed_limit: Option<u8>) -> Result<(), String> {
    let turn = &moment.choices.turn;
    let trading = turn.company.is_none() && [Step::TRADING, Step::SELLING_DOWN].contains(&turn.step);
    let (Some(by), true) = (turn.players.first(), trading) else { return Ok(()) };
    let (player, Some(limit)) = (&moment.view.players[by.index()], limit(moment, formed_limit)) else {
        return Ok(());
    };
    let leading =
        moment.view.boxes.iter().filter(|card| card.bids.last().is_some_and(|bid| bid.player == *by)).count();
    let had = count(moment, player);
    for choice in &moment.choices.options {
        let bought = match choice {
            Choice::BuyShare { company, .. } => {
                let exempt = is_exempt(moment, &moment.view.companies[company.index()]);
                !exempt && had + leading as u8 >= limit
            }
            Choice::BuyPrivate { .. } | Choice::BidFor { .. } => had + leading as u8 >= limit,
            _ => false,
        };
        if bought {
            return Err(format!(
                "{} has {had} certificates of {limit} and is offered {choice:?}",
                player.name
            ));
        }
        let gives = matches!(
            choice,
            Choice::SellShares { .. }
                | Choice::SellPrivate { .. }
                | Choice::ClosePrivate { .. }
                | Choice::Exchange { .. }
        );
        if turn.step == Step::SELLING_DOWN && !gives {
            return Err(format!("{} is above the limit and is offered {choice:?}", player.name));
        }
    }
    let above = had > limit && formed_limit.is_none();
    let must_sell = turn.step == Step::SELLING_DOWN;
    if must_sell && !above {
        return Err(format!("{} must sell down with {had} certificates of {limit}", player.name));
    }
    Ok(())
}
