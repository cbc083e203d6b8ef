package compile

import (
	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
)

// This file compiles numbers: those that stand in a text, and those that it takes
// from cards, players and choices.

func number(n int) rules.Amount { return rules.Amount{N: int16(n)} }

// held is the number in a register.
func held(reg int8) rules.Amount {
	return rules.Amount{Kind: rules.PerNumber, N: 1, Reg: uint8(reg)}
}

// much is a number of the clause, or so much for each of something.
func (c *compiler) much(n int16) rules.Amount {
	if c.each == nil {
		return rules.Amount{N: n}
	}
	out := scaled(*c.each, n)
	c.each = nil
	return out
}

// howMuch is a number of the clause, which may be taken from something.
func (c *compiler) howMuch(n *text.Count) rules.Amount {
	switch n.Kind {
	case text.CountQuantity:
		return c.quantity(n.Of)
	case text.CountX:
		return c.takeX(c.at)
	case text.CountThatMuch:
		return held(rules.RegAmount)
	case text.CountAnyAmount:
		refuse.At(c.at, "\"any amount\" is said of what players gain and lose")
	}
	return c.much(int16(max(n.N, 1)))
}

// quantity compiles a number that is taken from something.
func (c *compiler) quantity(q *text.Quantity) rules.Amount { return c.times(q, 1) }

// times is a number, or so much for each of something.
func (c *compiler) times(q *text.Quantity, n int16) rules.Amount {
	if q == nil {
		return rules.Amount{N: n}
	}
	n *= int16(max(q.Times, 1))
	out := rules.Amount{N: n}
	refuse.If(q.Pos, c.deep == deepest, tooDeep)
	c.deep++
	defer func() { c.deep-- }()
	if q.Number != nil {
		out.Kind, out.Fact = rules.FactOf, q.Number.Fact
		c.only(q.Thing, q.Number.Of, q.Number.Phrase)
	}
	switch q.Kind {
	case text.QuantityOf:
		if q.Thing.Kind == text.ThingThis {
			out.Kind, out.Reg, out.Fact = rules.PerFact, q.Number.Fact, 0
			break
		}
		c.numbered(q, &out)
	case text.QuantityTotal:
		out.Kind = rules.TotalOf
		c.numbered(q, &out)
	case text.QuantityBest:
		out.Kind = rules.BestOf
		c.numbered(q, &out)
		out.Filter.Best, out.Filter.BestBy, out.Fact = q.Best, q.Number.Fact, 0
	case text.QuantityCards:
		out.Kind = rules.PerCard
		c.numbered(q, &out)
	case text.QuantityEach:
		if did := gone(q.Thing); did != nil {
			return c.happened(did, c.doer(did), n)
		}
		out.Kind = rules.PerCard
		c.numbered(q, &out)
	case text.QuantityCounters:
		if out.Kind, out.Reg = rules.PerCounter, q.Counter.Num; q.Thing.Kind != text.ThingThis {
			c.numbered(q, &out)
		}
	case text.QuantityNamed:
		out = c.timesNamed(q, n)
	case text.QuantityDid:
		return c.happened(q.Did, c.doer(q.Did), n)
	case text.QuantityStat:
		out.Kind, out.Who, out.Fact = rules.SeatNum, c.one(q.Pos, q.Stat.Poss, false), q.Stat.Stat.Num
	case text.QuantityChosen:
		out = c.chosenNumber(q.Pos)
		out.N *= n
	case text.QuantityX:
		out = c.takeX(q.Pos)
		refuse.If(q.Pos, n > 1 && (out.Half != rules.NoHalf || out.And != nil), "say all of it where you say what X is")
		out.N, out.Plus = out.N*n, out.Plus*n
		if q.Half == rules.NoHalf && q.Plus == 0 && len(q.More) == 0 {
			return out
		}
		refuse.If(q.Pos, out.Half != rules.NoHalf || out.Plus != 0 || out.And != nil, "say all of it where you say what X is")
	case text.QuantityRoll:
		out.Kind = c.pips(q.Pos)
	case text.QuantityWhoDid, text.QuantityWhoDidnt:
		who, _ := c.seats(q.Pos, map[bool]text.Subject{true: text.SubjectWhoDid, false: text.SubjectWhoDidnt}[q.Kind == text.QuantityWhoDid])
		out.Kind, out.Who = rules.PerSeat, who
	case text.QuantityN, text.QuantityGap:
		out.N = 0
	}
	out.Half, out.Plus = q.Half, int16(q.Plus)
	for _, m := range q.More {
		more := c.times(m, n)
		if m.Less {
			more = more.Minus()
		}
		out = and(out, more)
	}
	if q.Kind == text.QuantityGap {
		out.Abs = 1
	}
	return out
}

