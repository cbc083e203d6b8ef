package ground

import (
	"bytes"
	"image"
	"testing"

	"feltstack/rules/looks"
)

// arena is a table with a banner at the far edge and one at the near edge.
func arena() Table {
	t := Table{Size: image.Pt(640, 400), Scale: 1, Lamp: image.Pt(320, 200), Felt: felt, Look: looks.Arena()}
	t.Banners = Banners{{Box: image.Rect(60, 6, 110, 96)}, {Box: image.Rect(500, 304, 550, 394), Near: true}}
	return t
}

// Banners change nothing but their own places and the shade beside them, on nothing but stone,
// and never in strong contrast.
func TestBannersHangInTheirPlaces(t *testing.T) {
	with := arena()
	without := with
	without.Banners = Banners{}
	a, b := with.Bare(), without.Bare()
	const shade = bannerDown + bannerSoft + 1
	for y := range with.Size.Y {
		for x := range with.Size.X {
			near := false
			for _, k := range with.Banners {
				near = near || !k.Box.Empty() && image.Pt(x, y).In(k.Box.Inset(-shade))
			}
			if !near && a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				t.Fatalf("the ground has changed at %d, %d", x, y)
			}
		}
	}
	for _, k := range with.Banners[:2] {
		if middle := k.Box.Inset(12); mean(a, middle) == mean(b, middle) {
			t.Errorf("nothing hangs in %v", k.Box)
		}
	}
	for name, change := range map[string]func(*Table){
		"cloth": func(t *Table) { t.Look.Made = looks.Cloth }, "ice": func(t *Table) { t.Look.Made = looks.Ice },
		"strong contrast": func(t *Table) { t.Flat = true },
	} {
		a, b := with, without
		change(&a)
		change(&b)
		if !bytes.Equal(a.Bare().Pix, b.Bare().Pix) {
			t.Errorf("%s: banners hang there", name)
		}
	}
}

// The banners of the near edge hang the other way round, and each side has its own colour.
func TestBannersFaceTheirSides(t *testing.T) {
	far := Banner{Box: image.Rect(0, 0, 50, 90)}
	near := Banner{Box: image.Rect(0, 0, 50, 90), Near: true}
	f, n := far.cloth(), near.cloth()
	if f.RGBAAt(25, 89).A != 0 || f.RGBAAt(25, 1).A == 0 {
		t.Error("the far one doesn't hang down from its rod")
	}
	if n.RGBAAt(25, 0).A != 0 || n.RGBAAt(25, 88).A == 0 {
		t.Error("the near one doesn't lie up from its rod")
	}
	if a, b := f.RGBAAt(15, 20), n.RGBAAt(15, 70); a.B <= a.R || b.R <= b.B {
		t.Errorf("they are dyed %v and %v", a, b)
	}
}
