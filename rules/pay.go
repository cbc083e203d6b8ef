package rules

import "feltstack/rules/payment"

// PayProc is the procedure that pays for a play: Game.Pay names its place, and
// Match.Charge calls it. It asks which way of the price is taken, which extras
// are paid, for the number X, and shows a way to pay that the payer may change.
// Then what is paid is paid, other costs after the resources.
//
// Where nothing can be paid it ends and has paid nothing: State.Paid knows the
// play's serial only if all was paid, or will be by what still runs.
//
// An OpPay calls it in the middle of a text, too: that is one fee, no play, and
// nobody takes it back.
func PayProc() Proc {
	return Proc{Name: "payment", Steps: []Step{
		payWay: askWay, takeWay,
		payExtra: askExtra, takeExtra,
		payX: askX, takeX,
		payGoods: askGoods, takeGoods,
		payRest: payCodes, payEnd: endPay,
	}}
}

const (
	payWay   = 0
	payExtra = 2
	payX     = 4
	payGoods = 6
	payRest  = 8
	payEnd   = 9
)

// Registers of a payment's frame, in Frame.R.
const (
	paysWay = iota
	paysExtras
	paysX
	paysNext // the extra to decide, then the code that runs
	paysAt   // the place of the OpPay that it is for, counted from 1; 0: it is for a play
)

// regChange is the first register of a play's serial that holds what its payer has
// changed: each change is a card, in a register that says the source's way and
// whether it is put in or taken out.
const regChange = 64

// changeReg is the register that an option to change the proposal puts its card into.
func changeReg(o *Option) uint8 {
	if o.Verb == VerbWithout {
		return regChange + 2*o.Ability + 1
	}
	return regChange + 2*o.Ability
}

// mostChanges is how often a payer may change what is proposed for one play.
const mostChanges = 24

// Charge calls the procedure that pays for what frame f declares: an ability, in
// the mode chosen, for Frame.Ctrl, by Frame.Serial. It is the last thing a step does.
func (m *Match) Charge(f *Frame) {
	m.Call(m.Game.Pay, Frame{
		Ctrl: f.Ctrl, Opp: f.Opp, Src: f.Src, Was: f.Was, Lost: f.Lost,
		Def: f.Def, Ability: f.Ability, Mode: f.Mode, Serial: f.Serial,
	})
}

// paying is what a payment's frame comes to so far.
func paying(f *Frame) Paid {
	return Paid{Serial: f.Serial, Way: uint8(f.R[paysWay]), Extras: uint8(f.R[paysExtras]), X: f.R[paysX]}
}

// payer is who a payment's frame asks for.
func (f *Frame) payer(m *Match) *Query {
	q := &m.scratch.payment().asks
	*q = *f.declaring(m, 0)
	if f.R[paysAt] > 0 {
		q.Src, q.Used = 0, 0 // no card is paid for
		return q
	}
	if f.Mode >= 0 {
		q.Traits = m.ModeOf(f).Traits
	}
	return q
}

// bill is the bill of a payment's frame.
func (f *Frame) bill(m *Match, paid *Paid) *Bill {
	return f.payer(m).bill(f.bought(m), f.price(m), paid)
}

func askWay(m *Match, f *Frame) {
	a, q, p := f.bought(m), f.payer(m), f.price(m)
	f.R = [6]int16{paysExtras: int16(q.due(p)), paysAt: f.R[paysAt]}
	if p.single() {
		f.Goto(payGoods) // which looks at the whole bill
		return
	}
	f.Goto(payExtra)
	if len(p.Ways) <= 1 {
		if q.canWay(a, p, 0) != 0 {
			f.Goto(payEnd)
		}
		return
	}
	m.AskAuto(Decision{Kind: PickMode, Seat: f.Ctrl, Declaring: true, Prompt: m.Game.PromptWay, Src: f.Source()})
	for i := range p.Ways {
		m.Offer(Option{Verb: VerbWay, N: int16(i), Card: f.Source()}, q.canWay(a, p, i))
	}
	if len(m.S.Options) == 0 {
		m.Unask()
		f.Goto(payEnd)
		return
	}
	f.Goto(payWay + 1)
}

