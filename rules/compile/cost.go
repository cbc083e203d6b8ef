package compile

import (
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/message"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
)

// This file compiles what is paid: so that a step does not happen, as a cost, and for
// a card.

// choosing are the instructions that find what a clause is about, before it
// does anything to it.
var choosing = []rules.Op{rules.OpPick, rules.OpAll, rules.OpThis, rules.OpIts, rules.OpRest}

// unless compiles what someone may do so that clause k does not happen:
// "destroy a target monster unless its controller discards a card". The code of
// k begins at start; loop is the one over who does it, -1 if there is none. What
// k is about is chosen first, as its controller may have to pay. Then
// someone may pay, if they can pay all of it, and that skips the rest of k. It
// returns the jump that is taken where nobody has paid.
func (c *compiler) unless(k *text.Clause, cost []text.Clause, start, loop int) int {
	refuse.If(cost[0].Pos, k.May, "\"may\" and \"unless\" are too much for one step: leave one of them out")
	at := start
	for at < len(c.out.Code) && slices.Contains(choosing, c.out.Code[at].Op) {
		at++
	}
	rest := slices.Clone(c.out.Code[at:])
	c.out.Code = c.out.Code[:at]
	named := c.sets[k.Form.Past]
	inner := c.openBuyer(k, &cost[0], loop)
	ask := c.emit(rules.Instr{Op: rules.OpMay, Who: c.who, Prompt: c.l.prompt(c.l.asks(k, cost))})
	c.pay(cost)
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
	out := c.jump()
	if inner >= 0 {
		c.out.Code[out].Op = rules.OpLeave
		c.out.Code[ask].Jump = int16(inner)
		ask = inner
	}
	c.land(ask)
	by := c.here() - int16(at)
	for _, in := range rest {
		if int(in.Jump) >= at {
			in.Jump += by
		}
		c.emit(in)
	}
	unpaid := c.jump()
	c.land(out)
	return unpaid
}

// openBuyer begins what is done by who pays. It returns the loop that finds
// out who that is, -1 if it is known.
func (c *compiler) openBuyer(k, first *text.Clause, loop int) int {
	buyer := first.Subject
	if c.subject = buyer; loop >= 0 && buyer == k.Subject {
		return -1
	}
	who, each := c.seats(first.Pos, buyer)
	refuse.If(first.Pos, loop >= 0 && (each || who == rules.ThatSeat), "those who do this are one after the other: say \"unless they ...\"")
	refuse.If(first.Pos, buyer == text.SubjectEachPlayer || buyer == text.SubjectEachOpponent, "who of them? Say \"your opponent\" or \"that player\"")
	c.whoIsIt(first)
	inner := c.open(who, each)
	c.loop = inner >= 0
	return inner
}

// pay compiles the parts of an unless-cost.
func (c *compiler) pay(cost []text.Clause) {
	its := c.its
	c.its, c.buys = false, true // what is paid with is not "it"
	for i := range cost {
		k := &cost[i]
		from, targets := len(c.out.Code), len(c.out.Targets)
		c.begin(k)
		c.do(k)
		c.surely(k, from)
		refuse.If(k.Pos, len(c.out.Targets) > targets, "a cost has no targets")
	}
	c.its, c.buys = its, false
}

// unsure are the instructions that may be left out, or may come to nothing.
var unsure = []rules.Op{
	rules.OpMay, rules.OpIf, rules.OpSeats, rules.OpThrow, rules.OpMark, rules.OpSeat, rules.OpSay, rules.OpVote, rules.OpCopy,
}

// surely refuses parts of a cost that are unsure.
func (c *compiler) surely(k *text.Clause, from int) {
	for _, in := range c.out.Code[from:] {
		refuse.If(k.Pos, k.Form.Core == text.CoreSearch || slices.Contains(unsure, in.Op) || in.Op == rules.OpNumber && in.Dst != c.x-1, "a cost is something that is surely paid: put this behind the colon")
		none := (in.Op == rules.OpPick || in.Op == rules.OpTop) && in.Min == rules.Amount{}
		refuse.If(k.Pos, none && !c.extra, "a cost is something that is surely paid: say how many cards")
	}
}

// asks is the question whether someone pays an unless-cost, and what happens if not.
func (l *Language) asks(k *text.Clause, cost []text.Clause) string {
	words := text.Upper(l.orders(cost))
	if k.Subject == cost[0].Subject {
		return words + ", or " + l.Order(k)
	}
	return words + ", or else: " + l.Phrase(k.Node)
}

// orders is the parts of a cost as they are said to who pays.
func (l *Language) orders(parts []text.Clause) string {
	var out []string
	for i := range parts {
		out = append(out, l.Order(&parts[i]))
	}
	return strings.Join(out, " and ")
}

