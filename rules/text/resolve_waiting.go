package text

// This file resolves sentences that wait for something.

// waits rewrites a sentence that waits: "they" is whom it waits for.
func (r *resolver) waits(n node) node {
	they, that := r.they, r.that
	defer func() { r.they, r.that = they, that }()
	if c := part(n, "Cond"); c != nil {
		r.set(n, "Cond", r.cond(c))
	}
	if e := part(n, "Event"); e != nil {
		r.set(n, "Event", r.event(e))
		r.meets(n.Get("Event"))
	} else {
		r.set(n, "Moment", r.parts(n.Get("Moment")))
		r.meets(n.Get("Moment"))
	}
	r.many = nil
	r.set(n, "Clause", r.clauses(n.Get("Clause")))
	r.many = nil
	return n
}
