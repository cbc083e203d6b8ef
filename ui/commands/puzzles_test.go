package commands

import (
	"strings"
	"testing"
)

// Every puzzle of these games can be solved against any answer, by few of the first choices. Those of VASTRIX
// are solved at the table, in package guide.
func TestPuzzles(t *testing.T) {
	for _, c := range []struct {
		line string
		code int
		out  string
		err  string
	}{
		{"puzzles check vibes", OK, "1 of 3 first choices solve it: play Put on a Show\n", ""},
		{"puzzles check vainqueur", OK, "Vainqueur: A wall of one\n", ""},
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
