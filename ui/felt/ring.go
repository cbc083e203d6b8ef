package felt

import (
	"image"
	"math"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
)

// glow is how a card is marked.
type glow uint8

const (
	noGlow   glow = iota
	canGlow       // some option begins with it
	askGlow       // it is among the choices of the prompt
	pickGlow      // it is picked up, or lies under what is
	outGlow       // others can be chosen
	mayGlow       // it can take the place of a card that is chosen, or stand in for any other
)

// The colours of marks: the light of a halo, and a brass chevron within ink.
var (
	haloLight = [3]float64{255, 208, 112}
	brassMark = [3]float64{243, 196, 92}
	pickMark  = [3]float64{255, 250, 235}
	inkMark   = [3]float64{float64(look.Ink.R), float64(look.Ink.G), float64(look.Ink.B)}
)

// The measures of marks in hundredths of a card's shorter side, from its edge.
const (
	haloFall  = 9.0  // how far out its light falls to a third
	haloReach = 25.0 // where it ends
	threadAt  = 2.0
	pickWidth = 4.0
	pickAway  = 1.6 // of ink between it and the card, whose colour it has
	tickAt    = 11.0
	tickSize  = 8.5
	restLift  = 2.0 // how high a card lies, which is seen by its shadow
	pickLift  = 16.0
	leanReach = 1.6 // how far to the side a shadow falls that is away from the lamp
)

// cornerPart is the radius of a card's corners as a part of its shorter side.
const cornerPart = 0.06

// mark is what lies around a card: its glow, on which side of it the lamp is (-1 for the
// right, 1 for the left, 0 for above), whether it is raised, which is seen by its shadow,
// how far it is tilted, in tenths of a degree clockwise, and where its sign is.
type mark struct {
	glow   glow
	lean   int8
	raised bool
	tilt   int16
	low    bool // its sign is at the lower edge, as a caption stands over the upper one
}

// ringed is the picture of a card, its size in pixels, with its shadow and mark: it is
// margin pixels larger on every side. Both are part of the picture because a second object
// beneath each card would double what a frame paints; neither covers any of the card.
func ringed(src *image.RGBA, card image.Point, m mark) (out *image.RGBA, margin int) {
	side := float64(min(card.X, card.Y))
	f := frame{glow: m.glow, low: m.low, w: float64(card.X), h: float64(card.Y), radius: cornerPart * side, unit: side / 100, stark: look.Now().Stark}
	f.lift = restLift
	reach := 8.0
	if m.raised {
		f.lift, reach = pickLift, 20
	}
	switch m.glow {
	case canGlow, askGlow:
		reach = haloReach + 1
	case mayGlow:
		reach = threadAt + 4
	case pickGlow:
		f.lift, reach = pickLift, tickAt+tickSize+3
	}
	sin, cos := math.Sincos(float64(m.tilt) * math.Pi / 1800)
	// The light comes from the same side however the card lies.
	down, aside := 2+0.55*f.lift, float64(m.lean)*leanReach*(1+f.lift/8)
	f.blur, f.down, f.side = 3+0.42*f.lift, down*cos-aside*sin, aside*cos+down*sin
	if m.glow != noGlow && m.glow != outGlow {
		f.lay(reach)
	}
	margin = int(math.Ceil(reach*f.unit)) + 1
	w, h := src.Rect.Dx(), src.Rect.Dy()
	out = image.NewRGBA(image.Rect(0, 0, w+2*margin, h+2*margin))
	for y := range h {
		copy(out.Pix[out.PixOffset(margin, y+margin):], src.Pix[src.PixOffset(0, y):src.PixOffset(0, y)+4*w])
	}
	if m.glow == outGlow {
		fade(out)
	}
	if m.tilt != 0 {
		f.underTilted(out, sin, cos)
		return out, margin
	}
	inside := int(math.Ceil(f.radius)) // the corners of the card are clear
	for y := range h + 2*margin {
		cy := y - margin
		skip := 1 // of the card's sides, as far as they are seldom quite solid
		switch {
		case cy < 0 || cy >= h:
			skip = w
		case cy < inside || cy >= h-inside:
			skip = inside
		}
		under := func(from, to int) {
			for cx := from; cx < to; cx++ {
				f.under(out, cx+margin, y, float64(cx)+0.5, float64(cy)+0.5)
			}
		}
		if 2*skip >= w {
			under(-margin, w+margin)
			continue
		}
		under(-margin, skip)
		under(w-skip, w+margin)
	}
	return out, margin
}

