package faces

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
)

// alike lists cards that show the same motif: they would differ by colour and sky alone.
func alike(g *rules.Game, names []string) (found []string) {
	shows := map[string][]string{}
	for i := range g.Defs {
		d := &g.Defs[i]
		f := Of(g, games.Looks(g.Name), d, nil)
		if f.Style == cardart.Framed && f.Motif != "" && slices.Contains(names, d.Name) && !slices.Contains(shows[f.Motif], d.Name) {
			shows[f.Motif] = append(shows[f.Motif], d.Name)
		}
	}
	for _, m := range slices.Sorted(maps.Keys(shows)) {
		if len(shows[m]) > 1 {
			found = append(found, m+": "+strings.Join(shows[m], ", "))
		}
	}
	return found
}

// TestDecksDiffer: no two cards of a deck that a game comes with show the same motif.
func TestDecksDiffer(t *testing.T) {
	decks := 0
	for _, g := range gamestest.All(t) {
		for i := range g.Decks {
			var names []string
			for _, l := range g.Decks[i].Cards {
				names = append(names, l.Card)
			}
			for _, a := range alike(g, names) {
				t.Errorf("%s, %s: %s", g.Title, g.Decks[i].Name, a)
			}
			decks++
		}
	}
	if decks < 10 {
		t.Errorf("%d decks only", decks)
	}
}

// TestCreaturesDiffer: where cards name their motifs, every creature of a game shows a picture
// that no other card shows: others could only be told by their color.
func TestCreaturesDiffer(t *testing.T) {
	shelves, err := gamestest.Games.Pools()
	if err != nil {
		t.Fatal(err)
	}
	shown, creatures := map[string]map[string]bool{}, map[string]bool{} // card names by game and motif
	for _, s := range shelves {
		for i := range s.Set.Cards {
			d := &s.Set.Cards[i].Def
			if d.Motif == "" {
				continue
			}
			m := s.Language.Game.Name + ": " + uncolored(d.Motif)
			if shown[m] == nil {
				shown[m] = map[string]bool{}
			}
			shown[m][d.Name] = true
			creatures[m] = creatures[m] || isCreature(d.Type)
		}
	}
	n := 0
	for m, names := range shown {
		if !creatures[m] {
			continue
		}
		if n++; len(names) > 1 {
			t.Errorf("%s: %q show the same", m, slices.Sorted(maps.Keys(names)))
		}
	}
	if n < 150 {
		t.Errorf("%d creatures only", n)
	}
}

// TestVibesDiffer: no two cards of Vibes show the same, nor figures that differ only in the
// colour of their coat, in where they stand and in the light. So no deck of any colours holds
// cards that are alike. The limit: the test compares what motifs say, not what one sees; a
// figure with another face or hat counts as another.
func TestVibesDiffer(t *testing.T) {
	shelves, err := gamestest.Games.Pools()
	if err != nil {
		t.Fatal(err)
	}
	shows := map[string]string{}
	for _, s := range shelves {
		if s.Language.Game.Name != "vibes" {
			continue
		}
		for i := range s.Set.Cards {
			d := &s.Set.Cards[i].Def
			if d.Motif == "" {
				t.Errorf("%s names no motif", d.Name)
				continue
			}
			m := uncolored(d.Motif)
			if other := shows[m]; other != "" && other != d.Name {
				t.Errorf("%s and %s show %s", other, d.Name, m)
			}
			shows[m] = d.Name
		}
	}
	if len(shows) < 500 {
		t.Errorf("%d motifs only", len(shows))
	}
}

// uncolored is a motif without the words for its colours and where it stands, in order.
func uncolored(motif string) string {
	who, rest, is := strings.Cut(motif, ":")
	if !is {
		return motif
	}
	words := strings.Split(rest, ",")
	for i := range words {
		words[i] = strings.TrimSpace(words[i])
	}
	for _, s := range []cardart.Slot{cardart.SlotCoat, cardart.SlotPlace, cardart.SlotLight} {
		words = slices.DeleteFunc(words, func(w string) bool { return slices.Contains(cardart.FigureWords(who, s), w) })
	}
	slices.Sort(words)
	return who + ": " + strings.Join(words, ", ")
}

// isCreature reports whether cards of a type are someone.
func isCreature(typ string) bool {
	return strings.Contains(typ, "Monster") || strings.Contains(typ, "Master")
}
