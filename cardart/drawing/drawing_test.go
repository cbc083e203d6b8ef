package drawing

import (
	"errors"
	"fmt"
	"image/color"
	"math"
	"strings"
	"testing"
)

// file is an SVG file with something in it.
func file(inner string) []byte {
	return []byte("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" data-sky=\"dim\">\n" + inner + "\n</svg>")
}

func read(t *testing.T, inner string) *Drawing {
	t.Helper()
	d, err := Read(file(inner))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// at is where a point of a shape lies in the drawing.
func at(s Shape, x, y float64) string {
	x, y = s.At.Transform(x, y)
	return fmt.Sprintf("%.0f %.0f", x, y)
}

// What a shape looks like, and where it lies, is told.
func TestShapes(t *testing.T) {
	d := read(t, `<g fill="#102030" transform="translate(10 20)"><rect width="4" height="4" class="accent-30 light-5" stroke="none"/>
		<path d="M0 0L9 9" fill="none" stroke="red" stroke-width="2" transform="scale(3)" stroke-opacity=".5"/></g><circle r="3" style="fill:#fff;opacity:0.2"/>`)
	if len(d.Shapes) != 3 || d.W != 100 || d.Data["sky"] != "dim" {
		t.Fatalf("read %+v", d)
	}
	body, line, disc := d.Shapes[0], d.Shapes[1], d.Shapes[2]
	if body.Fill.Color != (color.NRGBA{0x10, 0x20, 0x30, 255}) || !body.Line.None() || strings.Join(body.Class, " ") != "accent-30 light-5" || at(body, 1, 1) != "11 21" {
		t.Errorf("the rectangle is %+v", body)
	}
	if !line.Fill.None() || line.Line.Color != (color.NRGBA{255, 0, 0, 128}) || math.Abs(line.Width-6) > 0.01 || at(line, 9, 9) != "37 47" {
		t.Errorf("the line is %+v", line)
	}
	if disc.Fill.Color != (color.NRGBA{255, 255, 255, 51}) {
		t.Errorf("the disc is %+v", disc)
	}
}

// Gradients stand in units of the drawing, also those that share their colours.
func TestGradients(t *testing.T) {
	d := read(t, `<defs><linearGradient id="a"><stop style="stop-color:#f00" class="ink-40"/><stop offset="1" stop-color="blue" stop-opacity=".5"/></linearGradient>
		<radialGradient id="b" xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a" gradientUnits="userSpaceOnUse" cx="5" cy="6" r="7"/></defs>
		<rect x="10" y="10" width="20" height="40" fill="url(#a)"/><rect width="9" height="9" fill="url('#b')"/>`)
	a, b := d.Shapes[0].Fill.Gradient, d.Shapes[1].Fill.Gradient
	x0, y0 := a.At.Transform(a.From[0], a.From[1])
	x1, y1 := a.At.Transform(a.To[0], a.To[1])
	if got := fmt.Sprintf("%.0f %.0f %.0f %.0f", x0, y0, x1, y1); got != "10 10 30 10" || a.Radial || len(a.Stops) != 2 {
		t.Errorf("the blend goes %s: %+v", got, a)
	}
	if s := a.Stops[1]; s.Color != (color.NRGBA{0, 0, 255, 128}) || a.Stops[0].Class[0] != "ink-40" {
		t.Errorf("its colours are %+v", a.Stops)
	}
	if !b.Radial || b.From != [2]float64{5, 6} || b.To != [2]float64{12, 6} || len(b.Stops) != 2 {
		t.Errorf("the round one is %+v", b)
	}
}

// A shape is clipped where it lies, and by the groups around it.
func TestClips(t *testing.T) {
	d := read(t, `<defs><clipPath id="c"><circle cx="5" cy="5" r="5"/></clipPath></defs>
		<g transform="translate(20 0)" clip-path="url(#c)"><rect width="9" height="9" transform="translate(0 30)" clip-path="url(#c)"/></g><rect width="9" height="9"/>`)
	if len(d.Shapes) != 2 || len(d.Shapes[0].Clips) != 2 || len(d.Shapes[1].Clips) != 0 {
		t.Fatalf("read %+v", d.Shapes)
	}
	for i, want := range []string{"20 0", "20 30"} {
		if got := at(Shape{Outline: d.Shapes[0].Clips[i]}, 0, 0); got != want {
			t.Errorf("clip %d lies at %s, want %s", i, got, want)
		}
	}
}

// What editors write for themselves, and what is hidden, is left out.
func TestLeftOut(t *testing.T) {
	d := read(t, `<title>A <b/></title><metadata><x/></metadata><sodipodi:namedview xmlns:sodipodi="http://s"><y/></sodipodi:namedview>
		<g style="display:none"><text/></g><defs><filter id="f"><feBlend/></filter></defs><path d="M0 0H9V9Z" visibility="hidden"/><path d="M0 0H9V9Z"/>`)
	if len(d.Shapes) != 1 {
		t.Errorf("read %+v", d.Shapes)
	}
}

// What is not understood, broken or too much is told with its line.
func TestErrors(t *testing.T) {
	for inner, want := range map[string]string{
		"\n<text>A</text>":                                 "line 3: the element text isn't understood; turn it into a path",
		"<g>\n<use href='#a'/></g>":                        "line 3: the element use isn't understood; unlink the copy",
		"\n\n<path d='M0 0 L1'/>":                          "line 4: can't read this element: param mismatch",
		"<rect width='9' height='9'/>\n<path d='Q1'/>":     "line 3: can't read this element: param mismatch",
		"<rect width='9' height='9' fill='hsl(1,,)'/>":     `line 2: "hsl(1,,)" isn't a color`,
		"<rect width='9' height='9' fill='purplish'/>":     `line 2: "purplish" isn't a color`,
		"<rect width='9' height='9' fill='url(#none)'/>":   "line 2: no gradient is called none",
		"<rect width='9' height='9' clip-path='url(#x)'/>": "line 2: the clip path x must be one shape",
		"<rect x='9000' width='9' height='9'/>":            "line 2: a shape is too far outside the drawing",
		"<g>":                                              "line 3: this isn't XML",
		"<!-- -->":                                         "the drawing is empty",
		"<svg/>":                                           "line 2: the element svg can't be here",
		"<stop/>":                                          "line 2: the element stop can't be here",
		"<linearGradient id='a'/><rect width='9' height='9' fill='url(#a)'/>": "line 2: the gradient a has no colors",
		strings.Repeat("<g>", 99):                                      "line 2: more than 64 groups inside one another",
		strings.Repeat("<line x2='1'/>", 700):                          "line 2: more than 600 shapes",
		"<path d='M0 0" + strings.Repeat("L1 1", MostPoints*2) + "'/>": "line 2: more than 30000 points",
		strings.Repeat(" ", MostBytes):                                 "the file is larger than 256 KB",
	} {
		_, err := Read(file(inner))
		var told *Error
		if !errors.As(err, &told) || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%.60q: %v, want %s", inner, err, want)
		}
	}
	for _, whole := range []string{"", "{}", "<html/>", "<svg/>", "<svg viewBox='0 0 0 0'><path d='M0 0H9V9Z'/></svg>", "<svg viewBox='1'/>", "<svg viewBox='0 0 1e30 9'><path d='M0 0H9V9Z'/></svg>", "\xff\xfe<"} {
		if _, err := Read([]byte(whole)); err == nil {
			t.Errorf("%q is read", whole)
		}
	}
}

