package compile

import (
	"cmp"
	"slices"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
)

// toOwners refuses a move of one player's cards into a zone of another one where the game
// sends them to their owner's instead: the text would do the opposite of what it says.
func (c *compiler) toOwners(k *text.Clause, in *rules.Instr) {
	for _, d := range in.Dests {
		z := &c.l.Game.Zones[d.Zone]
		if !slices.Contains(c.l.Vocab.Owned, d.Zone) || d.Whose != rules.You && d.Whose != rules.Opponent {
			continue
		}
		discards := k.Form.Move != nil && z.Sight == rules.SightAll // it names no place
		refuse.If(k.Pos, !discards && c.strange(in.Reg, d.Whose), "cards go to their owner's %s, whoever moves them: say \"to its owner's %s\"", c.l.Game.Say(z.Name), c.l.Game.Say(z.Name))
	}
}

// strange reports whether the cards of a register may be of others than who.
func (c *compiler) strange(reg int8, who rules.Who) bool {
	for i := len(c.out.Code) - 1; i >= 0; i-- {
		switch in := &c.out.Code[i]; {
		case in.Dst != reg:
		case in.Op == rules.OpTop:
			return stranger(in.Whose, who)
		case in.Op == rules.OpPick, in.Op == rules.OpAll:
			return c.strangers(in.Filter, who)
		}
	}
	for _, t := range c.out.Targets {
		if int8(t.Reg) == reg && t.Filter != nil && !t.Item {
			return c.strangers(t.Filter, who)
		}
	}
	for _, s := range c.sets {
		if e := c.event; s.event && s.reg == reg && e != nil {
			of, ok := c.l.does(cmp.Or(e.By, e.Thing.Ctrl, e.Thing.Poss))
			return ok && stranger(of, who)
		}
	}
	return false
}

// strangers reports whether a filter finds cards that lie in zones of others than who, or
// that others control.
func (c *compiler) strangers(f *rules.Filter, who rules.Who) bool {
	if len(f.From) == 0 && !f.Items {
		return c.strange(f.Reg, who)
	}
	return f.Ctrl != rules.Each && stranger(f.Ctrl, who) || slices.ContainsFunc(f.From, func(s rules.Source) bool {
		return slices.Contains(c.l.Vocab.Owned, s.Zone) && stranger(s.Whose, who)
	})
}

// stranger reports whether a seat that a text names is another than who.
func stranger(of, who rules.Who) bool {
	return of != who && slices.Contains([]rules.Who{rules.You, rules.Opponent, rules.Each, rules.EachOpponent}, of)
}
