package rules

import (
	"slices"

	"feltstack/rules/message"
	"feltstack/rules/payment"
)

// Price is what a play costs in resources and otherwise. Of the Ways one is
// paid, with all Extras that need no decision and those that the payer likes.
type Price struct {
	Ways   []Fee // none: nothing but the extras
	Extras []Fee
	// LeastX and MostX bound the number that the payer chooses, where a want has one.
	LeastX, MostX Amount
}

// Fee is a part of a price: a way to pay it, or what is paid besides.
type Fee struct {
	Text  message.ID // of a way, in the question which: "Ice a Rod instead"
	If    *Cond      // where it is possible, or due; nil is always
	Wants []Want
	Code  *Mode // what is done besides, after the resources; it must be possible. Nil: nothing
	// Ask is the prompt, in Game.Prompts, of an extra that the payer may pay; 0: it is due.
	Ask uint16
	// Keep is a register of Code, counted from 1, whose cards come into register
	// As of the play. 0: none.
	Keep, As uint8
	Keeps    []Keep // further ones
}

// Want is an amount of resources.
type Want struct {
	Of payment.Set // any of these pays for it
	N  Amount
	X  int16 // added for each that the payer has chosen
}

// Paid is what was paid for a play, or is about to be.
type Paid struct {
	Serial ItemID // of the play
	Way    uint8  // place in Price.Ways
	Extras uint8  // places in Price.Extras, a bit each: those that were paid
	X      int16
	Units  int16 // resources in all
}

// maxExtras is how many extras a price may have.
const maxExtras = 8

// Paid is what was paid for the play of a serial; false if nothing was, or can't be.
func (s *State) Paid(serial ItemID) (Paid, bool) {
	for i := range s.Payments {
		if s.Payments[i].Serial == serial {
			return s.Payments[i], true
		}
	}
	return Paid{}, false
}

// NotePaid notes what was paid for a play; what was noted before is replaced. It
// is kept until the play's registers are forgotten.
func (s *State) NotePaid(p Paid) {
	s.forgetPaid(p.Serial)
	s.Payments = append(s.Payments, p)
}

func (s *State) forgetPaid(serial ItemID) {
	for i := range s.Payments {
		if s.Payments[i].Serial == serial {
			s.Payments = append(s.Payments[:i], s.Payments[i+1:]...)
			return
		}
	}
}

// paidAmount is the number that an amount takes from what was paid for the asking play.
func (q *Query) paidAmount(a *Amount) int {
	p, _ := q.m.S.Paid(q.Serial)
	n := 0
	switch a.Kind {
	case PerX:
		n = int(p.X)
	case PerPaid:
		n = int(p.Units)
	case PaidExtra:
		n = int(p.Extras >> a.Reg & 1)
	case PaidWay:
		if p.Way == a.Reg {
			n = 1
		}
	}
	return n * int(a.N)
}

// Kept reports whether a register of a play on the stack holds what was paid for
// it, rather than what it is aimed at.
func (m *Match) Kept(it *Item, reg uint8) bool {
	list := m.Game.Defs[it.Def].Abilities
	if int(it.Ability) >= len(list) {
		return false // an attack of a card without a text
	}
	a := &list[it.Ability]
	for _, k := range a.Keeps {
		if k.As == reg {
			return true
		}
	}
	for _, f := range a.fees {
		if f.Keep > 0 && f.As == reg || slices.ContainsFunc(f.Keeps, func(k Keep) bool { return k.As == reg }) {
			return true
		}
	}
	return false
}

// ModeFee as Frame.Mode runs the code of the first fee of an ability, those below
// it that of the others. See Ability.fees.
const ModeFee int8 = -3

// maxFees is how many fees an ability may have.
const maxFees = 120

// fee is the fee whose code runs as this Frame.Mode.
func (a *Ability) fee(mode int8) *Fee { return a.fees[ModeFee-mode] }

// feeMode is what Frame.Mode runs the code of a fee.
func (a *Ability) feeMode(fee *Fee) int8 {
	for i := range a.fees {
		if a.fees[i] == fee {
			return ModeFee - int8(i)
		}
	}
	return ModeCost
}

// listFees notes every fee of an ability, in all its prices.
func (a *Ability) listFees() {
	a.fees = nil
	a.Price.fees(&a.fees)
	for i := range a.Modes {
		a.Modes[i].Price.fees(&a.fees)
	}
}

func (p *Price) fees(list *[]*Fee) {
	if p == nil {
		return
	}
	for i := range p.Ways {
		*list = append(*list, &p.Ways[i])
	}
	for i := range p.Extras {
		*list = append(*list, &p.Extras[i])
	}
}

