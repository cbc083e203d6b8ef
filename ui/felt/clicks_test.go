package felt

import (
	"testing"
	"time"

	"feltstack/table"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// clicking is a table with six cards in the own hand, each of which can be scored or
// discarded, and where the third is clicked. shown waits for the choice.
func clicking(t *testing.T) (ts *Table, f *fakeSession, v *cardView, at fyne.PointEvent, shown func() bool) {
	t.Helper()
	test.NewTempApp(t)
	e, run := posted(time.Hour)
	e.Still = false
	f = handOf(6).session()
	ts = laid(t, e, f, Exits{}, fyne.NewSize(1280, 800))
	ts.animator.finish()
	for _, c := range handPlaces(ts.sight) {
		f.drops[c.Card.ID] = []table.Drop{{Zone: zPR, Verb: "Play for points", Keys: []string{"points"}}, {Zone: zGrave, Verb: "Discard", Keys: []string{"discard"}}}
	}
	v = ts.input.ownHand()[2]
	at.AbsolutePosition = ts.sight.uncovered(v.place).Centre()
	ts.input.hand.MouseIn(&desktop.MouseEvent{PointEvent: at})
	return ts, f, v, at, func() bool {
		for o := ts.input.offer; o != nil && o.finding; o = ts.input.offer {
			run()
		}
		return ts.panels.choice.Visible()
	}
}

// goesOn shows the scene without some of its cards, after a choice.
func goesOn(ts *Table, f *fakeSession, without ...int) {
	next := *f.scene
	next.Version, next.Moves, next.Cards = next.Version+1, next.Moves+1, nil
next:
	for _, c := range f.scene.Cards {
		for _, id := range without {
			if c.ID == id {
				continue next
			}
		}
		next.Cards = append(next.Cards, c)
	}
	f.scene = &next
	ts.Pull()
}

// A click with a hand that isn't steady is one.
func TestTremblingClickOnACard(t *testing.T) {
	ts, _, v, at, shown := clicking(t)
	h := ts.input.hand
	h.MouseDown(&desktop.MouseEvent{PointEvent: at})
	for _, by := range []float32{2, 3, 1} {
		at.AbsolutePosition = at.AbsolutePosition.AddXY(by/2, by/2)
		h.Dragged(&fyne.DragEvent{PointEvent: at})
	}
	h.DragEnd()
	if o := ts.input.offer; o == nil || o.card != v.id() || !shown() || v.veil == draggedVeil {
		t.Errorf("three units off, the click offers %+v", o)
	}
}

// A click means the card on which the button went down, also where the hand is laid otherwise
// before it is let go.
func TestClickMeansTheCardThatWasPressed(t *testing.T) {
	ts, f, v, at, _ := clicking(t)
	ts.input.hand.MouseDown(&desktop.MouseEvent{PointEvent: at})
	first := ts.input.ownHand()[0].id()
	goesOn(ts, f, first)
	ts.animator.finish()
	ts.input.hand.Tapped(&at)
	if o := ts.input.offer; o == nil || o.card != v.id() {
		t.Errorf("the click on %d offers %+v", v.id(), o)
	}
}

// What a click has opened stays open while the game goes on, as long as the card can do the
// same; or else it closes.
func TestClickedCardStaysOffered(t *testing.T) {
	ts, f, v, at, shown := clicking(t)
	ts.input.hand.MouseDown(&desktop.MouseEvent{PointEvent: at})
	ts.input.hand.Tapped(&at)
	goesOn(ts, f, ts.input.ownHand()[0].id())
	ts.animator.finish()
	if o := ts.input.offer; o == nil || o.card != v.id() || !shown() {
		t.Fatalf("a card has left the hand: %+v is offered, the choice is open: %v", o, ts.panels.choice.Visible())
	}
	ts.panels.choice.Pills[0].Tapped(nil)
	if len(f.done) != 1 || f.done[0] != "do points" {
		t.Errorf("the first line does %q", f.done)
	}

	ts, f, v, at, shown = clicking(t)
	ts.input.hand.MouseDown(&desktop.MouseEvent{PointEvent: at})
	ts.input.hand.Tapped(&at)
	delete(f.drops, v.id())
	if goesOn(ts, f); ts.input.offer != nil || shown() {
		t.Error("the card can do nothing any more, and its choice is open")
	}
}
