//! Players, companies, private companies and trains, in columns.

use super::Screen;
use crate::paint::Paint;
use crate::text::{Columns, Field, wrap};
use rules::view::{BoxBid, CompanyView, Lot, PlayerView, PrivateState, PrivateView, TrainStock};
use rules::{Message, Money};

impl Screen<'_> {
    fn headings(&self, words: &[&str]) -> Vec<Field> {
        words
            .iter()
            .map(|id| {
                let (id, right) = match id.strip_prefix('>') {
                    Some(id) => (id, true),
                    None => (*id, false),
                };
                let text = self.text(id, &[]);
                let field = if right { Field::figure(text) } else { Field::words(text) };
                field.painted(Paint::Dim)
            })
            .collect()
    }

    fn lines(&self, heading: &str, columns: &Columns) -> Vec<String> {
        let mut lines = vec![self.heading(heading)];
        lines.extend(columns.lines(self.painter));
        lines
    }

    /// The players: money, worth, certificates, what they hold.
    pub(crate) fn players(&self) -> Vec<String> {
        let mut columns = Columns::default();
        columns.row(self.headings(&[
            "ui-name",
            ">ui-cash",
            ">ui-worth",
            ">ui-certificates",
            "ui-held-shares",
        ]));
        for player in &self.view.players {
            columns.row(self.player_row(player));
        }
        let mut lines = self.lines("ui-players", &columns);
        let first = self.player_name(self.view.order.first().copied());
        let limit = match self.view.phase.certificate_limit {
            Some(limit) => self.text("ui-certificate-limit", &[("limit", i64::from(limit).into())]),
            None => self.text("ui-no-certificate-limit", &[]),
        };
        let certificates = self.text("ui-certificates", &[]);
        lines.push(format!("  {}: {first} · {certificates}: {limit}", self.text("ui-priority-deal", &[])));
        lines
    }

    fn player_row(&self, player: &PlayerView) -> Vec<Field> {
        let shares: Vec<String> = player
            .shares
            .iter()
            .map(|held| format!("{} {}{}", held.symbol, held.shares, if held.director { "*" } else { "" }))
            .collect();
        let acts = self.view.turn.players.contains(&player.id);
        vec![
            Field::words(&player.name).painted(if acts { Paint::Bold } else { Paint::Plain }),
            Field::figure(self.pounds(player.cash)),
            Field::figure(self.pounds(player.worth)),
            Field::figure(player.certificates),
            Field::words(shares.join(", ")),
        ]
    }

    /// The companies: price, par, treasury, trains, where their shares are.
    pub(crate) fn companies(&self) -> Vec<String> {
        let mut columns = Columns::default();
        columns.row(self.headings(&[
            "ui-company",
            ">ui-price",
            ">ui-par",
            ">ui-treasury",
            "ui-held-trains",
            ">ui-offer",
            ">ui-pool",
            ">ui-tokens-left",
            ">ui-last-run",
            "ui-director",
        ]));
        let (started, others): (Vec<&CompanyView>, Vec<&CompanyView>) =
            self.view.companies.iter().partition(|company| takes_part(company));
        if started.is_empty() {
            columns = Columns::default();
        }
        for company in started {
            columns.row(self.company_row(company));
        }
        let mut lines = self.lines("ui-companies", &columns);
        let mut alike: Vec<(String, Vec<&str>)> = Vec::new();
        for company in others {
            let state = self.company_state(company);
            match alike.iter_mut().find(|(known, _)| *known == state) {
                Some((_, symbols)) => symbols.push(&company.symbol),
                None => alike.push((state, vec![&company.symbol])),
            }
        }
        lines.extend(alike.iter().map(|(state, symbols)| format!("  {} ({state})", symbols.join(", "))));
        lines
    }

    fn company_row(&self, company: &CompanyView) -> Vec<Field> {
        let money =
            |money: Option<Money>| Field::figure(money.map_or(String::new(), |money| self.pounds(money)));
        let treasury = match company.treasury {
            Some(treasury) if company.floated || !company.badges.is_empty() => self.company_money(treasury),
            Some(_) => String::new(),
            None => self.text("ui-hidden", &[]),
        };
        let acts = self.view.turn.company == Some(company.id);
        let director = self.player_name(company.director);
        let state = match (director.is_empty(), self.unusual_state(company)) {
            (_, None) => director,
            (true, Some(state)) => state,
            (false, Some(state)) => format!("{director}, {state}"),
        };
        let state = Field::words(state);
        let troubled = !company.badges.is_empty();
        vec![
            Field::words(&company.symbol).painted(Paint::company(company)),
            money(company.price).painted(if acts { Paint::Bold } else { Paint::Plain }),
            money(company.par),
            Field::figure(treasury),
            Field::words(trains_owned(company)),
            Field::figure(company.offer),
            Field::figure(company.pool),
            Field::figure(company.tokens_left),
            money(company.last_revenue),
            if troubled { state.painted(Paint::Red) } else { state },
        ]
    }

    /// What state a started company is in, if it is not simply in operation.
    fn unusual_state(&self, company: &CompanyView) -> Option<String> {
        let usual = company.floated && !company.closed && company.badges.is_empty();
        (!usual).then(|| self.company_state(company))
    }

    fn company_state(&self, company: &CompanyView) -> String {
        let id = match company.badges.first() {
            _ if company.closed && company.started => "ui-state-closed",
            Some(badge) => return self.say(badge),
            None if company.floated => "ui-state-running",
            None if company.started => "ui-state-started",
            None if company.startable => "ui-state-unstarted",
            None => "ui-state-not-open",
        };
        // A title may say more of it with what it tells of the company.
        let told = company.facts.iter().flat_map(|fact| fact.args.clone()).collect();
        self.say(&Message { id: id.to_owned(), args: told })
    }

    /// The cards that are bid for at the same time, with all bids, the leading one first.
    pub(super) fn boxes(&self) -> Vec<String> {
        let mut columns = Columns::default();
        for held in &self.view.boxes {
            let name = match held.lot {
                Lot::Private(private) => self.view.privates.get(private.index()).map(|card| &card.name),
                Lot::Company(company) => self.view.companies.get(company.index()).map(|one| &one.symbol),
            };
            let bid =
                |bid: &BoxBid| format!("{} {}", self.player_name(Some(bid.player)), self.pounds(bid.amount));
            let bids: Vec<String> = held.bids.iter().rev().map(bid).collect();
            columns.row(vec![Field::words(name.cloned().unwrap_or_default()), Field::words(bids.join(", "))]);
        }
        self.lines("ui-boxes", &columns)
    }

    /// The private companies that are not closed.
    pub(super) fn open_privates(&self) -> Vec<&PrivateView> {
        self.view.privates.iter().filter(|private| private.state != PrivateState::Closed).collect()
    }

    /// The private companies: value, income, whose they are.
    pub(crate) fn privates(&self) -> Vec<String> {
        let mut columns = Columns::default();
        columns.row(self.headings(&["ui-name", ">ui-face-value", ">ui-income", "ui-company", "ui-owner"]));
        for private in self.open_privates() {
            let company = private.exchange.and_then(|company| self.view.companies.get(company.index()));
            columns.row(vec![
                Field::words(&private.name),
                Field::figure(self.pounds(private.value)),
                Field::figure(self.pounds(private.income)),
                Field::words(company.map(|company| company.symbol.clone()).unwrap_or_default()),
                Field::words(self.private_owner(private)),
            ]);
        }
        self.lines("ui-private-companies", &columns)
    }

    fn private_owner(&self, private: &PrivateView) -> String {
        let owner = self.player_name(private.owner);
        match private.state {
            PrivateState::Owned => private.badges.first().map_or(owner, |badge| self.say(badge)),
            PrivateState::Waiting => {
                let auctioned = self
                    .view
                    .auction
                    .as_ref()
                    .is_some_and(|auction| auction.lots.contains(&Lot::Private(private.id)));
                self.text(if auctioned { "ui-private-auction" } else { "ui-private-waiting" }, &[])
            }
            PrivateState::ForSale => self.text("ui-private-bank", &[]),
            PrivateState::Closed => self.text("ui-private-closed", &[]),
        }
    }

    /// The trains of the bank in one line.
    pub(super) fn trains_line(&self) -> String {
        let kinds: Vec<String> = self
            .view
            .trains
            .iter()
            .filter(|train| train.left != Some(0) || !train.available.is_empty())
            .map(|train| format!("{} ×{}", train.name, self.trains_left(train)))
            .collect();
        format!("{}: {}", self.heading("ui-trains"), kinds.join(", "))
    }

    /// New trains left, and those returned to the bank besides.
    fn trains_left(&self, train: &TrainStock) -> String {
        let on_sale = self.view.trains.iter().find(|train| train.left != Some(0)).map(|train| train.kind);
        let returned = train.available.len().saturating_sub(usize::from(on_sale == Some(train.kind)));
        let left = train.left.map_or("∞".to_owned(), |left| left.to_string());
        if returned > 0 { format!("{left}+{returned}") } else { left }
    }

    /// The trains: price, how many are left, what the first of a type will do.
    pub(crate) fn trains(&self) -> Vec<String> {
        let mut columns = Columns::default();
        columns.row(self.headings(&[
            "ui-train",
            ">ui-train-price",
            ">ui-trains-left",
            "ui-rusts",
            "ui-tiles",
            ">ui-rounds-per-set",
            ">ui-train-limit",
        ]));
        for (stock, printed) in self.view.trains.iter().zip(&self.info.trains) {
            let effect = &printed.effect;
            let rusts = effect.rusts.and_then(|kind| self.info.trains.get(kind.index()));
            let limit = effect.train_limit.map_or("∞".to_owned(), |limit| limit.to_string());
            let gone = stock.rusted || stock.left == Some(0);
            columns.row(vec![
                Field::words(&stock.name).painted(if gone { Paint::Dim } else { Paint::Bold }),
                Field::figure(self.company_money(stock.price)),
                Field::figure(self.trains_left(stock)),
                Field::words(rusts.map(|train| train.name.clone()).unwrap_or_default()),
                Field::words(self.colour(effect.tiles)).painted(Paint::tile(effect.tiles)),
                Field::figure(effect.rounds),
                Field::figure(limit),
            ]);
        }
        let mut lines = self.lines("ui-trains", &columns);
        let next = self.view.trains.iter().find_map(|stock| stock.first_purchase.as_ref());
        if let Some(effect) = next {
            let id = format!("phase-{}", effect.phase);
            let explained = self.attribute(&id, "explain");
            let text = format!("{}: {explained}", self.text(&id, &[]));
            lines.push(String::new());
            lines.extend(wrap(&text, self.width, 2));
        }
        lines
    }

    /// What a colour of tiles is called.
    pub(super) fn colour(&self, colour: board::Colour) -> String {
        let id = match colour {
            board::Colour::Plain => "ui-colour-plain",
            board::Colour::Yellow => "ui-colour-yellow",
            board::Colour::Green => "ui-colour-green",
            board::Colour::Russet => "ui-colour-russet",
            board::Colour::Grey => "ui-colour-grey",
        };
        self.text(id, &[])
    }
}

/// Whether there is more to tell of a company than that it may be started, or is not in this game at all.
pub(super) fn takes_part(company: &CompanyView) -> bool {
    company.started || (!company.badges.is_empty() && !company.closed)
}

/// A company's trains, such as `2+1×2 3+2`.
fn trains_owned(company: &CompanyView) -> String {
    let kinds = company.trains.chunk_by(|a, b| a.id.kind == b.id.kind);
    let words: Vec<String> = kinds
        .map(|alike| match alike.len() {
            1 => alike[0].name.clone(),
            count => format!("{}×{count}", alike[0].name),
        })
        .collect();
    words.join(" ")
}