// scaled is an amount of so much for each of something.
func scaled(a rules.Amount, n int16) rules.Amount {
	if a.N *= n; a.And != nil {
		and := scaled(*a.And, n)
		a.And = &and
	}
	return a
}

// and adds an amount to another.
func and(a, more rules.Amount) rules.Amount {
	if a.And != nil {
		more = and(*a.And, more)
	}
	a.And = &more
	return a
}

// chosenNumber is the number that a player has chosen.
func (c *compiler) chosenNumber(at text.Pos) rules.Amount {
	refuse.IfMissing(at, c.number == 0, "nothing before this chooses a number: say \"choose a number from 1 to 6\"")
	c.idleNumber = nil
	return held(c.number - 1)
}

// pips is the kind of a number that a die has shown.
func (c *compiler) pips(at text.Pos) rules.AmountKind {
	refuse.IfMissing(at, c.thrown <= text.SidesCalled, "roll a die first")
	c.unheard = nil
	return rules.PerRoll
}

// numbered says which cards an amount is taken from.
func (c *compiler) numbered(q *text.Quantity, out *rules.Amount) {
	t, each := c.met(q.Thing), q.Kind == text.QuantityEach || q.Kind == text.QuantityCounters
	switch {
	case t.Kind == text.ThingSet && !each:
		r, _ := c.which(t)
		out.Reg = uint8(r)
		return
	case t.Kind == text.ThingRest:
		out.Reg = uint8(c.left(t.Pos))
		return
	}
	bears := c.bearing
	c.bearing = bearing{}
	refuse.If(t.Pos, differ(t) && q.Kind != text.QuantityCards && q.Kind != text.QuantityEach, "%s", notApart)
	f := c.tally(t)
	c.bearing = bears
	c.onBoard(t.Pos, f, c.l.Vocab.InPlay || f.Tie == rules.Itself || !each && t.Count.Kind != text.CountBare, "say where the cards are")
	if each && c.changes {
		f.NotIt, f.NotSrc = t.Other, false
	} else {
		c.other(t, f)
	}
	out.Filter = f
}

// changing reports whether a verb changes each of its cards by a number.
func changing(v text.CoreVerb) bool {
	return v == text.CoreGet || v == text.CoreHave || v == text.CoreCounterOn || v == text.CoreCounterOff
}

// timesNamed is so much for each card of an earlier step: for each that is what
// Noun says, or that lies with who does the clause.
func (c *compiler) timesNamed(e *text.Quantity, n int16) rules.Amount {
	if s := c.sets[e.Past]; s != nil && s.many && !e.Their {
		if n := e.Noun; n != nil && (len(c.event.Thing.Nouns) != 1 || c.event.Thing.Nouns[0] != n) {
			refuse.At(c.at, "this text waits for other cards than each %s", n.Phrase)
		}
		return rules.Amount{Kind: rules.PerNumber, N: n, Reg: rules.RegAmount}
	}
	f := cardsOf(c.named(e.Pos, e.Past))
	if e.Their {
		f.Ctrl = c.whose(c.at, text.PossTheir)
	}
	nouns := c.sets[e.Past].nouns
	if e.Noun != nil && e.Noun.Pred != "" && (len(nouns) != 1 || nouns[0] != e.Noun) {
		f.Tests = []rules.Test{c.noun(e.Noun)}
	}
	if !e.Their && f.Tests == nil {
		return rules.Amount{Kind: rules.PerReg, N: n, Reg: uint8(f.Reg)}
	}
	return rules.Amount{Kind: rules.PerCard, N: n, Filter: f}
}

