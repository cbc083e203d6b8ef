package felt

import (
	"time"

	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// drag is a card on its way with the pointer.
type drag struct {
	card    *cardView
	size    fyne.Size       // as it is seen on its way
	grab    fyne.Position   // where in the card the pointer took hold, in parts of its size
	at      fyne.Position   // of the pointer: the end of a drag brings none
	gap     int             // the place in the hand where it would come to lie, -1 for none
	ignore  bool            // given up: nothing until the button is let go
	tremble kit.Tremble     // a click, until the pointer has gone far
	parked  bool            // let go where it can mean several things: it stays there until one is chosen
	home    *fyne.Animation // glides back to its place; nil: it doesn't
}

// springTime is how long a card takes back from where it may not go.
const springTime = 180 * time.Millisecond

// draggedVeil is how much of a card is gone that is dragged.
const draggedVeil = 0.65

func (in *input) cardPressed(v *cardView, e *desktop.MouseEvent) {
	in.panels.bubble.close()
	in.focus.Leave()
	seen, up := in.raising.box(v) // hold it where it is seen
	if !up {
		seen = kit.BoxOf(v)
	}
	by := e.AbsolutePosition.Subtract(seen.Pos())
	in.drag.grab = fyne.NewPos(kit.Clamp(by.X/seen.W, 0, 1), kit.Clamp(by.Y/seen.H, 0, 1))
	in.drag.ignore = false
	in.drag.tremble.Press(e.AbsolutePosition)
}

func (in *input) cardDragged(v *cardView, e *fyne.DragEvent) {
	in.drag.at = e.AbsolutePosition
	if !in.drag.tremble.Drags(e) || in.drag.ignore || in.panels.tray.has(v) {
		return
	}
	if in.drag.card != v || in.offer == nil || in.drag.parked { // another may still be on its way home
		in.endDrag()
		in.pickUp(v, e.AbsolutePosition)
	}
	in.ghost.put(in.heldAt(in.drag.at))
	over := in.offer.at(in.sight, in.drag.at)
	in.offer.barred = table.Refusal{}
	if from := v.place.Card.Zone; over < 0 && in.sight.zoneAt(in.drag.at) != from {
		in.offer.barred, _ = in.offer.reason(in.sight, from, in.drag.at)
	}
	in.open(over < 0)
	if over != in.offer.over {
		in.offer.over = over
		in.offer.tell(in.held())
		in.mark()
	} else if in.offer.tell(in.held()) {
		in.board.sayPlace(in.offer)
	}
}

// heldAt is where the card is seen that is held, with the pointer at a place.
func (in *input) heldAt(p fyne.Position) kit.Box {
	size, grab := in.drag.size, in.drag.grab
	return kit.NewBox(p.X-grab.X*size.Width, p.Y-grab.Y*size.Height, size.Width, size.Height)
}

// held is where the card lies that the pointer carries; empty where it carries none.
func (in *input) held() kit.Box {
	if in.drag.card == nil {
		return kit.Box{}
	}
	return in.ghost.box
}

// pickUp begins a drag where the pointer is: every place the card may go to is marked.
func (in *input) pickUp(v *cardView, from fyne.Position) {
	in.cancelOffer()
	in.raising.end()
	in.drag.ignore = false
	in.drag.card, in.drag.gap, in.drag.home = v, -1, nil
	in.env.Grip.Carry(in.giveUp)
	in.drag.size = v.Size()
	if v.place.Hand {
		in.drag.size = kit.CardSize(in.sight.arr.Zones[v.place.Card.Zone].Card.Height * heldSize)
	}
	in.animator.landed()
	in.animator.exhale()
	in.ghost.take(v, mark{raised: true}, in.env.Pics, in.drag.size)
	in.ghost.lift(in.heldAt(from))
	v.setVeil(draggedVeil)
	in.panels.side.inspector.hover(shownCard{}) // what lay under the pointer before
	in.panels.side.inspector.hold(describe(in.sight.scene, v.place.Card))
	in.offer = newOffer(in.session, in.sight, v.id(), true)
	in.forecast()
	in.mark()
	in.player.changed()
}

// endDrag puts the picture away; the card itself never left its place.
func (in *input) endDrag() {
	if in.drag.card != nil {
		in.ghost.drop()
		in.letGo()
	}
}

// land lets the card go on from where the pointer lets it go; its picture is seen until it
// lies there.
func (in *input) land() {
	v := in.drag.card
	v.Move(in.ghost.box.Pos())
	in.letGo()
	in.animator.land(v, in.ghost)
}

// letGo shows the card itself again.
func (in *input) letGo() {
	in.raising.end()
	in.drag.card.setVeil(0)
	in.drag.card, in.drag.home, in.drag.parked = nil, nil, false
}

func (in *input) cardDropped(v *cardView) {
	defer in.player.changed()
	in.env.Grip.Dropped()
	if in.drag.tremble.End() && !in.env.Grip.Lost() {
		in.cardTapped(v, &fyne.PointEvent{AbsolutePosition: in.drag.at})
		return
	}
	if in.drag.ignore || in.drag.card == nil || in.offer == nil {
		in.drag.ignore = false
		return
	}
	o, at := in.offer, in.drag.at
	from := in.ghost.box
	i := o.at(in.sight, at)
	switch {
	case i < 0 && in.relay(v):
	case i < 0:
		in.springBack(v, from)
		if !v.place.covers(at) {
			in.hovered = nil // the pointer has left it on the way
		}
		if r, ok := o.reason(in.sight, v.place.Card.Zone, at); ok {
			in.panels.say(r, at)
		}
	case len(o.places[i].drops) == 1:
		in.playHeld(o.places[i].drops[0].Keys, at)
	default:
		in.drag.parked = true
		o.dragged = false
		o.over = i
		o.tell(kit.Box{})
		in.mark()
		in.showNote()
		in.openChoice(o, o.places[i].drops, at)
	}
	in.drag.ignore = false
}

// playHeld plays the card that has been let go of; it lies there until it goes on.
func (in *input) playHeld(keys []string, at fyne.Position) {
	in.land()
	in.animator.hold()
	in.panels.choice.Close()
	in.hovered = nil
	in.offer = nil
	in.mark()
	if !in.player.do(keys, at) {
		in.animator.refused()
		in.player.place(&story{})
	}
}

// play makes choices with the card that was clicked or let go of.
func (in *input) play(keys []string, at fyne.Position) {
	if in.drag.parked {
		in.playHeld(keys, at)
		return
	}
	in.player.do(keys, at)
}

// giveUp puts back what the pointer holds; the rest of its way counts for nothing.
func (in *input) giveUp() {
	parked := in.drag.parked
	in.cancelOffer()
	if !parked { // or else it glides back
		in.endDrag()
		in.drag.ignore = true
	}
	in.player.changed()
}

// springBack lets the card glide home from where it was let go.
func (in *input) springBack(v *cardView, from kit.Box) {
	in.open(false)
	in.offer, in.drag.parked = nil, false
	in.mark()
	finish := func() { in.endDrag(); in.hand.point(); in.player.changed() }
	if in.env.Still {
		finish()
		return
	}
	home := kit.NewBox(v.Position().X, v.Position().Y, v.place.W, v.place.H)
	var anim *fyne.Animation
	anim = fyne.NewAnimation(springTime, kit.Tick(func(f float32) {
		if in.drag.home == anim { // not picked up again meanwhile
			in.ghost.put(between(from, home, f))
			gone := max(0, 2*float64(f)-1) // of its shadow: it lies lower and lower
			in.ghost.fade(gone)
			v.setVeil(draggedVeil * (1 - gone))
			if f == 1 {
				finish()
			}
		}
	}))
	anim.Curve = fyne.AnimationEaseOut
	in.drag.home = anim
	anim.Start()
}

// carry takes up a card of the hand, if none is held, and carries it so far across
// and down the table, from 0 to 1: for measuring.
func (in *input) carry(across, down float32) {
	if in.drag.card == nil {
		if hand := in.ownHand(); len(hand) > 0 {
			in.drag.grab = fyne.Position{}
			in.pickUp(hand[0], fyne.NewPos(in.sight.size.Width*across, in.sight.size.Height*down))
		}
	}
	if in.drag.card != nil {
		in.ghost.put(in.heldAt(fyne.NewPos(in.sight.size.Width*across, in.sight.size.Height*down)))
	}
}
