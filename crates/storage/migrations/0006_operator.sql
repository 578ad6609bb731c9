-- The mail address of a person, once a link that was sent there has been followed.
ALTER TABLE people ADD COLUMN mail TEXT;

-- Links in mails, of which only the SHA-256 of the token is kept: they work once, for a day.
CREATE TABLE letters (
    token       TEXT PRIMARY KEY,
    person      TEXT NOT NULL REFERENCES people (id),
    -- confirm (the address) or recover (the account).
    purpose     TEXT NOT NULL,
    address     TEXT NOT NULL,
    created_at  BIGINT NOT NULL
);

CREATE INDEX letters_by_person ON letters (person);

-- Who may not come in: households (such as 192.0.2.7 or 2001:db8::/64) and people, by id.
CREATE TABLE bans (
    who         TEXT PRIMARY KEY,
    reason      TEXT NOT NULL,
    at          BIGINT NOT NULL
);

-- What operators did.
CREATE TABLE doings (
    number      BIGINT PRIMARY KEY,
    what        TEXT NOT NULL,
    at          BIGINT NOT NULL
);
