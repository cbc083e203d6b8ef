package text

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
)

const (
	toyDecree uint8 = 7 // mark: a decree that holds
	toyParry  uint8 = 8 // mark: harm that is prevented
)

// bazaar is the toy where players call beasts and fairies for coins, and coins
// and harm come to them.
func bazaar(g *rules.Game, v *Vocabulary) (*rules.Game, *Vocabulary) {
	g.Acts = []string{"play", "call"}
	g.Decreed = toyDecree
	g.Marks = []string{"", "revealed", "shield", "more", "now", "can", "said", "decreed", "parry"}
	v.Acts = []Act{{Phrase: "play", Of: []string{"card"}, Pays: rules.Resources(0, 1)}, {Phrase: "call", Act: 1, Unit: "coin", Of: []string{"beast", "fairy"}}}
	v.Befalls = []Befall{{Phrase: "gain life", Why: 7, Done: 8}, {Phrase: "get coins", Why: 8, Many: true}}
	v.Damages = []Damage{{Phrase: "harm", Mark: toyParry, Of: "beast"}}
	return g, v
}

// What texts say of what players may do, of what cards cost and of what befalls
// players: each comes back letter for letter, with the program it compiles to,
// or is refused.
func TestDecrees(t *testing.T) {
	g, v := bazaar(toyGame(), toyVocabulary())
	v.Play = &Label{Label: 1}
	g.Labels = slices.Repeat([]string{"play"}, 8)
	l, err := New(g, v)
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "testdata/decrees.txt", func(in string) string {
		tree, err := l.Parse(in)
		if err != nil {
			return err.Error()
		}
		prog, err := l.Compile(tree)
		if err != nil {
			return err.Error()
		}
		printed := l.Print(tree)
		if printed == in {
			printed = ""
		} else {
			printed = "is: " + printed + "\n"
		}
		return strings.TrimSuffix(printed+listed(l, prog), "\n")
	})
}

// What comes to nothing is refused.
func TestIdle(t *testing.T) {
	l := toy(t)
	golden(t, "testdata/idle.txt", func(in string) string {
		tree, err := l.Parse(in)
		if err == nil {
			_, err = l.Compile(tree)
		}
		if err == nil {
			return "no error"
		}
		return err.Error()
	})
}
