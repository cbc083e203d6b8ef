package vtes

import (
	"fmt"

	"feltstack/rules"
)

func matchProc() rules.Proc {
	return rules.Proc{Name: "match", Steps: []rules.Step{
		setUp,
		nextTurn,
		func(_ *rules.Match, f *rules.Frame) { f.Goto(1) },
	}}
}

// setUp chooses who goes first, shuffles and deals (VTES S-02, S-03). Nobody has the Edge
// yet (S-04).
func setUp(m *rules.Match, _ *rules.Frame) {
	first := rules.Seat(m.S.RNG.IntN(int(m.S.SeatCount)))
	m.S.Nums[NumFirst] = int16(first) + 1
	m.S.Active = m.S.PrevSeat(first)
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyFirst, Seat: first})
	for p := range rules.Seat(m.S.SeatCount) {
		m.Shuffle(m.Game.Zone(Library, p))
		m.Shuffle(m.Game.Zone(Crypt, p))
		for range startHand {
			m.MoveCard(m.In(Library, p).Last, m.Game.Zone(Hand, p), rules.Top, WhyDeal)
		}
		for range startCrypt {
			m.MoveCard(m.In(Crypt, p).Last, m.Game.Zone(Uncontrolled, p), rules.Top, WhyCrypt)
		}
	}
}

// nextTurn begins the turn of the next player that is left, clockwise. A round has begun when that is
// who took the first turn, or the one after.
func nextTurn(m *rules.Match, _ *rules.Frame) {
	s := &m.S
	p := s.NextSeat(s.Active)
	if s.Turn == 0 || passes(int(s.SeatCount), s.Active, p, rules.Seat(s.Nums[NumFirst]-1)) {
		if most := rounds[s.Opts[optRounds]]; most > 0 && s.Nums[NumRound] >= most {
			timeUp(m)
			return
		}
		s.Nums[NumRound]++
	}
	s.Active = p
	m.Call(procTurn, rules.Frame{Ctrl: p})
}

// passes reports whether the way clockwise from seat p to q comes to seat at, p left out.
func passes(seats int, p, q, at rules.Seat) bool {
	for r := p; ; {
		if r = (r + 1) % rules.Seat(seats); r == at {
			return true
		}
		if r == q {
			return false
		}
	}
}

// Steps of a turn.
const (
	atUnlock = iota
	atAskUnlock
	atUnlocked
	atMinion
	atAskMinion
	atActed
	atInfluence
	atAskInfluence
	atInfluenced
	atDiscard
	atAskDiscard
	atDiscarded
	atEnd
)

func turnProc() rules.Proc {
	return rules.Proc{Name: "turn", Steps: []rules.Step{
		atUnlock:       unlockPhase,
		atAskUnlock:    askUnlock,
		atUnlocked:     takeUnlock,
		atMinion:       minionPhase,
		atAskMinion:    askMinion,
		atActed:        takeMinion,
		atInfluence:    influencePhase,
		atAskInfluence: askInfluence,
		atInfluenced:   takeInfluence,
		atDiscard:      discardPhase,
		atAskDiscard:   askDiscard,
		atDiscarded:    takeDiscard,
		atEnd:          endTurn,
	}}
}

// phase begins a phase.
func phase(m *rules.Match, which uint8) {
	m.S.Phase = which
	m.Emit(rules.Event{Kind: rules.EvPhase, Seat: m.S.Active, N: int16(which)})
}

// Registers of a turn's frame.
const (
	usedEdge = iota // 1: the pool of the Edge was gained this turn
	proposed        // 1: an end of the game was proposed this turn
)

// unlockPhase begins a turn (VTES U-01, U-02): who has withdrawn leaves, and all cards of the player
// unlock, those in torpor included.
func unlockPhase(m *rules.Match, f *rules.Frame) {
	p := f.Ctrl
	m.S.Turn++
	m.Emit(rules.Event{Kind: rules.EvTurn, Seat: p, N: m.S.Turn})
	phase(m, PhaseUnlock)
	m.S.ResetUses(p)
	m.Ends(rules.UntilStart, p)
	if m.S.Seats[p].Nums[NumLeaving] > 0 {
		withdrawn(m, p)
		return
	}
	for _, z := range [...]rules.ZoneKind{Ready, Torpor} {
		for c := m.In(z, p).First; c != 0; c = m.S.Cards[c].Next {
			m.SetFlag(c, FlagLocked, false)
			m.S.Cards[c].Flags &^= FlagBled
		}
	}
}

