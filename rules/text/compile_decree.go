package text

import (
	"slices"
	"strings"

	"feltstack/rules"
)

// This file compiles what players may do with cards, what cards cost, and what
// befalls players (decree.txt).

// whoDoes is whom a decree is said of.
func (c *compiler) whoDoes(at Pos, p Poss) rules.Who {
	switch p {
	case PossAny:
		return rules.Each
	case PossYourOpponent:
		return rules.Opponent
	case PossYour:
		return rules.You
	}
	if p >= PossRelated {
		return c.l.related(int(p - PossRelated))
	}
	fail(at, "say whose: \"your\", \"your opponent's\" or \"a player's\"")
	return 0
}

// decreed compiles a decree.
func (c *compiler) decreed(d *DecreeUse) rules.Decree {
	t := d.Cards
	out := rules.Decree{Kind: d.Kind, Who: c.whoDoes(d.Pos, d.By), N: rules.Amount{N: int16(d.N)}}
	if d.Act != nil {
		out.Act = d.Act.Act
		c.only(t, d.Act.Of, d.Act.Phrase)
		if d.Kind == rules.Charges && d.Act.Unit == "" {
			out.Of = d.Act.Pays
		}
	}
	out.Cards = c.filter(t)
	if out.Cards.Items || out.Cards.Reg >= 0 {
		fail(t.Pos, "this is said of cards, not of plays or of cards of an earlier step")
	}
	switch d.Kind {
	case rules.Allows:
		c.allowsFrom(t, out.Cards, out.Who)
	case rules.Diverts:
		c.diverted(d, &out)
		fallthrough
	default:
		if len(out.Cards.From) > 0 || t.Ctrl != PossNone && d.Kind != rules.Diverts {
			fail(t.Pos, "leave out where these cards are and whose")
		}
	}
	return out
}

// allowsFrom checks where a text allows cards to be played from.
func (c *compiler) allowsFrom(t *Thing, f *rules.Filter, who rules.Who) {
	if len(f.From) == 0 {
		fail(t.Pos, "players may do this anyway: say from where, as in \"from your %s\"", c.elsewhere())
	}
	for _, s := range f.From {
		if z := c.l.Game.Zones[s.Zone]; s.Zone == c.l.Vocab.Hand && s.Whose == who || z.Table || z.Sight != rules.SightAll && z.Sight != rules.SightOwner {
			fail(t.Pos, "players may do this anyway, or don't see these cards: say from where, as in \"from your %s\"", c.elsewhere())
		}
	}
}

// elsewhere is the phrase of a zone that everybody sees, which is none in play.
func (c *compiler) elsewhere() string {
	for _, z := range c.l.Vocab.Zones {
		if s := c.l.Game.Zones[z.Kind]; s.Sight == rules.SightAll && !s.Table {
			return z.Phrase
		}
	}
	return c.l.Vocab.Zones[0].Phrase
}

func (c *compiler) diverted(d *DecreeUse, out *rules.Decree) {
	to := d.To
	spec := c.l.Game.Zones[to.Zone.Zone.Kind]
	switch {
	case !c.l.Game.Zones[d.From.Zone.Kind].PerSeat || !spec.PerSeat:
		fail(d.Pos, "say whose zones these are")
	case to.Zone.Poss != d.From.Poss && to.Zone.Poss != PossOwner && !(d.From.Poss == PossAny && to.Zone.Poss == PossTheir):
		fail(d.Pos, "cards stay with the player whose they are: say \"their owners' %s\"", plural(to.Zone.Zone.Phrase))
	case to.Zone.Zone.Kind == d.From.Zone.Kind:
		fail(d.Pos, "they go there anyway")
	case spec.Table:
		fail(d.Pos, "cards don't come into play this way")
	case to.Kind < SpotInto && !spec.Ordered:
		fail(d.Pos, "the %s has no top and no bottom: say \"into\"", to.Zone.Zone.Phrase)
	case to.Kind == SpotEither:
		fail(d.Pos, "say which: the top or the bottom")
	}
	out.Zone, out.Dest = d.From.Zone.Kind, rules.Dest{Zone: to.Zone.Zone.Kind}
	if to.Kind == SpotBottom {
		out.Dest.At = rules.Bottom
	}
}

// decree compiles a decree that holds for a time.
func (c *compiler) decree(k *Clause) {
	out := c.decreed(k.Args[0].(*DecreeUse))
	if k.Until.Of != rules.You {
		fail(k.Pos, "say until your own next %s, or until this turn ends", c.l.Vocab.Next)
	}
	c.l.Game.Decrees = append(c.l.Game.Decrees, out)
	c.emit(rules.Instr{Op: rules.OpMarkSeat, Mark: c.l.Game.Decreed, N: int16(len(c.l.Game.Decrees) - 1), Until: k.Until.Until})
}

// holdsFor compiles a decree that simply holds.
func (l *Language) holdsFor(prog *Program, s Static) {
	c := &compiler{l: l, sets: map[string]*set{}}
	out := rules.Static{Text: l.grammar.Words(s.node, ""), Decrees: []rules.Decree{c.decreed(s.Decree)}}
	if s.While != nil {
		out.If = c.cond(s.While)
	}
	prog.Statics = append(prog.Statics, out)
}

