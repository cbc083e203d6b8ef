package felt

import (
	"image"
	"slices"

	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// animator keeps a view for every card and moves them as they are told to have moved.
// It knows nothing of what a person does.
type animator struct {
	env     *kit.Env
	sight   *sight
	about   func(def int) library.CardInfo
	owner   cardOwner       // is told what the pointer does to the views
	cards   *fyne.Container // the views, in paint order
	effects *fyne.Container // above all else: stamps and numbers that rise
	changed func()          // called when cards have arrived

	views     map[int]*cardView
	spare     []*cardView
	leavers   []*cardView // on their way to where they are not seen
	motion    motion
	fates     fates
	stamps    []fyne.CanvasObject // on what has left the stack
	unstamp   func()              // ends waiting to take them away, nil where there are none
	unstamped func()              // called when they have gone
	landing   landing

	breath    *fyne.Animation
	breathing []*cardView // whose halos are brighter
}

func newAnimator(e *kit.Env, s *sight, about func(def int) library.CardInfo, owner cardOwner, effects *fyne.Container, changed func()) *animator {
	a := &animator{
		env: e, sight: s, about: about, owner: owner, cards: &fyne.Container{}, effects: effects, changed: changed, unstamped: func() {},
		views: map[int]*cardView{}, fates: fates{}, motion: motion{time: e.Glide},
	}
	a.motion.out = a.clearStamps
	return a
}

// told is what has happened since the old scene; nothing where nobody can say.
func (a *animator) told(old *table.Scene) story {
	updates, _ := a.sight.scene.Since(old.Moves)
	if old.Me != a.sight.scene.Me {
		updates = nil
	}
	s := tell(updates)
	a.fates.hear(s)
	return s
}

// place puts the cards where the arrangement says, and returns the views of those that
// are not seen any more. They move there as they are told to have done; nil: they are
// there at once.
func (a *animator) place(told *story) (left []*cardView) {
	animate := told != nil && moves(a.env)
	if a.await(); told == nil {
		told = &story{}
		a.landed()
	}
	a.motion.stop()
	a.arrived()
	views, left := a.assign(told)
	steps := a.leave(left, told, animate)
	order := make([]fyne.CanvasObject, 0, len(views))
	var moved []fyne.CanvasObject
	for _, v := range a.leavers {
		moved = append(moved, v)
	}
	dealt := 0 // cards that leave piles
	for i, p := range a.sight.arr.Cards {
		v := views[i]
		before := v.remember()
		a.dress(v, p)
		to := fyne.NewPos(float32(int(p.X)), float32(int(p.Y)))
		v.Resize(p.Size())
		if !v.Visible() {
			v.Show()
		}
		if a.landing.waits && a.landing.view == v {
			moved = append(moved, v)
			continue
		}
		if s, moves := a.stepOf(v, before, to, told, &dealt); animate && moves {
			v.Move(s.from)
			steps = append(steps, s)
			moved = append(moved, v)
			continue
		}
		v.Move(to)
		if p.Hand {
			moved = append(moved, v) // the others of the hand may move, and lie over it as before
			continue
		}
		order = append(order, v)
	}
	a.dressLarge() // after what is seen at once
	a.cards.Objects = append(order, moved...)
	a.cards.Refresh()
	a.bring(steps)
	a.motion.start(steps, a.settle)
	return left
}

// finish brings all cards where they are on their way to.
func (a *animator) finish() {
	a.motion.finish()
	a.clearStamps()
	a.exhale()
}

// settle restores the order of the cards after a motion.
func (a *animator) settle() {
	a.arrived()
	if !a.landing.waits {
		a.landed()
	}
	objects := a.cards.Objects[:0]
	for _, p := range a.sight.arr.Cards {
		if v := a.views[p.Card.ID]; v != nil {
			objects = append(objects, v)
		}
	}
	a.cards.Objects = objects
	a.changed()
}

// leastRead is how wide in units a card is at least whose text one can read.
const leastRead = 170

// dress gives a view its card and picture.
func (a *animator) dress(v *cardView, p cardPlace) {
	v.setPlace(p)
	scale := a.env.Scale()
	want := pictureOf(p, func(def int) cardart.Face { return a.about(def).Face }, scale)
	v.badges.tilt = p.Tilt
	v.badges.layout(p.Size())
	v.lit(a.sight.leanAt(p.Centre().X), p.Named)
	v.show(a.env.Pics, want, scale)
	if !p.Hand {
		v.wide, v.large = kit.Picture{}, nil
	}
}

// pictureOf is what a card looks like where it lies. face is what is on a card.
func pictureOf(p cardPlace, face func(def int) cardart.Face, scale float32) kit.Picture {
	pic := kit.Picture{Turned: p.Card.Turned, Tilt: p.Tilt, Size: image.Pt(int(p.W*scale+0.5), int(p.H*scale+0.5))}
	if p.Card.Def == 0 {
		pic.Kind = kit.FaceDown
		return pic
	}
	pic.Face = presently(face(p.Card.Def), p.Card.Stats)
	if min(p.W, p.H) < leastRead {
		pic.Face.Text, pic.Face.Compact = "", true // a fine screen could show it, too small for eyes: the inspector has it
	}
	return pic
}

// dressLarge has the cards of the own hand drawn as they look raised.
func (a *animator) dressLarge() {
	scale := a.env.Scale()
	for _, p := range a.sight.arr.Cards {
		if v := a.views[p.Card.ID]; v != nil && p.Hand {
			want, large := v.wants, raisedCard(a.sight.arr.Zones[p.Card.Zone].Card)
			want.Tilt, want.Size = 0, kit.Pixels(large, scale)
			if p.Card.Def != 0 && large.Width >= leastRead {
				want.Face = presently(a.about(p.Card.Def).Face, p.Card.Stats)
			}
			v.showLarge(a.env.Pics, want)
		}
	}
}

// presently is a face with its numbers as they are now. That of a playing card is what it
// scores.
func presently(f cardart.Face, now []table.Stat) cardart.Face {
	if f.Style != cardart.Framed && len(now) > 0 {
		f.Points = now[0].Value
		return f
	}
	for i := range min(len(now), len(f.Stats)) {
		f.Stats[i].Value, f.Stats[i].Change = now[i].Value, now[i].Change
	}
	return f
}

// assign finds a view for every place: that of the card that has come there, else one
// that is free. It also lists the views of cards that are not seen any more.
func (a *animator) assign(told *story) (views, left []*cardView) {
	was := make(map[int]*cardView, len(a.views))
	for id, v := range a.views {
		v.place.Card.ID = told.id(id)
		if v.id() == 0 {
			left = append(left, v)
			continue
		}
		was[v.id()] = v
	}
	places := a.sight.arr.Cards
	views = make([]*cardView, len(places))
	next := make(map[int]*cardView, len(places))
	for i, p := range places {
		views[i] = was[p.Card.ID]
		delete(was, p.Card.ID)
		next[p.Card.ID] = views[i]
	}
	for _, v := range was {
		left = append(left, v)
	}
	for i, p := range places {
		if views[i] == nil {
			views[i] = a.free()
			next[p.Card.ID] = views[i]
		}
	}
	a.views = next
	return views, left
}

// leave is what cards do that go where they are not seen: into a pile. Others are
// gone at once.
func (a *animator) leave(left []*cardView, told *story, animate bool) []step {
	var steps []step
	var gone []*cardView
	for _, v := range left {
		v.setGlow(noGlow)
		way, moved := told.moves[v.id()]
		to, known := a.sight.zoneSpot(way.to)
		if v.id() != 0 && !moved && a.sight.isPile(v.place.Card.Zone) { // it is seen until the card that comes upon it is there
			to, moved, known = v.Position(), true, true
		}
		s := step{card: v, from: v.Position(), to: to, after: told.wait}
		if fate := told.left[v.place.Item]; fate != "" && told.wait > 0 { // it is stamped first
			s.before, s.beforeAs = answered(v.plain, fate), v.shows
			if s.broken = s.before != v.plain; !moved || !known {
				s.to, moved, known = s.from, true, true
			}
		}
		if !animate || !moved || !known {
			gone = append(gone, v)
			continue
		}
		a.leavers = append(a.leavers, v)
		steps = append(steps, s)
	}
	a.retire(gone)
	return steps
}

// retire puts views away until cards need them.
func (a *animator) retire(views []*cardView) {
	for _, v := range views {
		v.Hide()
	}
	a.spare = append(a.spare, views...)
}

// arrived puts away those that have got to where they are not seen.
func (a *animator) arrived() {
	a.retire(a.leavers)
	a.leavers = nil
}

// free takes a view that shows nothing, placed at once.
func (a *animator) free() *cardView {
	if n := len(a.spare); n > 0 {
		v := a.spare[n-1]
		a.spare = a.spare[:n-1]
		v.clear()
		v.Move(fyne.NewPos(-1000, -1000))
		return v
	}
	v := newCardView(a.owner)
	v.Hide()
	v.Move(fyne.NewPos(-1000, -1000))
	return v
}

// end lets go of what the views show, once the table is closed.
func (a *animator) end() {
	for _, v := range a.views {
		v.end()
	}
	for _, v := range slices.Concat(a.spare, a.leavers) {
		v.end()
	}
}

// glow marks every card as of says.
func (a *animator) glow(of func(cardPlace) glow) {
	for _, v := range a.views {
		v.setGlow(of(v.place))
	}
}
