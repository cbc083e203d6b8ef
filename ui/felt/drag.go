package felt

import (
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
)

// drag is a card on its way with the pointer.
type drag struct {
	card   *cardView
	grab   fyne.Position // where in the card the pointer took hold
	at     fyne.Position // of the pointer: the end of a drag brings none
	ignore bool          // given up: nothing until the button is let go
}

// springTime is how long a card takes back from where it may not go.
const springTime = 180 * time.Millisecond

func (t *Table) cardPressed(v *cardView, e *desktop.MouseEvent) {
	t.bubble.close()
	t.focus.Leave()
	t.drag.grab = e.Position
	t.drag.ignore = false
	if t.hovered == v && v.place.Hand {
		// It is seen lifted: hold it where it is seen.
		t.drag.grab = e.AbsolutePosition.Subtract(t.ghost.at())
	}
}

func (t *Table) cardDragged(v *cardView, e *fyne.DragEvent) {
	if t.drag.ignore || t.tray.has(v) {
		return
	}
	if t.drag.card != v || t.offer == nil { // another may still be on its way home
		t.endDrag()
		t.pickUp(v)
	}
	t.drag.at = e.AbsolutePosition
	t.ghost.move(e.AbsolutePosition.Subtract(t.drag.grab))
	if over := t.offerAt(t.offer, e.AbsolutePosition); over != t.offer.over {
		t.offer.over = over
		t.mark()
	}
}

// pickUp begins a drag: every place the card may go to is marked.
func (t *Table) pickUp(v *cardView) {
	t.cancelOffer()
	t.unlift()
	t.drag.ignore = false
	t.drag.card = v
	t.ghost.take(v)
	v.setFade(0.65)
	t.side.inspector.hold(describe(t.sight.scene, v.place.Card))
	t.offer = t.newOffer(v.id(), true)
	t.mark()
	t.changed()
}

// endDrag puts the picture away; the card itself never left its place.
func (t *Table) endDrag() {
	if t.drag.card == nil {
		return
	}
	t.ghost.drop()
	t.drag.card.setPlace(t.drag.card.place)
	t.drag.card = nil
}

func (t *Table) cardDropped(v *cardView) {
	if t.drag.ignore || t.drag.card == nil || t.offer == nil {
		t.drag.ignore = false
		return
	}
	o, at := t.offer, t.drag.at
	from := t.ghost.at()
	i := t.offerAt(o, at)
	switch {
	case i < 0:
		t.springBack(v, from)
		if d, ok := onItself(o); ok && !t.backAt(o, at) {
			t.say(table.Refusal{Text: words.Trf("Click it instead of dragging it: %s", d.Verb)}, at)
		} else if r, ok := t.refusal(o, v, at); ok {
			t.say(r, at)
		}
	case len(o.places[i].drops) == 1:
		keys := o.places[i].drops[0].Keys
		t.endDrag()
		t.hovered = nil
		t.offer = nil
		v.Move(from) // it goes on from where it was let go
		t.mark()
		t.do(keys, at)
		t.place(&story{})
	default:
		t.endDrag()
		o.dragged = false
		o.over = i
		t.mark()
		t.showNote()
		t.openChoice(o, o.places[i].drops, at)
	}
	t.drag.ignore = false
}

// GiveUp puts back what the pointer holds; the rest of its way counts for nothing.
func (t *Table) GiveUp() {
	t.cancelOffer()
	t.endDrag()
	t.drag.ignore = true
}

// onItself is what a card does that needs no place but its own.
func onItself(o *offer) (table.Drop, bool) {
	for _, d := range o.drops {
		if d.Card == o.card {
			return d, true
		}
	}
	return table.Drop{}, false
}

// springBack lets the card glide home from where it was let go.
func (t *Table) springBack(v *cardView, from fyne.Position) {
	home := fyne.NewPos(float32(int(v.place.X)), float32(int(v.place.Y)))
	t.offer = nil
	t.mark()
	finish := func() { t.endDrag(); t.changed() }
	if t.env.Still {
		finish()
		return
	}
	anim := canvas.NewPositionAnimation(from, home, springTime, func(p fyne.Position) {
		if t.drag.card == v && t.offer == nil { // not picked up again meanwhile
			t.ghost.move(p)
			if p == home {
				finish()
			}
		}
	})
	anim.Tick = kit.Tick(anim.Tick)
	anim.Curve = fyne.AnimationEaseOut
	anim.Start()
}

// refusal is why the card can't be used where it was let go. There is none
// where it came from: putting a card back is no try.
func (t *Table) refusal(o *offer, v *cardView, at fyne.Position) (table.Refusal, bool) {
	zone := -1
	for id, z := range t.sight.arr.Zones {
		if z.Has(at) {
			zone = id
		}
	}
	if zone == v.place.Card.Zone && len(o.drops) > 0 || zone < 0 {
		return table.Refusal{}, false
	}
	if c := t.sight.cardAt(at, o.card); c != nil {
		for _, r := range o.refusals {
			if r.Card != 0 && r.Card == c.Card.ID {
				return r, true
			}
		}
	}
	for _, r := range o.refusals {
		if r.Card == 0 && r.Zone == zone {
			return r, true
		}
	}
	if !t.sight.scene.Prompt.Mine && !t.sight.scene.Over {
		return table.Refusal{Text: words.Tr("It is not your turn to act.")}, true
	}
	for _, r := range o.refusals {
		if r.Card == 0 && r.Zone < 0 {
			return r, true
		}
	}
	return table.Refusal{Text: words.Tr("This card can do nothing there now.")}, true
}

// Carry takes up a card of the hand, if none is held, and carries it so far across
// and down the table, from 0 to 1: for measuring.
func (t *Table) Carry(across, down float32) {
	if t.drag.card == nil {
		for _, v := range t.animator.views {
			if v.place.Hand {
				t.pickUp(v)
				break
			}
		}
	}
	t.ghost.move(fyne.NewPos(t.sight.size.Width*across, t.sight.size.Height*down))
}
