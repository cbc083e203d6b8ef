package rules

import "slices"

// Alter is what an ability that happens instead makes of the event. The zero
// value leaves nothing of it. With Keeps the event still happens, changed: so
// many times as much, half of that, so much more or less, to another place, with flags
// on.
type Alter struct {
	Keeps bool
	Times int16 // 0 is once
	Half  Half  // then this half of it
	Plus  int16
	To    *Dest // a card that moves goes there
	Face  Face
	Flags uint16
}

// Half is which half of a number an Alter leaves.
type Half uint8

// The halves.
const (
	NoHalf Half = iota // all of it
	HalfDown
	HalfUp
	QuarterDown // a quarter of it
	QuarterUp
)

// Replacement is something that can change what is about to happen: ability
// Ability of Src, an AbilityInstead, that of text Wait-1 of State.Delayed, or
// mark Shield-1, which prevents some of it.
type Replacement struct {
	Src     CardID
	Ability uint8
	Wait    int16
	Shield  int16
}

// waits is the delayed text that changes an event, nil if it is another thing that does.
func (r Replacement) waits(s *State) *Delayed {
	if r.Wait == 0 {
		return nil
	}
	return &s.Delayed[r.Wait-1]
}

// of is the ability that changes an event.
func (r Replacement) of(m *Match) *Ability {
	if d := r.waits(&m.S); d != nil {
		return &m.Game.Defs[d.Def].Abilities[d.Ability]
	}
	return &m.Def(r.Src).Abilities[r.Ability]
}

// frameSpare is how many frames are kept free: what would happen instead of
// something does not nest any deeper.
const frameSpare = 24

// replacements appends to list what in play can change ev: abilities in the
// order of the zones, then that of its own card where it lies elsewhere, then
// marks. A text runs with the event's card in register 0 and with how much there
// is of it in RegAmount.
//
// Each applies once to an event. Left out is what was used or declined, and what
// is running: what a replacement does is still the same event.
func (ev *Coming) replacements(m *Match, list []Replacement) []Replacement {
	if len(m.S.Frames) > frameBound-frameSpare {
		return list
	}
	if why := m.Game.Proposals[ev.Kind].Why; why != 0 && m.S.heardBy(m.Game, why, ev.Card) {
		own := ev.Card != 0 && ev.shows(m)
		for s, zone := m.Game.firstInPlay(&m.S); s != 0; s = m.Game.nextInPlay(&m.S, s, &zone) {
			own = own && s != ev.Card
			list = ev.replacers(m, list, why, s)
		}
		if own {
			list = ev.replacers(m, list, why, ev.Card)
		}
		list = ev.delayed(m, list, why)
	}
	for k := ev.shield(m, 0); k >= 0; k = ev.shield(m, k+1) {
		list = append(list, Replacement{Src: m.S.Marks[k].Src, Shield: int16(k + 1)})
	}
	return list
}

// shows reports whether the seat of ev sees its card, or will.
func (ev *Coming) shows(m *Match) bool {
	return m.Knows(ev.Seat, ev.Card) || ev.Act == ActMove && m.Game.zoneOf[ev.To].sees.Has(ev.Seat)
}

// replacers appends the abilities of src that can change ev.
func (ev *Coming) replacers(m *Match, list []Replacement, why uint8, src CardID) []Replacement {
	d := m.Def(src)
	if !d.hears.has(why) || m.Silent(src) {
		return list
	}
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Kind == AbilityInstead && ev.replacedBy(m, src, i, a, why) {
			list = append(list, Replacement{Src: src, Ability: uint8(i)})
		}
	}
	return list
}