func takeWay(m *Match, f *Frame) { f.R[paysWay] = m.S.Answer.N }

// askExtra asks for the next extra that may be paid.
func askExtra(m *Match, f *Frame) {
	a, q, p := f.bought(m), f.payer(m), f.price(m)
	for ; int(f.R[paysNext]) < len(p.Extras); f.R[paysNext]++ {
		e := &p.Extras[f.R[paysNext]]
		paid := paying(f)
		paid.Extras |= 1 << f.R[paysNext]
		paid.X = p.leastX(q, &paid)
		if e.Ask == 0 || !q.Holds(e.If) || !q.bill(a, p, &paid).payable() {
			continue
		}
		m.Ask(Decision{Kind: PickYes, Seat: f.Ctrl, Declaring: true, Prompt: e.Ask, Src: f.Source()})
		m.Offer(Option{Verb: VerbYes}, 0)
		m.Offer(Option{Verb: VerbNo}, 0)
		return
	}
	f.Goto(payX)
}

func takeExtra(m *Match, f *Frame) {
	if m.S.Answer.Verb == VerbYes {
		f.R[paysExtras] |= 1 << f.R[paysNext]
	}
	f.R[paysNext]++
	f.Goto(payExtra)
}

// askX asks for the number of a price that has one, as high as can be paid.
func askX(m *Match, f *Frame) {
	a, q, p := f.bought(m), f.payer(m), f.price(m)
	paid := paying(f)
	if !p.asksX(&paid) {
		f.Goto(payGoods)
		return
	}
	least, most := p.leastX(q, &paid), int16(min(q.Amount(&p.MostX), payment.MaxUnits))
	if p.MostX == (Amount{}) {
		most = payment.MaxUnits
	}
	m.AskAuto(Decision{Kind: PickNumber, Seat: f.Ctrl, Declaring: true, Prompt: m.Game.PromptX, Src: f.Source()})
	for paid.X = least; paid.X <= most && q.bill(a, p, &paid).payable(); paid.X++ {
		m.Offer(Option{Verb: VerbNumber, N: paid.X}, 0)
	}
	if len(m.S.Options) == 0 {
		m.Unask()
		f.Goto(payEnd)
	}
}

func takeX(m *Match, f *Frame) { f.R[paysX] = m.S.Answer.N }

// askGoods proposes the least wasteful way to pay and offers the changes that
// leave one.
func askGoods(m *Match, f *Frame) {
	b, ok := m.scratch.payment(), false
	if b.stands(m) {
		ok = b.again(&m.S.Answer, f.Serial)
	} else {
		paid := paying(f)
		b = f.bill(m, &paid)
		ok = b.payable() && (b.sheet.Free() || b.propose(f.Serial))
		if ok && !b.sheet.Free() && b.advise(f) {
			b = f.bill(m, &paid) // changes tell cards apart
			ok = b.payable() && b.propose(f.Serial)
		}
	}
	m.S.bill = 0
	if !ok {
		f.Goto(payEnd)
		return
	}
	if b.sheet.Free() {
		return
	}
	m.AskAuto(Decision{Kind: PickPay, Seat: f.Ctrl, Declaring: f.R[paysAt] == 0, Prompt: m.Game.PromptPay, Src: f.Source()})
	m.Offer(Option{Verb: VerbPay}, 0)
	if m.S.changes(f.Serial) < mostChanges {
		b.offer()
	}
	m.S.bill = b.count
}

// changes is how many changes the payer of a play has made.
func (s *State) changes(serial ItemID) int {
	n := 0
	for i := range s.Picks {
		if k := &s.Picks[i]; k.Serial == serial && k.Reg >= regChange {
			n++
		}
	}
	return n
}

