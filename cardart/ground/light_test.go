package ground

import (
	"image"
	"testing"
)

// A light is strongest at its edge and weak within, stronger the more there is of it, and nothing
// of it is seen beyond what it reaches.
func TestLightOnZones(t *testing.T) {
	alpha := func(img *image.RGBA, x, y int) int { return int(img.RGBAAt(x, y).A) }
	for _, flat := range []bool{false, true} {
		last := 0
		for _, much := range []float64{0.5, 1} {
			l := Light{Size: image.Pt(120, 90), Much: much, Fill: felt, Within: 40, Flat: flat}
			img := l.Picture()
			if img.Rect.Size() != image.Pt(124, 94) {
				t.Fatalf("its picture has the size %v", img.Rect.Size())
			}
			edge, middle, corner := alpha(img, 3, 47), alpha(img, 62, 47), alpha(img, 0, 0)
			if edge <= 2*middle || middle != 40 || corner != 0 {
				t.Errorf("flat %v, light %v: it is %d at its edge, %d within, %d in its corner", flat, much, edge, middle, corner)
			}
			sum := 0
			for x := range 20 {
				sum += alpha(img, x, 47)
			}
			if sum <= last {
				t.Errorf("flat %v: light %v is no stronger than the one before", flat, much)
			}
			last = sum
			for i := 0; i < len(img.Pix); i += 4 {
				if p := img.Pix[i : i+4]; max(p[0], p[1], p[2]) > p[3] {
					t.Fatalf("flat %v: a point is %v", flat, p)
				}
			}
		}
	}
}
