package vtes

import "feltstack/rules"

// How players end the game before its time, with the option (VTES E-22).

// agreeProc asks every player but Frame.Ctrl, who proposes, and Frame.Opp, who would get the game; nobody would
// if that is NoSeat: a draw. All must agree.
func agreeProc() rules.Proc {
	return rules.Proc{Name: "agree", Steps: []rules.Step{nextToAgree, askAgree, takeAgree}}
}

// agreeAt is the register for who was asked last, as 1 + the seat; 0 is nobody yet.
const agreeAt = 0

// atNextToAgree is the first step of agreeProc.
const atNextToAgree = 0

// nextToAgree finds who is to agree next, clockwise; the game ends where nobody is left.
func nextToAgree(m *rules.Match, f *rules.Frame) {
	at := f.Ctrl
	if f.R[agreeAt] > 0 {
		at = rules.Seat(f.R[agreeAt] - 1)
	}
	q := m.S.NextSeat(at)
	if q == f.Opp {
		q = m.S.NextSeat(q)
	}
	if q == f.Ctrl {
		agreed(m, f.Opp)
		m.Return()
		return
	}
	f.R[agreeAt] = int16(q) + 1
}

// askAgree asks that player.
func askAgree(m *rules.Match, f *rules.Frame) {
	m.Ask(rules.Decision{Kind: rules.PickYes, Seat: rules.Seat(f.R[agreeAt] - 1), Prompt: promptAgree})
	m.Offer(rules.Option{Verb: rules.VerbYes}, ok)
	m.Offer(rules.Option{Verb: rules.VerbNo}, ok)
}

// takeAgree goes on to the next player, and ends with the first one who doesn't agree.
func takeAgree(m *rules.Match, f *rules.Frame) {
	q := rules.Seat(f.R[agreeAt] - 1)
	if m.S.Answer.Verb == rules.VerbNo {
		m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyRefuses, Seat: q})
		return
	}
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyAgrees, Seat: q})
	f.Goto(atNextToAgree)
}

// agreed ends the game. A draw is scored as when time is up; else it is as if the last one had ousted all
// others in sequence (VTES E-22).
func agreed(m *rules.Match, last rules.Seat) {
	if last == rules.NoSeat {
		halfPoints(m)
		return
	}
	for m.S.Living() > 1 {
		leave(m, rules.Of(m.S.NextSeat(last)))
		m.AddNum(last, NumHalves, 2, WhyPoints)
		m.AddNum(last, NumPool, oustPool, WhyOust)
	}
	m.AddNum(last, NumHalves, 2, WhyPoints)
	decide(m)
}

// offerEnd offers to propose an end of the game, once a turn.
func offerEnd(m *rules.Match, f *rules.Frame) {
	if m.S.Opts[optConcede] == 0 || f.R[proposed] == 1 {
		return
	}
	for q := m.S.NextSeat(f.Ctrl); q != f.Ctrl; q = m.S.NextSeat(q) {
		m.Offer(rules.Option{Verb: verbConcede, N: int16(q)}, ok)
	}
	m.Offer(rules.Option{Verb: verbDraw}, ok)
}

// takeEnd has the others asked.
func takeEnd(m *rules.Match, f *rules.Frame) {
	f.R[proposed] = 1
	f.Goto(atAskDiscard)
	last := rules.NoSeat
	if o := m.S.Answer; o.Verb == verbConcede {
		last = rules.Seat(o.N)
	}
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyProposes, Seat: f.Ctrl})
	m.Call(procAgree, rules.Frame{Ctrl: f.Ctrl, Opp: last})
}

// agreeWords asks for what is proposed.
func agreeWords(m *rules.Match) string {
	by := m.Words().Mentioned(m.S.Asked.Ctrl)
	if m.S.Asked.Opp == rules.NoSeat {
		return m.Game.Say("ask.draw", "seat", by)
	}
	return m.Game.Say("ask.concede", "seat", by, "to", m.Words().Mentioned(m.S.Asked.Opp))
}
