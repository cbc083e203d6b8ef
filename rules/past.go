package rules

import (
	"math/bits"
	"slices"
)

// A card that leaves its place is another object from then on, even where it
// comes back. What waits (triggers, plays, texts, targets, uses) notes it at
// that moment: it is Lost to them, and State.Past keeps what the object was
// when it left the table.

// leave makes the card that moves another object to all that speak of it. On
// the table cards stay what they are, whoever controls them.
func (mv Move) leave(m *Match) {
	off := m.Game.onTable(mv.From)
	if off && m.Game.onTable(mv.To) {
		return
	}
	if off && (mv.To == 0 || m.Game.veiled[0][mv.To]) {
		m.S.dropNotes(mv.Card)
	}
	was := PastID(0)
	if off && (m.S.spoken(mv.Card) || m.takes(mv.Card)) {
		was = m.keepPast(mv.Card)
	}
	m.lose(mv.Card, was, texts{m}.doing())
	if off {
		m.S.dropCounters(mv.Card)
	}
}

// lose tells all that speak of c, but for the frames from place own on, that c
// is another object now; was is what it was on the table.
func (m *Match) lose(c CardID, was PastID, own int) {
	s := &m.S
	for i := range s.Frames {
		if f := &s.Frames[i]; f.Src == c && f.Def != 0 && !f.Lost {
			keepFirst(&f.Was, was)
			f.Lost = i < own
		}
	}
	for i := range s.Stack {
		if it := &s.Stack[i]; it.Src == c && !it.Lost {
			keepFirst(&it.Was, was)
			it.Lost = true
		}
	}
	for i := range s.Queue {
		t := &s.Queue[i]
		if t.Src == c && !t.Lost {
			keepFirst(&t.Was, was)
			t.Lost, t.SrcLeaves = !t.SrcLeaves, false
		}
		if t.Card == c && !t.CardLost {
			keepFirst(&t.CardWas, was)
			t.CardLost, t.CardLeaves = !t.CardLeaves, false
		}
	}
	for i := range s.Delayed {
		if d := &s.Delayed[i]; d.Src == c && !d.Lost {
			keepFirst(&d.Was, was)
			d.Lost = true
		}
	}
	for i := range s.Picks {
		if k := &s.Picks[i]; k.Card == c && k.Is == HeldCard && !k.Lost {
			keepFirst(&k.Was, was)
			at := texts{m}.at(k.Serial)
			k.Lost = at < 0 || k.Reg == regMove && at < own // what another text has moved stays there
		}
	}
	for i := range s.Coming {
		if ev := &s.Coming[i]; ev.Card == c && ev.Stage != StageDone {
			ev.Lost = true
		}
	}
	for i := 0; i < len(s.Uses); i++ {
		u := &s.Uses[i]
		if u.Card != c || u.Was != 0 || c == 0 {
			continue
		}
		switch {
		case u.Leaves:
			u.Leaves = false
			continue
		case was != 0:
			u.Card, u.Was = 0, was
			continue
		}
		s.Uses = slices.Delete(s.Uses, i, i+1) // a new object has used nothing
		i--
	}
}

func keepFirst(was *PastID, now PastID) {
	if *was == 0 {
		*was = now
	}
}

// doing is the first of the frames whose doing all is that happens now: of the
// text that runs, and of what it pays for. What they move they don't lose.
func (x texts) doing() int {
	frames := x.m.S.Frames
	for i := len(frames) - 1; i > 0; i-- {
		if frames[i].Proc != x.m.Game.Text {
			continue
		}
		if frames[i].Mode <= ModeCost {
			return i - 1
		}
		return i
	}
	return len(frames) - 1
}

