package felt

import (
	"encoding/binary"
	"image"
	"math"
	"time"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// lean is how a card is turned in the hand of the pointer: radians clockwise, and by how
// much each unit to the right and down is further away.
type lean struct{ turn, across, down float64 }

// The measures of a card that leans into its way.
const (
	leanBy    = 0.00016 // radians for a unit a second
	mostLean  = 0.22
	tiltBy    = 1.2e-6 // perspective for a unit a second
	mostTilt  = 0.0016
	leanFine  = 0.0015 // smaller changes are not drawn
	leanFrame = 0.05   // seconds that count at most between two frames
	gloss     = 0.16   // how pale the band of light is that wanders over it
)

// led is the tension of the springs with which a held card follows the pointer.
func led() tension { return tension{1100, 0.9} }

// heldCard is the card that the pointer holds. It leans by its speed, and straightens when
// it stops.
type heldCard struct {
	*ghost
	env  *kit.Env
	x, y spring // follow the middle of the card
	last time.Time
	anim *fyne.Animation
}

func newHeldCard(e *kit.Env) *heldCard { return &heldCard{ghost: newGhost(), env: e} }

// lift begins to carry the card that is shown, from a box.
func (c *heldCard) lift(b kit.Box) {
	c.halt()
	c.x, c.y = spring{tension: led(), x: float64(b.Centre().X)}, spring{tension: led(), x: float64(b.Centre().Y)}
	c.fade(0)
	c.ghost.put(b)
}

// put carries the card to a box.
func (c *heldCard) put(b kit.Box) {
	c.ghost.put(b)
	if c.anim != nil || !moves(c.env) || !c.Visible() {
		return
	}
	c.last = time.Now()
	c.anim = &fyne.Animation{Duration: time.Second, RepeatCount: fyne.AnimationRepeatForever, Curve: fyne.AnimationLinear, Tick: kit.Tick(func(float32) {
		now := time.Now()
		dt := now.Sub(c.last).Seconds()
		c.last = now
		if !c.step(min(dt, leanFrame)) {
			c.halt()
		}
	})}
	c.anim.Start()
}

// step lets some seconds pass, and reports whether the card still leans.
func (c *heldCard) step(dt float64) bool {
	to := c.box.Centre()
	for range 2 {
		c.x.chase(float64(to.X), dt/2)
		c.y.chase(float64(to.Y), dt/2)
	}
	still := math.Abs(c.x.v)+math.Abs(c.y.v) < 20 && math.Abs(c.x.x-float64(to.X))+math.Abs(c.y.x-float64(to.Y)) < 1
	if still {
		c.tilted(lean{})
		return false
	}
	across, down := -c.x.v*tiltBy, -c.y.v*tiltBy
	k := min(1, mostTilt/max(math.Hypot(across, down), 1e-12))
	c.tilted(lean{max(-mostLean, min(c.x.v*leanBy, mostLean)), across * k, down * k})
	return true
}

// halt straightens the card.
func (c *heldCard) halt() {
	if c.anim != nil {
		c.anim.Stop()
		c.anim = nil
	}
	c.tilted(lean{})
}

// drop lets go of the card.
func (c *heldCard) drop() {
	c.halt()
	c.ghost.drop()
}

// near reports whether a lean looks like another one.
func (l lean) near(o lean) bool {
	return math.Abs(l.turn-o.turn) < leanFine && math.Abs(l.across-o.across)+math.Abs(l.down-o.down) < leanFine*mostTilt/mostLean
}

// extent is how large a picture of some pixels is that leans so.
func (l lean) extent(w, h float64) (float64, float64) {
	sin, cos := math.Sincos(l.turn)
	var across, down float64
	for _, q := range [][2]float64{{w / 2, h / 2}, {-w / 2, h / 2}} {
		for _, side := range []float64{1, -1} {
			x, y := q[0]*side, q[1]*side
			far := 1 - x*l.across - y*l.down
			x, y = x/far, y/far
			across, down = max(across, math.Abs(cos*x-sin*y)), max(down, math.Abs(cos*y+sin*x))
		}
	}
	return 2 * across, 2 * down
}

// leanSpan is for how many pixels in a row where they come from is worked out only once.
const leanSpan = 8

// paint draws a picture of a size in pixels as it leans into out, about the middle of both.
// A band of light lies over it, and the side that is turned away is darker.
func (l lean) paint(out, src *image.RGBA, w, h float64) {
	sin, cos := math.Sincos(l.turn)
	size, from := out.Rect.Size(), src.Rect.Size()
	kx, ky := float64(from.X)/w*256, float64(from.Y)/h*256
	wide, high := uint(from.X-1)<<8, uint(from.Y-1)<<8
	// source is the place in the picture from which a pixel comes, and its light, in parts of 256.
	source := func(x, y float64) (u, v, light int) {
		qx, qy := cos*x+sin*y, cos*y-sin*x
		near := 1 + qx*l.across + qy*l.down
		qx, qy = qx/near, qy/near
		band := (qx*0.8+qy*0.5)/(h/2) + (l.across+l.down)*900
		shine := gloss*max(0, 1-2.2*math.Abs(band)) - max(0, min((near-1)*1.3, 0.25))
		return int((qx+w/2)*kx) - 128, int((qy+h/2)*ky) - 128, int(shine * 256)
	}
	for y := range size.Y {
		row := out.Pix[y*out.Stride : y*out.Stride+4*size.X]
		clear(row)
		py, px := float64(y)+0.5-float64(size.Y)/2, 0.5-float64(size.X)/2
		u, v, light := source(px, py)
		for x := 0; x < size.X; x += leanSpan {
			px += leanSpan
			nextU, nextV, nextLight := source(px, py)
			du, dv, dLight := (nextU-u)/leanSpan, (nextV-v)/leanSpan, (nextLight-light)/leanSpan
			for i := x; i < min(x+leanSpan, size.X); i++ {
				if uint(u) < wide && uint(v) < high {
					p := mixed(src.Pix[(v>>8)*src.Stride+(u>>8)*4:], src.Stride, uint32(u&255), uint32(v&255))
					if p>>24 == 255 && light != 0 {
						p = shone(p, light)
					}
					binary.LittleEndian.PutUint32(row[4*i:], p)
				}
				u, v, light = u+du, v+dv, light+dLight
			}
			u, v, light = nextU, nextV, nextLight
		}
	}
}

// The bytes of every other colour of a pixel.
const evenBytes = 0x00ff00ff

// mixed is the colour between four pixels, at parts of 256 to the right and down.
func mixed(at []uint8, stride int, right, down uint32) uint32 {
	between := func(a, b, k uint32) uint32 {
		even := ((a&evenBytes)*(256-k) + (b&evenBytes)*k) >> 8 & evenBytes
		odd := ((a>>8&evenBytes)*(256-k) + (b>>8&evenBytes)*k) & (evenBytes << 8)
		return even | odd
	}
	le := binary.LittleEndian
	return between(between(le.Uint32(at), le.Uint32(at[4:]), right), between(le.Uint32(at[stride:]), le.Uint32(at[stride+4:]), right), down)
}

// shone is a solid colour with more or less light, in parts of 256.
func shone(p uint32, light int) uint32 {
	const solid = 0xff000000
	if light < 0 {
		k := uint32(256 + light)
		return (p&evenBytes)*k>>8&evenBytes | ((p>>8&0xff)*k)&0xff00 | solid
	}
	k := uint32(light)
	even, green := p&evenBytes, p>>8&0xff
	return even + ((evenBytes-even)*k>>8)&evenBytes | (green+((255-green)*k>>8))<<8 | solid
}