// ringedCard is ringed with how far the picture reaches beyond the card, at the sides and
// above and below, in parts of the card's width.
func ringedCard(src *image.RGBA, card image.Point, m mark) (*image.RGBA, fyne.Size) {
	img, _ := ringed(src, card, m)
	over, w := img.Rect.Size().Sub(card), float32(2*card.X)
	return img, fyne.NewSize(float32(over.X)/w, float32(over.Y)/w)
}

// underTilted paints shadow and mark beneath a card that is tilted about the picture's
// middle.
func (f *frame) underTilted(out *image.RGBA, sin, cos float64) {
	size := out.Rect.Size()
	for y := range size.Y {
		dy := float64(y) + 0.5 - float64(size.Y)/2
		for x := range size.X {
			if out.Pix[y*out.Stride+4*x+3] == 0xff {
				continue
			}
			dx := float64(x) + 0.5 - float64(size.X)/2
			f.under(out, x, y, dx*cos+dy*sin+f.w/2, dy*cos-dx*sin+f.h/2)
		}
	}
}

// fade takes most of a picture's colour and light.
func fade(img *image.RGBA) {
	for i := 0; i < len(img.Pix); i += 4 {
		p := img.Pix[i : i+4 : i+4]
		grey := (77*int(p[0]) + 154*int(p[1]) + 25*int(p[2])) >> 8
		for c := range 3 {
			p[c] = uint8((133*int(p[c]) + 43*grey) >> 8)
		}
	}
}

// frame is what lies around a card w by h pixels large.
type frame struct {
	glow             glow
	stark            bool // plain lines, no light
	low              bool // the sign is at the lower edge
	w, h             float64
	radius, unit     float64
	lift             float64
	blur, down, side float64 // of the shadow, in units
	around           []paint // of the mark, by the distance from the card
}

// paint is a colour with how much it covers, premultiplied, 0 to 255.
type paint [4]float64

// over lays a colour over it.
func (p *paint) over(c [3]float64, cover float64) {
	if cover <= 0 {
		return
	}
	for i := range c {
		p[i] += (c[i] - p[i]) * cover
	}
	p[3] += (255 - p[3]) * cover
}

// The distances for which a mark is worked out: from pixels inside the card on, some
// to a pixel. Doing so for every pixel would take ten times as long.
const aroundFrom, aroundFine = 2, 8

// lay works out what the mark looks like at each distance.
func (f *frame) lay(reach float64) {
	f.around = make([]paint, int((reach*f.unit+aroundFrom)*aroundFine))
	for i := range f.around {
		p, d := &f.around[i], (float64(i)/aroundFine-aroundFrom)/f.unit
		line := func(at, width float64) float64 { // how much of the pixel a line at a distance covers
			return max(0, min((width/2-math.Abs(d-at))*f.unit+0.5, 1))
		}
		switch {
		case f.glow == pickGlow:
			p.over(inkMark, line(pickAway+pickWidth/2, pickWidth+2*pickAway))
			p.over(pickMark, line(pickAway+pickWidth/2, pickWidth))
		case f.glow == mayGlow:
			p.over(inkMark, 0.6*line(threadAt+1.9, 1.6))
			p.over(haloLight, line(threadAt, max(2.6, 1.6/f.unit)))
		case f.stark:
			p.over(inkMark, line(2.5, 7))
			p.over(haloLight, line(2.5, 4))
		default:
			p.over(haloLight, 0.66*math.Exp(-max(d, 0)/haloFall)*(1-ease(haloReach-12, haloReach, d)))
			p.over(inkMark, 0.6*line(threadAt+1.9, 1.6)) // it shows the thread on paper
			p.over(haloLight, line(threadAt, max(2.2, 1.6/f.unit)))
		}
	}
}

