-- +goose Up

-- Which of the person's decks each seat plays with: a JSON list of their numbers, 0 for a deck that is none of these. A
-- seat without one isn't known: its deck goes by its name.
ALTER TABLE games ADD COLUMN deck_ids TEXT NOT NULL DEFAULT '[]';
ALTER TABLE results ADD COLUMN deck_ids TEXT NOT NULL DEFAULT '[]';

-- Results from before belong to the deck of that name; where there are several, to the oldest.
UPDATE results SET deck_ids = (
    SELECT json_group_array(coalesce((
        SELECT min(id) FROM decks WHERE decks.game_key = results.game_key AND decks.name = played.value AND played.value <> ''
    ), 0))
    FROM json_each(results.decks) AS played
);
