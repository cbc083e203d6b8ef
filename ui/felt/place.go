package felt

import (
	"image"

	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// place puts the cards where the arrangement says. At the start of a game they
// are dealt from the largest pile.
func (t *Table) place(animate bool) {
	animate = animate && !t.env.Still
	fresh := len(t.views) == 0
	views := t.assign()
	var steps []step
	order := make([]fyne.CanvasObject, 0, len(views))
	var moved []fyne.CanvasObject
	deal, dealt := t.dealFrom()
	out := 0 // cards that leave piles
	for i, p := range t.arr.Cards {
		v := views[i]
		before := v.remember()
		t.dress(v, p)
		to := fyne.NewPos(float32(int(p.X)), float32(int(p.Y)))
		if fresh && dealt && animate {
			v.Move(deal)
		}
		v.Resize(p.Size())
		if !v.Visible() {
			v.Show()
		}
		if animate && fresh && dealt {
			steps = append(steps, step{card: v, from: v.Position(), to: to, wait: len(steps)})
			moved = append(moved, v)
			continue
		}
		if s, moves := t.stepOf(v, before, to, &out); animate && moves {
			steps = append(steps, s)
			moved = append(moved, v)
			continue
		}
		v.Move(to)
		order = append(order, v)
	}
	t.cards.Objects = append(order, moved...)
	t.cards.Refresh()
	t.motion.start(steps, t.settle)
	t.glowAll()
	switch {
	case t.hovered == nil:
	case t.hovered.place.Hand:
		t.lift(t.hovered)
	default:
		t.unlift() // it has left the hand since
	}
}

// settle restores the order of the cards after a motion.
func (t *Table) settle() {
	objects := t.cards.Objects[:0]
	for _, p := range t.arr.Cards {
		if v := t.views[p.Card.ID]; v != nil {
			objects = append(objects, v)
		}
	}
	t.cards.Objects = objects
	t.changed()
}

// leastRead is how wide in units a card is at least whose text one can read.
const leastRead = 170

// dress gives a view its card and picture.
func (t *Table) dress(v *cardView, p cardPlace) {
	v.setPlace(p)
	scale := t.env.Scale()
	want := kit.Picture{Turned: p.Card.Turned, Size: image.Pt(int(p.W*scale+0.5), int(p.H*scale+0.5))}
	if p.Card.Def == 0 {
		want.Kind = kit.FaceDown
	} else {
		want.Face = presently(t.session.About(p.Card.Def).Face, p.Card.Stats)
		if min(p.W, p.H) < leastRead {
			want.Face.Text, want.Face.Compact = "", true // a fine screen could show it, too small for eyes: the inspector has it
		}
	}
	v.badges.size = p.Size()
	v.show(t.env.Pics, want, scale)
}

// presently is a face with its numbers as they are now.
func presently(f cardart.Face, now []table.Stat) cardart.Face {
	for i := range min(len(now), len(f.Stats)) {
		f.Stats[i].Value, f.Stats[i].Change = now[i].Value, now[i].Change
	}
	return f
}

// assign finds a view for every place: the card's own; else that of a card that
// has gone out of sight elsewhere, which the new one then seems to come from;
// else one that is free.
func (t *Table) assign() []*cardView {
	views := make([]*cardView, len(t.arr.Cards))
	next := map[int]*cardView{}
	for i, p := range t.arr.Cards {
		if v := t.views[p.Card.ID]; v != nil {
			views[i] = v
			next[p.Card.ID] = v
			delete(t.views, p.Card.ID)
		}
	}
	for i, p := range t.arr.Cards {
		if views[i] != nil {
			continue
		}
		v := t.vanished(p.Card.Zone)
		if v == nil {
			v = t.free()
		}
		views[i] = v
		next[p.Card.ID] = v
	}
	for id, v := range t.views {
		v.Hide()
		v.setGlow(noGlow)
		if t.hovered == v {
			t.unlift()
			t.hovered = nil
		}
		t.spare = append(t.spare, v)
		delete(t.views, id)
	}
	t.views = next
	return views
}

// vanished takes the view of a card that is no longer where it was and did not
// lie in the given zone, the topmost first.
func (t *Table) vanished(zone int) *cardView {
	var best *cardView
	for _, v := range t.views {
		c := v.place.Card
		if c.Zone == zone {
			continue
		}
		if best == nil || c.Index > best.place.Card.Index || c.Index == best.place.Card.Index && c.ID < best.place.Card.ID {
			best = v
		}
	}
	if best != nil {
		delete(t.views, best.id())
	}
	return best
}

// free takes a view that shows nothing, placed at once.
func (t *Table) free() *cardView {
	if n := len(t.spare); n > 0 {
		v := t.spare[n-1]
		t.spare = t.spare[:n-1]
		v.Move(fyne.NewPos(-1000, -1000))
		return v
	}
	v := newCardView(t)
	v.Move(fyne.NewPos(-1000, -1000))
	return v
}

// dealFrom is where cards come from at the start: the shared pile with the most
// cards.
func (t *Table) dealFrom() (fyne.Position, bool) {
	var best *zonePlace
	for _, z := range t.arr.Zones {
		if z.Scene.Area.Style == table.StylePile && z.Scene.Seat < 0 && (best == nil || z.Scene.Hidden > best.Scene.Hidden) {
			best = z
		}
	}
	if best == nil {
		return fyne.Position{}, false
	}
	return best.Room.Pos(), true
}

// glowAll marks the cards that can be used or are asked for.
func (t *Table) glowAll() {
	asked := map[int]bool{}
	if t.scene.Prompt.Mine {
		for _, id := range t.scene.Prompt.Cards {
			asked[id] = true
		}
	}
	items := t.scene.Prompt.Mine && len(t.scene.Prompt.Items) > 0
	for id, v := range t.views {
		switch {
		case t.offer != nil:
			v.setGlow(t.offer.glow(v.place))
		case asked[id] || t.askedItem(v.place.Item):
			v.setGlow(askGlow)
		case v.place.Card.Can && len(asked) == 0 && !items:
			v.setGlow(canGlow)
		default:
			v.setGlow(noGlow)
		}
	}
}
