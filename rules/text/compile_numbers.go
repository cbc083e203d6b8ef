package text

import (
	"slices"

	"feltstack/rules"
)

// This file compiles numbers that texts take from cards, players and choices.

// fromCost is what a text and its cost know of each other.
type fromCost struct {
	costs     bool // it is a cost that is compiled
	x         int8 // of a cost: the register of its X, counted from 1
	costX     int8 // of what is paid for: that register of the cost
	costKeeps *[]rules.Keep
	wants     []rules.Want // of a cost: the resources
}

// quantity compiles a number that is taken from something.
func (c *compiler) quantity(q *Quantity) rules.Amount {
	out := rules.Amount{N: 1, Half: q.Half, Plus: int16(q.Plus)}
	if q.Number != nil {
		out.Kind, out.Fact = rules.FactOf, q.Number.Fact
		c.only(q.Thing, q.Number.Of, q.Number.Phrase)
	}
	switch q.Kind {
	case QuantityOf:
		if q.Thing.Kind == ThingThis {
			out.Kind, out.Reg, out.Fact = rules.PerFact, q.Number.Fact, 0
			return out
		}
		c.numbered(q.Thing, &out)
	case QuantityTotal:
		out.Kind = rules.TotalOf
		c.numbered(q.Thing, &out)
	case QuantityCards:
		out.Kind = rules.PerCard
		c.numbered(q.Thing, &out)
	case QuantityStat:
		out.Kind, out.Who, out.Fact = rules.SeatNum, c.one(q.Pos, q.Stat.Poss, false), q.Stat.Stat.Num
	case QuantityChosen:
		if c.number == 0 {
			missing(q.Pos, "nothing before this chooses a number: say \"choose a number from 1 to 6\"")
		}
		out.Kind, out.Reg = rules.PerNumber, uint8(c.number-1)
	case QuantityX:
		c.takeX(q.Pos, &out)
	case QuantityRoll:
		if c.thrown <= SidesCalled {
			missing(q.Pos, "roll a die first")
		}
		out.Kind = rules.PerRoll
		c.heeds()
	}
	return out
}

// numbered says which cards an amount is taken from.
func (c *compiler) numbered(t *Thing, out *rules.Amount) {
	switch t.Kind {
	case ThingSet:
		if r, ok := c.roleOf(t); ok {
			out.Reg = uint8(r)
		} else {
			out.Reg = uint8(c.named(t.Pos, t.Past))
		}
		return
	case ThingRest:
		r := c.reg(t.Pos)
		if c.rest == nil {
			missing(t.Pos, "\"the rest\": nothing before this takes some of a set of cards")
		}
		c.emit(rules.Instr{Op: rules.OpRest, Reg: c.restOf[0], N: int16(c.restOf[1]), Dst: r})
		out.Reg = uint8(r)
		return
	}
	f := c.filter(t)
	if f.Items {
		fail(t.Pos, "only cards have numbers")
	}
	if len(f.From) == 0 && f.Reg < 0 {
		if !c.l.Vocab.InPlay && t.Count.Kind == CountBare {
			fail(t.Pos, "say where the cards are")
		}
		f.From = c.l.table()
	}
	c.other(t, f)
	out.Filter = f
}

// howMuch is a number of the clause.
func (c *compiler) howMuch(n *Count) rules.Amount {
	switch n.Kind {
	case CountQuantity:
		return c.quantity(n.Of)
	case CountX:
		out := rules.Amount{N: 1}
		c.takeX(c.at, &out)
		return out
	case CountThatMuch:
		return rules.Amount{Kind: rules.PerNumber, N: 1, Reg: rules.RegAmount}
	case CountAnyAmount:
		fail(c.at, "\"any amount\" is said of what players gain and lose")
	}
	return c.much(int16(n.N))
}

// spent is how much of a number a player gains or loses: what they like, or X
// of a cost, is chosen first.
func (c *compiler) spent(k *Clause, n *Count) rules.Amount {
	has := rules.Amount{Kind: rules.SeatNum, N: 1, Who: c.who, Fact: k.Form.stat.Num}
	switch {
	case n.Kind == CountAnyAmount && k.Form.core == coreGain:
		fail(k.Pos, "say how much: there is no end to \"any amount\"")
	case n.Kind == CountAnyAmount:
		r := c.reg(k.Pos)
		c.emit(rules.Instr{Op: rules.OpNumber, Who: c.who, Max: has, Dst: r, Prompt: c.prompt})
		return rules.Amount{Kind: rules.PerNumber, N: 1, Reg: uint8(r)}
	case n.Kind == CountX && c.costs && k.Form.core == coreLose:
		return c.makeX(k.Pos, has)
	}
	return c.howMuch(n)
}

// counterCount is how many counters are put on cards or taken away.
func (c *compiler) counterCount(k *Clause, ref *CounterRef) rules.Amount {
	if ref.Count.Kind != CountX && ref.Count.Kind != CountThatMuch {
		return c.much(int16(max(ref.Count.N, 1)))
	}
	if t := k.Args[1].(*Thing); c.costs && k.Form.core == coreCounterOff && t.Kind == ThingThis {
		return c.makeX(k.Pos, rules.Amount{Kind: rules.PerCounter, N: 1, Reg: ref.Counter.Num})
	}
	return c.howMuch(&ref.Count)
}

