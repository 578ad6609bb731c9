//! Sentences as people read them.

use messages::Language::{self, En, Pl};
use rules::{Argument, Message};

fn message(id: &str, args: &[(&str, Argument)]) -> Message {
    let args = args.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    Message { id: id.to_owned(), args }
}

#[track_caller]
fn check(id: &str, args: &[(&str, Argument)], english: &str, polish: &str) {
    check_at("1860", id, args, english, polish);
}

#[track_caller]
fn check_at(title: &str, id: &str, args: &[(&str, Argument)], english: &str, polish: &str) {
    let message = message(id, args);
    assert_eq!(messages::say(En, title, &message), english);
    assert_eq!(messages::say(Pl, title, &message), polish);
}

#[test]
fn events_read_like_a_story() {
    check(
        "event-auction-won",
        &[("player", "Ann".into()), ("amount", 15.into())],
        "Ann wins the auction with £15.",
        "Ann wygrywa licytację za £15.",
    );
    check(
        "event-operating-round-begins",
        &[("turn", 2.into()), ("round", 1.into())],
        "Operating round 2.1 begins.",
        "Zaczyna się runda operacyjna 2.1.",
    );
    check(
        "event-floated",
        &[("company", "C&N".into()), ("capital", 1000.into())],
        "C&N floats with a capital of 1000 cc.",
        "C&N rusza z kapitałem 1000 cc.",
    );
    check(
        "event-stock-round-broken",
        &[],
        "The bankruptcy ends this stock round at once; a new one follows.",
        "Bankructwo natychmiast kończy tę rundę giełdową; zaczyna się nowa.",
    );
}

#[test]
fn shares_are_counted_in_the_plurals_of_the_language() {
    let sold = |shares: i64, english: &str, polish: &str| {
        let args = [
            ("player", "Ben".into()),
            ("company", "IOW".into()),
            ("shares", shares.into()),
            ("price", 82.into()),
        ];
        check("event-shares-sold", &args, english, polish);
    };
    sold(1, "Ben sells a share of IOW for £82.", "Ben sprzedaje akcję IOW za £82.");
    sold(3, "Ben sells 3 shares of IOW at £82 each.", "Ben sprzedaje 3 akcje IOW po £82.");
    sold(5, "Ben sells 5 shares of IOW at £82 each.", "Ben sprzedaje 5 akcji IOW po £82.");
    sold(10, "Ben sells 10 shares of IOW at £82 each.", "Ben sprzedaje 10 akcji IOW po £82.");
    let limit =
        |limit: i64| messages::say(Pl, "1860", &message("refusal-train-limit", &[("limit", limit.into())]));
    assert_eq!(limit(1), "Spółka może mieć teraz jeden pociąg.");
    assert_eq!(limit(4), "Spółka może mieć teraz 4 pociągi.");
    assert_eq!(limit(5), "Spółka może mieć teraz 5 pociągów.");
}

#[test]
fn selectors_choose_words_and_names_stay_names() {
    let bought = |from: &str| {
        let args = [
            ("player", "Ann".into()),
            ("company", "FYN".into()),
            ("from", from.into()),
            ("price", 74.into()),
        ];
        messages::say(En, "1860", &message("event-share-bought", &args))
    };
    assert_eq!(bought("offer"), "Ann buys a share of FYN from the initial offer for £74.");
    assert_eq!(bought("pool"), "Ann buys a share of FYN from the bank pool for £74.");
    assert_eq!(bought("Ben"), "Ann buys a share of FYN from Ben for £74.");
    check(
        "event-trains-rusted",
        &[("kind", "2+1".into()), ("companies", "C&N, IOW".into())],
        "The 2+1 trains rust. Companies that lose theirs: C&N, IOW.",
        "Pociągi 2+1 idą na złom. Tracą je spółki: C&N, IOW.",
    );
    check(
        "event-trains-rusted",
        &[("kind", "2+1".into()), ("companies", "none".into())],
        "The 2+1 trains rust; no company had one any more.",
        "Pociągi 2+1 idą na złom; żadna spółka już ich nie miała.",
    );
}

