package cardart

import (
	"math"
	"slices"

	"feltstack/cardart/drawing"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
)

// Art is what an SVG file shows in the art window of a card.
type Art struct {
	at    place
	skies sky
	parts []part
	fixed bool              // never mirrored: something in it is read
	says  map[string]string // the data attributes of the file
}

// OwnArt is a [Picture] that isn't an image but a motif that doesn't come with the program.
// Art is called where a face is drawn and may take its time; nil lets the card show an
// ornament.
type OwnArt interface {
	Picture
	Art() *Art
}

// part is a shape of an art, in the units of a scene.
type part struct {
	o          outline
	fill, line tone // clear for none
	blend      *blend
	width      float64
	body       bool // stands in the light
	fine       bool // too fine for small pictures
	front      bool // of a figure's surroundings: before it
	coat       bool // takes the colour of a figure's coat
	clips      []outline
	box        area // around it
}

// artHalf is half the width and height that a file shows, in the units of a scene.
const artHalf = 56

// placeNames and skyNames are what files call them.
var (
	placeNames = []string{"nowhere", "land", "wild", "peaks", "heath", "sea", "deep", "hall", "snow"}
	skyNames   = []string{"dim", "bright", "dark", "sunless"}
)

// nearest and farthest are how large an art may be drawn, of its size in the file.
const (
	nearest  = 1.04
	farthest = 0.95
)

// ReadArt reads an SVG file. Its error is a *[drawing.Error].
func ReadArt(data []byte) (*Art, error) { return readArt(data, &sceneRoles) }

func readArt(data []byte, set *roleSet) (*Art, error) {
	d, err := drawing.Read(data)
	if err != nil {
		return nil, err
	}
	if math.Abs(d.W-d.H) > 0.01*d.W {
		return nil, drawing.NotSquare()
	}
	at, err := oneOf(placeNames, d.Data, "place", nowhere)
	if err != nil {
		return nil, err
	}
	skies, err := oneOf(skyNames, d.Data, "sky", bright)
	if err != nil {
		return nil, err
	}
	mirror, err := oneOf(mirrorWords, d.Data, "mirror", mirrored)
	if err != nil {
		return nil, err
	}
	a := &Art{at: at, skies: skies, fixed: mirror != mirrored, says: d.Data}
	k := 2 * artHalf / d.W
	to := matrix{k, 0, 0, k, -artHalf - d.X*k, -artHalf - d.Y*k}
	for i := range d.Shapes {
		a.parts = append(a.parts, set.partOf(&d.Shapes[i], to, k))
	}
	return a, nil
}

// mirrorWords say whether a picture is mirrored where the light comes from the right.
var mirrorWords = []string{"yes", "no"}

const mirrored uint8 = 0 // of mirrorWords

// oneOf is which of some words a file says.
func oneOf[T ~uint8](words []string, data map[string]string, key string, other T) (T, error) {
	word := data[key]
	if word == "" {
		return other, nil
	}
	if i := slices.Index(words, word); i >= 0 {
		return T(i), nil
	}
	return 0, drawing.UnknownWord(key, word, words)
}

func (set *roleSet) partOf(s *drawing.Shape, to matrix, k float64) part {
	p := part{o: outlineOf(s.Outline, to), width: s.Width * k}
	if g := s.Fill.Gradient; g != nil {
		p.blend = set.blendOf(g, to)
	} else {
		p.fill = set.toneOf(s.Fill.Color, s.Class)
	}
	line := s.Line.Color
	if g := s.Line.Gradient; g != nil { // lines are plain
		line = g.Stops[0].Color
	}
	p.line = set.toneOf(line, nil)
	if s.Fill.None() {
		p.line = set.toneOf(line, s.Class)
	}
	p.body = set == &sceneRoles && p.fill.c.A == 255 && p.line.parts[inkRole] == 100
	p.fine = slices.Contains(s.Class, "fine")
	p.front, p.coat = slices.Contains(s.Class, "front"), slices.Contains(s.Class, "coat")
	for _, c := range s.Clips {
		p.clips = append(p.clips, outlineOf(c, to))
	}
	p.box = p.o.box().inset(-p.width / 2)
	return p
}

