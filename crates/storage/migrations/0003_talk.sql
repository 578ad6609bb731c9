-- Links that let people in. Only the SHA-256 of the token is kept. A link to a seat works once; a link without a
-- seat (-1) lets people watch and take free seats.
CREATE TABLE invitations (
    token       TEXT PRIMARY KEY,
    table_id    TEXT NOT NULL REFERENCES tables (id),
    seat        BIGINT NOT NULL,
    used_by     TEXT,
    created_at  BIGINT NOT NULL
);

CREATE INDEX invitations_by_table ON invitations (table_id);

-- Who may read a table that is not listed, without having a seat at it.
CREATE TABLE guests (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    person      TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, person)
);

-- What is said at a table.
CREATE TABLE chat (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    number      BIGINT NOT NULL,
    person      TEXT NOT NULL,
    name        TEXT NOT NULL,
    text        TEXT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- What a person keeps to themself about a table.
CREATE TABLE notes (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    person      TEXT NOT NULL REFERENCES people (id),
    text        TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

-- Moves the server makes for a seat.
CREATE TABLE programs (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    seat        BIGINT NOT NULL,
    -- What to do, as JSON.
    program     TEXT NOT NULL,
    -- Why it stopped, as JSON; absent while it runs.
    stopped     TEXT,
    PRIMARY KEY (table_id, seat)
);
