//! What a computer would do, in words.

use crate::tables::Question;
use bots::Advice;
use records::notation;
use rules::{Action, ByName, Choice, Game, Message, PlayerId, Viewer};
use serde::Serialize;
use titles::AnyGame;
use utoipa::ToSchema;

/// What a computer would do now.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdviceInfo {
    /// After which entry of the log.
    pub number: i64,
    /// The seat.
    pub seat: u8,
    /// What it thought about, best first.
    pub moves: Vec<AdvisedMove>,
}

/// A move a computer thought about.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdvisedMove {
    /// The move, as it would be sent.
    pub action: Action<ByName>,
    /// What it is called: a message of the catalogue.
    pub label: Message,
    /// How far one is expected to be ahead then, in pounds, compared with the first of these moves: nothing, or less.
    pub lead: i64,
    /// What speaks for it and against it.
    pub reasons: Vec<Message>,
}

impl AdviceInfo {
    /// Asks the computer.
    pub fn of(question: &Question) -> AdviceInfo {
        let Question { game, number, adviser } = question;
        let advice = adviser.advise(game);
        let best = advice.first().map_or(0, |first| first.lead);
        let told = advice.iter().map(|one| AdvisedMove::of(game, adviser.seat, one, best));
        AdviceInfo { number: *number, seat: adviser.seat, moves: told.collect() }
    }
}

impl AdvisedMove {
    /// A move of a seat, compared with the lead of the best.
    pub fn of(game: &AnyGame, seat: u8, advice: &Advice, best: i64) -> AdvisedMove {
        AdvisedMove {
            action: notation::action(game, &advice.action),
            label: label(game, seat, &advice.action),
            lead: (advice.lead - best).min(0),
            reasons: advice.reasons.iter().map(|reason| reason.message(game)).collect(),
        }
    }
}

/// What a move is called.
pub fn label(game: &AnyGame, seat: u8, action: &Action) -> Message {
    let choices = game.choices();
    let badges =
        game.view(Viewer::Player(PlayerId(seat))).operating.map(|now| now.badges).unwrap_or_default();
    let listed = choices.options.iter().find(|choice| choice.actions().contains(action));
    let made = listed.or_else(|| choices.options.iter().find(|choice| means(choice, action)));
    messages::choice::deed(made.unwrap_or(&Choice::Pass), action, choices.turn.step, &badges, game)
}

/// Whether an action that is not listed makes this choice: one may leave open which certificates are meant, and runs are too many to
/// be listed.
fn means(choice: &Choice, action: &Action) -> bool {
    match (choice, action) {
        (Choice::Run { .. }, Action::Run { .. }) => true,
        (Choice::BuyShare { company, from, .. }, Action::BuyShare { company: bought, from: place, .. }) => {
            (company, from) == (bought, place)
        }
        (Choice::SellShares { company, .. }, Action::SellShares { company: sold, .. }) => company == sold,
        (
            Choice::Exchange { private, company, .. },
            Action::Exchange { private: given, company: got, .. },
        ) => (private, company) == (given, got),
        _ => false,
    }
}
