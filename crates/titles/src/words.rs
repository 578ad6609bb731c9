//! What a title says, as the message catalogues meet it: the facts it declares, the steps it can wait in, and its texts in
//! every language.

use rules::Step;

/// The ids of some facts, each with the names of its things.
pub type Fields = &'static [(&'static str, &'static [&'static str])];

/// Everything a title says.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The facts that only this title declares.
    pub facts: &'static [Fields],
    /// Every step that a table of the title can wait in, in the order of play.
    pub steps: &'static [Step],
    /// The ids of all corrections of its rules.
    pub corrections: fn() -> Vec<String>,
    /// The sections of its rulebook that refuse something.
    pub sections: &'static [&'static str],
    /// Its texts, by the tag of the language.
    pub texts: &'static [(&'static str, Texts)],
    /// The ids of what all titles declare and this one uses, a line for each: kinds of choices, events and reasons. A test
    /// compares the file with the rule code.
    pub shared: &'static str,
}

impl Words {
    /// The kinds of choices that the title can offer.
    pub fn choices(&self) -> Vec<&'static str> {
        self.shared.lines().filter_map(|id| id.strip_prefix("choice-")).collect()
    }

    /// The ids of all events of the title.
    pub fn events(&self) -> Vec<&'static str> {
        self.beginning("event-")
    }

    /// The ids of all reasons for which the title refuses something.
    pub fn refusals(&self) -> Vec<&'static str> {
        self.beginning("refusal-")
    }

    fn beginning(&self, with: &str) -> Vec<&'static str> {
        let own = self.facts.iter().flat_map(|facts| facts.iter()).map(|(id, _)| *id);
        own.chain(self.shared.lines()).filter(|id| id.starts_with(with)).collect()
    }
}

/// A title's texts in one language, in Fluent's format.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// Messages of the title, and shared messages in words of its own.
    pub words: &'static str,
    /// The rules reference.
    pub rules: &'static str,
    /// What is taught: the conductor's texts for every step, and words of the trade.
    pub lessons: &'static str,
    /// What a scenario says otherwise than the title it shares its words with; of all others nothing.
    pub scenario: &'static str,
}

/// Declares the sections of a rulebook that refuse something, and lists them all.
macro_rules! sections {
    ($($name:ident = $title:literal),* $(,)?) => {
        $(
            #[doc = $title]
            pub const $name: &str = $title;
        )*

        /// All of them.
        pub const ALL: &[&str] = &[$($name),*];
    };
}
pub(crate) use sections;

#[cfg(test)]
mod tests;
