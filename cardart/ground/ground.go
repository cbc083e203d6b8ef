// Package ground paints what a game is played on: cloth, stone, ice or dark glass under one lamp,
// a rim around it, zones let into it, and plates that lie on it.
package ground

import (
	"image"
	"image/color"
	"math"

	"feltstack/rules/looks"
)

// Table is a ground of one size, in pixels.
type Table struct {
	Size  image.Point
	Scale float64 // pixels to a unit of the window
	Lamp  image.Point
	Look  looks.Ground
	Felt  color.NRGBA // under the lamp, before its colour
	Day   bool        // the light theme: it stays bright away from the lamp
	Flat  bool        // plain areas only, for strong contrast

	Banners Banners // of an arena
}

// Rim is how wide the rim is, in units.
const Rim = 6

// The measures of the light.
const (
	lampBoost = 1.25 // how much brighter than the felt's colour it is right under the lamp
	dayNight  = 0.10 // how dark it gets by day
	dayRough  = 0.33 // how much of its grain is seen by day,
	dayDeep   = 0.45 // of the shade of its inlays,
	dayLamp   = 0.4  // and of the lamp's colour
	lampWide  = 0.62 // how far its light reaches, as parts of the table's size,
	lampHigh  = 0.78 // so that it lights all of it
	lightFine = 1024 // steps of the table of light
	lightEnds = 1.45 // distance from the lamp at which it gets no darker
)

// Bare paints the ground with its rim.
func (t Table) Bare() *image.RGBA { return t.bare(image.Rectangle{Max: t.Size}) }

// bare is a part of that, which lies in the picture where it does on the table.
func (t Table) bare(part image.Rectangle) *image.RGBA {
	out := image.NewRGBA(part)
	if t.Flat {
		fill(out, out.Rect, t.Felt)
		return out
	}
	felt, lights, weave := t.made(t.Felt), t.lights(), plain
	tile, wear, rough := t.grain(), wearing(), t.rough()
	var slab slabs
	switch t.Look.Made {
	case looks.Stone:
		slab = newSlabs(t)
	case looks.Cloth:
		weave = t.weave()
	}
	kx, ky := 1/(lampWide*float64(t.Size.X)), 1/(lampHigh*float64(t.Size.Y))
	const steps = lightFine / lightEnds
	for y := part.Min.Y; y < part.Max.Y; y++ {
		row := out.Pix[out.PixOffset(part.Min.X, y):]
		dy := float64(y-t.Lamp.Y) * ky
		tiles, wears, weaves := tile.row(y), wear.row(y), weave.row(y)
		tx, wx, vx := part.Min.X%len(tiles), part.Min.X%len(wears), part.Min.X%len(weaves)
		for x := part.Min.X; x < part.Max.X; x++ {
			dx := float64(x-t.Lamp.X) * kx
			l := &lights[min(int(math.Sqrt(dx*dx+dy*dy)*steps), lightFine-1)]
			k := 1 + (tiles[tx]*wears[wx]*weaves[vx]-1)*rough
			if vx++; vx == len(weaves) {
				vx = 0
			}
			if tx++; tx == len(tiles) {
				tx = 0
			}
			if wx++; wx == len(wears) {
				wx = 0
			}
			if slab.rings != nil {
				k *= 1 + (slab.at(float32(x-t.Lamp.X), float32(y-t.Lamp.Y))-1)*rough
			}
			p := row[:4:4]
			row = row[4:]
			p[0], p[1], p[2], p[3] = level(felt[0]*l[0]*k), level(felt[1]*l[1]*k), level(felt[2]*l[2]*k), 0xff
		}
	}
	switch t.Look.Made {
	case looks.Stone:
		t.hang(out, lights)
		t.torches(out)
	case looks.Ice:
		t.freeze(out)
	case looks.Glass:
		t.mirror(out)
	}
	t.rim(out)
	return out
}

