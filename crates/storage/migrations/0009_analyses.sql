-- Analysis boards: a moment of a game from which somebody thinks on alone. The moment is named, not copied: the log of its table
-- does not change. What was hidden from its maker then is guessed anew, always in the same way.
CREATE TABLE analyses (
    id          TEXT PRIMARY KEY,
    owner       TEXT NOT NULL REFERENCES people (id),
    name        TEXT NOT NULL,
    -- What its owner notes about the moment it begins with.
    note        TEXT NOT NULL,
    table_id    TEXT NOT NULL REFERENCES tables (id),
    -- After which entry of the log it begins.
    number      BIGINT NOT NULL,
    -- Through whose eyes its maker saw that moment: all, nobody, or a seat by its number.
    eyes        TEXT NOT NULL,
    -- The computers that play its seats, as JSON, by seat; null for seats that the owner plays.
    computers   TEXT NOT NULL,
    -- The number of its next move; raised by every move, so that of two writers one wins.
    next        BIGINT NOT NULL,
    created_at  BIGINT NOT NULL,
    changed_at  BIGINT NOT NULL
);

CREATE INDEX analyses_by_owner ON analyses (owner, changed_at);
CREATE INDEX analyses_by_table ON analyses (table_id);

-- The moves of an analysis, a tree: each follows another (or the beginning, 0). Numbers are never used again.
CREATE TABLE analysis_moves (
    analysis    TEXT NOT NULL REFERENCES analyses (id),
    number      BIGINT NOT NULL,
    parent      BIGINT NOT NULL,
    seat        BIGINT NOT NULL,
    -- The action by names, as in the log (JSON).
    action      TEXT NOT NULL,
    -- What it caused: messages (JSON).
    events      TEXT NOT NULL,
    -- Who chose it: person or computer.
    origin      TEXT NOT NULL,
    -- What its owner calls the branch that begins with it, and notes about it.
    name        TEXT NOT NULL,
    note        TEXT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (analysis, number)
);

CREATE INDEX analysis_moves_by_parent ON analysis_moves (analysis, parent);
