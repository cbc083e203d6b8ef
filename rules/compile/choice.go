package compile

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
)

// choice compiles options that are chosen in the middle of a text. Sets that
// one option names are unknown to the others.
func (c *compiler) choice(ch *text.OneOf) {
	loop := c.open(c.seats(ch.Pos, ch.By))
	in := rules.Instr{Op: rules.OpMode, Who: c.who, Prompt: c.l.Game.PromptMode, Random: ch.Random}
	ways := ch.Ways()
	for _, way := range ways {
		var cond *rules.Cond
		for _, i := range way {
			cond = both(cond, c.cond(ch.Options[i].OnlyIf))
		}
		in.Conds = append(in.Conds, cond)
		in.Texts = append(in.Texts, c.chosenText(ch, way))
	}
	at := c.emit(in)
	var outs []int
	known, rest, picked, regs, most := copySets(c.sets), c.rest, c.picks, c.regs, c.regs
	for _, way := range ways {
		c.out.Code[at].Jumps = append(c.out.Code[at].Jumps, c.here())
		if ch.Most > 1 {
			c.regs = regs // only one of the ways is gone
		}
		for _, i := range way {
			c.sets, c.rest, c.picks = copySets(known), rest, picked
			c.mayJump = -1
			c.sentences(ch.Options[i].Sentences)
		}
		most = max(most, c.regs)
		outs = append(outs, c.jump())
	}
	c.regs = most
	c.land(append(outs, at)...)
	c.close(loop)
}

// chosenText is what the options of a way say.
func (c *compiler) chosenText(ch *text.OneOf, way []int) string {
	var parts []string
	for _, i := range way {
		parts = append(parts, c.l.Sentences(ch.Options[i].Node))
	}
	return cmp.Or(strings.Join(parts, " "), noneOfThem)
}

// noneOfThem is the way to choose none of the options.
const noneOfThem = "None."

// parts compiles the sentences of a body. Several options that were chosen together
// don't know each other's sets.
func (c *compiler) parts(b *text.Body) {
	if b.Parts == nil {
		c.sentences(b.Sentences)
		return
	}
	known := copySets(c.sets)
	for i, list := range b.Parts {
		c.sets, c.rest, c.mayJump = copySets(known), nil, -1
		c.out.If = both(c.out.If, c.cond(b.If[i]))
		c.sentences(list)
	}
	if len(b.Parts) == 0 {
		c.out.Text = noneOfThem
	}
}

func copySets(m map[string]*set) map[string]*set {
	out := map[string]*set{}
	for k, v := range m {
		s := *v
		out[k] = &s
	}
	return out
}

// said is a word that was chosen: the register that holds it.
type said struct {
	of  *text.Choosable
	reg int8
}

// say compiles the choice of a word. The card keeps it where other paragraphs speak of it.
func (c *compiler) say(k *text.Clause) {
	s := k.Form.Says
	in := rules.Instr{Op: rules.OpSay, Why: c.l.Vocab.SayWhy}
	if !s.Names {
		in.Texts = slices.Concat(s.Nouns, s.Adjs)
	}
	c.saying(k, in)
}

// saying emits the choice of a word.
func (c *compiler) saying(k *text.Clause, in rules.Instr) {
	s := k.Form.Says
	if c.keeps(s) {
		refuse.If(k.Pos, c.l.Vocab.SayMark == 0, "what is chosen is known to this paragraph only")
		in.Mark = c.l.Vocab.SayMark
	}
	c.words = append(c.words, said{s, c.asked(k.Pos, in)})
}

// sayOf compiles the choice of the name of a card, which is that of the word.
func (c *compiler) sayOf(k *text.Clause) {
	of := arg[*text.Thing](k, 0)
	one := of.Kind == text.ThingThis || of.Kind == text.ThingEnd || of.Kind == text.ThingEither || of.Count.Kind == text.CountOne || of.Count.Kind == text.CountThat
	refuse.If(of.Pos, !one, "say one card: \"a card\", or \"the chosen card\"")
	c.saying(k, rules.Instr{Op: rules.OpSay, N: 1, Reg: c.cards(of, use{benign: true})})
}

// keeps reports whether a card keeps a word that is chosen for other paragraphs.
func (c *compiler) keeps(s *text.Choosable) bool { return c.prog != nil && c.prog.kept[s] }

// chosen compiles that cards are of the word that was chosen: before in the same
// paragraph, or for this card.
func (c *compiler) chosen(at text.Pos, s *text.Choosable) rules.Test {
	out := rules.Test{Any: []rules.Test{}}
	for _, w := range s.Nouns {
		out.Any = append(out.Any, c.l.noun(c.l.Noun(w)))
	}
	for _, w := range s.Adjs {
		out.Any = append(out.Any, c.l.is(c.l.Adj(w), 0))
	}
	for _, w := range slices.Backward(c.words) {
		if w.of == s {
			out.Said = w.reg + 1
			return out
		}
	}
	refuse.IfMissing(at, !c.keeps(s), "nothing before this chooses it: say \"choose a %s\"", s.Phrase)
	out.Kept = c.l.Vocab.SayMark
	return out
}

