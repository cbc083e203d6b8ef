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

func (in *input) cardPressed(v *cardView, e *desktop.MouseEvent) {
	in.panels.bubble.close()
	in.focus.Leave()
	in.drag.grab = e.Position
	in.drag.ignore = false
	if in.hovered == v && v.place.Hand {
		// It is seen lifted: hold it where it is seen.
		in.drag.grab = e.AbsolutePosition.Subtract(in.ghost.at())
	}
}

func (in *input) cardDragged(v *cardView, e *fyne.DragEvent) {
	if in.drag.ignore || in.panels.tray.has(v) {
		return
	}
	if in.drag.card != v || in.offer == nil { // another may still be on its way home
		in.endDrag()
		in.pickUp(v)
	}
	in.drag.at = e.AbsolutePosition
	in.ghost.move(e.AbsolutePosition.Subtract(in.drag.grab))
	if over := in.offer.at(in.sight, e.AbsolutePosition); over != in.offer.over {
		in.offer.over = over
		in.offer.tell(in.held())
		in.mark()
	} else if in.offer.tell(in.held()) {
		in.board.tellPlace(in.offer)
	}
}

// held is where the card lies that the pointer carries; empty where it carries none.
func (in *input) held() kit.Box {
	if in.drag.card == nil {
		return kit.Box{}
	}
	at, size := in.ghost.at(), in.drag.card.Size()
	return kit.NewBox(at.X, at.Y, size.Width, size.Height)
}

// pickUp begins a drag: every place the card may go to is marked.
func (in *input) pickUp(v *cardView) {
	in.cancelOffer()
	in.unlift()
	in.drag.ignore = false
	in.drag.card = v
	in.ghost.take(v)
	v.setFade(0.65)
	in.panels.side.inspector.hold(describe(in.sight.scene, v.place.Card))
	in.offer = newOffer(in.session, in.sight, v.id(), true)
	in.foretell()
	in.mark()
	in.player.changed()
}

// endDrag puts the picture away; the card itself never left its place.
func (in *input) endDrag() {
	if in.drag.card == nil {
		return
	}
	in.ghost.drop()
	in.drag.card.setPlace(in.drag.card.place)
	in.drag.card = nil
}

func (in *input) cardDropped(v *cardView) {
	if in.drag.ignore || in.drag.card == nil || in.offer == nil {
		in.drag.ignore = false
		return
	}
	o, at := in.offer, in.drag.at
	from := in.ghost.at()
	i := o.at(in.sight, at)
	switch {
	case i < 0:
		in.springBack(v, from)
		if !v.place.Has(at) {
			in.hovered = nil // the pointer has left it on the way
		}
		if d, ok := o.onItself(); ok && !o.back(in.sight, at) {
			in.panels.say(table.Refusal{Text: words.Trf("Click it instead of dragging it: %s", d.Verb)}, at)
		} else if r, ok := o.refusal(in.sight, v.place.Card.Zone, at); ok {
			in.panels.say(r, at)
		}
	case len(o.places[i].drops) == 1:
		keys := o.places[i].drops[0].Keys
		in.endDrag()
		in.hovered = nil
		in.offer = nil
		v.Move(from) // it goes on from where it was let go
		in.mark()
		in.player.do(keys, at)
		in.player.place(&story{})
	default:
		in.endDrag()
		o.dragged = false
		o.over = i
		o.tell(kit.Box{})
		in.mark()
		in.showNote()
		in.openChoice(o, o.places[i].drops, at)
	}
	in.drag.ignore = false
}

// giveUp puts back what the pointer holds; the rest of its way counts for nothing.
func (in *input) giveUp() {
	in.cancelOffer()
	in.endDrag()
	in.drag.ignore = true
}

// springBack lets the card glide home from where it was let go.
func (in *input) springBack(v *cardView, from fyne.Position) {
	home := fyne.NewPos(float32(int(v.place.X)), float32(int(v.place.Y)))
	in.offer = nil
	in.mark()
	finish := func() { in.endDrag(); in.player.changed() }
	if in.env.Still {
		finish()
		return
	}
	anim := canvas.NewPositionAnimation(from, home, springTime, func(p fyne.Position) {
		if in.drag.card == v && in.offer == nil { // not picked up again meanwhile
			in.ghost.move(p)
			if p == home {
				finish()
			}
		}
	})
	anim.Tick = kit.Tick(anim.Tick)
	anim.Curve = fyne.AnimationEaseOut
	anim.Start()
}

// carry takes up a card of the hand, if none is held, and carries it so far across
// and down the table, from 0 to 1: for measuring.
func (in *input) carry(across, down float32) {
	if in.drag.card == nil {
		for _, v := range in.animator.views {
			if v.place.Hand {
				in.pickUp(v)
				break
			}
		}
	}
	in.ghost.move(fyne.NewPos(in.sight.size.Width*across, in.sight.size.Height*down))
}
