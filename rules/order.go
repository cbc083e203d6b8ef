package rules

// TriggerOrder brings the triggers that wait at the same time into the order in
// which they happen: the active seat's first, then those of the others in turn
// order; of several of its own, each seat says which comes first.
type TriggerOrder struct {
	Verb   Verb   // "first {trigger}": Option.N is the place in the queue
	Prompt uint16 // place in Game.Prompts
	Reg    int    // register of the frame: how many at the front of the queue are in order
	Most   int    // beyond this number they come in the order in which they triggered
	// First is the seat whose triggers come first. Nil: the active one.
	First func(m *Match) Seat
}

// Steps are the steps that ask; what follows them finds the queue in order.
func (o TriggerOrder) Steps() []Step {
	return []Step{o.ask, func(m *Match, f *Frame) {
		o.bring(m, f, int(m.S.Answer.N))
		f.Step -= 2
	}}
}

func (o *TriggerOrder) ask(m *Match, f *Frame) {
	n := int(f.R[o.Reg])
	m.dropFew(n)
	q := m.S.Queue
	if n == len(q) {
		f.Step++ // nothing to take
		return
	}
	p := o.whose(m, n)
	first, same := -1, true
	for i := n; i < len(q); i++ {
		if q[i].Ctrl != p {
			continue
		}
		if first < 0 {
			first = i
		}
		same = same && q[i].Def == q[first].Def && q[i].Ability == q[first].Ability
	}
	if same || len(q) > o.Most {
		for i := first; i < len(q); i++ {
			if q[i].Ctrl == p {
				o.bring(m, f, i)
			}
		}
		f.Again()
		return
	}
	m.Ask(Decision{Kind: PickOrder, Seat: p, Prompt: o.Prompt})
	for i := n; i < len(q); i++ {
		if q[i].Ctrl == p {
			m.Offer(Option{Verb: o.Verb, Card: q[i].Source(), Ability: q[i].Ability, N: int16(i)}, 0)
		}
	}
}

// whose is the seat whose triggers come next, of those from place n on.
func (o *TriggerOrder) whose(m *Match, n int) Seat {
	p := m.S.Active
	if o.First != nil {
		p = o.First(m)
	}
	for range m.S.Seats {
		for i := n; i < len(m.S.Queue); i++ {
			if m.S.Queue[i].Ctrl == p {
				return p
			}
		}
		p = m.S.NextSeat(p)
	}
	return m.S.Queue[n].Ctrl
}

// bring puts trigger i of the queue behind those that are in order.
func (o *TriggerOrder) bring(m *Match, f *Frame, i int) {
	q, n := m.S.Queue, int(f.R[o.Reg])
	t := q[i]
	copy(q[n+1:i+1], q[n:i])
	q[n] = t
	f.R[o.Reg]++
}