// becomes compiles numbers of cards that become what is taken from something, and
// returns the other changes.
func (c *compiler) becomes(r int8, list []ChangeRef, until *Until) (rest []ChangeRef) {
	for _, ch := range list {
		if ch.To == nil {
			rest = append(rest, ch)
			continue
		}
		c.emit(rules.Instr{Op: rules.OpMark, Reg: r, Mark: ch.Number.Set, N: 1, Max: c.quantity(ch.To), Until: until.Until, UntilOf: until.Of})
	}
	return rest
}

// makeX lets who pays a cost choose X, from one to what there is.
func (c *compiler) makeX(at Pos, most rules.Amount) rules.Amount {
	if c.x > 0 {
		fail(at, "X is one number: pay it once")
	}
	c.x = c.reg(at) + 1
	c.emit(rules.Instr{Op: rules.OpNumber, Who: c.who, Min: rules.Amount{N: 1}, Max: most, Dst: c.x - 1, Prompt: c.prompt})
	return rules.Amount{Kind: rules.PerNumber, N: 1, Reg: uint8(c.x - 1)}
}

// takeX makes an amount the X that was chosen for the cost.
func (c *compiler) takeX(at Pos, out *rules.Amount) {
	switch {
	case c.costs:
		fail(at, "X is chosen for life or other numbers that are lost, or for counters on this: \"Lose X life: ...\"")
	case c.costX == 0:
		fail(at, "nothing before this says what X is: begin with a cost, as in \"Lose X life: ...\"")
	}
	out.Kind, out.Reg = rules.PerNumber, uint8(c.keep(at, c.costX-1))
}

// compared compiles a condition that compares numbers.
func (c *compiler) compared(k *Cond) *rules.Cond {
	out := &rules.Cond{Pred: -1, Count: c.quantity(k.A), Cmp: k.Cmp, N: int16(k.N)}
	if k.B != nil {
		than := c.quantity(k.B)
		out.Than = &than
	}
	return out
}

// past refuses "was" of a card that is still what it is.
func (c *compiler) past(k *Cond) {
	if k.Was && (c.event == nil || c.event.Thing.Kind != ThingThis) {
		fail(k.Pos, "this is still there: say \"is\", or wait for what happens to it (\"When this is destroyed, ...\")")
	}
}

// compares adds a comparison of numbers to a description.
func (c *compiler) compares(f *rules.Filter, h *Having) {
	if h.Best != 0 {
		if f.Best != 0 {
			fail(c.at, "say of one number that it is the highest or lowest")
		}
		f.Best, f.BestBy = h.Best, h.Number.Fact
		return
	}
	than := c.quantity(h.Than)
	f.Tests = append(f.Tests, rules.Test{Than: &than, Fact: h.Number.Fact, Cmp: h.Cmp, N: int16(h.N)})
}

// settled refuses a target that is described by a number that is not known yet
// when targets are chosen.
func (c *compiler) settled(t *Thing, f *rules.Filter) {
	for i := range f.Tests {
		a := f.Tests[i].Than
		if a == nil {
			continue
		}
		known := a.Filter != nil || a.Kind != rules.FactOf || c.event != nil && a.Reg == 0 ||
			slices.ContainsFunc(c.out.Targets, func(o rules.Target) bool { return o.Reg == a.Reg })
		if !known || a.Kind == rules.PerNumber || a.Kind == rules.PerRoll {
			fail(t.Pos, "targets are chosen before anything is done: leave out %q, or compare with a target", t.Target)
		}
	}
}

// always refuses "the highest" where cards are asked one by one.
func (c *compiler) always(t *Thing) {
	if t.best() != nil {
		fail(t.Pos, "which card has the highest or lowest number is asked when something is done: say it there")
	}
}

// paid lets a text speak of what was chosen for its cost, until it does the same itself.
func (c *compiler) paid(cost *compiler, kept *[]rules.Keep) {
	for past, s := range cost.sets {
		if s.uses == 1 {
			c.sets[past] = &set{reg: s.reg, uses: 1, nouns: s.nouns, from: s.from, paid: true}
		}
	}
	c.costX, c.costKeeps = cost.x, kept
}

// keep is the register of the play that holds what a register of its cost held:
// one from above those that the text itself uses.
func (c *compiler) keep(at Pos, reg int8) int8 {
	for _, k := range *c.costKeeps {
		if k.Reg == uint8(reg) {
			return int8(k.As)
		}
	}
	as := int8(maxRegs - 1 - len(*c.costKeeps))
	if as < c.regs {
		fail(at, "this text names more than %d sets of cards", maxRegs)
	}
	*c.costKeeps = append(*c.costKeeps, rules.Keep{Reg: uint8(reg), As: uint8(as)})
	return as
}