#[test]
fn nothing_is_said_of_what_costs_nothing() {
    let laid = |cost: i64| {
        let args = [
            ("company", "C&N".into()),
            ("hex", "D4".into()),
            ("tile", "8".into()),
            ("rotation", 2.into()),
            ("cost", cost.into()),
        ];
        messages::say(En, "1860", &message("event-tile-laid", &args))
    };
    assert_eq!(laid(0), "C&N lays tile 8 on D4.");
    assert_eq!(laid(60), "C&N lays tile 8 on D4 for 60 cc.");
    let ran = |besides: i64| {
        let args = [
            ("company", "IOW".into()),
            ("train", "3+2".into()),
            ("stops", "Ryde Esplanade, Ryde, Brading".into()),
            ("revenue", 70.into()),
            ("besides", besides.into()),
        ];
        messages::say(En, "1860", &message("event-ran", &args))
    };
    assert_eq!(ran(0), "IOW runs its 3+2 for £70: Ryde Esplanade, Ryde, Brading.");
    assert_eq!(ran(10), "IOW runs its 3+2 for £70 and 10 cc of subsidy: Ryde Esplanade, Ryde, Brading.");
}

#[test]
fn refusals_give_the_facts() {
    check(
        "refusal-bid-too-low",
        &[("amount", 3.into()), ("least", 5.into())],
        "£3 is too little: bid £5 at least.",
        "£3 to za mało: trzeba dać przynajmniej £5.",
    );
    check(
        "refusal-wrong-step",
        &[("awaited", "dividend".into())],
        "Not now: the table is waiting for a decision on the dividend.",
        "Nie teraz: stół czeka na decyzję o dywidendzie.",
    );
    check(
        "refusal-tokened-out",
        &[("at", "Cowes".into()), ("owners", "C&N, IOW".into())],
        "Cowes is tokened out (C&N, IOW); only one such station can be passed through in a turn.",
        "Stacja Cowes jest zablokowana (C&N, IOW); w jednej turze można przejechać tylko przez jedną taką stację.",
    );
    check(
        "refusal-forbidden-by-option",
        &[("option", "variable_private_revenue".into())],
        "The options of this table do not allow it: see “Variable income of private companies”.",
        "Opcje tego stołu na to nie pozwalają: zob. „Zmienny dochód firm prywatnych”.",
    );
    check(
        "refusal-not-held",
        &[("company", "S&C".into()), ("shares", 4.into()), ("held", 2.into())],
        "You cannot sell 4 shares of S&C: you hold 2.",
        "Nie możesz sprzedać 4 akcji S&C; masz ich 2.",
    );
}

#[test]
fn what_nobody_has_written_is_said_by_its_id() {
    assert_eq!(messages::text(Pl, "1860", "no-such-message", &[]), "no-such-message");
    assert_eq!(messages::attribute(Pl, "1860", "option-destinations", "no-such-attribute", &[]), None);
    assert_eq!(messages::say(En, "1860", &message("", &[("x", 1.into())])), "");
    // An argument that is not given shows as its name; nothing panics.
    assert_eq!(messages::text(En, "1860", "ui-phase", &[]), "Phase {$phase}");
}

#[test]
fn options_and_steps_are_read_by_attribute() {
    let explain =
        |language: Language| messages::attribute(language, "1860", "option-no_train_limit", "explain", &[]);
    assert_eq!(explain(En).unwrap(), "Companies may own any number of trains in every phase.");
    assert_eq!(explain(Pl).unwrap(), "Spółki mogą mieć dowolną liczbę pociągów w każdej fazie.");
    assert_eq!(
        messages::attribute(Pl, "1860", "step-track", "prompt", &[]).unwrap(),
        "Połóż tory albo spasuj."
    );
}

#[test]
fn a_section_is_found_by_its_title_or_its_key() {
    let by_title = messages::section(En, "1860", "Flotation & Capitalisation").unwrap();
    assert_eq!(by_title.key, "flotation-capitalisation");
    assert_eq!(messages::section(En, "1860", "flotation-capitalisation"), Some(by_title));
    assert_eq!(messages::section(Pl, "1860", "Insolvency").unwrap().title, "Niewypłacalność");
    assert_eq!(messages::section(En, "1860", "Cheese"), None);
}

#[test]
fn a_title_has_words_of_its_own_for_what_all_titles_say() {
    let args = [("company", "C&N".into()), ("at", "Cowes".into()), ("cost", 40.into())];
    let placed = message("event-token-placed", &args);
    assert_eq!(messages::say(En, "1860", &placed), "C&N builds a base in Cowes for 40 cc.");
    assert_eq!(messages::say(Pl, "1860", &placed), "C&N buduje bazę na stacji Cowes za 40 cc.");
    // Where nothing is known of the title, in the words that all share.
    assert_eq!(messages::say(En, "1899", &placed), "C&N places a token in Cowes for £40.");
    assert_eq!(messages::say(Pl, "1899", &placed), "C&N stawia żeton na stacji Cowes za £40.");
}

