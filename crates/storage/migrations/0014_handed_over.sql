-- Whether a computer played the seat for its person: then the game could only be a loss.
ALTER TABLE rating_changes ADD COLUMN handed_over BIGINT NOT NULL DEFAULT 0;
