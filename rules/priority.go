package rules

// Priority is how seats have their say at a moment of the game: one after the
// other they act or pass, until all have passed in a row. It is the only such
// loop: a game says who begins, what can be done and what comes of it.
//
// Frame.Opp is the seat that is asked, R[Passes] how many have passed in a row.
type Priority struct {
	// Open sets Frame.Opp to the seat that is asked first. If it says false,
	// there is nothing to ask about and the procedure ends. Nil: who calls it
	// has set Frame.Opp.
	Open func(m *Match, f *Frame) bool
	// Say reports whether a seat takes part. Nil: every seat does.
	Say func(m *Match, f *Frame, p Seat) bool
	// Ask poses the decision and offers all but Pass. If it says false, nobody
	// is asked any more and it closes.
	Ask  func(m *Match, f *Frame) bool
	Pass Verb
	// Mute says that passes are not told.
	Mute bool
	// Act does what seat p has chosen, in State.Answer; it may call a procedure.
	Act  func(m *Match, f *Frame, p Seat)
	Next NextAsked // who is asked after an act
	// Close does what follows once all have passed; it may call a procedure.
	// Nil: the procedure ends.
	Close func(m *Match, f *Frame) Closing
}

// Passes is the register of a Priority's frame that counts passes in a row.
const Passes = 0

// NextAsked says who is asked after an act.
type NextAsked uint8

// The seats that may be asked after an act.
const (
	NextAnew   NextAsked = iota // whom Open says
	NextActor                   // who has acted, again
	NextBehind                  // the seat after who has acted, everything before Ask included
)

// Closing is what a Priority does after Close.
type Closing uint8

// The ways on after Close.
const (
	Closed   Closing = iota // it is over
	Reopened                // it begins anew
	Closes                  // Close is run again, when what it called has returned
)

// Steps are the steps of the procedure. The steps of before, if there are any,
// come first whenever it opens.
func (pr Priority) Steps(before ...Step) []Step {
	open, ask, end := len(before), len(before)+1, len(before)+3
	steps := append(before[:len(before):len(before)],
		func(m *Match, f *Frame) {
			if pr.Open != nil && !pr.Open(m, f) {
				f.Goto(end + 1)
			}
		},
		func(m *Match, f *Frame) {
			for {
				if !pr.mayAct(m, f, f.Opp) {
					f.Opp = pr.behind(m, f, f.Opp)
				}
				if m.S.Over || !pr.mayAct(m, f, f.Opp) || !pr.Ask(m, f) {
					f.Goto(end)
					return
				}
				m.Offer(Option{Verb: pr.Pass}, 0)
				if !m.answersItself() {
					return
				}
				if pr.pass(m, f) {
					f.Goto(end)
					return
				}
			}
		},
		func(m *Match, f *Frame) {
			p := f.Opp
			if m.S.Answer.Verb == pr.Pass {
				f.Goto(ask)
				if pr.pass(m, f) {
					f.Goto(end)
				}
				return
			}
			f.R[Passes] = 0
			switch pr.Next {
			case NextAnew:
				f.Goto(open)
			case NextActor:
				f.Goto(ask)
			case NextBehind:
				f.Opp = pr.behind(m, f, p)
				f.Goto(0)
			}
			pr.Act(m, f, p)
		},
	)
	if pr.Close == nil {
		return steps
	}
	return append(steps, func(m *Match, f *Frame) {
		if m.S.Over {
			return
		}
		step := f.Step
		f.Goto(end)
		switch pr.Close(m, f) {
		case Closed:
			f.Step = step
		case Reopened:
			f.R[Passes] = 0
			f.Goto(0)
		}
	})
}

// pass makes the seat that is asked pass, and reports whether all have now.
func (pr *Priority) pass(m *Match, f *Frame) bool {
	if !pr.Mute {
		m.Emit(Event{Kind: EvPassed, Seat: f.Opp})
	}
	f.Opp = pr.behind(m, f, f.Opp)
	f.R[Passes]++
	return f.R[Passes] >= pr.voices(m, f)
}

// behind is the seat that has its say after p.
func (pr *Priority) behind(m *Match, f *Frame, p Seat) Seat {
	q := p
	for range m.S.Seats {
		if q = m.S.NextSeat(q); pr.mayAct(m, f, q) {
			return q
		}
	}
	return p
}

// mayAct reports whether seat p has a say.
func (pr *Priority) mayAct(m *Match, f *Frame, p Seat) bool {
	return !m.S.Seats[p].Out && (pr.Say == nil || pr.Say(m, f, p))
}

// voices is how many seats take part.
func (pr *Priority) voices(m *Match, f *Frame) int16 {
	if pr.Say == nil {
		return m.S.Living()
	}
	n := int16(0)
	for p := range m.S.Seats {
		if pr.mayAct(m, f, Seat(p)) {
			n++
		}
	}
	return n
}