// delayed appends the texts that change ev for a time.
func (ev *Coming) delayed(m *Match, list []Replacement, why uint8) []Replacement {
	for i := range m.S.Delayed {
		d := &m.S.Delayed[i]
		r := Replacement{Src: d.Src, Ability: d.Ability, Wait: int16(i + 1)}
		a := r.of(m)
		same := func(o Replacement) bool { return o.Src == r.Src && o.Ability == r.Ability }
		if a.As != AbilityInstead || a.When.Comes != 0 && a.When.Comes != ev.Kind || slices.ContainsFunc(list, same) ||
			ev.Serial != 0 && m.S.InReg(ev.Serial, r.Ability, r.Src) || r.runs(m) || !d.awaits(m, raised{why: why, card: ev.Card, seat: ev.Seat}) {
			continue
		}
		q := m.Query(d.Ctrl, d.Opp, d.Src, d.Serial, 0).of(d.Was, d.Lost)
		if q.That = ev.Seat; q.CanPay(&a.Modes[0]) == 0 {
			list = append(list, r)
		}
	}
	return list
}

// replacedBy reports whether ability i of src can change the event.
func (ev *Coming) replacedBy(m *Match, src CardID, i int, a *Ability, why uint8) bool {
	ctrl, waits := ev.voice(m, src, a, why)
	if !waits || m.Spent(ctrl, src, i) || ev.Serial != 0 && m.S.InReg(ev.Serial, uint8(i), src) || (Replacement{Src: src, Ability: uint8(i)}).runs(m) {
		return false
	}
	q := m.Query(ctrl, ev.Seat, src, 0, 0)
	q.That = ev.Seat
	return q.Holds(a.Modes[0].If) && q.CanPay(&a.Modes[0]) == 0
}

// voice is the seat to which ability a of src speaks of ev: its controller, of a
// common text the first seat for which it waits for that. It reports false if it
// doesn't wait.
func (ev *Coming) voice(m *Match, src CardID, a *Ability, why uint8) (Seat, bool) {
	p, times := m.S.Cards[src].Ctrl, int8(1)
	if m.Def(src).Common {
		times = m.S.SeatCount
	}
	if a.When.Comes != 0 && a.When.Comes != ev.Kind {
		return p, false
	}
	for ; times > 0; times-- {
		if a.When.waits(m, src, p, why, ev.Card, ev.Seat) {
			return p, true
		}
		p = m.S.NextSeat(p)
	}
	return m.S.Cards[src].Ctrl, false
}

// voice is Coming.voice for an ability that changes event i.
func (r Replacement) voice(m *Match, i int) Seat {
	if d := r.waits(&m.S); d != nil {
		return d.Ctrl
	}
	ev := &m.S.Coming[i]
	p, _ := ev.voice(m, r.Src, &m.Def(r.Src).Abilities[r.Ability], m.Game.Proposals[ev.Kind].Why)
	return p
}

// runs reports whether the ability runs instead of something.
func (r Replacement) runs(m *Match) bool {
	for j := range m.S.Frames {
		f := &m.S.Frames[j]
		if f.Proc == m.Game.Text && f.Src == r.Src && f.Ability == r.Ability && m.AbilityOf(f).instead() {
			return true
		}
	}
	return false
}

// shield is the place in Marks, from one on, of the next mark that prevents
// some of ev, -1 if there is none.
func (ev *Coming) shield(m *Match, from int) int {
	kinds := m.Game.Proposals[ev.Kind].Shields
	if len(kinds) == 0 {
		return -1
	}
	for k := from; k < len(m.S.Marks); k++ {
		if mk := &m.S.Marks[k]; mk.N > 0 && slices.Contains(kinds, mk.Kind) && mk.Card == ev.Card && (mk.Card != 0 || mk.Seat == ev.Seat) {
			return k
		}
	}
	return -1
}

// take notes in a frame of HappenProc what changes its event.
func (r Replacement) take(f *Frame) {
	f.Tgt, f.R[happenAbility], f.R[happenShield], f.R[happenWait] = r.Src, int16(r.Ability), r.Shield, r.Wait
}

// taken is what a frame of HappenProc notes that changes its event.
func taken(f *Frame) Replacement {
	return Replacement{Src: f.Tgt, Ability: uint8(f.R[happenAbility]), Shield: f.R[happenShield], Wait: f.R[happenWait]}
}

// option is the choice of what changes an event first.
func (r Replacement) option() Option {
	if r.Shield != 0 {
		return Option{Verb: VerbPrevent, Card: r.Src, N: r.Shield}
	}
	return Option{Verb: VerbInstead, Card: r.Src, Ability: r.Ability, N: r.Wait}
}