// FuzzRead: whatever a file holds, it's read or refused, and what is read has numbers.
func FuzzRead(f *testing.F) {
	for _, inner := range []string{
		`<path class="a-1" d="M0 0C1 2 3 4 5 6Q1 2 3 4A1 2 0 0 1 9 9S1 2 3 4T9 9z" transform="rotate(3 4 5) skewX(3) matrix(1 2 3 4 5 6)"/>`,
		`<defs><radialGradient id="a" r="0"><stop offset="5%" stop-color="#abc"/></radialGradient></defs><ellipse rx="9" ry="1e9" fill="url(#a)" stroke="red"/>`,
		`<clipPath id="c"><rect width="1" height="2"/></clipPath><g clip-path="url(#c)"><polygon points="1,2 3,4 5,6"/><polyline points="1"/></g>`,
		`<rect width="9" height="9" style="fill:hsl(1,2%,3%);stroke-dasharray:0.00001;stroke-width:1e300"/>`,
	} {
		f.Add(file(inner))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := Read(data)
		if err != nil {
			return
		}
		for _, s := range d.Shapes {
			x, y := s.At.Transform(1, 1)
			if math.IsNaN(x+y+s.Width) || math.IsInf(x+y+s.Width, 0) {
				t.Errorf("a shape at %v, %v wide", s.At, s.Width)
			}
		}
	})
}
