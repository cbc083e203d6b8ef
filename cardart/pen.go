package cardart

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"
)

// surface is the picture in work and the scratch memory to fill shapes in it.
type surface struct {
	img    *image.RGBA
	ras    vector.Rasterizer
	mask   []uint8
	layers []uint8
	points [][]pt // flattened contours of the shape in work, device space
	whole  [][]pt // these as they were before they were clipped
}

// pen draws on a surface in its own units. It is a value: a moved, turned,
// scaled or clipped pen is a copy that draws on the same surface.
type pen struct {
	s    *surface
	m    matrix
	clip []halfPlane
	hole *image.Alpha // what can be drawn on, in device space; nil is all
}

// halfPlane keeps the points on the right of the direction d through p (device
// space; on the screen, with y down, that is clockwise).
type halfPlane struct{ p, d pt }

func (h halfPlane) side(q pt) float64 { return h.d.x*(q.y-h.p.y) - h.d.y*(q.x-h.p.x) }

// newPen starts a clear picture. A size below one pixel is raised to one.
func newPen(size image.Point) pen {
	s := &surface{img: image.NewRGBA(image.Rect(0, 0, max(size.X, 1), max(size.Y, 1)))}
	return pen{s: s, m: identity}
}

func (p pen) at(x, y float64) pen        { p.m = p.m.after(matrix{1, 0, 0, 1, x, y}); return p }
func (p pen) scaled(k float64) pen       { return p.stretched(k, k) }
func (p pen) stretched(x, y float64) pen { p.m = p.m.after(matrix{x, 0, 0, y, 0, 0}); return p }
func (p pen) turned(degrees float64) pen {
	s, c := math.Sincos(degrees * math.Pi / 180)
	p.m = p.m.after(matrix{c, s, -s, c, 0, 0})
	return p
}

// within restricts the pen to the right-hand side of each line a->b.
func (p pen) within(lines ...[2]pt) pen {
	clip := append([]halfPlane(nil), p.clip...)
	for _, l := range lines {
		a, b := p.m.apply(l[0]), p.m.apply(l[1])
		clip = append(clip, halfPlane{a, pt{b.x - a.x, b.y - a.y}})
	}
	p.clip = clip
	return p
}

// inBox restricts the pen to a rectangle.
func (p pen) inBox(x0, y0, x1, y1 float64) pen {
	a, b, c, d := pt{x0, y0}, pt{x1, y0}, pt{x1, y1}, pt{x0, y1}
	return p.within([2]pt{a, b}, [2]pt{b, c}, [2]pt{c, d}, [2]pt{d, a})
}

// px is the size of one device pixel in the pen's units.
func (p pen) px() float64 { return 1 / p.m.scale() }

// paint is a plain colour, or a blend.
type paint struct {
	plain color.NRGBA
	blend func(t float64) color.NRGBA // from 0 to 1; nil for a plain colour
	way   matrix                      // along which it goes: from (0,0) to (1,0)
	round bool                        // to all sides instead
}

func plain(c color.NRGBA) paint { return paint{plain: c} }

// shade blends downwards from y0 to y1.
func shade(from, to color.NRGBA, y0, y1 float64) paint {
	return paint{blend: func(t float64) color.NRGBA { return mix(from, to, t) }, way: matrix{0, y1 - y0, y0 - y1, 0, 0, y0}}
}

func (p pen) fill(o outline, c color.NRGBA)  { p.fillWith(o, plain(c)) }
func (p pen) fillWith(o outline, with paint) { p.flatten(o); p.rasterize(with) }

// stroke draws along the outline with a round pen of the given width. A line
// never gets thinner than two thirds of a pixel: it is made paler instead.
func (p pen) stroke(o outline, width float64, c color.NRGBA) {
	const thinnest = 0.66
	w := width * p.m.scale()
	if w < thinnest {
		c.A = uint8(float64(c.A) * max(w/thinnest, 0.25))
		w = thinnest
	}
	p.flatten(o)
	s := p.s
	var runs [][]pt
	for i, run := range s.points {
		runs = append(runs, strokeRun(run, o[i].closed, w/2)...)
	}
	s.points = append(s.points[:0], runs...)
	p.rasterize(plain(c))
}

// draw fills a shape and inks its edge.
func (p pen) draw(o outline, fill color.NRGBA, width float64, ink color.NRGBA) {
	p.fill(o, fill)
	p.stroke(o, width, ink)
}

// flatten turns the outline into straight runs in device space.
func (p pen) flatten(o outline) {
	s := p.s
	s.points = s.points[:0]
	for _, c := range o {
		at := p.m.apply(c.start)
		run := append(make([]pt, 0, 4*len(c.segs)+1), at)
		for _, g := range c.segs {
			var q [3]pt
			for k := range g.n {
				q[k] = p.m.apply(g.p[k])
			}
			switch g.n {
			case 1:
				run = append(run, q[0])
			case 2:
				run = flatCubic(run, at, at.mul(1./3).add(q[0].mul(2./3)), q[0].mul(2./3).add(q[1].mul(1./3)), q[1])
			case 3:
				run = flatCubic(run, at, q[0], q[1], q[2])
			}
			at = run[len(run)-1]
		}
		s.points = append(s.points, run)
	}
}

// flatCubic steps along a cubic finely enough to stay within a twentieth of a
// pixel of it.
func flatCubic(run []pt, a, b, c, d pt) []pt {
	bend := max(math.Hypot(a.x-2*b.x+c.x, a.y-2*b.y+c.y), math.Hypot(b.x-2*c.x+d.x, b.y-2*c.y+d.y))
	n := min(1+int(math.Sqrt(bend*0.75/0.05)), 64)
	for i := 1; i < n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		run = append(run, a.mul(u*u*u).add(b.mul(3*u*u*t)).add(c.mul(3*u*t*t)).add(d.mul(t*t*t)))
	}
	return append(run, d)
}

