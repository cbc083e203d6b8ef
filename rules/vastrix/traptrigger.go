package vastrix

import "feltstack/rules"

// What traps wait for: register regWatch of trapsProc's frame.
const (
	watchPlays   int16 = iota + 1 // the play with serial R[regSerial] was declared
	watchOutside                  // Frame.Src is about to be played from outside a hand
	watchSwaps                    // Frame.Src was taken and Frame.Tgt given in a swap
	watchScore                    // Frame.Src is about to be scored as an Action
	watchBetween                  // the stack is empty, between mini-turns; R[regDone] was done
)

// Registers of trapsProc's frame; 0 is rules.Passes.
const (
	regWatch = iota + 1
	regSerial
	regActs // 1: the play isn't part of another effect
	regDone
	regFree // 1: the card is on the table and costs no mini-turn
)

// itemRow is the place in Item.Nums of the kind of row a triggered trap lay in.
const itemRow = 2

// regDisrupted is the register of a trap's text that holds the play it turns back.
const regDisrupted = 15

// watch lets the opponents of p trigger a trap before what follows.
func watch(m *rules.Match, p rules.Seat, what int16, f rules.Frame) {
	if !trapsOn(m) {
		return
	}
	f.Ctrl, f.R[regWatch] = p, what
	m.Call(procTraps, f)
}

// watchPlay does so for the play of p that is being declared. A play that is part of
// another effect, or of a card already on the table, isn't an Action.
func watchPlay(m *rules.Match, serial rules.ItemID, p rules.Seat, c rules.CardID, child bool) {
	f := rules.Frame{}
	if c != 0 && m.Game.Zones[m.KindOf(c)].Table {
		f.R[regFree] = 1
	}
	f.SetItem(regSerial, serial)
	if !child {
		f.R[regActs] = 1
	}
	watch(m, p, watchPlays, f)
}

// swapped tells the watch over a swap which card was given.
func swapped(m *rules.Match, c rules.CardID) {
	if f := watching(m); f != nil && f.R[regWatch] == watchSwaps {
		f.Tgt = c
	}
}

// watching is the frame that asks for traps or has asked for the one that resolves.
func watching(m *rules.Match) *rules.Frame { return topFrame(m, procTraps) }

func topFrame(m *rules.Match, proc rules.ProcID) *rules.Frame {
	for i := len(m.S.Frames) - 1; i >= 0; i-- {
		if f := &m.S.Frames[i]; f.Proc == proc {
			return f
		}
	}
	return nil
}

// ready reports whether p may have a trap that can trigger now, for all that everyone sees.
func ready(m *rules.Match, p rules.Seat) bool {
	if m.S.Seats[p].Nums[NumTriggers] > 0 || m.S.Nums[NumBoardLock] > 0 {
		return false
	}
	found := false
	traps(m, p, func(c rules.CardID) { found = found || set(m, c) })
	return found
}

// set reports whether trap c can trigger: it is neither disabled nor tapped.
func set(m *rules.Match, c rules.CardID) bool { return !m.S.Marked(c, MarkDisabled) && !tapped(m, c) }

// trapsProc asks the opponents of Frame.Ctrl who own a trap whether it triggers.
func trapsProc() rules.Proc {
	return rules.Proc{Name: "traps", Steps: rules.Priority{
		Open: func(m *rules.Match, f *rules.Frame) bool {
			f.Opp = m.S.NextSeat(f.Ctrl)
			if f.R[regWatch] != watchPlays {
				return !inUltra(m)
			}
			it := m.S.Item(f.Item(regSerial))
			if it == nil || it.Class == ClassUltra || it.Class == ClassTrap || inUltra(m) {
				return false
			}
			if f.R[regActs] == 1 {
				it.Flags |= ItemAction
			}
			if f.R[regFree] == 1 {
				it.Flags |= ItemFree
			}
			return true
		},
		Say: func(m *rules.Match, f *rules.Frame, p rules.Seat) bool {
			return m.S.Opponents(f.Ctrl).Has(p) && mayTrigger(m, p, f.Ctrl)
		},
		Ask: func(m *rules.Match, f *rules.Frame) bool {
			m.AskAuto(rules.Decision{Kind: rules.PickAnswer, Seat: f.Opp, Prompt: promptTrap, Anyway: true})
			traps(m, f.Opp, func(c rules.CardID) {
				for i := range m.Def(c).Abilities {
					if a := &m.Def(c).Abilities[i]; a.Label == LabelTrap {
						m.Offer(rules.Option{Verb: verbTrigger, Card: c, Ability: uint8(i)}, triggerNo(m, f.Opp, f.Ctrl, c, a))
					}
				}
			})
			return true
		},
		Pass: verbPass, Mute: true,
		Act:  springTrap,
		Next: rules.NextActor,
	}.Steps()}
}

