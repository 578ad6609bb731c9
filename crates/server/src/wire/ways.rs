//! The ways a move can go: every series of decisions that follows it, thought through to the end, and who has what then.

use crate::error::Error;
use records::notation;
use rules::view::{CompanyView, PlayerView, PrivateView};
use rules::{Action, Choice, Fact, Game, Message, PlayerId, Reply, View, Viewer};
use serde::{Deserialize, Serialize};
use titles::AnyGame;
use utoipa::ToSchema;

/// So many ways are told at most; no move of any title has so many.
const MOST_WAYS: usize = 64;

/// A move to be thought through.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WaysBody {
    /// The seat, for people who play several.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The move.
    #[schema(value_type = rules::Action<rules::ByName>)]
    pub action: serde_json::Value,
}

/// One way a move can go.
#[derive(Debug, Serialize, ToSchema)]
pub struct WayInfo {
    /// What is decided after it, in order, by the title's words.
    pub choices: Vec<String>,
    /// What would happen, in order.
    pub events: Vec<Message>,
    /// The companies that are not as they were, afterwards.
    pub companies: Vec<CompanyView>,
    /// The players who do not have what they had, afterwards.
    pub players: Vec<PlayerView>,
    /// The private companies that are not as they were, afterwards.
    pub privates: Vec<PrivateView>,
}

/// All ways a move of a seat can go. Whoever is asked is thought to agree; decisions of the same company that are made by a word
/// are thought through in every way.
pub fn ways(game: &AnyGame, seat: u8, action: &serde_json::Value) -> Result<Vec<WayInfo>, Error> {
    let action =
        notation::read_action(game, action).map_err(|error| Error::Invalid("action", error.to_string()))?;
    let viewer = Viewer::Player(PlayerId(seat));
    let mut first = Way { game: game.clone(), choices: Vec::new(), events: Vec::new() };
    if let Err(refusal) = first.go(PlayerId(seat), &action) {
        return Err(Error::Refused(Box::new(serde_json::json!(notation::refusal(game, &refusal)))));
    }
    let company = game.turn().company;
    let before = game.view(viewer);
    let mut open = vec![first];
    let mut ended = Vec::new();
    while let Some(way) = open.pop() {
        let next = if way.game.turn().company == company { way.onwards() } else { Vec::new() };
        if next.is_empty() || ended.len() + open.len() + next.len() > MOST_WAYS {
            ended.push(way.told(&before, viewer));
        } else {
            // The first is thought through first.
            open.extend(next.into_iter().rev());
        }
    }
    Ok(ended)
}

#[derive(Clone)]
struct Way {
    game: AnyGame,
    choices: Vec<String>,
    events: Vec<Fact>,
}

impl Way {
    fn go(&mut self, by: PlayerId, action: &Action) -> Result<(), rules::Refusal> {
        self.events.extend(self.game.apply(by, action)?);
        Ok(())
    }

    /// The ways on from here, if nothing but a word, or somebody's consent, is asked for.
    fn onwards(&self) -> Vec<Way> {
        let choices = self.game.choices();
        let Some(&by) = choices.turn.players.first() else { return Vec::new() };
        let asked = choices.options.iter().map(|choice| match choice {
            Choice::Choose { choice, .. } => Some((Some(choice.0), Action::Choose { choice: *choice })),
            Choice::Answer { .. } => Some((None, Action::Answer { reply: Reply::Accept })),
            _ => None,
        });
        let Some(asked) = asked.collect::<Option<Vec<_>>>() else { return Vec::new() };
        let step = |(word, action): (Option<&str>, Action)| {
            let mut way = self.clone();
            way.go(by, &action).ok()?;
            way.choices.extend(word.map(str::to_owned));
            Some(way)
        };
        asked.into_iter().filter_map(step).collect()
    }

    fn told(&self, before: &View, viewer: Viewer) -> WayInfo {
        let after = self.game.view(viewer);
        WayInfo {
            choices: self.choices.clone(),
            events: notation::events(&self.game, &self.events),
            companies: changed(&before.companies, after.companies),
            players: changed(&before.players, after.players),
            privates: changed(&before.privates, after.privates),
        }
    }
}