func (set *roleSet) blendOf(g *drawing.Gradient, to matrix) *blend {
	x, y := g.To[0]-g.From[0], g.To[1]-g.From[1]
	b := &blend{way: to.after(matrixOf(g.At)).after(matrix{x, y, -y, x, g.From[0], g.From[1]}), round: g.Radial}
	for _, s := range g.Stops {
		b.stops = append(b.stops, stop{s.At, set.toneOf(s.Color, s.Class)})
	}
	return b
}

func matrixOf(m rasterx.Matrix2D) matrix { return matrix{m.A, m.B, m.C, m.D, m.E, m.F} }

// outlineOf is an outline of a file, moved by a matrix.
func outlineOf(o drawing.Outline, to matrix) outline {
	t := tracer{m: to.after(matrixOf(o.At))}
	o.Path.AddTo(&t)
	return t.o
}

// tracer is a rasterx.Adder that makes an outline.
type tracer struct {
	m matrix
	o outline
}

func (t *tracer) pt(p fixed.Point26_6) pt {
	return t.m.apply(pt{float64(p.X) / 64, float64(p.Y) / 64})
}

// begun makes sure that there is a contour: after one that was closed another begins where
// that did.
func (t *tracer) begun() {
	if n := len(t.o); n == 0 {
		t.o = t.o.move(t.m.apply(pt{}))
	} else if t.o[n-1].closed {
		t.o = t.o.move(t.o[n-1].start)
	}
}

func (t *tracer) Start(p fixed.Point26_6) { t.o = t.o.move(t.pt(p)) }
func (t *tracer) Line(p fixed.Point26_6)  { t.begun(); t.o = t.o.line(t.pt(p)) }
func (t *tracer) QuadBezier(p, q fixed.Point26_6) {
	t.begun()
	t.o = t.o.quad(t.pt(p), t.pt(q))
}
func (t *tracer) CubeBezier(p, q, r fixed.Point26_6) {
	t.begun()
	t.o = t.o.cube(t.pt(p), t.pt(q), t.pt(r))
}
func (t *tracer) Stop(closed bool) {
	if closed && len(t.o) > 0 {
		t.o = t.o.close()
	}
}

var _ rasterx.Adder = (*tracer)(nil)

// art draws what a file shows in the light of the scene, its bodies rounded.
func (s *scene) art(a *Art) {
	light := s.light()
	w, h := s.w/farthest+1, s.h/farthest+1
	for i := range a.parts {
		p := &a.parts[i]
		if p.box.x0 > w || p.box.x1 < -w || p.box.y0 > h || p.box.y1 < -h {
			continue // wide windows show more than narrow ones
		}
		in := s.pen.through(p)
		if p.body {
			in.model(p.o, s.relief(p.fill.in(light)))
		} else {
			in.fillPart(p, light)
		}
		in.strokePart(p, light)
	}
}

// show draws what a file shows, flat, and its fine parts only if fine.
func (p pen) show(a *Art, light *lighting, fine bool) {
	for i := range a.parts {
		if a.parts[i].fine && !fine {
			continue
		}
		in := p.through(&a.parts[i])
		in.fillPart(&a.parts[i], light)
		in.strokePart(&a.parts[i], light)
	}
}

// through is the pen inside the clips of a part.
func (p pen) through(q *part) pen {
	for _, c := range q.clips {
		p = p.inside(c)
	}
	return p
}

func (p pen) fillPart(q *part, light *lighting) {
	switch {
	case q.blend != nil:
		p.fillWith(q.o, q.blend.in(light))
	case q.fill.c.A > 0:
		p.fill(q.o, q.fill.in(light))
	}
}

func (p pen) strokePart(q *part, light *lighting) {
	if q.line.c.A > 0 {
		p.stroke(q.o, q.width, q.line.in(light))
	}
}
