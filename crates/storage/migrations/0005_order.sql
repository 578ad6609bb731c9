-- When a session was last used (to the day), what it was opened with, and a name for it that is no secret.
ALTER TABLE sessions ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN client TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN id TEXT NOT NULL DEFAULT '';
UPDATE sessions SET seen_at = created_at, id = SUBSTR(token, 1, 16);

-- How often something was done lately, counted by all nodes together: until when the doer has used the rate up.
CREATE TABLE limits (
    deed        TEXT PRIMARY KEY,
    until       BIGINT NOT NULL
);

CREATE INDEX limits_by_end ON limits (until);
CREATE INDEX tables_by_owner ON tables (owner, state);
