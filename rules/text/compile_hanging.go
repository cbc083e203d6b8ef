package text

import (
	"strings"

	"feltstack/rules"
)

// bearer is the card that this is attached to.
func bearer() *rules.Filter {
	return &rules.Filter{Reg: -1, Ctrl: rules.Each, Tie: rules.Bearer, Text: "the bearer"}
}

// hung makes a description one of cards that hang on others.
func (c *compiler) hung(t *Thing, f *rules.Filter) {
	h := t.Host
	z := c.l.Game.Attached
	if h.under {
		z = c.l.Game.Under
	}
	if z == 0 {
		fail(t.Pos, "no card can lie there in this game")
	}
	f.From = []rules.Source{{Zone: z, Whose: rules.Each}}
	switch f.Tie = rules.OnThis; {
	case h.its:
		f.Tie = rules.OnBearer
	case h.Past != "":
		f.Tie, f.TieReg = rules.OnReg, uint8(c.named(t.Pos, h.Past))
	}
}

// attach compiles "attach this to a monster" and "put the top card of your deck under this".
func (c *compiler) attach(k *Clause) {
	g := c.l.Game
	in := rules.Instr{Op: rules.OpFasten, Zone: g.Attached, Why: c.l.Vocab.AttachWhy}
	switch k.Form.core {
	case coreTuckDown:
		in.Face = rules.FaceDown
		fallthrough
	case coreTuck:
		in.Zone, in.Whose = g.Under, rules.ControllerOf
	}
	if in.Zone == 0 {
		fail(k.Pos, "no card can be put there in this game")
	}
	t, on := k.Args[0].(*Thing), k.Args[1].(*Thing)
	if on.Kind == ThingThis && t.Kind == ThingThis {
		fail(on.Pos, "no card hangs on itself")
	}
	switch n := on.Count.Kind; {
	case on.Kind == ThingThis, on.Kind == ThingBearer:
	case on.Kind == ThingZone, on.Kind == ThingEnd, on.Kind == ThingRest, n != CountOne && n != CountThat:
		fail(on.Pos, "say one card: \"a card\", or \"the chosen card\"")
	}
	for _, s := range on.From {
		if !g.Zones[s.Zone.Zone.Kind].Table {
			fail(on.Pos, "only a card in play has others attached to it, or under it")
		}
	}
	c.lying(on)
	in.Reg = c.cards(t, use{})
	r := c.regs
	if on.Kind == ThingThis {
		in.Dst = -1
	} else {
		in.Dst = c.cards(on, use{})
	}
	if c.random && c.regs > r {
		fail(k.Pos, "\"at random\" goes with cards that are chosen from among others when this is done")
	}
	c.emit(in)
	c.name(k.Pos, k.Form.past, in.Reg, arg0(k))
}

// speaksOfBearer refuses a text that speaks of the bearer of a card that it attaches to nothing.
func (l *Language) speaksOfBearer(t *Text) *Error {
	var at *Pos
	attaches := false
	for i := range t.Paras {
		t.Paras[i].node.Walk(func(n node) {
			switch name(n) {
			case "bearer", "bearer holds", "waited bearer", "host bearer":
				if at == nil {
					at = &n.Pos
				}
			case "verb " + attachThis:
				attaches = attaches || name(n.Kids[0]) == "this"
			}
		})
	}
	if at == nil || attaches || l.Vocab.Worn {
		return nil
	}
	return &Error{Pos: *at, What: "nothing attaches this, so it has no bearer: say \"Attach this to ...\""}
}

// granted compiles an ability that is given to cards, and returns its place among
// those of the definition.
func (c *compiler) granted(p *Para, at Pos) uint8 {
	switch {
	case c.prog == nil:
		fail(at, "what is paid gives no abilities")
	case len(p.Static) > 0:
		fail(p.Pos, "say what simply holds without quotation marks: \"gets +1 ...\"")
	case p.Event != nil && p.Event.Event.Would:
		fail(p.Pos, "what happens instead can't be given to other cards: say in a paragraph of its own of which cards it holds")
	case p.Event == nil && p.Step == nil && p.Trigger == nil && (p.Label == nil || p.Label != c.l.Vocab.Use):
		fail(p.Pos, "a card has what is in quotation marks only if it begins with what it waits for (\"When this ...\"), or with a cost (\"Discard a card: ...\")")
	}
	a := c.l.ability(c.prog, p)
	a.Kind, a.As = rules.AbilityGranted, a.Kind
	c.prog.Abilities = append(c.prog.Abilities, a)
	if len(c.prog.Abilities) > 255 {
		fail(at, "a card has no room for so many abilities")
	}
	return uint8(len(c.prog.Abilities) - 1)
}

// grant compiles the clauses that give abilities to cards, or take them away.
func (c *compiler) grant(k *Clause) {
	t := k.Args[0].(*Thing)
	c.lying(t)
	in := rules.Instr{Op: rules.OpMark, Mark: c.l.Game.Grants}
	switch k.Form.core {
	case coreQuote:
		in.N = int16(c.granted(k.Quote, k.Pos))
	case coreMute:
		in.Mark = c.l.Game.Mutes
	case coreWhile:
		in.N = c.lent(k)
	}
	if k.Until != nil {
		in.Until, in.UntilOf = k.Until.Until, k.Until.Of
	}
	c.each = nil // it is of the changes
	in.Reg = c.cards(t, use{})
	c.emit(in)
}

// lent compiles what a card gets or can as long as something is so, and returns its
// place as a mark says it.
func (c *compiler) lent(k *Clause) int16 {
	if c.prog == nil {
		fail(k.Pos, "what is paid gives no abilities")
	}
	inner := &compiler{l: c.l, sets: map[string]*set{}, at: k.Pos}
	st := rules.Static{Bound: true, If: inner.cond(k.While), Text: strings.TrimSuffix(c.l.grammar.Words(k.node, ""), ".")}
	t := k.Args[0].(*Thing)
	inner.changes = true
	if len(k.Args) > 1 {
		changes := k.Args[1].([]ChangeRef)
		c.changed(t, nil, changes)
		for _, ch := range changes {
			st.Changes = append(st.Changes, rules.Change{Fact: ch.Number.Fact, N: inner.times(k.Each, int16(ch.N))})
		}
	}
	for _, p := range k.Powers {
		c.changed(t, p, nil)
		p.into(&st)
	}
	c.prog.Lent = append(c.prog.Lent, st)
	return -int16(len(c.prog.Lent))
}
