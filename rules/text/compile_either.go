package text

import "feltstack/rules"

// either compiles one card that is this or that, each in places of its own.
func (c *compiler) either(t *Thing, u use) int8 {
	f := c.lying1(t.Either[0], u)
	f.Text = c.l.grammar.Print(t.node)
	from := c.from
	for _, o := range t.Either[1:] {
		g := c.lying1(o, u)
		if f.Targeted != g.Targeted {
			fail(o.Pos, "both are targets, or neither is")
		}
		f.Or = append(f.Or, g)
		from |= c.from
	}
	c.from = from
	if f.Targeted {
		return c.target(t, f)
	}
	return c.pick(t, f)
}

// lying1 is the description of one card with the places where it lies.
func (c *compiler) lying1(t *Thing, u use) *rules.Filter {
	if t.Kind != ThingFilter || t.Count.Kind != CountOne {
		fail(t.Pos, "\"either\" is of one card: \"either a ... or a ...\"")
	}
	f := c.filter(t)
	if f.Items || f.Reg >= 0 {
		fail(t.Pos, "\"either\" is of cards in zones")
	}
	switch {
	case len(f.From) > 0:
	case u.from != 0:
		f.From = []rules.Source{{Zone: u.from, Whose: c.who}}
	case c.l.Vocab.InPlay:
		c.inPlay(t)
		f.From = c.l.table()
	default:
		fail(t.Pos, "say where to look for the cards: \"in your hand\", \"on %s\"", c.l.Vocab.Table)
	}
	c.from = c.l.zones(f)
	c.other(t, f)
	c.visible(t, f)
	return f
}
