package text

import (
	"slices"

	"feltstack/rules"
)

// This file finds out what "other" and "another" are other than.

// ante is what a step was about: what a later "other" may be other than.
type ante struct {
	reg    int8   // a copy of its cards
	target int8   // the register that they were targeted into, -1 if they were not
	from   uint64 // the kinds of zones where they lie, one bit each
	chosen bool   // they were chosen or kept, which is done for what follows
	this   bool   // it was the card itself
}

// eventAnte makes the card that an event is about what "other" may mean.
func (c *compiler) eventAnte() {
	if e := c.event; c.others && e != nil && e.Thing.Kind == ThingFilter && !e.Thing.Other && e.Event.Past != "" {
		c.antes = append(c.antes, ante{target: -1, from: c.l.onTable()})
	}
}

// about notes what a step is about, its cards lying in register r.
func (c *compiler) about(t *Thing, r int8) {
	if !c.others {
		return
	}
	a := ante{target: -1, from: c.from, chosen: c.chooses, this: t.Kind == ThingThis}
	switch t.Kind {
	case ThingThis:
		a.from = c.l.onTable()
	case ThingFilter, ThingSet:
		if t.Kind == ThingFilter && t.Target != "" {
			a.target = r
		}
		a.reg = c.reg(t.Pos)
		c.emit(rules.Instr{Op: rules.OpJoin, Reg: r, Dst: a.reg})
	default:
		return
	}
	c.antes = append(c.antes, a)
}

// other makes a description that says "other" one of other cards than those
// that an earlier step was about, where they lie in the same places: other than
// what was chosen or kept, or else than those and this card. Where there are
// none it is other than this card alone.
func (c *compiler) other(t *Thing, f *rules.Filter) {
	if !t.Other || f.Items || f.Reg >= 0 {
		return
	}
	from := c.l.zones(f)
	for i := len(c.antes) - 1; i >= 0; i-- {
		a := &c.antes[i]
		if a.from&from == 0 {
			continue
		}
		switch {
		case a.this:
		case c.event != nil && i == 0 && a.reg == 0 && a.target < 0 && !a.chosen && c.eventful():
			fail(t.Pos, "%q: other than this, or than the %s card? Say \"another\" of what is waited for, or leave it out here", c.l.phrase(t), c.event.Event.Past)
		case f.Targeted && a.target < 0:
			fail(t.Pos, "targets are chosen before anything is done: say what %q is other than by a target, too", c.l.phrase(t))
		case f.Targeted:
			f.Except, f.NotSrc = a.target+1, !a.chosen
		default:
			f.Except, f.NotSrc = a.reg+1, !a.chosen
		}
		return
	}
}

// eventful reports whether the first of antes is the card of the event.
func (c *compiler) eventful() bool {
	e := c.event
	return e.Thing.Kind == ThingFilter && !e.Thing.Other && e.Event.Past != ""
}

// zones is the kinds of zones where a description looks, one bit each; all of
// the table where it says nothing of that.
func (l *Language) zones(f *rules.Filter) uint64 {
	if len(f.From) == 0 {
		return l.onTable()
	}
	set := uint64(0)
	for _, s := range f.From {
		set |= 1 << s.Zone
	}
	return set
}

func (l *Language) onTable() uint64 {
	set := uint64(0)
	for k, z := range l.Game.Zones {
		if z.Table {
			set |= 1 << k
		}
	}
	return set
}

// others reports whether a body says "other" of cards.
func (b *Body) others() bool {
	if b.OnlyIf.others() {
		return true
	}
	for i := range b.Sentences {
		s := &b.Sentences[i]
		if s.If.others() {
			return true
		}
		for _, list := range [...][]Clause{s.Clauses, s.Price} {
			for j := range list {
				if list[j].others() {
					return true
				}
			}
		}
		if s.Choice != nil && slices.ContainsFunc(s.Choice.Options, func(o Body) bool { return o.others() }) {
			return true
		}
	}
	if b.Choice != nil {
		for i := range b.Choice.Options {
			if b.Choice.Options[i].others() {
				return true
			}
		}
	}
	return false
}

func (k *Clause) others() bool {
	if k.Each != nil && k.Each.Thing != nil && k.Each.Thing.Other {
		return true
	}
	for _, a := range k.Args {
		if t, ok := a.(*Thing); ok && (t.Other || slices.ContainsFunc(t.Either, func(o *Thing) bool { return o.Other })) {
			return true
		}
	}
	return false
}

func (k *Cond) others() bool { return k != nil && k.Thing != nil && k.Thing.Other }
