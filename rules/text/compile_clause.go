package text

import (
	"slices"

	"feltstack/rules"
)

// clause compiles one clause, which does not happen where somebody pays a
// price. It returns the jump that a refused "may" takes, -1 if there is none.
func (c *compiler) clause(k *Clause, price []Clause) int {
	c.subject, c.at = k.Subject, k.Pos
	if k.Form.core == coreVote {
		c.vote(k)
		return -1
	}
	if all := c.everybody(k); all != nil {
		c.emit(*all)
		return -1
	}
	c.knowsSeat(k.Pos, k.Subject)
	c.who = c.seats(k.Subject)
	c.whoIsIt(k)
	c.begin(k)
	loop := c.openSeats(k.Subject)
	if k.Who != nil {
		c.emit(rules.Instr{Op: rules.OpIf, Cond: c.didBy(k.Who, rules.ThatSeat), Jump: int16(loop)})
	}
	c.loop = loop >= 0
	jump := -1
	pick := k.May && c.picksOne(k)
	if pick {
		c.least = 0
	} else if k.May {
		jump = c.emit(rules.Instr{Op: rules.OpMay, Who: c.who, Prompt: c.prompt})
	}
	start := len(c.out.Code)
	if c.depends && k.Form.own != nil && k.Form.past != "" {
		c.said[k.Form.past] = true // what of it was done must be known
	}
	if !k.May && c.depends && loop < 0 && k.Form.core == coreCounterOff {
		jump = c.hasCounters(k)
	}
	c.do(k)
	if c.whole = nil; !k.May && len(price) == 0 && jump < 0 && (c.depends && loop < 0 || loop >= 0 && c.whoDid()) {
		c.whole = c.inFull(k, start)
	}
	if loop >= 0 && c.whole != nil {
		c.noteDid(k.Pos, c.emit(rules.Instr{Op: rules.OpIf, Cond: c.whole}))
		c.whole = nil
	}
	if len(price) > 0 {
		jump = c.unless(k, price, start, loop)
	}
	if pick {
		jump = c.skipUnlessPicked(start)
	}
	if k.May && loop >= 0 && c.asksDid {
		c.noteDid(k.Pos, jump)
	} else if jump >= 0 {
		c.out.Code[jump].Jump = c.here()
	}
	if loop >= 0 {
		c.rest = nil // it was the last player's
		c.loop = false
		c.closeSeats(loop)
		return -1
	}
	return jump
}

// whoDid reports whether the next sentence is about those players who have done the clause.
func (c *compiler) whoDid() bool {
	if len(c.then) > 0 || len(c.after) == 0 || len(c.after[0].Clauses) == 0 {
		return false
	}
	s := c.after[0].Clauses[0].Subject
	return s == SubjectWhoDid || s == SubjectWhoDidnt
}

// hasCounters returns the jump over a clause that takes more counters from this than it
// has, -1 if it is no such clause.
func (c *compiler) hasCounters(k *Clause) int {
	ref, t := k.Args[0].(*CounterRef), k.Args[1].(*Thing)
	if t.Kind != ThingThis || ref.Counter == nil || ref.Count.Kind > CountN {
		return -1
	}
	has := rules.Amount{Kind: rules.PerCounter, N: 1, Reg: ref.Counter.Num}
	return c.emit(rules.Instr{Op: rules.OpIf, Cond: &rules.Cond{Pred: -1, Count: has, N: int16(max(ref.Count.N, 1))}})
}

// inFull is the condition that what the code of a clause from start on does was done
// in full, nil if that can't be told.
func (c *compiler) inFull(k *Clause, start int) *rules.Cond {
	out := &rules.Cond{Pred: -1, Count: rules.Amount{Kind: rules.CountReg}, N: 1}
	if t := arg0(k); t != nil && t.Count.Kind == CountN && k.Each == nil {
		out.N = int16(t.Count.N)
	}
	for i := len(c.out.Code) - 1; i >= start; i-- {
		in := &c.out.Code[i]
		reg := int8(-1)
		switch in.Op {
		case rules.OpMove, rules.OpShow, rules.OpMark, rules.OpFasten:
			reg = in.Reg
		case rules.OpPick:
			reg = in.Dst
		case rules.OpNative:
			if reg = in.Dst; reg < 0 {
				reg = in.Reg
			}
		}
		if reg >= 0 {
			out.Count.Reg = uint8(reg)
			return out
		}
	}
	return nil
}

