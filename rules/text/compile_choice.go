package text

import (
	"strings"

	"feltstack/rules"
)

// choice compiles options that are chosen in the middle of a text. Sets that
// one option names are unknown to the others.
func (c *compiler) choice(ch *OneOf) {
	who := c.seats(ch.By)
	loop := c.openSeats(ch.By)
	in := rules.Instr{Op: rules.OpMode, Who: who, Prompt: c.l.Game.PromptMode}
	ways := ch.ways()
	for _, way := range ways {
		var cond *rules.Cond
		for _, i := range way {
			if o := &ch.Options[i]; o.OnlyIf != nil {
				cond = both(cond, c.cond(o.OnlyIf))
			}
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
		outs = append(outs, c.emit(rules.Instr{Op: rules.OpJump}))
	}
	c.regs = most
	for _, o := range append(outs, at) {
		c.out.Code[o].Jump = c.here()
	}
	c.closeSeats(loop)
}

// chosenText is what the options of a way say.
func (c *compiler) chosenText(ch *OneOf, way []int) string {
	var parts []string
	for _, i := range way {
		parts = append(parts, c.l.grammar.Print(ch.Options[i].node))
	}
	if len(parts) == 0 {
		return noneOfThem
	}
	return strings.Join(parts, " ")
}

// noneOfThem is the way to choose none of the options.
const noneOfThem = "None."

// parts compiles the sentences of a body. Several options that were chosen together
// don't know each other's sets.
func (c *compiler) parts(b *Body) {
	if b.Parts == nil {
		c.sentences(b.Sentences)
		return
	}
	known := copySets(c.sets)
	for i, list := range b.Parts {
		c.sets, c.rest, c.mayJump = copySets(known), nil, -1
		if b.If[i] != nil {
			c.out.If = both(c.out.If, c.cond(b.If[i]))
		}
		c.sentences(list)
	}
	if len(b.Parts) == 0 {
		c.out.Text = noneOfThem
	}
}

// listens notes what the text speaks of, before it is compiled.
func (c *compiler) listens(a *Para, b *Body) {
	c.asksDid = speaksOf(b.node, "each player who did") || speaksOf(b.node, "each player who didn't")
	c.kept = a.keeps
	b.node.Walk(func(n node) {
		if p := name(n); p == "that" || p == "that nth" || p == "known nth" {
			if c.roles == nil {
				c.roles = map[string]bool{}
			}
			c.roles[c.l.words[name(n.Get("Past"))].(string)] = true
		}
	})
}

// role is one of several cards that a step has chosen in different roles: "the
// chosen Dragon" of a Dragon and a Warrior.
type role struct {
	reg   int8
	nouns []*Noun
}

// has notes that a step has made cards of these nouns.
func (s *set) has(reg int8, t *Thing) {
	r := role{reg: reg}
	if t != nil {
		r.nouns = t.Nouns
	}
	s.roles = append(s.roles[:len(s.roles):len(s.roles)], r)
}

// roleOf is the register of the card that a phrase means among several roles,
// false if it is not of those.
func (c *compiler) roleOf(t *Thing) (int8, bool) {
	s := c.sets[t.Past]
	if s == nil || t.Count.Kind != CountThat || len(s.roles) < max(2, t.Nth) {
		if t.Nth > 0 {
			fail(t.Pos, "%q: which one? Choose them one by one: \"choose a ... and another ...\"", c.l.grammar.Print(t.node))
		}
		return 0, false
	}
	if t.Nth > 0 {
		return s.roles[t.Nth-1].reg, true
	}
	at, n := int8(0), 0
	for _, p := range s.roles {
		if len(p.nouns) == 1 && len(t.Nouns) == 1 && p.nouns[0] == t.Nouns[0] {
			at = p.reg
			n++
		}
	}
	if n != 1 {
		fail(t.Pos, "%q: which of them? Say what kind of card it is, as where it was %s", c.l.grammar.Print(t.node), t.Past)
	}
	return at, true
}

func copySets(m map[string]*set) map[string]*set {
	out := map[string]*set{}
	for k, v := range m {
		s := *v
		out[k] = &s
	}
	return out
}
