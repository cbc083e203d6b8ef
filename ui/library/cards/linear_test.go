package cards

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"feltstack/rules/cardfile"
	"feltstack/rules/games/gamestest"
	"feltstack/saves/sets"
)

// lacking is a set of n tokens, each of whose texts lacks a word before the name of another.
func lacking(n int) sets.Set {
	s := sets.Set{Name: "Lacking", Game: "vainqueur"}
	for i := range n {
		s.Cards = append(s.Cards, sets.Card{
			Name: fmt.Sprint("T", i), Type: "Beast Monster Token", Facts: map[string]any{"str": int64(6), "def": int64(6)},
			Text: fmt.Sprintf("When this is summoned, create T%d token.", (i+1)%n),
		})
	}
	return s
}

// repeated is a set of n cards with a text over and over, up to a length.
func repeated(n int, text string, length int) sets.Set {
	s := sets.Set{Name: "Repeated", Game: "vainqueur"}
	for i := range n {
		s.Cards = append(s.Cards, monster(fmt.Sprint("Number ", i), strings.Repeat(text, length/len(text))))
	}
	return s
}

// steps is the work of checking a set.
func steps(t *testing.T, s sets.Set) (work cardfile.Work) {
	t.Helper()
	k := NewChecker(gamestest.Games.Pool)
	if _, err := k.Check(t.Context(), s); err != nil {
		t.Fatal(err)
	}
	for _, r := range k.games[s.Game].recent {
		work = work.Plus(r.work)
	}
	return work
}

// Twice the cards are about twice the work, whatever is wrong with them.
func TestWorkIsLinear(t *testing.T) {
	for name, of := range map[string]func(n int) sets.Set{
		"a word is missing":   lacking,
		"long texts":          func(n int) sets.Set { return repeated(n, "Beasts get +1 STR. ", 1000) },
		"errors":              func(n int) sets.Set { return repeated(n, "Drow a card. ", 1000) },
		"paragraphs":          func(n int) sets.Set { return repeated(n, "When this is summoned, drow a card.\n", 1000) },
		"words":               func(n int) sets.Set { return repeated(n, "card ", 1000) },
		"names of one letter": func(n int) sets.Set { return repeated(n, "T1 T2 ", 1000) },
	} {
		once, twice := steps(t, of(60)).Steps, steps(t, of(120)).Steps
		if once == 0 || twice > once*5/2 {
			t.Errorf("%s: 60 cards take %d steps and 120 take %d", name, once, twice)
		}
	}
}

// An error takes no more work among many tokens than among few.
func TestTokensDoNotMakeErrorsCostly(t *testing.T) {
	few, many := steps(t, lacking(20)).Steps/20, steps(t, lacking(200)).Steps/200
	if many > 3*few {
		t.Errorf("the error of a card takes %d steps beside 20 tokens and %d beside 200", few, many)
	}
}

// Of a set that is too large the cards beyond say so, and the others work.
func TestSetThatIsTooLarge(t *testing.T) {
	s := repeated(60, "Beasts get +1 STR. ", 9900)
	got := check(t, s)
	works := 0
	for i, c := range got {
		if c.Works {
			works++
		} else if !strings.Contains(c.Error.What, "400,000 letters together") || !strings.Contains(c.Error.What, "move cards to another set") || c.Def.Name != s.Cards[i].Name {
			t.Fatalf("%q: %s", c.Def.Name, c.Error.What)
		}
	}
	if most := cardfile.MostLetters/9900 + 2; works < most-3 || works > most {
		t.Errorf("%d cards work", works)
	}
	if w := steps(t, repeated(300, "Either this or card of the. ", 9900)); w.Letters > cardfile.MostLetters+10_000 || w.Steps > cardfile.MostSteps+1_000_000 {
		t.Errorf("a set took %+v", w)
	}
}

// A check ends with its context, between two cards.
func TestCheckIsCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	k := NewChecker(gamestest.Games.Pool)
	if _, err := k.Check(ctx, lacking(3)); err != nil {
		t.Fatal(err)
	}
	cancel()
	if _, err := k.Check(ctx, lacking(4)); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}
