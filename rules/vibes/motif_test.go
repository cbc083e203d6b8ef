package vibes

import (
	"slices"
	"testing"

	"feltstack/rules"
)

// What a card without a motif shows follows from its kin, and some card has each kin.
func TestMotifs(t *testing.T) {
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range plainMotifs {
		if !slices.ContainsFunc(g.Defs, func(d rules.Def) bool { return motif(&d) == m.motif }) {
			t.Errorf("no card would show %q, for %s", m.motif, m.kin)
		}
	}
	for name, want := range map[string]string{
		"Flying Penguin": "penguin", "Wizard of Feathers": "wizard", "Lil Bamboo": "chick", "Basic Rod": "rod",
	} {
		i := slices.IndexFunc(g.Defs, func(d rules.Def) bool { return d.Name == name })
		if i < 0 || motif(&g.Defs[i]) != want {
			t.Errorf("%s would show %q, want %q", name, motif(&g.Defs[max(i, 0)]), want)
		}
	}
}