// askUnlock asks for what may be done in the unlock phase (VTES U-03): the pool of the Edge, once
// (U-04), and to withdraw (U-09, E-20). The phase is over when the player passes (U-10): nobody
// else can do anything in it.
func askUnlock(m *rules.Match, f *rules.Frame) {
	p := f.Ctrl
	m.AskAuto(rules.Decision{Kind: rules.PickPlay, Seat: p, Prompt: promptUnlock})
	if edge(m) == p && f.R[usedEdge] == 0 {
		m.Offer(rules.Option{Verb: verbEdge}, ok)
	}
	if m.S.Seats[p].Nums[NumLeaving] == 0 {
		m.Offer(rules.Option{Verb: verbWithdraw}, withdrawNo(m, p))
	}
	m.Offer(rules.Option{Verb: verbNext}, ok)
}

func takeUnlock(m *rules.Match, f *rules.Frame) {
	switch m.S.Answer.Verb {
	case verbEdge:
		f.R[usedEdge] = 1
		m.AddNum(f.Ctrl, NumPool, edgePool, WhyEdgePool)
	case verbWithdraw:
		withdraw(m, f.Ctrl)
	default:
		return
	}
	f.Goto(atAskUnlock)
}

// minionPhase begins the minion phase, after a master phase that is passed over until there are master cards
// to play (VTES P-M1: what isn't used is lost).
func minionPhase(m *rules.Match, _ *rules.Frame) {
	phase(m, PhaseMaster)
	phase(m, PhaseMinion)
}

// discardPhase gives the discard of the turn (VTES D-01).
func discardPhase(m *rules.Match, _ *rules.Frame) {
	phase(m, PhaseDiscard)
	m.S.Nums[NumDiscards] = 1
}

// askDiscard asks for a card to discard; the player says when the turn ends (VTES D-03).
func askDiscard(m *rules.Match, f *rules.Frame) {
	m.AskAuto(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: promptDiscard})
	no := ok
	if m.S.Nums[NumDiscards] == 0 {
		no = noDiscards
	}
	for c := m.In(Hand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: verbDiscard, Card: c}, no)
	}
	offerTexts(m, f.Ctrl)
	offerEnd(m, f)
	m.Offer(rules.Option{Verb: verbEnd}, ok)
}

// takeDiscard discards a card and draws another (VTES D-01, K-07).
func takeDiscard(m *rules.Match, f *rules.Frame) {
	switch m.S.Answer.Verb {
	case verbDiscard:
	case verbConcede, verbDraw:
		takeEnd(m, f)
		return
	default:
		return
	}
	f.Goto(atAskDiscard)
	m.S.Nums[NumDiscards]--
	m.MoveCard(m.S.Answer.Card, m.Game.Zone(Ash, f.Ctrl), rules.Top, WhyDiscard)
	draw(m, f.Ctrl)
}

// draw draws a card; from an empty library nothing is drawn, without a penalty (VTES K-07).
func draw(m *rules.Match, p rules.Seat) {
	if c := m.In(Library, p).Last; c != 0 {
		m.MoveCard(c, m.Game.Zone(Hand, p), rules.Top, WhyDraw)
	}
}

// endTurn lets go what lasts for the turn (VTES D-02).
func endTurn(m *rules.Match, f *rules.Frame) {
	m.Ends(rules.UntilEnd, rules.NoSeat)
	m.S.TurnOver(f.Ctrl)
	m.S.Nums[NumActions]++
}

// offerTexts says of the cards in p's hand that they can't be played yet.
func offerTexts(m *rules.Match, p rules.Seat) {
	if !m.Seeking() {
		return
	}
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: verbPlay, Card: c}, noTexts)
	}
}

// begin makes a match stand in p's turn, as scenarios and puzzles give it: "turn" before it begins,
// "unlock", "minion" or "action", "influence", "discard", and "end" as it ends.
func begin(m *rules.Match, p rules.Seat, at string) error {
	s := &m.S
	s.Active, s.Turn = p, 12
	s.Nums[NumFirst], s.Nums[NumRound] = 1, 4
	f := &s.Frames[0]
	f.Step = 2 // the turn is given
	if at == "turn" {
		s.Active, s.Turn = s.PrevSeat(p), 11
		f.Step = 1
		return nil
	}
	steps := map[string]uint8{"unlock": atAskUnlock, "minion": atAskMinion, "action": atAskMinion, "influence": atInfluence, "discard": atDiscard, "end": atEnd}
	step, known := steps[at]
	if !known {
		return fmt.Errorf("unknown phase %q to begin in: choose from turn, unlock, minion, influence, discard and end", at)
	}
	s.Phase = map[string]uint8{"unlock": PhaseUnlock, "influence": PhaseMinion, "discard": PhaseInfluence, "end": PhaseDiscard}[at]
	if step == atAskMinion {
		s.Phase = PhaseMinion
	}
	m.Call(procTurn, rules.Frame{Ctrl: p}).Step = step
	return nil
}