/// What of a list is not as it was; its order is the same.
fn changed<T: PartialEq>(before: &[T], after: Vec<T>) -> Vec<T> {
    let same = |(index, item): &(usize, T)| before.get(*index) == Some(item);
    after.into_iter().enumerate().filter(|item| !same(item)).map(|(_, item)| item).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Effort, SeatView, by_name};
    use rules::TableSpec;
    use serde_json::json;

    /// Positions of a game of guests in which a company can be joined with another, whoever must be asked.
    fn positions(most: usize) -> Vec<AnyGame> {
        let mut found = Vec::new();
        for seed in 0..8 {
            let players = ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec();
            let spec = TableSpec { title: "1822".to_owned(), players, seed, ..TableSpec::default() };
            let mut game = AnyGame::new(&spec).unwrap();
            let info = game.info();
            let mut guests: Vec<_> = (0..3).map(|seat| by_name("guest", "1822", seat).unwrap()).collect();
            for number in 0..1500 {
                let Some(&seat) = game.turn().players.first() else { break };
                if game.choices().options.iter().any(|choice| matches!(choice, Choice::Merge { .. })) {
                    found.push(game.clone());
                    if found.len() == most {
                        return found;
                    }
                }
                let guest = &mut *guests[usize::from(seat.0)];
                let view = SeatView::of(&game, seat);
                let Some(action) = view.ask(guest, &info, Effort::QUICK, number) else { break };
                game.apply(seat, &action).unwrap();
            }
        }
        found
    }

    /// Everything that can be decided after a move, one decision after another, as players would.
    fn by_hand(
        game: &AnyGame,
        words: &[String],
        ended: &mut Vec<(Vec<String>, AnyGame)>,
        company: Option<rules::CompanyId>,
    ) {
        let choices = game.choices();
        let word = |choice: &Choice| match choice {
            Choice::Choose { choice, .. } => Some(*choice),
            _ => None,
        };
        let open: Vec<_> = choices.options.iter().filter_map(word).collect();
        if open.len() < choices.options.len() || open.is_empty() || game.turn().company != company {
            ended.push((words.to_vec(), game.clone()));
            return;
        }
        for choice in open {
            let mut next = game.clone();
            next.apply(choices.turn.players[0], &Action::Choose { choice }).unwrap();
            let words = [words, &[choice.0.to_owned()]].concat();
            by_hand(&next, &words, ended, company);
        }
    }

    #[test]
    fn every_way_is_told_and_leads_where_the_moves_lead() {
        let mut several = 0;
        for game in positions(12) {
            let seat = game.turn().players[0];
            for choice in game.choices().options {
                let Choice::Merge { company, .. } = choice else { continue };
                let action = Action::Merge { company };
                let named = serde_json::to_value(notation::action(&game, &action)).unwrap();
                let told = ways(&game, seat.0, &named).unwrap();
                let mut after = game.clone();
                after.apply(seat, &action).unwrap();
                if let Some(Choice::Answer { .. }) = after.choices().options.first() {
                    let asked = after.turn().players[0];
                    after.apply(asked, &Action::Answer { reply: Reply::Accept }).unwrap();
                }
                let mut ended = Vec::new();
                by_hand(&after, &[], &mut ended, game.turn().company);
                assert_eq!(told.len(), ended.len());
                several += usize::from(told.len() > 1);
                for (way, (words, end)) in told.iter().zip(&ended) {
                    assert_eq!(way.choices, *words);
                    let view = end.view(Viewer::Player(seat));
                    let mut seen = game.view(Viewer::Player(seat));
                    for company in &way.companies {
                        seen.companies[company.id.index()] = company.clone();
                    }
                    for player in &way.players {
                        seen.players[player.id.index()] = player.clone();
                    }
                    for private in &way.privates {
                        seen.privates[private.id.index()] = private.clone();
                    }
                    assert_eq!(
                        (seen.companies, seen.players, seen.privates),
                        (view.companies, view.players, view.privates)
                    );
                }
            }
        }
        assert!(several >= 5, "{several} moves with several ways");
    }

    #[test]
    fn what_the_rules_forbid_is_refused() {
        let game = positions(1).remove(0);
        let seat = game.turn().players[0].0;
        let refused = ways(&game, seat, &json!({ "type": "bid", "amount": 5 }));
        assert!(matches!(refused, Err(Error::Refused(_))));
        assert!(matches!(ways(&game, seat, &json!({ "type": "cheat" })), Err(Error::Invalid("action", _))));
    }
}
