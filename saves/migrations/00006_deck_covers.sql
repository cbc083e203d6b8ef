-- +goose Up

-- The card that its owner chose to stand for a deck, '' for none, and when a game with it was last begun, in Unix
-- microseconds, 0 for never.
ALTER TABLE decks ADD COLUMN cover TEXT NOT NULL DEFAULT '';
ALTER TABLE decks ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
