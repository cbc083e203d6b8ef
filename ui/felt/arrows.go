package felt

import (
	"image"
	"math"
	"slices"
	"time"

	"feltstack/cardart/ground"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// arrows lead from the plays on the stack to what they aim at. A new one grows on its way.
type arrows struct {
	*fyne.Container
	env   *kit.Env
	shown []*arrow
	anim  *fyne.Animation // of those that grow
}

// arrow is one of them: from a play, to a card, a seat or another play.
type arrow struct {
	from int // the play
	to   target
	as   ground.Arrow
	pic  *canvas.Image
	new  bool
}

// target is what an arrow leads to: one of these.
type target struct{ card, seat, item int }

// growTime is how long a new arrow takes on its way.
const growTime = 400 * time.Millisecond

// How far arrows bow, as parts of their length: those to the table, and those that stay in
// the lane and go around the cards there.
const (
	bowOut    = 0.16
	bowWithin = 0.38
	bowOver   = 24 // how far the latter reach out of the lane, in units
)

func newArrows(e *kit.Env) *arrows {
	return &arrows{Container: &fyne.Container{}, env: e}
}

// set shows the arrows of a scene.
func (a *arrows) set(s *table.Scene, arr *arrangement) {
	a.stop()
	old := a.shown
	a.shown = nil
	for _, want := range aimedAt(s, arr, a.env.Scale()) {
		i := slices.IndexFunc(old, func(o *arrow) bool { return o.from == want.from && o.to == want.to })
		if i < 0 {
			want.new = !a.env.Still
			want.pic = canvas.NewImageFromImage(kit.Blank)
			want.pic.ScaleMode, want.pic.FillMode = canvas.ImageScalePixels, canvas.ImageFillStretch
			a.shown = append(a.shown, want)
			continue
		}
		now := old[i]
		if now.as != want.as {
			now.as, now.pic.Image = want.as, kit.Blank
		}
		a.shown = append(a.shown, now)
	}
	a.Objects = nil
	grow := false
	for _, w := range a.shown {
		a.Objects = append(a.Objects, w.pic)
		switch {
		case w.new:
			grow = true
		case w.pic.Image == kit.Blank:
			a.paint(w)
		}
	}
	a.Refresh()
	if grow {
		a.anim = fyne.NewAnimation(growTime, kit.Tick(a.grow))
		a.anim.Start()
	}
}

// grow shows the new arrows at a part of their way.
func (a *arrows) grow(f float32) {
	for _, w := range a.shown {
		if !w.new {
			continue
		}
		w.as.Grown = float64(f)
		a.paint(w)
		if f == 1 {
			w.new = false
		}
	}
	if f == 1 {
		a.anim = nil
	}
}

// stop leaves the arrows as they are in the end.
func (a *arrows) stop() {
	if a.anim != nil {
		a.anim.Stop()
		a.grow(1)
	}
}

// paint draws an arrow as it is now.
func (a *arrows) paint(w *arrow) {
	box, scale := w.as.Box(), a.env.Scale()
	w.pic.Image = w.as.Draw()
	kit.NewBox(float32(box.Min.X)/scale, float32(box.Min.Y)/scale, float32(box.Dx())/scale, float32(box.Dy())/scale).Put(w.pic)
	w.pic.Refresh()
}

// aimedAt lists the arrows of a scene, all of them grown.
func aimedAt(s *table.Scene, a *arrangement, scale float32) []*arrow {
	px := func(p fyne.Position) image.Point { return image.Pt(int(p.X*scale+0.5), int(p.Y*scale+0.5)) }
	at := map[int]kit.Box{}
	for _, c := range a.Cards {
		at[c.Card.ID] = c.Box
	}
	items := map[int]itemPlace{}
	for i, it := range s.Stack {
		items[it.ID] = a.Items[i]
	}
	var all []*arrow
	for i, it := range s.Stack {
		p := a.Items[i]
		if p.First >= len(a.Cards) {
			continue
		}
		from := fyne.NewPos(a.Cards[p.First].X+4, a.Cards[p.First].Y+min(a.Cards[p.First].H*0.2, 24)+float32(i%3)*4)
		lead := func(to target, end fyne.Position, bow float32) {
			w := &arrow{from: it.ID, to: to, as: arrowOf(itemSeat(s, it))}
			w.as.From, w.as.To, w.as.Scale, w.as.Grown = px(from), px(end), float64(scale), 1
			w.as.Bow = int(bow * scale)
			all = append(all, w)
		}
		for _, id := range it.Targets {
			if b, ok := at[id]; ok {
				end := nearest(b, from)
				lead(target{card: id}, end, bowOut*apart(from, end)*sign(end.X-from.X))
			}
		}
		for _, seat := range it.Against {
			end := nearest(a.Plates[seat], from)
			lead(target{seat: seat + 1}, end, bowOut*apart(from, end)*sign(end.X-from.X))
		}
		if other, ok := items[it.ItemOf]; ok && it.ItemOf != 0 {
			b := a.Cards[other.First].Box
			end := fyne.NewPos(b.X+8, b.Y+b.H*0.6)
			lead(target{item: it.ItemOf}, end, min(bowWithin*apart(from, end), from.X-a.Lane.X+bowOver)*sign(from.Y-end.Y))
		}
	}
	return all
}

// arrowOf is an arrow of a seat by its place: in the seat's colour and dashes.
func arrowOf(place int) ground.Arrow {
	dashes := [...][2]float64{{0, 0}, {20, 4}, {7, 4}, {44, 4}, {20, 12}}[place]
	c, rim := look.Now().SeatColors[place], look.Ink
	if look.Luminance(c) < 0.2 {
		rim = look.Paper
	}
	return ground.Arrow{Color: c, Rim: rim, Dash: dashes[0], Gap: dashes[1], Flat: look.Now().Stark}
}

func apart(a, b fyne.Position) float32 {
	return float32(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)))
}

// sign is -1 for what is below 0, else 1.
func sign(v float32) float32 {
	if v < 0 {
		return -1
	}
	return 1
}

// nearest is a point well inside b on the way from p to its middle.
func nearest(b kit.Box, p fyne.Position) fyne.Position {
	m := b.Centre()
	dx, dy := p.X-m.X, p.Y-m.Y
	k := float32(1)
	if dx != 0 {
		k = min(k, b.W*0.3/kit.Abs(dx))
	}
	if dy != 0 {
		k = min(k, b.H*0.3/kit.Abs(dy))
	}
	return fyne.NewPos(m.X+dx*k, m.Y+dy*k)
}
