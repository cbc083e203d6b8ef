package text

import "feltstack/rules"

// choice compiles options that are chosen in the middle of a text. Sets that
// one option names are unknown to the others.
func (c *compiler) choice(ch *OneOf) {
	who := c.seats(ch.By)
	loop := c.openSeats(ch.By)
	in := rules.Instr{Op: rules.OpMode, Who: who, Prompt: c.l.Game.PromptMode}
	for i := range ch.Options {
		o := ch.Options[i]
		var cond *rules.Cond
		if o.OnlyIf != nil {
			cond = c.cond(o.OnlyIf)
		}
		in.Conds = append(in.Conds, cond)
		in.Texts = append(in.Texts, c.l.sentences(o.node))
	}
	at := c.emit(in)
	var outs []int
	known, rest := copySets(c.sets), c.rest
	for i := range ch.Options {
		c.sets, c.rest = copySets(known), rest
		c.mayJump = -1
		c.out.Code[at].Jumps = append(c.out.Code[at].Jumps, c.here())
		c.sentences(ch.Options[i].Sentences)
		outs = append(outs, c.emit(rules.Instr{Op: rules.OpJump}))
	}
	for _, o := range append(outs, at) {
		c.out.Code[o].Jump = c.here()
	}
	c.closeSeats(loop)
}

func copySets(m map[string]*set) map[string]*set {
	out := map[string]*set{}
	for k, v := range m {
		s := *v
		out[k] = &s
	}
	return out
}
