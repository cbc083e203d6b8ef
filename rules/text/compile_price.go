package text

import (
	"slices"
	"strings"

	"feltstack/rules"
)

// choosing are the instructions that find what a clause is about, before it
// does anything to it.
var choosing = []rules.Op{rules.OpPick, rules.OpAll, rules.OpThis, rules.OpIts, rules.OpRest}

// unless compiles what somebody may do so that clause k does not happen:
// "destroy a target monster unless its controller discards a card". The code of
// k begins at start; loop is the one over who does it, -1 if there is none. What
// k is about is chosen first, as the price may be asked of its controller. Then
// somebody may pay, if they can pay all of it, and that skips the rest of k. It
// returns the jump that is taken where nobody has paid.
func (c *compiler) unless(k *Clause, price []Clause, start, loop int) int {
	if k.May {
		fail(price[0].Pos, "\"may\" and \"unless\" are too much for one step: leave one of them out")
	}
	at := start
	for at < len(c.out.Code) && slices.Contains(choosing, c.out.Code[at].Op) {
		at++
	}
	rest := slices.Clone(c.out.Code[at:])
	c.out.Code = c.out.Code[:at]
	named := c.sets[k.Form.past]
	inner := c.openBuyer(k, &price[0], loop)
	ask := c.emit(rules.Instr{Op: rules.OpMay, Who: c.who, Prompt: c.l.prompt(c.l.asks(k, price))})
	c.pay(price)
	paid := c.out.Code[ask+1:]
	c.out.Code[ask].Price = slices.Clone(paid)
	for i := range paid {
		if paid[i].Op == rules.OpPick {
			paid[i].Price = slices.Clone(paid[i+1:])
		}
	}
	if named != nil && loop < 0 { // what was chosen has not been done
		c.emit(rules.Instr{Op: rules.OpRest, Reg: named.reg, N: int16(named.reg), Dst: named.reg})
	}
	out := c.emit(rules.Instr{Op: rules.OpJump})
	if inner >= 0 {
		c.out.Code[out].Op = rules.OpLeave
		c.out.Code[ask].Jump = int16(inner)
		ask = inner
	}
	c.out.Code[ask].Jump = c.here()
	by := c.here() - int16(at)
	for _, in := range rest {
		if int(in.Jump) >= at {
			in.Jump += by
		}
		c.emit(in)
	}
	unpaid := c.emit(rules.Instr{Op: rules.OpJump})
	c.out.Code[out].Jump = c.here()
	return unpaid
}

// openBuyer begins what is done by who pays. It returns the loop that finds
// out who that is, -1 if it is known.
func (c *compiler) openBuyer(k, first *Clause, loop int) int {
	buyer := first.Subject
	c.subject, c.who = buyer, c.seats(buyer)
	switch {
	case loop >= 0 && buyer == k.Subject:
		return -1
	case loop >= 0 && c.who == rules.ThatSeat:
		fail(first.Pos, "those who do this are one after the other: say \"unless they ...\"")
	case buyer == SubjectEachPlayer, buyer == SubjectEachOpponent:
		fail(first.Pos, "who of them? Say \"your opponent\" or \"that player\"")
	}
	c.whoIsIt(first)
	inner := c.openSeats(buyer)
	c.loop = inner >= 0
	return inner
}

// pay compiles the parts of a price.
func (c *compiler) pay(price []Clause) {
	for i := range price {
		k := &price[i]
		from, targets := len(c.out.Code), len(c.out.Targets)
		c.begin(k)
		c.do(k)
		c.surely(k, from)
		if len(c.out.Targets) > targets {
			fail(k.Pos, "a price has no targets")
		}
	}
}

// surely refuses parts of a cost or price that may be left out, or may come to
// nothing.
func (c *compiler) surely(k *Clause, from int) {
	for _, in := range c.out.Code[from:] {
		switch in.Op {
		case rules.OpMay, rules.OpIf, rules.OpSeats, rules.OpThrow, rules.OpMark, rules.OpSeat, rules.OpSay, rules.OpVote, rules.OpCopy:
			fail(k.Pos, "a cost is something that is surely paid")
		case rules.OpNumber:
			if in.Dst != c.x-1 {
				fail(k.Pos, "a cost is something that is surely paid")
			}
		case rules.OpPick, rules.OpTop:
			if in.Min == (rules.Amount{}) {
				fail(k.Pos, "a cost is something that is surely paid: say how many cards")
			}
		}
	}
}

// asks is the question whether somebody pays a price, and what happens if not.
func (l *Language) asks(k *Clause, price []Clause) string {
	var parts []string
	for i := range price {
		parts = append(parts, l.order(&price[i]))
	}
	words := upper(strings.Join(parts, " and "))
	if k.Subject == price[0].Subject {
		return words + ", or " + l.order(k)
	}
	return words + ", or else: " + l.grammar.Words(k.node, "")
}
