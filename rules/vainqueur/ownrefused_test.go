package vainqueur

import (
	"strings"
	"testing"

	"feltstack/rules"
)

// Texts that could never do anything, or of which it is not clear what they
// mean, are mistakes.
func TestTextsThatAreRefused(t *testing.T) {
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ kind, text, want string }{
		{"Spell", "Destroy all other monsters.", "a Spell is never in play: choose or keep"},
		{"Spell", "If you control another monster, draw a card.", "a Spell is never in play: choose or keep"},
		{"Spell", "Choose a monster. Destroy all other monsters.", ""},
		{"Spell", "Discard another card: draw 2 cards.", ""},
		{"Beast Monster", "When this is summoned, destroy all other monsters.", ""},
		{"Beast Monster", "When this is summoned, choose a monster. Destroy all other monsters.", ""},
		{"Beast Monster", "When this is summoned, destroy a target monster. Destroy another target monster.", "\"other\" could be other than this, or"},
		{"Beast Monster", "Whenever a monster is summoned, destroy all other monsters.", "other than this, or than the summoned card?"},
		{"Beast Monster", "Whenever another monster is summoned, destroy all other monsters.", ""},
	} {
		file := "[[card]]\nname = \"Paper Tiger\"\ntype = \"" + c.kind + "\"\nrank = \"α\"\ntext = \"" + c.text + "\"\n"
		if c.kind != "Beast Monster" {
			file = strings.Replace(file, "rank = \"α\"\n", "", 1)
		}
		_, err := g.For(rules.Setup{Own: []rules.OwnCards{{Set: "zoo", Cards: file}}})
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %s\n%v", c.kind, c.text, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %s\ngot %v, want %s", c.kind, c.text, err, c.want)
		}
	}
}
