package vainqueur_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/vainqueur"
)

// longTurn is more uses and summons than a turn has room for that goes on as
// long as it can with four copies of each of four cards.
const longTurn = 120

// bringsBack finds texts that bring back cards, or keep them from where they would go.
var bringsBack = regexp.MustCompile(`[Rr]eturn|from your cemetery|would go to|into your deck|[Cc]opy`)

// TestTurnsEnd: no turn goes on for ever (W-126). A player who never goes on to
// the next step while there is something to do, with four copies of every card
// that brings back others, of each two of them, and of each two and two more
// cards, which lie in hand, cemetery and deck, runs out of things to do.
func TestTurnsEnd(t *testing.T) {
	loose := *game(t)
	loose.CheckDeck = func(*rules.Deck) []rules.Reason { return nil } // for decks of few cards
	g := &loose
	var all, back []string
	for i := 1; i < len(g.Defs); i++ {
		if d := &g.Defs[i]; d.Facts[vainqueur.FactKind] < vainqueur.MonsterToken {
			all = append(all, d.Name)
			if bringsBack.MatchString(d.Text) {
				back = append(back, d.Name)
			}
		}
	}
	if len(back) < 20 {
		t.Fatalf("only %d cards bring back others", len(back))
	}
	rng := rules.Seeded(7)
	longest := 0
	try := func(cards ...string) {
		line := longLine(t, g, cards, &rng)
		if longest = max(longest, len(line)); len(line) >= longTurn {
			t.Errorf("a turn with %s does not end: ... %s", strings.Join(cards, ", "), strings.Join(line[longTurn-8:], "; "))
		}
	}
	for i, a := range back {
		for range 20 {
			try(a)
		}
		for _, b := range back[:i] {
			for range 4 {
				try(a, b)
				try(a, b, all[rng.IntN(len(all))], all[rng.IntN(len(all))])
			}
		}
	}
	t.Logf("%d cards bring back others; the longest turn has %d plays", len(back), longest)
}

// longLine plays the longest turn it can, up to longTurn uses and summons, with
// four copies of each of some cards, and returns their keys.
func longLine(t *testing.T, g *rules.Game, cards []string, rng *rules.RNG) (line []string) {
	m := dealtOut(t, g, cards, rng)
	for !m.S.Over && m.S.Active == 0 && len(line) < longTurn {
		i := eager(m, cards, rng)
		if m.S.Decision.Kind <= rules.PickAnswer && !g.Verbs[m.S.Options[i].Verb].Default {
			line = append(line, m.Words().Key(i))
		}
		if err := m.Choose(i); err != nil {
			t.Fatalf("%s: %v", strings.Join(cards, ", "), err)
		}
	}
	return line
}

// dealtOut is the Main Step of seat A, who has four copies of each of some cards
// in hand, cemetery, play and deck, with counters on those in play, and three
// plain monsters, as B has.
func dealtOut(t *testing.T, g *rules.Game, cards []string, rng *rules.RNG) *rules.Match {
	const plain = "Wandering Ox"
	mine := rules.Deck{Cards: []rules.DeckLine{{N: 3, Card: plain}}}
	theirs := rules.Deck{Cards: []rules.DeckLine{{N: 6, Card: plain}}}
	for _, name := range cards {
		mine.Cards = append(mine.Cards, rules.DeckLine{N: 4, Card: name})
	}
	m, err := rules.Prepare(g, rules.Setup{Seats: 2, Seed: rng.Uint64(), Decks: []rules.Deck{mine, theirs}})
	if err == nil {
		err = g.Begin(m, 0, "action")
	}
	if err != nil {
		t.Fatal(err)
	}
	kinds := []rules.ZoneKind{vainqueur.Hand, vainqueur.Cem, vainqueur.Field, vainqueur.Hand, vainqueur.Cem, vainqueur.Deck}
	kinds = kinds[:3+rng.IntN(4)]
	for c := rules.CardID(1); int(c) < len(m.S.Cards); c++ {
		p, d, z := m.S.Cards[c].Owner, m.Def(c), vainqueur.Field
		if d.Name != plain {
			z = kinds[rng.IntN(len(kinds))]
		}
		room := int16(1)
		if z == vainqueur.Field {
			switch d.Facts[vainqueur.FactKind] {
			case vainqueur.Monster:
				room = 5
			case vainqueur.Master:
				z = vainqueur.MasterZone
			case vainqueur.Battlefield:
				z = vainqueur.Battlezone
			default:
				z = vainqueur.Hand
			}
		}
		table := g.Zones[z].Table
		if table && m.In(z, p).N >= room {
			z, table = vainqueur.Deck, false
		}
		m.Move(rules.Move{Card: c, To: g.Zone(z, p)})
		for k := range g.Counters {
			if table && uint8(k) != vainqueur.CounterDamage {
				m.AddCounters(c, uint8(k), p, 2, vainqueur.WhyNone)
			}
		}
	}
	m.Redealt()
	m.S.Queue, m.S.Uses = m.S.Queue[:0], m.S.Uses[:0]
	if err := m.Run(); err != nil {
		t.Fatal(err)
	}
	return m
}

// eager is what a player chooses who wants the turn never to end: seat A does
// what there is to do, and mostly takes the first of some cards; B does nothing.
func eager(m *rules.Match, cards []string, rng *rules.RNG) int {
	var can, first []int
	rest := -1
	for i, o := range m.S.Options {
		switch {
		case m.Game.Verbs[o.Verb].Default:
			rest = i
			continue
		case o.Verb != rules.VerbTargetItem && slices.Contains(cards[:min(len(cards), 2)], m.Def(max(o.Card, o.Target)).Name):
			first = append(first, i)
		}
		can = append(can, i)
	}
	switch {
	case rest >= 0 && (len(can) == 0 || m.S.Decision.Seat != 0):
		return rest
	case len(first) > 0 && rng.IntN(8) > 0:
		return first[rng.IntN(len(first))]
	}
	return can[rng.IntN(len(can))]
}
