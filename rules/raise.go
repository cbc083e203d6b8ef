package rules

// Nothing stands for no card where Raise hears of a second one.
const Nothing CardID = -1

// Raise lets every text in play or that waits where it lies, and the text of c wherever it lies, hear that
// something happened to c, or to seat p where c is 0, because of why. The abilities that wait for it go into State.Queue,
// from which the game takes them when its rules say so.
//
// The ability's register 0 will hold other, or c where other is 0, or no card
// where other is Nothing.
//
// What leaves the table is told before it moves, by RaiseLeaving.
func (m *Match) Raise(why uint8, c CardID, p Seat, other CardID) {
	raised{why: why, card: c, seat: p, other: other}.raise(m)
}

// RaiseMany is Raise for what has happened to seat p n times at once, or with
// the amount n: Trigger.Count.
func (m *Match) RaiseMany(why uint8, p Seat, n int16) {
	raised{why: why, seat: p, count: n}.raise(m)
}

// RaiseLeaving is Raise for an event that c is about to leave the table by, so
// that "a monster you control is destroyed" is judged by how things were. What
// waits for it follows c to where it goes.
func (m *Match) RaiseLeaving(why uint8, c CardID, p Seat, other CardID) {
	raised{why: why, card: c, seat: p, other: other, leaving: c}.raise(m)
}

// RaiseMuch is Raise for what c has done to seat p with an amount: Trigger.Count.
func (m *Match) RaiseMuch(why uint8, c CardID, p Seat, n int16) {
	raised{why: why, card: c, seat: p, much: n}.raise(m)
}

// RaiseEnding is Raise for what c does to other, which is about to leave the table by it.
func (m *Match) RaiseEnding(why uint8, c CardID, p Seat, other CardID) {
	raised{why: why, card: c, seat: p, other: other, leaving: other}.raise(m)
}

// RaiseOwn is Raise of which only the text of c itself hears.
func (m *Match) RaiseOwn(why uint8, c CardID, p Seat) {
	raised{why: why, card: c, seat: p, other: c}.hear(m, c)
}

func (ev raised) raise(m *Match) {
	c := ev.card
	if m.Game.recalls.has(ev.why) {
		ev.note(m)
	}
	if !m.S.heardBy(m.Game, ev.why, c) {
		return
	}
	switch ev.other {
	case 0:
		ev.other = c
	case Nothing:
		ev.other = 0
	}
	if only, few := m.S.onlyHearer(m.Game, ev.why); few {
		if only != 0 {
			ev.hear(m, only)
		}
		if c != 0 && c != only {
			ev.hear(m, c)
		}
	} else {
		ev.inPlay(m)
	}
	if m.Game.afar.has(ev.why) {
		ev.hearAfar(m)
	}
	ev.wake(m)
}

// inPlay lets all cards in play hear of it, in their order, and the card that it is about.
func (ev raised) inPlay(m *Match) {
	heard := false
	for src, zone := m.Game.firstInPlay(&m.S); src != 0; src = m.Game.nextInPlay(&m.S, src, &zone) {
		heard = heard || src == ev.card
		ev.hear(m, src)
		if m.Game.grants {
			ev.hearGained(m, src)
		}
	}
	if ev.card != 0 && !heard {
		ev.hear(m, ev.card)
	}
}

// onlyHearer is the only card in play that waits for why, 0 if none does; few is false where there are several, or
// cards have abilities from others.
func (s *State) onlyHearer(g *Game, why uint8) (only CardID, few bool) {
	if g.grants && s.granted(g) {
		return 0, false
	}
	if !s.said.hears.has(why) {
		return 0, true
	}
	for _, c := range s.speakers {
		if g.Defs[s.Cards[c].Def].hears.has(why) {
			if only != 0 {
				return 0, false
			}
			only = c
		}
	}
	return only, true
}

// hearAfar lets cards hear of it that wait for something where they are not in play.
func (ev raised) hearAfar(m *Match) {
	for _, z := range m.Game.posts {
		for p := range m.S.SeatCount {
			for src := m.In(z, Seat(p)).First; src != 0; src = m.S.Cards[src].Next {
				if src != ev.card {
					ev.hear(m, src)
				}
			}
			if !m.Game.Zones[z].PerSeat {
				break
			}
		}
	}
}

// heardBy reports whether any text in play, or that of c, waits for why.
func (s *State) heardBy(g *Game, why uint8, c CardID) bool {
	if g.afar.has(why) {
		return true
	}
	if c != 0 && g.Defs[s.Cards[c].Def].hears.has(why) {
		return true
	}
	if s.said.hears.has(why) {
		return true
	}
	if g.grants && s.grantsFor(g, why) {
		return true
	}
	for i := range s.Delayed {
		if d := &s.Delayed[i]; g.Defs[d.Def].Abilities[d.Ability].When.Why == why {
			return true
		}
	}
	return false
}

