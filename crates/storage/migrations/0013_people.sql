-- Friends: who asked whom, and whether the other has agreed. Two people are friends by one row, whoever asked.
CREATE TABLE friends (
    asker       TEXT NOT NULL REFERENCES people (id),
    asked       TEXT NOT NULL REFERENCES people (id),
    agreed      BIGINT NOT NULL DEFAULT 0,
    at          BIGINT NOT NULL,
    PRIMARY KEY (asker, asked)
);

CREATE INDEX friends_by_asked ON friends (asked);

-- Whom somebody does not want to hear (muted), or does not want to have to do with at all (blocked). The other is never told.
CREATE TABLE shunned (
    person      TEXT NOT NULL REFERENCES people (id),
    other       TEXT NOT NULL REFERENCES people (id),
    blocked     BIGINT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);

CREATE INDEX shunned_by_other ON shunned (other);

-- Clubs: people who play together again and again. Only their members see them.
CREATE TABLE clubs (
    id          TEXT PRIMARY KEY,
    name        TEXT NOT NULL,
    description TEXT NOT NULL,
    owner       TEXT NOT NULL REFERENCES people (id),
    -- The SHA-256 of the token in the link that lets people join; absent if there is none.
    link        TEXT UNIQUE,
    created_at  BIGINT NOT NULL
);

CREATE INDEX clubs_by_owner ON clubs (owner);

CREATE TABLE club_members (
    club        TEXT NOT NULL REFERENCES clubs (id),
    person      TEXT NOT NULL REFERENCES people (id),
    joined_at   BIGINT NOT NULL,
    PRIMARY KEY (club, person)
);

CREATE INDEX club_members_by_person ON club_members (person);

-- Who was invited by name and has not answered.
CREATE TABLE club_invitations (
    club        TEXT NOT NULL REFERENCES clubs (id),
    person      TEXT NOT NULL REFERENCES people (id),
    inviter     TEXT NOT NULL REFERENCES people (id),
    at          BIGINT NOT NULL,
    PRIMARY KEY (club, person)
);

CREATE INDEX club_invitations_by_person ON club_invitations (person);

-- The tables of a club.
CREATE TABLE club_tables (
    table_id    TEXT PRIMARY KEY REFERENCES tables (id),
    club        TEXT NOT NULL REFERENCES clubs (id)
);

CREATE INDEX club_tables_by_club ON club_tables (club);

-- Seats that are kept for somebody: they find the table and may take any free seat there, also those that are given by
-- invitation only. A member of the table's club who does not want to come has declined without having been asked by name.
CREATE TABLE offers (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    person      TEXT NOT NULL REFERENCES people (id),
    declined    BIGINT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX offers_by_person ON offers (person);

-- Where people who have no seat stand with the owner of a table: they ask to be let in (asks), are let in (in) or shown out (out).
CREATE TABLE watchers (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    person      TEXT NOT NULL REFERENCES people (id),
    standing    TEXT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX watchers_by_person ON watchers (person);
