package gamestest

import (
	"fmt"
	"slices"
	"testing"

	"feltstack/rules"
	"feltstack/rules/scenario"
)

// Mutants proves that every card's text is shown at work: of each card, one part of what its
// text does is taken away after the other, and a scenario of the game that names the card must
// then fail. With all texts whole each passes, as package scenario tests. The game is the test's own: it is
// changed and built again and again.
func Mutants(t *testing.T, g *rules.Game) {
	t.Helper()
	files, err := scenario.Load(func(string) (*rules.Game, error) { return g, nil }, "scenarios")
	if err != nil {
		t.Fatal(err)
	}
	for i := range g.Defs {
		if g.Defs[i].Text == "" {
			continue
		}
		name := g.Defs[i].Name
		shown := map[*rules.Game][]*scenario.Scenario{} // by their games: with cards of their own, too
		for _, f := range files {
			for _, s := range f.Scenarios {
				if s.Mentions(name) || s.Mentions(g.Defs[i].Short) {
					shown[s.Game()] = append(shown[s.Game()], s)
				}
			}
		}
		for _, m := range mutantsOf(&g.Defs[i]) {
			if !dies(shown, i, m) {
				t.Errorf("%s: without %s all scenarios that name it pass", name, m.part)
			}
		}
	}
}

// dies reports whether a scenario fails without a part of what definition i does.
func dies(shown map[*rules.Game][]*scenario.Scenario, i int, m mutant) bool {
	for g, list := range shown {
		d := &g.Defs[i]
		whole := *d
		m.make(d)
		_, err := g.Build()
		if err != nil {
			panic(err) // nothing of a card is needed to build a game
		}
		dead := slices.ContainsFunc(list, func(s *scenario.Scenario) bool { return s.Run() != nil })
		*d = whole
		if _, err := g.Build(); err != nil {
			panic(err) // it was built before
		}
		if dead {
			return true
		}
	}
	return false
}

// mutant is a card with a part of its text taken away.
type mutant struct {
	part string
	make func(d *rules.Def)
}

func mutantsOf(d *rules.Def) (all []mutant) {
	for i := range d.Abilities {
		for j := range d.Abilities[i].Modes {
			if len(d.Abilities[i].Modes[j].Code) == 0 {
				continue
			}
			part := fmt.Sprintf("what ability %d does", i+1)
			if len(d.Abilities[i].Modes) > 1 {
				part = fmt.Sprintf("option %d of ability %d", j+1, i+1)
			}
			all = append(all, mutant{part, func(d *rules.Def) {
				d.Abilities = slices.Clone(d.Abilities)
				d.Abilities[i].Modes = slices.Clone(d.Abilities[i].Modes)
				d.Abilities[i].Modes[j].Code = nil
			}})
		}
	}
	for i := range d.Statics {
		all = append(all, mutant{fmt.Sprintf("its static text %d", i+1), func(d *rules.Def) {
			d.Statics = slices.Delete(slices.Clone(d.Statics), i, i+1)
		}})
	}
	for i := range d.Self {
		all = append(all, mutant{fmt.Sprintf("what it says of itself, %d", i+1), func(d *rules.Def) {
			d.Self = slices.Delete(slices.Clone(d.Self), i, i+1)
		}})
	}
	for bit := range 64 {
		if d.Keywords>>bit&1 == 1 {
			all = append(all, mutant{fmt.Sprintf("keyword %d", bit), func(d *rules.Def) { d.Keywords &^= 1 << bit }})
		}
	}
	for i := range d.Abilities {
		if p := d.Abilities[i].Price; p != nil && len(p.Extras) > 0 {
			all = append(all, mutant{"its additional cost", func(d *rules.Def) {
				d.Abilities = slices.Clone(d.Abilities)
				price := *d.Abilities[i].Price
				price.Extras = nil
				d.Abilities[i].Price = &price
			}})
		}
	}
	return all
}