#[test]
fn another_title_tells_another_story() {
    let returned = |shares: i64, english: &str, polish: &str| {
        check_at(
            "1862",
            "event-shares-returned",
            &[("player", "Ann".into()), ("company", "ECR".into()), ("shares", shares.into())],
            english,
            polish,
        );
    };
    returned(1, "Ann returns a share of ECR to the Bank Pool.", "Ann oddaje akcję ECR do puli banku.");
    returned(3, "Ann returns 3 shares of ECR to the Bank Pool.", "Ann oddaje 3 akcje ECR do puli banku.");
    returned(5, "Ann returns 5 shares of ECR to the Bank Pool.", "Ann oddaje 5 akcji ECR do puli banku.");
    let bought = |from: &str, english: &str, polish: &str| {
        let args = [
            ("player", "Ann".into()),
            ("company", "N&E".into()),
            ("from", from.into()),
            ("price", 74.into()),
        ];
        check_at("1862", "event-share-bought", &args, english, polish);
    };
    bought("offer", "Ann buys a share of N&E from the IPO for £74.", "Ann kupuje akcję N&E z IPO za £74.");
    bought(
        "N&E",
        "Ann buys a share of N&E out of the company’s own holding for £74.",
        "Ann kupuje od spółki N&E jej własną akcję za £74.",
    );
    check_at(
        "1862",
        "event-fine-paid",
        &[("player", "Ben".into()), ("amount", 100.into()), ("left", 0.into())],
        "Ben pays £100: the fine is settled.",
        "Ben płaci £100: kara jest spłacona.",
    );
    check_at(
        "1862",
        "refusal-wrong-step",
        &[("awaited", "option".into())],
        "Not now: the table is waiting for a decision on an option.",
        "Nie teraz: stół czeka na decyzję o opcji.",
    );
}

#[test]
fn a_section_with_a_number_is_found_by_it() {
    let found = messages::section(En, "1862", "7.8.5").unwrap();
    assert_eq!((found.key.as_str(), found.title.as_str()), ("7-8-5", "7.8.5 Dividends"));
    assert_eq!(messages::section(Pl, "1862", "7.8.5").unwrap().title, "7.8.5 Dywidendy");
    assert_eq!(messages::section(En, "1862", "7.8.55"), None);
}

#[test]
fn a_scenario_has_a_name_of_its_own_and_the_words_of_its_title() {
    let name = |title: &str| messages::text(En, title, "ui-title", &[]);
    assert_eq!(name("1822"), "1822: The Railways of Great Britain");
    assert_eq!(name("1822MRS"), "1822MRS: Medium Regional Scenario");
    assert_eq!(name("1822NRS"), "1822NRS: Northern Regional Scenario");
    for title in ["1822", "1822MRS", "1822NRS"] {
        check_at(
            title,
            "event-minor-bought",
            &[("player", "Ann".into()), ("minor", "14".into()), ("amount", 105.into())],
            "Ann wins minor 14 with £105.",
            "Ann wygrywa małą firmę 14 za £105.",
        );
        assert_eq!(messages::section(Pl, title, "16.8").unwrap().title, "16.8 Ratowanie spółki");
    }
}

/// The example of 17.2: a major at £160 acquires a minor at £90.
#[test]
fn the_owner_of_a_minor_is_paid_in_three_ways() {
    let paid = |shares: i64, amount: i64, back: i64, english: &str, polish: &str| {
        let args = [
            ("player", "Ann".into()),
            ("company", "GWR".into()),
            ("shares", shares.into()),
            ("amount", amount.into()),
            ("back", back.into()),
        ];
        check_at("1822", "event-owner-paid", &args, english, polish);
    };
    paid(0, 180, 0, "Ann receives £180 from GWR.", "Ann otrzymuje od spółki GWR £180.");
    paid(1, 20, 0, "Ann receives a share of GWR and £20.", "Ann otrzymuje akcję GWR i £20.");
    paid(
        2,
        0,
        140,
        "Ann receives 2 shares of GWR and pays £140 back.",
        "Ann otrzymuje 2 akcje GWR i dopłaca £140.",
    );
}
