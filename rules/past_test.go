package rules

import "testing"

// TestTriggerKnowsItsCard: a trigger knows the card that its event was about as
// it was on the table, wherever that has gone and whoever has it now.
func TestTriggerKnowsItsCard(t *testing.T) {
	m := arenaMatch(t)
	m.put(defWidow, arenaField, 0)
	ox := m.put(defOx, arenaField, 1)
	m.S.Cards[ox].Owner = 0
	m.AddMark(Mark{Kind: markAdd, Card: ox, N: 4})
	m.AddCounters(ox, 0, NoSeat, 3, 0)
	m.RaiseLeaving(1, ox, 1, 0)
	m.MoveCard(ox, m.Game.Zone(2, 0), Top, 0)
	if len(m.S.Queue) != 1 || m.S.Queue[0].Card != ox || m.S.Queue[0].CardWas == 0 {
		t.Fatalf("the queue holds %+v", m.S.Queue)
	}
	m.S.PutEvent(9, 0, &m.S.Queue[0])
	was := m.S.Picks[0].Was
	if o := &m.S.Past[was-1]; o.Ctrl != 1 || o.Owner != 0 {
		t.Errorf("it was seat %d's, owned by %d, not 1's, owned by 0", o.Ctrl, o.Owner)
	}
	if nums := was.nums(m); nums[0] != 12 || nums[1] != 3 {
		t.Errorf("it had STR and counters %v, not 12 and 3", nums)
	}
	if err := m.Check(); err != nil {
		t.Error(err)
	}
}
