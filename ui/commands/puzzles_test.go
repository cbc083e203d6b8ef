package commands

import (
	"strings"
	"testing"
)

// Every puzzle of every game can be solved against any answer, by few of the first choices.
func TestPuzzles(t *testing.T) {
	for _, c := range []struct {
		line string
		code int
		out  string
		err  string
	}{
		{"puzzles check", OK, "2 of 14 first choices solve it: score 9♣; effect 2♣ quick", ""},
		{"puzzles check whist", Failed, "", "unknown game \"whist\""},
		{"puzzles", Usage, "", "say what to do with the puzzles"},
		{"puzzles solve", Usage, "", "say what to do with the puzzles"},
	} {
		code, out, errOut := call(strings.Fields(c.line)...)
		if code != c.code || !strings.Contains(out, c.out) || !strings.Contains(errOut, c.err) || strings.Contains(out, "FAIL") {
			t.Errorf("%s: exit code %d, out %q, err %q", c.line, code, out, errOut)
		}
	}
}