// rasterize fills the surface's runs, clipped to the pen's half planes.
func (p pen) rasterize(with paint) {
	s := p.s
	box, ok := p.box()
	switch {
	case !ok:
	case with.blend != nil || p.hole != nil:
		p.rasterizeBlend(box, with)
	default:
		s.traceAt(box, 0, 0)
		s.ras.Draw(s.img, box, image.NewUniform(with.plain), image.Point{})
	}
}

// box clips the surface's runs to the pen's half planes and returns the pixels
// they may touch, false if there are none.
func (p pen) box() (image.Rectangle, bool) {
	s := p.s
	lo, hi := pt{math.Inf(1), math.Inf(1)}, pt{math.Inf(-1), math.Inf(-1)}
	for i, run := range s.points {
		for _, h := range p.clip {
			if run = clipRun(run, h); run == nil {
				break
			}
		}
		s.points[i] = run
		for _, q := range run {
			lo, hi = pt{min(lo.x, q.x), min(lo.y, q.y)}, pt{max(hi.x, q.x), max(hi.y, q.y)}
		}
	}
	if !(lo.x < hi.x) || !(lo.y < hi.y) {
		return image.Rectangle{}, false
	}
	box := image.Rect(floor(lo.x), floor(lo.y), floor(hi.x)+1, floor(hi.y)+1).Intersect(s.img.Rect)
	if p.hole != nil {
		box = box.Intersect(p.hole.Rect)
	}
	return box, !box.Empty()
}

// traceAt hands the runs, moved by some pixels, to the rasterizer, for a box of
// pixels.
func (s *surface) traceAt(box image.Rectangle, dx, dy float64) {
	s.ras.Reset(box.Dx(), box.Dy())
	ox, oy := float64(box.Min.X)-dx, float64(box.Min.Y)-dy
	for _, run := range s.points {
		if len(run) < 3 {
			continue
		}
		s.ras.MoveTo(float32(run[0].x-ox), float32(run[0].y-oy))
		for _, q := range run[1:] {
			s.ras.LineTo(float32(q.x-ox), float32(q.y-oy))
		}
		s.ras.ClosePath()
	}
}

// cover is how much of each pixel of a box the runs cover, in scratch memory.
func (s *surface) cover(box image.Rectangle) *image.Alpha {
	n := box.Dx() * box.Dy()
	if cap(s.mask) < n {
		s.mask = make([]uint8, n)
	}
	mask := &image.Alpha{Pix: s.mask[:n], Stride: box.Dx(), Rect: image.Rect(0, 0, box.Dx(), box.Dy())}
	clear(mask.Pix)
	s.traceAt(box, 0, 0)
	s.ras.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	return mask
}

// floor keeps far-off coordinates inside the range of an int.
func floor(v float64) int { return int(math.Floor(min(max(v, -1e6), 1e6))) }

func (p pen) rasterizeBlend(box image.Rectangle, with paint) {
	s := p.s
	mask := s.cover(box)
	p.cut(mask, box)
	if with.blend == nil {
		with.blend = func(float64) color.NRGBA { return with.plain }
	}
	var ramp [256]color.RGBA
	for i := range ramp {
		ramp[i] = premultiply(with.blend(float64(i) / 255))
	}
	to := p.m.after(with.way).inverse()
	for y := range box.Dy() {
		row := s.img.Pix[s.img.PixOffset(box.Min.X, box.Min.Y+y):][:4*box.Dx()]
		cover := mask.Pix[y*mask.Stride:][:box.Dx()]
		from := to.apply(pt{float64(box.Min.X) + 0.5, float64(box.Min.Y+y) + 0.5})
		for x, m := range cover {
			if m == 0 {
				continue
			}
			t := from.x + to.a*float64(x)
			if with.round {
				v := from.y + to.b*float64(x)
				if t = t*t + v*v; t < 1 {
					t = math.Sqrt(t)
				}
			}
			c := &ramp[255]
			if t <= 0 {
				c = &ramp[0]
			} else if t < 1 {
				c = &ramp[int(255*t)]
			}
			px := row[4*x : 4*x+4 : 4*x+4]
			if m == 255 && c.A == 255 {
				px[0], px[1], px[2], px[3] = c.R, c.G, c.B, 255
				continue
			}
			if c.A > 0 {
				over(px, *c, uint32(m))
			}
		}
	}
}

// over lays the premultiplied colour c, covering m/255, on a pixel.
func over(px []uint8, c color.RGBA, m uint32) {
	keep := 255*255 - uint32(c.A)*m
	for i, v := range [4]uint8{c.R, c.G, c.B, c.A} {
		px[i] = uint8((uint32(px[i])*keep + uint32(v)*m*255 + 255*255/2) / (255 * 255))
	}
}

// clipRun cuts a closed run at a half plane (Sutherland and Hodgman).
func clipRun(run []pt, h halfPlane) []pt {
	in, out := false, false
	for _, q := range run {
		if h.side(q) >= 0 {
			in = true
		} else {
			out = true
		}
	}
	switch {
	case !in:
		return nil
	case !out:
		return run
	}
	kept := make([]pt, 0, len(run)+4)
	prev := run[len(run)-1]
	sp := h.side(prev)
	for _, q := range run {
		sq := h.side(q)
		if (sp < 0) != (sq < 0) {
			t := sp / (sp - sq)
			kept = append(kept, pt{lerp(prev.x, q.x, t), lerp(prev.y, q.y, t)})
		}
		if sq >= 0 {
			kept = append(kept, q)
		}
		prev, sp = q, sq
	}
	return kept
}
