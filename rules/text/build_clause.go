package text

import "strings"

// This file makes clauses.

func (l *Language) clause(n node) Clause {
	var c Clause
	switch name(n) {
	case "act", "may", "whoact", "whomay":
		c = l.act(n.Get("Act"))
		c.May = name(n) == "may" || name(n) == "whomay"
		if strings.HasPrefix(name(n), "who") {
			c.Subject, c.Who = l.subject(n.Get("Who")), l.who(n.Get("Who"))
		}
	case "get", "have", "can":
		c = l.holding(n)
	case "gain quoted", "mute", "get while", "can while":
		c = l.granting(n)
	case "anew":
		c.Form = formAnew
	case "you win", "who wins", "you lose", "who loses":
		c = l.decides(n)
	default:
		if l.befalls(n, &c) {
			break
		}
		c.Form = word[*form](l, n)
		c.Args = l.args(n)
	}
	c.Pos, c.node = n.Pos, n
	return c
}

// holding makes a clause that changes cards for a time.
func (l *Language) holding(n node) Clause {
	c := Clause{Args: []any{l.thing(n.Get("Whom"))}, Until: l.until(n.Get("Until"))}
	switch name(n) {
	case "get":
		c.Form, c.Args = formGet, append(c.Args, l.changes(n.Get("Change"), false))
	case "have":
		c.Form, c.Args = formHave, append(c.Args, l.changes(n.Get("Value"), true))
	case "can":
		c.Form = &form{core: corePower, power: word[*Keyword](l, n.Kids[1])}
	}
	if name(n) != "can" {
		c.Each = l.each(n.Get("Each"))
	}
	for _, p := range list(n.Get("AndPower")) {
		c.Powers = append(c.Powers, word[*Keyword](l, p.Kids[0]))
	}
	return c
}

// act makes a clause of a verb and what belongs to it.
func (l *Language) act(n node) Clause {
	v := n.Get("Verb")
	c := Clause{Pos: n.Pos, Form: word[*form](l, v), Args: l.args(v), Random: n.Get("Random") != nil, Each: l.each(n.Get("Each"))}
	if m := n.Get("Marked"); m != nil {
		if k := c.Form.core; k < coreMove && k != coreReturn {
			fail(m.Pos, "only cards that move can be %s for a time", word[*Mark](l, m.Get("Mark")).Phrase)
		}
		c.Mark = &MarkUse{word[*Mark](l, m.Get("Mark")), *l.until(m.Get("Until"))}
	}
	return c
}

// args makes the arguments of a verb.
func (l *Language) args(n node) []any {
	var out []any
	for i, f := range n.Rule.Fields {
		k := n.Kids[i]
		switch f.Cat {
		case "Cards", "Whom", "Plays", "Played":
			out = append(out, l.thing(k))
		case "Num":
			out = append(out, &Count{Kind: CountN, N: within(k, mostN)})
		case "N":
			out = append(out, l.amount(k))
		case "Sum":
			out = append([]any{&Count{Kind: CountQuantity, Of: l.quantity(k)}}, out...)
		case "Zone":
			z := l.zoneOf(k)
			out = append(out, &z)
		case "SeatZone":
			out = append(out, &ZoneRef{Zone: word[*Zone](l, k)})
		case "Place":
			out = append(out, l.spots(k))
		case "StatOf":
			out = append(out, &StatRef{l.possessor(k.Get("Whose")), word[*Stat](l, k.Get("StatWord"))})
		case "Counters":
			out = append(out, l.counters(k))
		case "Tokens":
			out = append(out, l.tokensOf(k))
		default: // Count-
			c := l.howMany(k)
			out = append(out, &c)
		}
	}
	return out
}

// The greatest numbers of a text: of cards, counters and changes, and of what
// players gain and lose.
const (
	mostCount = 99
	mostN     = 999
)

// within is a number that is not above most.
func within(n node, most int) int {
	if n.N > most {
		fail(n.Pos, "a number here is at most %d", most)
	}
	return n.N
}
