package text

import (
	"strings"

	"feltstack/rules"
)

// This file makes the tree of what decree.txt has.

var (
	formDecree  = &form{core: coreDecree}
	formPrevent = &form{core: corePrevent}
)

// ruled makes a sentence that simply holds and is about what players do. It
// reports false for others.
func (l *Language) ruled(n node, s *Static) bool {
	switch name(n) {
	case "seat holds", "seat while":
		s.Decree = l.decreeOf(n.Get("Decree"))
		if c := part(n, "Cond"); c != nil {
			s.While = l.cond(c)
		}
	case "rather", "besides", "besides may":
		s.Price = &PriceUse{Pos: n.Pos, Besides: name(n) != "rather", May: name(n) == "besides may"}
		if s.Price.Besides {
			s.Price.Act = word[*Act](l, n.Get("CardAct"))
		}
		for _, a := range n.Get("Act").Kids {
			k := l.act(a)
			k.node = a
			s.Price.Pay = append(s.Price.Pay, k)
		}
	default:
		s.Decree = l.selfDecree(n)
		return s.Decree != nil
	}
	return true
}

var players = map[string]Poss{"you do it": PossYour, "your opponent does it": PossYourOpponent, "players do it": PossAny}

// player is whom a decree is said of, by its production or by the game's word.
func (l *Language) player(n node) Poss {
	if p, ok := l.words[name(n)].(Poss); ok && n != nil {
		return p
	}
	return players[name(n)]
}

func (l *Language) decreeOf(n node) *DecreeUse {
	d := &DecreeUse{Pos: n.Pos, By: l.player(part(n, "Player")), Act: word[*Act](l, part(n, "CardAct"))}
	d.Cards = l.bareKind(n)
	switch name(n) {
	case "may do":
		d.Kind = rules.Allows
	case "costs less", "costs more":
		d.Kind, d.N = rules.Charges, l.units(n, d.Act)
		if name(n) == "costs less" {
			d.N = -d.N
		}
		d.By = PossAny
		if side := poss[name(n.Get("Side"))]; side != PossNone {
			d.By = side
		}
	case "goes elsewhere":
		from := l.zoneOf(n.Get("Zone"))
		s := n.Get("Spot")
		d.Kind, d.From, d.By = rules.Diverts, &from, from.Poss
		d.To = &Spot{spotKinds[name(s)], l.zoneOf(s.Kids[0])}
	}
	return d
}

// units is how many units more or less an act costs.
func (l *Language) units(n node, act *Act) int {
	u := n.Get("Units")
	k := part(u, "Num")
	switch {
	case name(u) == "units alone" && act.Pays == 0:
		what := "nothing that texts change"
		if act.Unit != "" {
			what = "\"2 " + plural(act.Unit) + "\""
		}
		fail(u.Pos, "say what it costs to %s: %s", act.Phrase, what)
	case name(u) == "units alone" && k.N == 0:
		fail(u.Pos, "0 changes nothing: say a number from 1 on")
	case name(u) == "units alone":
		return within(k, mostCount)
	case word[*Act](l, u) != act:
		fail(u.Pos, "cards don't cost %s to %s", plural(word[*Act](l, u).Unit), act.Phrase)
	case k != nil:
		return twoOrMore(k)
	}
	return 1
}

// bareKind makes the cards of a decree.
func (l *Language) bareKind(n node) *Thing {
	t := &Thing{Pos: n.Pos, Count: Count{Kind: CountBare}, node: n.Get("Kind")}
	l.kind(t, n.Get("Kind"))
	return t
}

// befalls makes a clause about what players do for a time, or what is prevented.
func (l *Language) befalls(n node, c *Clause) bool {
	switch name(n) {
	case "for a time":
		c.Form, c.Args, c.Until = formDecree, []any{l.decreeOf(n.Get("Decree"))}, l.until(n.Get("Until"))
		return true
	case "prevent", "prevent all", "prevent every":
	default:
		return false
	}
	p := &PreventUse{Damage: word[*Damage](l, n.Get("Damage")), By: PossAny, Until: l.until(part(n, "Until"))}
	if name(n) == "prevent" {
		if p.N = within(n.Get("Num"), mostN); p.N == 0 {
			fail(n.Pos, "preventing 0 does nothing")
		}
	}
	switch s := part(n, "Spared"); name(s) {
	case "you spared":
		p.By = PossYour
	case "opponent spared":
		p.By = PossYourOpponent
	case "cards spared":
		p.By, p.Cards = PossNone, l.thing(s.Kids[0])
	}
	c.Form, c.Args = formPrevent, []any{p}
	return true
}

// altered makes a paragraph that changes how much happens.
func (l *Language) altered(n node, p *Para) {
	p.Limit = l.limited(n.Get("Limit"))
	l.event(n.Get("Would"), p)
	a := n.Get("Altered")
	use := &AlterUse{Befall: word[*Befall](l, a.Kids[0]), node: a}
	use.Alter.Keeps = true
	switch name(a) {
	case "plus":
		use.Alter.Plus = int16(within(a.Get("Num"), mostN))
	case "minus":
		use.Alter.Plus = -int16(within(a.Get("Num"), mostN))
	case "twice as much":
		use.Alter.Times = 2
	case "half, rounded up":
		use.Alter.Half = rules.HalfUp
	case "half, rounded down":
		use.Alter.Half = rules.HalfDown
	}
	if strings.HasSuffix(name(a), "us") && use.Alter.Plus == 0 {
		fail(a.Pos, "0 changes nothing")
	}
	if p.Event == nil || !use.Befall.likewise(Befall{Phrase: strings.TrimPrefix(p.Event.Event.Phrase, "would "), Many: use.Befall.Many}) {
		fail(a.Pos, "%q is of \"would %s\"", l.grammar.Words(a.Kids[0], ""), use.Befall.Phrase)
	}
	if they := strings.HasPrefix(name(a.Kids[0]), "they "); they != (p.Event.By != PossYour) {
		fail(a.Pos, "who is it that would %s? Say \"you\" of you, \"they\" of others", use.Befall.Phrase)
	}
	p.Alter = use
}
