package drawing

import (
	"image"
	"image/color"
	"math"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
)

// Scale is how much larger a matrix makes things.
func Scale(m rasterx.Matrix2D) float64 { return math.Sqrt(math.Abs(m.A*m.D - m.B*m.C)) }

// place is where oksvg puts a path. It keeps that to itself, so it's asked to draw a
// corner of known size, and how that looks tells.
func place(p oksvg.SvgPath) rasterx.Matrix2D {
	const long = 1 << 10
	at := fixed.Int26_6(long << 6)
	p.Path = rasterx.Path{}
	p.Path.Start(fixed.Point26_6{})
	p.Path.Line(fixed.Point26_6{X: at})
	p.Path.Line(fixed.Point26_6{Y: at})
	p.SetFillColor(color.Black)
	p.SetLineColor(nil)
	var c corner
	p.DrawTransformed(rasterx.NewDasher(1, 1, &c), 1, rasterx.Identity)
	if len(c.points) < 3 {
		return rasterx.Identity
	}
	o, x, y := c.points[0], c.points[1], c.points[2]
	return rasterx.Matrix2D{A: (x[0] - o[0]) / long, B: (x[1] - o[1]) / long, C: (y[0] - o[0]) / long, D: (y[1] - o[1]) / long, E: o[0], F: o[1]}
}

// corner is a rasterx.Scanner that notes the points it gets.
type corner struct{ points [][2]float64 }

func (c *corner) Start(a fixed.Point26_6) { c.Line(a) }
func (c *corner) Line(b fixed.Point26_6) {
	c.points = append(c.points, [2]float64{float64(b.X) / 64, float64(b.Y) / 64})
}
func (*corner) Draw()                              {}
func (*corner) GetPathExtent() fixed.Rectangle26_6 { return fixed.Rectangle26_6{} }
func (*corner) SetBounds(int, int)                 {}
func (*corner) SetColor(any)                       {}
func (*corner) SetWinding(bool)                    {}
func (*corner) Clear()                             {}
func (*corner) SetClip(image.Rectangle)            {}

// bounds is a rasterx.Adder that measures what it gets, control points and all.
type bounds struct{ x0, y0, x1, y1 float64 }

func (b *bounds) point(p fixed.Point26_6) {
	x, y := float64(p.X)/64, float64(p.Y)/64
	b.x0, b.y0, b.x1, b.y1 = min(b.x0, x), min(b.y0, y), max(b.x1, x), max(b.y1, y)
}
func (b *bounds) Start(p fixed.Point26_6)            { b.point(p) }
func (b *bounds) Line(p fixed.Point26_6)             { b.point(p) }
func (b *bounds) QuadBezier(p, q fixed.Point26_6)    { b.point(p); b.point(q) }
func (b *bounds) CubeBezier(p, q, r fixed.Point26_6) { b.point(p); b.point(q); b.point(r) }
func (b *bounds) Stop(bool)                          {}

// extent is the box around a path.
func extent(p rasterx.Path) (x0, y0, x1, y1 float64) {
	b := bounds{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	p.AddTo(&b)
	return b.x0, b.y0, b.x1, b.y1
}

// near reports whether an outline lies in or around a drawing.
func near(o Outline, d *Drawing) bool {
	x0, y0, x1, y1 := extent(o.Path)
	far := farthest * max(d.W, d.H)
	for _, p := range [4][2]float64{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}} {
		x, y := o.At.Transform(p[0], p[1])
		if !(math.Abs(x-d.X) < far && math.Abs(y-d.Y) < far) {
			return false
		}
	}
	return true
}
