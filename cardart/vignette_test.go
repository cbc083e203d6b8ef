package cardart

import (
	"image/color"
	"testing"
)

// Every motif alone fills a square but for its corners, at any size.
func TestVignettes(t *testing.T) {
	for _, size := range []int{16, 56, 130} {
		for _, name := range []string{"owl", "key", "no such motif"} {
			img := Vignette(name, color.NRGBA{0x7c, 0x3f, 0x86, 0xff}, size)
			if img.Rect.Dx() != size || img.Rect.Dy() != size || img.RGBAAt(0, 0).A > 40 || img.RGBAAt(size/2, size/2).A != 255 {
				t.Errorf("%s at %d is %v with %v in a corner and %v in the middle", name, size, img.Rect, img.RGBAAt(0, 0), img.RGBAAt(size/2, size/2))
			}
		}
	}
}