// noteUsed notes that an ability has had its say about event i: it does not
// apply to it any more.
func (r Replacement) noteUsed(s *State, i int) {
	if s.Coming[i].Serial == 0 {
		s.Coming[i].Serial = s.NewSerial()
	}
	s.Put(s.Coming[i].Serial, r.Ability, r.Src)
}

// change changes event i.
func (r Replacement) change(m *Match, i int) {
	if k := int(r.Shield); k != 0 {
		m.S.Coming[i].prevent(m, k-1)
		return
	}
	ctrl := r.voice(m, i)
	r.noteUsed(&m.S, i)
	src, at := r.Src, r.Ability
	a := r.of(m)
	if a.Limit.N > 0 {
		m.Spend(ctrl, src, at)
	}
	ev, left := m.S.Coming[i], Coming{}
	if a.Alter.Keeps {
		left = a.Alter.altered(m, ev, ctrl)
		m.S.Coming[i] = left
	} else {
		m.S.dropComing(i)
	}
	ev.emitInstead(m, src, left.N)
	f := Frame{Ctrl: ctrl, Opp: m.S.Rival(ctrl), Src: src, Def: m.S.Cards[src].Def, Ability: at, R: [6]int16{rThat: int16(ev.Seat)}}
	if d := r.waits(&m.S); d != nil {
		f.Def, f.Opp, f.Was, f.Lost, f.Serial = d.Def, d.Opp, d.Was, d.Lost, m.S.copyRegs(d.Serial)
		r.count(&m.S)
	} else {
		f.Serial = m.S.NewSerial()
	}
	if ev.Card != 0 {
		m.S.Put(f.Serial, a.When.Reg, ev.Card)
	}
	m.S.PutNumber(f.Serial, RegAmount, ev.N)
	m.Call(m.Game.Text, f)
}

// count ends a text that changes an event for a time once it has done so as often as it may.
func (r Replacement) count(s *State) {
	switch d := r.waits(s); d.Left {
	case 0:
	case 1:
		s.Forget(d.Serial)
		s.Delayed = slices.Delete(s.Delayed, int(r.Wait-1), int(r.Wait))
	default:
		d.Left--
	}
}

// emitInstead emits that src has changed an event, and how much of it is left.
func (ev *Coming) emitInstead(m *Match, src CardID, left int16) {
	m.Emit(Event{Kind: EvInstead, Why: m.Game.Proposals[ev.Kind].Why, Seat: ev.Seat, Card: src, Target: ev.Card, N: left, By: left - ev.N})
}

// altered is what an ability that ctrl controls makes of an event.
func (to *Alter) altered(m *Match, ev Coming, ctrl Seat) Coming {
	if to.Times != 0 {
		ev.N = int16(min(max(int(ev.N)*int(to.Times), 0), 1<<14))
	}
	ev.N = max(plus(int16(to.Half.of(int(ev.N))), to.Plus), 0)
	if ev.Act != ActMove && ev.Act != ActDraw {
		return ev
	}
	if d := to.To; d != nil {
		p := ctrl
		switch d.Whose {
		case ThatSeat, ControllerOf:
			p = ev.Seat
		case OwnerOf:
			if p = m.S.Cards[ev.Card].Owner; p == NoSeat {
				p = ev.Seat
			}
		}
		ev.To, ev.At = m.Game.Zone(d.Zone, p), d.At
	}
	if to.Face != FaceByZone {
		ev.Face = to.Face
	}
	ev.Flags |= to.Flags
	return ev
}

// prevent lets mark k take as much off the event as it may.
func (ev *Coming) prevent(m *Match, k int) {
	mk := &m.S.Marks[k]
	n := min(mk.N, ev.N)
	ev.emitInstead(m, mk.Src, ev.N-n)
	ev.N -= n
	if mk.N != PreventAll {
		mk.N -= n
	}
	if left := *mk; left.N == 0 {
		m.S.Marks = append(m.S.Marks[:k], m.S.Marks[k+1:]...)
		m.Emit(Event{Kind: EvMark, Seat: left.Seat, Card: left.Card, N: int16(left.Kind)})
	}
}
