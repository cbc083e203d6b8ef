package faces

import (
	"testing"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
)

// Every sign that a game gives to its cards is drawn. The limit: only those are seen that come
// up in some random games.
func TestBadgesAreDrawn(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range gamestest.All(t) {
		l := games.Looks(g.Name)
		if l.Badges == nil {
			continue
		}
		for seed := range uint64(5) {
			m, err := rules.New(g, rules.Setup{Seats: g.MinSeats, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			rng := rules.Seeded(seed)
			for n := 0; n < 400 && !m.S.Over; n++ {
				if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
					t.Fatal(err)
				}
				for c := 1; c < len(m.S.Cards); c++ {
					for _, b := range l.Badges(m, rules.CardID(c)) {
						if seen[b.Kind] = true; b.Kind != "" && !cardart.IsMarker(b.Kind) {
							t.Fatalf("%s: nobody drew %q, which says %q", g.Name, b.Kind, b.Text)
						}
					}
				}
			}
		}
	}
	if len(seen) < 5 {
		t.Errorf("only %v come up", seen)
	}
}
