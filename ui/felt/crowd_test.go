package felt

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/look"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// crowdGame is a table with this number of seats with anything on it that can be: long names,
// many cards or none, piles of one's own, plays on the stack, a prompt.
func crowdGame(rng *rand.Rand, seats int) *sceneMaker {
	m := newScene()
	names := []string{"You", "Rook", "Bartholomew the Younger", "Jo", "Wilhelmina Katharina", "Dora"}
	m.Seats, m.Cards, m.Zones = nil, nil, nil
	m.Me = rng.IntN(seats)
	some := func(n int) int { return rng.IntN(n + 1) }
	zone := func(name, short string, seat int, area table.Area) int {
		z := table.ZoneScene{ID: len(m.Zones) + 1, Name: name, Kind: name, Short: short, Seat: seat, Area: area}
		if seat >= 0 {
			z.Name = names[seat] + "'s " + name
		}
		m.Zones = append(m.Zones, z)
		return z.ID
	}
	left := rng.Perm(len(deck))
	put := func(zone, n int, seen bool) {
		for range n {
			if len(left) == 0 || !seen {
				m.add(zone, "?")
				continue
			}
			m.add(zone, deck[left[0]].Rank+deck[left[0]].Suit.String())
			left = left[1:]
		}
	}
	area := func(row table.Row, order, share int, style table.Style) table.Area {
		return table.Area{Row: row, Order: order, Share: share, Style: style, Whole: rng.IntN(2) == 0}
	}
	piles, back := rng.IntN(3), rng.IntN(4) > 0
	for p := range seats {
		s := table.SeatScene{
			Seat: p, Name: names[p], Bot: p != m.Me, Ally: p == (m.Me+2)%4 && seats == 4 && p != m.Me, Active: p == some(seats), Thinking: rng.IntN(3) == 0,
			Facts: facts("Points", fmt.Sprint(some(150)), "Goal", "21", "Hand", fmt.Sprint(some(12)), "Anchors", "2", "Queens", "1")[:2+some(3)],
			Marks: []string{"Royal Shield", "skips the next 2 turns", "disrupted"}[:some(3)],
		}
		m.Seats = append(m.Seats, s)
		put(zone("hand", "H", p, area(table.RowHand, 0, 1, table.StyleFan)), some(12), p == m.Me)
		put(zone("point row", "PR", p, area(table.RowFront, 0, 3, table.StyleRow)), some(9), true)
		if back {
			put(zone("enduring row", "ER", p, area(table.RowBack, 0, 2, table.StyleRow)), some(6), true)
		}
		for i := range piles {
			put(zone("draw pile", "DP", p, area(table.RowMiddle, 5+i, 2, table.StylePile)), some(30), i == 1)
		}
	}
	put(zone("Draw pile", "DP", -1, area(table.RowMiddle, 0, 2, table.StylePile)), 20, false)
	put(zone("Swap bar", "SB", -1, area(table.RowMiddle, 1, 5, table.StyleRow)), some(4), true)
	put(zone("Graveyard", "GY", -1, area(table.RowMiddle, 2, 2, table.StylePile)), some(9), true)
	if piles == 0 {
		put(zone("Exile", "EX", -1, area(table.RowMiddle, 3, 2, table.StylePile)), some(2), true)
	}
	zone("Stack", "ST", -1, area(table.RowStack, 0, 1, table.StylePile))
	for i := range m.Cards {
		c := &m.Cards[i]
		c.Turned = rng.IntN(6) == 0 && m.Zones[c.Zone-1].Area.Style == table.StyleRow
		if prev := max(i-1, 0); rng.IntN(8) == 0 && c.Def != 0 && m.Cards[prev].Zone == c.Zone && m.Cards[prev].Host == 0 && prev != i {
			c.Host = m.Cards[prev].ID
		}
	}
	m.Status = append(m.Status, table.Fact{Name: "Board Lock", Value: "2 turns", Shape: table.FactWords})
	m.Prompt.Seat, m.Prompt.Buttons = m.Me, nil
	for p := range seats {
		if p != m.Me && rng.IntN(2) == 0 {
			m.Prompt.Players = append(m.Prompt.Players, p)
			m.Prompt.Buttons = append(m.Prompt.Buttons, table.Button{Option: p, Text: names[p], Player: p + 1})
		}
	}
	return m
}

// Tables of two to five seats fit into every window: nothing lies over another
// thing or sticks out of its place, and no text does.
func TestCrowdsFit(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	for seats := 2; seats <= 5; seats++ {
		for seed := range uint64(8) {
			m := crowdGame(rand.New(rand.NewPCG(seed, 7)), seats)
			size := screens[seed%8]
			ts := laid(t, kittest.Plain(), m.session(), Exits{Bar: true}, size)
			what := fmt.Sprintf("%d seats, seed %d, %v", seats, seed, size)
			checkPlaces(t, what, ts, size)
			checkTexts(t, what, ts)
			putAway(ts)
		}
	}
}

// counted reports whether the plate of a seat says how many cards lie in a zone.
func counted(ts *Table, seat int, z table.ZoneScene) bool {
	for _, p := range ts.sight.scene.Seats {
		if p.Seat == seat {
			return slices.ContainsFunc(append(slices.Clone(p.Facts), ts.sight.arr.Counted[seat]...), func(f table.Fact) bool { return strings.EqualFold(f.Name, z.Kind) })
		}
	}
	return false
}

