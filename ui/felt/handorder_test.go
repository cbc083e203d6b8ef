package felt

import (
	"slices"
	"strings"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// inHand names the cards of the own hand from left to right.
func inHand(ts *Table) string {
	var names []string
	for _, c := range handPlaces(ts.sight) {
		names = append(names, c.Card.Name)
	}
	return strings.Join(names, " ")
}

// carried carries a card of the hand to a place, with the pointer in its middle, and lets it go.
func carried(ts *Table, card string, to fyne.Position) {
	for _, c := range handPlaces(ts.sight) {
		if c.Card.Name != card {
			continue
		}
		h, from := ts.input.hand, ts.sight.uncovered(*c).Centre()
		h.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{AbsolutePosition: from}})
		h.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{AbsolutePosition: from}})
		for i := float32(1); i <= 4; i++ {
			h.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: fyne.NewPos(from.X+(to.X-from.X)*i/4, from.Y+(to.Y-from.Y)*i/4)}})
		}
		h.DragEnd()
		return
	}
}

// A card that is let go among the others of the hand lies there from then on; what is drawn
// later comes to the right, and a card that leaves takes nothing with it.
func TestTheHandIsLaidInAnotherOrder(t *testing.T) {
	m := handOf(6)
	f := m.session()
	ts := opening(t, f, Exits{})
	names := strings.Fields(inHand(ts))
	place := func(i int) fyne.Position { return handPlaces(ts.sight)[i].Centre() }

	carried(ts, names[0], place(3))
	want := []string{names[1], names[2], names[3], names[0], names[4], names[5]}
	if got := inHand(ts); got != strings.Join(want, " ") {
		t.Fatalf("the first card carried to the fourth place: %s, want %v", got, want)
	}
	for _, v := range ts.input.ownHand() {
		if v.veil != 0 || v.aside != (fyne.Delta{}) || ts.input.ghost.Visible() {
			t.Errorf("%s is not in its place", v.place.Card.Name)
		}
	}
	carried(ts, names[5], place(0).AddXY(-60, 10))
	want = []string{names[5], names[1], names[2], names[3], names[0], names[4]}
	if got := inHand(ts); got != strings.Join(want, " ") {
		t.Fatalf("the last card carried to the left end: %s, want %v", got, want)
	}
	carried(ts, names[2], place(2).AddXY(10, 5)) // it stays where it is
	carried(ts, names[2], fyne.NewPos(300, 300)) // nor does it stay there
	if got := inHand(ts); got != strings.Join(want, " ") || len(f.done) > 0 {
		t.Errorf("the hand is %s, want %v; done is %q", got, want, f.done)
	}

	next := handOf(6)
	next.add(zHand, "2♣")
	next.Cards = slices.DeleteFunc(next.Cards, func(c table.CardScene) bool { return c.Name == names[1] })
	next.Version = 2
	f.scene = &next.Scene
	ts.Pull()
	want = []string{names[5], names[2], names[3], names[0], names[4], "2♣"}
	if got := inHand(ts); got != strings.Join(want, " ") {
		t.Errorf("one card later the hand is %s, want %v", got, want)
	}
	back := handOf(6)
	back.Version = 3
	f.scene = &back.Scene
	ts.Pull()
	want = []string{names[5], names[2], names[3], names[0], names[4], names[1]}
	if got := inHand(ts); got != strings.Join(want, " ") {
		t.Errorf("with the card back the hand is %s, want %v", got, want)
	}

	ts.keys.leadToCard(defOf(names[5])) // the arrows follow
	var led []string
	for range 6 {
		at, _ := ts.sight.scene.Card(ts.keys.focus.At.ID)
		led = append(led, at.Name)
		ts.Key(&fyne.KeyEvent{Name: fyne.KeyRight})
	}
	if !slices.Equal(led, want) {
		t.Errorf("the arrow leads to %v, want %v", led, want)
	}
}