// price is what an ability costs in a mode; below 0 none is chosen. Nil: no resources.
func (a *Ability) price(mode int8) *Price {
	if mode >= 0 && a.Modes[mode].Price != nil {
		return a.Modes[mode].Price
	}
	return a.Price
}

// priced is price, of a price that asks nothing where there is none.
func (a *Ability) priced(mode int8) *Price {
	if p := a.price(mode); p != nil {
		return p
	}
	return &free
}

var free Price

// way is the way of a price that a payment takes, nil if it has none.
func (p *Price) way(paid *Paid) *Fee {
	if len(p.Ways) == 0 {
		return nil
	}
	return &p.Ways[paid.Way]
}

// due is the extras that have to be paid now. Whether they have to may depend on where the
// card that is played still lies.
func (q *Query) due(p *Price) uint8 {
	var set uint8
	used := q.Used
	q.Used = 0
	for i := range p.Extras {
		if e := &p.Extras[i]; e.Ask == 0 && q.Holds(e.If) {
			set |= 1 << i
		}
	}
	q.Used = used
	return set
}

// single reports whether a price is one bill, with nothing to decide or to hold before it.
func (p *Price) single() bool {
	return len(p.Extras) == 0 && len(p.Ways) <= 1 && (len(p.Ways) == 0 || p.Ways[0].If == nil && !p.Ways[0].asksX())
}

// asksX reports whether a payment depends on a number that the payer chooses.
func (p *Price) asksX(paid *Paid) bool {
	if w := p.way(paid); w != nil && w.asksX() {
		return true
	}
	for i := range p.Extras {
		if paid.Extras>>i&1 == 1 && p.Extras[i].asksX() {
			return true
		}
	}
	return false
}

func (f *Fee) asksX() bool {
	for i := range f.Wants {
		if f.Wants[i].X != 0 {
			return true
		}
	}
	return false
}

// Also lets an ability be paid for in the ways of p, too, and makes it cost its
// extras. The first way of p stands for what the ability costs anyway: its own
// ways, or else its Cost where the way has no code. The extras of p come last.
func (a *Ability) Also(p *Price) {
	own := Price{}
	if a.Price != nil {
		own = *a.Price
		own.Ways, own.Extras = slices.Clone(own.Ways), slices.Clone(own.Extras)
	}
	if len(p.Ways) > 1 {
		if len(own.Ways) == 0 {
			own.Ways = []Fee{p.Ways[0]}
			if own.Ways[0].Code == nil {
				own.Ways[0].Code, own.Ways[0].Keeps = a.Cost, a.Keeps
				a.Cost, a.Keeps = nil, nil
			}
		}
		own.Ways = append(own.Ways, p.Ways[1:]...)
	}
	own.Extras = append(own.Extras, p.Extras...)
	a.Price = &own
}

// CanPrice reports whether ability a can be paid for in a mode, with its cost: 0, or
// Game.NoCost. One way is enough, without the extras that may be left out.
func (q *Query) CanPrice(a *Ability, mode int8) No {
	can, known := q.affordsPrice(a, mode)
	return q.canAfford(a, mode, can, known)
}

// canAfford is CanPrice after affordsPrice.
func (q *Query) canAfford(a *Ability, mode int8, can, known bool) No {
	p := a.price(mode)
	switch {
	case p == nil:
		return q.CanPay(a.Cost)
	case known && can:
		return 0
	case known:
		return q.m.Game.NoCost
	}
	own := &q.m.scratch.payment().asks // the next query may use up the queries, q too
	*own = *q
	q = own
	for i := range max(len(p.Ways), 1) {
		if q.canWay(a, p, i) == 0 {
			return 0
		}
	}
	return q.m.Game.NoCost
}

// affordsPrice is what the game says, without a bill, of whether an ability can be paid for.
func (q *Query) affordsPrice(a *Ability, mode int8) (can, known bool) {
	if affords := q.m.Game.Affords; affords != nil && a.price(mode) != nil {
		return affords(q.m, q, a, mode)
	}
	return false, false
}

// canWay returns why way i of a price can't be taken.
func (q *Query) canWay(a *Ability, p *Price, i int) No {
	m := q.m
	if len(p.Ways) > 0 && !q.Holds(p.Ways[i].If) {
		return m.Game.NotNow
	}
	paid := Paid{Way: uint8(i), Extras: q.due(p)}
	paid.X = p.leastX(q, &paid)
	if !q.bill(a, p, &paid).payable() {
		return m.Game.NoCost
	}
	return 0
}

func (p *Price) leastX(q *Query, paid *Paid) int16 {
	if !p.asksX(paid) {
		return 0
	}
	return int16(max(q.Amount(&p.LeastX), 0))
}
