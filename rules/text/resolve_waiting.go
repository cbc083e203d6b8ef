package text

import "strings"

// This file resolves sentences that wait for something.

// waits rewrites a sentence that waits: "they" is whom it waits for.
func (r *resolver) waits(n node) node {
	they, met := r.they, r.met
	defer func() { r.they, r.met = they, met }()
	if c := part(n, "Cond"); c != nil {
		r.set(n, "Cond", r.cond(c))
	}
	if e := part(n, "Event"); e != nil {
		r.set(n, "Event", r.event(e))
		r.meets(n.Get("Event"))
	} else {
		m := n.Get("Moment")
		if s, ok := r.l.words[name(m)].(*Step); ok && strings.HasPrefix(name(m), "next ends ") {
			m = r.at(m, r.mk("next step", m.Kids[0], r.mk("step "+s.Phrase)))
		}
		r.set(n, "Moment", r.parts(m))
		r.meets(n.Get("Moment"))
	}
	r.set(n, "Clause", r.clauses(n.Get("Clause")))
	r.many = nil
	return n
}
