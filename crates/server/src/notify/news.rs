//! What is told, and in which words.

use messages::Language;
use rules::{Argument, Message};

/// The most letters of what happened: it is shown on a phone.
const MOST_LETTERS: usize = 240;

/// What is said of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Somebody can be reached.
    Test,
    /// It is your turn.
    Turn,
    /// It has been your turn for a day.
    Reminder,
    /// Your time is up.
    TimeUp,
    /// The game is over.
    Over,
    /// To a table's webhooks: the game has begun, and it is the turn of these.
    Started(Vec<String>),
    /// To a table's webhooks: it is the turn of these.
    Next(Vec<String>),
    /// To a table's webhooks: the game is over; who had what, in order.
    Ended(Vec<String>),
}

impl Said {
    /// Its word for programs.
    fn word(&self) -> &'static str {
        match self {
            Said::Test => "test",
            Said::Turn | Said::Next(_) => "turn",
            Said::Reminder => "reminder",
            Said::TimeUp => "time-up",
            Said::Over | Said::Ended(_) => "over",
            Said::Started(_) => "started",
        }
    }

    /// Its message.
    fn id(&self) -> &'static str {
        match self {
            Said::Test => "call-test",
            Said::Turn => "call-turn",
            Said::Reminder => "call-reminder",
            Said::TimeUp => "call-time-up",
            Said::Over => "call-over",
            Said::Started(_) => "call-table-started",
            Said::Next(_) => "call-table-turn",
            Said::Ended(_) => "call-table-over",
        }
    }

    fn names(&self) -> &[String] {
        match self {
            Said::Started(names) | Said::Next(names) | Said::Ended(names) => names,
            Said::Test | Said::Turn | Said::Reminder | Said::TimeUp | Said::Over => &[],
        }
    }
}

/// News of one table.
#[derive(Clone, Debug)]
pub struct Item {
    /// What is said of it.
    pub said: Said,
    /// Its id.
    pub table: String,
    /// Its name.
    pub name: String,
    /// The title that is played there.
    pub title: String,
    /// Its last entry.
    pub number: i64,
    /// What happened there lately.
    pub happened: Vec<Message>,
}

/// News of one table, or of several in one call.
#[derive(Clone, Debug)]
pub struct News {
    /// The tables; at least one.
    pub items: Vec<Item>,
    /// The address of the server.
    pub base: String,
}

/// News in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// What is the matter.
    pub headline: String,
    /// The tables, if there are several.
    pub tables: Vec<String>,
    /// What happened at the table, if it is one.
    pub happened: String,
    /// Where to look.
    pub url: String,
}

impl Words {
    /// Everything but what happened, with the link.
    pub fn text(&self) -> String {
        format!("{} {}", self.lines().join("\n"), self.url)
    }

    /// What is the matter, line by line.
    pub fn lines(&self) -> Vec<String> {
        [&self.headline].into_iter().chain(&self.tables).cloned().collect()
    }
}

impl News {
    /// A call to see whether it arrives.
    pub fn test(base: &str) -> News {
        let (said, none) = (Said::Test, String::new);
        let item = Item { said, table: none(), name: none(), title: none(), number: 0, happened: Vec::new() };
        News { items: vec![item], base: base.to_owned() }
    }

    /// The one table it is about.
    fn only(&self) -> Option<&Item> {
        self.items.first().filter(|_| self.items.len() == 1)
    }

    /// What it is about, for programs.
    pub fn kind(&self) -> &'static str {
        self.only().map_or("digest", |item| item.said.word())
    }

    /// The table's id; empty if there are several or none.
    pub fn table(&self) -> &str {
        self.only().map_or("", |item| &item.table)
    }

    /// The table's name.
    pub fn name(&self) -> &str {
        self.only().map_or("", |item| &item.name)
    }

    /// The table's last entry.
    pub fn number(&self) -> i64 {
        self.only().map_or(0, |item| item.number)
    }

    /// The path of the page to look at.
    pub fn path(&self) -> String {
        match self.table() {
            "" => "/".to_owned(),
            table => format!("/tables/{table}"),
        }
    }

    /// The subject of a mail.
    pub fn subject(&self, language: Language) -> String {
        let id = self.only().map_or("call-digest", |item| item.said.id());
        messages::attribute(language, "", id, "subject", &[]).unwrap_or_default()
    }

    /// What is said, in a language; words that are not ours as `escape` writes them.
    pub fn words(&self, language: Language, escape: fn(&str) -> String) -> Words {
        let sentence = |item: &Item| {
            let names: Vec<String> = item.said.names().iter().map(|name| escape(name)).collect();
            let arguments: [(&str, Argument); 3] = [
                ("table", escape(&item.name).into()),
                ("count", (names.len() as i64).into()),
                ("names", names.join(", ").into()),
            ];
            messages::text(language, "", item.said.id(), &arguments)
        };
        let url = format!("{}{}", self.base, self.path());
        match self.only() {
            Some(item) => Words {
                headline: sentence(item),
                tables: Vec::new(),
                happened: shortened(&happened(language, item)),
                url,
            },
            None => {
                let count = [("count", Argument::from(self.items.len() as i64))];
                Words {
                    headline: messages::text(language, "", "call-digest", &count),
                    tables: self.items.iter().map(sentence).collect(),
                    happened: String::new(),
                    url,
                }
            }
        }
    }
}

/// What happened at a table, in the words of its title.
fn happened(language: Language, item: &Item) -> String {
    let said = item.happened.iter().map(|message| messages::say(language, &item.title, message));
    said.collect::<Vec<String>>().join(" ")
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MOST_LETTERS) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(said: Said, name: &str) -> Item {
        let args = [("player".into(), "Ann".into()), ("amount".into(), 5.into())];
        let bid = Message { id: "event-bid".into(), args: args.into() };
        let title = "1860".to_owned();
        Item {
            said,
            table: name.to_lowercase(),
            name: name.to_owned(),
            title,
            number: 7,
            happened: vec![bid],
        }
    }

    #[test]
    fn one_table_is_told_with_what_happened_and_several_in_one() {
        let base = "https://b.example".to_owned();
        let news = News { items: vec![item(Said::Turn, "Ryde")], base: base.clone() };
        let words = news.words(Language::En, str::to_owned);
        assert_eq!(words.text(), "It is your turn at “Ryde”. https://b.example/tables/ryde");
        assert_eq!((words.happened.as_str(), news.kind()), ("Ann bids £5.", "turn"));
        let news = News { items: vec![item(Said::Turn, "Ryde"), item(Said::Reminder, "Cowes")], base };
        let words = news.words(Language::Pl, str::to_owned);
        assert_eq!(
            (words.tables.len(), words.url.as_str(), news.kind()),
            (2, "https://b.example/", "digest")
        );
        assert!(words.headline.contains('2') && words.tables[1].contains("Cowes"), "{words:?}");
    }

    #[test]
    fn what_is_too_long_for_a_phone_is_cut_between_letters() {
        let long = "ż".repeat(MOST_LETTERS + 1);
        assert_eq!(shortened(&long).chars().count(), MOST_LETTERS + 1);
        assert_eq!(shortened("short"), "short");
    }
}
