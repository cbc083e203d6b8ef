package text

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/rules"
)

// This file compiles the verbs that move cards, and those of the game's own.

// move compiles the verbs that take cards to a place of their own.
func (c *compiler) move(k *Clause) {
	mv := k.Form.move
	var r int8
	if k.Form.core == coreMoveDownTo {
		f := cardsIn(rules.Source{Zone: mv.From, Whose: c.who})
		n := rules.Amount{Kind: rules.CountAll, Filter: f, N: -int16(max(arg[*Count](k, 0).N, 1))}
		r = c.asked(k.Pos, rules.Instr{Op: rules.OpPick, Filter: f, Min: n, Max: n})
	} else {
		r = c.cards(arg[*Thing](k, 0), use{from: mv.From, top: mv.Top})
	}
	c.moves(k, rules.Instr{Reg: r, Why: mv.Why, Dests: []rules.Dest{{Zone: mv.To, Whose: c.who}}})
}

// put compiles the verbs that say where cards go.
func (c *compiler) put(k *Clause) {
	v := c.l.Vocab
	in := rules.Instr{Reg: c.cards(arg[*Thing](k, 0), use{}), Why: v.PutWhy, Prompt: c.prompt, Ordered: k.Form.core == corePutOrdered}
	z := arg[*ZoneRef](k, 1)
	if z == nil {
		if k.Form.core == coreReturn {
			in.Why = v.BackWhy
		}
		in.Dests = c.places(k, arg[*Place](k, 1))
		c.moves(k, in)
		return
	}
	d := rules.Dest{Zone: z.Zone.Kind, Whose: c.one(k.Pos, z.Poss, true)}
	in.Dests, in.Why = []rules.Dest{d}, cmp.Or(v.MixWhy, v.PutWhy)
	c.moves(k, in)
	c.emit(rules.Instr{Op: rules.OpShuffle, Zone: d.Zone, Whose: d.Whose, Reg: in.Reg})
}

// moves emits a move, and adds what ", revealed until ..." says.
func (c *compiler) moves(k *Clause, in rules.Instr) {
	in.Op, in.Who = rules.OpMove, c.who
	if k.Mark != nil {
		in.Mark, in.Face = k.Mark.Mark.Mark, k.Mark.Mark.Face
		lasts(&k.Mark.Until, &in)
	}
	c.emit(in)
	c.name(k, in.Reg)
}

// lasts writes the end of a duration into an instruction.
func lasts(u *Until, in *rules.Instr) {
	if u != nil {
		in.Until, in.UntilOf = u.Until, u.Of
	}
}

// places is where cards can be put.
func (c *compiler) places(k *Clause, pl *Place) []rules.Dest {
	var out []rules.Dest
	for _, s := range pl.Spots {
		d := c.spot(k.Pos, s)
		d.Whose = c.one(k.Pos, s.Zone.Poss, true)
		out = append(out, d)
		if d.At = rules.Bottom; s.Kind == SpotEither {
			out = append(out, d)
		}
	}
	return out
}

// spot is a place to put a card into a zone of somebody: its top, or its bottom.
func (c *compiler) spot(at Pos, s Spot) rules.Dest {
	z := s.Zone.Zone
	refuse(at, s.Kind < SpotInto && !c.l.Game.Zones[z.Kind].Ordered, "the %s has no top and no bottom: say \"into\"", z.Phrase)
	return rules.Dest{Zone: z.Kind, At: map[SpotKind]rules.Place{SpotBottom: rules.Bottom}[s.Kind]}
}

// show compiles the verbs by which cards are seen, or only chosen.
func (c *compiler) show(k *Clause) {
	t, u := arg[*Thing](k, 0), use{benign: true}
	if k.Form.core == coreShow {
		u.from = c.l.Vocab.Hand
	}
	in := rules.Instr{Op: rules.OpShow, Reg: c.cards(t, u), Who: rules.Each}
	c.seen = c.seen || t.Kind == ThingZone
	if k.Form.core == coreLook {
		in.Who = c.who
	}
	if k.Form.core != coreChoose {
		c.emit(in)
	}
	c.name(k, in.Reg)
}

func (c *compiler) shuffle(at Pos, z *ZoneRef) {
	c.emit(rules.Instr{Op: rules.OpShuffle, Zone: z.Zone.Kind, Whose: c.one(at, z.Poss, false)})
}

// attach compiles "attach this to a monster" and "put the top card of your deck under this".
func (c *compiler) attach(k *Clause) {
	g := c.l.Game
	in := rules.Instr{Op: rules.OpFasten, Zone: g.Attached, Why: c.l.Vocab.AttachWhy, Dst: -1}
	if k.Form.core != coreAttach {
		in.Zone, in.Whose = g.Under, rules.ControllerOf
	}
	if k.Form.core == coreTuckDown {
		in.Face = rules.FaceDown
	}
	t, on := arg[*Thing](k, 0), arg[*Thing](k, 1)
	refuse(on.Pos, on.Kind == ThingThis && t.Kind == ThingThis, "no card hangs on itself")
	switch n := on.Count.Kind; {
	case on.Kind == ThingThis, on.Kind == ThingBearer:
	case on.Kind == ThingZone, on.Kind == ThingEnd, on.Kind == ThingRest, n != CountOne && n != CountThat:
		fail(on.Pos, "say one card: \"a card\", or \"the chosen card\"")
	}
	for _, s := range on.From {
		refuse(on.Pos, !g.Zones[s.Zone.Zone.Kind].Table, "only a card in play has others attached to it, or under it")
	}
	c.lying(on)
	in.Reg = c.cards(t, use{})
	r := c.regs
	if on.Kind != ThingThis {
		in.Dst = c.cards(on, use{})
	}
	refuse(k.Pos, c.random && c.regs > r, atRandom)
	c.emit(in)
	c.name(k, in.Reg)
}

