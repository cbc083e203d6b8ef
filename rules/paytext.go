package rules

// This file is what texts have paid in their middle, and what they know of who paid for them.

// Payers counts the cards that are used to pay for a play, of those that Filter means as it is
// paid: into register As of the play.
type Payers struct {
	Filter *Filter
	As     uint8
}

// countPayers counts what the text of a play asks of the cards that pay for it.
func (b *Bill) countPayers(mode *Mode, serial ItemID) {
	for i := range mode.Payers {
		n := int16(0)
		for k := range b.sources {
			if c := b.sources[k].Card; !b.sheet.Free() && c != 0 && b.sheet.Used()[k] > 0 && b.q.means(mode.Payers[i].Filter, c) {
				n++
			}
		}
		b.m.S.PutNumber(serial, mode.Payers[i].As, n)
	}
}

// pay calls the procedure that pays what an OpPay says.
func (r run) pay() bool {
	m, f := r.m, r.f
	at := f.PC + 1
	f.Goto(0)
	f.next()
	m.Call(m.Game.Pay, Frame{
		Ctrl: m.WhoIs(f, r.in.Who, 0), Opp: f.Opp, Src: f.Src, Was: f.Was, Lost: f.Lost,
		Def: f.Def, Ability: f.Ability, Mode: f.Mode, Serial: m.S.NewSerial(), R: [6]int16{paysAt: at},
	})
	return false
}

// affords reports whether what an OpPay says can be paid. A seat that isn't there is passed over.
func (q *Query) affords(in *Instr) bool {
	own := &q.m.scratch.payment().asks // the next query may use up the queries, q too
	*own = *q
	own.Ctrl, own.Src = q.seatOf(in.Who), 0
	return own.Ctrl == NoSeat || own.bill(nil, in.Pay, &Paid{}).payable()
}

// price is what a payment's frame pays: for a play, or what an OpPay says.
func (f *Frame) price(m *Match) *Price {
	if at := f.R[paysAt]; at > 0 {
		return m.ModeOf(f).Code[at-1].Pay
	}
	return m.AbilityOf(f).priced(f.Mode)
}

// bought is the ability that a payment's frame pays for, nil for an OpPay.
func (f *Frame) bought(m *Match) *Ability {
	if f.R[paysAt] > 0 {
		return nil
	}
	return m.AbilityOf(f)
}
