package cardart

import (
	"fmt"
	"image"
	"image/color"
	"strings"
	"testing"

	"feltstack/cardart/drawing"
)

// artOf reads a file as large as an art window.
func artOf(t *testing.T, inner string) *Art {
	t.Helper()
	a, err := ReadArt([]byte(`<svg viewBox="0 0 112 112">` + inner + `</svg>`))
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// inLight draws a file in a light of plain colours, as large as it is.
func inLight(a *Art) *image.RGBA {
	p := newPen(image.Pt(112, 112))
	s := &scene{pen: p.at(56, 56), w: 56, h: 56, unit: 1, accent: color.NRGBA{200, 0, 0, 255},
		mood: mood{ink: color.NRGBA{0, 0, 90, 255}, light: white, side: 1}}
	s.art(a)
	return p.s.img
}

// Colours that stand for the light of the scene follow it, whole or in part.
func TestTonesFollowTheLight(t *testing.T) {
	img := inLight(artOf(t, `<rect width="20" height="112" fill="#7c3f86"/><rect x="20" width="20" height="112" fill="#646464" class="accent-50"/>
		<rect x="40" width="20" height="112" fill="#646464"/><path d="M70 0V112" fill="none" stroke="#232a3b" stroke-width="20"/>`))
	for x, want := range map[int]color.RGBA{10: {200, 0, 0, 255}, 30: {100 + (200-0x7c)/2, 100 - 0x3f/2, 100 - 0x86/2, 255}, 50: {100, 100, 100, 255}, 70: {0, 0, 90, 255}} {
		got := img.RGBAAt(x, 56)
		for _, d := range [3]int{int(got.R) - int(want.R), int(got.G) - int(want.G), int(got.B) - int(want.B)} {
			if abs(d) > 1 {
				t.Errorf("at %d it is %v, want %v", x, got, want)
			}
		}
	}
}

// A filled shape with an outline in ink is a body: light on the side of the light.
func TestBodiesStandInTheLight(t *testing.T) {
	const shape = `<circle cx="56" cy="56" r="40" fill="#808080" stroke="%s" stroke-width="1"/>`
	body, flat := inLight(artOf(t, fmt.Sprintf(shape, "#232a3b"))), inLight(artOf(t, fmt.Sprintf(shape, "#000000")))
	if lit, dim := body.RGBAAt(18, 56), body.RGBAAt(93, 56); lit.R < dim.R+60 {
		t.Errorf("the body is %v on the left and %v on the right", lit, dim)
	}
	if l, r := flat.RGBAAt(18, 56), flat.RGBAAt(93, 56); l != r {
		t.Errorf("the flat shape is %v on the left and %v on the right", l, r)
	}
}

// Blends and clips are drawn as files say.
func TestBlendsAndClips(t *testing.T) {
	img := inLight(artOf(t, `<defs><linearGradient id="b"><stop stop-color="#ffffff"/><stop offset="1" stop-color="#000000"/></linearGradient>
		<clipPath id="c"><circle cx="56" cy="56" r="30"/></clipPath></defs><rect width="112" height="112" fill="url(#b)" clip-path="url(#c)"/>`))
	if a := img.RGBAAt(20, 56).A; a != 0 {
		t.Errorf("outside the clip it covers %d", a)
	}
	if l, r := img.RGBAAt(30, 56).R, img.RGBAAt(80, 56).R; l < 170 || r > 85 {
		t.Errorf("it goes from %d to %d", l, r)
	}
}

func TestArtErrors(t *testing.T) {
	for file, want := range map[string]string{
		`<svg viewBox="0 0 9 5"><path d="M0 0H9V9Z"/></svg>`:                   "line 1: the viewBox must be square",
		`<svg viewBox="0 0 9 9" data-sky="blue"><path d="M0 0H9V9Z"/></svg>`:   `line 1: data-sky is "blue"; it can be dim, bright, dark or sunless`,
		`<svg viewBox="0 0 9 9" data-place="moon"><path d="M0 0H9V9Z"/></svg>`: `line 1: data-place is "moon"; it can be nowhere, land, wild, peaks, heath, sea, deep, hall or snow`,
		`<svg viewBox="0 0 9 9" data-mirror="x"><path d="M0 0H9V9Z"/></svg>`:   `line 1: data-mirror is "x"; it can be yes or no`,
	} {
		if _, err := ReadArt([]byte(file)); err == nil || err.Error() != want {
			t.Errorf("%s: %v", file, err)
		}
	}
}

// A picture is mirrored where the light comes from the right, but letters stay readable.
func TestLettersAreNotMirrored(t *testing.T) {
	left := func(attribute string) (n int) {
		a, err := ReadArt([]byte(`<svg viewBox="0 0 400 400" ` + attribute + `><rect x="40" y="40" width="120" height="320" fill="#ff00ff"/></svg>`))
		if err != nil {
			t.Fatal(err)
		}
		for _, title := range strings.Fields("a b c d e f g h i j k l m n o p") {
			img := Window(Face{Style: Framed, Title: title, Picture: ownArt{a}}, 100)
			if c := img.RGBAAt(25, 50); c.R > 200 && c.G < 60 && c.B > 200 {
				n++
			}
		}
		return n
	}
	if n := left(""); n < 3 || n > 13 {
		t.Errorf("it is to the left in %d of 16 pictures", n)
	}
	if n := left(`data-mirror="no"`); n != 16 {
		t.Errorf("letters are to the left in %d of 16 pictures", n)
	}
	for motif, want := range map[string]bool{"penguin: waving": false, "penguin: waving, question marks": true, "lil: letters": true} {
		if a := motifArt(motif); a == nil || a.fixed != want {
			t.Errorf("%s is fixed: %v, want %v", motif, !want, want)
		}
	}
}

// The largest file that is read is drawn to its end, too.
func TestHostileArtIsDrawn(t *testing.T) {
	body := `<path d="M0 0` + strings.Repeat("C99 0 99 99 0 99", 18) + `Z" fill="#808080" stroke="#232a3b" stroke-width="30"/>`
	a := artOf(t, strings.Repeat(body, drawing.MostShapes*3/4))
	Draw(Face{Style: Framed, Title: "A", Picture: ownArt{a}}, image.Pt(360, 504))
}

// ownArt is art that is there.
type ownArt struct{ a *Art }

func (o ownArt) Art() *Art        { return o.a }
func (ownArt) Image() image.Image { return nil }

// FuzzReadArt: what can be read can be drawn.
func FuzzReadArt(f *testing.F) {
	for _, m := range []string{"beasts/wolf", "tools/hourglass", "elements/comet", "plants/tree"} {
		data, err := artFiles.ReadFile("motifs/" + m + ".svg")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if a, err := ReadArt(data); err == nil {
			Draw(Face{Style: Framed, Title: "A", Picture: ownArt{a}}, image.Pt(40, 56))
		}
	})
}