// spent is how much of a number a player gains or loses: what they like, or X
// of a cost, is chosen first.
func (c *compiler) spent(k *text.Clause, n *text.Count) rules.Amount {
	has := rules.Amount{Kind: rules.SeatNum, N: 1, Who: c.who, Fact: k.Form.Stat.Num}
	loses := k.Form.Core == text.CoreLose
	refuse.If(k.Pos, n.Kind == text.CountAnyAmount && !loses, "say how much: \"any amount\" has no limit")
	switch {
	case n.Kind == text.CountAnyAmount:
		return held(c.asked(k.Pos, rules.Instr{Op: rules.OpNumber, Max: has}))
	case n.Kind == text.CountX && c.costs && loses:
		return c.makeX(k.Pos, has)
	}
	return c.howMuch(n)
}

// makeX lets who pays a cost choose X, from one to what there is.
func (c *compiler) makeX(at text.Pos, most rules.Amount) rules.Amount {
	refuse.If(at, c.x > 0, "X is one number: pay it once")
	c.x = c.asked(at, rules.Instr{Op: rules.OpNumber, Min: number(1), Max: most}) + 1
	return held(c.x - 1)
}

// saysX is the grammar rules that say X.
var saysX = []string{"the x", "x much", "x cards", "ends x", "x counters", "x tokens", "change x", "change minus x", "value x"}

// holdX notes what X is in a sentence: where several steps say it, what it was before them.
func (c *compiler) holdX(s *text.Sentence) {
	c.whereX, c.heldX = s.X, 0
	if s.X == nil {
		return
	}
	used := 0
	for i := range s.Clauses {
		if speechOf(s.Clauses[i].Node).has(saysX...) {
			used++
		}
	}
	refuse.If(s.X.Pos, used == 0, "no step of this sentence says X")
	if used > 1 {
		is := c.quantity(s.X)
		c.heldX = c.asked(s.Pos, rules.Instr{Op: rules.OpNumber, Min: is, Max: is}) + 1
	}
}

// takeX is what the sentence says that X is, or the X that was chosen for the cost.
func (c *compiler) takeX(at text.Pos) rules.Amount {
	if c.heldX > 0 {
		return held(c.heldX - 1)
	}
	if is := c.whereX; is != nil {
		c.whereX = nil // an X in it is another one
		out := c.quantity(is)
		c.whereX = is
		return out
	}
	refuse.If(at, c.costs, "X is chosen for life or other numbers that are lost, or for counters on this: \"Lose X life: ...\"")
	refuse.If(at, c.costX == 0, "nothing before this says what X is: begin with a cost, as in \"Lose X life: ...\", or end with \", where X is ...\"")
	return held(c.keep(at, c.costX-1))
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
func (c *compiler) keep(at text.Pos, reg int8) int8 {
	for _, k := range *c.costKeeps {
		if k.Reg == uint8(reg) {
			return int8(k.As)
		}
	}
	as := int8(maxRegs - 1 - len(*c.costKeeps))
	refuse.If(at, as < c.regs, tooManySets, maxRegs)
	*c.costKeeps = append(*c.costKeeps, rules.Keep{Reg: uint8(reg), As: uint8(as)})
	return as
}

const (
	tooMany     = "this text names more than "
	tooManySets = tooMany + "%d sets of cards: say it in fewer steps"
)

// deepest bounds how many numbers one is taken from, each from the next.
const deepest = 20

const tooDeep = "this number depends on itself, or on too many others"
