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

// Deck is one deck that someone built.
type Deck struct {
	ID      int64  // given by CreateDeck, never used twice
	GameKey string // which rules it is for
	Name    string // may be empty, need not be unique
	Note    string
	Tags    []string
	Cards   []byte // JSON, made and read by the table only
	Cover   string // the card that stands for it, "" for none chosen

	Created time.Time
	Updated time.Time // when it was last saved
	Played  time.Time // when a game with it was last begun; zero: never
}

// DeckFilter selects decks; its zero value selects all.
type DeckFilter struct {
	GameKey string // empty: of every game
	Tag     string // empty: with any tags
}

// CreateDeck stores a new deck and returns its number. All but ID and the times is taken from d. GameKey must not be
// empty and Cards must be JSON.
func (s *Store) CreateDeck(ctx context.Context, d Deck) (int64, error) {
	tags, err := d.check()
	if err != nil {
		return 0, fmt.Errorf("create deck %q: %w", d.Name, err)
	}
	var id int64
	err = s.write(ctx, func(tx *sql.Tx) error {
		now := s.micros()
		done, err := tx.ExecContext(ctx, `INSERT INTO decks (game_key, name, note, tags, cards, cover, created, updated)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?)`, d.GameKey, d.Name, d.Note, tags, d.Cards, d.Cover, now, now)
		if err != nil {
			return err
		}
		id, err = done.LastInsertId()
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("create deck %q: %w", d.Name, err)
	}
	return id, nil
}

// check tidies the texts and returns the tags as they are stored.
func (d *Deck) check() (tags string, err error) {
	d.Name, d.Note, d.Cover = names.Name(d.Name), names.Note(d.Note), names.Line(d.Cover)
	if d.GameKey == "" || !json.Valid(d.Cards) {
		return "", errors.New("give the key of its rules and its cards as JSON")
	}
	return toJSON(cleaned(d.Tags))
}

// SaveDeck replaces all of the deck with the number d.ID but its times. ErrNoDeck when it was deleted.
func (s *Store) SaveDeck(ctx context.Context, d Deck) error {
	tags, err := d.check()
	if err != nil {
		return fmt.Errorf("save deck %d: %w", d.ID, err)
	}
	return s.changeDeck(ctx, "save", d.ID, `UPDATE decks SET game_key = ?, name = ?, note = ?, tags = ?, cards = ?, cover = ?,
		updated = ? WHERE id = ? AND deleted = 0`, d.GameKey, d.Name, d.Note, tags, d.Cards, d.Cover, s.micros(), d.ID)
}

const deckColumns = `id, game_key, name, note, tags, cards, cover, created, updated, played`

func scanDeck(scan func(...any) error) (Deck, error) {
	var d Deck
	var tags string
	var created, updated, played int64
	if err := scan(&d.ID, &d.GameKey, &d.Name, &d.Note, &tags, &d.Cards, &d.Cover, &created, &updated, &played); err != nil {
		return Deck{}, err
	}
	d.Name, d.Note, d.Cover = names.Name(d.Name), names.Note(d.Note), names.Line(d.Cover)
	d.Created, d.Updated = time.UnixMicro(created), time.UnixMicro(updated)
	if played > 0 {
		d.Played = time.UnixMicro(played)
	}
	err := json.Unmarshal([]byte(tags), &d.Tags)
	d.Tags = cleaned(d.Tags)
	return d, err
}

// Deck loads one deck. ErrNoDeck when there is none with this number.
func (s *Store) Deck(ctx context.Context, id int64) (Deck, error) {
	return s.deck(ctx, id, ` AND deleted = 0`)
}

// deck loads the deck of a number for which a further condition holds.
func (s *Store) deck(ctx context.Context, id int64, and string) (Deck, error) {
	d, err := scanDeck(s.reader().QueryRowContext(ctx, `SELECT `+deckColumns+` FROM decks WHERE id = ?`+and, id).Scan)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNoDeck
	}
	if err != nil {
		return Deck{}, fmt.Errorf("load deck %d: %w", id, translate(err))
	}
	return d, nil
}

