-- The tables. Every write to a table, its seats, its log or its programs raises `version` by one and names the
-- version it is based on: of two writers one wins and the other learns of it.
CREATE TABLE tables (
    id            TEXT PRIMARY KEY,
    version       BIGINT NOT NULL,
    name          TEXT NOT NULL,
    owner         TEXT NOT NULL REFERENCES people (id),
    -- open, playing, finished or abandoned.
    state         TEXT NOT NULL,
    -- 1 when everybody may see it.
    listed        BIGINT NOT NULL,
    -- The title, for filters; it is in the agreement as well.
    title         TEXT NOT NULL,
    -- The agreement (title, edition, options, players, seed) as JSON.
    spec          TEXT NOT NULL,
    -- Undo policy, seating and whatever else was set, as JSON.
    settings      TEXT NOT NULL,
    -- The version of the rules the last entry was played under.
    rules         TEXT NOT NULL,
    -- How many entries the log has.
    number        BIGINT NOT NULL,
    -- The digest of the state after the last entry.
    digest        TEXT NOT NULL,
    -- The seats that may act now, as a comma-framed list such as `,0,2,`.
    awaited       TEXT NOT NULL,
    -- 1 when the server itself has the next move to make (computer seats, programmed moves).
    driven        BIGINT NOT NULL,
    -- A request to take moves back that waits for consent, as JSON.
    undo_request  TEXT,
    created_at    BIGINT NOT NULL,
    changed_at    BIGINT NOT NULL
);

CREATE INDEX tables_by_state ON tables (listed, state, changed_at);
CREATE INDEX tables_by_change ON tables (changed_at);
CREATE INDEX tables_driven ON tables (driven, changed_at);

-- The seats of a table, in the order of play.
CREATE TABLE seats (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    seat        BIGINT NOT NULL,
    -- person, hot (played by the owner) or computer.
    kind        TEXT NOT NULL,
    person      TEXT REFERENCES people (id),
    name        TEXT NOT NULL,
    -- Which computer player.
    computer    TEXT,
    -- 1 when only an invitation gives the seat.
    invited     BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_person ON seats (person);

-- The truth: what was done, in order. Undoing adds an entry; nothing is ever erased.
CREATE TABLE log (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    number      BIGINT NOT NULL,
    -- move, undo or redo.
    kind        TEXT NOT NULL,
    -- The seat that acted; for undo and redo the seat that asked.
    seat        BIGINT NOT NULL,
    person      TEXT,
    -- The id the client made for it, under the person's id.
    client      TEXT,
    -- The action by names, as docs/game-file.md describes it (JSON), for moves.
    action      TEXT,
    -- What it caused, as it was told to the table: messages (JSON).
    events      TEXT NOT NULL,
    -- How many moves are in force after it.
    position    BIGINT NOT NULL,
    -- The digest of the state after it.
    digest      TEXT NOT NULL,
    -- Who chose it: person, computer or program.
    origin      TEXT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX log_by_client ON log (table_id, client);
