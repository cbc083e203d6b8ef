package ground

import (
	"image"
	"math"
)

// slabs are the stones of an arena: rings of them around the place under the lamp.
type slabs struct {
	width, scale float32 // of a ring, in pixels; pixels to a unit
	rings        []ring
}

// ring is a ring of slabs.
type ring struct {
	n      float32 // slabs in it
	turn   float32 // where the first begins, as a part of the whole
	bright []float32
}

// The measures of slabs, in units.
const slabWidth, slabLength = 92, 150

func newSlabs(t Table) slabs {
	s := slabs{width: float32(slabWidth * t.Scale), scale: float32(t.Scale)}
	far := math.Hypot(float64(max(t.Lamp.X, t.Size.X-t.Lamp.X)), float64(max(t.Lamp.Y, t.Size.Y-t.Lamp.Y)))
	for i := range int(far/float64(s.width)) + 1 {
		r := ring{n: 1, turn: float32(hash(i, 7))}
		if i > 0 {
			r.n = float32(math.Round(2 * math.Pi * (float64(i) + 0.5) * slabWidth / slabLength))
		}
		for k := range int(r.n) {
			r.bright = append(r.bright, 1+(float32(hash(i, k+31))-0.5)*0.12)
		}
		s.rings = append(s.rings, r)
	}
	return s
}

// at is how bright the floor is at a place, from the lamp: slabs differ, and joints
// between them are dark with a thread of light beside them.
func (s *slabs) at(x, y float32) float32 {
	far := float32(math.Sqrt(float64(x*x + y*y)))
	i := min(int(far/s.width), len(s.rings)-1)
	r, in := &s.rings[i], far-float32(i)*s.width
	if i == mosaicRing {
		return mosaic(turn(x, y), in/s.width, 1/s.width)
	}
	joint, k := s.width-in, 0
	if i > 0 {
		part := turn(x, y) + r.turn
		part = (part - float32(int(part))) * r.n
		k = min(int(part), len(r.bright)-1)
		slab := 2 * math.Pi * far / r.n
		arc := (part - float32(k)) * slab
		joint = min(joint, in, arc, slab-arc)
	}
	b := r.bright[k]
	if joint /= s.scale; joint < 5 {
		d := float64(joint)
		b *= float32(1 - 0.30*(1-smooth(0.4, 1.8, d)) + 0.05*(1-smooth(0, 1.6, math.Abs(d-3))))
	}
	return b
}

// The measures of the mosaic: which ring it fills, how many teeth it has, and where across
// the ring they lie between two threads.
const (
	mosaicRing             = 3
	mosaicTeeth            = 38
	mosaicInner, mosaicOut = 0.24, 0.76
	mosaicThread           = 0.035
	mosaicSteep            = 0.25 // across the edge of a tooth, how much of the ring is as far as the tooth is high
)

// mosaic is how bright the ring is that is laid with small stones, in a direction, at a part
// of its width; pixel is that of a pixel.
func mosaic(turn, part, pixel float32) float32 {
	mix := func(a, b, beyond float32) float32 { return a + (b-a)*min(max(beyond/pixel+0.5, 0), 1) }
	tooth := turn * mosaicTeeth
	tooth -= float32(int(tooth))
	rise := 1 - max(2*tooth-1, 1-2*tooth)
	up := (part-mosaicInner)/(mosaicOut-mosaicInner) - rise
	stone := mix(mix(1.16, 0.93, (up+0.05)*mosaicSteep), 0.76, (up-0.05)*mosaicSteep)
	near := max(mosaicInner-part, part-mosaicOut)
	thread := mix(mix(1.24, 0.78, near-mosaicThread), 1, near-2*mosaicThread)
	return mix(0.72, mix(stone, thread, near), min(part, 1-part)-0.02)
}

// The torches on the walls of an arena: how far from the middle, how far their light
// reaches, as parts of the table's width, and how strong it is.
const (
	torchAside  = 0.22
	torchReach  = 0.2
	torchBright = 0.17
)

// torches throws the light of torches over the far and the near edge; by day they are out.
func (t Table) torches(out *image.RGBA) {
	if t.Day {
		return
	}
	middle, w, h := float64(t.Lamp.X)/t.Scale, float64(t.Size.X)/t.Scale, float64(t.Size.Y)/t.Scale
	for _, x := range []float64{middle - torchAside*w, middle + torchAside*w} {
		for _, y := range []float64{-10, h + 10} {
			t.light(out, x, y, torchReach*w, torchReach*w*0.62, rgb{0xff, 0x8a, 0x3a}, torchBright, false)
		}
	}
}

// turn is the direction of a place as a part of a whole turn, 0 to 1, to a thousandth:
// the exact one would take half of the time of painting.
func turn(x, y float32) float32 {
	ax, ay := max(x, -x), max(y, -y)
	if ax+ay == 0 {
		return 0
	}
	a := min(ax, ay) / max(ax, ay)
	q := a * a
	t := a * (0.159134 - q*(0.0525687-q*(0.0286703-q*(0.0135493-q*0.0033160))))
	if ay > ax {
		t = 0.25 - t
	}
	if x < 0 {
		t = 0.5 - t
	}
	if y < 0 {
		t = 1 - t
	}
	return t
}
