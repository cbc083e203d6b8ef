package ground

import (
	"image"
	"image/color"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func anArrow(t *rapid.T) Arrow {
	at := func(what string) image.Point {
		return image.Pt(rapid.IntRange(-50, 700).Draw(t, what+" x"), rapid.IntRange(-50, 700).Draw(t, what+" y"))
	}
	return Arrow{
		From: at("from"), To: at("to"), Bow: rapid.IntRange(-200, 200).Draw(t, "bow"), Scale: rapid.SampledFrom([]float64{0.7, 1, 2}).Draw(t, "scale"),
		Color: color.NRGBA{0xf0, 0xc2, 0x5a, 255}, Dash: rapid.SampledFrom([]float64{0, 4, 13}).Draw(t, "dash"), Gap: 8,
		Flat: rapid.Bool().Draw(t, "flat"),
	}
}

// Nothing of an arrow is cut off at the edge of a piece unless another goes on there, no
// point is painted twice, and its colours are valid.
func TestArrowsAreWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		parts := anArrow(t).Parts(nil)
		seen := map[image.Point]bool{}
		for i, part := range parts {
			img := part.Picture
			for y := range img.Rect.Dy() {
				for x := range img.Rect.Dx() {
					p, at := img.RGBAAt(x, y), part.At.Add(image.Pt(x, y))
					if p.A == 0 {
						continue
					}
					if seen[at] {
						t.Fatalf("%v is painted twice", at)
					}
					seen[at] = true
					edge := x == 0 || y == 0 || x == img.Rect.Dx()-1 || y == img.Rect.Dy()-1
					goesOn := slices.ContainsFunc(parts, func(o Part) bool {
						return o.At != part.At && at.In(o.Picture.Rect.Add(o.At).Inset(-1))
					})
					if p.A > 8 && edge && !goesOn {
						t.Fatalf("%v at the edge of piece %d, %v: %v", image.Pt(x, y), i, img.Rect, p)
					}
					if p.R > p.A || p.G > p.A || p.B > p.A {
						t.Fatalf("%v is no colour of a picture with alpha", p)
					}
				}
			}
		}
	})
}

// The last piece alone has the arrow's colour at its end.
func TestArrowsReachTheirEnd(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 50 {
		a := Arrow{From: image.Pt(rng.IntN(500), rng.IntN(500)), To: image.Pt(600+rng.IntN(300), rng.IntN(900)), Bow: rng.IntN(100), Scale: 1, Color: color.NRGBA{255, 255, 255, 255}}
		parts := a.Parts(nil)
		for i, part := range parts {
			var most uint8
			for y := -8; y <= 8; y++ {
				for x := -8; x <= 8; x++ {
					at := a.To.Sub(part.At)
					most = max(most, part.Picture.RGBAAt(at.X+x, at.Y+y).R)
				}
			}
			if last := i == len(parts)-1; last && most < 200 || !last && i < len(parts)-2 && most > 0 {
				t.Fatalf("piece %d of %d has %d at the end of %+v", i, len(parts), most, a)
			}
		}
	}
}

// An arrow is faint where texts are, and says how much of it is.
func TestArrowsKeepOffTexts(t *testing.T) {
	a := Arrow{From: image.Pt(0, 100), To: image.Pt(600, 100), Scale: 1, Color: color.NRGBA{255, 255, 255, 255}}
	text := []image.Rectangle{image.Rect(250, 80, 350, 120)}
	most := func(texts []image.Rectangle) (a uint8) {
		for _, p := range (Arrow{From: image.Pt(0, 100), To: image.Pt(600, 100), Scale: 1, Color: color.NRGBA{255, 255, 255, 255}}).Parts(texts) {
			for x := 270; x < 330; x++ {
				a = max(a, p.Picture.RGBAAt(x-p.At.X, 100-p.At.Y).A)
			}
		}
		return a
	}
	if on, off := most(text), most(nil); on > 60 || off < 250 {
		t.Errorf("over a text it covers %d of 255, elsewhere %d", on, off)
	}
	if over := a.Over(text); over < 0.12 || over > 0.2 {
		t.Errorf("%v of the arrow lead over the text, a sixth does", over)
	}
	if a.Bow = 150; a.Over(text) != 0 {
		t.Error("an arrow around the text leads over it")
	}
}

func BenchmarkArrow(b *testing.B) {
	a := Arrow{From: image.Pt(600, 100), To: image.Pt(0, 300), Bow: 100, Scale: 1, Color: color.NRGBA{255, 255, 255, 255}}
	for b.Loop() {
		a.Parts(nil)
	}
}