func takeGoods(m *Match, f *Frame) {
	switch o := m.S.Answer; o.Verb {
	case VerbWith, VerbWithout:
		m.S.Put(f.Serial, changeReg(&o), o.Card)
		f.Goto(payGoods)
		return
	}
	paid := paying(f)
	b := m.scratch.payment()
	if b.stands(m) {
		b.sheet.PlaceAgain()
	} else if b = f.bill(m, &paid); !b.sheet.Free() {
		b.propose(f.Serial)
	}
	m.S.bill = 0
	paid.Units = b.sheet.Units()
	serial := f.Serial
	m.S.unpick(func(k Pick) bool { return k.Serial == serial && k.Reg >= regChange })
	m.S.NotePaid(paid)
	f.R[paysNext] = 0
	if f.Mode >= 0 && f.R[paysAt] == 0 {
		b.countPayers(m.ModeOf(f), serial)
	}
	if !b.sheet.Free() {
		b.pay()
	}
}

// payCodes runs what else is paid, one after the other: that of the way, of the
// extras, of the ability.
func payCodes(m *Match, f *Frame) {
	if f.R[paysAt] > 0 {
		return
	}
	a := m.AbilityOf(f)
	p := a.priced(f.Mode)
	f.Again()
	for !m.S.Seats[f.Ctrl].Out {
		next := int(f.R[paysNext])
		f.R[paysNext]++
		mode := ModeCost
		switch {
		case next > maxExtras+1:
			f.Goto(payEnd)
			return
		case next == maxExtras+1:
			if a.Cost == nil {
				continue
			}
		default:
			fee := p.part(next, f)
			if fee == nil || fee.Code == nil {
				continue
			}
			mode = a.feeMode(fee)
		}
		m.Call(m.Game.Text, Frame{
			Ctrl: f.Ctrl, Opp: f.Opp, Src: f.Src, Was: f.Was, Lost: f.Lost,
			Def: f.Def, Ability: f.Ability, Mode: mode, Serial: m.S.NewSerial(),
		})
		return
	}
	f.Goto(payEnd)
}

// part is fee i of what a payment's frame pays, the way first; nil if it isn't paid.
func (p *Price) part(i int, f *Frame) *Fee {
	if i == 0 {
		if len(p.Ways) > 0 {
			return &p.Ways[f.R[paysWay]]
		}
		return nil
	}
	if i--; i < len(p.Extras) && f.R[paysExtras]>>i&1 == 1 {
		return &p.Extras[i]
	}
	return nil
}

// endPay leaves the play's registers to the play.
func endPay(m *Match, f *Frame) {
	if f.R[paysAt] == 0 {
		f.Serial = 0
	}
}

// restOfCost is what is still to be paid after the instruction that a cost's frame runs.
func (f *Frame) restOfCost(m *Match) []Instr {
	code := m.ModeOf(f).Code[f.PC+1:]
	n := len(m.S.Frames)
	if n < 2 || m.S.Frames[n-2].Proc != m.Game.Pay || m.Game.Pay == 0 {
		return code
	}
	under, a := &m.S.Frames[n-2], m.AbilityOf(f)
	rest := append(m.scratch.rest[:0], code...)
	for i := int(under.R[paysNext]); i <= maxExtras; i++ {
		if fee := a.priced(under.Mode).part(i, under); fee != nil && fee.Code != nil {
			rest = append(rest, fee.Code.Code...)
		}
	}
	if a.Cost != nil && int(under.R[paysNext]) <= maxExtras+1 {
		rest = append(rest, a.Cost.Code...)
	}
	m.scratch.rest = rest
	return rest
}

// keepPaid gives the play what the code of a fee or cost has picked for it.
func (f *Frame) keepPaid(m *Match) {
	a := m.AbilityOf(f)
	if f.Mode == ModeCost {
		for _, k := range a.Keeps {
			f.keep(m, k)
		}
		return
	}
	fee := a.fee(f.Mode)
	if fee.Keep > 0 {
		f.keep(m, Keep{fee.Keep - 1, fee.As})
	}
	for _, k := range fee.Keeps {
		f.keep(m, k)
	}
}

func (f *Frame) keep(m *Match, what Keep) {
	serial := m.S.Frames[len(m.S.Frames)-2].Serial
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.Serial == f.Serial && k.Reg == what.Reg {
			k.Serial, k.Reg = serial, what.As
			m.S.Picks = append(m.S.Picks, k)
		}
	}
}
