package text

import (
	"slices"
	"strconv"

	"feltstack/rules"
)

// use says what a clause needs of its cards.
type use struct {
	from   rules.ZoneKind // where cards lie that are named without a place
	top    bool           // and they are taken from its top
	benign bool           // "every" includes what effects can't affect
	needs  string         // what they must be, whatever is said of them
}

// cards compiles a noun phrase: the register that holds its cards when the
// instructions emitted so far have run.
func (c *compiler) cards(t *Thing, u use) int8 {
	r := c.found(t, u)
	c.about(t, r)
	return r
}

func (c *compiler) found(t *Thing, u use) int8 {
	switch t.Kind {
	case ThingThis:
		r := c.reg(t.Pos)
		c.emit(rules.Instr{Op: rules.OpThis, Dst: r})
		return r
	case ThingBearer:
		r := c.reg(t.Pos)
		c.emit(rules.Instr{Op: rules.OpBearer, Dst: r})
		c.from = c.l.onTable()
		return r
	case ThingZone:
		r := c.reg(t.Pos)
		f := &rules.Filter{Reg: -1, Ctrl: rules.Each, From: []rules.Source{c.source(t, &SourceRef{Zone: *t.Zone})}}
		f.Mass = c.l.Game.Zones[t.Zone.Zone.Kind].Table && !u.benign
		c.emit(rules.Instr{Op: rules.OpAll, Dst: r, Filter: f})
		c.from = 1 << t.Zone.Zone.Kind
		return r
	case ThingEnd:
		c.from = 1 << t.Zone.Zone.Kind
		n := rules.Amount{N: int16(max(t.Count.N, 1))}
		return c.top(t.Pos, t.Zone.Zone.Kind, c.one(t.Pos, t.Zone.Poss, false), t.At, n, n)
	case ThingEither:
		return c.either(t, u)
	case ThingSet:
		if r, ok := c.roleOf(t); ok {
			c.from = c.sets[t.Past].from
			return r
		}
		r := c.named(t.Pos, t.Past)
		c.from = c.sets[t.Past].from
		if s := c.sets[t.Past]; len(t.Nouns) > 0 && (s.event || len(s.roles) > 1) && t.Nouns[0].Pred != "" {
			n, one := t.Nouns[0], c.reg(t.Pos)
			c.emit(rules.Instr{Op: rules.OpAll, Dst: one, Filter: &rules.Filter{Reg: r, Ctrl: rules.Each, Tests: []rules.Test{{Pred: c.l.preds[n.Pred], N: n.N, Not: n.Not}}}})
			r = one
		} else if len(t.Nouns) > 0 && !t.taken() && s.kind != t.Nouns[0].Phrase && (len(s.nouns) != 1 || s.nouns[0] != t.Nouns[0]) {
			all := *t
			all.Nouns = nil
			fail(t.Pos, "%q: say %q", c.l.phrase(t), map[bool]string{true: "the " + all.Past + " card", false: "the " + all.Past + " cards"}[t.Count.Kind == CountThat])
		}
		return c.some(t, r)
	case ThingRest:
		if c.rest == nil {
			missing(t.Pos, "\"the rest\": nothing before this takes some of a set of cards")
		}
		r := c.reg(t.Pos)
		c.emit(rules.Instr{Op: rules.OpRest, Reg: c.restOf[0], N: int16(c.restOf[1]), Dst: r})
		return c.some(t, r)
	}
	return c.filtered(t, u)
}

// taken reports whether a phrase takes some of a set of cards.
func (t *Thing) taken() bool {
	return t.Count.Kind != CountWholeSet && t.Count.Kind != CountEach && t.Count.Kind != CountThat
}

// some compiles "2 of" a register, or all of it.
func (c *compiler) some(t *Thing, from int8) int8 {
	if !t.taken() {
		return from
	}
	f := &rules.Filter{Reg: from, Ctrl: rules.Each, Text: c.l.filter(t)}
	if len(t.Nouns) > 0 && t.Nouns[0].Pred != "" {
		n := t.Nouns[0]
		f.Tests = []rules.Test{{Pred: c.l.preds[n.Pred], N: n.N, Not: n.Not}}
	}
	r := c.pick(t, f)
	c.rest = &set{}
	c.restOf = [2]int8{from, r}
	return r
}

