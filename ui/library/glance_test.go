package library

import (
	"path/filepath"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/saves"
	"feltstack/table"
)

// local is a library of all games whose saves lie in a folder of the test.
func local(t testing.TB) *Local {
	t.Helper()
	all := gamestest.All(t)
	st, err := saves.Open(t.Context(), filepath.Join(t.TempDir(), "games.db"), saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	lib := New(all, st, t.TempDir(), gamestest.Games.Pool)
	t.Cleanup(func() {
		if err := lib.Close(); err != nil {
			t.Error(err)
		}
	})
	return lib
}

// What only one of the people at a window sees is nobody's on a picture of the table.
func TestGlanceAtASharedTable(t *testing.T) {
	lib := local(t)
	for _, second := range []NewSeat{{Name: "Ben"}, {Name: "Rook", Bot: "casual"}} {
		game, err := lib.Start(t.Context(), NewGame{Game: gamestest.Any(t).Name, Seats: []NewSeat{{Name: "Ann"}, second}, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		if err := game.Close(); err != nil {
			t.Fatal(err)
		}
		g, err := lib.Glance(t.Context(), game.ID)
		if err != nil {
			t.Fatal(err)
		}
		hands := map[int]bool{}
		for _, z := range g.Scene.Zones {
			if z.Area.Row == table.RowHand {
				hands[z.ID] = true
			}
		}
		cards, seen := 0, 0
		for _, c := range g.Scene.Cards {
			if hands[c.Zone] {
				cards++
				if c.Def != 0 {
					seen++
					if g.Face(c.Def).Rank == "" && g.Face(c.Def).Title == "" {
						t.Errorf("card %d has no face", c.Def)
					}
				}
			}
		}
		if shared := second.Bot == ""; cards == 0 || shared != (seen == 0) {
			t.Errorf("against %s %d of %d cards in hands are seen", second.Name, seen, cards)
		}
	}
	if _, err := lib.Glance(t.Context(), 999); err == nil {
		t.Error("there is a glance at a game that isn't there")
	}
}

// A deck is known by a card of the kind that it has fewest of; one without known cards by none.
func TestCover(t *testing.T) {
	lib := local(t)
	for _, d := range lib.OwnDecks() {
		x := lib.Cards(d.Deck.Game)
		def := Cover(x, d.Deck)
		if def == nil || d.Deck.Count(def.Name, "") == 0 {
			t.Errorf("%s is known by %v", d.Deck.Name, def)
		}
		if face, ok := CoverFace(x, d.Deck, nil); !ok || face.Title != def.Name {
			t.Errorf("%s shows %q", d.Deck.Name, face.Title)
		}
		d.Deck.Cover = d.Deck.Cards[len(d.Deck.Cards)-1].Card
		if def := Cover(x, x.Tidy(d.Deck)); def == nil || def.Name != d.Deck.Cover {
			t.Errorf("%s is known by %v, not by %s, which was chosen", d.Deck.Name, def, d.Deck.Cover)
		}
		d.Deck.Cards, d.Deck.Cover = d.Deck.Cards[:0], ""
		if Cover(x, d.Deck) != nil {
			t.Errorf("an empty deck is known by a card")
		}
	}
}
