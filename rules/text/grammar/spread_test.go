package grammar

import (
	"slices"
	"strings"
	"testing"
)

// The alternatives of a line are lines, and those of its name and of its long form go with them.
func TestSpread(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"a: A = b -- (x|y)", "a: A = b -- (x|y)"},
		{"a: A = (b|) {C+ or|, or} (d|e) . -- aside", "a: A = b {C+ or|, or} d . -- aside; a: A = b {C+ or|, or} e . -- aside; a: A = {C+ or|, or} d . -- aside; a: A = {C+ or|, or} e . -- aside"},
		{"(less|more): A = costs (=less|more) (x|y)", "less: A = costs less x; less: A = costs less y; more: A = costs more x; more: A = costs more y"},
		{"s(| c): (A|B) = (e|f) (={B+ or|, or}|c) => (the {B}|the c) (d|e)", "s: A = e {B+ or|, or} => the {B} d; s c: B = e c => the c e; s: A = f {B+ or|, or} => the {B} d; s c: B = f c => the c e"},
		{"(a|b) (c|d): A = (=a|b) (=c|d)", "a c: A = a c; a d: A = a d; b c: A = b c; b d: A = b d"},
		{"s: A = (=the|a) d => (the|a) d", "s: A = the d => the d; s: A = a d => a d"},
	} {
		got, err := Spread(c.line)
		if err != nil || !slices.Equal(got, strings.Split(c.want, "; ")) {
			t.Errorf("%s\ngot  %s (%v)\nwant %s", c.line, strings.Join(got, "; "), err, c.want)
		}
	}
	for _, line := range []string{"(a|b): A = c", "(a|b): A = (c|d)", "(a|b): A = (=c|d|e)", "a: A = (=c|d) (=e|f) => (c|d) (e|f) (g|h)"} {
		if _, err := Spread(line); err == nil {
			t.Errorf("%s: no error", line)
		}
	}
}

// What an abbreviation stands for is read and printed in its place.
func TestAbbreviation(t *testing.T) {
	g := load(t, "$two = {Word+ and}", "p: Para = say $two .", "p: Para = tell $two .", "(hey|you): Word = (=hey|you)", "b: Body = x", "s: Static = y {Body}", "all: Para = {Static}")
	trees, errs := g.Parse("Tell hey and you.")
	if len(errs) > 0 || g.Print(trees[0]) != "Say hey and you." {
		t.Errorf("%v %v", trees, errs)
	}
}
