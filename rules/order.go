package rules

// TriggerOrder brings the triggers that wait at the same time into the order in
// which they happen: the active seat's first, then those of the others in turn
// order; of several of its own, each seat says which comes first.
type TriggerOrder struct {
	Verb   Verb   // "first {trigger}": Option.N is the place in the queue
	Prompt uint16 // place in Game.Prompts
	Reg    int    // register of the frame: how many at the front of the queue are in order
	Most   int    // beyond this number they come in the order in which they triggered
	// Early is a register of the frame: how many at the front of the queue triggered before
	// the others, so each seat's come before its others. 0: all triggered at the same time.
	Early int
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
	if o.Early > 0 && int(f.R[o.Early]) > n {
		f.R[o.Early] -= int16(m.dropFew(n, int(f.R[o.Early])))
		n = int(f.R[o.Early])
	}
	m.dropFew(n, len(m.S.Queue))
	n = int(f.R[o.Reg])
	q := m.S.Queue
	if n == len(q) {
		f.Step++ // nothing to take
		return
	}
	p := o.whose(m, n)
	first, end, same := -1, o.end(m, f, p), true
	for i := n; i < end; i++ {
		if q[i].Ctrl != p {
			continue
		}
		if first < 0 {
			first = i
		}
		same = same && q[i].Def == q[first].Def && q[i].Ability == q[first].Ability
	}
	if same || len(q) > o.Most {
		for i := first; i < end; i++ {
			if q[i].Ctrl == p {
				o.bring(m, f, i)
			}
		}
		f.Again()
		return
	}
	m.Ask(Decision{Kind: PickOrder, Seat: p, Prompt: o.Prompt})
	for i := n; i < end; i++ {
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

// end is the place in the queue behind the triggers of seat p that come next: behind the early
// ones, if some are its own, else behind all.
func (o *TriggerOrder) end(m *Match, f *Frame, p Seat) int {
	if o.Early > 0 {
		early := int(f.R[o.Early])
		for i := int(f.R[o.Reg]); i < early; i++ {
			if m.S.Queue[i].Ctrl == p {
				return early
			}
		}
	}
	return len(m.S.Queue)
}

// bring puts trigger i of the queue behind those that are in order.
func (o *TriggerOrder) bring(m *Match, f *Frame, i int) {
	q, n := m.S.Queue, int(f.R[o.Reg])
	t := q[i]
	copy(q[n+1:i+1], q[n:i])
	q[n] = t
	f.R[o.Reg]++
	if o.Early > 0 && i >= int(f.R[o.Early]) {
		f.R[o.Early]++
	}
}
