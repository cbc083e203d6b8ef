package cardart

import (
	"image"
	"testing"
)

// Every symbol is one letter, and is drawn, in every tint, on light and on dark frames.
func TestSymbols(t *testing.T) {
	for _, name := range append([]string{"A", "Z"}, symbolSigns...) {
		for _, tint := range tints {
			if name == "hearts" && tint.name == "" {
				continue // that is the suit
			}
			said := []rune(Symbol(name, tint.name))
			if len(said) != 1 {
				t.Fatalf("%s in %q is %q", name, tint.name, string(said))
			}
			var l letters
			if g, w := l.set(fonts().text, string(said)); len(g) != 1 || g[0].sign == 0 || w != signWidth {
				t.Fatalf("%s in %q is no sign of a text", name, tint.name)
			}
			for _, ground := range []textStyle{{colour: ink}, {colour: ivory}} {
				p := newPen(image.Pt(40, 40))
				ground.face, ground.size = fonts().text, 36
				p.write(ground, string(said), 4, 34, left)
				drawn := 0
				for i := 3; i < len(p.s.img.Pix); i += 4 {
					if p.s.img.Pix[i] > 128 {
						drawn++
					}
				}
				if drawn < 60 {
					t.Errorf("%s in %q covers %d pixels", name, tint.name, drawn)
				}
			}
		}
	}
	if Symbol("unicorn", "") != "" || Symbol("sun", "plaid") != "" || Symbol("a", "") != "" {
		t.Error("there are symbols that nobody drew")
	}
}