// grain is how what the ground is made of looks from near.
func (t Table) grain() *grain {
	switch t.Look.Made {
	case looks.Stone:
		return stone()
	case looks.Ice:
		return ice()
	case looks.Glass:
		return glass()
	}
	return cloth()
}

// rough is how much of what varies on the ground is seen.
func (t Table) rough() float32 {
	if t.Day {
		return dayRough
	}
	return 1
}

// rgb is a colour as numbers from 0 to 255.
type rgb [3]float32

func of(c color.NRGBA) rgb { return rgb{float32(c.R), float32(c.G), float32(c.B)} }

// made is a colour as what the ground is made of shows it.
func (t Table) made(felt color.NRGBA) rgb {
	c := of(felt)
	own, much := t.tint()
	grey := 0.25*c[0] + 0.6*c[1] + 0.15*c[2]
	for i := range c {
		c[i] += (grey*own[i] - c[i]) * much
	}
	return c
}

// tint is the colour of a material beside grey, and how much it has of that instead of the
// felt's colour. By day it is as bright as the felt: what is written on it is dark.
func (t Table) tint() (own rgb, much float32) {
	switch {
	case t.Look.Made == looks.Stone:
		return rgb{1, 1, 1}, 0.72
	case t.Look.Made == looks.Ice && t.Day:
		return rgb{0.93, 1.0, 1.12}, 0.74
	case t.Look.Made == looks.Ice:
		return rgb{0.72, 1.0, 1.38}, 0.74
	case t.Look.Made == looks.Glass && t.Day:
		return rgb{1.02, 1.02, 1.12}, 0.78
	case t.Look.Made == looks.Glass:
		return rgb{0.42, 0.42, 0.62}, 0.78
	}
	return rgb{}, 0
}

// lights is how bright each colour is by the distance from the lamp.
func (t Table) lights() *[lightFine]rgb {
	night, boost := t.Look.Night, float32(lampBoost)
	if t.Day {
		night, boost = dayNight, 1.02
	}
	lamp, sky := lightOf(t.Look.Lamp), lightOf(t.Look.Far)
	if t.Day {
		for c := range lamp {
			lamp[c], sky[c] = 1-(1-lamp[c])*dayLamp, 1-(1-sky[c])*dayLamp
		}
	}
	var out [lightFine]rgb
	for i := range out {
		far := smooth(0, 1.3, float64(i)*lightEnds/lightFine)
		for c := range lamp {
			// The lamp has its colour near it; far away only what is left of the light.
			out[i][c] = boost * float32(1-night*far) * (lamp[c] + (sky[c]-lamp[c])*float32(far))
		}
	}
	return &out
}

// lightOf is a colour of light, white if there is none.
func lightOf(c uint32) rgb {
	if c == 0 {
		return rgb{1, 1, 1}
	}
	return rgb{float32(c>>16&0xff) / 255, float32(c>>8&0xff) / 255, float32(c&0xff) / 255}
}

func fill(img *image.RGBA, r image.Rectangle, c color.NRGBA) {
	r = r.Intersect(img.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := img.Pix[img.PixOffset(r.Min.X, y) : img.PixOffset(r.Max.X-1, y)+4]
		for i := 0; i < len(row); i += 4 {
			row[i], row[i+1], row[i+2], row[i+3] = c.R, c.G, c.B, 0xff
		}
	}
}

// level is a number from 0 to 255 as a byte.
func level(v float32) uint8 { return uint8(max(0, min(v+0.5, 255))) }

func smooth(a, b, x float64) float64 {
	t := min(max((x-a)/(b-a), 0), 1)
	return t * t * (3 - 2*t)
}

// outside is how far a point is from a box with rounded corners, below 0 in it. x and y
// are from its middle, w and h half its size.
func outside(x, y, w, h, r float64) float64 {
	qx, qy := math.Abs(x)-w+r, math.Abs(y)-h+r
	if qx <= 0 || qy <= 0 {
		return max(qx, qy) - r
	}
	return math.Hypot(qx, qy) - r
}
