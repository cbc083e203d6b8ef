package cards

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/cardfile"
	"feltstack/rules/games/gamestest"
	"feltstack/saves/sets"
)

// written is what people write into the sets of a game while they are checked.
type written struct {
	names, types, texts []string
	facts               []map[string]any
}

// writing is that of a game. Most of it works.
func writing(game string) written {
	if game == "vibes" {
		return written{
			[]string{"Pengu", "Fish Rod", "", "Cold Rod"},
			[]string{"Penguin", "Action", "Rod - Basic", "Rock"},
			[]string{"", "Whenever you play your third Action each Cycle, ice a target Penguin with vibe 6 or less.", "Whenever you play a Red Action, gain a Fishsicle.", "Draw 2 crads.", "Whenever you play a Red Action, gain a Pengu."},
			[]map[string]any{{"fish": int64(2), "vibe": int64(3), "color": "R", "makes": "R"}, {"pudge": "RR", "color": "R"}, {"fish": int64(2), "vibe": int64(3), "color": "Y"}, {"makes": "F"}},
		}
	}
	token := map[string]any{"str": int64(6), "def": int64(6)}
	return written{
		[]string{"Herder", "Lamb", "lamb", "Black Sheep", "Sheep", "Brass Porter", "", "Cog"},
		[]string{"Beast Monster", "Beast Monster Token", "Construct Monster Token", "Beast Master", "Beast"},
		[]string{
			"", "When this is summoned, draw a card.", "When this is summoned, create 2 Lamb tokens.", "When this is summoned, create a Black Sheep token.",
			"When this is summoned, create a Sheep token.", "When this is summoned, create a cog token. Draw a cart.", "Drow.",
			"When this is summoned, destroy a Lamb token.", "When Herder is summoned, draw a card.", "This can pierce.", "When this is summoned, create",
		},
		[]map[string]any{{"rank": "α", "str": int64(30), "def": int64(20)}, token, {"rank": "Ω", "str": int64(3), "def": int64(2)}, {"str": int64(1000)}},
	}
}

// edit changes something in a set.
func edit(rng *rand.Rand, s sets.Set) sets.Set {
	w := writing(s.Game)
	pick := func(from []string) string { return from[rng.IntN(len(from))] }
	name := func() string {
		if rng.IntN(2) == 0 {
			return fmt.Sprint("Beast ", rng.IntN(50))
		}
		return pick(w.names)
	}
	fresh := sets.Card{Name: name(), Type: w.types[0], Text: pick(w.texts), Facts: w.facts[0]}
	if rng.IntN(3) == 0 {
		fresh.Type, fresh.Facts = w.types[1], w.facts[1]
	}
	if len(s.Cards) < 4 {
		return s.With(len(s.Cards), fresh)
	}
	at := rng.IntN(len(s.Cards))
	c := s.Cards[at]
	switch rng.IntN(10) {
	case 0, 1:
		return s.With(len(s.Cards), fresh)
	case 2:
		return s.Without(at)
	case 3:
		c.Name = name()
	case 4:
		c.Type = pick(w.types)
	case 5:
		c.Facts = w.facts[rng.IntN(len(w.facts))]
	case 6:
		o := rng.IntN(len(s.Cards))
		out := s.With(at, s.Cards[o])
		out.Cards[o] = c
		return out
	case 7:
		c.Text = c.Text[:rng.IntN(len(c.Text)+1)]
	default:
		c.Text = pick(w.texts)
	}
	return s.With(at, c)
}

// What is remembered of a set is what is found when it is compiled for the first time.
func TestCheckerRemembersRight(t *testing.T) {
	for _, game := range []string{"vainqueur", "vibes"} {
		t.Run(game, func(t *testing.T) {
			pool, err := gamestest.Games.Pool(game)
			if err != nil {
				t.Fatal(err)
			}
			open := func(string) (*cardfile.Pool, error) { return pool, nil }
			kept := NewChecker(open)
			rng := rand.New(rand.NewPCG(1, 16))
			s := sets.Set{Name: "Zoo", Game: game}
			worked, failed := 0, 0
			for n := range 40 {
				s = edit(rng, s)
				got, err := kept.Check(t.Context(), s)
				if err != nil {
					t.Fatal(err)
				}
				want, err := NewChecker(open).Check(t.Context(), s)
				if err != nil {
					t.Fatal(err)
				}
				for i := range want {
					if want[i].Works {
						worked++
					} else {
						failed++
					}
					if !reflect.DeepEqual(got[i], want[i]) {
						t.Fatalf("after %d changes it remembers of %+v:\n%+v %+v\nand finds\n%+v %+v", n+1, s.Cards[i], got[i], got[i].Error, want[i], want[i].Error)
					}
				}
			}
			if worked < 50 || failed < 50 {
				t.Errorf("%d cards worked and %d failed: that tests little", worked, failed)
			}
		})
	}
}

