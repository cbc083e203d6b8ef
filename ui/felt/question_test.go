package felt

import (
	"strings"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Where the buttons of a question take several lines, those of cards go that can be clicked
// where they lie; a card in a pile keeps its own.
func TestButtonsOfCardsMakeWay(t *testing.T) {
	test.NewTempApp(t)
	s := &table.Scene{Seats: []table.SeatScene{{Seat: 0}, {Seat: 1}}, Zones: []table.ZoneScene{
		{ID: 1, Seat: 0, Area: table.Area{Row: table.RowHand, Style: table.StyleFan}}, {ID: 2, Seat: -1, Area: table.Area{Row: table.RowMiddle, Style: table.StylePile}},
	}, Cards: []table.CardScene{{ID: 7, Zone: 1}, {ID: 8, Zone: 2}}}
	q := question{Text: "Choose", Buttons: []table.Button{{Option: 0, Text: "In the hand", Card: 7}, {Option: 1, Text: "In the pile", Card: 8}, {Option: 2, Text: "Done", Default: true}}}
	if got := q.fitting(900, s); len(got.Buttons) != 3 {
		t.Errorf("with room for all there are %d buttons", len(got.Buttons))
	}
	if got := q.fitting(300, s); len(got.Buttons) != 2 || got.Buttons[0].Card != 8 || got.Buttons[1].Text != "Done" {
		t.Errorf("without room the buttons are %+v", got.Buttons)
	}
}

// The bar's buttons lie in it, none over another, none narrower than its text.
func TestButtonsOfAQuestion(t *testing.T) {
	test.NewTempApp(t)
	texts := []string{"Pass", "Play for points", "Discard 2 cards of your hand and draw as many", strings.Repeat("Prevent that damage ", 12)}
	for n := range 8 {
		q := question{Text: "Your action", Lead: float32(n%2) * clockRoom}
		for i := range n {
			q.Buttons = append(q.Buttons, table.Button{Option: i, Text: texts[(n*i+i)%len(texts)], Default: i == n-1})
		}
		for width := float32(560); width < 1500; width += 90 {
			places, high := q.lay(width)
			if n == 0 && high != promptLine {
				t.Errorf("without buttons the bar is %v high", high)
			}
			for i, b := range places {
				k := kit.NewPill("", kit.Normal, nil)
				k.Wide = buttonRoom(width)
				k.Set(q.Buttons[i].Text, keyHint(q.Buttons, i), kit.Leading, nil)
				if min := k.MinSize(); b.W < min.Width || b.H < min.Height-4 {
					t.Errorf("%v wide: button %d of %d is %v, its text takes %v", width, i, n, b, min)
				}
				if b.X < 0 || b.Right() > width || b.Y < 0 || b.Bottom() > high {
					t.Errorf("%v wide: button %d of %d at %v sticks out of the bar, which is %v high", width, i, n, b, high)
				}
				for _, o := range places[:i] {
					if b.Meets(o) {
						t.Errorf("%v wide: button %d of %d at %v lies over one at %v", width, i, n, b, o)
					}
				}
			}
		}
	}
}

// A note that is longer than the question gets its room while it is shown: the bar keeps
// off the hand.
func TestNoteLaysOutAgain(t *testing.T) {
	test.NewTempApp(t)
	m := midGame()
	m.Prompt.Mine, m.Prompt.Cards, m.Prompt.Items = true, nil, nil
	m.Prompt.Text = "?"
	held := 0
	for i := range m.Cards {
		if m.Cards[i].Zone == zHand && m.Cards[i].Can {
			m.Cards[i].Name, held = strings.Repeat("Dragon ", 12), m.Cards[i].ID
		}
	}
	m.Prompt.Buttons = []table.Button{{Text: "Decline all of that now"}, {Option: 1, Text: "End your turn", Default: true}}
	ts := laid(t, kittest.Env(), m.session(), Exits{}, fyne.NewSize(1024, 700))
	before := ts.sight.arr.Asked
	ts.input.offer = newOffer(ts.session, ts.sight, held, false)
	ts.input.showNote()
	arr, bar := ts.sight.arr, ts.panels.prompt
	if arr.Asked <= before {
		t.Fatalf("with the note the bar is laid out %v high, without it %v", arr.Asked, before)
	}
	if bar.place.H != arr.Asked {
		t.Errorf("the bar is %v high, laid out %v", bar.place.H, arr.Asked)
	}
	ts.input.cancelOffer()
	if got := ts.sight.arr.Asked; got != before || bar.place.H != before {
		t.Errorf("after the note the bar is laid out %v high and is %v, it was %v", got, bar.place.H, before)
	}
}
