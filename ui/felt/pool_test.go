package felt

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// However many cards lie in pools, at every size: they lie side by side in their pool, all
// are seen, and those that stay keep their lines while cards are picked.
func TestPoolsFit(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	for seats := 2; seats <= 4; seats++ {
		for n := 1; n <= 54; n++ {
			for i, size := range screens {
				own := seats == 2 && n <= 16 && n%2 == 0
				m := crowdGame(rand.New(rand.NewPCG(uint64(n), uint64(seats))), seats)
				zones := m.Zones[:0:0]
				m.Cards = nil
				for _, z := range m.Zones {
					if z.Area.Row == table.RowHand {
						z.Count = 0
						zones = append(zones, z)
					}
				}
				pool := table.ZoneScene{ID: 900, Name: "Pool", Kind: "Pool", Short: "Pool", Seat: -1, Area: table.Area{Row: table.RowPool, Style: table.StyleGrid}}
				piles := table.ZoneScene{ID: 902, Name: "Draw pile", Kind: "Draw pile", Short: "DP", Seat: -1, Area: table.Area{Row: table.RowMiddle, Style: table.StylePile}}
				m.Zones = append(zones, pool, piles)
				if own {
					m.Zones[len(m.Zones)-2].Seat = 0
					other := pool
					other.ID, other.Seat = 901, 1
					m.Zones = append(m.Zones, other)
				}
				pools := map[int]bool{}
				first, second := 0, 0
				for i := range m.Zones {
					z := &m.Zones[i]
					switch z.ID {
					case 900:
						first = i + 1
					case 901:
						second = i + 1
					}
					z.ID = i + 1
				}
				pools[first], pools[second] = true, second > 0
				for c := range n {
					zone := first
					if own && c%2 == 1 {
						zone = second
					}
					m.add(zone, deck[c%len(deck)].Rank+deck[c%len(deck)].Suit.String())
				}
				what := fmt.Sprintf("%d seats, %d cards, %v", seats, n, size)
				if seats == 2 && n%3 == 0 { // a play from whose cards one is taken
					m.Stack = []table.ItemScene{{ID: 1, Title: "A play", By: "Rook", Text: "Take one of them.", Cards: []table.CardScene{{ID: 9000, Name: "Play"}}, Next: true, Does: true}}
				}
				ts := &Table{sight: &sight{scene: &m.Scene, size: size}}
				ts.sight.arr = arrange(&m.Scene, size, question{}, i%3 == 0, nil)
				checkPlaces(t, what, ts, size)
				seen := 0
				for j, c := range ts.sight.arr.Cards {
					if !pools[c.Card.Zone] {
						continue
					}
					seen++
					if len(m.Stack) > 0 && c.Inset(0.5).Meets(ts.sight.arr.Open) {
						t.Errorf("%s: a card at %v lies beneath the stack at %v", what, c.Box, ts.sight.arr.Open)
					}
					for _, o := range ts.sight.arr.Cards[:j] {
						if c.Inset(0.5).Meets(o.Inset(0.5)) {
							t.Errorf("%s: a card at %v lies over one at %v", what, c.Box, o.Box)
						}
					}
				}
				if seen != n {
					t.Errorf("%s: %d cards are seen", what, seen)
				}
				if t.Failed() {
					return
				}
			}
		}
	}
}

// Beside a pool the status is as wide as what it says.
func TestStatusBesideAPool(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	m := crowdGame(rand.New(rand.NewPCG(1, 2)), 2)
	m.Status = []table.Fact{{Name: "Phase", Value: "Action Time"}}
	for i := range m.Zones {
		m.Zones[i].Area.Apart = true // no pile beside the pool
	}
	pool := len(m.Zones) + 1
	m.Zones = append(m.Zones, table.ZoneScene{ID: pool, Name: "Pool", Kind: "Pool", Short: "Pool", Seat: -1, Area: table.Area{Row: table.RowPool, Style: table.StyleGrid}})
	m.add(pool, "3♠", "7♦")
	for _, size := range screens {
		ts := laid(t, kittest.Plain(), m.session(), Exits{}, size)
		if said := standing(ts.board.status.Container); !strings.Contains(said, "Action Time") {
			t.Errorf("at %v the status says %q", size, said)
		}
		putAway(ts)
	}
}

// Cards of a pool that may be picked are lit without a sign on each; others are dimmed.
func TestPoolIsMarkedQuietly(t *testing.T) {
	s := sit(t, "option deffy = classic\n  turn A draft\n  A hand: BJ\n  A face-down picks = 2\n  Pool: 3♣ (up) 10♦ (up) 9♣ (down)\n")
	for card, want := range map[string]glow{"3♣": canGlow, "10♦": canGlow} {
		if got := s.card(card).glow; got != want {
			t.Errorf("%s is marked by %d, want %d", card, got, want)
		}
	}
}

// A trap shows that it scores nothing, on the table and in the inspector.
func TestTrapShowsItsPoints(t *testing.T) {
	s := sit(t, "option traps = on\n  turn A\n  A hand: 2♣\n  A PR: 8♦ (down) 7♦\n")
	for card, want := range map[string]string{"8♦": "0", "7♦": "7"} {
		v := s.card(card)
		if got := v.wants.Face.Points; got != want {
			t.Errorf("%s shows %q points, want %q", card, got, want)
		}
		s.table.panels.side.inspector.hold(describe(s.table.sight.scene, v.place.Card))
		if got := s.table.panels.side.inspector.page.face.Points; got != want {
			t.Errorf("the inspector shows %s with %q points, want %q", card, got, want)
		}
	}
}

// Who picks for another responds to nothing.
func TestPickingForAnotherIsNoResponse(t *testing.T) {
	for _, c := range []struct{ given, want string }{
		{"option deffy = soda\n  turn B draft\n  A hand: 2♣\n  B hand: 2♦ 3♦ 4♦ 5♦ 6♦\n  A Soda: K♠ (up) Q♠ (up)\n", "choosing"},
		{"option deffy = icu\n  turn A draft\n  A hand: 2♣\n  Pool: K♠ (up) Q♠ (up)\n", "to play"},
	} {
		s := sit(t, c.given)
		if got, _ := turnWords(s.table.sight.scene.Seats[0]); got != c.want {
			t.Errorf("the plate says %q, want %q", got, c.want)
		}
	}
}

// Tab leads to the cards of a pool first, as they are what there is to choose.
func TestTabBeginsAtThePool(t *testing.T) {
	s := sit(t, "option deffy = classic\n  turn A draft\n  A hand: BJ\n  Pool: 3♣ (up) 10♦ (up) 9♣ (down)\n")
	pool := 0
	for i, stop := range s.table.keys.reach.stops() {
		c := s.table.sight.cardPlace(stop.ID)
		switch inPool := c != nil && s.table.sight.arr.Zones[c.Card.Zone].Scene.Area.Row == table.RowPool; {
		case inPool && i != pool:
			t.Errorf("a card of the pool is stop %d, after %d of the pool", i+1, pool)
		case inPool:
			pool++
		}
	}
	if pool != 3 {
		t.Errorf("%d cards of the pool are stops", pool)
	}
	s.table.keys.key(&fyne.KeyEvent{Name: fyne.KeyTab})
	if at := s.table.keys.focus.At; at.ID == 0 || !at.First {
		t.Errorf("Tab leads to %q first", at.Key)
	}
}