// outside is how far a point of the card's plane is from the card, below 0 in it.
func (f *frame) outside(x, y float64) float64 {
	qx := math.Abs(x-f.w/2) - f.w/2 + f.radius
	qy := math.Abs(y-f.h/2) - f.h/2 + f.radius
	if qx <= 0 || qy <= 0 {
		return max(qx, qy) - f.radius
	}
	return math.Sqrt(qx*qx+qy*qy) - f.radius
}

// under paints shadow and mark beneath the pixel x, y of out, whose middle lies at cx, cy
// of the card.
func (f *frame) under(out *image.RGBA, x, y int, cx, cy float64) {
	p := out.Pix[out.PixOffset(x, y):]
	if p[3] == 0xff {
		return
	}
	var below paint
	if far := f.outside(cx-f.side*f.unit, cy-f.down*f.unit) / f.unit; far < f.blur {
		below[3] = 255 * (0.5 - 0.2*f.lift/60) * (1 - ease(-f.blur, f.blur, far))
	}
	if i := int((f.outside(cx, cy) + aroundFrom) * aroundFine); i >= 0 && i < len(f.around) {
		mark := &f.around[i]
		for c := range below {
			below[c] += mark[c] - below[c]*mark[3]/255
		}
	}
	at := cy // from the edge at which the sign is, outwards below 0
	if f.low {
		at = f.h - cy
	}
	switch {
	case at >= 0:
	case f.glow == askGlow:
		f.chevron(&below, cx, at)
	case f.glow == pickGlow:
		f.tick(&below, cx, at)
	}
	clear := 1 - float64(p[3])/255
	for i := range below {
		p[i] = uint8(min(float64(p[i])+below[i]*clear+0.5, 255))
	}
}

// chevron paints an arrowhead outside the edge that cy is measured from, brass with a rim of ink: it
// says the same as the halo to those who don't see its colour.
func (f *frame) chevron(p *paint, cx, cy float64) {
	x, y := math.Abs(cx-f.w/2)/f.unit, cy/f.unit+13.5
	d := (max(x*0.78+y*0.62, -y-4) - 4.8) * f.unit
	p.over(inkMark, max(0, min(1.8*max(f.unit, 0.8)-d+0.5, 1)))
	p.over(brassMark, max(0, min(0.5-d, 1)))
}

// tick paints a disc with a check mark outside the edge that cy is measured from: it says that
// the card is the chosen one, where a chevron says that it may be.
func (f *frame) tick(p *paint, cx, cy float64) {
	x, y := (cx-f.w/2)/f.unit, cy/f.unit+tickAt
	if f.low {
		y = -y // the check mark stands upright
	}
	d := (math.Hypot(x, y) - tickSize) * f.unit
	p.over(inkMark, max(0, min(1.8*max(f.unit, 0.8)-d+0.5, 1)))
	p.over(brassMark, max(0, min(0.5-d, 1)))
	stroke := math.Min(toLine(x, y, -4.2, 0.3, -1.2, 3.4), toLine(x, y, -1.2, 3.4, 4.4, -3.4))
	p.over(inkMark, max(0, min((1.4-stroke)*f.unit+0.5, 1)))
}

// toLine is how far a point is from the line between two others.
func toLine(x, y, ax, ay, bx, by float64) float64 {
	dx, dy := bx-ax, by-ay
	k := max(0, min(((x-ax)*dx+(y-ay)*dy)/(dx*dx+dy*dy), 1))
	return math.Hypot(x-ax-k*dx, y-ay-k*dy)
}

// ease goes from 0 at a to 1 at b, gently.
func ease(a, b, x float64) float64 {
	t := max(0, min((x-a)/(b-a), 1))
	return t * t * (3 - 2*t)
}
