package library

import "testing"

// How far a game has gone is told by its moves and its turn, if it has come to one.
func TestWhereabouts(t *testing.T) {
	for _, c := range []struct {
		choices, turn int
		want          string
	}{{0, 0, "No moves yet"}, {3, 0, "Before turn 1, 3 moves"}, {1, 0, "Before turn 1, 1 move"}, {12, 4, "Turn 4, 12 moves"}} {
		if got := whereabouts(c.choices, c.turn); got != c.want {
			t.Errorf("%d choices, turn %d: %q, want %q", c.choices, c.turn, got, c.want)
		}
	}
}
