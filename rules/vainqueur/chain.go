package vainqueur

import (
	"slices"

	"feltstack/rules"
)

// Registers of the chain's frame.
const (
	_             = iota // rules.Passes
	chainOrdered         // triggers at the front of the queue whose order is chosen
	chainRounds          // how often what triggered has gone on the stack since a player did something
	chainTriggers        // how many triggers these were
	chainCause           // what opened it, with the card that did it in Frame.Src; 0 once that is over
)

// A chain that goes on this long without a player has no end (W-071). Nothing
// that ends comes near: 14 cards are in play, and a deck holds 4 of a name.
const (
	mostRounds   = 40
	mostTriggers = 1000
	mostOrdered  = 40 // more than these come in the order in which they triggered
)

// chainProc is the response order (W-008). Triggers that wait go on the stack
// (W-009). The players take turns to answer, the one who has not acted first,
// until both pass in a row. Then all resolves, last in, first out. New triggers
// and summoned monsters open another chain; an attack that changes its target
// is answered again.
// Frame.Opp is who may respond next.
func chainProc() rules.Proc {
	order := rules.TriggerOrder{Verb: verbOrder, Prompt: promptOrder, Reg: chainOrdered, Most: mostOrdered}
	answers := rules.Priority{Ask: askAnswer, Pass: verbPass, Act: takeAnswer, Next: rules.NextBehind, Close: resolveTop}
	return rules.Proc{Name: "chain", Steps: answers.Steps(append(order.Steps(), pushTriggers)...)}
}

// askAnswer asks the seat whose say it is for an answer.
func askAnswer(m *rules.Match, f *rules.Frame) bool {
	if settle(m); m.S.Over {
		return false
	}
	m.S.Nums[NumFresh] = 0
	immediate := m.S.Opts[optChain] == 1 && len(m.S.Stack) > 0
	full := len(m.S.Stack) == rules.MaxStack
	if m.S.Nums[NumQuiet] == 1 || immediate || full {
		return false
	}
	d := rules.Decision{Kind: rules.PickAnswer, Seat: f.Opp, Prompt: promptWindow}
	if it := m.S.Top(); it != nil {
		d.Prompt, d.Src = promptAnswer, it.Source()
	}
	m.AskAuto(d)
	offerReacts(m, f.Opp)
	return true
}

func takeAnswer(m *rules.Match, f *rules.Frame, p rules.Seat) {
	f.Src, f.R[chainCause] = 0, 0
	f.R[chainRounds], f.R[chainTriggers] = 0, 0
	declare(m, p, m.S.Answer)
}

// resolveTop resolves what is left, from the top.
func resolveTop(m *rules.Match, f *rules.Frame) rules.Closing {
	if settle(m); m.S.Over {
		return rules.Closed
	}
	it := m.S.Top()
	switch {
	case it == nil:
		return chainOver(m, f)
	case it.Flags&ItemTurned != 0:
		it.Flags &^= ItemTurned
		f.Opp = m.S.NextSeat(it.Ctrl)
		return rules.Reopened
	}
	m.Call(procResolve, rules.Frame{R: rules.ItemReg(it.Serial)})
	return rules.Closes
}

// chainOver starts again where something waits; else the chain is over.
func chainOver(m *rules.Match, f *rules.Frame) rules.Closing {
	if len(m.S.Queue) > 0 {
		if f.R[chainOrdered] == 0 { // else some only wait for room on the stack
			f.R[chainRounds]++
		}
		if f.R[chainRounds] > mostRounds || len(m.S.Queue) > mostTriggers {
			m.StopTriggers(WhyLoop)
			f.R[chainOrdered] = 0
		}
	}
	if len(m.S.Queue) > 0 || m.S.Nums[NumFresh] == 1 && m.S.Nums[NumQuiet] == 0 {
		f.Src, f.R[chainCause] = 0, 0
		f.Opp = m.S.NextSeat(m.S.Active)
		return rules.Reopened
	}
	return rules.Closed
}

