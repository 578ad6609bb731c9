//! Names for others to see. Unicode says which characters names are made of, which scripts may stand together, and what looks
//! alike (UTS #39): nobody can pass for another by a letter that only looks the same, or by one that cannot be seen.

use crate::error::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_security::general_security_profile::IdentifierType;
use unicode_security::{
    GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection, confusable_detection::skeleton,
};

/// A person's name: 1 to 40 characters, of scripts that are written together, at least one of them a letter or a digit.
pub fn person_name(name: &str) -> Result<String, Error> {
    let wrong = |why: &str| Err(Error::Invalid("name", why.to_owned()));
    let Some(name) = words(name, 40) else {
        return wrong("a name has 1 to 40 characters, all of them visible");
    };
    if !name.chars().any(char::is_alphanumeric) {
        return wrong("a name has a letter or a digit in it");
    }
    let letter = |letter: &char| letter.is_ascii_alphanumeric() || !letter.is_ascii();
    let letters: String = name.chars().filter(letter).collect();
    if !letters.as_str().check_restriction_level(RestrictionLevel::HighlyRestrictive) {
        return wrong("a name is written in one script, with letters, digits and plain signs");
    }
    Ok(name)
}

/// One line of at most so many characters, all of them visible; nothing if there are none. What can be written in two ways
/// is written in one.
pub fn words(text: &str, most: usize) -> Option<String> {
    let text: String = text.trim().nfc().collect();
    let fine = !text.is_empty() && text.chars().count() <= most && text.chars().all(is_visible);
    fine.then_some(text)
}

/// Whether a character is seen and leaves the others in their order.
pub fn is_visible(letter: char) -> bool {
    // Joins the parts of one picture.
    const JOINERS: [char; 2] = ['\u{200d}', '\u{fe0f}'];
    let hidden = matches!(letter.identifier_type(), Some(IdentifierType::Default_Ignorable));
    !letter.is_control() && (!hidden || JOINERS.contains(&letter))
}

/// Whether two names look alike.
pub fn look_alike(one: &str, other: &str) -> bool {
    let (lower, other_lower) = (one.to_lowercase(), other.to_lowercase());
    skeleton(one).eq(skeleton(other)) || skeleton(&lower).eq(skeleton(&other_lower))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_taken_and_disguises_are_not() {
        for name in ["Ann", "Łucja Żak", "O'Brien-Smith (2)", "Ольга", "李小龍", "Zoë", "J. R. R.", "ann_w2"]
        {
            assert!(person_name(name).is_ok(), "{name}");
        }
        let disguises = [
            ("", "nothing"),
            ("\u{200b}", "invisible"),
            ("An\u{200b}n", "with something invisible"),
            ("\u{202e}nnA", "turned around"),
            ("Аnn", "a Cyrillic А among Latin letters"),
            ("...", "no letter"),
            ("𝐀𝐧𝐧", "letters for formulas"),
            ("A\u{0}", "a control character"),
        ];
        for (name, why) in disguises {
            assert!(person_name(name).is_err(), "{why}");
        }
        assert_eq!(person_name("Zoe\u{308}").unwrap(), "Zo\u{eb}");
    }

    #[test]
    fn look_alikes_are_seen() {
        for (one, other) in [("Ann", "ANN"), ("Ian", "lan"), ("раса", "paca"), ("Ann", "Ann")] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        assert!(!look_alike("Ann", "Anna"));
        assert!(!look_alike("Ola", "Ala"));
    }
}
