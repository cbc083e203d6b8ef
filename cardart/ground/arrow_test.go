package ground

import (
	"image"
	"image/color"
	"math/rand/v2"
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
		Grown: rapid.SampledFrom([]float64{0, 0.01, 0.5, 1}).Draw(t, "grown"), Flat: rapid.Bool().Draw(t, "flat"),
	}
}

// Nothing of an arrow is cut off at the edge of its picture, and its colours are valid.
func TestArrowsAreWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := anArrow(t)
		img := a.Draw()
		if img.Rect.Size() != a.Box().Size() {
			t.Fatalf("the picture is %v, its box %v", img.Rect.Size(), a.Box())
		}
		for y := range img.Rect.Dy() {
			for x := range img.Rect.Dx() {
				p := img.RGBAAt(x, y)
				if p.A > 8 && (x == 0 || y == 0 || x == img.Rect.Dx()-1 || y == img.Rect.Dy()-1) {
					t.Fatalf("%v at the edge of %v: %v", image.Pt(x, y), img.Rect, p)
				}
				if p.R > p.A || p.G > p.A || p.B > p.A {
					t.Fatalf("%v is no colour of a picture with alpha", p)
				}
			}
		}
	})
}

// A grown arrow has its colour at its end, and nothing there before.
func TestArrowsReachTheirEnd(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 50 {
		a := Arrow{From: image.Pt(rng.IntN(500), rng.IntN(500)), To: image.Pt(600+rng.IntN(300), rng.IntN(900)), Bow: rng.IntN(100), Scale: 1, Color: color.NRGBA{255, 255, 255, 255}}
		near := func() (most uint8) {
			img, at := a.Draw(), a.To.Sub(a.Box().Min)
			for y := -8; y <= 8; y++ {
				for x := -8; x <= 8; x++ {
					most = max(most, img.RGBAAt(at.X+x, at.Y+y).R)
				}
			}
			return most
		}
		if a.Grown = 1; near() < 200 {
			t.Fatalf("nothing at the end of %+v", a)
		}
		if a.Grown = 0.5; near() > 0 {
			t.Fatalf("half an arrow is at its end: %+v", a)
		}
	}
}

func BenchmarkArrow(b *testing.B) {
	a := Arrow{From: image.Pt(600, 100), To: image.Pt(0, 300), Bow: 100, Scale: 1, Color: color.NRGBA{255, 255, 255, 255}, Grown: 1}
	for b.Loop() {
		a.Draw()
	}
}
