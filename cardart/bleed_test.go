package cardart

import (
	"image"
	"testing"
)

// A card for cutting is opaque to its corners, and its colours go on beyond its edges.
func TestBleed(t *testing.T) {
	const beyond = 12
	size := image.Pt(150, 210)
	for name, img := range map[string]*image.RGBA{
		"framed":  DrawBleed(Face{Style: Framed, Title: "Wolf", Motif: "wolf", Text: "This can pierce."}, size, beyond),
		"playing": DrawBleed(Face{Rank: "7", Suit: Hearts}, size, beyond),
		"back":    BackBleed(Garnet, size, beyond),
	} {
		if got := img.Bounds().Size(); got != size.Add(image.Pt(2*beyond, 2*beyond)) {
			t.Fatalf("%s: %v large", name, got)
		}
		for i := 3; i < len(img.Pix); i += 4 {
			if img.Pix[i] != 255 {
				t.Fatalf("%s: pixel %d can be looked through", name, i/4)
			}
		}
		within := func(v, n int) int { return min(max(v, beyond), beyond+n-1) }
		for y := range img.Rect.Dy() {
			for x := range img.Rect.Dx() {
				if img.RGBAAt(x, y) != img.RGBAAt(within(x, size.X), within(y, size.Y)) {
					t.Fatalf("%s: the edge isn't continued at %d, %d", name, x, y)
				}
			}
		}
	}
}
