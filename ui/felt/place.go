package felt

import (
	"image"

	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// place puts the cards where the arrangement says. They move there as they are told
// to have done; nil: they are there at once.
func (t *Table) place(told *story) {
	animate := told != nil && !t.env.Still
	if told == nil {
		told = &story{}
	}
	t.motion.stop()
	t.arrived()
	views, left := t.assign(told)
	steps := t.leave(left, told, animate)
	order := make([]fyne.CanvasObject, 0, len(views))
	var moved []fyne.CanvasObject
	for _, v := range t.leavers {
		moved = append(moved, v)
	}
	dealt := 0 // cards that leave piles
	for i, p := range t.arr.Cards {
		v := views[i]
		before := v.remember()
		t.dress(v, p)
		to := fyne.NewPos(float32(int(p.X)), float32(int(p.Y)))
		v.Resize(p.Size())
		if !v.Visible() {
			v.Show()
		}
		if s, moves := t.stepOf(v, before, to, told, &dealt); animate && moves {
			v.Move(s.from)
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
	t.arrived()
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

// assign finds a view for every place: that of the card that has come there, else one
// that is free. It also lists the views of cards that are not seen any more.
func (t *Table) assign(told *story) (views, left []*cardView) {
	was := make(map[int]*cardView, len(t.views))
	for id, v := range t.views {
		v.place.Card.ID = told.id(id)
		if v.id() == 0 {
			left = append(left, v)
			continue
		}
		was[v.id()] = v
	}
	views = make([]*cardView, len(t.arr.Cards))
	next := make(map[int]*cardView, len(t.arr.Cards))
	for i, p := range t.arr.Cards {
		views[i] = was[p.Card.ID]
		delete(was, p.Card.ID)
		next[p.Card.ID] = views[i]
	}
	for _, v := range was {
		left = append(left, v)
	}
	for i, p := range t.arr.Cards {
		if views[i] == nil {
			views[i] = t.free()
			next[p.Card.ID] = views[i]
		}
	}
	t.views = next
	return views, left
}

// leave is what cards do that go where they are not seen: into a pile. Others are
// gone at once.
func (t *Table) leave(left []*cardView, told *story, animate bool) []step {
	var steps []step
	var gone []*cardView
	for _, v := range left {
		v.setGlow(noGlow)
		if t.hovered == v {
			t.unlift()
			t.hovered = nil
		}
		way, moved := told.moves[v.id()]
		to, known := t.zoneSpot(way.to)
		if v.id() != 0 && !moved && t.isPile(v.place.Card.Zone) { // it is seen until the card that comes upon it is there
			to, moved, known = v.Position(), true, true
		}
		if !animate || !moved || !known {
			gone = append(gone, v)
			continue
		}
		t.leavers = append(t.leavers, v)
		steps = append(steps, step{card: v, from: v.Position(), to: to})
	}
	t.retire(gone)
	return steps
}

// retire puts views away until cards need them.
func (t *Table) retire(views []*cardView) {
	for _, v := range views {
		v.Hide()
	}
	t.spare = append(t.spare, views...)
}

// arrived puts away those that have got to where they are not seen.
func (t *Table) arrived() {
	t.retire(t.leavers)
	t.leavers = nil
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
	v.Hide()
	v.Move(fyne.NewPos(-1000, -1000))
	return v
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
