//! Webhooks: what is sent to each kind of them. Names of tables and people are anybody's words: they must neither call whole channels
//! nor hide where a link leads, so that each shape says them as its reader's documentation tells.

use super::Outcome;
use super::guard::allowed_url;
use super::news::News;
use crate::wire::HookShape;
use messages::Language;
use serde_json::{Value, json};

/// Sends news to a webhook.
pub async fn call(
    client: &reqwest::Client,
    internal: bool,
    (url, shape): (&str, HookShape),
    news: &News,
    language: Language,
) -> Outcome {
    match allowed_url(url, internal) {
        Ok(url) => Outcome::of(client.post(url).json(&body(shape, news, language)).send().await),
        Err(outcome) => outcome,
    }
}

fn body(shape: HookShape, news: &News, language: Language) -> Value {
    let said = |escape: fn(&str) -> String| news.words(language, escape);
    match shape {
        HookShape::Json => {
            let words = said(str::to_owned);
            let [table, name] = [news.table(), news.name()];
            json!({
                "kind": news.kind(), "table": table, "name": name, "number": news.number(),
                "url": words.url, "text": words.text(),
            })
        }
        HookShape::Slack => json!({ "text": said(slack).text() }),
        HookShape::Discord => {
            json!({ "content": said(discord).text(), "allowed_mentions": { "parse": [] } })
        }
        // As the generic webhooks of matrix-hookshot take it.
        HookShape::Matrix => {
            let marked = said(|text| escaped(&no_mention(text)));
            let (lines, url) = (marked.lines().join("<br>"), escaped(&marked.url));
            json!({
                "text": said(no_mention).text(), "html": format!("{lines} <a href=\"{url}\">{url}</a>"),
                "username": "Bradshaw",
            })
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Slack: three characters begin links and mentions of whole channels.
fn slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Discord: what is marked up is said with a backslash before it. Mentions are switched off besides.
fn discord(text: &str) -> String {
    let marks = |letter: char| "\\*_~`|<>[]()#@:-".contains(letter);
    text.chars().flat_map(|letter| marks(letter).then_some('\\').into_iter().chain([letter])).collect()
}

/// Matrix: an invisible sign keeps `@room` from being one.
fn no_mention(text: &str) -> String {
    text.replace('@', "@\u{200b}")
}

#[cfg(test)]
mod tests {
    use super::super::news::{Item, Said};
    use super::*;

    #[test]
    fn nobody_calls_a_whole_channel_by_the_name_of_a_table() {
        assert_eq!(slack("<!channel> & co"), "&lt;!channel&gt; &amp; co");
        assert_eq!(discord("[here](https://x) @everyone"), "\\[here\\]\\(https\\://x\\) \\@everyone");
        let news = News::test("https://b.example");
        let sent = body(HookShape::Matrix, &news, Language::En);
        assert_eq!(
            sent["html"],
            "Bradshaw can reach you here. <a href=\"https://b.example/\">https://b.example/</a>"
        );
        assert_eq!(sent["text"], "Bradshaw can reach you here. https://b.example/");
        let item = Item { name: "<b>@room".to_owned(), ..news.items[0].clone() };
        let news = News { items: vec![Item { said: Said::Over, ..item }], ..news };
        let sent = body(HookShape::Matrix, &news, Language::En);
        assert!(sent["html"].as_str().unwrap().contains("&lt;b&gt;@\u{200b}room"), "{sent}");
        assert!(sent["text"].as_str().unwrap().contains("<b>@\u{200b}room"), "{sent}");
    }
}
