package decks

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
)

// bare is the attic without the cards of the set "Own Tricks".
func bare(own ...OwnSet) *Index {
	g := attic()
	g.Defs = slices.DeleteFunc(g.Defs, func(d rules.Def) bool { return d.Set != "" })
	x := NewIndex(g, atticForm())
	x.Own = own
	return x
}

// A deck knows of which set its cards are, and remembers it while the set is
// away, in text too.
func TestDecksRememberSets(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	d, _, _ := x.Read("1 Creak\n1 Slam")
	text := x.Write(d)
	if got := x.Check(d); !slices.Equal(got.Needs, []string{"Own Tricks"}) || len(got.Absent) > 0 || !strings.Contains(text, "\nneeds: Own Tricks: Creak\n") {
		t.Errorf("%+v, written\n%s", got, text)
	}
	if _, unread, _ := x.Read(text); len(unread) > 0 {
		t.Errorf("with the set: %v", unread)
	}
	away := bare()
	got, unread, _ := away.Read(text)
	if len(unread) != 1 || unread[0].String() != `line 5: no card is called "Creak" now; it was in the set "Own Tricks"` || !got.Equal(d) {
		t.Errorf("without the set: %v, %+v", unread, got)
	}
	e := Edit(away, d)
	e.Rename("Away")
	if err := e.Add("Slam", "", 1); err != nil {
		t.Error(err)
	}
	if got := e.Deck(); got.Sets["Creak"] != "Own Tricks" || got.Count("Creak", "loft") != 1 {
		t.Errorf("changed without the set: %+v", got)
	}
	if got := x.Check(e.Deck()); len(got.Unknown) > 0 || len(got.Absent) > 0 {
		t.Errorf("when the set is back: %+v", got)
	}
	if err := e.Set("Creak", "", 0); err != nil || len(e.Deck().Sets) > 0 || len(away.Check(e.Deck()).Needs) > 0 {
		t.Errorf("without the card: %+v, %v", e.Deck(), err)
	}
	e.Take(d)
	if got := e.Deck().Sets; !maps.Equal(got, d.Sets) {
		t.Errorf("taken in: %v", got)
	}
	if got := From(x.Game, d.Rules()).Sets; !maps.Equal(got, d.Sets) {
		t.Errorf("out of a game: %v", got)
	}
}

// A text may name a set without saying which cards are of it.
func TestReadNeedsAlone(t *testing.T) {
	d, unread, _ := bare().Read("needs: Own Tricks\n1 Slam\n")
	if len(unread) != 1 || unread[0].String() != `line 1: the set "Own Tricks" is missing; import it` || d.Note != "needs: Own Tricks" || d.Sets != nil {
		t.Errorf("%v, %+v", unread, d)
	}
	if d, unread, _ = NewIndex(attic(), atticForm()).Read("needs: own tricks\n1 Slam\n"); len(unread) > 0 || d.Note != "" {
		t.Errorf("with the set: %v, %+v", unread, d)
	}
}

func TestAbsent(t *testing.T) {
	d := Deck{Game: "attic", Cards: []rules.DeckLine{
		{N: 2, Card: "Ox", Part: "loft"}, {N: 1, Card: "Creak", Part: "loft"}, {N: 1, Card: "Ox", Part: Maybeboard}, {N: 1, Card: "Elk", Part: Maybeboard},
		{N: 1, Card: "Slam", Part: "loft"}, {N: 1, Card: "Yak", Part: "loft"}, {N: 1, Card: "Gnu", Part: "loft"}, {N: 1, Card: "Nobody's", Part: "loft"},
	}, Sets: map[string]string{"Ox": "Zoo", "Elk": "Zoo", "Yak": "Zoo", "Gnu": "Zoo", "Creak": "Own Tricks", "Slam": "Slams"}}
	told := func(x *Index) string {
		var all []string
		for _, a := range x.Check(d).Absent {
			all = append(all, a.String())
		}
		return strings.Join(all, "\n")
	}
	zoo := func(names ...string) OwnSet { return OwnSet{Name: "Zoo", Cards: names} }
	for _, c := range []struct{ got, want string }{
		{told(bare()), `the set "Zoo" is missing; import it to get these cards back: Ox, Elk, Yak and 1 more
the set "Own Tricks" is missing; import it to get these cards back: Creak`},
		{told(bare(zoo("Ox", "Elk", "Yak", "Gnu"), OwnSet{Name: "Own Tricks", Problem: "line 3: odd"})), `the set "Zoo" has cards with errors; fix them in the card studio: Ox, Elk, Yak and 1 more
can't read the set "Own Tricks" (line 3: odd); fix its file to get these cards back: Creak`},
		{told(bare(zoo("Ox", "Elk"), OwnSet{Name: "Own Tricks"})), `the set "Zoo" has cards with errors; fix them in the card studio: Ox, Elk
the set "Own Tricks" no longer has these cards: Creak
the set "Zoo" no longer has these cards: Yak, Gnu`},
		{told(NewIndex(attic(), atticForm())), `the set "Zoo" is missing; import it to get these cards back: Ox, Elk, Yak and 1 more`},
	} {
		if c.got != c.want {
			t.Errorf("told\n%s\nwant\n%s", c.got, c.want)
		}
	}
}
