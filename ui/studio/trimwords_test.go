package studio

import (
	"testing"

	"feltstack/cardart"
	"feltstack/ui/words"
)

// Every frame, rarity and symbol has a name in the window, and nothing else has one.
func TestTrimWords(t *testing.T) {
	for _, c := range []struct {
		names []string
		words map[string]words.ID
	}{{cardart.Frames(), frameWords}, {cardart.Rarities(), rarityWords}, {cardart.Emblems(), symbolWords}} {
		for _, name := range c.names {
			if c.words[name] == "" {
				t.Errorf("nothing says %s", name)
			}
		}
		if len(c.words) != len(c.names) {
			t.Errorf("%v are said of %v", c.words, c.names)
		}
	}
}
