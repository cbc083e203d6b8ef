package rules

// Alter is what an ability that happens instead makes of the event. The zero
// value leaves nothing of it. With Keeps the event still happens, changed: so
// many times as much, so much more or less, to another place, with flags on.
type Alter struct {
	Keeps bool
	Times int16 // 0 is once
	Plus  int16
	To    *Dest // a card that moves goes there
	Face  Face
	Flags uint16
}

// Replacement is something in play that can change what is about to happen:
// ability Ability of Src, an AbilityInstead, or mark Shield-1, which prevents
// some of it.
type Replacement struct {
	Src     CardID
	Ability uint8
	Shield  int16
}

// frameSpare is how many frames are kept free: what would happen instead of
// something does not nest any deeper.
const frameSpare = 24

// Replacements appends to list what in play can change ev: abilities in the
// order of the zones, then that of its own card where it lies elsewhere, then
// marks. A text runs with the event's card in register 0 and with how much there
// is of it in RegAmount.
//
// Each applies once to an event. Left out is what was used or declined, and what
// is running: what a replacement does is still the same event.
func (m *Match) Replacements(list []Replacement, ev *Coming) []Replacement {
	if len(m.S.Frames) > frameBound-frameSpare {
		return list
	}
	if why := m.Game.Proposals[ev.Kind].Why; why != 0 && m.heardBy(why, ev.Card) {
		own := ev.Card != 0 && m.shows(ev)
		for s, zone := m.firstInPlay(); s != 0; s = m.nextInPlay(s, &zone) {
			own = own && s != ev.Card
			list = m.replacers(list, why, s, ev)
		}
		if own {
			list = m.replacers(list, why, ev.Card, ev)
		}
	}
	for k := m.shieldOf(ev, 0); k >= 0; k = m.shieldOf(ev, k+1) {
		list = append(list, Replacement{Src: m.S.Marks[k].Src, Shield: int16(k + 1)})
	}
	return list
}

// shows reports whether the seat of ev sees its card, or will.
func (m *Match) shows(ev *Coming) bool {
	return m.Knows(ev.Seat, ev.Card) || ev.Act == ActMove && m.Game.zoneOf[ev.To].sees.Has(ev.Seat)
}

// replacers appends the abilities of src that can change ev.
func (m *Match) replacers(list []Replacement, why uint8, src CardID, ev *Coming) []Replacement {
	d := m.Def(src)
	if !d.hears.has(why) || m.silent(src) {
		return list
	}
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Kind == AbilityInstead && m.replaces(src, i, a, why, ev) {
			list = append(list, Replacement{Src: src, Ability: uint8(i)})
		}
	}
	return list
}

// replaces reports whether ability i of src can change an event.
func (m *Match) replaces(src CardID, i int, a *Ability, why uint8, ev *Coming) bool {
	ctrl := m.S.Cards[src].Ctrl
	return !m.Spent(ctrl, src, i) && m.waits(src, ctrl, a, why, ev.Card, ev.Seat) &&
		(ev.Serial == 0 || !m.S.InReg(ev.Serial, uint8(i), src)) && !m.replacing(src, i) &&
		m.Query(ctrl, ev.Seat, src, 0, 0).CanPay(&a.Modes[0]) == 0
}

// replacing reports whether ability i of src runs instead of something.
func (m *Match) replacing(src CardID, i int) bool {
	for j := range m.S.Frames {
		f := &m.S.Frames[j]
		if f.Proc == m.Game.Text && f.Src == src && int(f.Ability) == i && m.AbilityOf(f).Kind == AbilityInstead {
			return true
		}
	}
	return false
}

// shieldOf is the place in Marks, from one on, of the next mark that prevents
// some of ev, -1 if there is none.
func (m *Match) shieldOf(ev *Coming, from int) int {
	kind := m.Game.Proposals[ev.Kind].Shield
	if kind == 0 {
		return -1
	}
	for k := from; k < len(m.S.Marks); k++ {
		if mk := &m.S.Marks[k]; mk.Kind == kind && mk.N > 0 && mk.Card == ev.Card && (mk.Card != 0 || mk.Seat == ev.Seat) {
			return k
		}
	}
	return -1
}

// take notes in a frame of HappenProc what changes its event.
func (r Replacement) take(f *Frame) {
	f.Tgt, f.R[happenAbility], f.R[happenShield] = r.Src, int16(r.Ability), r.Shield
}

// option is the choice of what changes an event first.
func (r Replacement) option() Option {
	if r.Shield != 0 {
		return Option{Verb: VerbPrevent, Card: r.Src, N: r.Shield}
	}
	return Option{Verb: VerbInstead, Card: r.Src, Ability: r.Ability}
}

// noteUsed notes that the ability of a frame has had its say about event i: it
// does not apply to it any more.
func (m *Match) noteUsed(i int, f *Frame) {
	if m.S.Coming[i].Serial == 0 {
		m.S.Coming[i].Serial = m.S.NewSerial()
	}
	m.S.Put(m.S.Coming[i].Serial, uint8(f.R[happenAbility]), f.Tgt)
}

// change lets what a frame names change event i.
func (m *Match) change(i int, f *Frame) {
	if k := int(f.R[happenShield]); k != 0 {
		m.prevent(i, k-1)
		return
	}
	m.noteUsed(i, f)
	src, at := f.Tgt, uint8(f.R[happenAbility])
	a := &m.Def(src).Abilities[at]
	ctrl := m.S.Cards[src].Ctrl
	if a.Limit.N > 0 {
		m.Spend(ctrl, src, at)
	}
	ev, left := m.S.Coming[i], Coming{}
	if a.Alter.Keeps {
		left = m.altered(ev, &a.Alter, ctrl)
		m.S.Coming[i] = left
	} else {
		m.drop(i)
	}
	m.tellInstead(&ev, src, left.N)
	serial := m.S.NewSerial()
	if ev.Card != 0 {
		m.S.Put(serial, 0, ev.Card)
	}
	m.S.PutNumber(serial, RegAmount, ev.N)
	m.Call(m.Game.Text, Frame{
		Ctrl: ctrl, Opp: m.S.Rival(ctrl), Src: src, Def: m.S.Cards[src].Def, Ability: at, Serial: serial,
		R: [6]int16{rThat: int16(ev.Seat)},
	})
}

// tellInstead tells that src has changed an event, and how much of it is left.
func (m *Match) tellInstead(ev *Coming, src CardID, left int16) {
	m.Emit(Event{Kind: EvInstead, Why: m.Game.Proposals[ev.Kind].Why, Seat: ev.Seat, Card: src, Target: ev.Card, N: left, By: left - ev.N})
}

// altered is what an ability that ctrl controls makes of an event.
func (m *Match) altered(ev Coming, to *Alter, ctrl Seat) Coming {
	if to.Times != 0 {
		ev.N = int16(min(max(int(ev.N)*int(to.Times), 0), 1<<14))
	}
	ev.N = plus(ev.N, to.Plus)
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

// prevent lets mark k take as much off event i as it may.
func (m *Match) prevent(i, k int) {
	mk, ev := &m.S.Marks[k], &m.S.Coming[i]
	n := min(mk.N, ev.N)
	m.tellInstead(ev, mk.Src, ev.N-n)
	ev.N -= n
	mk.N -= n
	if left := *mk; left.N == 0 {
		m.S.Marks = append(m.S.Marks[:k], m.S.Marks[k+1:]...)
		m.Emit(Event{Kind: EvMark, Seat: left.Seat, Card: left.Card, N: int16(left.Kind)})
	}
}
