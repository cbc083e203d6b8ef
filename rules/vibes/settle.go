package vibes

import (
	"slices"

	"feltstack/rules"
)

// This file is triggers (Vibes, Trigger) and penguins without vibe (Vibes, Vibe), and the
// order in which a stack and they resolve.

// Registers of settleProc's frame.
const (
	settleStack   = iota // 1: the stack is resolved first, to its end
	settleOrdered        // triggers at the front of the queue that are in order
	settleActive         // how many of them are the active queue
	settleRounds         // how often penguins without vibe were looked for in a row
	settleCount          // how many triggers have resolved
	settleEarly          // triggers at the front of the queue that a payment set off, or came before it
)

// What goes on this long is stopped (rulings, Endless).
const (
	mostRounds   = 100
	mostTriggers = 1000
	mostOrdered  = 40
)

// settle lets all that waits happen once the running step has ended: penguins without vibe are
// iced, triggers resolve, until nothing is left.
func settle(m *rules.Match) { m.Call(procSettle, rules.Frame{}) }

// settleProc ices penguins without vibe, all at once. Triggers that came at the same time are
// put in order. Then the next play of the stack resolves, if that is due; once it is empty,
// the queue of triggers becomes the active one and resolves, first in, first out, those of
// who controls the Baron before the other's. What triggers meanwhile waits in the next queue.
func settleProc() rules.Proc {
	order := rules.TriggerOrder{Verb: verbOrder, Prompt: promptOrder, Reg: settleOrdered, Most: mostOrdered, Early: settleEarly, First: baron}
	steps := append([]rules.Step{iceVibeless, settleEntering}, order.Steps()...)
	return rules.Proc{Name: "settle", Steps: append(steps, settleNext)}
}

// iceVibeless ices every Penguin that has no vibe, and every Fit that nobody in a huddle wears,
// and looks again.
func iceVibeless(m *rules.Match, f *rules.Frame) {
	if m.S.Over {
		return
	}
	closePack(m)
	showTops(m)
	group, n := rules.ItemID(0), 0
	falls := m.MayFall(FactVibe)
	ice := func(c rules.CardID) {
		if group == 0 {
			group = m.S.NewSerial()
		}
		m.Collect(group, icing(m, c, rules.NoSeat))
		n++
	}
	for p := range rules.Seat(m.S.SeatCount) {
		for c := m.In(Huddle, p).First; c != 0; c = m.S.Cards[c].Next {
			if (falls || m.Def(c).Facts[FactVibe] <= 0) && m.Fact(c, FactVibe) <= 0 && !m.Power(c, KeyNoIce) && !entering(m, c) {
				ice(c)
			}
		}
		for c := m.In(Worn, p).First; c != 0; c = m.S.Cards[c].Next {
			if host := m.S.BearerOf(c); (host == 0 || m.KindOf(host) != Huddle) && !waits(m, c) {
				ice(c)
			}
		}
	}
	if f.R[settleRounds]++; n > 0 && f.R[settleRounds] < mostRounds {
		f.Again()
		m.Happen(group)
		return
	}
	f.R[settleRounds] = 0
	if len(m.S.Queue) == 0 && (f.R[settleStack] == 0 || len(m.S.Stack) == 0) {
		m.Return() // nothing is left that the next steps would see to
	}
}

// waits reports whether a text of a Fit still waits that its wearer has set off.
func waits(m *rules.Match, c rules.CardID) bool {
	return slices.ContainsFunc(m.S.Queue, func(t rules.Trigger) bool { return t.Src == c && !t.Lost })
}

// entering reports whether a text of c's own that it enters with still waits (B-058).
func entering(m *rules.Match, c rules.CardID) bool {
	return slices.ContainsFunc(m.S.Queue, func(t rules.Trigger) bool {
		return t.Src == c && !t.Lost && m.Game.Defs[t.Def].Abilities[t.Ability].When.Why == WhyEntering
	})
}

// settleEntering lets what a card enters with happen at once, before other triggers are put
// in order (B-058).
func settleEntering(m *rules.Match, f *rules.Frame) {
	i := slices.IndexFunc(m.S.Queue, func(t rules.Trigger) bool {
		return m.Game.Defs[t.Def].Abilities[t.Ability].When.Why == WhyEntering
	})
	if m.S.Over || i < 0 {
		return
	}
	for _, front := range []int{settleOrdered, settleActive, settleEarly} {
		if i < int(f.R[front]) {
			f.R[front]--
		}
	}
	f.Goto(0)
	trigger(m, i)
}

// settleNext resolves what comes next.
func settleNext(m *rules.Match, f *rules.Frame) {
	if m.S.Over {
		return
	}
	f.Goto(0)
	if f.R[settleStack] == 1 {
		if it := m.S.Top(); it != nil {
			m.Call(procResolve, rules.Frame{R: rules.ItemReg(it.Serial)})
			return
		}
		f.R[settleStack] = 0
	}
	if f.R[settleActive] == 0 {
		if len(m.S.Queue) == 0 {
			m.Return()
			return
		}
		first := baron(m)
		slices.SortStableFunc(m.S.Queue, func(a, b rules.Trigger) int { return rank01(a.Ctrl != first) - rank01(b.Ctrl != first) })
		f.R[settleActive] = int16(len(m.S.Queue))
		f.R[settleOrdered] = f.R[settleActive]
	}
	if f.R[settleCount]++; f.R[settleCount] > mostTriggers {
		m.StopTriggers(WhyLoop)
		f.R[settleActive], f.R[settleOrdered], f.R[settleCount], f.R[settleEarly] = 0, 0, 0, 0
		return
	}
	f.R[settleActive]--
	f.R[settleOrdered]--
	f.R[settleEarly] = max(f.R[settleEarly]-1, 0)
	trigger(m, 0)
}

func rank01(second bool) int {
	if second {
		return 1
	}
	return 0
}

// trigger takes trigger i out of the queue and lets it happen: its choices are made now, and
// nobody can respond (Vibes, Trigger).
func trigger(m *rules.Match, i int) {
	t := m.S.TakeTrigger(i)
	if f, declared := m.DeclareTrigger(&t); declared {
		f.R = [6]int16{declareVerb: int16(verbOrder), declareEvent: t.N}
		m.Call(procDeclare, f)
	}
}

// paidFirst lets what a payment set off come before what the play itself sets off then: first
// in, first out (B-085).
func paidFirst(m *rules.Match) {
	for i := len(m.S.Frames) - 1; i >= 0; i-- {
		if f := &m.S.Frames[i]; f.Proc == procSettle {
			f.R[settleEarly] = int16(len(m.S.Queue))
			return
		}
	}
}

// endless ends what goes on without anybody being asked (Game.Endless).
func endless(m *rules.Match) {
	m.StopTriggers(WhyLoop)
	for i := range m.S.Frames {
		if f := &m.S.Frames[i]; f.Proc == procSettle {
			f.R[settleOrdered], f.R[settleActive], f.R[settleEarly], f.R[settleRounds] = 0, 0, 0, mostRounds
		}
	}
}
