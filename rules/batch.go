package rules

import "slices"

// What happens at the same time is one event for "whenever 1 or more ...": what
// one step of a text does, and the report of one group of State.Coming.

// openBatch begins what happens at the same time: it ends with m.batch = 0.
func (m *Match) openBatch() { m.batch = len(m.S.Queue) + 1 }

// AtOnce does what the rules of a game let happen at the same time.
func (m *Match) AtOnce(do func()) {
	m.openBatch()
	do()
	m.batch = 0
}

// join makes a trigger one of many things that happen at the same time: it has their
// number and no card. It reports whether it joined one that is queued already.
func (t *Trigger) join(m *Match) bool {
	t.Card, t.CardLeaves, t.Count = 0, false, max(t.Count, 1)
	for k := max(m.batch-1, 0); m.batch > 0 && k < len(m.S.Queue); k++ {
		if o := &m.S.Queue[k]; o.Src == t.Src && o.Ability == t.Ability && o.Def == t.Def && o.Ctrl == t.Ctrl && o.Serial == 0 {
			o.Count = plus(o.Count, t.Count)
			o.SrcLeaves = o.SrcLeaves || t.SrcLeaves
			return true
		}
	}
	return false
}

// dropFew drops the triggers from place n up to place end of the queue that wait for more
// than has happened at the same time. It returns how many.
func (m *Match) dropFew(n, end int) int {
	few := func(t Trigger) bool {
		least := Gained{t.Def, t.Ability}.Of(m).When.Least
		return t.Serial == 0 && least > 0 && t.Count < least // fewer than none were counters that went
	}
	left := len(slices.DeleteFunc(m.S.Queue[n:end], few))
	m.S.Queue = slices.Delete(m.S.Queue, n+left, end)
	return end - n - left
}
