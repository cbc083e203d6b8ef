package text

import "feltstack/rules/text/grammar"

// ruled rewrites what decree.txt has of sentences that simply hold.
func (r *resolver) ruled(n node) node {
	switch name(n) {
	case "seat holds", "seat while":
		for i, k := range n.Kids {
			if n.Rule.Fields[i].Cat == "Cond" {
				n.Kids[i] = r.cond(k)
				continue
			}
			r.who = nil
			n.Kids[i] = r.parts(k)
		}
	case "rather", "besides", "besides may":
		r.set(n, "Act", grammar.List(r.acts(n.Get("Act").Kids)...))
	default:
		r.selfDecree(n)
	}
	return n
}
