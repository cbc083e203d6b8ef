package felt

import (
	"image"
	"slices"
	"time"

	"feltstack/cardart/ground"
	"feltstack/rules/guard"
	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// arrows lead from the plays on the stack to what they aim at. They are painted in pieces
// away from the UI goroutine; a new one grows on its way, piece by piece.
type arrows struct {
	*fyne.Container
	env    *kit.Env
	hold   func() (release func()) // has the scene rest until a new arrow has been seen
	shown  []*arrow
	left   []*arrow      // that fade away
	late   time.Duration // how much later new ones grow: what has left the stack is stamped there
	at     int           // the play that is pointed at, 0 for none
	fading *fyne.Animation
	closed bool
}

// arrow is one of them: from a play, to a card, a seat or another play.
type arrow struct {
	from   int // the play
	to     target
	as     ground.Arrow
	texts  []image.Rectangle // that it leads over
	faint  bool              // its play waits for others
	pieces *fyne.Container
	grown  float32 // how much of its way is shown, from 0 to 1
	anim   *fyne.Animation
	seen   float64    // how well it is seen, from 0 to 1
	fades  [2]float64 // the same when it began to fade, and in the end
}

// target is what an arrow leads to: one of these.
type target struct{ card, seat, item int }

// growTime is how long a new arrow takes on its way, at the usual speed.
const growTime = 400 * time.Millisecond

// fadeTime is how long an arrow takes to another brightness, or away.
const fadeTime = 150 * time.Millisecond

// How well an arrow is seen whose play waits for others, and one while another is pointed at.
const waitingArrow, dimArrow = 0.45, 0.2

func newArrows(e *kit.Env) *arrows {
	return &arrows{Container: &fyne.Container{}, env: e, hold: func() func() { return func() {} }}
}

// set shows the arrows of a scene, off the texts as far as that goes.
func (a *arrows) set(s *table.Scene, arr *arrangement, texts []kit.Box) {
	old := a.shown
	a.shown, a.Objects = nil, nil
	if !slices.ContainsFunc(s.Stack, func(it table.ItemScene) bool { return it.ID == a.at }) {
		a.at = 0
	}
	var due []*arrow
	for _, want := range aimedAt(s, arr, texts, a.env.Scale()) {
		w := want
		if i := slices.IndexFunc(old, func(o *arrow) bool { return o.from == want.from && o.to == want.to }); i >= 0 {
			w = old[i]
			w.faint = want.faint
		} else {
			w.pieces = &fyne.Container{}
			w.seen = a.brightness(w)
		}
		if w == want || w.as != want.as || !slices.Equal(w.texts, want.texts) {
			w.as, w.texts = want.as, want.texts
			due = append(due, w)
		}
		w.light()
		a.shown, a.Objects = append(a.shown, w), append(a.Objects, w.pieces)
	}
	for _, w := range old {
		if !slices.Contains(a.shown, w) {
			w.stop()
			a.left = append(a.left, w)
		}
	}
	a.fade()
	for _, w := range a.left {
		a.Objects = append(a.Objects, w.pieces)
	}
	a.Refresh()
	if len(due) > 0 {
		a.paint(due)
	}
}

// paint has arrows painted as they are wanted now.
func (a *arrows) paint(due []*arrow) {
	type painted struct {
		as    ground.Arrow
		texts []image.Rectangle
		parts []ground.Part
	}
	all := make([]painted, len(due))
	for i, w := range due {
		all[i] = painted{as: w.as, texts: w.texts}
	}
	make := func() error {
		for i := range all {
			all[i].parts = all[i].as.Parts(all[i].texts)
		}
		return nil
	}
	release, late := func() {}, a.late
	if moves(a.env) && slices.ContainsFunc(due, func(w *arrow) bool { return len(w.pieces.Objects) == 0 }) {
		release = a.hold()
	}
	show := func(err error) {
		if err != nil {
			a.env.Reports.Report(err)
			release()
			return
		}
		a.env.After(late+a.env.Glide/2+paced(a.env, growTime+arrowRest), release)
		for i, w := range due {
			if slices.Contains(a.shown, w) && w.as == all[i].as && slices.Equal(w.texts, all[i].texts) {
				a.show(w, all[i].parts, late)
			}
		}
		kit.Repaint()
	}
	if a.env.Still {
		show(guard.Try("painting arrows", make))
		return
	}
	guard.Go("painting arrows", make, func(err error) {
		a.env.Post(func() {
			if !a.closed {
				show(err)
			}
		})
	})
}

// show shows an arrow that has been painted. It grows if it is new, so much later.
func (a *arrows) show(w *arrow, parts []ground.Part, late time.Duration) {
	first, scale := len(w.pieces.Objects) == 0, a.env.Scale()
	w.free()
	for _, p := range parts {
		pic := canvas.NewImageFromImage(p.Picture)
		pic.ScaleMode, pic.FillMode = canvas.ImageScalePixels, canvas.ImageFillStretch
		size := p.Picture.Rect.Size()
		kit.NewBox(float32(p.At.X)/scale, float32(p.At.Y)/scale, float32(size.X)/scale, float32(size.Y)/scale).Put(pic)
		w.pieces.Objects = append(w.pieces.Objects, pic)
	}
	if !first || a.env.Still || a.env.Glide == 0 {
		if w.anim == nil {
			w.grown = 1
		}
		w.light()
		return
	}
	w.grow(0)
	waits, grows := late+a.env.Glide/2, paced(a.env, growTime)
	w.anim = fyne.NewAnimation(waits+grows, kit.Tick(func(k float32) {
		w.grow(grownAt(grows.Seconds()/(waits+grows).Seconds(), k))
	}))
	w.anim.Curve = fyne.AnimationLinear
	w.anim.Start()
}

// grownAt is how much of an arrow is shown at a part of the time it takes, in the last part of
// which it grows: until then the card flies that it begins at.
func grownAt(last float64, k float32) float32 {
	f := 1 - kit.Clamp((1-k)/float32(last), 0, 1)
	return 1 - (1-f)*(1-f)
}

// grow shows an arrow up to a part of its way.
func (w *arrow) grow(f float32) {
	w.grown = f
	if f == 1 {
		w.anim = nil
	}
	w.light()
	kit.Repaint()
}

// light lets the pieces be seen that have been reached, the foremost ones less: that costs
// no painting.
func (w *arrow) light() {
	const soft = 2 // how many pieces come out of nothing at a time
	for i, o := range w.pieces.Objects {
		reached := kit.Clamp((w.grown*float32(len(w.pieces.Objects)+soft)-float32(i))/soft, 0, 1)
		pic := o.(*canvas.Image)
		pic.Translucency, pic.Hidden = 1-w.seen*float64(reached), reached == 0
	}
}

// stop ends its growing.
func (w *arrow) stop() {
	if w.anim != nil {
		w.anim.Stop()
		w.anim = nil
	}
}

// free lets go of its pictures.
func (w *arrow) free() {
	for _, o := range w.pieces.Objects {
		kit.Free(o.(*canvas.Image))
	}
	w.pieces.Objects = nil
}

// stop ends what is under way.
func (a *arrows) stop() {
	a.closed = true
	a.halt()
	for _, w := range append(a.shown, a.left...) {
		w.stop()
		w.free()
	}
}
