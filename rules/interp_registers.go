package rules

// This file holds the instructions that fill registers with cards without a choice, and
// those that show or throw something.

// this puts the card of the text into a register, if it is still there and meant.
func (r run) this() {
	m, f, in := r.m, r.f, r.in
	if r.clear(in.Dst); !f.Lost && !m.S.cardless(f.Serial) && (in.Filter == nil || m.QueryOf(f).meansThere(in.Filter, f.Src)) {
		m.S.Put(f.Serial, uint8(in.Dst), f.Src)
	}
}

// all puts all cards that are meant into a register.
func (r run) all() {
	m, f, in := r.m, r.f, r.in
	r.clear(in.Dst)
	for it := m.QueryOf(f).Cards(in.Filter); ; {
		c := it.Next()
		if c == 0 {
			break
		}
		m.S.Put(f.Serial, uint8(in.Dst), c)
	}
}

// rest puts the cards of a register that are not in another into a third.
func (r run) rest() {
	m, f, in := r.m, r.f, r.in
	r.clear(in.Dst)
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.card(f, in.Reg) && !m.S.InReg(f.Serial, uint8(in.N), k.Card) {
			m.S.Put(f.Serial, uint8(in.Dst), k.Card)
		}
	}
}

// join adds what is in a register to another, which holds a card once however often it was chosen.
func (r run) join() {
	m, f, in := r.m, r.f, r.in
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.Serial == f.Serial && int8(k.Reg) == in.Reg {
			if k.Is == HeldCard && m.S.InReg(f.Serial, uint8(in.Dst), k.Card) {
				continue
			}
			k.Reg = uint8(in.Dst)
			m.S.Picks = append(m.S.Picks, k)
		}
	}
}

// bearer puts the card that bears the source into a register.
func (r run) bearer() {
	m, f, in := r.m, r.f, r.in
	r.clear(in.Dst)
	if c := m.S.BearerOf(f.Source()); c != 0 {
		m.S.Put(f.Serial, uint8(in.Dst), c)
	}
}

// show shows the cards of a register to a seat, or to all.
func (r run) show() {
	m, f, in := r.m, r.f, r.in
	to := m.S.AllSeats()
	if in.Who != Each {
		to = Of(m.WhoIs(f, in.Who, 0))
	}
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.card(f, in.Reg) {
			m.Show(k.Card, to)
		}
	}
}

// throw throws coins or dice and keeps their sum.
func (r run) throw() {
	m, f, in := r.m, r.f, r.in
	f.R[rRoll] = 0
	for range max(in.Max.N, 1) {
		f.R[rRoll] += m.Throw(m.WhoIs(f, in.Who, 0), int(in.N), in.Why)
	}
}
