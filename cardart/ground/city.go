package ground

import (
	"image"
	"math"
)

// The measures of a city in dark glass, in units.
const (
	lightEvery = 118 // there is a light for a square of this side
	houseWide  = 58  // the narrowest house
	houseTall  = 60  // and the lowest
	windowWide = 7
	windowTall = 9
)

// lamps are the colours of a city's lights, the most frequent ones more than once.
var lamps = [...]rgb{
	{0xff, 0xb4, 0x5e}, {0xff, 0xb4, 0x5e}, {0xff, 0x8a, 0x3c}, {0xcf, 0xe0, 0xff}, {0xcf, 0xe0, 0xff},
	{0x58, 0xc8, 0xd8}, {0xe0, 0x44, 0x4e}, {0x9a, 0x7c, 0xff},
}

// mirror puts a city into the glass: houses with lit windows along the far edge, upside down
// as a table shows them, and lights out of focus that grow fainter towards the middle.
func (t Table) mirror(out *image.RGBA) {
	t.houses(out)
	w, h := float64(t.Size.X)/t.Scale, float64(t.Size.Y)/t.Scale
	n := 0
	chance := func() float64 { n++; return hash(n, 4099) }
	for range int(w * h / (lightEvery * lightEvery)) {
		x, y, r := chance()*w, chance()*h, 7+24*chance()*chance()
		colour, bright := lamps[int(chance()*float64(len(lamps)))], 0.05+0.11*chance()
		// The middle is where cards lie.
		from := math.Hypot((x-float64(t.Lamp.X)/t.Scale)/(w*0.5), (y-float64(t.Lamp.Y)/t.Scale)/(h*0.5))
		bright *= 0.25 + 0.75*smooth(0.25, 1, from)
		t.light(out, x, y, r, r, colour, bright, true)
		t.light(out, x, y+1.6*r, r*0.5, r*3.2, colour, bright*0.5, false) // its smear
	}
}

// light adds a light in the shape of an ellipse. A disc has an even face and a fine edge, as
// a lens that isn't focused shows it.
func (t Table) light(out *image.RGBA, x, y, rx, ry float64, colour rgb, bright float64, disc bool) {
	k := t.Scale
	bright *= float64(t.rough())
	box := image.Rect(int((x-rx)*k), int((y-ry)*k), int((x+rx)*k)+2, int((y+ry)*k)+2).Intersect(out.Rect)
	for py := box.Min.Y; py < box.Max.Y; py++ {
		for px := box.Min.X; px < box.Max.X; px++ {
			d := math.Hypot(((float64(px)+0.5)/k-x)/rx, ((float64(py)+0.5)/k-y)/ry)
			if d >= 1 {
				continue
			}
			b := bright * (1 - smooth(0, 1, d))
			if disc {
				b = bright * (0.7 + 0.5*smooth(0.6, 0.92, d)) * (1 - smooth(0.9, 1, d))
			}
			p := out.Pix[out.PixOffset(px, py):]
			for c := range colour {
				p[c] = level(float32(p[c]) + colour[c]*float32(b))
			}
		}
	}
}

// houses draws the city's far side: each house hangs from the far edge, a little darker than
// the sky, with some of its windows lit.
func (t Table) houses(out *image.RGBA) {
	k, rough := t.Scale, t.rough()
	for i, x := 0, 0.0; x*k < float64(t.Size.X); i++ {
		wide := houseWide + math.Floor(hash(i, 51)*9)*windowWide
		tall := houseTall + hash(i, 52)*hash(i, 53)*190
		left := int(x * k)
		house := image.Rect(left, 0, int((x+wide-3)*k), int(tall*k)).Intersect(out.Rect)
		lamp := lamps[int(hash(i, 54)*4)]
		for py := house.Min.Y; py < house.Max.Y; py++ {
			row := out.Pix[out.PixOffset(house.Min.X, py):]
			deep := 1 - float64(py)/k/tall // reflections are clearest at the edge
			v := float64(py) / k / windowTall
			for px := range house.Dx() {
				u := float64(px+house.Min.X-left) / k / windowWide
				dark := 1 - 0.34*rough*rough*float32(0.35+0.65*deep)
				lit := float32(0)
				if fu, fv := u-math.Floor(u), v-math.Floor(v); fu > 0.28 && fu < 0.8 && fv > 0.25 && fv < 0.8 && hash(i*131+int(u), int(v)) < 0.2 {
					lit = rough * 0.52 * float32(deep*deep)
				}
				p := row[4*px:]
				for c := range lamp {
					p[c] = level(float32(p[c])*dark + lamp[c]*lit)
				}
			}
		}
		x += wide
	}
}