// priced compiles how else the card is paid for, and what is paid besides.
func (l *Language) priced(prog *Program, p *PriceUse) {
	if prog.Price == nil {
		prog.Price = &rules.Price{}
	}
	cost := l.cost(&Para{Pos: p.Pos, Cost: p.Pay})
	if cost.x > 0 {
		fail(p.Pos, "only a text with a cost of its own knows its X: \"Lose X life: ...\"")
	}
	fee := rules.Fee{Text: upper(cost.out.Text), Wants: cost.wants}
	if len(cost.out.Code) > 0 {
		fee.Code = &cost.out
	}
	switch {
	case p.May && slices.ContainsFunc(prog.Price.Extras, func(f rules.Fee) bool { return f.Ask != 0 }):
		fail(p.Pos, "a card has one additional cost that need not be paid")
	case p.May: // it comes first: "the additional cost was paid"
		fee.Ask = l.prompt(fee.Text + " as an additional cost?")
		prog.Price.Extras = append([]rules.Fee{fee}, prog.Price.Extras...)
		return
	case p.Besides:
		prog.Price.Extras = append(prog.Price.Extras, fee)
		return
	}
	if len(prog.Price.Ways) == 0 {
		prog.Price.Ways = []rules.Fee{{}}
	}
	prog.Price.Ways = append(prog.Price.Ways, fee)
}

// speaksOfPaid refuses a text that asks whether an additional cost was paid which
// it doesn't have, or has for nothing.
func (l *Language) speaksOfPaid(t *Text) *Error {
	var asks, has *Error
	for i := range t.Paras {
		t.Paras[i].node.Walk(func(n node) {
			switch name(n) {
			case "besides paid":
				asks = &Error{Pos: n.Pos, What: "there is no additional cost that may be paid: say \"As an additional cost to ... this, you may ...\""}
			case "besides may":
				has = &Error{Pos: n.Pos, What: "nothing depends on it: say what happens \"if the additional cost was paid\""}
			}
		})
	}
	switch {
	case has == nil:
		return asks
	case asks == nil:
		return has
	}
	return nil
}

// altering compiles an ability that changes how much happens.
func (l *Language) altering(a *Para) rules.Ability {
	out := rules.Ability{Kind: rules.AbilityInstead, When: l.when(a.Event), Alter: a.Alter.Alter}
	out.Text = strings.TrimSuffix(upper(l.grammar.Words(a.Alter.node, "")), ",") + " instead."
	if a.Limit != nil {
		out.Limit = rules.Limit{Scope: a.Limit.Scope, N: int8(a.Limit.N), Refund: a.Limit.Refund, Key: l.limit(l.grammar.Print(a.node))}
	}
	out.Modes = []rules.Mode{{Text: out.Text}}
	return out
}

// prevent compiles damage that is prevented.
func (c *compiler) prevent(k *Clause) {
	p := k.Args[0].(*PreventUse)
	in := rules.Instr{Op: rules.OpMarkSeat, Mark: p.Damage.Mark, N: rules.PreventAll}
	if p.N > 0 {
		in.N = int16(p.N)
	}
	if p.Until != nil {
		if in.Until = p.Until.Until; p.Until.Of != rules.You {
			fail(k.Pos, "say until your own next %s, or until this turn ends", c.l.Vocab.Next)
		}
	}
	cards := in
	cards.Op = rules.OpMark
	switch {
	case p.Cards != nil:
		if p.Damage.Of == "" {
			fail(p.Cards.Pos, "cards take no %s", p.Damage.Phrase)
		}
		c.lying(p.Cards)
		c.only(p.Cards, []string{p.Damage.Of}, p.Damage.Phrase)
		cards.Reg = c.cards(p.Cards, use{})
		c.emit(cards)
	case p.By == PossAny:
		loop := c.emit(rules.Instr{Op: rules.OpSeats, Who: rules.Each})
		in.Who = rules.ThatSeat
		c.emit(in)
		c.closeSeats(loop)
		if p.Damage.Of != "" {
			cards.Reg = c.reg(k.Pos)
			c.emit(rules.Instr{Op: rules.OpAll, Dst: cards.Reg, Filter: &rules.Filter{Reg: -1, Ctrl: rules.Each, From: c.l.table(), Tests: c.nounTests(p.Damage.Of)}})
			c.emit(cards)
		}
	default:
		in.Who = c.whoDoes(k.Pos, p.By)
		if in.Who == rules.Opponent && in.Until == rules.UntilStart {
			fail(k.Pos, "say until this turn ends")
		}
		c.emit(in)
	}
}

// nounTests is what makes a card one of a noun.
func (c *compiler) nounTests(phrase string) []rules.Test {
	for i := range c.l.Vocab.Nouns {
		if n := &c.l.Vocab.Nouns[i]; n.Phrase == phrase {
			return []rules.Test{{Pred: c.l.preds[n.Pred], N: n.N, Not: n.Not}}
		}
	}
	return nil
}
