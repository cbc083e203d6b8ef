package compile

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
)

// This file compiles the verbs that move cards, and those of the game's own.

// move compiles the verbs that take cards to a place of their own.
func (c *compiler) move(k *text.Clause) {
	mv := k.Form.Move
	var r int8
	if k.Form.Core == text.CoreMoveDownTo {
		f := cardsIn(rules.Source{Zone: mv.From, Whose: c.who})
		n := rules.Amount{Kind: rules.CountAll, Filter: f, N: -int16(max(arg[*text.Count](k, 0).N, 1))}
		r = c.asked(k.Pos, rules.Instr{Op: rules.OpPick, Filter: f, Min: n, Max: n})
	} else {
		r = c.cards(arg[*text.Thing](k, 0), use{from: mv.From, top: mv.Top})
	}
	c.moves(k, rules.Instr{Reg: r, Why: mv.Why, Dests: []rules.Dest{{Zone: mv.To, Whose: c.who}}})
}

// put compiles the verbs that say where cards go.
func (c *compiler) put(k *text.Clause) {
	v := c.l.Vocab
	in := rules.Instr{Reg: c.cards(arg[*text.Thing](k, 0), use{}), Why: v.PutWhy, Prompt: c.prompt, Ordered: k.Form.Core == text.CorePutOrdered}
	z := arg[*text.ZoneRef](k, 1)
	if z == nil {
		if k.Form.Core == text.CoreReturn {
			in.Why = v.BackWhy
		}
		in.Dests = c.places(k, arg[*text.Place](k, 1))
		c.moves(k, in)
		return
	}
	d := rules.Dest{Zone: z.Zone.Kind, Whose: c.one(k.Pos, z.Poss, true)}
	in.Dests, in.Why = []rules.Dest{d}, cmp.Or(v.MixWhy, v.PutWhy)
	c.moves(k, in)
	c.emit(rules.Instr{Op: rules.OpShuffle, Zone: d.Zone, Whose: d.Whose, Reg: in.Reg})
}

// moves emits a move, and adds what ", revealed until ..." says.
func (c *compiler) moves(k *text.Clause, in rules.Instr) {
	in.Op, in.Who = rules.OpMove, c.who
	if k.Mark != nil {
		in.Mark, in.Face = k.Mark.Mark.Mark, k.Mark.Mark.Face
		lasts(&k.Mark.Until, &in)
	}
	c.toOwners(k, &in)
	c.emit(in)
	c.name(k, in.Reg)
}

// lasts writes the end of a duration into an instruction.
func lasts(u *text.Until, in *rules.Instr) {
	if u != nil {
		in.Until, in.UntilOf = u.Until, u.Of
	}
}

// places is where cards can be put.
func (c *compiler) places(k *text.Clause, pl *text.Place) []rules.Dest {
	var out []rules.Dest
	for _, s := range pl.Spots {
		d := c.spot(k.Pos, s)
		d.Whose = c.one(k.Pos, s.Zone.Poss, true)
		refuse.If(k.Pos, s.Kind == text.SpotSecond && len(pl.Spots) > 1, "say one place: \"second from the top of your %s\"", s.Zone.Zone.Phrase)
		out = append(out, d)
		if d.At = rules.Bottom; s.Kind == text.SpotEither {
			out = append(out, d)
		}
	}
	return out
}

// spot is a place to put a card into a zone of someone: its top, or its bottom.
func (c *compiler) spot(at text.Pos, s text.Spot) rules.Dest {
	z := s.Zone.Zone
	refuse.If(at, s.Kind < text.SpotInto && !c.l.Game.Zones[z.Kind].Ordered, "the %s has no top and no bottom: say \"into\"", z.Phrase)
	return rules.Dest{Zone: z.Kind, At: map[text.SpotKind]rules.Place{text.SpotBottom: rules.Bottom, text.SpotSecond: rules.Second}[s.Kind]}
}

// show compiles the verbs by which cards are seen, or only chosen.
func (c *compiler) show(k *text.Clause) {
	t, u := arg[*text.Thing](k, 0), use{benign: true}
	if k.Form.Core == text.CoreShow {
		u.from = c.l.Vocab.Hand
	}
	in := rules.Instr{Op: rules.OpShow, Reg: c.cards(t, u), Who: rules.Each}
	c.seen = c.seen || t.Kind == text.ThingZone
	if k.Form.Core == text.CoreLook {
		in.Who = c.who
	}
	if k.Form.Core != text.CoreChoose {
		c.emit(in)
	}
	c.name(k, in.Reg)
}

