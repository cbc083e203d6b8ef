package cards

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard"
	"feltstack/rules/guard/guardtest"
	"feltstack/saves/sets"
)

// pool is one of a test's own: it may be changed.
func pool(t *testing.T) *cardfile.Pool {
	t.Helper()
	s, err := games.NewRegistry().Pool("vainqueur")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// check is what a Checker says of a set that knows nothing of it yet.
func check(t *testing.T, s sets.Set) []Card {
	t.Helper()
	got, err := NewChecker(gamestest.Games.Pool).Check(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func monster(name, text string) sets.Card {
	return sets.Card{Name: name, Type: "Beast Monster", Motif: "leaf", Text: text, Facts: map[string]any{"rank": "α", "str": int64(30), "def": int64(20)}}
}

func zoo() sets.Set {
	return sets.Set{Name: "Zoo", Game: "vainqueur", Cards: []sets.Card{
		monster("Herder", "When this is summoned, create 2 Lamb tokens."),
		{Name: "Lamb", Type: "Beast Monster Token", Facts: map[string]any{"str": int64(6), "def": int64(6)}},
		monster("Bad Grammar", "When this is summoned, draw a cart."),
		monster("Brass Porter", ""),
		monster("", ""),
		{Name: "No Rank", Type: "Beast Monster", Facts: map[string]any{}},
	}}
}

func TestCheck(t *testing.T) {
	s := zoo()
	got := check(t, s)
	for i, want := range []string{"", "", `not understood: "cart`, "already", "no name", "rank"} {
		c := got[i]
		switch {
		case want == "" && !c.Works:
			t.Errorf("%s does not work: %+v", s.Cards[i].Name, c.Error)
		case want != "" && (c.Works || !strings.Contains(c.Error.What, want)):
			t.Errorf("%s: %+v, want %q", s.Cards[i].Name, c.Error, want)
		}
		if c.Def.Name != s.Cards[i].Name || want == "" && c.Def.Text != s.Cards[i].Text {
			t.Errorf("the face of %q shows %q", s.Cards[i].Name, c.Def.Name)
		}
	}
	f := got[2].Error
	if words := s.Cards[2].Text[f.From:f.To]; !strings.HasPrefix(words, "cart") || !slices.Contains(f.Near, "card") {
		t.Errorf("the words that are wrong are %q, near %q", words, f.Near)
	}
	if len(f.More) > 0 {
		t.Errorf("it has %d more errors", len(f.More))
	}
	s.Cards[5].Text = "This can pierce."
	if f := check(t, s)[5].Error; f.From != f.To {
		t.Errorf("an error of the rank marks %q in the text", s.Cards[5].Text[f.From:f.To])
	}
	s.Cards[2].Text += " Gain 5 lives."
	if f := check(t, s)[2].Error; len(f.More) != 1 || s.Cards[2].Text[f.More[0].From:f.More[0].To] != "lives" {
		t.Errorf("of two errors it tells %+v", f)
	}
	s.Cards[1].Text = "Drow."
	if f := check(t, s)[0].Error; f == nil || !strings.Contains(f.What, `the token "Lamb" has an error: `) || s.Cards[0].Text[f.From:] != "Lamb tokens." {
		t.Errorf("of a token with an error it tells %+v", f)
	}
	if got[2].Def.Facts[2] != 30 {
		t.Errorf("the face of a card with an error has lost its numbers: %v", got[2].Def.Facts)
	}
}

// A name that people and deck lists can't tell from another's, or that no line
// of a list can hold, is refused; so is a text that is none.
func TestCheckNames(t *testing.T) {
	s := sets.Set{Name: "Zoo", Game: "vainqueur", Cards: []sets.Card{
		monster("brass  PORTER", ""), monster("Twin", ""), monster(" twin", ""), monster("Two\nLines", ""), monster("Nul\x00", ""), monster("  ", ""),
		monster(strings.Repeat("Long ", 100), ""), monster("βΩ – 日本", ""), monster("Five", ""),
		monster("Greatest", ""), monster("Too Great", ""), monster("Below None", ""),
	}}
	for i, n := range []int64{999, 1000, -1} {
		s.Cards[9+i].Facts["str"] = n
	}
	s.Cards[8].Facts["text"] = int64(5)
	got := check(t, s)
	for i, want := range []string{`already a card called "Brass Porter"`, "", `already a card called "Twin"`, "one line", "one line", "no name", "at most 80", "", "in quotes", "", "0 to 999", "0 to 999"} {
		if c := got[i]; want == "" && !c.Works || want != "" && (c.Works || !strings.Contains(c.Error.What, want)) {
			t.Errorf("%.20q: %v %+v, want %q", s.Cards[i].Name, c.Works, c.Error, want)
		}
	}
	own, err := NewChecker(gamestest.Games.Pool).Working(t.Context(), "vainqueur", []sets.Set{s})
	if err != nil || len(own) != 1 || strings.Count(own[0].Cards, "[[card]]") != 3 {
		t.Errorf("%v, %v", own, err)
	}
}

// A set that is longer once it is written out than its file leaves the others alone.
func TestWorkingWithALongSet(t *testing.T) {
	long := sets.Set{Name: "Long", Game: "vainqueur"}
	for i := range 600 {
		c := monster(fmt.Sprint("Long ", i), "")
		c.Motif = strings.Repeat("\x01", 700) // each is written with six letters
		long.Cards = append(long.Cards, c)
	}
	base := gamestest.Find(t, "vainqueur")
	x, own, err := NewChecker(gamestest.Games.Pool).Index(t.Context(), base, []sets.Set{long, {Name: "Zoo", Game: "vainqueur", Cards: []sets.Card{monster("Unlike Any", "")}}})
	if err != nil || len(own) != 1 {
		t.Fatalf("%d sets, %v", len(own), err)
	}
	if _, ok := x.Lookup("Unlike Any"); !ok {
		t.Error("another set is not known for it")
	}
}

// Of two sets with a card of one name, the one whose card is not played with is told.
func TestBeside(t *testing.T) {
	base := gamestest.Find(t, "vainqueur")
	one := sets.Set{Name: "One", Game: "vainqueur", Cards: []sets.Card{monster("Unlike Any", ""), monster("Only One", "")}}
	two := sets.Set{Name: "Two", Game: "vainqueur", Cards: []sets.Card{monster("unlike any", ""), monster("Only Two", "")}}
	x, _, err := NewChecker(gamestest.Games.Pool).Index(t.Context(), base, []sets.Set{one, two})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range Beside(x, "One", check(t, one)) {
		if !c.Works {
			t.Errorf("%s of the first set: %s", c.Def.Name, c.Error.What)
		}
	}
	got := Beside(x, "Two", check(t, two))
	if got[0].Works || !strings.Contains(got[0].Error.What, `the set "One" already has a card called "Unlike Any"`) || !got[1].Works {
		t.Errorf("of the second: %+v, %+v", got[0].Error, got[1].Error)
	}
}

func TestWorkingIsPlayedWith(t *testing.T) {
	twin := zoo()
	twin.Name, twin.Cards = "Twin", []sets.Card{monster("Herder", ""), monster("Unlike Any", "")}
	own, err := NewChecker(gamestest.Games.Pool).Working(t.Context(), "vainqueur", []sets.Set{zoo(), {Name: "bad", Problem: "line 1"}, twin})
	if err != nil || len(own) != 2 {
		t.Fatalf("%v %v", own, err)
	}
	base := gamestest.Find(t, "vainqueur")
	g, err := base.Extend(own)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(g.Defs) - len(base.Defs); n != 3 {
		t.Errorf("%d cards came to the game, want Herder, Lamb and Unlike Any", n)
	}
	deck := []rules.Deck{{Cards: []rules.DeckLine{{N: 1, Card: "Unlike Any"}, {N: 4, Card: "Brass Porter"}}}}
	if need := Needed(g, own, deck); len(need) != 1 || need[0].Set != "Twin" {
		t.Errorf("the deck needs %v", need)
	}
}

// A card is tried: it lies in the hand, does what it says, and nobody opposes.
func TestTry(t *testing.T) {
	base := gamestest.Find(t, "vainqueur")
	g, err := base.Extend([]rules.OwnCards{{Set: "Zoo", Cards: sets.Set{Game: "vainqueur", Cards: zoo().Cards[:2]}.String()}})
	if err != nil {
		t.Fatal(err)
	}
	s, err := Try(g, "Herder")
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	me := s.View(0)
	lambs := func() int {
		n := 0
		for _, c := range me.Scene().Cards {
			if c.Name == "Lamb" {
				n++
			}
		}
		return n
	}
	for end := time.Now().Add(guardtest.Patience); lambs() < 2; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%d Lambs; the prompt is %q", lambs(), me.Scene().Prompt.Text)
		}
		sc := me.Scene()
		if !sc.Prompt.Mine {
			continue
		}
		done := false
		for _, c := range sc.Cards {
			if c.Name != "Herder" || !c.Can {
				continue
			}
			drops, _ := me.Drops(c.ID)
			if len(drops) > 0 && me.Do(drops[0].Keys) == nil {
				done = true
				break
			}
		}
		if !done {
			for _, b := range sc.Prompt.Buttons {
				if b.Option >= 0 && me.Choose(b.Option) == nil {
					break
				}
			}
		}
	}
}

// What cards say most often is offered first.
func TestCompleteOffersTheUsualFirst(t *testing.T) {
	s := pool(t)
	for written, want := range map[string]string{
		"":                         "when this {happens}",
		"When this is ":            "summoned",
		"When this is summoned, d": "draw {cards}",
	} {
		c := s.Language.Complete("", written, len(written))
		if i := slices.Index(c.Phrases, want); i < 0 || i > 3 {
			t.Errorf("after %q come %q; %q should be among the first", written, c.Phrases[:min(len(c.Phrases), 6)], want)
		}
	}
}

// A card on which the compiler crashes does not work and says why.
func TestCheckCrash(t *testing.T) {
	s := pool(t)
	s.Language.Vocab.Finish = func(*rules.Def) error { panic("a bug") }
	k := NewChecker(func(string) (*cardfile.Pool, error) { return s, nil })
	set := zoo()
	set.Cards = set.Cards[:4]
	for range 2 {
		got, err := k.Check(t.Context(), set)
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range got {
			if c.Works || c.Error == nil || guard.Find(c.Error.Crash) == nil || c.Def.Name != set.Cards[i].Name {
				t.Errorf("%q: %+v", c.Def.Name, c.Error)
			}
		}
	}
}
