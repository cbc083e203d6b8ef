package rules

import (
	"reflect"
	"strings"
	"testing"
)

// A deck comes back from its text as it was.
func TestParseDeck(t *testing.T) {
	d, err := ParseDeck("# mine\nname: Two Oxen\n\n2 Wandering Ox\n 1x Meteor \n")
	want := Deck{Name: "Two Oxen", Cards: []DeckLine{{N: 2, Card: "Wandering Ox"}, {N: 1, Card: "Meteor"}}}
	if err != nil || !reflect.DeepEqual(d, want) {
		t.Fatalf("%+v, %v", d, err)
	}
	if again, err := ParseDeck(d.String()); err != nil || !reflect.DeepEqual(again, d) {
		t.Errorf("comes back as %+v, %v", again, err)
	}
	if d.Size() != 3 {
		t.Errorf("%d cards", d.Size())
	}
	for _, bad := range []string{"Ox", "0 Ox", "3", "x Ox", "100 Ox"} {
		if _, err := ParseDeck("1 Meteor\n" + bad); err == nil || !strings.HasPrefix(err.Error(), "line 2: ") {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

// Who brings a deck plays with it; others get one of the game's by chance;
// what the game does not allow is refused with its reason.
func TestDecksOfASetup(t *testing.T) {
	g := arena()
	ox := Deck{Name: "oxen", Cards: []DeckLine{{N: 2, Card: "Ox"}}}
	g.Decks = []Deck{{Name: "own", Cards: []DeckLine{{N: 1, Card: "Chief"}}}}
	g.CheckDeck = func(d *Deck) []Reason {
		if d.Size() > 2 {
			return []Reason{{Rule: "1", Text: "too many cards"}}
		}
		return nil
	}
	var names []string
	g.Deal = func(m *Match) {
		for p := range Seat(m.S.SeatCount) {
			names = append(names, m.Brought(p).Name)
		}
	}
	if _, err := Prepare(g, Setup{Seats: 2, Decks: []Deck{{}, ox}}); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(names, []string{"own", "oxen"}) {
		t.Errorf("they play with %q", names)
	}
	ox.Cards[0].N = 3
	if _, err := Prepare(g, Setup{Seats: 2, Decks: []Deck{ox}}); err == nil || err.Error() != `the deck "oxen" of seat A: too many cards (1)` {
		t.Errorf("a deck too large: %v", err)
	}
}

// FuzzParseDeck: what is read as a deck is written so that it is read again.
func FuzzParseDeck(f *testing.F) {
	f.Add("name: Mine\n\n4 Wandering Ox\n2x Meteor\n# no line\n")
	f.Add("name: Mine\npart: crypt\n4 Wandering Ox\npart:\n2 Meteor\n")
	f.Add("1 A\nname:\n99 \t x \n")
	f.Fuzz(func(t *testing.T, s string) {
		d, err := ParseDeck(s)
		if err != nil {
			return
		}
		back, err := ParseDeck(d.String())
		if err != nil {
			t.Fatalf("%q is written as %q, which is not read: %v", s, d.String(), err)
		}
		if !reflect.DeepEqual(d, back) {
			t.Fatalf("%q is %+v, and read again %+v", s, d, back)
		}
	})
}