func (c *compiler) shuffle(at text.Pos, z *text.ZoneRef) {
	c.emit(rules.Instr{Op: rules.OpShuffle, Zone: z.Zone.Kind, Whose: c.one(at, z.Poss, false)})
}

// attach compiles "attach this to a monster" and "put the top card of your deck under this".
func (c *compiler) attach(k *text.Clause) {
	g := c.l.Game
	in := rules.Instr{Op: rules.OpFasten, Zone: g.Attached, Why: c.l.Vocab.AttachWhy, Dst: -1}
	if k.Form.Core != text.CoreAttach {
		in.Zone, in.Whose = g.Under, rules.ControllerOf
	}
	if k.Form.Core == text.CoreTuckDown {
		in.Face = rules.FaceDown
	}
	t, on := arg[*text.Thing](k, 0), arg[*text.Thing](k, 1)
	refuse.If(on.Pos, on.Kind == text.ThingThis && t.Kind == text.ThingThis, "no card can be attached to itself")
	switch n := on.Count.Kind; {
	case on.Kind == text.ThingThis, on.Kind == text.ThingBearer:
	case on.Kind == text.ThingZone, on.Kind == text.ThingEnd, on.Kind == text.ThingRest, n != text.CountOne && n != text.CountThat:
		refuse.At(on.Pos, "say one card: \"a card\", or \"the chosen card\"")
	}
	for _, s := range on.From {
		refuse.If(on.Pos, !g.Zones[s.Zone.Zone.Kind].Table, "only a card in play has others attached to it, or under it")
	}
	c.lying(on)
	in.Reg = c.cards(t, use{})
	r := c.regs
	if on.Kind != text.ThingThis {
		in.Dst = c.cards(on, use{})
	}
	refuse.If(k.Pos, c.random && c.regs > r, atRandom)
	c.emit(in)
	c.name(k, in.Reg)
}

// guise compiles "make this a copy of the chosen monster".
func (c *compiler) guise(k *text.Clause) {
	t, of := arg[*text.Thing](k, 0), arg[*text.Thing](k, 1)
	refuse.If(of.Pos, of.Kind == text.ThingThis && t.Kind == text.ThingThis, "a card can't be a copy of itself")
	one := of.Kind == text.ThingThis || of.Kind == text.ThingBearer || of.Count.Kind == text.CountOne || of.Count.Kind == text.CountThat
	refuse.If(of.Pos, !one, "a card becomes a copy of one card: \"a card\", or \"the chosen card\"")
	c.lying(t)
	in := rules.Instr{Op: rules.OpAs, Reg: c.cards(t, use{})}
	in.Dst = c.cards(of, use{})
	c.emit(in)
}

// search shows the player their zone and lets them find cards there, or not. A
// pile that nobody may look into is shuffled then, whether the text says so or
// not: at its own place in the text where it does, else at once, without the
// found cards if the text has more to do with them.
func (c *compiler) search(k *text.Clause) {
	z, t, or := arg[*text.ZoneRef](k, 0), arg[*text.Thing](k, len(k.Args)-1), arg[*text.ZoneRef](k, 1)
	refuse.If(k.Pos, or != nil && (or.Zone == z.Zone || c.l.Game.Zones[or.Zone.Kind].Sight != rules.SightAll), "search one place, or after \"or\" a second one whose cards all see")
	refuse.If(k.Pos, k.Subject != text.SubjectYou, "only you search \"your %s\"", z.Zone.Phrase)
	at := rules.Source{Zone: z.Zone.Kind, Whose: c.who}
	c.emit(rules.Instr{Op: rules.OpShow, Reg: c.into(k.Pos, rules.Instr{Op: rules.OpAll, Filter: cardsIn(at)}), Who: c.who})
	kinds := []*text.Thing{t}
	if t.Kind == text.ThingEither {
		kinds = t.Either
	}
	var all []*rules.Filter
	for _, o := range kinds {
		refuse.If(o.Pos, o.Kind != text.ThingFilter || o != t && o.Count.Kind != text.CountOne, "say what kind of cards to look for")
		f := c.filter(o)
		f.From = []rules.Source{at}
		if or != nil {
			f.From = append(f.From, rules.Source{Zone: or.Zone.Kind, Whose: c.who})
		}
		all = append(all, f)
	}
	f := all[0]
	f.Or = all[1:]
	_, most := c.bounds(t)
	c.picked = c.asked(k.Pos, rules.Instr{Op: rules.OpPick, Filter: f, Max: most, Apart: c.apart})
	c.apart = 0
	c.call(k.Pos, k.Form.Past, c.picked, t)
	if c.l.Game.Zones[at.Zone].Sight != rules.SightNobody || c.shuffles(at.Zone) {
		return
	}
	in := rules.Instr{Op: rules.OpShuffle, Zone: at.Zone, Whose: c.who, Reg: c.picked}
	if c.says.of(k.Form.Past) {
		in.N = 1
	}
	c.emit(in)
}