// raised is an event that texts wait for.
type raised struct {
	why         uint8
	seat        Seat
	card, other CardID
	leaving     CardID // which of them is about to leave the table, 0 if none is
	count, much int16  // how many there are, and an amount that is not counted
	counters    uint8  // the kind of counters that much is of, from 1 on
}

func (ev raised) hear(m *Match, src CardID) {
	d := m.Def(src)
	if !d.hears.has(ev.why) || m.Silent(src) {
		return
	}
	for i := range d.Abilities {
		a := &d.Abilities[i]
		if a.Kind != AbilityTrigger || a.When.Why != ev.why {
			continue
		}
		ctrl, times := m.S.Cards[src].Ctrl, int8(1)
		if d.Common {
			times = m.S.SeatCount // it is whose it speaks of, else its controller's
		}
		for ; times > 0; times-- {
			if a.When.waits(m, src, ctrl, ev.why, ev.card, ev.seat) && (a.When.Nth == 0 || a.When.reached(m, ctrl, ev.seat, ev.count)) {
				ev.trigger(m, src, ctrl, Gained{m.S.Cards[src].Def, uint8(i)})
				break
			}
			ctrl = m.S.NextSeat(ctrl)
		}
	}
}

// trigger queues an ability of src. What is attached to the card that leaves goes with it.
func (ev raised) trigger(m *Match, src CardID, ctrl Seat, g Gained) {
	goes := ev.leaving != 0 && (src == ev.leaving || m.Game.hangs() && m.S.Cards[src].Host == ev.leaving)
	w := &g.Of(m).When
	if ev.counters != 0 && !w.Reaches.reached(m, ev) {
		return
	}
	about := ev.about(w)
	t := Trigger{
		Ability: g.Ability, Ctrl: ctrl, N: int16(ev.seat), Def: g.Def, Src: src, Card: about, Count: ev.count + ev.much,
		SrcLeaves: goes, CardLeaves: about != 0 && about == ev.leaving,
	}
	times := int16(1)
	if w.Each {
		times, t.Count = max(t.Count, 1), 1
	}
	for ; times > 0; times-- {
		if !w.Many || !t.join(m) {
			m.S.Queue = append(m.S.Queue, t)
		}
	}
}

// reached reports whether counters have come to be as many as r says, which they were
// not before.
func (r Reach) reached(m *Match, ev raised) bool {
	n := m.Counters(ev.card, ev.counters-1)
	return r.Kind == ev.counters && r.Cmp.holds(int(n), int(r.N)) && !r.Cmp.holds(int(n-ev.much), int(r.N))
}

// about is the card of the event that an ability speaks of.
func (ev raised) about(w *When) CardID {
	if w.Own {
		return ev.card
	}
	return ev.other
}

// waits reports whether an ability of src, whose "you" is ctrl, waits for what
// happens to c and p.
func (w *When) waits(m *Match, src CardID, ctrl Seat, why uint8, c CardID, p Seat) bool {
	if w.Why != why || w.This && src != c || w.NotThis && src == c {
		return false
	}
	if at := m.KindOf(src); w.In != 0 && at != w.In || w.In == 0 && !w.This && !m.Game.Zones[at].Table {
		return false
	}
	q := m.Query(ctrl, m.S.Rival(ctrl), src, 0, 0)
	q.That = p
	return q.about(w, c, p)
}

// causes reports whether the text that runs is one that w names.
func (q *Query) causes(w *When) bool {
	f := q.m.cause()
	return f != nil && (w.By == Each || q.seats(w.By).Has(f.Ctrl)) && q.means(w.Because, f.Src)
}

// cause is the frame of the text that does what happens now, nil if none does.
func (m *Match) cause() *Frame {
	for i := len(m.S.Frames) - 1; i >= 0; i-- {
		if f := &m.S.Frames[i]; f.Proc == m.Game.Text {
			return f
		} else if f.Proc != m.Game.Happen || len(m.Game.Proposals) == 0 {
			return nil
		}
	}
	return nil
}

// about reports whether an event is about the seats and cards that w names.
func (q *Query) about(w *When, c CardID, p Seat) bool {
	if w.Who != Each && p != NoSeat && !q.seats(w.Who).Has(p) {
		return false
	}
	return (w.Card == nil || q.means(w.Card, c)) && (w.Because == nil || q.causes(w))
}
