package library

import (
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"testing"

	"feltstack/rules/decks"
)

// A saved deck is looked at again when its cards change, and only then.
func TestDecksAreJudgedAgain(t *testing.T) {
	lib := local(t)
	own := lib.OwnDecks()[0].Deck
	id, err := lib.SaveDeck(t.Context(), SavedDeck{Deck: own})
	if err != nil {
		t.Fatal(err)
	}
	find := func() SavedDeck {
		t.Helper()
		all, err := lib.Decks(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range all {
			if d.ID == id {
				return d
			}
		}
		t.Fatal("the deck is gone")
		return SavedDeck{}
	}
	for range 2 {
		if d := find(); !d.Legal || d.Why != "" {
			t.Fatalf("a starter deck isn't legal: %s", d.Why)
		}
	}
	short := own
	short.Cards = own.Cards[:1]
	if _, err := lib.SaveDeck(t.Context(), SavedDeck{ID: id, Deck: short}); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if d := find(); d.Legal || d.Why == "" {
			t.Fatal("a deck of one line is legal")
		}
	}
	if _, err := lib.SaveDeck(t.Context(), SavedDeck{ID: id, Deck: own}); err != nil {
		t.Fatal(err)
	}
	lib.judgements[id] = judgement{own.Game, lib.judgements[id].cards, &decks.Index{}, own, false, "of other cards"}
	if d := find(); !d.Legal {
		t.Errorf("a deck isn't looked at with the cards of now: %s", d.Why)
	}
}

// BenchmarkDecks lists 1,000 decks with which 20,000 games were played.
func BenchmarkDecks(b *testing.B) {
	lib := local(b)
	own := lib.OwnDecks()
	var names []string
	for i := range 1000 {
		d := own[i%len(own)].Deck
		d.Name = fmt.Sprintf("%s %d", d.Name, i)
		names = append(names, d.Game+" "+d.Name)
		if _, err := lib.SaveDeck(b.Context(), SavedDeck{Deck: d}); err != nil {
			b.Fatal(err)
		}
	}
	db, err := sql.Open("sqlite3", lib.Place())
	if err != nil {
		b.Fatal(err)
	}
	tx, err := db.Begin()
	if err != nil {
		b.Fatal(err)
	}
	for i := range 20000 {
		game, one, _ := strings.Cut(names[i%1000], " ")
		_, two, _ := strings.Cut(names[(i*7+i/1000)%1000], " ")
		if _, err := tx.Exec(`INSERT INTO results (name, game_key, seats, winners, text, decks, choices, turn, finished)
			VALUES ('', ?, '["Ann","Rook"]', ?, '', json_array(?, ?), 9, 9, ?)`, game, fmt.Sprintf("[%d]", i%2), one, two, i); err != nil {
			b.Fatal(err)
		}
	}
	if err := errors.Join(tx.Commit(), db.Close()); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if all, err := lib.Decks(b.Context()); err != nil || len(all) < 1000 || all[0].Record.N() == 0 {
			b.Fatal(len(all), err)
		}
	}
}