// shuffles reports whether the text goes on to shuffle the player's own zone in any case.
func (c *compiler) shuffles(z rules.ZoneKind) bool {
	does := func(k text.Clause) bool {
		at := slices.Index([]text.CoreVerb{text.CoreShuffle, text.CoreShuffleIn}, k.Form.Core) // the slot of its zone
		if at < 0 || k.May {
			return false
		}
		own := arg[*text.ZoneRef](&k, at)
		return own.Zone.Kind == z && own.Poss == text.PossYour
	}
	return slices.ContainsFunc(c.then, does) || slices.ContainsFunc(c.after, func(s text.Sentence) bool {
		return s.If == nil && !s.Else && len(s.UnlessCost) == 0 && slices.ContainsFunc(s.Clauses, does)
	})
}

// native compiles a verb of the game's own.
func (c *compiler) native(k *text.Clause) {
	v := k.Form.Own
	refuse.If(k.Pos, v == nil, "this is a step of its own, not a part of another")
	if v.Throws != 0 {
		c.throws(k.Pos, v.Throws)
	}
	in := rules.Instr{Op: rules.OpNative, Who: c.who, Native: c.l.natives[v.Native], N: v.N, Reg: -1, Dst: -1, Prompt: c.prompt}
	each := false
	for _, a := range k.Args {
		switch a := a.(type) {
		case *text.Thing:
			c.only(a, v.Of, v.Form)
			in.Reg = c.cards(a, use{from: v.From, benign: v.Benign, needs: v.Needs})
			each = a.Count.Kind == text.CountEach && a.Kind != text.ThingFilter
		case *text.Count:
			in.Max = c.howMuch(a)
			refuse.If(k.Pos, a.Kind == text.CountUpTo || a.Kind == text.CountRange, "%q needs one number", v.Form)
		case *text.TokenRef:
			in.Num, in.Max = uint8(c.token(a.Name)), c.howMuch(&a.Count)
		case *text.Place:
			in.Dests = c.places(k, a)
		case *text.ZoneRef:
			in.Zone, in.Whose = a.Zone.Kind, c.one(k.Pos, a.Poss, false)
		}
	}
	if c.says.of(v.Past) {
		if s := c.sets[v.Past]; s != nil && c.again {
			in.Dst = s.reg
		} else {
			in.Dst = c.reg(k.Pos)
			c.call(k.Pos, v.Past, in.Dst, arg[*text.Thing](k, 0))
			c.sets[v.Past].kind = makes(v)
		}
	}
	if !each {
		c.emit(in)
		return
	}
	// One after the other, in an order of the player's choice. The set
	// itself stays as it is: a copy is used up.
	left, one, none := c.reg(k.Pos), c.reg(k.Pos), c.reg(k.Pos)
	c.emit(rules.Instr{Op: rules.OpRest, Reg: in.Reg, N: int16(none), Dst: left})
	loop := c.emit(rules.Instr{Op: rules.OpEach, Who: c.who, Reg: left, Dst: one, Prompt: c.prompt})
	in.Reg = one
	c.emit(in)
	c.close(loop)
}

// makes is the noun that a verb's cards are whatever they are called: what it
// makes, or the first it can do something to.
func makes(v *text.Verb) string {
	switch {
	case strings.Contains(v.Form, "{token}"):
		return "token"
	case len(v.Of) > 0:
		return v.Of[0]
	}
	return ""
}
