-- Keys of the server's own, made on first start and shared by all nodes: of two that start at once one wins.
CREATE TABLE server_keys (
    name        TEXT PRIMARY KEY,
    value       TEXT NOT NULL,
    created_at  BIGINT NOT NULL
);

-- Browsers that are called through a push service. Each belongs to a session and goes with it: whoever signs out is not called there.
CREATE TABLE push_devices (
    id          TEXT PRIMARY KEY,
    person      TEXT NOT NULL REFERENCES people (id),
    session     TEXT NOT NULL UNIQUE REFERENCES sessions (token) ON DELETE CASCADE,
    name        TEXT NOT NULL,
    -- Where the push service takes calls. Whoever knows it may send some: it is never shown.
    endpoint    TEXT NOT NULL UNIQUE,
    -- The keys by which only that browser can read them (RFC 8291), as base64url.
    p256dh      TEXT NOT NULL,
    auth        TEXT NOT NULL,
    -- The language it is called in.
    language    TEXT NOT NULL,
    created_at  BIGINT NOT NULL,
    -- When a call was last taken; 0 if never.
    called_at   BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX push_devices_by_person ON push_devices (person);

-- Webhooks of a table, set by its owner and shown to nobody else.
CREATE TABLE table_hooks (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    place       BIGINT NOT NULL,
    url         TEXT NOT NULL,
    shape       TEXT NOT NULL,
    language    TEXT NOT NULL,
    -- The last entry of which it was told.
    told        BIGINT NOT NULL,
    PRIMARY KEY (table_id, place)
);

-- Calls that are still to be made, and when: held back until somebody's hours, gathered for a digest, or a reminder.
CREATE TABLE calls (
    person      TEXT NOT NULL REFERENCES people (id),
    table_id    TEXT NOT NULL REFERENCES tables (id),
    -- turn, reminder, time-up or over.
    kind        TEXT NOT NULL,
    -- The entry after which it was to be told.
    number      BIGINT NOT NULL,
    -- Whoever makes it puts it off first, so that of several nodes one does.
    due_at      BIGINT NOT NULL,
    PRIMARY KEY (person, table_id, kind)
);

CREATE INDEX calls_by_time ON calls (due_at);
CREATE INDEX calls_by_table ON calls (table_id);
