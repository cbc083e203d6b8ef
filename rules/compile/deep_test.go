package compile

import (
	"runtime/debug"
	"strings"
	"testing"

	"feltstack/rules/text"
	"feltstack/rules/text/toytest"
)

// A number that is taken from itself is an error, not a stack that overflows.
func TestNumberOfItself(t *testing.T) {
	defer debug.SetMaxStack(debug.SetMaxStack(8 << 20))
	l := New(toytest.New(t))
	tree, err := l.Parse("Play: Gain life equal to the total power of beasts on the table with power greater than the power of this.")
	if err != nil {
		t.Fatal(err)
	}
	n := tree.Paras[0].Body.Sentences[0].Clauses[0].Args[0].(*text.Count).Of
	n.Thing.Having[0].Than = n
	if _, err := l.Compile(tree); err == nil || !strings.Contains(err.Error(), tooDeep) {
		t.Errorf("the number is compiled: %v", err)
	}
}

// Whatever a text nests or repeats, it ends with a program or an error.
func TestDeepTexts(t *testing.T) {
	defer debug.SetMaxStack(debug.SetMaxStack(8 << 20))
	l := New(toytest.Page(t))
	chain := func(before, again, after string, n int) string { return before + strings.Repeat(again, n) + after }
	for what, s := range map[string]string{
		"quotations": chain("", `Your beasts gain "`, "Draw a card."+strings.Repeat(`"`, 480), 480),
		"plus":       chain("Play: Gain life equal to your life", " plus 2", ".", 1300),
		"half":       chain("Play: Gain life equal to ", "half of ", "your life"+strings.Repeat(", rounded up", 470)+".", 470),
		"X":          "Play: Gain X life, then lose X life, where X is X plus 1.",
		"X of cards": "Play: Gain X life, where X is the total power of beasts on the table with power greater than half of X, rounded up.",
		"X of costs": "Lose X life: gain X life, then draw X cards, where X is half of X, rounded up.",
		"or":         chain("Play: If you control a beast", " or you control a beast", ", draw a card.", 380),
		"lists":      chain("Play: If you control a beast", ", a beast", " and a beast, draw a card.", 900),
		"levels":     chain("", "[low] ", "Play: Draw a card.", 1400),
	} {
		tree, err := l.Parse(s)
		if err == nil {
			_, err = l.Compile(tree)
		}
		if err != nil && strings.Contains(err.Error(), "bug") {
			t.Errorf("%s: %v", what, err)
		}
	}
}
