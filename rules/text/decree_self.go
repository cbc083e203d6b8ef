package text

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