// Nothing is left behind in the language that others use.
func TestCheckerLeavesTheGame(t *testing.T) {
	s := pool(t)
	tokens, prompts := slices.Clone(s.Language.Tokens()), len(s.Language.Game.Prompts)
	k := NewChecker(func(string) (*cardfile.Pool, error) { return s, nil })
	set := zoo()
	set.Cards[0].Text = "When this is summoned, create 2 Lamb tokens and discard 3 cards from your hand."
	if _, err := k.Check(t.Context(), set); err != nil {
		t.Fatal(err)
	}
	if got := s.Language.Tokens(); !slices.Equal(got, tokens) || len(s.Language.Game.Prompts) != prompts {
		t.Errorf("tokens %v, were %v; %d prompts, were %d", got, tokens, len(s.Language.Game.Prompts), prompts)
	}
	if set := s.Load("x.toml", []byte("[[card]]\nname = \"A\"\ntype = \"Beast Monster\"\nrank = \"α\"\ntext = \"When this is summoned, create a Lamb token.\"\n")); len(set.Errors) == 0 {
		t.Error("the game's language has the token of a set")
	}
}

// What is remembered is bounded: the results of cards, and the languages with tokens of sets.
func TestCheckerIsBounded(t *testing.T) {
	k := NewChecker(gamestest.Games.Pool)
	set := sets.Set{Name: "Zoo", Game: "vainqueur", Cards: []sets.Card{{Name: "Lamb", Type: "Beast Monster Token", Facts: map[string]any{}}}}
	for i := range 2 * mostDialects {
		set.Cards[0].Name = fmt.Sprint("Lamb ", i)
		if _, err := k.Check(t.Context(), set); err != nil {
			t.Fatal(err)
		}
	}
	d := k.games["vainqueur"]
	if len(d.dialects) != mostDialects {
		t.Errorf("%d languages", len(d.dialects))
	}
	for i := range 2*mostResults + 5 {
		d.result("Zoo", fmt.Sprint(i), sets.Card{})
	}
	if len(d.recent) > mostResults || len(d.old) > mostResults {
		t.Errorf("%d and %d results", len(d.recent), len(d.old))
	}
}

// A game is made anew only when what works has changed.
func TestIndexIsKept(t *testing.T) {
	base := gamestest.Find(t, "vainqueur")
	k := NewChecker(gamestest.Games.Pool)
	index := func(s sets.Set) any {
		x, own, err := k.Index(t.Context(), base, []sets.Set{s})
		if err != nil || len(own) != 1 {
			t.Fatalf("%v, %v", own, err)
		}
		return x.Game
	}
	s := zoo()
	first := index(s)
	s.Cards[2].Text = "When this is summoned, draw a carp."
	if index(s) != first {
		t.Error("another error makes another game")
	}
	s.Cards[2].Text = "When this is summoned, draw a card."
	if index(s) == first {
		t.Error("a card that works is not in the game")
	}
}

// large is a set of n cards with effects, creatures of their own among them.
func large(n int) sets.Set {
	texts := []string{
		"When this is summoned, create a Cog token.", "This gets +3 STR for each gear counter on this.", "When your main step begins, put a gear counter on this.",
		"When this is summoned, destroy up to 2 monsters your opponent controls with 50 STR or less.", "When this is summoned, draw a cart.",
		"When this attacks, your opponent discards a card.",
	}
	s := sets.Set{Name: "Large", Game: "vainqueur", Cards: []sets.Card{{Name: "Cog", Type: "Construct Monster Token", Facts: map[string]any{"str": int64(5), "def": int64(5)}}}}
	for i := 1; i < n; i++ {
		s.Cards = append(s.Cards, monster(fmt.Sprint("Number ", strings.Repeat("I", i%5), i), texts[i%len(texts)]))
	}
	return s
}

// BenchmarkCheck checks a set of 300 cards: all of it, and with one text, or the name of a token, changed.
func BenchmarkCheck(b *testing.B) {
	s := large(300)
	fresh, err := gamestest.Games.Pool("vainqueur")
	if err != nil {
		b.Fatal(err)
	}
	open := func(string) (*cardfile.Pool, error) { return fresh, nil }
	run := func(name string, check func(n int) ([]Card, error)) {
		b.Run(name, func(b *testing.B) {
			n := 0
			for b.Loop() {
				n++
				if got, err := check(n); err != nil || len(got) != 300 {
					b.Fatal(err)
				}
			}
		})
	}
	run("all", func(int) ([]Card, error) { return NewChecker(open).Check(b.Context(), s) })
	k := NewChecker(open)
	if _, err := k.Check(b.Context(), s); err != nil {
		b.Fatal(err)
	}
	run("same", func(int) ([]Card, error) { return k.Check(b.Context(), s) })
	run("text", func(n int) ([]Card, error) {
		c := s.Cards[150]
		c.Text = fmt.Sprintf("When this is summoned, draw %d cards and gain a lot.", n)
		return k.Check(b.Context(), s.With(150, c))
	})
	run("token", func(n int) ([]Card, error) {
		c := s.Cards[0]
		c.Name = fmt.Sprint("Cog ", n)
		return k.Check(b.Context(), s.With(0, c))
	})
}