// begin makes a clause the one that is compiled.
func (c *compiler) begin(k *Clause) {
	c.at = k.Pos
	c.prompt = c.l.prompt(upper(c.l.order(k)))
	c.least, c.picked = -1, -1
	c.random, c.least1, c.kind = k.Random, 0, 0
	c.each = nil
	c.chooses = k.Form.core == coreChoose
	c.changes = changing(k.Form.core)
	if k.Each != nil {
		n := c.times(k.Each, 1)
		c.each = &n
	}
	if k.Form.own != nil {
		c.out.Traits |= k.Form.own.Traits
	}
}

// do compiles what a clause does, whoever does it, and refuses words that
// nothing takes up.
func (c *compiler) do(k *Clause) {
	start := len(c.out.Code)
	c.verb(k)
	c.idle(k)
	if c.each != nil {
		fail(k.Pos, "\"for each\" and \"equal to\" need a number here: \"a card\", \"2 life\"")
	}
	if k.Random && !slices.ContainsFunc(c.out.Code[start:], func(in rules.Instr) bool { return in.Op == rules.OpPick }) {
		fail(k.Pos, "\"at random\" goes with cards that are chosen from among others when this is done")
	}
}

// picksOne reports whether the only choice of a clause is one card or up to some: then "may"
// is the choice of none rather than a question of its own.
func (c *compiler) picksOne(k *Clause) bool {
	t, ok := k.Args0()
	if !ok || t.Count.Kind != CountOne && t.Count.Kind != CountUpTo {
		return false
	}
	return t.Kind == ThingSet || t.Kind == ThingRest ||
		t.Kind == ThingFilter && !(k.Form.move != nil && k.Form.move.Top && t.plain() && len(t.From) == 0 && !t.Table)
}

// Args0 is the noun phrase that a clause is about.
func (k *Clause) Args0() (*Thing, bool) {
	if len(k.Args) == 0 {
		return nil, false
	}
	t, ok := k.Args[0].(*Thing)
	return t, ok
}

// skipUnlessPicked makes the code of a clause after its pick depend on that
// something was picked.
func (c *compiler) skipUnlessPicked(start int) int {
	at := start
	for at < len(c.out.Code) && (c.out.Code[at].Op == rules.OpRest || c.out.Code[at].Op == rules.OpPick) {
		at++
	}
	c.insert(at, rules.Instr{Op: rules.OpIf, Cond: &rules.Cond{
		Pred: -1, Count: rules.Amount{Kind: rules.CountReg, Reg: uint8(c.picked)}, N: 1,
	}})
	return at
}

// insert puts an instruction into the code of the present clause and keeps
// the jumps behind it true.
func (c *compiler) insert(at int, in rules.Instr) {
	c.out.Code = append(c.out.Code[:at], append([]rules.Instr{in}, c.out.Code[at:]...)...)
	for i := at + 1; i < len(c.out.Code); i++ {
		if o := &c.out.Code[i]; int(o.Jump) >= at && (o.Op == rules.OpJump || o.Op == rules.OpEach) {
			o.Jump++
		}
	}
}

// verb compiles what a clause does.
func (c *compiler) verb(k *Clause) {
	switch k.Form.core {
	case coreMove, coreMoveDownTo:
		c.move(k)
	case coreShow, coreReveal, coreLook, coreChoose:
		c.show(k)
	case corePut, corePutOrdered, coreReturn, coreShuffleIn:
		c.put(k)
	case coreShuffle:
		z := k.Args[0].(*ZoneRef)
		c.emit(rules.Instr{Op: rules.OpShuffle, Zone: z.Zone.Kind, Whose: c.one(k.Pos, z.Poss, false)})
	case coreRaise, coreLower:
		c.stat(k)
	case coreAttach, coreTuck, coreTuckDown:
		c.attach(k)
	case coreQuote, coreMute, coreWhile:
		c.grant(k)
	case coreGain, coreLose, coreSearch, coreCounterOn, coreCounterOff, coreGet, coreHave, corePower, coreCoin, coreDie, coreDice:
		c.more(k)
	case coreWin, coreLoseGame:
		c.wins(k)
	case coreSeat, coreRival, coreAnotherSeat, coreNumber, coreSay, coreCopy, coreAnew:
		c.chooseWord(k)
	case coreDecree:
		c.decree(k)
	case corePay:
		c.payGoods(k)
	case corePrevent:
		c.prevent(k)
	default:
		c.native(k)
	}
}

