package vibes

import (
	"testing"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/vibes"
)

// Every card has a motif that is drawn, and so has every line of the file.
func TestMotifs(t *testing.T) {
	known := func(m string) {
		t.Helper()
		if !cardart.IsMotif(m) {
			t.Errorf("nobody drew %q", m)
		}
	}
	for _, s := range sections() {
		for _, l := range s.lines {
			known(l.motif)
		}
		if len(s.rest[""]) == 0 {
			t.Errorf("%v: other cards show nothing", s.kin)
		}
		for _, rest := range s.rest {
			for _, m := range rest {
				known(m)
			}
		}
	}
	g, err := vibes.New()
	if err != nil {
		t.Fatal(err)
	}
	for i := 1; i < len(g.Defs); i++ {
		known(motif(&g.Defs[i]))
	}
}

// A motif follows from a card's kin first, then from its name, then from its number.
func TestMotifOf(t *testing.T) {
	g, err := vibes.New()
	if err != nil {
		t.Fatal(err)
	}
	of := map[string]*rules.Def{}
	for i := range g.Defs {
		of[g.Defs[i].Name] = &g.Defs[i]
	}
	for name, want := range map[string]string{
		"Flying Penguin":     "flyer",
		"Wizard of Feathers": "wizard",
		"Lil Bamboo":         "pals",
		"Drama Birb":         "warbler",
		"Bamboo Penguin":     "explorer",
		"Frosty the Penguin": "explorer",
		"Basic Rod":          "rod",
	} {
		if d := of[name]; d == nil || motif(d) != want {
			t.Errorf("%s shows %q, want %q", name, motif(d), want)
		}
	}
}
