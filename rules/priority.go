package rules

// Priority is how seats have their say at a moment of the game: one after the
// other they act or pass, until all have passed in a row. It is the only such
// loop: a game says who begins, what can be done and what comes of it.
//
// Frame.Opp is the seat that may respond, R[Passes] how many have passed in a row.
type Priority struct {
	// Open sets Frame.Opp to the first seat that may respond. If it says false,
	// there is nothing to ask about and the procedure ends. Nil: who calls it
	// has set Frame.Opp.
	Open func(m *Match, f *Frame) bool
	// Say reports whether a seat takes part. Nil: every seat does.
	Say func(m *Match, f *Frame, p Seat) bool
	// Ask poses the decision and offers all but Pass. If it says false, nobody
	// may respond any more and it closes.
	Ask  func(m *Match, f *Frame) bool
	Pass Verb
	// Mute says that passes are not told.
	Mute bool
	// Act does what seat p has chosen, in State.Answer; it may call a procedure.
	Act  func(m *Match, f *Frame, p Seat)
	Next NextAsked // who may respond after an act
	// Close does what follows once all have passed; it may call a procedure.
	// Nil: the procedure ends.
	Close func(m *Match, f *Frame) Closing
}

// Passes is the register of a Priority's frame that counts passes in a row.
const Passes = 0

// NextAsked says who may respond after an act.
type NextAsked uint8

// The seats that may respond after an act.
const (
	NextAgain  NextAsked = iota // who Open says
	NextActor                   // who has acted, again
	NextBehind                  // the seat after who has acted, everything before Ask included
)

// Closing is what a Priority does after Close.
type Closing uint8

// The ways on after Close.
const (
	Closed   Closing = iota // it is over
	Reopened                // it begins again
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
				if m.S.Over || !pr.settle(m, f) || !pr.Ask(m, f) {
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
			case NextAgain:
				f.Goto(open)
			case NextActor:
				f.Goto(ask)
			case NextBehind:
				f.Opp, _ = pr.behind(m, f, p)
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

// settle moves on to the next seat that has a say where the next one has
// none, and reports whether there is one.
func (pr *Priority) settle(m *Match, f *Frame) bool {
	if pr.mayAct(m, f, f.Opp) {
		return true
	}
	next, others := pr.behind(m, f, f.Opp)
	f.Opp = next
	return others > 0
}

// pass makes the seat that may respond pass, and reports whether all have now.
func (pr *Priority) pass(m *Match, f *Frame) bool {
	if !pr.Mute {
		m.Emit(Event{Kind: EvPassed, Seat: f.Opp})
	}
	next, others := pr.behind(m, f, f.Opp)
	f.Opp = next
	f.R[Passes]++
	return f.R[Passes] > others
}

// behind is the seat that has its say after p, p itself if nobody else has one,
// and how many others have one.
func (pr *Priority) behind(m *Match, f *Frame, p Seat) (next Seat, others int16) {
	next = p
	for q, n := p, len(m.S.Seats); n > 1; n-- {
		if q++; int(q) >= len(m.S.Seats) {
			q = 0
		}
		if !pr.mayAct(m, f, q) {
			continue
		}
		if others++; others == 1 {
			next = q
		}
	}
	return next, others
}

// mayAct reports whether seat p has a say.
func (pr *Priority) mayAct(m *Match, f *Frame, p Seat) bool {
	return m.S.Plays(p) && (pr.Say == nil || pr.Say(m, f, p))
}
