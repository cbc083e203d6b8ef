package decks

import (
	"math"
	"math/bits"
	"testing"

	"feltstack/rules"
	"feltstack/rules/decks/form"
)

// atticPays are made-up costs of three kinds: one that each turn brings, and two of lamps.
func atticPays() *form.Pays {
	costs := map[string]form.Units{"Creak": {1: 1}, "Draw Near": {1: 1}, "Step: Third": {1: 2, 2: 1}, "419 Boxes": {4}, "Slam": {2, 0, 1}}
	gifts := map[string]form.Gift{
		"Lantern": {Kinds: 1<<1 | 1<<2, N: 1, Turn: 1}, "The Great Lantern": {Kinds: 1 << 1, N: 2, Turn: 2},
		"Wick’s End": {Kinds: 1 << 2, N: 1, Turn: 3}, "Old Mère": {Kinds: 1, N: 1, Turn: 1, Laid: true}, "Slam": {Kinds: 1 << 2, N: 1, Turn: 1},
	}
	return &form.Pays{
		Base:  func(turn int) form.Units { return form.Units{turn} },
		Cost:  func(d *rules.Def) (form.Units, bool) { u, ok := costs[d.Name]; return u, ok },
		Gives: func(d *rules.Def) (form.Gift, bool) { g, ok := gifts[d.Name]; return g, ok },
	}
}

// brute counts hands one by one: how many of all have the card and pay for it.
func brute(pays *form.Pays, deck []string, defs map[string]*rules.Def, card string, turn, drawn int) float64 {
	good, all := 0, 0
	for hand := range uint(1) << len(deck) {
		if bits.OnesCount(hand) != drawn {
			continue
		}
		all++
		var gifts []form.Gift
		has, laid := false, 0
		for i, name := range deck {
			if hand>>i&1 == 0 {
				continue
			}
			if name == card && !has {
				has = true
				continue
			}
			if g, ok := pays.Gives(defs[name]); ok && g.Turn <= turn {
				if g.Laid {
					if laid++; laid > turn {
						continue
					}
				}
				gifts = append(gifts, g)
			}
		}
		cost, _ := pays.Cost(defs[card])
		base := pays.Base(turn)
		for k := range cost {
			cost[k] -= base[k]
		}
		if has && settles(cost, gifts) {
			good++
		}
	}
	return float64(good) / float64(all)
}

// settles tries every way to use gifts.
func settles(cost form.Units, gifts []form.Gift) bool {
	if len(gifts) == 0 {
		for _, n := range cost {
			if n > 0 {
				return false
			}
		}
		return true
	}
	g := gifts[0]
	for k := range cost {
		if g.Kinds>>k&1 == 1 {
			left := cost
			left[k] -= g.N
			if settles(left, gifts[1:]) {
				return true
			}
		}
	}
	return false
}

// The chance to have drawn a card and what pays for it is that of all hands counted one by one.
func TestPlayable(t *testing.T) {
	g, shape := attic(), atticForm()
	shape.Parts = []form.Part{{Title: "Deck", Hand: 2, Draws: 1}}
	shape.PartOf = nil
	shape.Pays = atticPays()
	x := NewIndex(g, shape)
	defs := map[string]*rules.Def{}
	for i := range g.Defs {
		defs[g.Defs[i].Name] = &g.Defs[i]
	}
	d := New(g)
	var names []string
	d.Cards = []rules.DeckLine{
		{N: 2, Card: "Lantern"}, {N: 1, Card: "The Great Lantern"}, {N: 2, Card: "Wick’s End"}, {N: 2, Card: "Old Mère"},
		{N: 2, Card: "Creak"}, {N: 1, Card: "Step: Third"}, {N: 2, Card: "419 Boxes"}, {N: 2, Card: "Slam"},
	}
	for _, l := range d.Cards {
		for range l.N {
			names = append(names, l.Card)
		}
	}
	some := 0
	for _, card := range []string{"Creak", "Step: Third", "419 Boxes", "Slam"} {
		for _, o := range x.Playable(d, card, 6) {
			want := brute(shape.Pays, names, defs, card, o.Turn, o.Drawn)
			if math.Abs(o.Chance-want) > 1e-9 {
				t.Errorf("%s on turn %d, %d drawn: %.6f, counted %.6f", card, o.Turn, o.Drawn, o.Chance, want)
			}
			if want > 0 && want < 1 {
				some++
			}
		}
	}
	if some < 12 {
		t.Errorf("only %d of the chances say anything", some)
	}
	if x.Playable(d, "Lantern", 6) != nil {
		t.Error("a card that costs nothing has chances")
	}
	curve := x.Curve(d)
	if curve.Counted != 7 || len(curve.Bars) != curveTurns || curve.Bars[0].N >= curve.Bars[5].N {
		t.Errorf("the curve is %+v", curve)
	}
	d.Cards = append(d.Cards, rules.DeckLine{N: 2, Card: "Draw Near"}) // costs what Creak does
	var sum [curveTurns]float64
	for _, card := range []string{"Creak", "Step: Third", "419 Boxes", "Slam", "Draw Near"} {
		n := d.Count(card, "")
		for i, o := range x.Playable(d, card, curveTurns) {
			sum[i] += float64(n) * o.Chance / Chance(d.Size(""), n, o.Drawn, 1)
		}
	}
	for i, b := range x.Curve(d).Bars {
		if want := int(math.Round(100 * sum[i] / 9)); b.N != want {
			t.Errorf("the curve has %d on turn %d, its cards %d", b.N, i+1, want)
		}
	}
	shape.Pays = nil
	if c := NewIndex(g, shape).Curve(d); len(c.Bars) > 0 {
		t.Errorf("without costs there is a curve: %+v", c)
	}
}