// spoken reports whether a text that runs or waits has c as its source.
func (s *State) spoken(c CardID) bool {
	for i := range s.Frames {
		if f := &s.Frames[i]; f.Src == c && f.Def != 0 && !f.Lost && f.Was == 0 {
			return true
		}
	}
	for i := range s.Stack {
		if it := &s.Stack[i]; it.Src == c && !it.Lost && it.Was == 0 {
			return true
		}
	}
	for i := range s.Queue {
		if t := &s.Queue[i]; t.Src == c && !t.Lost && t.Was == 0 || t.Card == c && !t.CardLost && t.CardWas == 0 {
			return true
		}
	}
	for i := range s.Delayed {
		if d := &s.Delayed[i]; d.Src == c && !d.Lost && d.Was == 0 {
			return true
		}
	}
	return false
}

// keepPast notes what c is now. Its place is one that nothing speaks of any
// more; where 255 objects are spoken of, it is 0.
func (m *Match) keepPast(c CardID) PastID {
	s := &m.S
	at := m.S.freePast()
	if at == 0 {
		return 0
	}
	if int(at) > len(s.Past) {
		s.Past = append(s.Past, Past{})
		for range m.Game.pastWidth() {
			s.PastNums = append(s.PastNums, 0)
		}
	}
	card := &s.Cards[c]
	o := Past{Def: card.Def, Owner: card.Owner, Ctrl: card.Ctrl, Known: card.Known, Zone: card.Zone, Face: card.Face,
		Flags: card.Flags}
	if s.Guised(c) {
		o.Known = s.AllSeats() // of what it counted as
	}
	if m.Game.hangs() {
		o.Attached, o.Under = s.hung(m.Game, c)
	}
	s.Past[at-1] = o
	nums := at.nums(m)
	for i := range m.Game.Facts {
		if nums[i] = m.Def(c).Facts[i]; m.Game.Facts[i].Name != "" {
			nums[i] = m.Fact(c, uint8(i))
		}
	}
	for i := range m.Game.Counters {
		nums[len(m.Game.Facts)+i] = m.Counters(c, uint8(i))
	}
	return at
}

// pastWidth is how many numbers are kept of an object of the past.
func (g *Game) pastWidth() int { return len(g.Facts) + len(g.Counters) }

// nums is the numbers and counters of an object as it left the table.
func (was PastID) nums(m *Match) []int16 {
	w := m.Game.pastWidth()
	return m.S.PastNums[(int(was)-1)*w : int(was)*w]
}

// counters is how many counters of a kind an object bore.
func (was PastID) counters(m *Match, kind uint8) int16 {
	return was.nums(m)[len(m.Game.Facts)+int(kind)]
}

func (s *State) freePast() PastID {
	var used [4]uint64
	s.referPast(func(was PastID) { used[was/64] |= 1 << (was % 64) })
	used[0] |= 1 // no object
	for i, u := range used {
		if free := bits.TrailingZeros64(^u); free < 64 {
			return PastID(64*i + free)
		}
	}
	return 0
}

// referPast calls visit for every place where the state names an object of the past.
func (s *State) referPast(visit func(was PastID)) {
	visit(s.Asked.Was)
	for i := range s.Frames {
		visit(s.Frames[i].Was)
	}
	for i := range s.Stack {
		visit(s.Stack[i].Was)
	}
	for i := range s.Queue {
		visit(s.Queue[i].Was)
		visit(s.Queue[i].CardWas)
	}
	for i := range s.Delayed {
		visit(s.Delayed[i].Was)
	}
	for i := range s.Picks {
		visit(s.Picks[i].Was)
	}
	for i := range s.Uses {
		visit(s.Uses[i].Was)
	}
}

// Source is the card that f speaks of as "this", 0 if it is lost.
func (f *Frame) Source() CardID {
	if f.Lost {
		return 0
	}
	return f.Src
}

// Source is the card whose ability it is, 0 if it is lost.
func (t *Trigger) Source() CardID {
	if t.Lost {
		return 0
	}
	return t.Src
}

// Source is the card whose play or ability it is, 0 if it is lost.
func (it *Item) Source() CardID {
	if it.Lost {
		return 0
	}
	return it.Src
}
