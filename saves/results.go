package saves

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"feltstack/rules/names"
)

// Finish ends a game that is Playing and adds it to the results, unless it was imported. ErrNotPlaying when it is
// finished or broken.
func (s *Store) Finish(ctx context.Context, id int64, o Outcome) error {
	winners, err := toJSON(o.Winners)
	points, err2 := toJSON(o.Points)
	decks, err3 := toJSON(cleaned(o.Decks))
	err = errors.Join(err, err2, err3)
	if err != nil {
		return fmt.Errorf("finish game %d: %w", id, err)
	}
	err = s.write(ctx, func(tx *sql.Tx) error {
		at := s.micros()
		err := mustChange(tx.ExecContext(ctx, `UPDATE games SET status = 'finished', result = ?, updated = ?
			WHERE id = ? AND status = 'playing'`, o.Text, at, id))
		if errors.Is(err, ErrNotFound) {
			return refusal(ctx, tx, id)
		}
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, `INSERT INTO results
			(game_id, name, game_key, seats, winners, points, text, decks, deck_ids, choices, turn, finished)
			SELECT id, name, game_key, seats, ?, ?, ?, ?, deck_ids, choices, turn, ? FROM games WHERE id = ? AND counts = 1`, winners, points, o.Text, decks, at, id)
		return err
	})
	s.ended.Add(1)
	if err != nil {
		return fmt.Errorf("finish game %d: %w", id, err)
	}
	return nil
}

// SetGameDecks notes which of the person's decks each seat of a game plays with, by their numbers; 0 for one that is
// none of these. The result of the game will say so.
func (s *Store) SetGameDecks(ctx context.Context, id int64, decks []int64) error {
	list, err := toJSON(decks)
	if err == nil {
		err = s.write(ctx, func(tx *sql.Tx) error {
			return mustChange(tx.ExecContext(ctx, `UPDATE games SET deck_ids = ? WHERE id = ?`, list, id))
		})
	}
	if err != nil {
		return fmt.Errorf("note the decks of game %d: %w", id, err)
	}
	return nil
}

// Results lists finished games, newest first: those of one game, or of all when gameKey is empty; at most
// most of them, 0: no limit.
func (s *Store) Results(ctx context.Context, gameKey string, most int) ([]Result, error) {
	results, err := collect(ctx, s.reader(), scanResult, `SELECT coalesce(game_id, 0), name, game_key, seats, winners, points, text, decks, deck_ids,
		choices, turn, finished FROM results WHERE (?1 = '' OR game_key = ?1) ORDER BY finished DESC, id DESC LIMIT ?2`,
		gameKey, limit(most))
	if err != nil {
		return nil, fmt.Errorf("list results: %w", err)
	}
	return results, nil
}

// AnyDeck is the number of a deck of which only the name is known.
const AnyDeck = -1

// DeckResults is how a deck has done in finished games. Against itself counts once, for the first seat.
type DeckResults struct {
	GameKey          string
	ID               int64  // of a deck of the person's; 0 for one that is none of these, AnyDeck where that isn't known
	Deck             string // its name, where it is told by that
	Won, Lost, Drawn int
}

// deckResults is what was counted last.
type deckResults struct {
	ended int64 // how many results had come or gone by then
	all   []DeckResults
}

