package compile

import (
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
)

// This file compiles sentences and their clauses.

func (c *compiler) sentences(list []text.Sentence) {
	for i := range list {
		s := &list[i]
		refuse.IfMissing(s.Pos, s.Else && (i == 0 || list[i-1].If == nil), "\"otherwise\" must follow a sentence with \"if\", and nothing can follow options")
		c.after = list[i+1:]
		c.nor = nil
		for k := i - 2; s.Else && k >= 0 && !list[k+1].Else && c.ofRoll(list[k].If) && c.ofRoll(list[k+1].If); k-- {
			c.nor = append(c.nor, list[k].If)
		}
		if s.Else && i > 1 && c.nor == nil {
			one, two := list[i-2].If, list[i-1].If
			refuse.If(s.Pos, one != nil && !one.YouDo && !list[i-1].Else && !two.YouDo, "of which \"if\"? Of the last alone: put the others behind this; of all of them: \"unless ... or ...\"")
		}
		c.sentence(s, i+1 < len(list) && list[i+1].Else)
	}
}

// ofRoll reports whether a condition is of what a die shows: of several of them that follow
// each other, "otherwise" is when none is so.
func (c *compiler) ofRoll(k *text.Cond) bool {
	return k != nil && !k.YouDo && k.All == nil && strings.HasPrefix(c.l.Phrase(k.Node), "the roll ")
}

// sentence compiles one sentence; other says that the next one is what happens
// otherwise.
func (c *compiler) sentence(s *text.Sentence, other bool) {
	if c.said++; s.Trait != nil {
		c.out.Traits |= s.Trait.Bit
		return
	}
	for _, t := range s.Ignores {
		c.out.Traits |= t.Bit
	}
	if len(s.Ignores) > 0 {
		return
	}
	before := c.over
	var skips []int
	switch {
	case s.If == nil:
	case s.If.YouDo:
		if !s.If.Not {
			skips = c.skips // where it was not even tried
		}
		skips = append(skips, c.whetherDone(s.If)...)
	default:
		skips = []int{c.unlessSo(c.cond(s.If))}
	}
	for _, k := range c.nor {
		skips = append(skips, c.unlessSo(opposite(c.cond(k))))
	}
	c.mayJump, c.whole, c.several = -1, nil, false
	may := -1
	clauses := s.Clauses
	switch {
	case s.Choice != nil:
		c.choice(s.Choice)
	case s.Wait != nil:
		c.delay(s)
		clauses = nil // they are done when that happens
	}
	c.holdX(s)
	for i := range clauses {
		k := &clauses[i]
		if k.May && i+1 < len(clauses) {
			refuse.At(clauses[i+1].Pos, "what follows \"may\" is unclear: end the sentence, and write \"If you do, ...\" if it depends on it")
		}
		c.again = i > 0 && k.Form == clauses[i-1].Form && k.Subject == clauses[i-1].Subject
		c.then = clauses[i+1:]
		c.depends = len(c.then) == 0 && len(c.after) > 0 && c.after[0].If != nil && c.after[0].If.YouDo
		may = c.clause(k, s.UnlessCost)
		if c.may = k.Subject; len(s.UnlessCost) > 0 {
			c.may = s.UnlessCost[0].Subject
		}
	}
	c.over = -1
	if other {
		c.over = c.jump()
	}
	c.land(skips...)
	c.skips = skips
	if s.Else {
		c.land(before)
	}
	c.mayJump = may
}

// whetherDone returns the jumps over what depends on that someone has done
// what they may, or with "don't" has not.
func (c *compiler) whetherDone(k *text.Cond) []int {
	said := c.l.Phrase(k.Node)
	switch {
	case c.mayJump < 0 && c.several:
		refuse.At(k.Pos, "this may concern several players: say \"each player who did\" or \"each player who didn't\", or write \"unless\" and what they can do behind what depends on it")
	case c.mayJump < 0 && c.whole == nil:
		refuse.Missing(k.Pos, "\"if %s\" must follow a sentence with \"may\", with \"unless\" and what a player can do, or with a step that may come to nothing",
			said)
	case k.They && c.may == text.SubjectYou:
		refuse.At(k.Pos, "it is you who does that: say \"if %s\"", strings.Replace(said, "they", "you", 1))
	case !k.They && c.may != text.SubjectYou:
		refuse.At(k.Pos, "it is not you who does that: say \"if %s\"", strings.Replace(said, "you", "they", 1))
	case c.mayJump < 0:
		done := *c.whole
		done.Not = k.Not
		return []int{c.unlessSo(&done)}
	case k.Not && c.whole != nil:
		undone := *c.whole
		undone.Not = true
		done := c.unlessSo(&undone)
		c.land(c.mayJump)
		return []int{done}
	case k.Not:
		done := c.jump()
		c.land(c.mayJump)
		return []int{done}
	case c.whole != nil:
		return []int{c.mayJump, c.unlessSo(c.whole)}
	}
	return []int{c.mayJump}
}

