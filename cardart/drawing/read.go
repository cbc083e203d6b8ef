package drawing

import (
	"bytes"
	"encoding/xml"
	"image/color"
	"io"
	"math"
	"slices"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// Read reads an SVG file. Its error is an *[Error].
func Read(data []byte) (*Drawing, error) {
	if len(data) > MostBytes {
		return nil, &Error{0, catalog.Say("svg.bytes", "n", MostBytes>>10)}
	}
	s := scan{in: xml.NewDecoder(bytes.NewReader(data)), found: found{grads: map[string]*gradient{}, clips: map[string][]int{}}}
	if err := s.all(); err != nil {
		return nil, err
	}
	icon, err := s.parse()
	if err != nil {
		return nil, err
	}
	b := builder{found: s.found, icon: icon, paths: map[int]Outline{}}
	return b.build()
}

// lineReader reads no further than asked, so that it knows where an error is.
type lineReader struct {
	data []byte
	at   int
}

func (r *lineReader) ReadByte() (byte, error) {
	if r.at == len(r.data) {
		return 0, io.EOF
	}
	r.at++
	return r.data[r.at-1], nil
}

func (r *lineReader) Read(p []byte) (int, error) {
	n := copy(p, r.data[r.at:])
	if r.at += n; n == 0 {
		return 0, io.EOF
	}
	return n, nil
}

// parse has oksvg read what the scan has written.
func (s *scan) parse() (icon *oksvg.SvgIcon, err error) {
	in := &lineReader{data: s.out.Bytes()}
	line := func() int {
		return s.lines[min(max(bytes.Count(in.data[:in.at], []byte{'\n'})-1, 0), len(s.lines)-1)]
	}
	defer func() {
		if crash := recover(); crash != nil { // of a number that is none, for one
			icon, err = nil, &Error{line(), catalog.Say("svg.unreadable", "error", crash)}
		}
	}()
	icon, err = oksvg.ReadIconStream(in, oksvg.StrictErrorMode)
	if err != nil {
		return nil, &Error{line(), catalog.Say("svg.unreadable", "error", err)}
	}
	return icon, nil
}

// builder makes shapes of what was read.
type builder struct {
	found
	icon  *oksvg.SvgIcon
	paths map[int]Outline // by their numbers
}

func (b *builder) build() (*Drawing, error) {
	v := b.icon.ViewBox
	d := &Drawing{X: v.X, Y: v.Y, W: v.W, H: v.H, Data: map[string]string{}}
	if !(v.W >= 1 && v.H >= 1 && v.W <= 100_000 && v.H <= 100_000 && math.Abs(v.X) <= 1e6 && math.Abs(v.Y) <= 1e6) {
		return nil, &Error{0, catalog.Say("svg.view_box")}
	}
	for k, value := range b.root {
		if len(k) > 5 && k[:5] == "data-" {
			d.Data[k[5:]] = value
		}
	}
	points := 0
	for i := range b.icon.SVGPaths {
		p := &b.icon.SVGPaths[i]
		n := int(p.DashOffset)
		o := Outline{p.Path, place(*p)}
		if points += len(p.Path); points > 6*MostPoints {
			return nil, &Error{b.marks[n].line, catalog.Say("svg.points", "n", MostPoints)}
		}
		if !near(o, d) {
			return nil, &Error{b.marks[n].line, catalog.Say("svg.outside")}
		}
		b.paths[n] = o
	}
	for i := range b.icon.SVGPaths {
		if n := int(b.icon.SVGPaths[i].DashOffset); !b.marks[n].unseen {
			s, err := b.shape(&b.icon.SVGPaths[i], n)
			if err != nil {
				return nil, err
			}
			if !s.Fill.None() || !s.Line.None() {
				d.Shapes = append(d.Shapes, s)
			}
		}
	}
	if len(d.Shapes) == 0 {
		return nil, &Error{0, catalog.Say("svg.empty")}
	}
	return d, nil
}

func (b *builder) shape(p *oksvg.SvgPath, n int) (Shape, error) {
	m := b.marks[n]
	s := Shape{Outline: b.paths[n], Width: p.LineWidth * Scale(b.paths[n].At), Class: m.class}
	var err error
	if s.Fill, err = b.paint(m.fill, p.FillOpacity, s.Outline, m.line); err != nil {
		return s, err
	}
	if s.Line, err = b.paint(m.stroke, p.LineOpacity, s.Outline, m.line); err != nil {
		return s, err
	}
	if !(s.Width > 0) {
		s.Line = Paint{}
	}
	for _, c := range m.clips {
		clip, err := b.clip(c, m.line)
		if err != nil {
			return s, err
		}
		s.Clips = append(s.Clips, clip)
	}
	return s, nil
}

// clip is the outline of a clip path where it's used: of all its shapes.
func (b *builder) clip(c clip, line int) (Outline, error) {
	parts := b.clips[c.id]
	if len(parts) != 1 {
		return Outline{}, &Error{line, catalog.Say("svg.clip_one", "name", c.id)}
	}
	o := b.paths[parts[0]]
	return Outline{o.Path, b.paths[c.by].At.Mult(o.At)}, nil
}

// paint is what a fill or stroke says.
func (b *builder) paint(v string, opacity float64, o Outline, line int) (Paint, error) {
	opacity = min(max(opacity, 0), 1)
	if id, ok := reference(v); ok {
		g, err := b.gradient(id, opacity, o, line)
		return Paint{Gradient: g}, err
	}
	if v == "none" || v == "transparent" {
		return Paint{}, nil
	}
	c := colour(v)
	if c == nil {
		return Paint{}, &Error{line, catalog.Say("svg.color", "value", v)}
	}
	return Paint{Color: faded(c, opacity)}, nil
}

// colour is what a word means; nil if it's no colour.
func colour(v string) (c color.Color) {
	defer func() {
		if recover() != nil { // oksvg crashes on some
			c = nil
		}
	}()
	c, err := oksvg.ParseSVGColor(v)
	if err != nil {
		return nil
	}
	return c
}

func faded(c color.Color, opacity float64) color.NRGBA {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	n.A = uint8(float64(n.A)*min(max(opacity, 0), 1) + 0.5)
	return n
}

// gradient is the one with an id as it fills an outline.
func (b *builder) gradient(id string, opacity float64, o Outline, line int) (*Gradient, error) {
	read, known := b.icon.Grads[id], b.grads[id]
	if read == nil || known == nil {
		return nil, &Error{line, catalog.Say("svg.gradient", "name", id)}
	}
	g := &Gradient{Radial: read.IsRadial, From: [2]float64(read.Points[:2]), To: [2]float64(read.Points[2:4]), At: o.At.Mult(read.Matrix)}
	if g.Radial {
		g.To = [2]float64{read.Points[0] + read.Points[4], read.Points[1]}
	}
	if read.Units == rasterx.ObjectBoundingBox {
		x0, y0, x1, y1 := extent(o.Path)
		g.At = o.At.Mult(rasterx.Matrix2D{A: x1 - x0, D: y1 - y0, E: x0, F: y0}).Mult(read.Matrix)
	}
	for from := 0; len(read.Stops) == 0 && known.from != "" && from < 4; from++ { // editors share them
		if read, known = b.icon.Grads[known.from], b.grads[known.from]; read == nil {
			break
		}
	}
	if read == nil || len(read.Stops) == 0 || len(read.Stops) != len(known.classes) {
		return nil, &Error{b.grads[id].line, catalog.Say("svg.gradient_empty", "name", id)}
	}
	for i, s := range read.Stops {
		if s.StopColor == nil || !(s.Offset >= 0) {
			return nil, &Error{b.grads[id].line, catalog.Say("svg.gradient_bad", "name", id)}
		}
		g.Stops = append(g.Stops, Stop{min(s.Offset, 1), faded(s.StopColor, s.Opacity*opacity), known.classes[i]})
	}
	slices.SortStableFunc(g.Stops, func(a, b Stop) int {
		switch {
		case a.At < b.At:
			return -1
		case a.At > b.At:
			return 1
		}
		return 0
	})
	return g, nil
}