// inPlay refuses cards that never lie in play.
func (c *compiler) inPlay(t *Thing) {
	for _, n := range t.Nouns {
		if n.Off != "" {
			fail(t.Pos, "%s", n.Off)
		}
	}
}

// only refuses cards that something can't be done to, or said of.
func (c *compiler) only(t *Thing, of []string, what string) {
	for _, o := range t.Either {
		c.only(o, of, what)
	}
	if t.Kind != ThingFilter || len(of) == 0 {
		return
	}
	for _, n := range t.Nouns {
		if !slices.Contains(of, n.Phrase) {
			fail(t.Pos, "%q does not go with %q: say %s", n.Phrase, what, join(quotes(of[:min(len(of), 3)]), "or"))
		}
	}
}

func quotes(list []string) []string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = strconv.Quote(s)
	}
	return out
}

// pick emits the choice of some cards that pass f.
func (c *compiler) pick(t *Thing, f *rules.Filter) int8 {
	r := c.reg(t.Pos)
	least, most := c.bounds(t)
	if c.least == 0 {
		least = rules.Amount{}
		c.least = -1
	}
	c.emit(rules.Instr{Op: rules.OpPick, Who: c.who, Dst: r, Filter: f, Min: least, Max: most, Random: c.random, Prompt: c.prompt})
	c.picked = r
	c.single(t, r)
	return r
}

// bounds is the least and the greatest number of a count.
func (c *compiler) bounds(t *Thing) (least, most rules.Amount) {
	n := rules.Amount{N: int16(t.Count.N)}
	switch t.Count.Kind {
	case CountOne:
		n = c.much(1)
	case CountN:
		n = c.much(n.N)
	case CountUpTo:
		return rules.Amount{}, n
	case CountRange:
		return n, rules.Amount{N: int16(t.Count.M)}
	case CountAny:
		return rules.Amount{}, rules.Amount{Kind: rules.All}
	case CountEqual:
		n = rules.Amount{Kind: rules.CountReg, N: int16(t.Count.N), Reg: uint8(c.named(t.Pos, t.Count.Past))}
	case CountQuantity, CountX, CountThatMuch:
		n = c.howMuch(&t.Count)
	case CountNo, CountAtLeast, CountAtMost:
		fail(t.Pos, "%q says how many there are, not how many to take", c.l.phrase(t))
	}
	return n, n
}

// top emits the taking of cards from an end of a zone.
func (c *compiler) top(at Pos, z rules.ZoneKind, whose rules.Who, end rules.Place, least, most rules.Amount) int8 {
	r := c.reg(at)
	c.emit(rules.Instr{Op: rules.OpTop, Who: c.who, Zone: z, Whose: whose, At: end, Dst: r, Min: least, Max: most, Prompt: c.prompt})
	return r
}