// move compiles the verbs that take cards to a place of their own.
func (c *compiler) move(k *Clause) {
	mv := k.Form.move
	var r int8
	if k.Form.core == coreMoveDownTo {
		f := &rules.Filter{Reg: -1, Ctrl: rules.Each, From: []rules.Source{{Zone: mv.From, Whose: c.who}}}
		n := rules.Amount{Kind: rules.CountAll, Filter: f, N: -int16(max(k.Args[0].(*Count).N, 1))}
		r = c.reg(k.Pos)
		c.emit(rules.Instr{Op: rules.OpPick, Who: c.who, Dst: r, Filter: f, Min: n, Max: n, Prompt: c.prompt})
	} else {
		t := k.Args[0].(*Thing)
		r = c.cards(t, use{from: mv.From, top: mv.Top})
	}
	in := rules.Instr{Op: rules.OpMove, Who: c.who, Reg: r, Why: mv.Why, Dests: []rules.Dest{{Zone: mv.To, Whose: c.who}}}
	c.marked(k, &in)
	c.emit(in)
	c.name(k.Pos, k.Form.past, r, arg0(k))
}

// whoIsIt refuses a subject of which nothing says who it is.
func (c *compiler) whoIsIt(k *Clause) {
	switch k.Subject {
	case SubjectThatPlayer:
		if !c.player {
			missing(k.Pos, "nothing before this says who %q is", subjectName(k.Subject))
		}
	case SubjectController, SubjectOwner:
		about := c.event != nil && (c.event.Thing.Kind != ThingThis || len(c.alone) == 0)
		switch {
		case len(c.alone) > 1, about && len(c.alone) > 0:
			fail(k.Pos, "%q could be of more than one card: put this sentence where only one has been named", subjectName(k.Subject))
		case len(c.alone) == 0 && !about:
			missing(k.Pos, "nothing before this says who %q is", subjectName(k.Subject))
		case len(c.alone) == 0 && (k.Subject == SubjectOwner || c.event.Event.Suffered):
			reg := c.evented // the card that the event was about
			if c.event.Thing.Kind == ThingThis || c.event.Event.Past == "" {
				reg = -1
				if c.event.Thing.Kind != ThingThis {
					missing(k.Pos, "nothing before this says who %q is", subjectName(k.Subject))
				}
			}
			c.emit(rules.Instr{Op: rules.OpIts, Reg: reg})
		}
	}
}

// speaksToIts reports whether a body speaks to the controller or owner of a card.
func speaksToIts(b *Body) bool {
	for i := range b.Sentences {
		its := func(c Clause) bool { return c.Subject == SubjectController || c.Subject == SubjectOwner }
		if s := &b.Sentences[i]; slices.ContainsFunc(s.Clauses, its) || slices.ContainsFunc(s.Price, its) {
			return true
		}
		if ch := b.Sentences[i].Choice; ch != nil && slices.ContainsFunc(ch.Options, func(o Body) bool { return speaksToIts(&o) }) {
			return true
		}
	}
	return b.Choice != nil && slices.ContainsFunc(b.Choice.Options, func(o Body) bool { return speaksToIts(&o) })
}

// single notes that a card of its own was chosen into a register: who controls
// and owns it is asked before anything happens to it.
func (c *compiler) single(t *Thing, r int8) {
	if !c.its || t.Count.Kind != CountOne || c.subject != SubjectYou {
		return
	}
	c.alone = append(c.alone, r)
	c.emit(rules.Instr{Op: rules.OpIts, Reg: r})
}

func arg0(k *Clause) *Thing {
	t, _ := k.Args0()
	return t
}

// marked adds what ", revealed until ..." says.
func (c *compiler) marked(k *Clause, in *rules.Instr) {
	if k.Mark != nil {
		in.Mark, in.Face = k.Mark.Mark.Mark, k.Mark.Mark.Face
		in.Until, in.UntilOf = k.Mark.Until.Until, k.Mark.Until.Of
	}
}

func (c *compiler) show(k *Clause) {
	t := k.Args[0].(*Thing)
	u := use{benign: true}
	if k.Form.core == coreShow {
		u.from = c.l.Vocab.Hand
	}
	r := c.cards(t, u)
	c.seen = c.seen || t.Kind == ThingZone
	switch k.Form.core {
	case coreShow, coreReveal:
		c.emit(rules.Instr{Op: rules.OpShow, Reg: r, Who: rules.Each})
	case coreLook:
		c.emit(rules.Instr{Op: rules.OpShow, Reg: r, Who: c.who})
	}
	c.name(k.Pos, k.Form.past, r, arg0(k))
}

