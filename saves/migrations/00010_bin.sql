-- +goose Up

-- When something was put into the bin, in Unix microseconds, 0 for what isn't there.
ALTER TABLE games ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE decks ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE lab_runs ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
