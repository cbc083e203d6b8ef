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
	"feltstack/ui/library"
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
				for i := range n % 3 * 4 {
					m.Prompt.Buttons = append(m.Prompt.Buttons, table.Button{Option: 100 + i, Text: "Take the card that lies on top"})
				}
				m.Prompt.Mine = true
				for i, c := range m.Cards {
					if c.Def != 0 {
						m.Log = append(m.Log, table.Line{Turn: 1 + i/4, Round: fmt.Sprint("Turn ", 1+i/4), Seat: i % seats, Text: "Bartholomew plays " + c.Name + " for effect", Plays: c.ID, Cards: []table.NamedCard{{From: 18, To: 18 + len(c.Name), Def: c.Def, Card: c.ID}}})
					}
				}
				var session library.Session = m.session()
				coached := n%4 == 3
				if coached {
					session = &strict{Session: session, says: Lead{
						Head: "Step 3 of 12", Title: "Scuttle the Seven of Diamonds", Say: []string{"Drag your Nine onto the Seven of Diamonds.", "Both go to the graveyard: that is a scuttle, and it can't be countered."},
						Buttons: []LeadButton{{Text: "Show me", Do: func() {}}, {Text: "Continue", Main: true, Do: func() {}}},
					}}
				}
				ts := laid(t, kittest.Plain(), session, Exits{Bar: n%2 == 0}, size)
				what := fmt.Sprintf("%s, %d seats, %v, %d plays, stops %v, coach %v", length, seats, size, len(m.Stack), n%2 == 0, coached)
				checkPlaces(t, what, ts, size)
				checkTexts(t, what, ts)
				checkPanels(t, what, ts, size)
				putAway(ts)
			}
		}
	})
}

// Every text beside a game that is shown again fits, and would if it were longer.
func TestTextsOfReplaysFit(t *testing.T) {
	uitest.Pictures(t)
	kittest.Lengths(t, func(length string) {
		for n, names := range [][]string{{"Ann", "Ben"}, {"Bartholomew the Younger", "Wilhelmina Katharina", "Jo"}, {"Ann", "Bartholomew the Younger", "Wilhelmina Katharina", "Jo"}} {
			for i, size := range screens {
				if i%3 != n {
					continue
				}
				test.NewTempApp(t)
				ts, _ := replayOf(t, kittest.Plain(), Exits{}, names...)
				ts.Resize(size)
				what := fmt.Sprintf("%s, a replay, %d seats, %v", length, len(names), size)
				checkPlaces(t, what, ts, size)
				checkTexts(t, what, ts)
				checkPanels(t, what, ts, size)
				putAway(ts)
			}
		}
	})
}

// checkPanels looks at what stands in the panels beside the board and over it: no text of one
// of them sticks out or covers another text, and no button another button or a text.
func checkPanels(t *testing.T, what string, ts *Table, size fyne.Size) {
	t.Helper()
	side := ts.panels.side
	var texts []kittest.Written
	part := func(name string, c *fyne.Container, at fyne.Position, in kit.Box) {
		for _, w := range kittest.WrittenIn(c, at) {
			if w.X < in.X-0.5 || w.Right() > in.Right()+0.5 || w.Y < in.Y-2 || w.Bottom() > in.Bottom()+4 {
				t.Errorf("%s: %q at %v sticks out of the %s at %v", what, w.Text, w.Box, name, in)
			}
			texts = append(texts, w)
		}
	}
	covered := side.covered
	part("side", side.words.Container, fyne.Position{}, ts.sight.arr.Side)
	part("inspector", side.inspector.words.Container, side.inspector.Position(), kit.BoxOf(side.inspector))
	if covered == 0 {
		part("side", side.rule.Container, fyne.Position{}, ts.sight.arr.Side)
		part("log", side.log.words.Container, side.log.Position(), kit.BoxOf(side.log))
	} else {
		b := ts.sight.arr.Side
		part("coach", ts.coach.words.Container, fyne.Position{}, kit.NewBox(b.X, covered, b.W, b.Bottom()-covered))
	}
	if bar := ts.board.windows; bar.Visible() && !ts.sight.arr.Windows.Empty() {
		part("stops", bar.words.Container, bar.Position(), ts.sight.arr.Windows)
	}
	part("stack", ts.board.lane.back.Container, fyne.Position{}, ts.sight.arr.Lane)
	part("prompt", ts.panels.prompt.words.Container, fyne.Position{}, ts.panels.prompt.place)
	for i, w := range texts {
		for _, o := range texts[:i] {
			if w.Inset(0.5).Meets(o.Inset(0.5)) && kit.Abs(w.Centre().Y-o.Centre().Y) < 6 {
				t.Errorf("%s: %q at %v covers %q at %v", what, w.Text, w.Box, o.Text, o.Box)
			}
		}
	}
	if len(texts) < 12 {
		t.Errorf("%s: only %d words are on the panels", what, len(texts))
	}
	frame := kit.NewBox(0, 0, size.Width, size.Height)
	pills := ts.panels.prompt.inUse()
	for i, k := range pills {
		b := kit.BoxOf(k)
		if b.X < 0 || b.Right() > ts.panels.prompt.place.Right() || b.Bottom() > frame.Bottom() || b.Bottom() > ts.panels.prompt.place.Bottom()+0.5 {
			t.Errorf("%s: the button %q at %v sticks out of the prompt at %v", what, k.Text, b, ts.panels.prompt.place)
		}
		for _, o := range pills[:i] {
			if b.Inset(0.5).Meets(kit.BoxOf(o)) {
				t.Errorf("%s: the button %q covers %q", what, k.Text, o.Text)
			}
		}
		for _, w := range texts {
			if b.Inset(1).Meets(w.Inset(1)) {
				t.Errorf("%s: the button %q at %v covers %q at %v", what, k.Text, b, w.Text, w.Box)
			}
		}
	}
}
