-- Questions that a seat always agrees to, by the id of their message; beside whatever program it has.
CREATE TABLE agreements (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    seat        BIGINT NOT NULL,
    question    TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, question)
);