func triggerNo(m *rules.Match, p, opp rules.Seat, c rules.CardID, a *rules.Ability) rules.No {
	if m.S.Marked(c, MarkDisabled) {
		return noTrapDisabled
	}
	if tapped(m, c) {
		return noTapped
	}
	if !meets(m, watching(m), a) {
		return noTrapEvent
	}
	no := m.Query(p, opp, c, 0, 0).CanDeclare(a)
	if no == noTiming || no == noNoTarget {
		return noTrapEvent
	}
	return no
}

// meets reports whether a trap's ability triggers on what w watches, as its text does
// something to it; other texts wait for the end of the mini-turn (V-164).
func meets(m *rules.Match, w *rules.Frame, a *rules.Ability) bool {
	disrupts, intercepts := a.Modes[0].Traits&TraitDisrupts != 0, a.Modes[0].Traits&TraitIntercepts != 0
	switch w.R[regWatch] {
	case watchPlays:
		it := m.S.Item(w.Item(regSerial))
		if it == nil {
			return false // another trap has turned it back
		}
		return counters(a) || disrupts && it.Flags&(ItemAction|ItemFree) == ItemAction
	case watchScore:
		return disrupts
	case watchOutside, watchSwaps:
		return intercepts
	}
	return !counters(a) && !disrupts && !intercepts
}

// trapMisses reports whether a trap can do nothing to the play it: it answers the one
// that is declared now, and of those that are part of another effect only combos, which
// the text of one trap names (VASTRIX 19.3, V-166).
func trapMisses(m *rules.Match, q *rules.Query, it *rules.Item) bool {
	if q.Src == 0 || m.S.Item(q.Serial) != nil || !trap(m, q.Src) {
		return false
	}
	return !declaredNow(m, it) || it.Flags&ItemAction == 0 && it.Class != ClassCombo
}

// springTrap announces the trap that p has chosen: it goes on the stack like a play.
func springTrap(m *rules.Match, f *rules.Frame, p rules.Seat) {
	o, opp := m.S.Answer, f.Ctrl
	if f.R[regWatch] != watchPlays {
		m.Call(procStack, rules.Frame{Ctrl: p})
	}
	next := rules.Frame{Ctrl: p, Opp: opp, Src: o.Card, Mode: -1, Serial: m.S.NewSerial(), Def: m.S.Cards[o.Card].Def, Ability: o.Ability}
	next.R[regClass] = int16(ClassTrap)
	if m.Game.Defs[next.Def].Abilities[o.Ability].Modes[0].Traits&TraitDisrupts != 0 && f.R[regWatch] == watchPlays {
		m.S.PutItem(next.Serial, regDisrupted, f.Item(regSerial))
	}
	m.Call(procPlay, next)
}

// trapWindowProc is the window between mini-turns: for what each seat has done the
// traps of its opponents may trigger (VASTRIX 19.3, V-164).
func trapWindowProc() rules.Proc {
	return rules.Proc{Name: "trap window", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			for p := range players(m) {
				if done := m.S.Seats[p].Nums[NumMade]; done != 0 && !m.S.Over {
					m.S.Seats[p].Nums[NumMade] = 0
					f.Again()
					w := rules.Frame{}
					w.R[regDone] = done
					watch(m, p, watchBetween, w)
					return
				}
			}
		},
	}}
}

// unscored reports whether c waits in a point row to be scored.
func unscored(m *rules.Match, c rules.CardID) bool {
	if !trapsOn(m) {
		return false
	}
	f := topFrame(m, procPoints)
	return f != nil && f.Src == c
}

// pointsProc scores card Frame.Src as an Action of Frame.Ctrl. While an opponent owns a
// trap the card waits for its trigger in the point row, worth nothing (V-165).
func pointsProc() rules.Proc {
	return rules.Proc{Name: "play for points", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			p, c, waits := f.Ctrl, f.Src, false
			for q := range players(m) {
				waits = waits || m.S.Opponents(p).Has(q) && ready(m, q)
			}
			if waits {
				m.MoveCard(c, m.Game.Zone(PR, p), rules.Top, WhyWaits)
				watch(m, p, watchScore, rules.Frame{Src: c})
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			c := f.Src
			if f.Src = 0; c != 0 && m.S.Cards[c].Ctrl == f.Ctrl && (m.KindOf(c) == Hand || m.KindOf(c) == PR) {
				scoreCard(m, c, f.Ctrl)
			}
		},
	}}
}
