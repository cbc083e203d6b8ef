package compile

import (
	"slices"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
)

// This file finds out what "other" and "another" are other than, and refuses steps
// that come to nothing.

// ante is what a step was about: what a later "other" may be other than.
type ante struct {
	reg    int8   // a copy of its cards
	target int8   // the register that they were targeted into, -1 if they were not
	from   uint64 // the kinds of zones where they lie, one bit each
	chosen bool   // they were chosen or kept, which is done for what follows
	this   bool   // it was the card itself
	event  bool   // it was the card that the text waits for
}

// about notes what a step is about, its cards lying in register r.
func (c *compiler) about(t *text.Thing, r int8) {
	if !c.others {
		return
	}
	a := ante{target: -1, from: c.from, chosen: c.chooses, this: t.Kind == text.ThingThis}
	switch t.Kind {
	case text.ThingThis:
		a.from = c.l.zones(nil)
	case text.ThingFilter, text.ThingSet:
		if t.Kind == text.ThingFilter && t.Target != "" {
			a.target = r
		}
		a.reg = c.join(r, c.reg(t.Pos))
	default:
		return
	}
	c.antes = append(c.antes, a)
}

// other makes a description that says "other" one of other cards than those
// that an earlier step was about, where they lie in the same places: other than
// what was chosen or kept, or else than those and this card. Where there are
// none it is other than this card alone.
func (c *compiler) other(t *text.Thing, f *rules.Filter) {
	if !t.Other || f.Items || f.Reg >= 0 {
		return
	}
	from := c.l.zones(f.From)
	for i := len(c.antes) - 1; i >= 0; i-- {
		a := &c.antes[i]
		if a.from&from == 0 {
			continue
		}
		switch {
		case a.this:
		case a.event:
			refuse.At(t.Pos, "%q: other than this, or than the %s card? Say \"another\" of what is waited for, or leave it out here",
				c.l.Phrase(t.Node), c.event.Event.Past)
		case f.Targeted && a.target < 0:
			refuse.At(t.Pos, "targets are chosen before anything is done: say what %q is other than by a target, too", c.l.Phrase(t.Node))
		case f.Targeted:
			f.Except, f.NotSrc = a.target+1, !a.chosen
		default:
			f.Except, f.NotSrc = a.reg+1, !a.chosen
		}
		return
	}
}

// idle refuses a clause that only chooses cards, if nothing is done with them. That there are
// targets which are alike is something that the rest depends on.
func (c *compiler) idle(k *text.Clause) {
	if k.Form.Core != text.CoreChoose || c.costs || c.says.of(k.Form.Past) {
		return
	}
	alike := slices.ContainsFunc(c.out.Targets, func(t rules.Target) bool { return t.Alike != nil || t.Same != 0 })
	speaks := alike || c.others || c.its || k.May || c.says.has("rest")
	refuse.If(k.Pos, !speaks, "nothing is done with \"the %s card\": say what, or leave this out", k.Form.Past)
}

// throw compiles a throw of dice, or of a coin.
func (c *compiler) throw(k *text.Clause, sides int, why uint8, dice rules.Amount) {
	c.emit(rules.Instr{Op: rules.OpThrow, Who: c.who, N: int16(sides), Why: why, Max: dice})
	c.throws(k.Pos, sides)
}

// throws notes a throw of a die with this number of sides: the text must make something of it.
func (c *compiler) throws(at text.Pos, sides int) {
	c.heard()
	c.thrown, c.unheard = sides, &at
}

// heard refuses a throw on which nothing depends.
func (c *compiler) heard() {
	if c.unheard != nil {
		refuse.At(*c.unheard, "nothing depends on this throw: say what happens if it shows something, or for each pip")
	}
}