// endless ends what goes on without anybody being asked (Game.Endless).
func endless(m *rules.Match) {
	m.StopTriggers(WhyLoop)
	for i := range m.S.Frames {
		if f := &m.S.Frames[i]; f.Proc == procChain {
			f.R[chainOrdered], f.R[chainRounds] = 0, mostRounds
		}
	}
}

// resolveProc resolves the item whose serial is Frame.R[0].
func resolveProc() rules.Proc {
	return rules.Proc{Name: "resolve", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			it := m.S.Item(f.Item(0))
			switch {
			case it.Flags&ItemCanceled != 0:
				return
			case negated(m, it):
				m.Emit(rules.Event{Kind: rules.EvFizzled, N: rules.FizzleNegated, Seat: it.Ctrl, Card: it.Source(), Item: it.Serial})
				return
			case it.Class == ClassAttack:
				m.Call(procAttack, rules.Frame{Ctrl: it.Ctrl, Opp: it.Opp, Src: it.Src, Lost: it.Lost, Tgt: m.S.FirstIn(it.Serial, regTarget), Def: it.Def, R: rules.ItemReg(it.Serial)})
				return
			}
			mode := &m.Game.Defs[it.Def].Abilities[it.Ability].Modes[it.Mode]
			if none, _ := m.ItemQuery(it, mode.Traits).Fizzles(mode); none {
				m.Emit(rules.Event{Kind: rules.EvFizzled, Seat: it.Ctrl, Card: it.Source(), Item: it.Serial})
				return
			}
			m.S.DropLost(it.Serial)
			m.Emit(rules.Event{Kind: rules.EvResolved, Seat: it.Ctrl, Card: it.Source(), Item: it.Serial})
			m.Call(m.Game.Text, rules.Frame{
				Ctrl: it.Ctrl, Opp: it.Opp, Src: it.Src, Was: it.Was, Lost: it.Lost, Def: it.Def, Ability: it.Ability, Mode: it.Mode, Serial: it.Serial,
				R: [6]int16{4: it.Nums[0]},
			})
		},
		func(m *rules.Match, f *rules.Frame) {
			if it := m.S.Item(f.Item(0)); it != nil && it.Flags&ItemTurned == 0 {
				remove(m, it)
			}
		},
	}}
}

// resolving reports whether a play has begun to resolve.
func resolving(m *rules.Match, it *rules.Item) bool {
	return slices.ContainsFunc(m.S.Frames, func(f rules.Frame) bool { return f.Proc == procResolve && f.Item(0) == it.Serial })
}

// negated reports whether an effect ends before it resolves: its card was
// canceled (W-034), or is a Master or Battlefield that has left (W-058).
func negated(m *rules.Match, it *rules.Item) bool {
	if it.Class != ClassUse && it.Class != ClassTrigger {
		return false
	}
	return it.Lost && lasting(m, it.Def) && m.Game.Defs[it.Def].Abilities[it.Ability].Kind != rules.AbilityGranted || !it.Lost && m.S.Marked(it.Src, MarkCanceled)
}

// copied readies the copy of a play: what has happened to the play itself has not
// happened to it, and it speaks of its own player's opponent (W-120).
func copied(m *rules.Match, it *rules.Item) bool {
	if it.Class == ClassAttack {
		return false
	}
	it.Flags &^= ItemCanceled
	if it.Class != ClassTrigger {
		it.Nums[0] = int16(m.S.NextSeat(it.Ctrl))
	}
	return true
}

// remove takes an item off the stack. A Spell goes to its owner's Cemetery.
func remove(m *rules.Match, it *rules.Item) {
	gone := *it
	m.S.DropItem(gone.Serial)
	if gone.Class == ClassAttack {
		m.Raise(WhyBattleEnds, 0, rules.NoSeat, 0)
		m.Ends(UntilBattle, rules.NoSeat)
	}
	if gone.Class > ClassReact || gone.Copy || m.KindOf(gone.Src) != OnStack {
		return
	}
	if gone.Flags&ItemRecalled != 0 {
		m.MoveCard(gone.Src, 0, rules.Top, WhyRecalled)
		return
	}
	m.MoveCard(gone.Src, m.Game.Zone(Cem, gone.By), rules.Top, WhySpent)
}
