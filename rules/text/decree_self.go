package text

import "feltstack/rules"

// This file is what a card says of playing itself, wherever it lies: the last part of
// decree.txt.

// selfDecree rewrites what such a sentence says in another way.
func (r *resolver) selfDecree(n node) {
	for i, k := range n.Kids {
		switch n.Rule.Fields[i].Cat {
		case "Cond":
			n.Kids[i] = r.cond(k)
		case "Each":
			if k != nil {
				r.among = true
				n.Kids[i] = r.parts(k)
				r.among = false
			}
		}
	}
}

// ofItself compiles what a card says of playing itself.
func (l *Language) ofItself(prog *Program, s Static) {
	c := &compiler{l: l, sets: map[string]*set{}}
	d := s.Decree
	out := rules.Static{Text: l.grammar.Words(s.node, "")}
	dec := rules.Decree{Kind: d.Kind, Act: d.Act.Act, Who: rules.You, N: c.times(d.Each, int16(d.N))}
	if d.If != nil {
		out.If = c.cond(d.If)
		out.If.Not = !out.If.Not
	}
	if d.Cards != nil {
		dec.Cards = c.filter(d.Cards)
		c.allowsFrom(d.Cards, dec.Cards, dec.Who)
	}
	out.Decrees = []rules.Decree{dec}
	prog.Self = append(prog.Self, out)
}
