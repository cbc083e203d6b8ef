package vainqueur_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/vainqueur"
)

// TestManyTriggers: more triggers than the stack holds all resolve; those
// without room wait in the queue (W-009).
func TestManyTriggers(t *testing.T) {
	g := game(t)
	m, err := rules.New(g, rules.Setup{Seats: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	choose := func(key string) {
		t.Helper()
		i, err := m.Words().Find(key)
		if err == nil {
			err = m.Choose(i)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	choose("go first")
	p, warden := m.S.Active, rules.DefID(0)
	for i := range g.Defs {
		if g.Defs[i].Name == "Road Warden" { // "When your turn begins, gain 6 life."
			warden = rules.DefID(i)
		}
	}
	const n = 3*rules.MaxStack + 1
	life := m.S.Seats[p].Nums[vainqueur.NumLife]
	for range n {
		m.S.Queue = append(m.S.Queue, rules.Trigger{Ctrl: p, Def: warden, Lost: true})
	}
	choose("next step")
	for range 100 {
		if len(m.S.Queue) == 0 && len(m.S.Stack) == 0 {
			break
		}
		choose("pass")
	}
	if got := m.S.Seats[p].Nums[vainqueur.NumLife]; got != life+6*n {
		t.Errorf("%d triggers that gain 6 life make %d of %d", n, got, life)
	}
}

// TestEndless: what goes on without anybody being asked ends with all that has
// triggered undone, and the log names the cards (W-071).
func TestEndless(t *testing.T) {
	g := game(t)
	m, err := rules.New(g, rules.Setup{Seats: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	src := m.In(vainqueur.Hand, 0).First
	m.S.Queue = append(m.S.Queue, rules.Trigger{Def: m.S.Cards[src].Def, Src: src})
	named := false
	m.Listen = func(ev *rules.Event) { named = named || ev.Kind == rules.EvLoop && ev.Card == src }
	if g.Endless(m); len(m.S.Queue) > 0 || !named {
		t.Errorf("%d triggers are left, and its card is named: %v", len(m.S.Queue), named)
	}
}
