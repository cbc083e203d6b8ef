package vastrix_test

import (
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/vastrix"
)

// The end of a turn asks first while mini-turns are left with something to do in them.
func TestLeaves(t *testing.T) {
	look := vastrix.Looks()
	m := gamestest.Table(t, "vastrix", " turn A\n A hand: 7♦ K♣\n B hand: Q♣")
	nums := &m.S.Seats[0].Nums
	for _, c := range []struct {
		granted, used int16
		want          string
	}{{2, 1, "End your turn with 1 mini-turn left?"}, {3, 1, "End your turn with 2 mini-turns left?"}, {2, 2, ""}} {
		nums[vastrix.NumGranted], nums[vastrix.NumUsed] = c.granted, c.used
		if !m.Reask() {
			t.Fatal("nothing is asked")
		}
		got := ""
		for _, o := range m.S.Options {
			got += look.Leaves(m, o)
		}
		if got != c.want {
			t.Errorf("%d of %d used: it asks %q, want %q", c.used, c.granted, got, c.want)
		}
	}
}
