-- States kept beside the log, so that opening a table and looking at its past cost the same in a long game as in a
-- short one. A cache: every row follows from the log, and may be deleted.
CREATE TABLE snapshots (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    -- How many moves had been made.
    position    BIGINT NOT NULL,
    -- The entry of the log with the last of them; it carries the digest of the state.
    number      BIGINT NOT NULL,
    -- The state as JSON.
    state       TEXT NOT NULL,
    PRIMARY KEY (table_id, position, number)
);

-- The move at a place of the line that was in force is the last one made there.
CREATE INDEX log_by_position ON log (table_id, position, number);
