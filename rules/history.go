package rules

import (
	"fmt"
	"math"
)

// What has happened is counted where texts ask for it later: "if you used a
// Spell this turn", "each monster that attacked since your last turn". What is
// counted is in Game.Memories; the counts are Uses, like those of limits, and end
// with the turn (ResetUses) or with the asking seat's own turn (TurnOver).

// Memory is something that texts ask for once it has happened.
type Memory struct {
	Why   uint8   // the cause of the event
	Card  *Filter // which cards it is about, whoever controls them; nil: any. Cards that some seat doesn't know are none of them
	Since bool    // since the asking seat's last turn, rather than in this turn
	Cards bool    // counted by card rather than by seat
	Sides bool    // of each card, by the seat that it is about as well
	Times bool    // how often, however much it was each time
}

// note counts an event.
func (ev raised) note(m *Match) {
	for i := range m.Game.Memories {
		mem := &m.Game.Memories[i]
		if mem.Why != ev.why || mem.Card != nil && !ev.fits(m, mem.Card) {
			continue
		}
		u := Use{Scope: NoteTurn, Seat: ev.seat, Key: int16(i), N: int8(min(mem.counts(ev.count), math.MaxInt8))}
		if mem.Cards {
			if ev.card == 0 || m.Game.veiled[0][m.S.Cards[ev.card].Zone] {
				continue // which of the cards there it is, is told to nobody
			}
			if u.Card, u.Leaves = ev.card, ev.leaving == ev.card; !mem.Sides {
				u.Seat = NoSeat
			}
		}
		if !mem.Since {
			m.S.addUse(u)
			continue
		}
		for p := range Scope(m.S.SeatCount) {
			u.Scope = NoteSince + p
			m.S.addUse(u)
		}
	}
}

// counts is how much an event of count comes to.
func (mem *Memory) counts(count int16) int16 {
	if mem.Times {
		return 1
	}
	return max(count, 1)
}

// fits reports whether all can see that an event is about a card that f means.
func (ev raised) fits(m *Match, f *Filter) bool {
	c := ev.card
	return c != 0 && (m.sight(NoSeat).knows(c) || m.S.Guised(c)) && m.Query(ev.seat, NoSeat, 0, 0, 0).means(f, c)
}

// scope is where a memory is counted for the seat that asks.
func (mem *Memory) scope(asks Seat) Scope {
	if mem.Since {
		return NoteSince + Scope(asks)
	}
	return NoteTurn
}

// happened is how often memory i has happened to the seats that who names.
func (q *Query) happened(i uint8, who Who) int {
	m, n := q.m, 0
	scope, set := m.Game.Memories[i].scope(q.Ctrl), q.seats(who)
	for k := range m.S.Uses {
		if u := &m.S.Uses[k]; u.Scope == scope && u.Key == int16(i) && (who == Each || set.Has(u.Seat)) {
			n += int(u.N)
		}
	}
	return n
}

// mostHappened is how often memory i has happened to the seat to which it has most often, but
// for those that who names.
func (q *Query) mostHappened(i uint8, who Who) (most int) {
	scope, not := q.m.Game.Memories[i].scope(q.Ctrl), q.seats(who)
	for p := range Seat(q.m.S.SeatCount) {
		n := 0
		for k := range q.m.S.Uses {
			if u := &q.m.S.Uses[k]; u.Scope == scope && u.Key == int16(i) && u.Seat == p && !not.Has(p) {
				n += int(u.N)
			}
		}
		most = max(most, n)
	}
	return most
}

// did is how often memory i is counted for card c.
func (q *Query) did(i uint8, c CardID) int {
	return q.m.S.used(Use{Scope: q.m.Game.Memories[i].scope(q.Ctrl), Seat: NoSeat, Key: int16(i), Card: c})
}

// didThis is how often memory i is counted for the source of q, as it is or was, and where that
// is counted by seats for those that who names.
func (q *Query) didThis(i uint8, who Who) int {
	mem := &q.m.Game.Memories[i]
	u := Use{Scope: mem.scope(q.Ctrl), Seat: NoSeat, Key: int16(i), Was: q.Was}
	if q.Was == 0 {
		u.Card = q.Src
	}
	if !mem.Sides {
		return q.m.S.used(u)
	}
	n, set := 0, q.seats(who)
	for u.Seat = range Seat(q.m.S.SeatCount) {
		if who == Each || set.Has(u.Seat) {
			n += q.m.S.used(u)
		}
	}
	return n
}

// reached reports whether an event is the one that w counts up to: "your third
// card each turn". An event that is told with its number may be several of them.
func (w *When) reached(m *Match, ctrl, of Seat, count int16) bool {
	q := m.Query(ctrl, m.S.Rival(ctrl), 0, 0, 0)
	q.That = of
	n := q.happened(w.Recall, w.Who)
	return n >= int(w.Nth) && n-int(m.Game.Memories[w.Recall].counts(count)) < int(w.Nth)
}

// TurnOver begins again what is counted since the last turn of seat p, which ends now.
func (s *State) TurnOver(p Seat) {
	kept := s.Uses[:0]
	for _, u := range s.Uses {
		if u.Scope != NoteSince+Scope(p) {
			kept = append(kept, u)
		}
	}
	s.Uses = kept
}

// dropNotes forgets what card c has done, where it goes out of sight.
func (s *State) dropNotes(c CardID) {
	for i := 0; i < len(s.Uses); i++ {
		if u := &s.Uses[i]; u.Card == c && u.Leaves {
			s.Uses = append(s.Uses[:i], s.Uses[i+1:]...)
			i--
		}
	}
}

// indexMemories notes which causes are counted, and reports a memory that can't be.
func (g *Game) indexMemories() error {
	g.recalls = byteSet{}
	for i := range g.Memories {
		mem := &g.Memories[i]
		if mem.Why == 0 || int(mem.Why) >= len(g.Causes) {
			return fmt.Errorf("memory %d is of no cause", i)
		}
		if f := mem.Card; f != nil && (f.Ctrl != Each || len(f.From) > 0 || f.Reg >= 0 || f.NotSrc || f.NotIt || f.Targeted || f.Items) {
			return fmt.Errorf("memory %d is of cards that only a text in play knows", i)
		}
		g.recalls.add(mem.Why)
	}
	return nil
}
