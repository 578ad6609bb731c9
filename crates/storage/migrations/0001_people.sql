-- Who sits at tables. A guest has no login; an account is a guest that has taken a login and a password.
CREATE TABLE people (
    id          TEXT PRIMARY KEY,
    -- The name shown to others.
    name        TEXT NOT NULL,
    -- The lower-case login; absent for guests and for people who have gone.
    login       TEXT UNIQUE,
    -- An argon2id string; never leaves the server.
    password    TEXT,
    -- 1 when the person has deleted the account; the name stays on old seats.
    departed    BIGINT NOT NULL DEFAULT 0,
    -- Where and when to notify, as JSON; absent when never set.
    notify      TEXT,
    created_at  BIGINT NOT NULL
);

-- Who is signed in. Only the SHA-256 of the cookie's token is kept.
CREATE TABLE sessions (
    token       TEXT PRIMARY KEY,
    person      TEXT NOT NULL REFERENCES people (id),
    created_at  BIGINT NOT NULL,
    expires_at  BIGINT NOT NULL
);

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