func (c *compiler) put(k *Clause) {
	r := c.cards(k.Args[0].(*Thing), use{})
	in := rules.Instr{Op: rules.OpMove, Who: c.who, Reg: r, Why: c.l.Vocab.PutWhy, Prompt: c.prompt}
	var shuffle *rules.Instr
	switch k.Form.core {
	case coreShuffleIn:
		z := k.Args[1].(*ZoneRef)
		d := rules.Dest{Zone: z.Zone.Kind, Whose: c.one(k.Pos, z.Poss, true)}
		in.Dests = []rules.Dest{d}
		if c.l.Vocab.MixWhy != 0 {
			in.Why = c.l.Vocab.MixWhy
		}
		shuffle = &rules.Instr{Op: rules.OpShuffle, Zone: d.Zone, Whose: d.Whose, Reg: r}
	case coreReturn:
		in.Why = c.l.Vocab.BackWhy
		fallthrough
	default:
		in.Dests = c.places(k, k.Args[1].(*Place))
	}
	in.Ordered = k.Form.core == corePutOrdered
	c.marked(k, &in)
	c.emit(in)
	c.name(k.Pos, k.Form.past, r, arg0(k))
	if shuffle != nil {
		c.emit(*shuffle)
	}
}

func (c *compiler) places(k *Clause, pl *Place) []rules.Dest {
	var out []rules.Dest
	for _, s := range pl.Spots {
		d := rules.Dest{Zone: s.Zone.Zone.Kind, Whose: c.one(k.Pos, s.Zone.Poss, true)}
		if s.Kind < SpotInto && !c.l.Game.Zones[d.Zone].Ordered {
			fail(k.Pos, "the %s has no top and no bottom: say \"into\"", s.Zone.Zone.Phrase)
		}
		switch s.Kind {
		case SpotBottom:
			d.At = rules.Bottom
		case SpotEither:
			out = append(out, d)
			d.At = rules.Bottom
		}
		out = append(out, d)
	}
	return out
}

func (c *compiler) stat(k *Clause) {
	s := k.Args[0].(*StatRef)
	n := int16(1)
	if k.Form.core == coreLower {
		n = -1
	}
	c.out.Traits |= s.Stat.Traits
	c.emit(rules.Instr{
		Op: rules.OpNum, Who: c.one(k.Pos, s.Poss, false), Num: s.Stat.Num, N: n, Why: s.Stat.Why,
		Max: rules.Amount{N: int16(k.Args[1].(*Count).N)},
	})
}

// native compiles a verb of the game's own.
func (c *compiler) native(k *Clause) {
	v := k.Form.own
	if v == nil {
		fail(k.Pos, "this is a step of its own, not a part of another")
	}
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
			if a.Kind == CountOne {
				a = &Count{N: 1}
			}
			in.Max = c.howMuch(a)
			if a.Kind == CountUpTo || a.Kind == CountRange {
				fail(k.Pos, "%q needs one number", v.Form)
			}
		case *TokenRef:
			at := slices.Index(c.l.tokens, a.Name)
			if at < 0 {
				fail(k.Pos, "the token %q has a mistake, or stands further down", a.Name)
			}
			in.Num = uint8(at)
			n := a.Count
			n.N = max(n.N, 1)
			in.Max = c.howMuch(&n)
		case *ZoneRef:
			in.Zone, in.Whose = a.Zone.Kind, c.one(k.Pos, a.Poss, false)
		}
	}
	if v.Past != "" && c.said[v.Past] {
		if s := c.sets[v.Past]; s != nil && c.again {
			in.Dst = s.reg
		} else {
			in.Dst = c.reg(k.Pos)
			c.call(k.Pos, v.Past, in.Dst, arg0(k))
			c.sets[v.Past].kind = v.makes()
		}
	}
	if !each {
		c.emit(in)
		return
	}
	// One after the other, in an order of the player's choice. The set
	// itself stays as it is: a copy is used up.
	left, one := c.reg(k.Pos), c.reg(k.Pos)
	none := c.reg(k.Pos)
	c.emit(rules.Instr{Op: rules.OpRest, Reg: in.Reg, N: int16(none), Dst: left})
	loop := c.emit(rules.Instr{Op: rules.OpEach, Who: c.who, Reg: left, Dst: one, Prompt: c.prompt})
	in.Reg = one
	c.emit(in)
	c.emit(rules.Instr{Op: rules.OpJump, Jump: int16(loop)})
	c.out.Code[loop].Jump = c.here()
}