// clause compiles one clause, which does not happen where someone pays an
// unless-cost. It returns the jump that a refused "may" takes, -1 if there is none.
func (c *compiler) clause(k *text.Clause, unless []text.Clause) int {
	c.subject, c.at = k.Subject, k.Pos
	who, each := c.seats(k.Pos, k.Subject)
	c.whoIsIt(k)
	loop := c.open(who, each && (len(unless) > 0 || !together(k)))
	c.begin(k)
	if k.Who != nil {
		c.emit(rules.Instr{Op: rules.OpIf, Cond: c.cond(k.Who), Jump: int16(loop)})
		c.changes = changing(k.Form.Core)
	}
	c.loop = loop >= 0
	jump := -1
	pick := k.May && c.picksOne(k)
	if pick {
		c.least = 0
	} else if k.May && k.Form.Core != text.CoreVote {
		jump = c.emit(rules.Instr{Op: rules.OpMay, Who: c.who, Prompt: c.prompt})
	}
	start := len(c.out.Code)
	if c.depends && k.Form.Own != nil && k.Form.Past != "" {
		c.says.also = append(c.says.also, spoken{"past " + k.Form.Past, &k.Pos}) // what of it was done must be known
	}
	if !k.May && c.depends && loop < 0 && k.Form.Core == text.CoreCounterOff {
		jump = c.hasCounters(k)
	}
	c.do(k)
	if k.May && jump >= 0 && (c.depends || c.whoDid(k)) {
		c.wholly(jump)
	}
	if c.whole = nil; !k.May && len(unless) == 0 && jump < 0 && (c.depends && loop < 0 || loop >= 0 && c.whoDid(k)) {
		c.whole = c.inFull(k, start)
	} else if k.May && c.depends && loop < 0 && c.attempts(start) {
		c.whole = c.inFull(k, start)
	}
	if loop >= 0 && c.whole != nil {
		c.noteDid(k.Pos, c.unlessSo(c.whole))
		c.whole = nil
	}
	if len(unless) > 0 {
		jump = c.unless(k, unless, start, loop)
	}
	if pick {
		jump = c.skipUnlessPicked(start)
	}
	if (k.May || len(unless) > 0) && loop >= 0 && c.says.ofWhoDid() {
		c.noteDid(k.Pos, jump)
	} else {
		c.land(jump)
	}
	if loop >= 0 {
		c.several = k.May || len(unless) > 0
		c.rest = nil // it was the last player's
		c.loop = false
		c.close(loop)
		return -1
	}
	return jump
}

// ofWhoDid reports whether it speaks of those players who have done a clause.
func (s speech) ofWhoDid() bool {
	return s.has("each player who did", "each player who didn't", "Ctrl who did", "Ctrl who didn't", "each who did", "each who didn't")
}

// whoDid reports whether what comes next is about those players who have done clause k,
// rather than what k is about itself.
func (c *compiler) whoDid(k *text.Clause) bool {
	next := c.then
	if len(next) == 0 && len(c.after) > 0 {
		next = c.after[0].Clauses
	}
	return k.Subject != text.SubjectWhoDid && k.Subject != text.SubjectWhoDidnt && len(next) > 0 && speechOf(next[0].Node).ofWhoDid()
}

// wholly lets the "may" at ask be taken up only where all of it can be done, as something
// depends on it.
func (c *compiler) wholly(ask int) {
	code := c.out.Code[ask+1:]
	for _, in := range code {
		if in.Op == rules.OpNumber || slices.Contains(unsure, in.Op) {
			return
		}
	}
	c.out.Code[ask].Price = slices.Clone(code)
}

