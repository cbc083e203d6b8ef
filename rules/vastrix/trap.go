package vastrix

import "feltstack/rules"

// The Trap Module (VASTRIX 19): face-down cards that answer what opponents do. What
// each does is card text in modules/; here is how traps are placed and what they are
// on the table, in traptrigger.go when they trigger, in trapverbs.go what their texts call, in trapmade.go
// which plays they ask for.

// predTraps is true in a game with traps.
const predTraps = "traps"

// mostTraps is how many traps a player may have on the table (VASTRIX 19.5).
const mostTraps = 2

func trapsOn(m *rules.Match) bool { return m.S.Opts[optTraps] == 1 }

// trap reports whether c is a trap: a card that lies face-down in a row. It has no rank
// and no text, and is worth nothing (V-173).
func trap(m *rules.Match, c rules.CardID) bool {
	return m.S.Cards[c].Face == rules.FaceDown && m.Game.Zones[m.KindOf(c)].Table
}

// traps calls do for every trap of seat p.
func traps(m *rules.Match, p rules.Seat, do func(c rules.CardID)) {
	for _, k := range [...]rules.ZoneKind{PR, ER} {
		for c := m.In(k, p).First; c != 0; c = m.S.Cards[c].Next {
			if trap(m, c) {
				do(c)
			}
		}
	}
}

func trapCount(m *rules.Match, p rules.Seat) int {
	n := 0
	traps(m, p, func(rules.CardID) { n++ })
	return n
}

// bars reports whether c is the Jack of Hearts that keeps everyone from placing traps
// (VASTRIX 19.11, V-172).
func bars(m *rules.Match, c rules.CardID) bool {
	return trapsOn(m) && rank(m, c) == Jack && suit(m, c) == Hearts && m.KindOf(c) == ER && m.S.Cards[c].Host == 0 && !trap(m, c) && !tapped(m, c)
}

// placeNo says why p can't place a trap (VASTRIX 19.5, 19.11, V-163).
func placeNo(m *rules.Match, p rules.Seat) rules.No {
	if m.S.Nums[NumBoardLock] > 0 {
		return noBoardLock
	}
	for q := range players(m) {
		for c := m.In(ER, q).First; c != 0; c = m.S.Cards[c].Next {
			if bars(m, c) {
				return noTrapJack
			}
		}
	}
	if trapCount(m, p) >= mostTraps {
		return noTrapMost
	}
	return ok
}

// offerTraps offers p to place a card of the hand as a trap: any card (V-162).
func offerTraps(m *rules.Match, p rules.Seat) {
	if trapsOn(m) {
		offerPlaces(m, p, placeNo(m, p))
	}
}

func offerPlaces(m *rules.Match, p rules.Seat, no rules.No) {
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: verbTrapPR, Card: c}, no)
		m.Offer(rules.Option{Verb: verbTrapER, Card: c}, no)
	}
}

// refuseTraps says why none can be placed now.
func refuseTraps(m *rules.Match, p rules.Seat) {
	if trapsOn(m) {
		offerPlaces(m, p, noTrapTurn)
	}
}

// placeTrap puts a card face-down into a row of p's: no mini-turn, no stack (VASTRIX
// 19.3). Only what speaks of placed traps can answer it.
func placeTrap(m *rules.Match, p rules.Seat, o rules.Option) {
	row := PR
	if o.Verb == verbTrapER {
		row = ER
	}
	m.Call(procPlaced, rules.Frame{Ctrl: p, Opp: m.S.NextSeat(p), Src: o.Card})
	m.Move(rules.Move{Card: o.Card, To: m.Game.Zone(row, p), Face: rules.FaceDown, Why: WhyTrap})
}

// placedProc asks the opponents of Frame.Ctrl for an answer to the trap Frame.Src
// just placed.
func placedProc() rules.Proc {
	return rules.Proc{Name: "trap placed", Steps: rules.Priority{
		Say: func(m *rules.Match, f *rules.Frame, p rules.Seat) bool {
			return m.S.Opponents(f.Ctrl).Has(p) && trap(m, f.Src)
		},
		Ask: func(m *rules.Match, f *rules.Frame) bool {
			m.AskAuto(rules.Decision{Kind: rules.PickAnswer, Seat: f.Opp, Prompt: promptPlaced})
			for c := m.In(Hand, f.Opp).First; c != 0; c = m.S.Cards[c].Next {
				d := m.Def(c)
				for i := range d.Abilities {
					if a := &d.Abilities[i]; a.Label == LabelInstant && ofTraps(m, a) && !counters(a) {
						m.Offer(rules.Option{Verb: verbEffect, Card: c, Ability: uint8(i)}, effectNo(m, f.Opp, c, a))
					}
				}
			}
			return true
		},
		Pass: verbPass, Mute: true,
		Act:  func(m *rules.Match, _ *rules.Frame, p rules.Seat) { play(m, p, m.S.Answer) },
		Next: rules.NextActor,
	}.Steps()}
}

// trapNo says why an effect can do nothing to c, if that is a trap: a disabled one is
// left alone by everything, and the others can be bounced and cleared (VASTRIX 19.8, V-173).
func trapNo(m *rules.Match, q *rules.Query, c rules.CardID) rules.No {
	switch {
	case !trap(m, c):
		return ok
	case m.S.Marked(c, MarkDisabled):
		return noTrapDisabled
	case q.Traits&TraitNoTraps != 0:
		return noTrapCard
	}
	return ok
}

// enableTraps ends what disables traps until the end of this full turn of p's.
func enableTraps(m *rules.Match, p rules.Seat) {
	for i := range m.S.Marks {
		if k := &m.S.Marks[i]; k.Kind == MarkDisabled && k.Seat == p {
			k.N--
		}
	}
	m.DropMarks(func(k *rules.Mark) bool { return k.Kind == MarkDisabled && k.N <= 0 })
}

// ofTraps reports whether an ability is of the Trap Module.
func ofTraps(m *rules.Match, a *rules.Ability) bool {
	c := a.Modes[0].If
	return c != nil && c.Pred >= 0 && !c.Not && m.Game.Preds[c.Pred].Name == predTraps
}

// Trap reports whether c is a trap.
func Trap(m *rules.Match, c rules.CardID) bool { return trap(m, c) }
