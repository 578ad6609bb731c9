-- Moves that were copied or imported. They never change. The id is the SHA-256 of the moves, so that equal copies are stored once.
CREATE TABLE copies (
    id          TEXT PRIMARY KEY,
    -- Moves of a game and the state after them: JSON, deflated, in base64. Empty for analyses, whose moves are in copied_moves.
    content     TEXT NOT NULL,
    -- The digests after each move, as a comma-framed list.
    digests     TEXT NOT NULL,
    -- When it was last used for something new. Copies that nothing uses are deleted later.
    used_at     BIGINT NOT NULL
);

-- The first entries of a table's log, where the table was copied or imported. What was done there later is in `log`.
CREATE TABLE copied_entries (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    first       BIGINT NOT NULL,
    last        BIGINT NOT NULL,
    copy        TEXT NOT NULL REFERENCES copies (id),
    PRIMARY KEY (table_id, last)
);

CREATE INDEX copied_entries_by_copy ON copied_entries (copy);

-- The moves that copies of one analysis have in common, as in analysis_moves.
CREATE TABLE copied_moves (
    copy        TEXT NOT NULL REFERENCES copies (id) ON DELETE CASCADE,
    number      BIGINT NOT NULL,
    parent      BIGINT NOT NULL,
    seat        BIGINT NOT NULL,
    action      TEXT NOT NULL,
    events      TEXT NOT NULL,
    origin      TEXT NOT NULL,
    name        TEXT NOT NULL,
    note        TEXT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (copy, number)
);

CREATE INDEX copied_moves_by_parent ON copied_moves (copy, parent);

-- The moves that an analysis shares with others; its own are in analysis_moves.
ALTER TABLE analyses ADD COLUMN copy TEXT REFERENCES copies (id);
CREATE INDEX analyses_by_copy ON analyses (copy);

-- About how many bytes a table and an analysis take, and a fingerprint of the network from which each was made.
ALTER TABLE tables ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN network TEXT NOT NULL DEFAULT '';
ALTER TABLE analyses ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;
ALTER TABLE analyses ADD COLUMN network TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_by_network ON tables (network);
CREATE INDEX analyses_by_network ON analyses (network);

UPDATE tables SET bytes =
    COALESCE((SELECT SUM(LENGTH(COALESCE(action, '')) + LENGTH(events) + 200) FROM log WHERE table_id = tables.id), 0)
    + COALESCE((SELECT SUM(LENGTH(state) + 200) FROM snapshots WHERE table_id = tables.id), 0);
UPDATE analyses SET bytes =
    COALESCE((SELECT SUM(LENGTH(action) + LENGTH(events) + LENGTH(name) + LENGTH(note) + 200) FROM analysis_moves
    WHERE analysis = analyses.id), 0);
