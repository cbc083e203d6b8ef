-- +goose Up

-- The decks that people build. Which cards are in one is for the table to read.
CREATE TABLE decks (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game_key TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    note     TEXT    NOT NULL,
    tags     TEXT    NOT NULL, -- JSON list of strings
    cards    BLOB    NOT NULL, -- JSON
    created  INTEGER NOT NULL, -- Unix microseconds
    updated  INTEGER NOT NULL
) STRICT;

CREATE INDEX decks_by_update ON decks (updated);
