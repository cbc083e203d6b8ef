package rules_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/payment"
)

// TestPayBrute lays random tables and compares which plays can be paid for, and how
// it is proposed, with trying all that could be used in every way.
func TestPayBrute(t *testing.T) {
	rng := rules.Seeded(3)
	stones := defs{ruby, ruby, rubies, emerald, sapphire, crystal, opal, mill}
	plays := defs{sword, fireball, charm, golem, pact, rite}
	paid, proposed := 0, 0
	for n := range 1500 {
		var row defs
		for range rng.IntN(5) {
			row = append(row, stones[rng.IntN(len(stones))])
		}
		play := plays[rng.IntN(len(plays))]
		hand := defs{play}
		for range rng.IntN(3) {
			hand = append(hand, herb)
		}
		m := stall(t, int16(rng.IntN(3)), row, hand)
		key := "play " + m.Game.Defs[play].Short
		why, err := m.Words().WhyNot(key)
		if err != nil {
			t.Fatal(err)
		}
		best, can := bzBest(m, play)
		if can != (why.Rule == "") {
			t.Fatalf("table %d: row %v, hand %v, %d gold: refused for %q, but payable is %v", n, row, hand, m.S.Seats[0].Nums[bzGold], why.Text, can)
		}
		if !can {
			continue
		}
		paid++
		for do(t, m, key); m.S.Decision.Kind != rules.PickPay && m.S.Decision.Kind != rules.PickPlay; {
			if err := m.Choose(len(m.S.Options) - 1); err != nil { // the last way, no extras
				t.Fatal(err)
			}
		}
		if m.S.Decision.Kind != rules.PickPay || play == charm || play == pact || play == fireball {
			continue
		}
		proposed++
		cost := bzCost{}
		m.PaysWith(func(s rules.Supply, uses int16) { cost.add(m, &s, int(uses)) })
		if cost != best {
			t.Fatalf("table %d: row %v, hand %v, %d gold, %s: proposed for %+v, the best is %+v", n, row, hand, m.S.Seats[0].Nums[bzGold], key, cost, best)
		}
		for m.S.Decision.Kind == rules.PickPay {
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil { // any changes leave a way to pay
				t.Fatal(err)
			}
		}
	}
	if paid < 400 || proposed < 150 {
		t.Errorf("%d plays could be paid, %d proposals: too few", paid, proposed)
	}
}

// bzCost is what a way to pay costs: the less, the better, made before weight.
type bzCost struct{ made, weight, dear int }

func (c *bzCost) add(m *rules.Match, s *rules.Supply, uses int) {
	for _, n := range s.Gives {
		c.made += int(n) * uses
	}
	c.weight += int(m.Game.Means[s.By].Weight) * uses
	c.dear += m.Game.Dear(m, 0, s) * uses
}

func (c bzCost) less(o bzCost) bool {
	if c.made != o.made {
		return c.made < o.made
	}
	return c.weight < o.weight || c.weight == o.weight && c.dear < o.dear
}

// bzBest is the least cost of paying for a card with what lies on seat A's table,
// without changing what can be: false if it can't be paid for.
func bzBest(m *rules.Match, play rules.DefID) (bzCost, bool) {
	var row, herbs []rules.CardID
	mills := 0
	for c := m.In(bzRow, 0).First; c != 0; c = m.S.Cards[c].Next {
		row = append(row, c)
		if m.S.Cards[c].Def == mill {
			mills++
		}
	}
	for c := m.In(bzHand, 0).First; c != 0; c = m.S.Cards[c].Next {
		if m.S.Cards[c].Def == herb {
			herbs = append(herbs, c)
		}
	}
	wants := map[rules.DefID][]payment.Set{ // the cheapest choices
		sword: {only(red), anything, anything}, fireball: {only(red)}, charm: {only(green), only(green)},
		golem: {only(blue)}, pact: {only(red)}, rite: {anything},
	}[play]
	var left []payment.Set
	for _, w := range wants {
		if w == anything && mills > 0 {
			mills--
			continue
		}
		left = append(left, w)
	}
	best, can := bzCost{}, false
	var try func(i int, used []rules.Supply)
	try = func(i int, used []rules.Supply) {
		switch {
		case i < len(row):
			try(i+1, used)
			for way, kinds := range yields[m.S.Cards[row[i]].Def] {
				s := rules.Supply{Card: row[i], Way: uint8(way), By: actFlop}
				for _, k := range kinds {
					s.Gives[k]++
				}
				try(i+1, append(used[:len(used):len(used)], s))
			}
			return
		case i < len(row)+len(herbs):
			try(i+1, used)
			s := rules.Supply{Card: herbs[i-len(row)], By: actToss}
			s.Gives[green]++
			try(i+1, append(used[:len(used):len(used)], s))
			return
		case i < len(row)+len(herbs)+int(m.S.Seats[0].Nums[bzGold]):
			try(i+1, used)
			s := rules.Supply{Way: rules.WayPlayer, By: actGold}
			s.Gives[gold]++
			try(i+1, append(used[:len(used):len(used)], s))
			return
		}
		flops, cost := 0, bzCost{}
		for k := range used {
			cost.add(m, &used[k], 1)
			if used[k].By == actFlop {
				flops++
			}
		}
		rest := true
		switch play {
		case golem:
			rest = len(row) > 0
		case rite:
			rest = flops < len(row)
		}
		if rest && bzCovers(m, used, left) && (!can || cost.less(best)) {
			best, can = cost, true
		}
	}
	try(0, nil)
	switch {
	case play == charm && len(herbs) > 0:
		can = true // a card is the other way
	case play == pact && !can:
		left = []payment.Set{anything, anything}[min(mills, 2):] // the other option
		try(0, nil)
	}
	return best, can
}

// bzCovers reports whether supplies pay for all wants, each for one at least.
func bzCovers(m *rules.Match, used []rules.Supply, wants []payment.Set) bool {
	var units [][2]int // supply, kind
	for i := range used {
		for k, n := range used[i].Gives {
			for range n {
				units = append(units, [2]int{i, k})
			}
		}
	}
	var fill func(w int, taken, of uint32) bool
	fill = func(w int, taken, of uint32) bool {
		if w == len(wants) {
			return of == 1<<len(used)-1
		}
		for u, unit := range units {
			if taken>>u&1 == 0 && (m.Game.Resources[unit[1]].Pays|only(uint8(unit[1])))&wants[w] != 0 && fill(w+1, taken|1<<u, of|1<<unit[0]) {
				return true
			}
		}
		return false
	}
	return fill(0, 0, 0)
}
