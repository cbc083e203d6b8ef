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

// CreateGame stores a new game without choices and returns its number. Name, GameKey, Setup, Seed, RulesVersion,
// CardsHash, Seats and Note are taken from g; the rest is set here. GameKey must not be empty and Setup must be JSON.
func (s *Store) CreateGame(ctx context.Context, g Saved) (int64, error) {
	var id int64
	err := s.write(ctx, func(tx *sql.Tx) (err error) {
		id, err = s.createGame(ctx, tx, g)
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("create game %q: %w", g.Name, err)
	}
	return id, nil
}

func (s *Store) createGame(ctx context.Context, tx *sql.Tx, g Saved) (int64, error) {
	if g.GameKey == "" || !json.Valid(g.Setup) {
		return 0, errors.New("give the key of its rules and its setup as JSON")
	}
	seats, err := toJSON(cleaned(g.Seats))
	if err != nil {
		return 0, err
	}
	now := s.micros()
	done, err := tx.ExecContext(ctx, `INSERT INTO games
		(name, game_key, seed, rules_version, cards_hash, seats, status, note, created, updated)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		names.Name(g.Name), g.GameKey, int64(g.Seed), g.RulesVersion, g.CardsHash, seats, string(Playing), names.Note(g.Note), now, now)
	if err != nil {
		return 0, err
	}
	id, err := done.LastInsertId()
	if err != nil {
		return 0, err
	}
	_, err = tx.ExecContext(ctx, `INSERT INTO setups (game_id, setup) VALUES (?, ?)`, id, g.Setup)
	return id, err
}

const gameColumns = `id, name, game_key, seed, rules_version, cards_hash, seats, status, result, note, choices, turn,
	created, updated`

func scanGame(scan func(...any) error) (Saved, error) {
	var g Saved
	var seats string
	var seed, created, updated int64
	err := scan(&g.ID, &g.Name, &g.GameKey, &seed, &g.RulesVersion, &g.CardsHash, &seats, &g.Status, &g.Result, &g.Note,
		&g.Choices, &g.Turn, &created, &updated)
	if err != nil {
		return Saved{}, err
	}
	g.Name, g.Note = names.Name(g.Name), names.Note(g.Note)
	g.Seed, g.Created, g.Updated = uint64(seed), time.UnixMicro(created), time.UnixMicro(updated)
	err = json.Unmarshal([]byte(seats), &g.Seats)
	g.Seats = cleaned(g.Seats)
	return g, err
}

// Game loads one game with its setup. ErrNotFound when there is none with this number.
func (s *Store) Game(ctx context.Context, id int64) (Saved, error) {
	return s.game(ctx, id, ` AND deleted <= 0`)
}

// game loads the game of a number for which a further condition holds.
func (s *Store) game(ctx context.Context, id int64, and string) (Saved, error) {
	var setup []byte
	row := s.reader().QueryRowContext(ctx, `SELECT `+gameColumns+`, (SELECT setup FROM setups WHERE game_id = id)
		FROM games WHERE id = ?`+and, id)
	g, err := scanGame(func(to ...any) error { return row.Scan(append(to, &setup)...) })
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNotFound
	}
	if err != nil {
		return Saved{}, fmt.Errorf("load game %d: %w", id, translate(err))
	}
	g.Setup = setup
	return g, nil
}

// ListGames lists games, last played first, without their Setup.
func (s *Store) ListGames(ctx context.Context, f Filter) ([]Saved, error) {
	games, err := collect(ctx, s.reader(), scanGame, `SELECT `+gameColumns+` FROM games
		WHERE deleted = 0 AND (?1 = '' OR game_key = ?1) AND (?2 = '' OR status = ?2) ORDER BY updated DESC, id DESC LIMIT ?3`,
		f.GameKey, string(f.Status), limit(f.Limit))
	if err != nil {
		return nil, fmt.Errorf("list games: %w", err)
	}
	return games, nil
}

// Rename gives a game another name.
func (s *Store) Rename(ctx context.Context, id int64, name string) error {
	return s.change(ctx, "rename", id, `UPDATE games SET name = ? WHERE id = ? AND deleted = 0`, names.Name(name), id)
}

// SetNote replaces the person's note on a game.
func (s *Store) SetNote(ctx context.Context, id int64, note string) error {
	return s.change(ctx, "write the note of", id, `UPDATE games SET note = ? WHERE id = ? AND deleted = 0`, names.Note(note), id)
}

// SetPicture replaces the picture that shows a game in lists; picture is any image format, opaque here.
func (s *Store) SetPicture(ctx context.Context, id int64, picture []byte) error {
	return s.change(ctx, "save the picture of", id, `INSERT INTO pictures (game_id, picture)
		SELECT id, ? FROM games WHERE id = ? ON CONFLICT DO UPDATE SET picture = excluded.picture`, picture, id)
}

// Picture loads what SetPicture stored last, nil when there is none.
func (s *Store) Picture(ctx context.Context, id int64) ([]byte, error) {
	var picture []byte
	err := s.reader().QueryRowContext(ctx, `SELECT picture FROM pictures WHERE game_id = ?`, id).Scan(&picture)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return nil, fmt.Errorf("load the picture of game %d: %w", id, translate(err))
	}
	return picture, nil
}

// MarkBroken says that a game which is not finished no longer replays, and why. Its log stays as it is.
func (s *Store) MarkBroken(ctx context.Context, id int64, why string) error {
	return s.setStatus(ctx, "mark as broken", id, Broken, why)
}

// Mend makes a broken game Playing again, after it was found to replay. A game that is Playing stays so.
func (s *Store) Mend(ctx context.Context, id int64) error {
	return s.setStatus(ctx, "repair", id, Playing, "")
}

func (s *Store) setStatus(ctx context.Context, what string, id int64, to Status, result string) error {
	err := s.write(ctx, func(tx *sql.Tx) error {
		err := mustChange(tx.ExecContext(ctx, `UPDATE games SET status = ?, result = ?
			WHERE id = ? AND status <> 'finished'`,
			string(to), result, id))
		if errors.Is(err, ErrNotFound) {
			return refusal(ctx, tx, id)
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("%s game %d: %w", what, id, err)
	}
	return nil
}

// change runs one statement that concerns one game; ErrNotFound when it concerned none.
func (s *Store) change(ctx context.Context, what string, id int64, statement string, args ...any) error {
	err := s.write(ctx, func(tx *sql.Tx) error { return mustChange(tx.ExecContext(ctx, statement, args...)) })
	if err != nil {
		return fmt.Errorf("%s game %d: %w", what, id, err)
	}
	return nil
}
