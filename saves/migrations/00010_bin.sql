-- +goose Up

-- When something was put into the bin, in Unix microseconds, 0 for what isn't there; -1 for a branch of a game in which
-- nothing was played yet, which is listed nowhere.
ALTER TABLE games ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE decks ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE lab_runs ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
