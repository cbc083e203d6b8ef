-- +goose Up

-- Whether the end of a game goes to the results: not that of a game which was played elsewhere and imported.
ALTER TABLE games ADD COLUMN counts INTEGER NOT NULL DEFAULT 1 CHECK (counts IN (0, 1));
