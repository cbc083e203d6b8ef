package felt

import (
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/table"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Wherever on the table a card of any hand is dropped in any game: where that does
// nothing, it says why, with the rule.
func TestEveryRefusedDropSaysItsRule(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	test.NewTempApp(t)
	all := gamestest.All(t)
	size := fyne.NewSize(1280, 800)
	for _, g := range all {
		refused := 0
		for seed := range uint64(6) {
			m, err := rules.New(g, rules.Setup{Seats: g.MinSeats + int(seed)%(g.MaxSeats-g.MinSeats+1), Seed: seed + 1})
			if err != nil {
				t.Fatal(err)
			}
			rng := rules.Seeded(seed)
			for n := 0; n < 100 && !m.S.Over; n++ {
				if n%4 == 0 && m.S.Decision.Seat >= 0 {
					refused += dropEverywhere(t, g, m, size)
				}
				if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
					t.Fatal(err)
				}
			}
		}
		if refused < 1000 {
			t.Errorf("%s: only %d drops were refused", g.Name, refused)
		}
	}
}

// dropEverywhere drops each card of the hand of who is asked at every place, and returns
// how many of these drops were refused.
func dropEverywhere(t *testing.T, g *rules.Game, m *rules.Match, size fyne.Size) int {
	t.Helper()
	var names []string
	for p := range int(m.S.SeatCount) {
		names = append(names, rules.SeatName(rules.Seat(p)))
	}
	session := begun(t, g, m.Copy(), names...)
	defer session.Close() // there are many
	seated := library.SeatAt(g, session, int(m.S.Decision.Seat))
	s := &sight{scene: seated.Scene(), size: size}
	s.arr = arrange(s.scene, size, question{}, false, nil)
	var places []fyne.Position
	for _, z := range s.arr.Zones {
		places = append(places, z.Centre())
	}
	for _, c := range s.arr.Cards {
		places = append(places, c.Centre())
	}
	for _, i := range s.arr.Items {
		places = append(places, i.Centre())
	}
	for _, p := range s.arr.Plates {
		places = append(places, p.Centre())
	}
	unasked(t, g, session, m.S.Decision.Seat, size)
	refused := 0
	for _, c := range s.arr.Cards {
		if c.Card.ID <= 0 || c.Item != 0 {
			continue // it is not seen, or lies elsewhere
		}
		o := newOffer(seated, s, c.Card.ID, true)
		for _, at := range places {
			// Where it lies is no drop. A card under another lies in a zone without a place.
			if z := s.arr.Zones[c.Card.Zone]; o.at(s, at) >= 0 || z != nil && z.Has(at) {
				continue
			}
			refused++
			r, ok := o.refusal(s, c.Card.Zone, at)
			if !ok || strings.TrimSpace(r.Text) == "" || r.Rule == "" {
				t.Errorf("%s, %q: %s dropped at %v: %v %+v", g.Name, s.scene.Prompt.Text, c.Card.Name, at, ok, r)
			}
		}
	}
	return refused
}

// unasked drops what the other seats see: none of it does anything, and each is told why.
func unasked(t *testing.T, g *rules.Game, session *table.Session, asked rules.Seat, size fyne.Size) {
	t.Helper()
	for p := range len(session.Players()) {
		if p == int(asked) {
			continue
		}
		seated := library.SeatAt(g, session, p)
		s := &sight{scene: seated.Scene(), size: size}
		s.arr = arrange(s.scene, size, question{}, false, nil)
		for _, c := range s.arr.Cards {
			o := newOffer(seated, s, c.Card.ID, true)
			if len(o.drops) > 0 {
				t.Errorf("%s: a seat that isn't asked can drop %q", g.Name, c.Card.Name)
			}
			for id, z := range s.arr.Zones {
				r, ok := o.refusal(s, c.Card.Zone, z.Centre())
				if s.zoneAt(z.Centre()) == id && (!ok || r.Text == "") {
					t.Errorf("%s: %q dropped in zone %d is refused without a word", g.Name, c.Card.Name, id)
				}
			}
		}
	}
}
