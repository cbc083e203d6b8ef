package rules_test

import (
	"reflect"
	"testing"

	"feltstack/rules"
)

var cardID = reflect.TypeFor[rules.CardID]()

// TestViewRenamesEveryCard puts one hidden card into every place of a state
// that names a card: a view must rename it everywhere alike. A place that
// someone adds and forgets there fails here.
func TestViewRenamesEveryCard(t *testing.T) {
	m := fullState(t)
	hidden := m.In(zDeck, 0).Last
	if m.S.Cards[hidden].Known != 0 {
		t.Fatal("the top card of the deck is not hidden")
	}
	owner := m.S.Decision.Seat
	places := 0
	mark := func(_ string, v reflect.Value) {
		if v.Type() == cardID {
			v.SetInt(int64(hidden))
			places++
		}
	}
	s := &m.S
	for _, part := range []any{&s.Decision, &s.Answer, &s.Asked, &s.Stack, &s.Frames, &s.Picks, &s.Marks, &s.Queue, &s.Delayed, &s.Uses, &s.Guises, &s.Counters, &s.Options} {
		eachNumber("", reflect.ValueOf(part).Elem(), mark)
	}
	other := m.S.Cards[hidden].Prev
	s.Cards[other].Host = hidden
	s.Answer.Verb = vAt
	for i := range s.Options {
		s.Options[i].Verb = vAt
	}
	var v rules.Match
	m.View(owner, &v)
	now := v.In(zDeck, 0).Last
	if now == hidden {
		t.Fatal("the seed does not rename this card: choose another one")
	}
	seen := 0
	for _, part := range []any{&v.S.Decision, &v.S.Answer, &v.S.Asked, &v.S.Stack, &v.S.Frames, &v.S.Picks, &v.S.Marks, &v.S.Queue, &v.S.Delayed, &v.S.Uses, &v.S.Guises, &v.S.Counters, &v.S.Options} {
		eachNumber(reflect.TypeOf(part).String(), reflect.ValueOf(part).Elem(), func(name string, f reflect.Value) {
			if f.Type() == cardID {
				seen++
				if rules.CardID(f.Int()) != now {
					t.Errorf("%s still names card %d, not %d", name, f.Int(), now)
				}
			}
		})
	}
	if host := v.S.Cards[v.S.Cards[now].Prev].Host; host != now {
		t.Errorf("a card is attached to %d, not %d", host, now)
	}
	if seen != places || places < 20 {
		t.Errorf("%d places named the card, %d do", places, seen)
	}
}

// TestViewHidesWhereCardsWere lets another seat hold the same cards in another
// order: the view must be the same to the byte.
func TestViewHidesWhereCardsWere(t *testing.T) {
	m := atChoice(t, 2, 4, 6)
	p := m.S.Decision.Seat
	hand := m.In(zHand, 1-p)
	if hand.N < 3 {
		t.Fatal("the seed gives too small a hand")
	}
	var was, now rules.Match
	m.View(p, &was)
	first := hand.First
	m.MoveCard(first, m.Game.Zone(zPile, 0), rules.Bottom, 0)
	m.S.Cards[first].Known = rules.Of(1 - p)
	m.MoveCard(first, m.Game.Zone(zHand, 1-p), rules.Top, 0)
	m.S.Cards[first].Known = rules.Of(1 - p)
	if m.In(zHand, 1-p).Last != first {
		t.Fatal("the hand was not put into another order")
	}
	m.View(p, &now)
	if was.S.Hash() != now.S.Hash() {
		t.Error("the view tells the order of a hidden hand")
	}
}

// TestDeterminizeIsFair counts where the deck's first card is believed to be.
func TestDeterminizeIsFair(t *testing.T) {
	m := atChoice(t, 2, 8, 0)
	p := m.S.Decision.Seat
	rng := rules.Seeded(1)
	var w rules.Match
	count := map[rules.DefID]int{}
	unseen := map[rules.DefID]int{}
	total := 0
	for i := range m.S.Cards[1:] {
		if c := &m.S.Cards[i+1]; !c.Known.Has(p) {
			unseen[c.Def]++
			total++
		}
	}
	const samples = 20000
	for range samples {
		m.Determinize(p, &rng, &w)
		count[w.S.Cards[w.In(zDeck, 0).Last].Def]++
	}
	for d, n := range unseen {
		want := samples * n / total
		if got := count[d]; got < want*8/10 || got > want*12/10 {
			t.Errorf("%s is on top in %d of %d determinizations, not about %d", m.Game.Defs[d].Name, got, samples, want)
		}
	}
}

// TestBlindOptionsTellNothing asks for a card of a hidden hand: the options'
// order does not say which card lies where.
func TestBlindOptionsTellNothing(t *testing.T) {
	m := atChoice(t, 3, 2, 0)
	p := m.S.Decision.Seat
	q := m.S.NextSeat(p)
	m.Show(m.S.Cards[m.In(zHand, q).First].Next, rules.Of(p))
	m.S.Frames = m.S.Frames[:0]
	f := m.Call(pEffect, rules.Frame{Ctrl: p, Opp: q, Def: storm})
	f.Goto(5)
	m.Unask()
	if err := m.Run(); err != nil {
		t.Fatal(err)
	}
	known := m.Def(m.S.Options[0].Card).Short
	want := []string{"discard " + known, "discard B H 2", "discard B H 3", "discard B H 4"}
	if q == 2 {
		want = []string{"discard " + known, "discard C H 2", "discard C H 3", "discard C H 4"}
	}
	if got := m.Words().Keys(); !reflect.DeepEqual(got, want) {
		t.Errorf("the options are %q, not %q", got, want)
	}
}

func TestReaskForAnotherSeat(t *testing.T) {
	m := atChoice(t, 2, 5, 3)
	q := 1 - m.S.Decision.Seat
	rng := rules.Seeded(3)
	var w rules.Match
	for range 50 {
		m.Determinize(q, &rng, &w)
		if err := w.Check(); err != nil {
			t.Fatal(err)
		}
		if len(w.S.Options) == 0 {
			t.Fatal("the other seat has nothing to choose")
		}
		if err := rules.PlayRandom(&w, &rng); err != nil {
			t.Fatal(err)
		}
	}
}
