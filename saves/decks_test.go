package saves

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"feltstack/rules/names"
)

func newDeck(t fatal, s *Store) int64 {
	t.Helper()
	id, err := s.CreateDeck(context.Background(), Deck{GameKey: "bridge", Name: "Penguins", Cards: []byte(`[]`)})
	if err != nil {
		t.Fatalf("create deck: %v", err)
	}
	return id
}

// Decks in a file are what they would be in a map, whatever is done to them in
// which order, and also after the file was closed and opened.
func TestDecksTwin(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	path, clock := filepath.Join(t.TempDir(), "saves.db"), ticking()
	open := func() *Store {
		s := mustOpen(t, path, Options{})
		s.now = clock
		if _, err := s.rw.Exec("PRAGMA synchronous = OFF"); err != nil { // what survives a kill is tested elsewhere
			t.Fatal(err)
		}
		return s
	}
	s := open() // one file for all, because making one is slow
	last := int64(0)
	rapid.Check(t, func(t *rapid.T) {
		if _, err := s.rw.Exec("DELETE FROM decks"); err != nil {
			t.Fatal(err)
		}
		twin, before := map[int64]Deck{}, last
		pick := func(t *rapid.T) int64 { return rapid.Int64Range(before+1, max(last, before+1)).Draw(t, "id") }
		made := func(t *rapid.T, id int64, d Deck, err error) {
			expect(t, err, nil)
			if id <= last {
				t.Fatalf("number %d given after %d", id, last)
			}
			at, err := s.Deck(ctx, id)
			expect(t, err, nil)
			d.ID, d.Created, d.Updated = id, at.Created, at.Updated
			last, twin[id] = id, d
		}
		tags := rapid.SliceOfN(rapid.SampledFrom([]string{"fast", "a b", `"`, ""}), 0, 2)
		draw := func(t *rapid.T) Deck {
			return Deck{
				GameKey: rapid.SampledFrom([]string{"whist", "bridge"}).Draw(t, "key"), Name: names.Name(rapid.String().Draw(t, "name")), Note: names.Note(rapid.String().Draw(t, "note")),
				Tags: tags.Draw(t, "tags"), Cards: []byte(rapid.SampledFrom([]string{`[]`, `[{"n":4,"card":"Ox"}]`}).Draw(t, "cards")),
			}
		}
		// change applies the same change to the file and to the map.
		change := func(t *rapid.T, id int64, err error, f func(d *Deck)) {
			d, ok := twin[id]
			if !ok {
				expect(t, err, ErrNoDeck)
				return
			}
			expect(t, err, nil)
			f(&d)
			now, err := s.Deck(ctx, id)
			expect(t, err, nil)
			if !now.Updated.After(d.Updated) {
				t.Fatalf("changed at %v, before at %v", now.Updated, d.Updated)
			}
			d.Updated = now.Updated
			twin[id] = d
		}
		t.Repeat(map[string]func(*rapid.T){
			"create": func(t *rapid.T) {
				d := draw(t)
				id, err := s.CreateDeck(ctx, d)
				made(t, id, d, err)
			},
			"save": func(t *rapid.T) {
				d := draw(t)
				d.ID = pick(t)
				change(t, d.ID, s.SaveDeck(ctx, d), func(was *Deck) {
					d.Created = was.Created
					d.Updated = was.Updated
					*was = d
				})
			},
			"rename": func(t *rapid.T) {
				id, name := pick(t), rapid.String().Draw(t, "name")
				change(t, id, s.RenameDeck(ctx, id, name), func(d *Deck) { d.Name = names.Name(name) })
			},
			"note": func(t *rapid.T) {
				id, note := pick(t), rapid.String().Draw(t, "note")
				change(t, id, s.SetDeckNote(ctx, id, note), func(d *Deck) { d.Note = names.Note(note) })
			},
			"tag": func(t *rapid.T) {
				id, some := pick(t), tags.Draw(t, "tags")
				change(t, id, s.SetDeckTags(ctx, id, some), func(d *Deck) { d.Tags = some })
			},
			"duplicate": func(t *rapid.T) {
				id := pick(t)
				copied, err := s.DuplicateDeck(ctx, id, "copy")
				d, ok := twin[id]
				if !ok {
					expect(t, err, ErrNoDeck)
					return
				}
				d.Name = "copy"
				made(t, copied, d, err)
			},
			"delete": func(t *rapid.T) {
				id := pick(t)
				if _, ok := twin[id]; !ok {
					_, err := s.Discard(ctx, ADeck, id)
					expect(t, err, ErrNoDeck)
					return
				}
				_, err := s.Discard(ctx, ADeck, id)
				expect(t, err, nil)
				delete(twin, id)
			},
			"reopen": func(t *rapid.T) {
				expect(t, s.Close(), nil)
				s = open()
			},
			"": func(t *rapid.T) {
				f := DeckFilter{GameKey: rapid.SampledFrom([]string{"", "bridge"}).Draw(t, "of"), Tag: rapid.SampledFrom([]string{"", "fast", `"`}).Draw(t, "with")}
				got, err := s.ListDecks(ctx, f)
				expect(t, err, nil)
				var want []Deck
				for _, d := range slices.SortedFunc(maps.Values(twin), func(a, b Deck) int {
					return cmp.Or(b.Updated.Compare(a.Updated), cmp.Compare(b.ID, a.ID))
				}) {
					if (f.GameKey == "" || d.GameKey == f.GameKey) && (f.Tag == "" || slices.Contains(d.Tags, f.Tag)) {
						want = append(want, d)
					}
				}
				if !slices.EqualFunc(got, want, sameDeck) {
					t.Fatalf("%+v lists\n%+v\nwant\n%+v", f, got, want)
				}
			},
		})
	})
}

