//! Scripts and what the screen says to them.

use messages::Language;
use std::collections::BTreeSet;
use terminal::PlayOptions;

fn options(players: &[&str]) -> PlayOptions {
    PlayOptions {
        players: players.iter().map(|name| (*name).to_owned()).collect(),
        echo: true,
        ..PlayOptions::default()
    }
}

fn screen(options: PlayOptions, script: &str) -> String {
    let mut screen = Vec::new();
    terminal::play(options, script.as_bytes(), &mut screen).expect("a buffer can be written");
    String::from_utf8(screen).expect("text")
}

/// The screen has these lines, in this order, perhaps with others between.
#[track_caller]
fn check(screen: &str, expected: &str) {
    let mut lines = screen.lines().map(str::trim);
    for wanted in expected.lines().map(str::trim).filter(|line| !line.is_empty()) {
        assert!(lines.any(|line| line == wanted), "no line '{wanted}' where it should be in:\n{screen}");
    }
}

/// Six auctions for two players: Ann starts both companies and has Cowes, Ben has the other private companies.
const AUCTION: &str = "1 20\n2\n5 100\n\
    2\n2\n1\n\
    1 5\n2\n4 74\n\
    2\n2\n1\n\
    2\n2\n1\n\
    2\n2\n1\n";

#[test]
fn the_auction_leads_to_the_first_stock_round() {
    let screen = screen(options(&["Ann", "Ben"]), &format!("{AUCTION}players\nquit\nquit\n"));
    check(
        &screen,
        "
        1860: Railways on the Isle of Wight
        Initial auction · Phase 2 · Bank £8000
        Ann to act. Bid, or pass.
        1  Bid: £5 to £970
        2  Pass: sit out the rest of this auction
        > 1 20
        Ann bids £20.
        Ben to act. Bid, or pass.
        > 2
        Ben passes and is out of this auction.
        Ann wins the auction with £20.
        Ann to act. You have won: choose a certificate.
        1  Take Brading Harbour Company for £30
        5  Start C&N at one of these pars: 74, 82, 90, 100
        par £100: the director’s certificate costs £200
        > 5 100
        Ann starts C&N at a par of £100 and pays £200 for the director’s certificate.
        Nobody bids: Ben chooses a certificate and pays no bid.
        Ben buys Brading Harbour Company for £30.
        Ann starts IOW at a par of £74 and pays £148 for the director’s certificate.
        Ben buys Ryde Pier & Ferry Company for £130.
        Stock round 1 begins.
        Ben has the priority deal.
        Stock round 1 · Phase 2 · Bank £8673
        Ben to act. Sell, then buy one certificate; or pass.
        > quit
        Goodbye.",
    );
}

/// Buys until C&N floats, lays its home tile, passes into the first operating round, lays track to Newport, buys a
/// train, and passes into the second.
const TRACK: &str = "1\n1\n1\n1\n1\n1 0\npass\npass\n2 3\n1\npass\npass\n1\npass\npass\npass\npass\npass\n";

#[test]
fn a_stock_round_track_and_a_run() {
    let runs = "run\nrun 2+1 F2\nrun 2+1 F2.0 F2.1 F2.2 F4 G5\nrun 2+1-0 F2.0 -F2.1 -F2.2 -F4 G5\n1\n";
    let screen = screen(options(&["Ann", "Ben"]), &format!("{AUCTION}log 1\n{TRACK}{runs}"));
    check(
        &screen,
        "
        > log 1
        Ben has the priority deal.
        Ben buys a share of C&N from the initial offer for £100.
        Ann exchanges Cowes Marina & Ferry Company for a share of C&N.
        C&N floats with a capital of 1000 cc.
        1  Lay tile 787 on Cowes (F2)
        rotation: 0 (S), 1 (SW)
        > 1
        Type a rotation after the number, such as: 1 0
        > 1 0
        C&N lays tile 787 on Cowes (F2).
        Operating round 1.1 of 1 · Phase 2 · Bank £8858
        Ann acts for C&N. Lay track, or pass.
        > pass
        C&N builds no base.
        > pass
        C&N has no train and can afford one, so it must buy. (1860, Buying Trains)
        C&N buys a train from the bank: 2+1 for 250 cc.
        Ann acts for C&N. Run the trains.
        1  Run the trains: 2+1: £60
        C&N runs its 2+1 for £60: Cowes, Cowes, Newport.
        2  The same, but the 2+1-0 passes Cowes: £50
        > run
        > run 2+1 F2
        “F2” has several stops: say which, as in F2.0
        > run 2+1 F2.0 F2.1 F2.2 F4 G5
        The 2+1 can make 3 stops, not 5. (1860, Running Trains)
        > run 2+1-0 F2.0 -F2.1 -F2.2 -F4 G5
        C&N runs its 2+1 for £50: Cowes, Newport.
        1  Pay £5 a share; the share price is then £90
        > 1
        Ann receives £20 for 4 shares of C&N.
        Goodbye.",
    );
}

