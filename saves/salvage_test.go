package saves

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What can be read of a damaged file is saved to a new one; the damaged file
// stays as it is.
func TestSalvage(t *testing.T) {
	folder := t.TempDir()
	path, to := filepath.Join(folder, "games.db"), filepath.Join(folder, "saved.db")
	s := mustOpen(t, path, Options{})
	const games, choices, decks = 12, 400, 36
	cards := []byte(`"` + strings.Repeat("ox ", 1500) + `"`)
	for n := range decks {
		if _, err := s.CreateDeck(t.Context(), Deck{GameKey: "bridge", Name: fmt.Sprint(n), Tags: []string{"fast"}, Cards: cards}); err != nil {
			t.Fatal(err)
		}
		if n%(decks/games) > 0 {
			continue
		}
		id := newGame(t, s)
		if err := s.AppendChoices(t.Context(), id, line(choices)...); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(b []byte) []byte{
		"the end is missing": func(b []byte) []byte { return b[:len(b)*3/4/4096*4096] },
		"pages are garbled": func(b []byte) []byte {
			for i := len(b) / 2; i < len(b)/2+8*4096; i++ {
				b[i] ^= 0x5a
			}
			return b
		},
	} {
		t.Run(name, func(t *testing.T) {
			os.Remove(to)
			spoilt := spoil(bytes.Clone(whole))
			if err := os.WriteFile(path, spoilt, 0o600); err != nil {
				t.Fatal(err)
			}
			if _, err := Open(t.Context(), path, Options{}); !errors.Is(err, ErrDamaged) {
				t.Fatalf("open: %v, want ErrDamaged", err)
			}
			n, err := Salvage(t.Context(), path, to)
			if err != nil || n < games/2 {
				t.Fatalf("%d games saved, %v", n, err)
			}
			if now, _ := os.ReadFile(path); !bytes.Equal(now, spoilt) {
				t.Error("the damaged file was changed")
			}
			left := mustOpen(t, to, Options{})
			all, err := left.ListGames(t.Context(), Filter{})
			if err != nil || len(all) != n {
				t.Fatalf("%d games in the new file, %v", len(all), err)
			}
			complete := 0
			for _, g := range all {
				got, err := left.LoadChoices(t.Context(), g.ID)
				if err != nil || !slices.Equal(got, line(choices)[:len(got)]) {
					t.Errorf("game %d goes otherwise, %v", g.ID, err)
				}
				if len(got) == choices {
					complete++
				}
			}
			if complete == 0 {
				t.Error("no game was saved whole")
			}
			built, err := left.ListDecks(t.Context(), DeckFilter{Tag: "fast"})
			if err != nil || len(built) < decks/4 {
				t.Errorf("%d of %d decks in the new file, %v", len(built), decks, err)
			}
			for _, d := range built {
				if !bytes.Equal(d.Cards, cards) || d.GameKey != "bridge" {
					t.Errorf("deck %s is another one", d.Name)
				}
			}
			left.Close()
		})
	}
}

// A salvaged game is a result if it was one before, with the same winner. One that
// was imported stays none, also when it goes on.
func TestSalvagedResults(t *testing.T) {
	ctx := t.Context()
	folder := t.TempDir()
	path, to := filepath.Join(folder, "games.db"), filepath.Join(folder, "saved.db")
	s := mustOpen(t, path, Options{})
	own := newGame(t, s)
	if err := errors.Join(s.AppendChoices(ctx, own, line(30)...), s.Finish(ctx, own, Outcome{Winners: []int{1}, Points: []float64{3, 21.5}, Text: "Ben wins"})); err != nil {
		t.Fatal(err)
	}
	for _, g := range []Saved{
		{GameKey: "toy", Setup: []byte("{}"), Seats: []string{"Ann", "Ben"}, Status: Finished, Result: "Ann wins"},
		{GameKey: "toy", Setup: []byte("{}"), Seats: []string{"Ann", "Ben"}},
	} {
		if _, err := s.Import(ctx, g, line(30), nil, nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if n, err := Salvage(ctx, path, to); err != nil || n != 3 {
		t.Fatalf("%d games, %v", n, err)
	}
	left := mustOpen(t, to, Options{})
	games, err := left.ListGames(ctx, Filter{})
	if err != nil || len(games) != 3 {
		t.Fatalf("%+v, %v", games, err)
	}
	for _, g := range games {
		if g.Status == Playing {
			if err := left.Finish(ctx, g.ID, Outcome{Winners: []int{0}, Text: "Ann wins"}); err != nil {
				t.Fatal(err)
			}
		}
	}
	results, err := left.Results(ctx, "", 0)
	if err != nil || len(results) != 1 || results[0].Text != "Ben wins" || !slices.Equal(results[0].Winners, []int{1}) || !slices.Equal(results[0].Points, []float64{3, 21.5}) {
		t.Errorf("%+v, %v", results, err)
	}
}

func TestSalvageOfNothing(t *testing.T) {
	folder := t.TempDir()
	path, to := filepath.Join(folder, "games.db"), filepath.Join(folder, "saved.db")
	if err := os.WriteFile(path, []byte(strings.Repeat("no database ", 1000)), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Salvage(t.Context(), path, to); err == nil {
		t.Error("something was saved from nothing")
	}
	if _, err := os.Stat(to); err == nil {
		t.Error("an empty file stays behind")
	}
	if err := os.WriteFile(to, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Salvage(t.Context(), path, to); err == nil || !strings.Contains(err.Error(), "exists") {
		t.Errorf("over another file: %v", err)
	}
}