// While a card is dragged among others these open a gap for it, and close it again when it
// is carried out of the hand.
func TestTheHandOpensAGap(t *testing.T) {
	ts := opening(t, handOf(5).session(), Exits{})
	hand := handPlaces(ts.sight)
	v, second := ts.animator.views[hand[0].Card.ID], ts.animator.views[hand[1].Card.ID]
	h := ts.input.hand
	event := func(p fyne.Position) fyne.PointEvent { return fyne.PointEvent{AbsolutePosition: p} }
	from := ts.sight.uncovered(*hand[0]).Centre()
	h.MouseIn(&desktop.MouseEvent{PointEvent: event(from)})
	h.MouseDown(&desktop.MouseEvent{PointEvent: event(from)})
	h.Dragged(&fyne.DragEvent{PointEvent: event(hand[2].Centre())})
	if ts.input.raising.top() != nil || second.aside.DX >= 0 || v.aside.DX <= 0 {
		t.Errorf("no gap is open: the second card is at %v beside its place, the first at %v", second.aside, v.aside)
	}
	h.Dragged(&fyne.DragEvent{PointEvent: event(fyne.NewPos(400, 300))})
	if second.aside.DX != 0 || v.aside.DX != 0 {
		t.Error("the gap stays open")
	}
	h.Dragged(&fyne.DragEvent{PointEvent: event(hand[2].Centre())})
	ts.GiveUp()
	if second.aside.DX != 0 || v.veil != 0 || ts.input.ghost.Visible() {
		t.Error("given up, it is not back")
	}
	h.DragEnd()
	if got := inHand(ts); !strings.HasPrefix(got, hand[0].Card.Name) {
		t.Errorf("given up, the hand is %s", got)
	}
}

// The key sorts by suit, by rank, and as drawn, and says so.
func TestTheHandIsSorted(t *testing.T) {
	m := newScene().add(zHand, "10♠", "3♥", "RJ", "A♠", "K♣", "3♦").add(zDraw, "?")
	ts := opening(t, m.session(), Exits{})
	for _, want := range []struct{ hand, note string }{
		{"K♣ 3♦ 3♥ A♠ 10♠ RJ", "Your hand is sorted by suit."}, {"A♠ 3♦ 3♥ 10♠ K♣ RJ", "Your hand is sorted by rank."},
		{"10♠ 3♥ RJ A♠ K♣ 3♦", "Your hand is in the order drawn."}, {"K♣ 3♦ 3♥ A♠ 10♠ RJ", "Your hand is sorted by suit."},
	} {
		ts.Key(&fyne.KeyEvent{Name: fyne.KeyF3})
		if got := inHand(ts); got != want.hand || ts.panels.bubble.said.Text != want.note || !ts.panels.bubble.Visible() {
			t.Errorf("%q: the hand is %s, want %s; %q is said", want.note, got, want.hand, ts.panels.bubble.said.Text)
		}
	}
	ts.input.panels.side.menu.OnTap()
	if !slices.ContainsFunc(ts.panels.choice.Pills, func(p *kit.Pill) bool { return p.Visible() && p.Text == "Sort your hand" }) {
		t.Error("the menu doesn't sort")
	}
}

// Where cards have types, they are sorted by these, and by their first number.
func TestMonstersAreSorted(t *testing.T) {
	s := sitAt(t, "vainqueur", " turn A\n A hand: Wandering Ox, Marked Deck, Ember Whelp, Assembly Golem\n B hand: nothing")
	s.typed(fyne.KeyF3)
	if got := inHand(s.table); got != "Wandering Ox Assembly Golem Ember Whelp Marked Deck" {
		t.Errorf("by type: %s", got)
	}
	s.typed(fyne.KeyF3)
	if got := inHand(s.table); got != "Wandering Ox Ember Whelp Assembly Golem Marked Deck" {
		t.Errorf("by strength: %s", got)
	}
}
