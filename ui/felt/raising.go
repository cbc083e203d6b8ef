package felt

import (
	"math"
	"slices"
	"time"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// raising moves the cards of the own hand out of their places and back: one is raised, its
// neighbours make room, and others open a gap for one that is dragged among them. The
// cards keep their places meanwhile: it is these that the pointer meets.
type raising struct {
	*fyne.Container
	env    *kit.Env
	hand   func() []*cardView // from left to right
	ups    []*raised
	shifts map[*cardView]*[2]spring // how far cards are beside their places, across and down
	anim   *fyne.Animation
	passed float64 // seconds since the springs were pushed, at the usual speed
}

// raised is a card on its way up, where it stays, or down again.
type raised struct {
	*ghost
	view *cardView // nil: none
	low  kit.Box   // its place in the hand
	high kit.Box
	up   spring // 0: in the hand, 1: raised
}

// The measures of a hand that makes room.
const (
	sinking   = 3    // cards on their way at once; the first of more is back at once
	roomAside = 0.31 // of a card's width: how far neighbours move aside
	roomFalls = 0.55 // the further away a card is, the less
)

func newRaising(e *kit.Env, hand func() []*cardView) *raising {
	r := &raising{Container: &fyne.Container{}, env: e, hand: hand, shifts: map[*cardView]*[2]spring{}}
	for range sinking {
		u := &raised{ghost: newGhost(), up: spring{tension: firm()}}
		r.ups = append(r.ups, u)
		r.Objects = append(r.Objects, u.Container)
	}
	return r
}

// top is the card that is up or on its way there, nil if there is none.
func (r *raising) top() *cardView {
	for _, u := range r.ups {
		if u.view != nil && u.up.to == 1 {
			return u.view
		}
	}
	return nil
}

// box is where a card is seen that is raised.
func (r *raising) box(v *cardView) (kit.Box, bool) {
	for _, u := range r.ups {
		if v != nil && u.view == v {
			return u.ghost.box, true
		}
	}
	return kit.Box{}, false
}

// raise shows a card raised in a box, and no other one.
func (r *raising) raise(v *cardView, high kit.Box) {
	r.set(v, high)
	r.start()
}

// set sends a card up to a box, and the others down.
func (r *raising) set(v *cardView, high kit.Box) {
	r.push()
	u := r.free(v)
	for _, o := range r.ups {
		o.up.to = 0
	}
	if u.view != v {
		u.view, u.up = v, spring{tension: firm()}
	}
	u.up.to, u.high = 1, high
	i := slices.Index(r.Objects, fyne.CanvasObject(u.Container))
	r.Objects = append(slices.Delete(r.Objects, i, i+1), u.Container) // above those that sink
	u.low = kit.NewBox(float32(int(v.place.X)), float32(int(v.place.Y)), v.place.W, v.place.H)
	u.show(r.env.Pics)
	v.setVeil(1)
	r.makeRoom(v)
}

// show gives the picture the look that its card has now.
func (u *raised) show(p *kit.Pictures) {
	m := mark{glow: u.view.glow, lean: u.view.lean, raised: true}
	if m.glow == outGlow { // it is raised to be read
		m.glow = noGlow
	}
	u.take(u.view, m, p, u.high.Size())
}

// renew shows the raised card as it is marked now.
func (r *raising) renew() {
	for _, u := range r.ups {
		if u.view != nil {
			u.show(r.env.Pics)
			u.put(u.ghost.box)
		}
	}
}

// free finds the picture that shows a card already, one that shows none, or the one that
// is nearest to its place.
func (r *raising) free(v *cardView) *raised {
	best := r.ups[0]
	for _, u := range r.ups {
		if u.view == v {
			return u
		}
		if u.view == nil || best.view != nil && u.up.x < best.up.x {
			best = u
		}
	}
	r.release(best)
	return best
}

// release shows the card of a picture in its place again.
func (r *raising) release(u *raised) {
	if u.view != nil {
		u.view.setVeil(0)
		u.view = nil
	}
	u.up = spring{tension: firm()}
	u.drop()
}

// lower lets the raised card back to its place.
func (r *raising) lower() {
	if r.top() == nil {
		return
	}
	r.push()
	for _, u := range r.ups {
		u.up.to = 0
	}
	r.makeRoom(nil)
	r.start()
}

// end puts all cards back at once.
func (r *raising) end() {
	r.stop()
	for _, u := range r.ups {
		r.release(u)
	}
	for v := range r.shifts {
		v.shift(fyne.Delta{})
	}
	clear(r.shifts)
}

// stop ends the motion where it is.
func (r *raising) stop() {
	if r.anim != nil {
		r.anim.Stop()
		r.anim = nil
	}
}

// makeRoom sends the neighbours of a card aside, nil: all to their places.
func (r *raising) makeRoom(up *cardView) {
	hand := r.hand()
	at := -1
	for i, v := range hand {
		if v == up {
			at = i
		}
	}
	for i, v := range hand {
		by := float32(0)
		if at >= 0 && i != at {
			far := float64(i - at)
			by = v.place.W * roomAside * float32(math.Copysign(math.Exp(-roomFalls*math.Abs(far)), far))
		}
		r.send(v, by, 0)
	}
}

// open moves the cards between two places of the hand so that the card at the one would
// lie at the other.
func (r *raising) open(from, to int) {
	r.push()
	hand := r.hand()
	for i, v := range hand {
		j := i
		switch {
		case i == from:
			j = to
		case i > from && i <= to:
			j--
		case i < from && i >= to:
			j++
		}
		by := hand[j].place.Centre().Subtract(v.place.Centre())
		r.send(v, by.X, by.Y)
	}
	r.start()
}

// send pushes a card to some units beside its place.
func (r *raising) send(v *cardView, dx, dy float32) {
	s := r.shifts[v]
	if s == nil {
		if dx == 0 && dy == 0 {
			return
		}
		s = &[2]spring{{tension: firm()}, {tension: firm()}}
		r.shifts[v] = s
	}
	s[0].to, s[1].to = float64(dx), float64(dy)
}

// push begins again from where everything is now.
func (r *raising) push() {
	for _, u := range r.ups {
		u.up.push(r.passed, u.up.to)
	}
	for _, s := range r.shifts {
		for i := range s {
			s[i].push(r.passed, s[i].to)
		}
	}
	r.passed = 0
}

// start lets the springs run.
func (r *raising) start() {
	r.stop()
	if !moves(r.env) {
		r.finish()
		return
	}
	r.show(0)
	r.anim = fyne.NewAnimation(paced(r.env, springRun*1000*time.Millisecond), kit.Tick(func(f float32) { r.show(float64(f) * springRun) }))
	r.anim.Curve = fyne.AnimationLinear
	r.anim.Start()
}

// finish shows everything where it comes to rest.
func (r *raising) finish() {
	r.stop()
	r.show(springRun)
}

// show shows everything as it is at a time, in seconds, after it was pushed.
func (r *raising) show(t float64) {
	r.passed = t
	for _, u := range r.ups {
		if u.view == nil {
			continue
		}
		if t >= springRun && u.up.to == 0 {
			r.release(u)
			continue
		}
		x, _ := u.up.after(t)
		u.put(between(u.low, u.high, float32(x)))
	}
	for v, s := range r.shifts {
		x, _ := s[0].after(t)
		y, _ := s[1].after(t)
		v.shift(fyne.NewDelta(float32(math.Round(x)), float32(math.Round(y))))
		if t >= springRun && s[0].to == 0 && s[1].to == 0 {
			delete(r.shifts, v)
		}
	}
	if t >= springRun {
		r.anim = nil
	}
	kit.Repaint()
}

// reraise puts a card that is raised where it may be now.
func (in *input) reraise() {
	if v := in.raising.top(); v != nil {
		in.raise(v)
	}
}

// raisedBox is where a card of the own hand is seen raised: at the window's edge, as large
// as leaves the buttons of the prompt and the end of the game uncovered, and if it can its question, too.
func (in *input) raisedBox(c *cardPlace) kit.Box {
	full := raisedCard(in.sight.arr.Zones[c.Card.Zone].Card)
	buttons, question := in.panels.prompt.taken()
	if over := in.panels.over; over.Visible() {
		buttons = append(buttons, kit.BoxOf(over.stop))
	}
	if b, ok := in.raisedBeside(c, full, raisedFair*c.H, append(buttons, question)); ok {
		return b
	}
	if b, ok := in.raisedBeside(c, full, c.H, buttons); ok {
		return b
	}
	return kit.NewBox(float32(int(c.X)), in.sight.size.Height-raisedEdge-c.H, c.W, c.H)
}

// raisedBeside finds the largest box for a raised card that meets none of some others, not
// lower than least. It stays above the card's place.
func (in *input) raisedBeside(c *cardPlace, full fyne.Size, least float32, taken []kit.Box) (kit.Box, bool) {
	const away = 12 // so far reaches the ring of the keyboard
	middle, foot := c.Centre().X, in.sight.size.Height-raisedEdge
	frame := kit.NewBox(0, 0, in.sight.arr.Side.X, foot)
	for h := full.Height; h >= least; h -= 4 {
		size := kit.CardSize(h)
		xs := []float32{middle - size.Width/2}
		for _, t := range taken {
			xs = append(xs, t.X-away-size.Width, t.Right()+away)
		}
		for _, x := range xs {
			b := kit.NewBox(float32(int(x)), foot-size.Height, size.Width, size.Height).Within(frame)
			over := b.X < middle-size.Width*0.2 && b.Right() > middle+size.Width*0.2
			if over && !slices.ContainsFunc(taken, b.Inset(1-away).Meets) {
				return b, true
			}
		}
	}
	return kit.Box{}, false
}

// between is the box at a part of the way from one to another.
func between(a, b kit.Box, k float32) kit.Box {
	mix := func(x, y float32) float32 { return x + (y-x)*k }
	return kit.NewBox(mix(a.X, b.X), mix(a.Y, b.Y), mix(a.W, b.W), mix(a.H, b.H))
}
