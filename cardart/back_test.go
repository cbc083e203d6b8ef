package cardart

import (
	"image"
	"testing"
)

// TestBackReadsEitherWay: a back must not tell which way up a card lies.
func TestBackReadsEitherWay(t *testing.T) {
	t.Parallel()
	for _, b := range Backs() {
		for _, size := range []image.Point{{60, 84}, {120, 168}, {360, 504}} {
			img := Back(b, size)
			sum := 0
			n := len(img.Pix)
			for i := 0; i < n; i += 4 {
				for k := range 4 {
					sum += abs(int(img.Pix[i+k]) - int(img.Pix[n-4-i+k]))
				}
			}
			// The edges of shapes may round differently by a level or so.
			if mean := float64(sum) / float64(n); mean > 1.2 {
				t.Errorf("%v at %v: turned round it differs by %.2f levels on average", b, size, mean)
			}
		}
	}
}

func TestBacksAtAllSizes(t *testing.T) {
	t.Parallel()
	for _, size := range testSizes {
		seen := map[string]BackStyle{}
		for _, b := range Backs() {
			img := Back(b, size)
			if img.Rect.Size() != size {
				t.Fatalf("%v at %v: rect %v", b, size, img.Rect)
			}
			border := 11 * min(float64(size.X)/unitWidth, float64(size.Y)/unitHeight)
			if at, ok := cleanMargin(img); !ok && border > 4 {
				t.Errorf("%v at %v: the pattern reaches the margin at %v", b, size, at)
			}
			if n := darkPixels(img); n*3 < size.X*size.Y {
				t.Errorf("%v at %v: only %d dark pixels", b, size, n)
			}
			if other, dup := seen[string(img.Pix)]; dup {
				t.Errorf("%v looks like %v", b, other)
			}
			seen[string(img.Pix)] = b
		}
	}
}