// ListDecks lists decks, last saved first.
func (s *Store) ListDecks(ctx context.Context, f DeckFilter) ([]Deck, error) {
	decks, err := collect(ctx, s.reader(), scanDeck, `SELECT `+deckColumns+` FROM decks WHERE deleted = 0 AND (?1 = '' OR game_key = ?1)
		AND (?2 = '' OR EXISTS (SELECT 1 FROM json_each(tags) WHERE value = ?2)) ORDER BY updated DESC, id DESC`, f.GameKey, f.Tag)
	if err != nil {
		return nil, fmt.Errorf("list decks: %w", err)
	}
	return decks, nil
}

// RenameDeck gives a deck another name.
func (s *Store) RenameDeck(ctx context.Context, id int64, name string) error {
	return s.changeDeck(ctx, "rename", id, `UPDATE decks SET name = ?, updated = ? WHERE id = ? AND deleted = 0`, names.Name(name), s.micros(), id)
}

// SetDeckNote replaces the note on a deck.
func (s *Store) SetDeckNote(ctx context.Context, id int64, note string) error {
	return s.changeDeck(ctx, "write the note of", id, `UPDATE decks SET note = ?, updated = ? WHERE id = ? AND deleted = 0`, names.Note(note), s.micros(), id)
}

// SetDeckTags replaces the tags of a deck.
func (s *Store) SetDeckTags(ctx context.Context, id int64, tags []string) error {
	text, err := toJSON(cleaned(tags))
	if err != nil {
		return fmt.Errorf("tag deck %d: %w", id, err)
	}
	return s.changeDeck(ctx, "tag", id, `UPDATE decks SET tags = ?, updated = ? WHERE id = ? AND deleted = 0`, text, s.micros(), id)
}

// TagDecks replaces the tags of decks, by their numbers: all or none. Their times stay. ErrNoDeck
// when one was deleted.
func (s *Store) TagDecks(ctx context.Context, tags map[int64][]string) error {
	err := s.write(ctx, func(tx *sql.Tx) error {
		for id, list := range tags {
			text, err := toJSON(cleaned(list))
			if err != nil {
				return err
			}
			if err := mustChangeDeck(tx.ExecContext(ctx, `UPDATE decks SET tags = ? WHERE id = ? AND deleted = 0`, text, id)); err != nil {
				return fmt.Errorf("deck %d: %w", id, err)
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("tag %d decks: %w", len(tags), err)
	}
	return nil
}

// DuplicateDeck stores a copy of a deck under another name and returns its number.
func (s *Store) DuplicateDeck(ctx context.Context, id int64, name string) (int64, error) {
	var made int64
	err := s.write(ctx, func(tx *sql.Tx) error {
		now := s.micros()
		done, err := tx.ExecContext(ctx, `INSERT INTO decks (game_key, name, note, tags, cards, cover, created, updated)
			SELECT game_key, ?, note, tags, cards, cover, ?, ? FROM decks WHERE id = ? AND deleted = 0`, names.Name(name), now, now, id)
		if err := mustChangeDeck(done, err); err != nil {
			return err
		}
		made, err = done.LastInsertId()
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("duplicate deck %d: %w", id, err)
	}
	return made, nil
}

// MarkPlayed notes that a game with a deck begins now. The deck stays as it is.
func (s *Store) MarkPlayed(ctx context.Context, id int64) error {
	return s.changeDeck(ctx, "mark", id, `UPDATE decks SET played = ? WHERE id = ? AND deleted = 0`, s.micros(), id)
}

// changeDeck runs one statement that concerns one deck; ErrNoDeck when it concerned none.
func (s *Store) changeDeck(ctx context.Context, what string, id int64, statement string, args ...any) error {
	err := s.write(ctx, func(tx *sql.Tx) error { return mustChangeDeck(tx.ExecContext(ctx, statement, args...)) })
	if err != nil {
		return fmt.Errorf("%s deck %d: %w", what, id, err)
	}
	return nil
}

func mustChangeDeck(done sql.Result, err error) error {
	if err = mustChange(done, err); errors.Is(err, ErrNotFound) {
		return ErrNoDeck
	}
	return err
}
