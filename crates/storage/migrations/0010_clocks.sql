-- The hours that a person keeps free for games, as JSON; absent when never set: then every hour counts.
ALTER TABLE people ADD COLUMN hours TEXT;

-- The clocks of a table's seats as JSON, where clocks were agreed on; written with every move, so that nodes cannot disagree.
ALTER TABLE tables ADD COLUMN clocks TEXT;
-- When the first of these clocks has run out, and somebody must look; 0 while none runs.
ALTER TABLE tables ADD COLUMN due_at BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_due ON tables (due_at);

-- When some node last looked after the clocks (the one row, 1): time in which none did counts against nobody.
CREATE TABLE clock_watch (
    id          BIGINT PRIMARY KEY,
    seen_at     BIGINT NOT NULL
);
