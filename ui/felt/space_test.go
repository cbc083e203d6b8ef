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
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// screens are the windows that scenes are laid out in: those of screens from small to
// large, and one that is very wide.
var screens = []fyne.Size{
	{Width: kit.MinWidth, Height: kit.MinHeight}, {Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 1600, Height: 900},
	{Width: 1920, Height: 1080}, {Width: 2560, Height: 1440}, {Width: 3440, Height: 1440}, {Width: 3840, Height: 2160},
}

// fullGame is a table with this number of seats with up to 40 cards in each zone and up to 12 plays
// on the stack.
func fullGame(rng *rand.Rand, seats int) *sceneMaker {
	m := crowdGame(rng, seats)
	for _, z := range m.Zones {
		if z.Area.Row != table.RowStack && rng.IntN(3) == 0 {
			m.add(z.ID, repeat("?", rng.IntN(max(41-z.Count, 1)))...)
		}
	}
	for i := range rng.IntN(13) {
		it := table.ItemScene{
			ID: i + 1, Seat: rng.IntN(seats), Title: "Wilhelmina Katharina, Keeper of the Northern Lighthouse", By: "Bartholomew the Younger", Next: i == 0,
			Text: "Destroy up to two target monsters with STR 21 or less. If you do, their owners draw that many cards each, and you lose life.",
		}
		for n := range 1 + rng.IntN(3) {
			it.Cards = append(it.Cards, table.CardScene{ID: 5000 + 10*i + n, Def: 1 + n, Name: "K", Zone: m.Zones[len(m.Zones)-1].ID})
		}
		if i > 0 && rng.IntN(2) == 0 {
			it.ItemOf = i
		}
		if n := len(m.Cards); rng.IntN(2) == 0 && n > 0 {
			it.Targets = append(it.Targets, m.Cards[rng.IntN(n)].ID)
		}
		m.Stack = append(m.Stack, it)
	}
	return m
}

// Whatever lies on a table of two to five seats, at every size: nothing lies over
// another thing or leaves its place, and the cards of rows make way for the stack.
func TestScenesFit(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	for seats := 2; seats <= 5; seats++ {
		for seed := range uint64(600) {
			rng := rand.New(rand.NewPCG(seed, uint64(seats)))
			m := fullGame(rng, seats)
			size, lines, stops := screens[seed%8], 1+rng.IntN(3), rng.IntN(3) == 0
			what := fmt.Sprintf("%d seats, seed %d, %v, %d buttons, stops %v", seats, seed, size, lines, stops)
			ts := &Table{sight: &sight{scene: &m.Scene, size: size}}
			ts.sight.arr = arrange(&m.Scene, size, question{Buttons: slices.Repeat([]table.Button{{Text: strings.Repeat("w", 40)}}, lines)}, stops, busySeats(&m.Scene))
			checkPlaces(t, what, ts, size)
			checkStack(t, what, ts)
			if t.Failed() {
				return
			}
		}
	}
}

// checkStack looks at the plays on the stack and what lies beside them.
func checkStack(t *testing.T, what string, ts *Table) {
	t.Helper()
	arr := ts.sight.arr
	for i, it := range arr.Items {
		if it.X < arr.Open.X || it.Right() > arr.Open.Right() || it.Y < arr.Open.Y-0.5 || it.Bottom() > arr.Open.Bottom()+0.5 {
			t.Errorf("%s: play %d at %v sticks out of the stack at %v", what, i, it.Box, arr.Open)
		}
		if i > 0 && arr.Items[i-1].Y-it.Y < 20 {
			t.Errorf("%s: of play %d only %v is to be seen", what, i, arr.Items[i-1].Y-it.Y)
		}
	}
	if len(arr.Items) > 0 && arr.Open.Bottom() > arr.Prompt.Y {
		t.Errorf("%s: the stack at %v reaches the prompt at %v", what, arr.Open, arr.Prompt)
	}
	for _, c := range arr.Cards {
		if c.Item == 0 && len(arr.Items) > 0 && c.Meets(arr.Open.Inset(0.5)) {
			t.Errorf("%s: a card at %v lies under the stack at %v", what, c.Box, arr.Open)
		}
	}
}

// Every text of such tables fits, and would if it were longer.
func TestTextsOfScenesFit(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	kittest.Lengths(t, func(length string) {
		for seats := 2; seats <= 5; seats++ {
			for n, size := range screens {
				m := fullGame(rand.New(rand.NewPCG(uint64(n), 99)), seats)
				ts := New(kittest.Plain(), m.session(), Exits{})
				ts.Resize(size)
				checkTexts(t, fmt.Sprintf("%s, %d seats, %v", length, seats, size), ts)
				ts.Close()
			}
		}
	})
}
