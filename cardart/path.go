package cardart

import "math"

// pt is a point or a direction; y points down.
type pt struct{ x, y float64 }

func (a pt) add(b pt) pt      { return pt{a.x + b.x, a.y + b.y} }
func (a pt) mul(k float64) pt { return pt{a.x * k, a.y * k} }
func polar(r, degrees float64) pt {
	s, c := math.Sincos(degrees * math.Pi / 180)
	return pt{r * c, r * s}
}
func lerp(a, b, t float64) float64 {
	return a + (b-a)*t
}

// matrix is an affine map: x' = a*x + c*y + e, y' = b*x + d*y + f.
type matrix struct{ a, b, c, d, e, f float64 }

var identity = matrix{a: 1, d: 1}

func (m matrix) apply(p pt) pt { return pt{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f} }

// after returns the map that applies n first and m second.
func (m matrix) after(n matrix) matrix {
	o := m.apply(pt{n.e, n.f})
	return matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d, o.x, o.y,
	}
}

// inverse is the map back; that of one that flattens everything is all zero.
func (m matrix) inverse() matrix {
	det := m.a*m.d - m.b*m.c
	if math.Abs(det) < 1e-12 {
		return matrix{}
	}
	i := matrix{m.d / det, -m.b / det, -m.c / det, m.a / det, 0, 0}
	o := i.apply(pt{m.e, m.f})
	i.e, i.f = -o.x, -o.y
	return i
}

// scale is the mean enlargement of the map.
func (m matrix) scale() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

// contour is one run of points, flattened from its curves when it is drawn.
// Each segment holds the control points of a line (1), quadratic (2) or cubic
// (3) curve; the last of them is the segment's end.
type contour struct {
	start  pt
	segs   []segment
	closed bool
}

type segment struct {
	n byte
	p [3]pt
}

func (s segment) end() pt { return s.p[s.n-1] }

// outline is a shape: contours that are filled by the non-zero rule. Contours
// that overlap must run the same way round; the helpers here run clockwise.
type outline []contour

func (o outline) move(p pt) outline { return append(o, contour{start: p}) }

func (o outline) to(n byte, p ...pt) outline {
	c := &o[len(o)-1]
	s := segment{n: n}
	copy(s.p[:], p)
	c.segs = append(c.segs, s)
	return o
}

func (o outline) line(p pt) outline       { return o.to(1, p) }
func (o outline) quad(a, p pt) outline    { return o.to(2, a, p) }
func (o outline) cube(a, b, p pt) outline { return o.to(3, a, b, p) }
func (o outline) close() outline          { o[len(o)-1].closed = true; return o }

// mapped returns the outline moved by m.
func (o outline) mapped(m matrix) outline {
	out := make(outline, len(o))
	for i, c := range o {
		d := contour{start: m.apply(c.start), closed: c.closed, segs: make([]segment, len(c.segs))}
		for j, s := range c.segs {
			for k := range s.n {
				s.p[k] = m.apply(s.p[k])
			}
			d.segs[j] = s
		}
		out[i] = d
	}
	return out
}

// box is the rectangle around the outline and its control points.
func (o outline) box() area {
	b := area{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	add := func(p pt) { b = area{min(b.x0, p.x), min(b.y0, p.y), max(b.x1, p.x), max(b.y1, p.y)} }
	for _, c := range o {
		add(c.start)
		for _, s := range c.segs {
			for k := range s.n {
				add(s.p[k])
			}
		}
	}
	return b
}

// join lays several outlines into one.
func join(parts ...outline) outline {
	var o outline
	for _, p := range parts {
		o = append(o, p...)
	}
	return o
}

func ellipse(cx, cy, rx, ry float64) outline {
	const k = 0.5522847498
	return outline{}.move(pt{cx + rx, cy}).
		cube(pt{cx + rx, cy + k*ry}, pt{cx + k*rx, cy + ry}, pt{cx, cy + ry}).
		cube(pt{cx - k*rx, cy + ry}, pt{cx - rx, cy + k*ry}, pt{cx - rx, cy}).
		cube(pt{cx - rx, cy - k*ry}, pt{cx - k*rx, cy - ry}, pt{cx, cy - ry}).
		cube(pt{cx + k*rx, cy - ry}, pt{cx + rx, cy - k*ry}, pt{cx + rx, cy}).close()
}

func circle(cx, cy, r float64) outline { return ellipse(cx, cy, r, r) }

func rect(x0, y0, x1, y1 float64) outline {
	return outline{}.move(pt{x0, y0}).line(pt{x1, y0}).line(pt{x1, y1}).line(pt{x0, y1}).close()
}

func roundRect(x0, y0, x1, y1, r float64) outline {
	r = min(r, (x1-x0)/2, (y1-y0)/2)
	k := r * 0.4477152502
	return outline{}.move(pt{x0 + r, y0}).line(pt{x1 - r, y0}).
		cube(pt{x1 - k, y0}, pt{x1, y0 + k}, pt{x1, y0 + r}).line(pt{x1, y1 - r}).
		cube(pt{x1, y1 - k}, pt{x1 - k, y1}, pt{x1 - r, y1}).line(pt{x0 + r, y1}).
		cube(pt{x0 + k, y1}, pt{x0, y1 - k}, pt{x0, y1 - r}).line(pt{x0, y0 + r}).
		cube(pt{x0, y0 + k}, pt{x0 + k, y0}, pt{x0 + r, y0}).close()
}

func polygon(p ...pt) outline {
	o := outline{}.move(p[0])
	for _, q := range p[1:] {
		o = o.line(q)
	}
	return o.close()
}

// star has n points at radius r and notches at radius in; the first points up.
func star(cx, cy, r, in float64, n int) outline {
	var p []pt
	for i := range 2 * n {
		rad := r
		if i%2 == 1 {
			rad = in
		}
		p = append(p, pt{cx, cy}.add(polar(rad, -90+180*float64(i)/float64(n))))
	}
	return polygon(p...)
}

// curve runs through f at n+1 even steps from 0 to 1.
func curve(n int, f func(t float64) pt) outline {
	o := outline{}.move(f(0))
	for i := 1; i <= n; i++ {
		o = o.line(f(float64(i) / float64(n)))
	}
	return o
}
