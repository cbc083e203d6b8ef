package rules

import "slices"

// Oust takes seat p out of the match, wherever it stands: nobody asks it any
// more, its turn does not come again, and what it has is gone. Its plays leave
// the stack, its triggers the queue, what was about to happen to it does not, its texts end where they are, what it used
// and what was to last until a moment of its own is forgotten. Each card that it
// owns or controls goes where Game.Ousted says; what hung on one hangs free.
//
// The match goes on: procedures of the game look at SeatState.Out where they
// come back to a seat.
func (m *Match) Oust(p Seat) {
	s := &m.S
	if s.Seats[p].Out {
		return
	}
	s.Seats[p].Out = true
	m.Emit(Event{Kind: EvOusted, Seat: p})
	for i := len(s.Stack) - 1; i >= 0; i-- {
		if s.Stack[i].Ctrl == p {
			m.S.DropItem(s.Stack[i].Serial)
		}
	}
	for i := len(s.Coming) - 1; i >= 0; i-- {
		if s.Coming[i].Seat == p {
			m.S.dropComing(i)
		}
	}
	s.DropTriggers(func(t *Trigger) bool { return t.Ctrl == p })
	s.DropDelayed(func(d *Delayed) bool { return d.Ctrl == p || d.Seat == p && d.Until != UntilRemoved })
	for i := range s.Frames {
		if f := &s.Frames[i]; f.Proc == m.Game.Text && f.Ctrl == p && int(f.Ability) < len(m.Game.Defs[f.Def].Abilities) {
			f.PC = int16(len(m.ModeOf(f).Code))
		} else if m.copying(f) && f.Ctrl == p {
			f.Step = stepAfter
		}
	}
	for c := range s.Cards {
		if c := CardID(c); c != 0 && s.Cards[c].Zone != 0 && (s.Cards[c].Owner == p || s.Cards[c].Ctrl == p) {
			m.release(p, c)
		}
	}
	m.S.dropSeat(p)
	m.DropMarks(func(k *Mark) bool { return k.Seat == p && (k.Card == 0 || k.Until != UntilRemoved) })
	s.Uses = slices.DeleteFunc(s.Uses, func(u Use) bool { return u.Seat == p || u.Scope == NoteSince+Scope(p) })
	s.Floats = slices.DeleteFunc(s.Floats, func(f Float) bool { return f.Seat == p })
	s.Counters = slices.DeleteFunc(s.Counters, func(k Counter) bool { return k.Seat == p })
}

// release takes card c from a seat that is out.
func (m *Match) release(p Seat, c CardID) {
	for h := range m.S.Cards {
		if m.S.Cards[h].Host == c && !m.Game.hanging(m.S.Cards[h].Zone) {
			m.Attach(CardID(h), 0)
		}
	}
	to := ZoneID(0)
	if m.Game.Ousted != nil {
		to = m.Game.Ousted(m, p, c)
	}
	if to != m.S.Cards[c].Zone {
		m.MoveCard(c, to, Top, 0)
	}
}