// filtered compiles cards that are described.
func (c *compiler) filtered(t *Thing, u use) int8 {
	f := c.filter(t)
	if u.needs != "" {
		f.Tests = append(f.Tests, rules.Test{Pred: c.l.preds[u.needs]})
	}
	placed := len(f.From) > 0 || f.Items || f.Reg >= 0
	if !placed && u.top && t.plain() {
		least, most := c.bounds(t)
		c.from = 1 << u.from
		return c.top(t.Pos, u.from, c.who, rules.Top, least, most)
	}
	if !placed && u.from != 0 {
		if f.Ctrl != rules.Each && (f.Ctrl != c.who || !c.l.Game.Zones[u.from].Table) {
			fail(t.Pos, "this looks for cards in one's own %s: leave out whose they are, or say where they lie", c.l.Game.Zones[u.from].Name)
		}
		f.From = []rules.Source{{Zone: u.from, Whose: c.who}}
		placed = true
	}
	if !placed && (c.l.Vocab.InPlay || t.Count.Kind == CountBare) {
		c.inPlay(t)
		f.From = c.l.table()
		placed = true
	}
	if !placed {
		fail(t.Pos, "say where to look for the cards: \"in your hand\", \"on %s\"", c.l.Vocab.Table)
	}
	if f.Reg < 0 {
		c.from = c.l.zones(f)
	} else {
		c.from = c.sets[t.Among].from
	}
	c.other(t, f)
	switch t.Count.Kind {
	case CountEvery, CountEach, CountAll, CountBare:
		if f.Items || f.Targeted {
			fail(t.Pos, "all of them can't be targets: leave out %q", t.Target)
		}
		r := c.reg(t.Pos)
		f.Mass = !u.benign && c.onTable(f)
		c.emit(rules.Instr{Op: rules.OpAll, Dst: r, Filter: f})
		if f.Reg >= 0 {
			c.rest, c.restOf = &set{}, [2]int8{f.Reg, r}
		}
		return r
	}
	c.visible(t, f)
	if f.Targeted && f.Reg >= 0 {
		fail(t.Pos, "targets are chosen before anything is done: leave out %q", t.Target)
	}
	if f.Targeted {
		return c.target(t, f)
	}
	r := c.pick(t, f)
	if f.Reg >= 0 {
		c.rest, c.restOf = &set{}, [2]int8{f.Reg, r}
	}
	return r
}

// visible refuses a choice among cards that whoever chooses does not see.
func (c *compiler) visible(t *Thing, f *rules.Filter) {
	if c.random || !c.l.Vocab.InPlay {
		return
	}
	for _, s := range f.From {
		z := c.l.Game.Zones[s.Zone]
		switch {
		case z.Sight == rules.SightNobody && s.Part == rules.Whole:
			fail(t.Pos, "the %s lies face-down: say \"search your %s for ...\" and what to do with \"the found card\", or \"the top card of your %s\"", z.Name, z.Name, z.Name)
		case z.Sight == rules.SightOwner && s.Whose != c.who && !c.seen:
			missing(t.Pos, "who chooses does not see this %s: say \"at random\", or look at it first and choose from \"the seen cards\"", z.Name)
		}
	}
}

// lying refuses cards that don't lie in play, where only cards in play can
// have what is given to them.
func (c *compiler) lying(t *Thing) {
	if t.Host != nil && t.Host.under {
		fail(t.Pos, "only cards in play can have this")
	}
	if !c.l.Vocab.InPlay {
		return
	}
	away := t.Kind == ThingZone && !c.l.Game.Zones[t.Zone.Zone.Kind].Table
	for _, s := range t.From {
		away = away || t.Kind == ThingFilter && !c.l.Game.Zones[s.Zone.Zone.Kind].Table
	}
	if away {
		fail(t.Pos, "only cards in play can have this")
	}
}

// plain reports whether a phrase says nothing but how many cards.
func (t *Thing) plain() bool {
	return len(t.Adjs)+len(t.Non) == 0 && t.Bears == nil && len(t.Having) == 0 && !t.Other && t.Poss == PossNone && t.Ctrl == PossNone && t.Target == "" &&
		len(t.Nouns) == 1 && t.Nouns[0].Pred == ""
}

func (c *compiler) onTable(f *rules.Filter) bool {
	for _, s := range f.From {
		if c.l.Game.Zones[s.Zone].Table {
			return true
		}
	}
	return false
}

// target makes the phrase a choice of the declaration.
func (c *compiler) target(t *Thing, f *rules.Filter) int8 {
	if c.subject != SubjectYou {
		fail(t.Pos, "only the player of the text chooses targets")
	}
	c.settled(t, f)
	r := c.reg(t.Pos)
	least, most := c.bounds(t)
	if least.Kind != rules.Fixed || most.Kind != rules.Fixed {
		fail(t.Pos, "the number of targets must be a number")
	}
	if c.least == 0 {
		least.N = 0
		c.least = -1
	}
	c.out.Targets = append(c.out.Targets, rules.Target{
		Filter: f, Item: f.Items, Min: int8(least.N), Max: int8(most.N), Reg: uint8(r), Prompt: c.prompt,
	})
	c.picked = r
	c.single(t, r)
	return r
}
