package cardart

import "testing"

// On a card, pictographs that the fonts lack are dots, one for each picture, and none is an
// empty box.
func TestPictographsOnCards(t *testing.T) {
	var l letters
	for _, face := range []*typeface{fonts().text, fonts().title} {
		out, _ := l.set(face, "A👨\u200d👩\u200d👧B👍🏽")
		if len(out) != 4 {
			t.Errorf("%d signs are set", len(out))
		}
		for i, g := range out {
			if g.id == 0 && g.sign == 0 {
				t.Errorf("sign %d is an empty box", i)
			}
		}
	}
}
