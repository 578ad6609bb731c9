-- How people stand: how games ended, ratings, and what of it a person does not show.
ALTER TABLE people ADD COLUMN hides_rating BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN hides_results BIGINT NOT NULL DEFAULT 0;

-- 1 when the end of a game has been written down below, 2 when it could not be read; set by whichever node comes first.
ALTER TABLE tables ADD COLUMN reckoned BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_to_reckon ON tables (changed_at, id) WHERE state = 'finished' AND reckoned = 0;

-- The places of people in games that the rules have ended. They follow from the log and are kept so that they can be counted.
CREATE TABLE results (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    seat        BIGINT NOT NULL,
    person      TEXT NOT NULL REFERENCES people (id),
    place       BIGINT NOT NULL,
    worth       BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_by_person ON results (person);

-- Who is rated at a table, fixed when its game starts: its end counts for them, whoever plays their seat by then.
CREATE TABLE rated_seats (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    seat        BIGINT NOT NULL,
    -- A person by id, or `computer:` and the name of a computer player.
    who         TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- The games that were rated, in the order in which they were: ratings are computed in this order and can be again.
CREATE TABLE rated_games (
    number      BIGINT PRIMARY KEY,
    -- No reference: what was rated stays rated if an operator deletes the table.
    table_id    TEXT NOT NULL UNIQUE,
    title       TEXT NOT NULL,
    at          BIGINT NOT NULL
);

-- What a game did to ratings: rating and deviation after it, in thousandths.
CREATE TABLE rating_changes (
    number      BIGINT NOT NULL REFERENCES rated_games (number),
    seat        BIGINT NOT NULL,
    title       TEXT NOT NULL,
    who         TEXT NOT NULL,
    place       BIGINT NOT NULL,
    rating      BIGINT NOT NULL,
    deviation   BIGINT NOT NULL,
    PRIMARY KEY (number, seat)
);

CREATE INDEX rating_changes_by_who ON rating_changes (who, title, number);

-- The ratings now: the last change of each, and after how many games.
CREATE TABLE ratings (
    title       TEXT NOT NULL,
    who         TEXT NOT NULL,
    rating      BIGINT NOT NULL,
    deviation   BIGINT NOT NULL,
    games       BIGINT NOT NULL,
    PRIMARY KEY (title, who)
);
