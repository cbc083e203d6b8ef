-- +goose Up

-- What each seat of a finished game played with: a JSON list of names of decks.
ALTER TABLE results ADD COLUMN decks TEXT NOT NULL DEFAULT '[]';

-- Results from before: their games know, if they are still there.
UPDATE results SET decks = (
    SELECT json_group_array(coalesce(json_extract(deck.value, '$.name'), ''))
    FROM setups, json_each(CASE WHEN json_valid(CAST(setup AS TEXT)) THEN CAST(setup AS TEXT) ELSE '{}' END, '$.rules.decks') AS deck
    WHERE setups.game_id = results.game_id
);

-- Runs of the lab. What was played and what came of it is for the window to read.
CREATE TABLE lab_runs (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game_key TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    setup    TEXT    NOT NULL, -- JSON
    report   TEXT    NOT NULL, -- JSON
    created  INTEGER NOT NULL  -- Unix microseconds
) STRICT;
