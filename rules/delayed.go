package rules

import (
	"math"
	"slices"
)

// Texts wait for what is yet to come: "When this turn ends, destroy it", "The next
// time a card is put this turn, ...". What they wait for and do is an
// AbilityDelayed of the text that makes them; State.Delayed is those that wait.

// maxDelayed is how many texts can wait at once.
const maxDelayed = 255

// Delay makes ability i of the frame's text wait for its When, with the registers as they
// are now. It happens that number of times, 0: every time, until the moment comes that
// ends it (DropDelayed).
func (f *Frame) Delay(m *Match, i uint8, times int8, until Until, of Seat) {
	s := &m.S
	if len(s.Delayed) == maxDelayed {
		panic(m.stuck("has more effects that wait than it holds"))
	}
	s.Delayed = append(s.Delayed, Delayed{
		Ability: i, Ctrl: f.Ctrl, Opp: f.Opp, Until: until, Seat: of, Left: times,
		Was: f.Was, Lost: f.Lost, Serial: s.copyRegs(f.Serial), Def: f.Def, Src: f.Src,
	})
}

// DropDelayed ends every delayed text for which end says so.
func (s *State) DropDelayed(end func(d *Delayed) bool) {
	for i := 0; i < len(s.Delayed); {
		if d := &s.Delayed[i]; end(d) {
			s.Forget(d.Serial)
			s.Delayed = slices.Delete(s.Delayed, i, i+1)
			continue
		}
		i++
	}
}

// copyRegs gives all that the registers of a serial hold a serial of its own.
func (s *State) copyRegs(serial ItemID) ItemID {
	to := s.NewSerial()
	for i := 0; i < len(s.Picks); i++ {
		if k := s.Picks[i]; serial != 0 && k.Serial == serial && k.Reg != regMove {
			k.Serial = to
			s.Picks = append(s.Picks, k)
		}
	}
	return to
}

// wake queues the delayed texts that have waited for an event.
func (ev raised) wake(m *Match) {
	s := &m.S
	for i := 0; i < len(s.Delayed); i++ {
		d := &s.Delayed[i]
		if !d.awaits(m, ev) {
			continue
		}
		about := ev.about(&m.Game.Defs[d.Def].Abilities[d.Ability].When)
		t := Trigger{
			Ability: d.Ability, Ctrl: d.Ctrl, Opp: d.Opp, N: int16(ev.seat), Serial: d.Serial, Def: d.Def, Src: d.Src, Card: about, Count: ev.count + ev.much,
			Was: d.Was, Lost: d.Lost, SrcLeaves: ev.leaving != 0 && d.Src == ev.leaving && !d.Lost, CardLeaves: about != 0 && about == ev.leaving,
		}
		switch d.Left {
		case 1:
			s.Delayed = slices.Delete(s.Delayed, i, i+1)
			i--
		case 0:
			t.Serial = s.copyRegs(d.Serial)
		default:
			d.Left--
			t.Serial = s.copyRegs(d.Serial)
		}
		s.Queue = append(s.Queue, t)
	}
}

// awaits reports whether the text waits for an event.
func (d *Delayed) awaits(m *Match, ev raised) bool {
	w := &m.Game.Defs[d.Def].Abilities[d.Ability].When
	this := !d.Lost && d.Src == ev.card && ev.card != 0
	if w.Why != ev.why || w.This && !this || w.NotThis && this {
		return false
	}
	q := m.Query(d.Ctrl, d.Opp, d.Src, d.Serial, 0).of(d.Was, d.Lost)
	if w.Card != nil && len(w.Card.From) == 0 && w.Card.Reg >= 0 && !m.S.stillIn(d.Serial, uint8(w.Card.Reg), ev.card) {
		return false
	}
	return q.about(w, ev.card, ev.seat)
}

// stillIn reports whether c is in a register and has not left its place since.
func (s *State) stillIn(serial ItemID, reg uint8, c CardID) bool {
	for i := range s.Picks {
		if k := &s.Picks[i]; k.Serial == serial && k.Reg == reg && k.Is == HeldCard && k.Card == c && !k.Lost {
			return true
		}
	}
	return false
}

// delay makes an ability wait.
func (r run) delay() {
	m, f, in := r.m, r.f, r.in
	if !m.Lasts(in.Until) {
		return
	}
	times := int8(0)
	if in.Max.Kind != All {
		n := m.QueryOf(f).Amount(&in.Max)
		if n <= 0 {
			return
		}
		times = int8(min(n, math.MaxInt8))
	}
	f.Delay(m, uint8(in.N), times, in.Until, m.WhoIs(f, in.UntilOf, 0))
}