// search shows the player their zone and lets them find cards there, or not. A
// pile that nobody may look into is shuffled then, whether the text says so or
// not: at its own place in the text where it does, else at once, without the
// found cards if the text has more to do with them.
func (c *compiler) search(k *Clause) {
	z, t := arg[*ZoneRef](k, 0), arg[*Thing](k, 1)
	refuse(k.Pos, k.Subject != SubjectYou, "only you search \"your %s\"", z.Zone.Phrase)
	at := rules.Source{Zone: z.Zone.Kind, Whose: c.who}
	c.emit(rules.Instr{Op: rules.OpShow, Reg: c.into(k.Pos, rules.Instr{Op: rules.OpAll, Filter: cardsIn(at)}), Who: c.who})
	kinds := []*Thing{t}
	if t.Kind == ThingEither {
		kinds = t.Either
	}
	var all []*rules.Filter
	for _, o := range kinds {
		refuse(o.Pos, o.Kind != ThingFilter || o != t && o.Count.Kind != CountOne, "say what kind of cards to look for")
		f := c.filter(o)
		f.From = []rules.Source{at}
		all = append(all, f)
	}
	f := all[0]
	f.Or = all[1:]
	_, most := c.bounds(t)
	c.picked = c.asked(k.Pos, rules.Instr{Op: rules.OpPick, Filter: f, Max: most})
	c.call(k.Pos, k.Form.past, c.picked, t)
	if c.l.Game.Zones[at.Zone].Sight != rules.SightNobody || c.shuffles(at.Zone) {
		return
	}
	in := rules.Instr{Op: rules.OpShuffle, Zone: at.Zone, Whose: c.who, Reg: c.picked}
	if c.says.of(k.Form.past) {
		in.N = 1
	}
	c.emit(in)
}

// shuffles reports whether the text goes on to shuffle the player's own zone in any case.
func (c *compiler) shuffles(z rules.ZoneKind) bool {
	does := func(k Clause) bool {
		at := slices.Index([]coreVerb{coreShuffle, coreShuffleIn}, k.Form.core) // the slot of its zone
		if at < 0 || k.May {
			return false
		}
		own := arg[*ZoneRef](&k, at)
		return own.Zone.Kind == z && own.Poss == PossYour
	}
	return slices.ContainsFunc(c.then, does) || slices.ContainsFunc(c.after, func(s Sentence) bool {
		return s.If == nil && !s.Else && len(s.Price) == 0 && slices.ContainsFunc(s.Clauses, does)
	})
}

// native compiles a verb of the game's own.
func (c *compiler) native(k *Clause) {
	v := k.Form.own
	refuse(k.Pos, v == nil, "this is a step of its own, not a part of another")
	if v.Throws != 0 {
		c.throws(k.Pos, v.Throws)
	}
	in := rules.Instr{Op: rules.OpNative, Who: c.who, Native: c.l.natives[v.Native], N: v.N, Reg: -1, Dst: -1, Prompt: c.prompt}
	each := false
	for _, a := range k.Args {
		switch a := a.(type) {
		case *Thing:
			c.only(a, v.Of, v.Form)
			in.Reg = c.cards(a, use{from: v.From, benign: v.Benign, needs: v.Needs})
			each = a.Count.Kind == CountEach && a.Kind != ThingFilter
		case *Count:
			in.Max = c.howMuch(a)
			refuse(k.Pos, a.Kind == CountUpTo || a.Kind == CountRange, "%q needs one number", v.Form)
		case *TokenRef:
			at := slices.Index(c.l.tokens, a.Name)
			refuse(k.Pos, at < 0, "the token %q has a mistake, or stands further down", a.Name)
			in.Num, in.Max = uint8(at), c.howMuch(&a.Count)
		case *ZoneRef:
			in.Zone, in.Whose = a.Zone.Kind, c.one(k.Pos, a.Poss, false)
		}
	}
	if c.says.of(v.Past) {
		if s := c.sets[v.Past]; s != nil && c.again {
			in.Dst = s.reg
		} else {
			in.Dst = c.reg(k.Pos)
			c.call(k.Pos, v.Past, in.Dst, arg[*Thing](k, 0))
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
func makes(v *Verb) string {
	switch {
	case strings.Contains(v.Form, "{token}"):
		return "token"
	case len(v.Of) > 0:
		return v.Of[0]
	}
	return ""
}
