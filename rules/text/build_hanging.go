package text

import "feltstack/rules"

// What hangs on cards: cards that are attached to others or lie under them, and
// abilities that texts give to cards and take from them.

// host is the card that others hang on: "attached to this", "under the bearer".
type host struct {
	under bool   // they lie under it, rather than being attached to it
	past  string // it is a card of an earlier step; "" is this
	its   bool   // it is the bearer
}

// host makes what cards hang on.
func (l *Language) host(n node) *host {
	h := &host{under: name(n) == "under", its: name(n.Kids[0]) == "host bearer"}
	if k := n.Kids[0]; name(k) == "host named" {
		h.past = word[string](l, k.Get("Past"))
	}
	return h
}

// pointed makes cards that are chosen for what lasts as long as something is so.
func (l *Language) pointed(t *Thing, n node) {
	switch name(n) {
	case "pointed that", "pointed those":
		l.set(t, n)
		t.Count.Kind = map[string]CountKind{"pointed that": CountThat, "pointed those": CountWholeSet}[name(n)]
		return
	case "pointed some":
		t.Count = Count{Kind: CountN, N: twoOrMore(n.Get("Num"))}
	case "pointed up to":
		t.Count = Count{Kind: CountUpTo, N: within(n.Get("Num"), mostCount)}
	}
	t.Target = l.targets[name(n.Get("Target"))]
	l.kind(t, n.Get("Kind"))
}

// granting makes a clause that gives abilities, or takes them away.
func (l *Language) granting(n node) Clause {
	c := Clause{Args: []any{l.thing(n.Kids[0])}, Until: l.until(part(n, "Until"))}
	switch name(n) {
	case "gain quoted":
		c.Form = formQuote
		p := l.build(n.Get("Para"))
		c.Quote = &p
	case "mute":
		c.Form = formMute
	case "get while", "can while":
		c.Form, c.While = formWhile, l.cond(n.Get("Cond"))
		if name(n) == "get while" {
			c.Args, c.Each = append(c.Args, l.changes(n.Get("Change"), false)), l.each(n.Get("Each"))
		} else {
			c.Powers = []*Keyword{word[*Keyword](l, n.Kids[1])}
		}
		for _, p := range list(n.Get("AndPower")) {
			c.Powers = append(c.Powers, word[*Keyword](l, p.Kids[0]))
		}
	}
	return c
}

// until makes the end of a duration.
func (l *Language) until(n node) *Until {
	if n == nil {
		return nil
	}
	switch name(n) {
	case "until this ends":
		return &Until{Until: word[*rules.Span](l, n.Get("Span")).Until}
	case "until your next step":
		return &Until{word[*Step](l, n.Get("NextStep")).Until, rules.You}
	case "until your opponent's next step":
		return &Until{word[*Step](l, n.Get("NextStep")).Until, rules.Opponent}
	}
	return &Until{map[bool]rules.Until{true: rules.UntilEnd, false: rules.UntilStart}[name(n) == "until this turn ends"], map[string]rules.Who{
		"until your next": rules.You, "until your opponent's next": rules.Opponent, "until its owner's next": rules.OwnerOf,
		"until its controller's next": rules.ControllerOf, "until this turn ends": rules.You,
	}[name(n)]}
}
