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
	mostBow    = 0.4  // of its length without its head
	partLength = 52.0 // of a part of it, about
	underText  = 0.2  // of it is left where there is text
)

// Part is a piece of an arrow's picture, and where that lies. The pieces follow one
// another on its way: shown one after the other they let it grow.
type Part struct {
	At      image.Point
	Picture *image.RGBA
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

// Parts paints the arrow, faint where texts are. It is none where no head has room.
func (a Arrow) Parts(texts []image.Rectangle) []Part {
	b, ok := a.bent()
	if !ok {
		return nil
	}
	n := max(int(b.length/(partLength*b.Scale)), 2)
	parts := make([]Part, n)
	for i := range parts {
		from, to := float64(i)/float64(n), float64(i+1)/float64(n)
		if i == 0 {
			from = math.Inf(-1)
		}
		if i == n-1 {
			to = math.Inf(1)
		}
		parts[i] = b.part(from, to, texts)
	}
	return parts
}

// part paints what lies between two parts of the way.
func (b bent) part(from, to float64, texts []image.Rectangle) Part {
	box := b.box(from, to)
	out := image.NewRGBA(image.Rectangle{Max: box.Size()})
	body, rim := of(b.Color), of(b.Rim)
	for y := range box.Dy() {
		for x := range box.Dx() {
			px, py := float64(x+box.Min.X-b.From.X)+0.5, float64(y+box.Min.Y-b.From.Y)+0.5
			along, left := px*b.x+py*b.y, px*b.y-py*b.x
			if u := along / b.length; u < from || u >= to || math.Abs(left-4*b.bow*u*(1-u)) > b.far {
				continue
			}
			ink, core := b.at(px, py)
			shade := 0.0
			if !b.Flat {
				shade = 0.4 * b.shade(px-shadeSide*b.Scale, py-shadeDown*b.Scale) * (1 - ink)
			}
			if ink+shade <= 0 {
				continue
			}
			if k := b.off(texts, x+box.Min.X, y+box.Min.Y); k < 1 {
				ink, shade = ink*k, shade*k
			}
			q := out.Pix[out.PixOffset(x, y):]
			for c := range 3 {
				q[c] = level((rim[c] + (body[c]-rim[c])*float32(core)) * float32(ink))
			}
			q[3] = level(255 * float32(ink+shade))
		}
	}
	return Part{box.Min, out}
}

// box is where the part of the arrow between two parts of the way lies.
func (b bent) box(from, to float64) image.Rectangle {
	edge := b.far / b.length
	from, to = max(from, -edge), min(to, 1+edge)
	var low, high float64 // how far to the left it reaches
	for i, u := range []float64{from, to, min(max(0.5, from), to)} {
		side := 4 * b.bow * u * (1 - u)
		if i == 0 {
			low, high = side, side
		}
		low, high = min(low, side), max(high, side)
	}
	var r image.Rectangle
	for i, c := range [][2]float64{{from, low - b.far}, {from, high + b.far}, {to, low - b.far}, {to, high + b.far}} {
		along, left := c[0]*b.length, c[1]
		p := b.From.Add(image.Pt(int(math.Floor(along*b.x+left*b.y)), int(math.Floor(along*b.y-left*b.x))))
		if at := (image.Rectangle{p, p.Add(image.Pt(1, 1))}); i == 0 {
			r = at
		} else {
			r = r.Union(at)
		}
	}
	return r
}

// off is how much of the arrow is left at a point among texts: 1 beside them.
func (b bent) off(texts []image.Rectangle, x, y int) float64 {
	k := 1.0
	soft := 6 * b.Scale
	for _, t := range texts {
		dx, dy := max(t.Min.X-x, x-t.Max.X+1, 0), max(t.Min.Y-y, y-t.Max.Y+1, 0)
		k = min(k, underText+(1-underText)*smooth(0, soft, math.Hypot(float64(dx), float64(dy))))
	}
	return k
}

// Over is how much of the arrow's way leads over texts, in parts of the way.
func (a Arrow) Over(texts []image.Rectangle) float64 {
	b, ok := a.bent()
	if !ok {
		return 0
	}
	const steps = 48
	n := 0
	for i := range steps {
		u := (float64(i) + 0.5) / steps
		along, left := u*b.length, 4*b.bow*u*(1-u)
		p := a.From.Add(image.Pt(int(along*b.x+left*b.y), int(along*b.y-left*b.x)))
		for _, t := range texts {
			if p.In(t.Inset(-int(shaftHalf * a.Scale))) {
				n++
				break
			}
		}
	}
	return float64(n) / steps
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
	return bent{a, length, x, y, bow, head, far}, there
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
	left := (1 - u) * b.length // up to its tip
	if left < 0 || u < 0 {
		return -1
	}
	if left < b.head {
		return headHalf * b.Scale * left / b.head
	}
	return (tailHalf + (shaftHalf-tailHalf)*u) * b.Scale
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
	inHead := (1-u)*b.length < b.head
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
