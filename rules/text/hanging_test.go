package text

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
)

const (
	toyWorn uint8 = 9  // mark: has an ability from another text
	toyMute uint8 = 10 // mark: has lost all abilities
)

// smithy is a game whose cards are attached to others and lie under them, gain and
// lose abilities, and whose effects may last for a duel.
func smithy(g *rules.Game, v *Vocabulary) (*rules.Game, *Vocabulary) {
	worn := rules.ZoneKind(len(g.Zones))
	g.Zones = append(g.Zones,
		rules.ZoneSpec{Name: "belt", Short: "B", PerSeat: true, Ordered: true, Table: true},
		rules.ZoneSpec{Name: "chest", Short: "C", PerSeat: true, Ordered: true})
	g.Attached, g.Under, g.Fallen = worn, worn+1, toyPile
	for len(g.Marks) <= int(toyMute) {
		g.Marks = append(g.Marks, "mark")
	}
	g.SeatNums = []string{"life", "coins"}
	g.Grants, g.Mutes = toyWorn, toyMute
	g.Spans = []rules.Span{{Name: "duel", Until: rules.UntilGame}}
	v.Steps[1].Until = rules.UntilGame + 1
	return g, v
}

func smith(t *testing.T) *Language {
	t.Helper()
	g, v := smithy(toyGame(), toyVocabulary())
	g.Labels = slices.Repeat([]string{"play"}, 8)
	l, err := New(g, v)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// What texts say of cards that hang on others, of abilities that cards gain and
// lose, and of how long: each comes back letter for letter, with the program it
// compiles to, or is refused.
func TestHanging(t *testing.T) {
	l := smith(t)
	golden(t, "testdata/hanging.txt", func(in string) string {
		tree, err := l.Parse(in)
		if err != nil {
			return err.Error()
		}
		prog, err := l.Compile(tree)
		if err != nil {
			return err.Error()
		}
		again(t, l, tree)
		printed := l.Print(tree)
		if printed == in {
			printed = ""
		} else {
			printed = "is: " + printed + "\n"
		}
		return strings.TrimSuffix(printed+listed(l, prog), "\n")
	})
}

// Every tree that the table of such a game can make is read as a text that is a fixed
// point of printing, or refused with a reason.
func TestEveryHangingTree(t *testing.T) {
	l := smith(t)
	g := l.grammar.NewGrower(7)
	read := 0
	for range 6_000 {
		written := l.grammar.Print(g.Grow("Para", 9))
		tree, err := l.Parse(written)
		if err != nil {
			if strings.Contains(err.Error(), "can mean two things") {
				t.Errorf("%s\n%v", written, err)
			}
			continue
		}
		read++
		again(t, l, tree)
		if prog, err := l.Compile(tree); err == nil {
			listed(l, prog)
		}
	}
	if read < 600 {
		t.Errorf("only %d texts were read", read)
	}
}
