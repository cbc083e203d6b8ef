package felt

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"feltstack/cardart/looks/catalogue"
	"feltstack/rules"
	"feltstack/rules/games"
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
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
			var players []table.Player
			for i := range seats {
				players = append(players, table.Player{Name: []string{"You", "Rook", "Wren", "Lark"}[i]})
			}
			session, err := table.New(table.Config{Game: g, Looks: catalogue.Of(g.Name), Setup: rules.Setup{Seats: seats, Seed: 3}, Players: players})
			if err != nil {
				t.Fatal(err)
			}
			ts := New(kittest.Plain(), library.NewSeated(g, session, nil, false), Exits{})
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
					if name := strings.Join(said, " "); name != place.Scene.Name && name != place.Scene.Kind {
						t.Errorf("%s: %q is called %q", what, place.Scene.Name, name)
					}
				}
			}
			ts.Close()
			session.Close()
		}
	}
}

// A name that finds no room is cut, and left out where only a letter or two would stay: in
// no room the code of a zone stands for its name.
func TestNamesAreCut(t *testing.T) {
	test.NewTempApp(t)
	z := table.ZoneScene{Name: "Rook's draw pile", Kind: "Draw pile", Short: "DP"}
	for room := float32(0); room < 200; room++ {
		got := fitting(z, room)
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
