package ground

import (
	"image"
	"image/color"
	"math"
)

// Arrow is an arrow that flies in a bow from one place to another and gets wider on its
// way. Its places are in pixels from the upper left corner of what it is drawn on.
type Arrow struct {
	From, To  image.Point
	Bow       int // how far its middle is from the straight line, two fifths of its length at most without its head: to the left of its way, below 0 to the right
	Scale     float64
	Color     color.NRGBA
	Rim       color.NRGBA // around it, so that it is seen on cards
	Dash, Gap float64     // how long its dashes are and how far apart, in units; Dash 0 for a whole line
	Grown     float64     // how much of its way it has come, from 0 to 1
	Flat      bool        // no shade, and a hard rim
}

// The measures of arrows, in units.
const (
	tailHalf   = 1.6  // of its width, where it begins,
	shaftHalf  = 4.5  // where its head begins,
	headHalf   = 12.0 // and where its head is widest
	headLength = 24.0
	arrowRim   = 2.0  // of its rim
	tailFade   = 0.12 // the part of its way on which it comes out of nothing
	shadeSide  = 2.0  // how far its shade lies beside it
	shadeDown  = 6.0  // and below it
	shadeSoft  = 5.0
	mostBow    = 0.4 // of its length without its head
)

// Box is where the arrow's picture lies.
func (a Arrow) Box() image.Rectangle {
	b, _ := a.bent()
	r := image.Rectangle{Min: a.From, Max: a.From}
	for _, u := range []float64{1, b.turn(b.x, b.y), b.turn(b.y, -b.x)} {
		side := 4 * b.bow * u * (1 - u)
		p := a.From.Add(image.Pt(int(u*b.length*b.x+side*b.y), int(u*b.length*b.y-side*b.x)))
		r.Min.X, r.Min.Y = min(r.Min.X, p.X), min(r.Min.Y, p.Y)
		r.Max.X, r.Max.Y = max(r.Max.X, p.X), max(r.Max.Y, p.Y)
	}
	return r.Inset(-int((headHalf+shadeDown+shadeSoft)*a.Scale) - 2)
}

// way is how long the straight line is, and its direction. There is none where no head
// has room.
func (a Arrow) way() (length, x, y float64, there bool) {
	dx, dy := float64(a.To.X-a.From.X), float64(a.To.Y-a.From.Y)
	length = math.Hypot(dx, dy)
	if length < headLength*a.Scale {
		return 1, 0, 0, false
	}
	return length, dx / length, dy / length, true
}

// Draw paints the arrow: a picture of the size of its Box.
func (a Arrow) Draw() *image.RGBA {
	box := a.Box()
	out := image.NewRGBA(image.Rectangle{Max: box.Size()})
	b, ok := a.bent()
	if !ok {
		return out
	}
	body, rim := of(a.Color), of(a.Rim)
	for y := range box.Dy() {
		for x := range box.Dx() {
			px, py := float64(x+box.Min.X-a.From.X)+0.5, float64(y+box.Min.Y-a.From.Y)+0.5
			if along, left := px*b.x+py*b.y, px*b.y-py*b.x; math.Abs(left-4*b.bow*along/b.length*(1-along/b.length)) > b.far {
				continue
			}
			ink, core := b.at(px, py)
			shade := 0.0
			if !a.Flat {
				shade = 0.4 * b.shade(px-shadeSide*a.Scale, py-shadeDown*a.Scale) * (1 - ink)
			}
			if ink+shade <= 0 {
				continue
			}
			q := out.Pix[out.PixOffset(x, y):]
			for c := range 3 {
				q[c] = level((rim[c] + (body[c]-rim[c])*float32(core)) * float32(ink))
			}
			q[3] = level(255 * float32(ink+shade))
		}
	}
	return out
}

// bent is an arrow made ready to be painted: a parabola over the straight line.
type bent struct {
	Arrow
	length, x, y float64
	bow, head    float64
	far          float64 // from its middle, measured across its way: there is nothing of it
}

func (a Arrow) bent() (bent, bool) {
	length, x, y, there := a.way()
	head := headLength * a.Scale
	most := mostBow * max(length-head, 0)
	bow := min(max(float64(a.Bow), -most), most)
	steep := 4 * bow / length
	far := (headHalf + arrowRim + shadeDown + shadeSoft) * a.Scale * math.Sqrt(1+steep*steep)
	return bent{a, length, x, y, bow, head, far}, there && a.Grown > 0
}

// turn is the part of the way at which the parabola turns back along an axis: the axis's
// parts of the way's direction and of the direction to its left. It is 0 or 1 if it
// doesn't turn.
func (b bent) turn(along, left float64) float64 {
	if b.bow*left == 0 {
		return 0
	}
	return min(max(0.5+b.length*along/(8*b.bow*left), 0), 1)
}

// near is how far along its way a point is, from 0 to 1, and how far from the arrow's
// middle.
func (b bent) near(px, py float64) (u, off float64) {
	along, left := px*b.x+py*b.y, px*b.y-py*b.x
	u = along / b.length
	slope := 4 * b.bow * (1 - 2*u) / b.length
	return u, math.Abs(left-4*b.bow*u*(1-u)) / math.Sqrt(1+slope*slope)
}

// half is half of the arrow's width at a part of its way, below 0 where there is none.
func (b bent) half(u float64) float64 {
	left := (b.Grown - u) * b.length // up to its tip
	if left < 0 || u < 0 {
		return -1
	}
	if left < b.head {
		return headHalf * b.Scale * left / b.head
	}
	return (tailHalf + (shaftHalf-tailHalf)*u/b.Grown) * b.Scale
}

// at is how much of the arrow covers a point, and how much of that is its colour.
func (b bent) at(px, py float64) (ink, core float64) {
	u, off := b.near(px, py)
	half := b.half(u)
	if half < 0 || off > half+arrowRim*b.Scale+1 {
		return 0, 0
	}
	ink = min(max(half+arrowRim*b.Scale-off+0.5, 0), 1)
	core = min(max(half-off+0.5, 0), 1)
	if !b.Flat {
		ink *= smooth(0, tailFade, u)
		core *= 1 - 0.25*off/max(half, 1)
	}
	inHead := (b.Grown-u)*b.length < b.head
	if b.Dash > 0 && !inHead && math.Mod(u*b.length/b.Scale, b.Dash+b.Gap) > b.Dash {
		core *= 0.2
	}
	return ink, core
}

// shade is how much of the arrow's shade falls on a point.
func (b bent) shade(px, py float64) float64 {
	u, off := b.near(px, py)
	half := b.half(u)
	if half < 0 {
		return 0
	}
	return (1 - smooth(half-shadeSoft*b.Scale, half+shadeSoft*b.Scale, off)) * smooth(0, tailFade, u)
}
