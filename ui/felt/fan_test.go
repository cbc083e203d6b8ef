package felt

import (
	"testing"

	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// handOf is a table with n cards in the own hand, all of which can be used.
func handOf(n int) *sceneMaker {
	m := newScene()
	for i := range n {
		m.add(zHand, deck[3*i].Rank+deck[3*i].Suit.String())
	}
	m.add(zPR, "K♥").add(zDraw, repeat("?", 20)...).add(zFarHand, repeat("?", 5)...)
	for i := range m.Cards {
		m.Cards[i].Can = m.Cards[i].Zone == zHand
	}
	return m
}

// fanSizes are windows from the smallest to the largest.
var fanSizes = []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}, {Width: 2560, Height: 1440}, {Width: 3840, Height: 2160}}

// handPlaces lists the places of the own hand.
func handPlaces(s *sight) []*cardPlace {
	var all []*cardPlace
	for i := range s.arr.Cards {
		if c := &s.arr.Cards[i]; c.Hand {
			all = append(all, c)
		}
	}
	return all
}

// The fan lies in the window and below the prompt, its cards in order and turned outward,
// each to be met where no other lies over it.
func TestFan(t *testing.T) {
	for n := range 15 {
		for _, size := range fanSizes {
			s := &sight{scene: &handOf(n).Scene, size: size}
			s.arr = arrange(s.scene, size, question{}, false, nil)
			hand := handPlaces(s)
			if len(hand) != n {
				t.Fatalf("%d cards of %d at %v", len(hand), n, size)
			}
			room := kit.NewBox(0, s.arr.Prompt.Bottom(), s.arr.Side.X, size.Height-s.arr.Prompt.Bottom())
			for i, c := range hand {
				b := c.around()
				if b.X < room.X || b.Y < room.Y || b.Right() > room.Right() || b.Bottom() > room.Bottom() {
					t.Errorf("%d cards at %v: card %d reaches over %v: %v", n, size, i, room, b)
				}
				if i > 0 && (c.X <= hand[i-1].X+10 || c.Tilt <= hand[i-1].Tilt) {
					t.Errorf("%d cards at %v: card %d at %v, tilted %d, follows one at %v, tilted %d", n, size, i, c.Box, c.Tilt, hand[i-1].Box, hand[i-1].Tilt)
				}
				if c.Tilt != -hand[n-1-i].Tilt {
					t.Errorf("%d cards at %v: the fan is not even", n, size)
				}
				if at := s.uncovered(*c).Centre(); s.handAt(at) != c {
					t.Errorf("%d cards at %v: card %d is not met at %v", n, size, i, at)
				}
				if at := fyne.NewPos(c.Centre().X, size.Height-1); s.handAt(at) == nil {
					t.Errorf("%d cards at %v: below card %d none is met", n, size, i)
				}
			}
			if n > 1 && hand[n-1].Tilt < 8 {
				t.Errorf("%d cards at %v: the fan is flat", n, size)
			}
		}
	}
}

// A raised card stands in the window, larger than it lies, and covers no button of the
// prompt, whichever these are.
func TestARaisedCardLeavesThePrompt(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	for _, n := range []int{1, 4, 9, 14} {
		for _, size := range fanSizes[:3] {
			m := handOf(n)
			if n%2 == 0 {
				m.Prompt.Buttons = append(m.Prompt.Buttons, m.Prompt.Buttons[0], m.Prompt.Buttons[0], m.Prompt.Buttons[0])
			}
			ts := laid(t, kittest.Plain(), m.session(), Exits{}, size)
			window := kit.NewBox(0, 0, ts.sight.arr.Side.X, size.Height)
			for i, c := range handPlaces(ts.sight) {
				v := ts.animator.views[c.Card.ID]
				v.MouseIn(&desktop.MouseEvent{})
				b, up := ts.input.raising.box(v)
				if !up || ts.input.raising.top() != v {
					t.Fatalf("card %d is not raised", i)
				}
				if b.X < window.X || b.Right() > window.Right() || b.Bottom() > window.Bottom() || b.W < c.W {
					t.Errorf("%d cards at %v: card %d stands at %v", n, size, i, b)
				}
				for _, k := range ts.panels.prompt.inUse() {
					if b.Meets(kit.BoxOf(k)) {
						t.Errorf("%d cards at %v: card %d at %v covers %q at %v", n, size, i, b, k.Text, kit.BoxOf(k))
					}
				}
				if x := c.Centre().X; x < b.X || x > b.Right() {
					t.Errorf("%d cards at %v: card %d stands beside its place", n, size, i)
				}
				v.MouseOut()
				if ts.input.raising.top() != nil || v.veil != 0 {
					t.Fatalf("card %d stays up", i)
				}
			}
			putAway(ts)
		}
	}
}

// The pointer meets the places of the cards: over a card that rises it stays on this card,
// and where a neighbour has moved aside, on the neighbour.
func TestTheHandIsMetWhereItLies(t *testing.T) {
	ts := opening(t, handOf(9).session(), Exits{})
	hand := handPlaces(ts.sight)
	at := func(p fyne.Position) *cardView {
		ts.input.hand.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{AbsolutePosition: p}})
		return ts.input.raising.top()
	}
	for i, c := range hand {
		s := ts.sight.uncovered(*c)
		v := ts.animator.views[c.Card.ID]
		for range 3 {
			for _, p := range []fyne.Position{s.Centre(), s.Centre().AddXY(0, -20), s.Centre().AddXY(3, 30), fyne.NewPos(s.Centre().X, 799)} {
				if got := at(p); got != v {
					t.Fatalf("at %v, card %d is not the one that is raised", p, i)
				}
			}
		}
		if v.Position() != fyne.NewPos(float32(int(c.X)), float32(int(c.Y))) || v.pic.Translucency != 1 {
			t.Errorf("card %d has left its place", i)
		}
	}
	second := ts.animator.views[hand[1].Card.ID]
	at(ts.sight.uncovered(*hand[0]).Centre())
	if second.aside.DX <= 0 {
		t.Error("its neighbour makes no room")
	}
	ts.input.hand.MouseOut()
	if second.aside.DX != 0 || ts.input.raising.top() != nil {
		t.Error("the hand stays open")
	}
}