// kept is the words that the paragraphs of a text choose, and other paragraphs
// speak of.
func (l *Language) kept(paras []speech) map[*text.Choosable]bool {
	out := map[*text.Choosable]bool{}
	for i := range l.Vocab.Choosables {
		s := &l.Vocab.Choosables[i]
		says := func(p speech) bool { return p.has("verb choose a "+s.Phrase, "verb choose the "+s.Phrase+" of {host}") }
		spoken := []string{"chosen " + s.Phrase}
		for j := range l.Vocab.Powers {
			if w := l.Vocab.Powers[j].Phrase; strings.Contains(w, "the chosen "+s.Phrase) {
				spoken = append(spoken, "power "+w)
			}
		}
		asks := func(p speech) bool { return !says(p) && p.has(spoken...) }
		out[s] = slices.ContainsFunc(paras, says) && slices.ContainsFunc(paras, asks)
	}
	return out
}

// keptTwice refuses a second word that other paragraphs speak of: a card keeps one.
func (l *Language) keptTwice(prog *Program) *text.Error {
	first := ""
	for i := range l.Vocab.Choosables {
		s := &l.Vocab.Choosables[i]
		switch {
		case !prog.kept[s]:
		case first == "":
			first = s.Phrase
		default:
			what := fmt.Sprintf("a card keeps one chosen word, and this one keeps a %s: speak of the %s in the paragraph that chooses it", first, s.Phrase)
			at := prog.says.where("verb choose a "+s.Phrase, "verb choose the "+s.Phrase+" of {host}")
			return &text.Error{Pos: *at, What: what}
		}
	}
	return nil
}

// pickSeat compiles the choice of a player.
func (c *compiler) pickSeat(at text.Pos, from rules.Who, another bool) {
	in := rules.Instr{Op: rules.OpSeat, Who: c.who, Whose: from, Prompt: c.prompt}
	if another {
		refuse.IfMissing(at, c.seat == 0, "another than who? Choose a player before this")
		in.Dst, in.N = c.seat-1, 1
	} else {
		in.Dst = c.reg(at)
	}
	if c.l.Vocab.SeatTargets && !another && !c.waits && !c.costs && c.who == rules.You {
		c.out.Targets = append(c.out.Targets, rules.Target{Filter: cardsOf(-1), Seat: true, Whose: from, Min: 1, Max: 1, Reg: uint8(in.Dst), Prompt: c.prompt})
	} else {
		c.emit(in)
	}
	c.seat = in.Dst + 1
	c.seatCount++
}

func (c *compiler) chooseNumber(k *text.Clause) {
	low, high := arg[*text.Count](k, 0).N, arg[*text.Count](k, 1).N
	refuse.If(k.Pos, low >= high || high-low >= 100, "say two numbers of which the second is greater, by less than 100")
	c.idleNumber = &k.Pos
	c.number = c.asked(k.Pos, rules.Instr{Op: rules.OpNumber, Min: number(low), Max: number(high)}) + 1
}

// copyPlay compiles the copy of a play on the stack.
func (c *compiler) copyPlay(k *text.Clause) {
	t := arg[*text.Thing](k, 0)
	s := c.sets[t.Past]
	refuse.If(t.Pos, t.Kind == text.ThingSet && (s == nil || !s.event || !c.event.Event.Play), "only what waits on the stack can be copied")
	c.into(k.Pos, rules.Instr{Op: rules.OpCopy, Who: c.who, Reg: c.cards(t, use{}), Why: c.l.Vocab.CopyWhy})
	c.copied = len(c.out.Code)
}

// retarget compiles that new targets may be chosen for a copy.
func (c *compiler) retarget(k *text.Clause) {
	refuse.IfMissing(k.Pos, c.copied == 0 || c.copied != len(c.out.Code), "this follows a sentence that copies a play")
	c.out.Code[c.copied-1].N = 1
}

// vote compiles "each player votes": the voters decide one after the other.
func (c *compiler) vote(k *text.Clause) {
	refuse.If(k.Pos, c.votes > 0 || c.loop || !together(k) && k.Subject > text.SubjectOpponent,
		"a text has one vote, of all or of the other players: \"each player votes\"")
	c.votes = c.reg(k.Pos) + 1
	for range rules.VotesAgainst {
		c.reg(k.Pos)
	}
	in := rules.Instr{Op: rules.OpVote, Who: c.who, Dst: c.votes - 1, Prompt: c.l.prompt("{card}: how do you vote?")}
	if k.May {
		in.N = 1
	}
	c.emit(in)
}
