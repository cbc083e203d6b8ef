package text

import "feltstack/rules/text/refuse"

// This file rewrites conditions about what players have.

// has makes "you have 3 or more cards in your hand" how many there are, and says
// whose the one zone is where cards are compared.
func (r *resolver) has(n node) node {
	was, seat := r.who, r.parts(n.Get("Seat"))
	whose := player(seat)
	if r.who = seat; whose == "you" {
		r.who = nil
	}
	n.Kids[0] = seat
	for i := range n.Kids[1:] {
		n.Kids[i+1] = r.parts(n.Kids[i+1])
		if n.Kids[i+1] != nil {
			r.see(n.Kids[i+1])
		}
	}
	r.who = was
	kind, says := n.Get("Kind"), whose
	more := kind != nil
	if !more {
		kind = n.Get("Cards").Get("Kind")
	} else if whose != "you" {
		says = "they"
	}
	w := kind.Get("Where")
	refuse.If(n.Pos, w.Name() != "in" && w.Name() != "from" || more && len(w.Kids[0].Kids) != 1, "say in which zone: \"in your hand\"")
	for _, s := range w.Kids[0].Kids {
		z := s.Kids[len(s.Kids)-1]
		refuse.If(s.Pos, z.Name() != "zone" || more && s.Name() != "place", "say in which zone of theirs: \"in your hand\"")
		if of := player(z.Get("Whose")); of != whose && (of != "they" || whose == "you") {
			refuse.At(z.Pos, "this is about the cards of who has them")
		}
		z.Set("Whose", r.mk("Whose "+says))
	}
	if more {
		kind.Set("Where", r.at(w, r.mk("in", w.Kids...)))
		return n
	}
	return r.at(n, r.mk("there is", n.Get("Cards")))
}
