-- +goose Up

-- Runs of the lab from before decks had numbers there belong to the deck of that name; where there are several, to the
-- oldest. A seat's deck has its number beside it, those of the field a list of their own.
UPDATE lab_runs SET setup = json_set(setup,
    '$.seats', (
        SELECT json_group_array(json_set(seat.value, '$.own', coalesce((
            SELECT min(id) FROM decks
            WHERE decks.game_key = lab_runs.game_key AND decks.name = json_extract(seat.value, '$.deck.name') AND decks.name <> ''
        ), 0)))
        FROM json_each(setup, '$.seats') AS seat
    ),
    '$.field_own', (
        SELECT json_group_array(coalesce((
            SELECT min(id) FROM decks
            WHERE decks.game_key = lab_runs.game_key AND decks.name = json_extract(met.value, '$.name') AND decks.name <> ''
        ), 0))
        FROM json_each(coalesce(json_extract(setup, '$.field'), '[]')) AS met
    )
)
WHERE json_valid(setup) AND json_type(setup, '$.seats') = 'array'
    AND EXISTS (SELECT 1 FROM json_each(setup, '$.seats') AS seat WHERE seat.type = 'object' AND json_extract(seat.value, '$.own') IS NULL)
    AND NOT EXISTS (SELECT 1 FROM json_each(setup, '$.seats') AS seat WHERE seat.type <> 'object');
