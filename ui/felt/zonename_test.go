package felt

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Zones stand on the table under the names that the game's document has for them, whole.
func TestZonesHaveTheirNames(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	all := gamestest.All(t)
	for _, g := range all {
		for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
			session := begun(t, g, nil, []string{"You", "Rook", "Wren", "Lark", "Jay"}[:seats]...)
			ts := lent(t, New(kittest.Plain(), library.NewSeated(g, session, nil, false), Exits{}))
			for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 1600, Height: 900}} {
				ts.Resize(size)
				what := fmt.Sprintf("%s, %d seats, %v", g.Name, seats, size)
				for id, z := range ts.board.zones {
					place := ts.sight.arr.Zones[id]
					if place == nil || place.Scene.Area.Row == table.RowHand || place.Scene.Area.Row == table.RowStack {
						continue
					}
					var said []string
					for _, w := range kittest.WrittenIn(z.words.Container, fyne.Position{}) {
						said = append(said, w.Text)
					}
					if n := len(said); n > 0 && place.Scene.Count > 0 {
						said = said[:n-1]
					}
					if name := strings.Join(said, " "); name != place.Scene.Name && (name != place.Scene.Kind || size.Width > 1100 && len(session.Players()) == 2) {
						t.Errorf("%s: %q is called %q", what, place.Scene.Name, name)
					}
				}
			}
			putAway(ts)
		}
	}
}

// The names of zones stay whole while something is on the stack.
func TestNamesStayWholeBesideTheStack(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	all := gamestest.All(t)
	for _, g := range all {
		s := *library.NewSeated(g, begun(t, g, nil, "You", "Rook"), nil, false).Scene()
		for i := range s.Zones {
			s.Zones[i].Count = max(s.Zones[i].Count, 12)
		}
		for n := range 4 {
			s.Stack = append(s.Stack, table.ItemScene{ID: n + 1, Title: "A play", Cards: s.Cards[:1], Next: n == 0})
			for _, size := range []fyne.Size{{Width: 1024, Height: 640}, {Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 1600, Height: 900}} {
				for id, p := range arrange(&s, size, question{}, true, nil).Zones {
					if p.Scene.Area.Row == table.RowHand || p.Scene.Area.Row == table.RowStack {
						continue
					}
					c := p.caption()
					if c.name.Text != p.Scene.Name && c.name.Text != p.Scene.Kind {
						t.Errorf("%s, %v, %d plays: zone %d, %q, is called %q", g.Name, size, n+1, id, p.Scene.Name, c.name.Text)
					}
					if c.end > p.Right() {
						t.Errorf("%s, %v, %d plays: the name of %q sticks out", g.Name, size, n+1, p.Scene.Name)
					}
				}
			}
		}
	}
}

// Zones side by side are called alike: all say whose they are, if need be with a part of a long
// name, or none does.
func TestZonesSideBySideAreCalledAlike(t *testing.T) {
	test.NewTempApp(t)
	for _, g := range gamestest.All(t) {
		for _, rook := range []string{"Rook", "Maximilian Oberammergau-Winterstein", "WWWWWWWWWWWWWWWWWWWW"} {
			s := library.NewSeated(g, begun(t, g, nil, "You", rook), nil, false).Scene()
			for _, size := range []fyne.Size{{Width: 700, Height: 560}, {Width: 1024, Height: 700}, {Width: 1280, Height: 800}} {
				rows := map[float32]string{}
				for _, p := range arrange(s, size, question{}, false, nil).Zones {
					if p.Scene.Seat < 0 || p.Scene.Area.Row == table.RowHand || p.Scene.Area.Row == table.RowStack {
						continue
					}
					how := "without"
					if said := p.caption().name.Text; strings.HasPrefix(said, "Your ") || strings.Contains(said, "'s ") {
						how = "with"
					}
					if was, other := rows[p.Y]; other && was != how {
						t.Errorf("%s against %s, %v: %q is called %q, others of its row %s whose they are", g.Name, rook, size, p.Scene.Name, p.caption().name.Text, was)
					}
					rows[p.Y] = how
				}
				if len(rows) == 0 {
					t.Errorf("%s, %v: no zones", g.Name, size)
				}
			}
		}
	}
}

// A name that finds no room is cut, and left out where only a letter or two would stay: in
// no room the code of a zone stands for its name.
func TestNamesAreCut(t *testing.T) {
	test.NewTempApp(t)
	z := table.ZoneScene{Name: "Rook's draw pile", Kind: "Draw pile", Short: "DP"}
	for room := float32(0); room < 200; room++ {
		p := zonePlace{Scene: z, Called: z.Name}
		got := p.fitting(room)
		head, cut := strings.CutSuffix(got, "…")
		switch {
		case got == z.Name || got == z.Kind || got == "":
		case !cut || !strings.HasPrefix(z.Kind, head) || len(head) < leastLetters:
			t.Errorf("in %v the pile is called %q", room, got)
		}
	}
}

// A folded seat shows no hand: the plate counts it.
func TestFoldedSeatsCountTheirHands(t *testing.T) {
	test.NewTempApp(t)
	folded := 0
	for seed := range uint64(40) {
		m := crowdGame(rand.New(rand.NewPCG(seed, 7)), 5)
		a := arrange(&m.Scene, fyne.NewSize(kit.MinWidth, kit.MinHeight), question{}, false, busySeats(&m.Scene))
		for _, z := range m.Zones {
			if z.Area.Row != table.RowHand || z.Seat == m.Me {
				continue
			}
			if a.Folds[z.Seat] == foldNone {
				if a.Zones[z.ID] == nil {
					t.Errorf("seed %d: the hand of the open seat %d is not laid out", seed, z.Seat)
				}
				continue
			}
			folded++
			if a.Zones[z.ID] != nil {
				t.Errorf("seed %d: the hand of the folded seat %d is laid out", seed, z.Seat)
			}
			counts := func(f table.Fact) bool { return strings.EqualFold(f.Name, z.Kind) }
			i := slices.IndexFunc(m.Seats, func(s table.SeatScene) bool { return s.Seat == z.Seat })
			if !slices.ContainsFunc(m.Seats[i].Facts, counts) && !slices.ContainsFunc(a.Counted[z.Seat], counts) {
				t.Errorf("seed %d: nothing counts the hand of the folded seat %d", seed, z.Seat)
			}
		}
	}
	if folded == 0 {
		t.Error("no seat was folded")
	}
}
