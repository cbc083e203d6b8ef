package vastrix_test

import (
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/vastrix"
)

// In Deffy Moment the whole deck lies by ranks, whatever the shuffle.
func TestDeffyMomentLiesByRanks(t *testing.T) {
	m := gamestest.Table(t, "vastrix", "new game\n  seed 3\n  option deffy = moment")
	pool := m.In(vastrix.DeffyPool, 0)
	last, n := int16(0), 0
	for c := pool.First; c != 0; c = m.S.Cards[c].Next {
		rank := m.Def(c).Facts[vastrix.FactRank]
		if rank < last {
			t.Errorf("%s lies after a card of rank %d", m.Def(c).Short, last)
		}
		last = rank
		n++
	}
	if n != 54 {
		t.Errorf("%d cards lie in the pool", n)
	}
}
