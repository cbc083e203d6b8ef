package library

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// How far a game has gone is said by its moves and, if it has begun, in what people count it: as
// its table does.
func TestWhereabouts(t *testing.T) {
	s := &Local{games: []*rules.Game{gamestest.Find(t, "vastrix"), gamestest.Find(t, "vibes")}}
	for _, c := range []struct {
		game          string
		choices, turn int
		want          string
	}{
		{"vastrix", 0, 0, "No moves yet"}, {"vastrix", 3, 0, "Before the first turn, 3 moves"}, {"vastrix", 1, 0, "Before the first turn, 1 move"},
		{"vastrix", 12, 4, "Turn 4, 12 moves"}, {"vibes", 12, 4, "Cycle 2, 12 moves"}, {"vibes", 13, 5, "Cycle 3, 13 moves"}, {"unheard of", 12, 4, "12 moves"},
	} {
		if got := s.whereabouts(c.game, c.choices, c.turn); got != c.want {
			t.Errorf("%s, %d choices, turn %d: %q, want %q", c.game, c.choices, c.turn, got, c.want)
		}
	}
}