#[test]
fn mistakes_are_met_with_patience() {
    let screen = screen(
        options(&["Ann", "Ben"]),
        "1\n1 3\n1 lots\n2 5\n9\nfly\n\nhex Z9\nrules cheese\nundo\nredo\nload\nload /no/such/file\n\
         run 2+1 F2.0\ndo {\"type\":\"dividend\",\"kind\":\"pay\"}\ndo nonsense\nlog\n",
    );
    check(
        &screen,
        "
        > 1
        Type an amount after the number, such as: 1 5
        > 1 3
        £3 is too little: bid £5 at least. (1860, Private Companies and the Initial
        Auction)
        > 1 lots
        “lots” is not a number.
        > 2 5
        Number 2 needs nothing after it.
        > 9
        There is no number 9 in the list.
        > fly
        “fly” is neither a number from the list nor a command. Type help to see what
        > hex Z9
        There is no hex “Z9” on this map. Type one such as: hex F2
        > rules cheese
        No section is called “cheese”. Type rules to see them all.
        > undo
        There is nothing to take back.
        > redo
        There is nothing to make again.
        > load
        Type the name of the file too.
        > load /no/such/file
        > run 2+1 F2.0
        No train “2+1” can run now.
        Not now: the table is waiting for a bid. (1860, Private Companies and the
        > do nonsense
        > log
        Nothing has happened yet.
        >
        Goodbye.",
    );
}

#[test]
fn undo_redo_save_and_load() {
    let path = std::env::temp_dir().join(format!("bradshaw-session-{}.json", std::process::id()));
    let file = path.to_string_lossy();
    let script = format!("1 20\nundo\nundo\nredo\nsave {file}\n2\nload {file}\nquit\n");
    let screen = screen(options(&["Ann", "Ben"]), &script);
    std::fs::remove_file(&path).expect("the game was saved");
    check(
        &screen,
        &format!(
            "
            Ann bids £20.
            > undo
            Taken back. 0 moves are left.
            Ann to act. Bid, or pass.
            > undo
            There is nothing to take back.
            > redo
            Made again: move 1.
            Ben to act. Bid, or pass.
            > save {file}
            Saved in {file}.
            Ann wins the auction with £20.
            > load {file}
            Loaded from {file}: one move.
            Ben to act. Bid, or pass.
            > quit
            Goodbye."
        ),
    );
}

#[test]
fn names_and_options_are_asked_for_until_they_make_a_table() {
    let asked = PlayOptions { echo: true, ..PlayOptions::default() };
    let screen =
        screen(asked, "Ann\nAnn, Ann\nAnn, Ben, Cat\n7\n1\n99\n4 5\nAnn, Ben, Cat\n\n1 8\noptions\n");
    check(
        &screen,
        "
        Who is playing? Type 2 to 4 names, separated by commas.
        > Ann
        1860 is for 2 to 4 players, not 1.
        > Ann, Ann
        Every player needs a name of their own; “Ann” will not do.
        > Ann, Ben, Cat
        Which edition? Type its number; Enter is 1.
        > 7
        There is no number 7 in the list.
        > 1
        Which optional rules? Type their numbers; Enter is none.
        > 99
        There is no number 99 in the list.
        > 4 5
        “original_insolvency” and “simplified_insolvency” cannot be played together.
        Who is playing? Type 2 to 4 names, separated by commas.
        > 1 8
        Initial auction · Phase 2 · Bank £7990
        > options
        1  Second edition (2009). The rules we play unless something else is agreed:
        2  Original map. Play on the side of the board without Norton Green, Totland",
    );
    let wrong =
        PlayOptions { options: Some(BTreeSet::from(["cheese".to_owned()])), ..options(&["Ann", "Ben"]) };
    let error = terminal::play(wrong, "1\n".as_bytes(), Vec::new()).expect_err("there is no such table");
    assert!(error.to_string().starts_with("1860 has no option “cheese”"));
}

#[test]
fn the_same_in_polish() {
    let polish = PlayOptions { language: Language::Pl, ..options(&["Ania", "Bartek"]) };
    let script = "1 3\n1 20\nhop\npas\n5 100\ngielda\npole f2\nzasady niewyp\ncofnij\nmapa\nkoniec\nkoniec\n";
    let screen = screen(polish, script);
    check(
        &screen,
        "
        Licytacja początkowa · Faza 2 · Bank £8000
        Ruch: Ania. Licytuj albo spasuj.
        1  Licytuj: od £5 do £970
        2  Spasuj: nie licytuj już w tej licytacji
        > 1 3
        £3 to za mało: trzeba dać przynajmniej £5. (1860, Firmy prywatne i licytacja
        początkowa)
        > 1 20
        Ania licytuje £20.
        > hop
        „hop” to ani numer z listy, ani polecenie. Wpisz pomoc, by zobaczyć, co można.
        > pas
        Bartek pasuje i odpada z tej licytacji.
        Ania wygrywa licytację za £20.
        > 5 100
        Ania zakłada spółkę C&N z ceną emisyjną £100 i płaci £200 za certyfikat
        > gielda
        Giełda
        > pole f2
        F2.0  Cowes, duża stacja
        > zasady niewyp
        Niewypłacalność
        > cofnij
        Cofnięto. Zostały 2 ruchy.
        > mapa
        Mapa
        > koniec
        Ta gra nie jest zapisana. Wpisz zapisz i nazwę pliku albo jeszcze raz koniec, by
        > koniec
        Do widzenia.",
    );
}

#[test]
fn colours_only_where_they_are_wanted() {
    let plain = screen(options(&["Ann", "Ben"]), AUCTION);
    assert!(!plain.contains('\x1b'));
    let coloured = screen(PlayOptions { colours: true, ..options(&["Ann", "Ben"]) }, AUCTION);
    assert!(coloured.contains("\x1b[1m"));
}

#[test]
fn no_input_upsets_it() {
    let mut bytes = Vec::new();
    let mut state = 7u64;
    for _ in 0..4000 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let line: &[u8] = match (state >> 33) % 16 {
            0 => b"1",
            1 => b"2",
            2 => b"1 50",
            3 => b"3 -1",
            4 => b"4 99999999999999999999",
            5 => b"\xff\xfe\x00",
            6 => b"run ; ; (F2) -",
            7 => b"run 2+1-0 (F2,Z9) F2.0 G5",
            8 => b"do {\"type\":\"run\",\"runs\":[]}",
            9 => b"hex \xc3\xa9",
            10 => b"rules 0",
            11 => b"log -5",
            12 => b"undo",
            13 => b"5 74",
            14 => b"0",
            _ => b"1 100",
        };
        bytes.extend_from_slice(line);
        bytes.push(b'\n');
    }
    let mut screen = Vec::new();
    terminal::play(options(&["Ann", "Ben", "Cat"]), &bytes[..], &mut screen).expect("nothing fails");
    assert!(String::from_utf8(screen).expect("text").ends_with("Goodbye.\n"));
}
