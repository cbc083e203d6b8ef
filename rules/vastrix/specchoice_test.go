package vastrix_test

import (
	"slices"
	"testing"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/games/gamestest"
)

// Every bot that thinks takes each Spec at times, and those that win most most often.
func TestBotsChooseSpecs(t *testing.T) {
	g := gamestest.Find(t, "vastrix")
	m, err := rules.New(g, rules.Setup{Seats: 2, Seed: 1, RuleOptions: map[string]string{"battleRealm": "on"}})
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"greedy"}
	for _, l := range bot.Levels() {
		names = append(names, l.Name)
	}
	for _, name := range names {
		took := map[string]int{}
		for seed := range uint64(300) {
			p, err := bot.New(name)
			if err != nil {
				t.Fatal(err)
			}
			var view rules.Match
			m.View(0, &view)
			rng := rules.Seeded(seed)
			i := p.Choose(t.Context(), &view, 0, bot.Budget{}, &rng)
			took[m.Def(m.S.Options[i].Card).Name]++
		}
		strong := []int{took["Balance"], took["Brilliance"]}
		weak := []int{took["Beauty"], took["Bravery"]}
		if slices.Min(weak) == 0 || slices.Min(strong) < 2*slices.Max(weak) {
			t.Errorf("%s takes %v", name, took)
		}
	}
}
