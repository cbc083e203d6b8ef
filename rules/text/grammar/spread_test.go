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
		{"(less|more): A = costs (less|more) (x|y)", "less: A = costs less x; less: A = costs less y; more: A = costs more x; more: A = costs more y"},
		{"s: A = ({B+ or|, or}|c) d => (the {B}|the c) d", "s: A = {B+ or|, or} d => the {B} d; s: A = c d => the c d"},
	} {
		got, err := Spread(c.line)
		if err != nil || !slices.Equal(got, strings.Split(c.want, "; ")) {
			t.Errorf("%s\ngot  %s (%v)\nwant %s", c.line, strings.Join(got, "; "), err, c.want)
		}
	}
	for _, line := range []string{"(a|b): A = c", "(a|b): A = (c|d|e)", "a: A = (c|d) => (c|d) (e|f)"} {
		if _, err := Spread(line); err == nil {
			t.Errorf("%s: no error", line)
		}
	}
}

// What an abbreviation stands for is read and printed in its place.
func TestAbbreviation(t *testing.T) {
	g := load(t, "$two = {Word+ and}", "p: Para = say $two .", "p: Para = tell $two .", "(hey|you): Word = (hey|you)", "b: Body = x", "s: Static = y {Body}", "all: Para = {Static}")
	trees, errs := g.Parse("Tell hey and you.")
	if len(errs) > 0 || g.Print(trees[0]) != "Say hey and you." {
		t.Errorf("%v %v", trees, errs)
	}
}