// hasCounters returns the jump over a clause that takes more counters from this than it
// has, -1 if it isn't such a clause.
func (c *compiler) hasCounters(k *text.Clause) int {
	ref, t := arg[*text.CounterRef](k, 0), arg[*text.Thing](k, 1)
	if t.Kind != text.ThingThis || ref.Counter == nil || ref.Count.Kind > text.CountN && ref.Count.Kind != text.CountAll {
		return -1
	}
	has := rules.Amount{Kind: rules.PerCounter, N: 1, Reg: ref.Counter.Num}
	return c.unlessSo(counts(has, max(ref.Count.N, 1)))
}

// attempts reports whether code from start on ends in what may fail, as the destruction of
// what can't be destroyed.
func (c *compiler) attempts(start int) bool {
	last := len(c.out.Code) - 1
	return last >= start && c.out.Code[last].Op == rules.OpNative && c.out.Code[last].Dst >= 0
}

// inFull is the condition that what the code of a clause from start on does was done
// in full, nil if that can't be told.
func (c *compiler) inFull(k *text.Clause, start int) *rules.Cond {
	out := counts(rules.Amount{Kind: rules.CountReg}, 1)
	if t := arg[*text.Thing](k, 0); t != nil && t.Count.Kind == text.CountN && k.Each == nil {
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
func (c *compiler) begin(k *text.Clause) {
	c.at = k.Pos
	c.prompt = c.l.prompt(text.Upper(c.l.Order(k)))
	c.least, c.picked = -1, -1
	c.random, c.bearing = k.Random, bearing{}
	c.each = nil
	c.chooses = k.Form.Core == text.CoreChoose
	c.changes = changing(k.Form.Core)
	if k.Each != nil {
		n := c.times(k.Each, 1)
		c.each = &n
	}
	if k.Form.Own != nil {
		c.out.Traits |= k.Form.Own.Traits
	}
}

// do compiles what a clause does, whoever does it, and refuses words that
// nothing takes up.
func (c *compiler) do(k *text.Clause) {
	start := len(c.out.Code)
	if verb := verbs[k.Form.Core]; verb != nil {
		verb(c, k)
	} else {
		c.native(k)
	}
	c.idle(k)
	refuse.If(k.Pos, c.apart != 0 || c.same != 0 || c.alike != nil, "%s", notApart)
	refuse.If(k.Pos, c.each != nil, "\"for each\" and \"equal to\" need a number here: \"a card\", \"2 life\"")
	picks := func(in rules.Instr) bool { return in.Op == rules.OpPick }
	refuse.If(k.Pos, k.Random && !slices.ContainsFunc(c.out.Code[start:], picks), atRandom)
}

const notApart = "cards differ that are counted, or that a player chooses when this is done, without \"target\": \"up to 2 ... with different ...\""

const notAlike = "cards are alike that are counted: \"if you control 2 or more ... with the same ...\""

// differ reports whether a phrase says in what cards differ.
func differ(t *text.Thing) bool {
	return slices.ContainsFunc(t.Having, func(h text.Having) bool { return h.Differ != nil })
}

const atRandom = "\"at random\" goes with cards that are chosen from among others when this is done"

// picksOne reports whether the only choice of a clause is one card or up to some: then "may"
// is the choice of none rather than a question of its own.
func (c *compiler) picksOne(k *text.Clause) bool {
	t := arg[*text.Thing](k, 0)
	if t == nil || t.Count.Kind != text.CountOne && t.Count.Kind != text.CountUpTo {
		return false
	}
	return t.Kind == text.ThingSet || t.Kind == text.ThingRest ||
		t.Kind == text.ThingFilter && !(k.Form.Move != nil && k.Form.Move.Top && t.Plain() && len(t.From) == 0 && !t.Table)
}

// arg is what stands in a slot of the verb, its zero value where something else does.
func arg[T any](k *text.Clause, slot int) T {
	var out T
	if slot < len(k.Args) {
		out, _ = k.Args[slot].(T)
	}
	return out
}

// skipUnlessPicked makes the code of a clause after its pick depend on that
// something was picked.
func (c *compiler) skipUnlessPicked(start int) int {
	at := start
	for at < len(c.out.Code) && (c.out.Code[at].Op == rules.OpRest || c.out.Code[at].Op == rules.OpPick) {
		at++
	}
	some := counts(rules.Amount{Kind: rules.CountReg, Reg: uint8(c.picked)}, 1)
	c.out.Code = slices.Insert(c.out.Code, at, rules.Instr{Op: rules.OpIf, Cond: some})
	for i := at + 1; i < len(c.out.Code); i++ { // what jumps over it
		if o := &c.out.Code[i]; int(o.Jump) >= at && (o.Op == rules.OpJump || o.Op == rules.OpEach) {
			o.Jump++
		}
	}
	return at
}

// verbs compile what a clause does, by what the verb means to the compiler. A verb of
// the game's own is not among them.
var verbs map[text.CoreVerb]func(*compiler, *text.Clause)

func init() {
	verbs = map[text.CoreVerb]func(c *compiler, k *text.Clause){
		text.CoreMove: (*compiler).move, text.CoreMoveDownTo: (*compiler).move, text.CoreSearch: (*compiler).search,
		text.CoreShow: (*compiler).show, text.CoreReveal: (*compiler).show, text.CoreLook: (*compiler).show, text.CoreChoose: (*compiler).show,
		text.CorePut: (*compiler).put, text.CorePutOrdered: (*compiler).put, text.CoreReturn: (*compiler).put, text.CoreShuffleIn: (*compiler).put,
		text.CoreAttach: (*compiler).attach, text.CoreTuck: (*compiler).attach, text.CoreTuckDown: (*compiler).attach, text.CoreGuise: (*compiler).guise,
		text.CoreRaise: (*compiler).stat, text.CoreLower: (*compiler).stat, text.CoreGain: (*compiler).stat, text.CoreLose: (*compiler).stat,
		text.CoreQuote: (*compiler).grant, text.CoreMute: (*compiler).grant, text.CoreWhile: (*compiler).grant,
		text.CoreGet: (*compiler).change, text.CoreHave: (*compiler).change, text.CorePower: (*compiler).change,
		text.CoreCounterOn: (*compiler).counters, text.CoreCounterOff: (*compiler).counters,
		text.CoreDecree: (*compiler).decree, text.CorePrevent: (*compiler).prevent, text.CorePay: (*compiler).payGoods, text.CoreSkip: (*compiler).skip,
		text.CoreVote: (*compiler).vote, text.CoreNumber: (*compiler).chooseNumber, text.CoreSay: (*compiler).say, text.CoreSayOf: (*compiler).sayOf,
		text.CoreCopy: (*compiler).copyPlay, text.CoreRetarget: (*compiler).retarget,
		text.CoreShuffle:     func(c *compiler, k *text.Clause) { c.shuffle(k.Pos, arg[*text.ZoneRef](k, 0)) },
		text.CoreCoin:        func(c *compiler, k *text.Clause) { c.throw(k, 2, c.l.Vocab.CoinWhy, rules.Amount{}) },
		text.CoreDie:         func(c *compiler, k *text.Clause) { c.throw(k, 6, c.l.Vocab.DieWhy, rules.Amount{}) },
		text.CoreDice:        func(c *compiler, k *text.Clause) { c.throw(k, 6, c.l.Vocab.DieWhy, number(arg[*text.Count](k, 0).N)) },
		text.CoreWin:         func(c *compiler, _ *text.Clause) { c.emit(rules.Instr{Op: rules.OpWin, Who: c.who, N: 1}) },
		text.CoreLoseGame:    func(c *compiler, _ *text.Clause) { c.emit(rules.Instr{Op: rules.OpWin, Who: c.who}) },
		text.CoreSeat:        func(c *compiler, k *text.Clause) { c.pickSeat(k.Pos, rules.Each, false) },
		text.CoreRival:       func(c *compiler, k *text.Clause) { c.pickSeat(k.Pos, rules.EachOpponent, false) },
		text.CoreAnotherSeat: func(c *compiler, k *text.Clause) { c.pickSeat(k.Pos, rules.Each, true) },
	}
}

// together reports whether all players do something at the same time: they vote, win or lose.
func together(k *text.Clause) bool {
	v := k.Form.Core
	return everybody[k.Subject] != 0 && (v == text.CoreVote || v == text.CoreWin || v == text.CoreLoseGame)
}