// cost compiles what is paid for a text that says something: every part of it in full. An
// extra cost may leave to the payer how many cards it takes.
func (l *Language) cost(parts []text.Clause, says speech, extra bool) *compiler {
	c := l.compiler(nil)
	c.mayJump, c.says, c.costs, c.extra = -1, says, true, extra
	for i := range parts {
		from := len(c.out.Code)
		c.clause(&parts[i], nil)
		c.surely(&parts[i], from)
	}
	refuse.If(parts[0].Pos, len(c.out.Targets) > 0, "a cost has no targets")
	c.out.Text = l.orders(parts)
	return c
}

// fee is the resources of a cost.
func (c *compiler) fee() rules.Fee {
	return rules.Fee{Text: message.ID(text.Upper(c.out.Text)), Wants: c.wants}
}

// priced compiles how else the card is paid for, and what is paid besides.
func (l *Language) priced(prog *Program, p *text.PriceUse) {
	if prog.Price == nil {
		prog.Price = &rules.Price{}
	}
	to := prog.Price
	cost := l.cost(p.Pay, prog.says, p.Besides)
	refuse.If(p.Pos, cost.x > 0, "only a text with a cost of its own knows its X: \"Lose X life: ...\"")
	fee := cost.fee()
	if len(cost.out.Code) > 0 {
		fee.Code = &cost.out
	}
	for i := range cost.out.Code {
		if in := &cost.out.Code[i]; p.May && in.Op == rules.OpPick && in.Min == (rules.Amount{}) {
			in.Min.N = 1 // who pays it at all
		}
	}
	if p.Besides {
		prog.extra = cost
	}
	switch {
	case p.May, p.If != nil: // it comes first: "the additional cost was paid"
		open := slices.ContainsFunc(to.Extras, func(f rules.Fee) bool { return f.Ask != 0 || f.If != nil })
		refuse.If(p.Pos, open, "a card has one additional cost that need not be paid")
		if p.May {
			fee.Ask = l.prompt(string(fee.Text) + " as an additional cost?")
		} else {
			fee.If = l.compiler(prog).cond(p.If)
		}
		to.Extras = slices.Insert(to.Extras, 0, fee)
	case p.Besides:
		to.Extras = append(to.Extras, fee)
	default:
		if len(to.Ways) == 0 {
			to.Ways = []rules.Fee{{}}
		}
		to.Ways = append(to.Ways, fee)
	}
}

// keepExtra lets a play know the cards of its additional cost that its text speaks of.
func (p *Program) keepExtra() {
	for i := range p.Price.Extras {
		if f := &p.Price.Extras[i]; f.Code == &p.extra.out {
			f.Keeps = p.keeps
		}
	}
}

// payers is how many of some cards are used to pay for the play: as they are then.
func (c *compiler) payers(t *text.Thing) rules.Amount {
	refuse.If(t.Pos, !c.bought || c.waits, "only what is done as this is played, or used, knows what paid for it: say it there")
	f := c.tally(t)
	refuse.If(t.Pos, placed(f) || f.Targeted || f.Best != 0, "say only what kind of cards they were")
	r := c.reg(t.Pos)
	c.out.Payers = append(c.out.Payers, rules.Payers{Filter: f, As: uint8(r)})
	return held(r)
}

// payGoods compiles what is paid with resources: a part of a cost, or what a player may pay
// in the middle of a text.
func (c *compiler) payGoods(k *text.Clause) {
	n, g := arg[*text.Count](k, 0), k.Form.Goods
	refuse.If(k.Pos, c.costs && k.Subject != text.SubjectYou, "%s is paid as a cost by you alone", g.Phrase)
	refuse.If(k.Pos, n.Kind != text.CountN, "say how much: \"pay 2 %s\"", g.Phrase)
	want := rules.Want{Of: g.Of, N: number(n.N)}
	if c.costs {
		c.wants = append(c.wants, want)
		return
	}
	refuse.If(k.Pos, !c.buys && !(k.May && (c.depends || c.whoDid(k))),
		"%s isn't paid here: say it before a colon, or who may, and what happens \"if you do\"", g.Phrase)
	if last := len(c.out.Code) - 1; c.buys && last >= 0 && c.out.Code[last].Op == rules.OpPay { // another part of it
		way := &c.out.Code[last].Pay.Ways[0]
		way.Wants = append(way.Wants, want)
		return
	}
	c.emit(rules.Instr{Op: rules.OpPay, Who: c.who, Pay: &rules.Price{Ways: []rules.Fee{{Wants: []rules.Want{want}}}}})
}