// checkPlaces looks at the boxes of the arrangement.
func checkPlaces(t *testing.T, what string, ts *Table, size fyne.Size) {
	t.Helper()
	type place struct {
		name string
		kit.Box
		over bool // lies over the ends of rows, whose cards make way
	}
	all := []place{{name: "prompt", Box: ts.sight.arr.Prompt}, {name: "status", Box: ts.sight.arr.Status}, {name: "side", Box: ts.sight.arr.Side}}
	if ts.sight.arr.Windows.W > 0 {
		all = append(all, place{name: "windows", Box: ts.sight.arr.Windows})
	}
	for seat, b := range ts.sight.arr.Plates {
		all = append(all, place{name: fmt.Sprint("plate ", seat), Box: b})
	}
	if len(ts.sight.arr.Plates) != len(ts.sight.scene.Seats) {
		t.Errorf("%s: %d plates", what, len(ts.sight.arr.Plates))
	}
	for _, z := range ts.sight.scene.Zones {
		p := ts.sight.arr.Zones[z.ID]
		if p == nil {
			if seat := ts.sight.folded(z.ID); seat < 0 || !counted(ts, seat, z) {
				t.Errorf("%s: %s lies nowhere", what, z.Name)
			}
			continue
		}
		all = append(all, place{z.Name, p.Box, z.Area.Row == table.RowStack && len(ts.sight.scene.Stack) > 0})
	}
	frame := kit.NewBox(0, 0, size.Width, size.Height)
	for i, p := range all {
		if p.W < 20 || p.H < 20 || p.X < 0 || p.Y < 0 || p.Right() > frame.Right()+0.5 || p.Bottom() > frame.Bottom()+0.5 {
			t.Errorf("%s: %s lies at %v", what, p.name, p.Box)
		}
		for _, o := range all[:i] {
			if p.over || o.over {
				continue
			}
			if p.Inset(0.5).Meets(o.Inset(0.5)) {
				t.Errorf("%s: %s at %v lies over %s at %v", what, p.name, p.Box, o.name, o.Box)
			}
		}
	}
	for _, c := range ts.sight.arr.Cards {
		if c.Item != 0 {
			continue // checkStack
		}
		z := ts.sight.arr.Zones[c.Card.Zone]
		out := max(z.X-c.X, c.Right()-z.Right(), z.Y-c.Y, c.Bottom()-z.Bottom())
		if out > 1 && !(c.Hand && out <= kit.Gap+c.H*sunken) {
			t.Errorf("%s: a card at %v sticks out of %s at %v", what, c.Box, z.Scene.Name, z.Box)
		}
		if c.W < 12 {
			t.Errorf("%s: a card of %s is %v wide", what, z.Scene.Name, c.W)
		}
	}
}

// checkTexts looks at what is written on plates and zones and beside them.
func checkTexts(t *testing.T, what string, ts *Table) {
	t.Helper()
	check := func(name string, b kit.Box, c *fyne.Container) {
		texts := kittest.WrittenIn(c, fyne.Position{})
		for i, w := range texts {
			if w.X < b.X || w.Right() > b.Right()+0.5 || w.Y < b.Y-1 || w.Bottom() > b.Bottom()+3 {
				t.Errorf("%s: %q sticks out of %s: %v of %v", what, w.Text, name, w.Box, b)
			}
			for _, o := range texts[:i] {
				if w.Inset(0.5).Meets(o.Inset(0.5)) && kit.Abs(w.Centre().Y-o.Centre().Y) < 6 {
					t.Errorf("%s: %q covers %q of %s", what, w.Text, o.Text, name)
				}
			}
		}
	}
	for seat, p := range ts.board.plates {
		check(fmt.Sprint("the plate of seat ", seat), ts.sight.arr.Plates[seat], p.Container)
		checkFace(t, what, p, ts.sight.arr.Plates[seat])
	}
	for id, z := range ts.board.zones {
		if p := ts.sight.arr.Zones[id]; p != nil {
			check(p.Scene.Name, p.Box, z.words.Container)
		} else if said := kittest.WrittenIn(z.words.Container, fyne.Position{}); len(said) > 0 {
			t.Errorf("%s: %v stands where a zone is folded", what, said)
		}
	}
	check("the status", ts.sight.arr.Status, ts.board.status.Container)
	check("the prompt", ts.panels.prompt.place, ts.panels.prompt.words.Container)
}

// The faces of all players stay on their plates while the stops are open, also in the
// smallest window.
func TestFacesStayBesideTheStops(t *testing.T) {
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	for seats := 2; seats <= 4; seats++ {
		for _, size := range screens {
			m := crowdGame(rand.New(rand.NewPCG(1, 2)), seats)
			for i := range m.Seats {
				m.Seats[i].Name, m.Seats[i].Marks = []string{"You", "Rook", "Wren", "Lark"}[i], nil
				m.Seats[i].Facts = facts("Points", "8", "Goal", "21", "Hand", "7", "Anchors", "0")
			}
			m.Stack = nil
			ts := laid(t, kittest.Plain(), m.session(), Exits{Bar: true}, size)
			if ts.sight.arr.Windows.Empty() {
				t.Fatal("no stops are open")
			}
			for seat, p := range ts.board.plates {
				if !p.portrait.pic.Visible() {
					t.Errorf("%d seats, %v: seat %d has no face on its plate at %v", seats, size, seat, ts.sight.arr.Plates[seat])
				}
			}
			putAway(ts)
		}
	}
}
