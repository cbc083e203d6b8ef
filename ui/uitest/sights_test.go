package uitest

import (
	"image/color"
	"testing"
)

// The simulation keeps grey grey and makes alike what is known to look alike.
func TestSights(t *testing.T) {
	near := func(a, b color.NRGBA) bool {
		d := func(x, y uint8) int { return max(int(x), int(y)) - min(int(x), int(y)) }
		return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B)) <= 3
	}
	grey := color.NRGBA{0x80, 0x80, 0x80, 0xff}
	for _, s := range Sights {
		if got := s.Seen(grey); !near(got, grey) {
			t.Errorf("%s: grey looks %v", s.Name, got)
		}
	}
	red, green := color.NRGBA{0xc0, 0x50, 0x30, 0xff}, color.NRGBA{0x86, 0x6f, 0x2c, 0xff}
	if a, b := Sights[2].Seen(red), Sights[2].Seen(green); Apart(a, b) > 6 {
		t.Errorf("without green cones a red and an olive green look %v and %v: %.1f apart", a, b, Apart(a, b))
	}
	if d := Apart(red, green); d < 40 {
		t.Errorf("with all cones they are only %.1f apart", d)
	}
}
