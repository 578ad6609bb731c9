-- Plain names: what is counted, the links in mails, what operators did.
ALTER TABLE limits RENAME COLUMN deed TO key;
ALTER TABLE letters RENAME TO mail_links;
ALTER TABLE doings RENAME TO operator_log;

-- Who was refused something because there was too much of it, and how often on a day (counted from 1970), for operators.
CREATE TABLE refusals (
    day         BIGINT NOT NULL,
    kind        TEXT NOT NULL,
    -- A person by id, a network, or an account or a table and a network.
    who         TEXT NOT NULL,
    count       BIGINT NOT NULL,
    last_at     BIGINT NOT NULL,
    PRIMARY KEY (day, kind, who)
);

-- The last turn that somebody was told of: they are told of another only after they have acted.
CREATE TABLE told (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    person      TEXT NOT NULL REFERENCES people (id),
    number      BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