func sameDeck(a, b Deck) bool {
	if len(a.Tags) == 0 && len(b.Tags) == 0 {
		a.Tags, b.Tags = nil, nil
	}
	return reflect.DeepEqual(a, b)
}

func TestDecksRefused(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	id := newDeck(t, s)
	for name, d := range map[string]Deck{"no game": {Cards: []byte(`[]`)}, "no cards": {GameKey: "bridge"}, "no JSON": {GameKey: "bridge", Cards: []byte(`[`)}} {
		if _, err := s.CreateDeck(ctx, d); err == nil || !strings.Contains(err.Error(), "as JSON") {
			t.Errorf("create with %s: %v", name, err)
		}
		d.ID = id
		if err := s.SaveDeck(ctx, d); err == nil || !strings.Contains(err.Error(), "as JSON") {
			t.Errorf("save with %s: %v", name, err)
		}
	}
	if _, err := s.Deck(ctx, 99); !errors.Is(err, ErrNoDeck) || !strings.Contains(err.Error(), "deck 99") {
		t.Errorf("load: %v", err)
	}
	reader := mustOpen(t, s.Path(), Options{ReadOnly: true})
	if err := reader.RenameDeck(ctx, id, "mine"); !errors.Is(err, ErrReadOnly) {
		t.Errorf("rename through a reader: %v", err)
	}
	if d, err := reader.Deck(ctx, id); err != nil || d.Name != "Penguins" {
		t.Errorf("%+v, %v", d, err)
	}
}

// Decks that were deleted together come back with all that they had. The next new one gets a number of its own.
func TestTakenDecksComeBack(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	s := mustOpen(t, filepath.Join(t.TempDir(), "saves.db"), Options{})
	defer s.Close()
	id, err := s.CreateDeck(ctx, Deck{GameKey: "bridge", Name: "Penguins", Note: "n", Tags: []string{"a"}, Cards: []byte(`[{"n":4,"card":"Ox"}]`), Cover: "Ox"})
	if err != nil {
		t.Fatal(err)
	}
	other := newDeck(t, s)
	if err := s.MarkPlayed(ctx, id); err != nil {
		t.Fatal(err)
	}
	before, err := s.ListDecks(ctx, DeckFilter{})
	if err != nil || before[1].Cover != "Ox" || before[1].Played.IsZero() || !before[0].Played.IsZero() {
		t.Fatal(before, err)
	}
	gone, err := s.Discard(ctx, ADeck, id, other, 999)
	if err != nil || !slices.Equal(gone, []int64{id, other}) {
		t.Fatal(gone, err)
	}
	if left, err := s.ListDecks(ctx, DeckFilter{}); err != nil || len(left) != 0 {
		t.Error("still there:", left, err)
	}
	if err := s.SaveDeck(ctx, before[1]); !errors.Is(err, ErrNoDeck) {
		t.Errorf("a deck in the bin is changed: %v", err)
	}
	if err := s.Recover(ctx, ADeck, gone...); err != nil {
		t.Fatal(err)
	}
	after, err := s.ListDecks(ctx, DeckFilter{})
	if err != nil || !reflect.DeepEqual(after, before) {
		t.Errorf("they came back as %+v, %v; before %+v", after, err, before)
	}
	if next := newDeck(t, s); next <= other {
		t.Errorf("a new deck has the number %d", next)
	}
}

// Tags of several decks are replaced together or not at all; their times stay.
func TestTagDecks(t *testing.T) {
	s := newStore(t)
	a, b := newDeck(t, s), newDeck(t, s)
	was, err := s.Deck(t.Context(), a)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.TagDecks(t.Context(), map[int64][]string{a: {"fast"}, b: nil}); err != nil {
		t.Fatal(err)
	}
	got, err := s.Deck(t.Context(), a)
	if err != nil || !slices.Equal(got.Tags, []string{"fast"}) || !got.Updated.Equal(was.Updated) {
		t.Errorf("the deck is %+v, %v", got, err)
	}
	if err := s.TagDecks(t.Context(), map[int64][]string{a: {"slow"}, b: {"slow"}, b + 7: {"slow"}}); !errors.Is(err, ErrNoDeck) {
		t.Errorf("tagging a deck that isn't there: %v", err)
	}
	if got, _ := s.Deck(t.Context(), a); !slices.Equal(got.Tags, []string{"fast"}) {
		t.Errorf("the tags are %v", got.Tags)
	}
}
