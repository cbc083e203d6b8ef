package vainqueur_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/vainqueur"
)

// TestUsesDoSomething: an effect of a card in play, or a Spell with a cost, is
// offered only where it does something in one of the determinizations that its player
// holds possible, for some choice of targets and cost (W-065). Every other
// game is played with cards whose costs change what can be done.
func TestUsesDoSomething(t *testing.T) {
	g := game(t)
	costs := []string{"Giant's Toss", "Caravan Guard", "Grand Illusionist", "Fog Pilgrim"}
	offers := 0
	for seed := range uint64(200) {
		w := watch(g, map[thing]bool{})
		rng := rules.Seeded(seed)
		m, err := rules.New(&w.Game, rules.Setup{Seats: 2, Seed: seed, Decks: []rules.Deck{fifteen(g, &rng, costs[:seed%2*4]...), fifteen(g, &rng, costs[:seed%2*4]...)}})
		if err != nil {
			t.Fatal(err)
		}
		for !m.S.Over {
			for i, o := range m.S.Options {
				if !pays(m, o) {
					continue
				}
				offers++
				if !w.works(m, i, &rng) {
					d := m.Def(o.Card)
					t.Errorf("seed %d, turn %d: %s is offered and can do nothing: %s", seed, m.S.Turn, d.Name, d.Abilities[o.Ability].Text)
				}
			}
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if offers < 1000 {
		t.Errorf("only %d offers were met", offers)
	}
}

// pays reports whether an option uses an effect of a card in play, or a Spell
// that has a cost.
func pays(m *rules.Match, o rules.Option) bool {
	switch m.Game.Verbs[o.Verb].Key {
	case "use {card} {ability}":
		return true
	case "play {card} {ability}":
		return m.Def(o.Card).Abilities[o.Ability].Cost != nil
	}
	return false
}

// works reports whether option i of m does something in one of some determinizations of
// the asked seat in which nobody answers.
func (w *watched) works(m *rules.Match, i int, rng *rules.RNG) bool {
	o := m.S.Options[i]
	def := m.S.Cards[o.Card].Def
	var sample rules.Match
	for range 200 { // of many targets few may be of any use
		m.Determinize(m.S.Decision.Seat, rng, &sample)
		aside := false // something else happens, instead of it or because of its cost
		sample.Listen = func(ev *rules.Event) {
			w.hear(&sample, ev)
			aside = aside || replaces(&sample) || ev.Kind == rules.EvDeclared && ev.N == int16(vainqueur.ClassTrigger)
		}
		clear(w.met)
		for k := i; ; {
			if err := sample.Choose(k); err != nil {
				return false
			}
			if sample.S.Over || aside {
				return true // who pays the last life has lost
			}
			for mode := range m.Game.Defs[def].Abilities[o.Ability].Modes {
				if w.met[thing{"does something", def, int(o.Ability), mode}] {
					return true
				}
			}
			if sample.S.Decision.Kind == rules.PickPlay {
				break
			}
			k = rng.IntN(len(sample.S.Options))
			if sample.S.Decision.Kind == rules.PickAnswer {
				k = len(sample.S.Options) - 1 // passing is the last option
			}
		}
	}
	return false
}

// replaces reports whether a text runs that happens instead of something.
func replaces(m *rules.Match) bool {
	for i := range m.S.Frames {
		if f := &m.S.Frames[i]; f.Proc == m.Game.Text && m.AbilityOf(f).Kind == rules.AbilityInstead {
			return true
		}
	}
	return false
}
