package compile

import (
	"slices"
	"strconv"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
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
func (c *compiler) cards(t *text.Thing, u use) int8 {
	r := c.found(t, u)
	if c.waits && t.Kind == text.ThingSet && t.Count.Kind == text.CountThat && len(c.alone) == 0 && (c.event == nil || c.event.Thing.Kind == text.ThingThis) {
		c.alone = append(c.alone, r)
		c.emit(rules.Instr{Op: rules.OpIts, Reg: r})
	}
	c.about(t, r)
	return r
}

func (c *compiler) found(t *text.Thing, u use) int8 {
	t = c.met(t)
	switch t.Kind {
	case text.ThingThis:
		this := rules.Instr{Op: rules.OpThis}
		if t.Zone != nil {
			this.Filter = cardsIn(c.source(t, &text.SourceRef{Zone: *t.Zone}))
		} else if u.needs != "" {
			this.Filter = cardsOf(-1, c.l.test(u.needs, 0, false))
		}
		return c.into(t.Pos, this)
	case text.ThingBearer:
		c.from = c.l.zones(nil)
		return c.into(t.Pos, rules.Instr{Op: rules.OpBearer})
	case text.ThingZone:
		f := cardsIn(c.source(t, &text.SourceRef{Zone: *t.Zone}))
		f.Mass = c.l.Game.Zones[t.Zone.Zone.Kind].Table && !u.benign
		c.from = 1 << t.Zone.Zone.Kind
		return c.into(t.Pos, rules.Instr{Op: rules.OpAll, Filter: f})
	case text.ThingEnd:
		n := number(max(t.Count.N, 1))
		if t.Count.Kind == text.CountX {
			n = c.takeX(t.Pos)
		}
		return c.top(t.Pos, t.Zone.Zone.Kind, c.one(t.Pos, t.Zone.Poss, false), t.At, n, n)
	case text.ThingEither:
		f := c.either(t.Either[0], u)
		f.Text = c.l.Phrase(t.Node)
		from := c.from
		for _, o := range t.Either[1:] {
			f.Or = append(f.Or, c.either(o, u))
			refuse.If(o.Pos, f.Targeted != f.Or[len(f.Or)-1].Targeted, "both are targets, or neither is")
			from |= c.from
		}
		c.from = from
		return c.choose(t, f)
	case text.ThingSet:
		return c.made(t)
	case text.ThingRest:
		return c.some(t, c.left(t.Pos))
	}
	return c.filtered(t, u)
}

// made is the register of cards that an earlier step was about, or of some of them.
func (c *compiler) made(t *text.Thing) int8 {
	r, alone := c.which(t)
	s := c.sets[t.Past]
	if c.from = s.from; alone {
		return r
	}
	switch {
	case len(t.Nouns) == 0:
	case (s.event || len(s.roles) > 1) && t.Nouns[0].Pred != "":
		r = c.into(t.Pos, rules.Instr{Op: rules.OpAll, Filter: cardsOf(r, c.noun(t.Nouns[0]))})
	case !taken(t) && s.kind != t.Nouns[0].Phrase && (len(s.nouns) != 1 || s.nouns[0] != t.Nouns[0]):
		refuse.At(t.Pos, "%q: say %q", c.l.Phrase(t.Node), "the "+t.Past+map[bool]string{true: " card", false: " cards"}[t.Count.Kind == text.CountThat])
	}
	return c.some(t, r)
}

// which is the register of the cards that a phrase means, and whether that is one among
// several roles, "the chosen Dragon" of a Dragon and a Warrior.
func (c *compiler) which(t *text.Thing) (at int8, alone bool) {
	s := c.sets[t.Past]
	if play := len(t.Nouns) > 0 && t.Nouns[0].Item; play {
		refuse.If(t.Pos, s == nil || !s.play || s.uses > 1, "%q: which one? No target before this is a play", c.l.Phrase(t.Node))
		return s.reg, false
	}
	if s == nil || t.Count.Kind != text.CountThat || len(s.roles) < max(2, t.Nth) {
		if t.Nth > 0 {
			refuse.At(t.Pos, "%q: which one? Choose them one by one: \"choose a ... and another ...\"", c.l.Phrase(t.Node))
		}
		return c.named(t.Pos, t.Past), false
	}
	if t.Nth > 0 {
		return s.roles[t.Nth-1].reg, true
	}
	n := 0
	for _, p := range s.roles {
		if len(p.nouns) == 1 && len(t.Nouns) == 1 && p.nouns[0] == t.Nouns[0] {
			at = p.reg
			n++
		}
	}
	if n != 1 {
		refuse.At(t.Pos, "%q: which of them? Say what kind of card it is, as where it was %s", c.l.Phrase(t.Node), t.Past)
	}
	return at, true
}

// left is the register of what the last choice left over.
func (c *compiler) left(at text.Pos) int8 {
	refuse.IfMissing(at, c.rest == nil, "\"the rest\": nothing before this takes some of a set of cards")
	r := c.rest[0]
	for _, taken := range c.rest[1:] {
		r = c.into(at, rules.Instr{Op: rules.OpRest, Reg: r, N: int16(taken)})
	}
	return r
}

// take notes that the cards of a register were chosen from those of another, -1 if from none.
func (c *compiler) take(r, from int8) {
	if from < 0 {
		return
	}
	if len(c.rest) == 0 || c.rest[0] != from {
		c.rest = []int8{from}
	}
	c.rest = append(slices.Clip(c.rest), r)
}

// taken reports whether a phrase takes some of a set of cards.
func taken(t *text.Thing) bool {
	return t.Count.Kind != text.CountWholeSet && t.Count.Kind != text.CountEach && t.Count.Kind != text.CountThat
}

// some compiles "2 of" a register, or all of it.
func (c *compiler) some(t *text.Thing, from int8) int8 {
	if !taken(t) {
		return from
	}
	f := cardsOf(from)
	f.Text = c.l.Choice(t)
	if len(t.Nouns) > 0 && t.Nouns[0].Pred != "" {
		f.Tests = []rules.Test{c.noun(t.Nouns[0])}
	}
	return c.choose(t, f)
}

// filtered compiles cards that are described.
func (c *compiler) filtered(t *text.Thing, u use) int8 {
	f := c.filter(t)
	c.fit(f, u)
	if !placed(f) && u.top && t.Plain() {
		least, most := c.bounds(t)
		return c.top(t.Pos, u.from, c.who, rules.Top, least, most)
	}
	own := f.Ctrl == rules.Each || f.Ctrl == c.who && c.l.Game.Zones[u.from].Table
	refuse.If(t.Pos, !placed(f) && u.from != 0 && !own,
		"this looks for cards in the player's own %s: leave out whose they are, or say where they lie", c.l.Game.ZoneName(u.from))
	c.lies(t, f, u)
	switch t.Count.Kind {
	case text.CountEvery, text.CountEach, text.CountAll, text.CountBare:
		refuse.If(t.Pos, f.Items || f.Targeted, "all of them can't be targets: leave out %q", t.Target)
		f.Mass = !u.benign && f.Reg < 0 && c.from&c.l.zones(nil) != 0
		r := c.into(t.Pos, rules.Instr{Op: rules.OpAll, Filter: f})
		c.take(r, f.Reg)
		return r
	}
	c.visible(t, f)
	refuse.If(t.Pos, f.Targeted && f.Reg >= 0, "targets are chosen before anything is done: leave out %q", t.Target)
	f.Chosen = c.hits(f, u)
	return c.choose(t, f)
}

// hits reports whether a card on the table that is chosen by f without targeting is hit by
// an effect, which some games refuse.
func (c *compiler) hits(f *rules.Filter, u use) bool {
	return c.l.Game.Chosen != nil && !c.costs && !u.benign && !f.Targeted && f.Reg < 0 && c.from&c.l.zones(nil) != 0
}

// either is the description of one card of a phrase that means this or that, each in
// places of its own.
func (c *compiler) either(t *text.Thing, u use) *rules.Filter {
	refuse.If(t.Pos, t.Kind != text.ThingFilter || t.Count.Kind != text.CountOne, "\"either\" is of one card: \"either a ... or a ...\"")
	f := c.filter(t)
	refuse.If(t.Pos, f.Items || f.Reg >= 0, "\"either\" is of cards in zones")
	c.fit(f, u)
	c.lies(t, f, u)
	c.visible(t, f)
	f.Chosen = c.hits(f, u)
	return f
}

// fit completes a description by what the clause needs of its cards. A target may be what
// the clause does nothing to.
func (c *compiler) fit(f *rules.Filter, u use) {
	if u.needs != "" && !f.Targeted {
		f.Tests = append(f.Tests, c.l.test(u.needs, 0, false))
	}
}

// lies completes a description by where the cards lie and what they are other than.
func (c *compiler) lies(t *text.Thing, f *rules.Filter, u use) {
	switch {
	case placed(f):
	case u.from != 0:
		f.From = []rules.Source{{Zone: u.from, Whose: c.who}}
	default:
		played := c.l.Vocab.InPlay || t.Count.Kind == text.CountBare
		for _, n := range t.Nouns {
			refuse.If(t.Pos, played && n.Off != "", "%s", n.Off)
		}
		c.onBoard(t.Pos, f, played, "say where to look for the cards: \"in your hand\", \"on %s\"", c.l.Vocab.Table)
	}
	if c.from = c.l.zones(f.From); f.Reg >= 0 {
		c.from = c.sets[t.Among].from
	}
	c.other(t, f)
}

// only refuses cards that something can't be done to, or said of.
func (c *compiler) only(t *text.Thing, of []string, what string) {
	for _, o := range t.Either {
		c.only(o, of, what)
	}
	if t.Kind != text.ThingFilter || len(of) == 0 {
		return
	}
	for _, n := range t.Nouns {
		if !slices.Contains(of, n.Is()) {
			refuse.At(t.Pos, "%q does not go with %q: say %s", n.Phrase, what, someOf(of))
		}
	}
}

// someOf is a list of phrases as examples.
func someOf(phrases []string) string {
	var out []string
	for _, s := range phrases[:min(len(phrases), 3)] {
		out = append(out, strconv.Quote(s))
	}
	return join(out, "or")
}

// choose compiles the choice of cards: a target when the play is declared, else here. Of a
// card of its own its controller and owner are noted, before anything happens to it.
func (c *compiler) choose(t *text.Thing, f *rules.Filter) int8 {
	if f.Targeted {
		refuse.If(t.Pos, c.subject != text.SubjectYou, "only the player of the text chooses targets")
		c.settled(t, f)
	}
	r := c.reg(t.Pos)
	least, most := c.bounds(t)
	if c.least == 0 {
		least = rules.Amount{}
	}
	if f.Targeted {
		if most.Kind == rules.All {
			most = number(text.MostCount)
		}
		refuse.If(t.Pos, least.Kind != rules.Fixed || most.Kind != rules.Fixed, "the number of targets must be a number")
		c.out.Targets = append(c.out.Targets, rules.Target{
			Filter: f, Item: f.Items, Min: int8(least.N), Max: int8(most.N), Reg: uint8(r), Prompt: c.prompt, Alike: c.alike, Same: c.same,
		})
		c.alike, c.same = nil, 0
	} else {
		why := uint8(0)
		if c.chooses && (c.subject != text.SubjectYou || c.waits) {
			why = c.l.Vocab.ChosenWhy
			f.Targeted = why != 0
		}
		c.emit(rules.Instr{Op: rules.OpPick, Who: c.who, Dst: r, Filter: f, Min: least, Max: most, Random: c.random, Prompt: c.prompt, Apart: c.apart, Why: why})
		c.apart = 0
		c.take(r, f.Reg)
	}
	c.least, c.picked = -1, r
	if c.its && t.Count.Kind == text.CountOne && c.subject == text.SubjectYou {
		c.alone = append(c.alone, r)
		c.emit(rules.Instr{Op: rules.OpIts, Reg: r})
	}
	if f.Targeted && (f.Items && c.says.has("chosen play") || !f.Items && c.says.of("chosen")) && !c.says.has("verb choose {cards}", "verb choose {cards} each") {
		c.call(t.Pos, "chosen", r, t) // to target is to choose, where nothing else is chosen
		c.sets["chosen"].play = f.Items
	}
	return r
}

// bounds is the least and the greatest number of a count.
func (c *compiler) bounds(t *text.Thing) (least, most rules.Amount) {
	n := number(t.Count.N)
	switch t.Count.Kind {
	case text.CountOne:
		n = c.much(1)
	case text.CountN:
		n = c.much(n.N)
	case text.CountUpTo:
		return rules.Amount{}, n
	case text.CountRange:
		return n, number(t.Count.M)
	case text.CountAny:
		return rules.Amount{}, rules.Amount{Kind: rules.All}
	case text.CountQuantity, text.CountX, text.CountThatMuch:
		if n = c.howMuch(&t.Count); n.Kind == rules.PerReg && n.N == 1 && n.Half == rules.NoHalf {
			n = rules.Amount{Kind: rules.CountReg, Reg: n.Reg, N: n.Plus, And: n.And}
		}
	case text.CountExactlyOne, text.CountNo, text.CountAtLeast, text.CountAtMost:
		refuse.At(t.Pos, "%q says how many there are, not how many to take", c.l.Phrase(t.Node))
	}
	return n, n
}

// top emits the taking of cards from an end of a zone.
func (c *compiler) top(at text.Pos, z rules.ZoneKind, whose rules.Who, end rules.Place, least, most rules.Amount) int8 {
	c.from = 1 << z
	return c.asked(at, rules.Instr{Op: rules.OpTop, Zone: z, Whose: whose, At: end, Min: least, Max: most})
}

// visible refuses a choice among cards that whoever chooses does not see.
func (c *compiler) visible(t *text.Thing, f *rules.Filter) {
	if c.random || !c.l.Vocab.InPlay {
		return
	}
	for _, s := range f.From {
		z, name := c.l.Game.Zones[s.Zone], c.l.Game.ZoneName(s.Zone)
		refuse.If(t.Pos, z.Sight == rules.SightNobody && s.Part == rules.Whole,
			"the %s lies face-down: say \"search your %s for ...\" and what to do with \"the found card\", or \"the top card of your %s\"",
			name, name, name)
		refuse.IfMissing(t.Pos, z.Sight == rules.SightOwner && s.Whose != c.who && !c.seen,
			"who chooses does not see this %s: say \"at random\", or look at it first and choose from \"the seen cards\"", name)
	}
}

// lying refuses cards that don't lie in play, where only cards in play can
// have what is given to them.
func (c *compiler) lying(t *text.Thing) {
	zones := c.l.Game.Zones
	away := t.Kind == text.ThingZone && !zones[t.Zone.Zone.Kind].Table
	for _, s := range t.From {
		away = away || t.Kind == text.ThingFilter && !zones[s.Zone.Zone.Kind].Table
	}
	refuse.If(t.Pos, away && c.l.Vocab.InPlay || t.Host != nil && t.Host.Under, "only cards in play can have this")
}

// join writes a list: "A", "A or B", "A, B or C".
func join(words []string, and string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " " + and + " " + words[last]
}
