package cardart

import (
	"image"
	"testing"
)

// TestMarkersAtAllSizes: each marker is drawn, stays inside its picture and
// looks like no other.
func TestMarkersAtAllSizes(t *testing.T) {
	for _, size := range []image.Point{{12, 12}, {16, 16}, {24, 24}, {32, 32}, {48, 48}, {100, 100}, {256, 256}, {90, 40}, {40, 90}} {
		seen := map[string]string{}
		for _, k := range Markers() {
			img := DrawMarker(Marker{Kind: k, Value: "12"}, size)
			if img.Rect.Size() != size {
				t.Fatalf("%v at %v: rect %v", k, size, img.Rect)
			}
			strong := 0
			for i := 3; i < len(img.Pix); i += 4 {
				if img.Pix[i] > 128 {
					strong++
				}
			}
			short := min(size.X, size.Y)
			if strong*8 < short*short {
				t.Errorf("%v at %v: only %d pixels", k, size, strong)
			}
			if at, a := edgeAlpha(img); a > 8 && short >= 48 {
				t.Errorf("%v at %v: cut off at %v (alpha %d)", k, size, at, a)
			}
			if other, dup := seen[string(img.Pix)]; dup {
				t.Errorf("%v at %v looks like %v", k, size, other)
			}
			seen[string(img.Pix)] = k
		}
	}
}

// edgeAlpha is the most opaque pixel of the outermost ring.
func edgeAlpha(img *image.RGBA) (image.Point, uint8) {
	var at image.Point
	var most uint8
	s := img.Rect.Size()
	for y := range s.Y {
		for x := range s.X {
			if x > 0 && y > 0 && x < s.X-1 && y < s.Y-1 {
				continue
			}
			if a := img.RGBAAt(x, y).A; a > most {
				at, most = image.Pt(x, y), a
			}
		}
	}
	return at, most
}
