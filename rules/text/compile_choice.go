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
		outs = append(outs, c.jump())
	}
	c.regs = most
	c.land(append(outs, at)...)
	c.close(loop)
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

func copySets(m map[string]*set) map[string]*set {
	out := map[string]*set{}
	for k, v := range m {
		s := *v
		out[k] = &s
	}
	return out
}
