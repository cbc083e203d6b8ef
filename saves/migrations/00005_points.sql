-- +goose Up

-- What a finished game came to for each seat, as the game scores it: a JSON list of numbers.
ALTER TABLE results ADD COLUMN points TEXT NOT NULL DEFAULT '[]';

-- Whether a choice was made because its player's time was over.
ALTER TABLE log ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1));