// DeckResults counts the results of every deck. As long as no result comes or goes, it counts only once: there may be tens
// of thousands.
func (s *Store) DeckResults(ctx context.Context) ([]DeckResults, error) {
	ended := s.ended.Load()
	if c := s.counted.Load(); c != nil && c.ended == ended {
		return c.all, nil
	}
	all, err := collect(ctx, s.reader(), scanDeckResults, `WITH
		seats AS (SELECT results.id AS result, game_key, winners, deck.key AS seat, deck.value AS name,
			coalesce(json_extract(deck_ids, '$[' || deck.key || ']'), -1) AS number
			FROM results, json_each(decks) AS deck WHERE decks <> '[]'),
		played AS (SELECT game_key, winners, min(seat) AS seat, iif(number > 0, '', name) AS deck, number
			FROM seats WHERE number > 0 OR name <> '' GROUP BY result, number, iif(number > 0, '', name))
		SELECT game_key, number, deck, count(*), sum(json_array_length(winners) = 0),
		sum(EXISTS (SELECT 1 FROM json_each(winners) AS winner WHERE winner.value = seat))
		FROM played GROUP BY game_key, number, deck`)
	if err != nil {
		return nil, fmt.Errorf("count the results of decks: %w", err)
	}
	s.mu.RLock()
	defer s.mu.RUnlock()
	if s.rw != nil { // else another program may write
		s.counted.Store(&deckResults{ended, all})
	}
	return all, nil
}

// DeckMeetings is how a deck has done in finished games against others.
type DeckMeetings struct {
	Against          []string // the names of the other decks, by seat; "" for a seat without one
	Won, Lost, Drawn int
}

// DeckMeetings counts the results of a deck of a game, by the decks that it met. Against itself counts once, for the
// first seat. A deck of the person's is told by its number, others, whose number is 0, by their name, as are all those
// whose numbers aren't known.
func (s *Store) DeckMeetings(ctx context.Context, gameKey string, id int64, name string) ([]DeckMeetings, error) {
	all, err := collect(ctx, s.reader(), scanDeckMeetings, `WITH
		seats AS (SELECT results.id AS result, winners, decks, deck.key AS seat, deck.value AS name,
			coalesce(json_extract(deck_ids, '$[' || deck.key || ']'), -1) AS number
			FROM results, json_each(decks) AS deck WHERE game_key = ?1 AND decks <> '[]'),
		mine AS (SELECT winners, decks, min(seat) AS seat FROM seats
			WHERE iif(number = -1 OR number = 0 AND ?2 = 0, name = ?3 AND name <> '', number = ?2) GROUP BY result)
		SELECT json_remove(decks, '$[' || seat || ']') AS against, count(*), sum(json_array_length(winners) = 0),
		sum(EXISTS (SELECT 1 FROM json_each(winners) AS winner WHERE winner.value = seat))
		FROM mine GROUP BY against`, gameKey, id, name)
	if err != nil {
		return nil, fmt.Errorf("count the results of the deck %s: %w", name, err)
	}
	return all, nil
}

func scanDeckMeetings(scan func(...any) error) (DeckMeetings, error) {
	var d DeckMeetings
	var against string
	var of int
	if err := scan(&against, &of, &d.Drawn, &d.Won); err != nil {
		return d, err
	}
	err := json.Unmarshal([]byte(against), &d.Against)
	d.Against, d.Lost = cleaned(d.Against), of-d.Drawn-d.Won
	return d, err
}

func scanDeckResults(scan func(...any) error) (DeckResults, error) {
	var d DeckResults
	var of int
	err := scan(&d.GameKey, &d.ID, &d.Deck, &of, &d.Drawn, &d.Won)
	d.Deck, d.Lost = names.Name(d.Deck), of-d.Drawn-d.Won
	return d, err
}

func scanResult(scan func(...any) error) (Result, error) {
	var r Result
	var seats, winners, points, decks, ids string
	var finished int64
	err := scan(&r.GameID, &r.Name, &r.GameKey, &seats, &winners, &points, &r.Text, &decks, &ids, &r.Choices, &r.Turn, &finished)
	if err != nil {
		return Result{}, err
	}
	r.Finished = time.UnixMicro(finished)
	err = errors.Join(json.Unmarshal([]byte(seats), &r.Seats), json.Unmarshal([]byte(winners), &r.Winners), json.Unmarshal([]byte(points), &r.Points), json.Unmarshal([]byte(decks), &r.Decks), json.Unmarshal([]byte(ids), &r.DeckIDs))
	r.Name, r.Seats, r.Decks = names.Name(r.Name), cleaned(r.Seats), cleaned(r.Decks)
	return r, err
}
