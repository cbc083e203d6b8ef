-- +goose Up

-- One row per game that somebody sat down to. Small, because it is rewritten with every choice: what is large or
-- rarely read stands in tables of its own. AUTOINCREMENT: the number of a deleted game is never given to another.
CREATE TABLE games (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    name          TEXT    NOT NULL,
    game_key      TEXT    NOT NULL,
    seed          INTEGER NOT NULL, -- the bits of a uint64
    rules_version TEXT    NOT NULL,
    cards_hash    TEXT    NOT NULL,
    seats         TEXT    NOT NULL, -- JSON list of strings
    status        TEXT    NOT NULL CHECK (status IN ('playing', 'finished', 'broken')),
    result        TEXT    NOT NULL DEFAULT '',
    note          TEXT    NOT NULL DEFAULT '',
    choices       INTEGER NOT NULL DEFAULT 0, -- length of the line of play
    entries       INTEGER NOT NULL DEFAULT 0, -- length of the log
    turn          INTEGER NOT NULL DEFAULT 0,
    created       INTEGER NOT NULL, -- Unix microseconds, as all times here
    updated       INTEGER NOT NULL
) STRICT;

CREATE INDEX games_by_update ON games (updated);

CREATE TABLE setups (
    game_id INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    setup   BLOB NOT NULL
) STRICT;

CREATE TABLE pictures (
    game_id INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    picture BLOB NOT NULL
) STRICT;

-- What was decided, in the order in which it was decided. Rows are only ever added: a take-back is a row too.
CREATE TABLE log (
    game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seq     INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    kind    INTEGER NOT NULL CHECK (kind IN (0, 1)), -- 0 a choice, 1 a take-back
    n       INTEGER NOT NULL, -- choice: its place in the line; take-back: how many choices remain
    seat    INTEGER NOT NULL,
    turn    INTEGER NOT NULL,
    key     TEXT    NOT NULL,
    hash    INTEGER NOT NULL, -- the bits of a uint64
    PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;

-- States kept to load a long game quickly. A cache: losing it loses nothing.
CREATE TABLE snapshots (
    game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    n       INTEGER NOT NULL,
    version TEXT    NOT NULL,
    state   BLOB    NOT NULL,
    PRIMARY KEY (game_id, n, version)
) STRICT;

-- How games ended. A result outlives its game.
CREATE TABLE results (
    id       INTEGER PRIMARY KEY,
    game_id  INTEGER UNIQUE REFERENCES games ON DELETE SET NULL,
    name     TEXT    NOT NULL,
    game_key TEXT    NOT NULL,
    seats    TEXT    NOT NULL, -- JSON list of strings
    winners  TEXT    NOT NULL, -- JSON list of seat numbers
    text     TEXT    NOT NULL,
    choices  INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    finished INTEGER NOT NULL
) STRICT;

CREATE INDEX results_by_game ON results (game_key, finished);

CREATE TABLE settings (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL -- JSON
) STRICT, WITHOUT ROWID;
