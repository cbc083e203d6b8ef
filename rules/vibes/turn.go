package vibes

import "feltstack/rules"

// --- the match (Vibes, Starting the Game) ---

const (
	atSetUp = iota
	atBottom
	atBottomed
	atCycle
	atFirst
	atSecond
	atAction
	atCheck
	atUnflop
	atCycleEnd
	atNext
)

// Registers of the match's frame, before the first Cycle.
const (
	redrawSeat = iota // how many players have redrawn
	redrawPut         // cards that the next one has put to the bottom
)

func matchProc() rules.Proc {
	return rules.Proc{Name: "match", Steps: []rules.Step{
		atSetUp:    setUp,
		atBottom:   askBottom,
		atBottomed: takeBottom,
		atCycle:    cycleBegins,
		atFirst:    func(m *rules.Match, f *rules.Frame) { turn(m, f, 0) },
		atSecond:   func(m *rules.Match, f *rules.Frame) { turn(m, f, 1) },
		atAction:   func(m *rules.Match, _ *rules.Frame) { m.Call(procAction, rules.Frame{Ctrl: baron(m)}) },
		atCheck:    func(m *rules.Match, _ *rules.Frame) { m.Call(procCheck, rules.Frame{Ctrl: baron(m)}) },
		atUnflop:   unfloppening,
		atCycleEnd: cycleEnds,
		atNext:     func(_ *rules.Match, f *rules.Frame) { f.Goto(atCycle) },
	}}
}

// baron is the seat that controls the Baron.
func baron(m *rules.Match) rules.Seat { return rules.Seat(m.S.Nums[NumBaron]) - 1 }

// takeBaron gives the Baron to seat p (Vibes, Baron), who takes it from another.
func takeBaron(m *rules.Match, p rules.Seat) {
	if was := baron(m); was != p {
		m.Raise(WhyBaronLost, 0, was, 0)
		giveBaron(m, p)
	}
}

// giveBaron gives the Baron to seat p; that the other loses it has been told.
func giveBaron(m *rules.Match, p rules.Seat) {
	if baron(m) == p {
		return
	}
	m.S.Nums[NumBaron] = int16(p) + 1
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyBaron, Seat: p})
	m.Raise(WhyBaron, 0, p, 0)
}

// setUp shuffles, gives the Baron to who goes first by chance, and deals.
func setUp(m *rules.Match, _ *rules.Frame) {
	first := rules.Seat(m.S.RNG.IntN(int(m.S.SeatCount)))
	m.S.Nums[NumBaron], m.S.Active = int16(first)+1, first
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyFlip, Seat: first})
	for p := range rules.Seat(m.S.SeatCount) {
		m.Shuffle(m.Game.Zone(Deck, p))
		for range startHand {
			m.MoveCard(m.In(Deck, p).Last, m.Game.Zone(Hand, p), rules.Top, WhyDeal)
		}
	}
}

// askBottom asks who goes first, then the other, for a card that goes to the bottom of
// the deck before the first Cycle.
func askBottom(m *rules.Match, f *rules.Frame) {
	if f.R[redrawSeat] == int16(m.S.SeatCount) {
		f.Goto(atCycle)
		return
	}
	p := baron(m)
	for range f.R[redrawSeat] {
		p = m.S.NextSeat(p)
	}
	m.S.Active = p
	m.Ask(rules.Decision{Kind: rules.PickCard, Seat: p, Prompt: promptBottom, Done: int8(f.R[redrawPut]), Of: mostBottom})
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: verbBottom, Card: c}, ok)
	}
	m.Offer(rules.Option{Verb: verbKeep}, ok)
}

func takeBottom(m *rules.Match, f *rules.Frame) {
	f.Goto(atBottom)
	p := m.S.Active
	if m.S.Answer.Verb == verbBottom {
		m.MoveCard(m.S.Answer.Card, m.Game.Zone(Deck, p), rules.Bottom, WhyBottom)
		if f.R[redrawPut]++; f.R[redrawPut] < mostBottom {
			return
		}
	}
	for range f.R[redrawPut] {
		m.MoveCard(m.In(Deck, p).Last, m.Game.Zone(Hand, p), rules.Top, WhyDeal)
	}
	f.R[redrawPut] = 0
	f.R[redrawSeat]++
}

// --- a Cycle (Vibes, Cycle) ---

// cycleBegins begins a Cycle: who has the Baron takes the first turn (B-012).
func cycleBegins(m *rules.Match, f *rules.Frame) {
	m.S.Nums[NumCycle]++
	f.Ctrl = baron(m)
	f.Opp = m.S.NextSeat(f.Ctrl)
	m.S.Active, m.S.Phase = f.Ctrl, PhaseStart
	for p := range rules.Seat(m.S.SeatCount) {
		m.S.ResetUses(p)
	}
	m.Raise(WhyCycleBegins, 0, rules.NoSeat, 0)
	settle(m)
}

// turn is the turn of the player who goes first in this Cycle, or of the other.
func turn(m *rules.Match, f *rules.Frame, second int16) {
	p := f.Ctrl
	if second == 1 {
		p = f.Opp
	}
	m.S.Nums[NumSecond] = second
	m.Call(procTurn, rules.Frame{Ctrl: p, Opp: m.S.NextSeat(p)})
}

// unfloppening unflops all cards in play (Vibes, Unfloppening).
func unfloppening(m *rules.Match, _ *rules.Frame) {
	phase(m, PhaseUnflop)
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyUnflop, Seat: rules.NoSeat})
	m.AtOnce(func() { unflopAll(m) })
	settle(m)
}

// unflopAll unflops all cards in play but those that a text keeps from it.
func unflopAll(m *rules.Match) {
	for p := range rules.Seat(m.S.SeatCount) {
		for _, z := range played {
			for c := m.In(z, p).First; c != 0; c = m.S.Cards[c].Next {
				if !m.Power(c, KeyNoUnflop) {
					unflop(m, c)
				}
			}
		}
	}
}

// cycleEnds lets go what lasts for this Cycle.
func cycleEnds(m *rules.Match, _ *rules.Frame) {
	m.Raise(WhyCycleEnds, 0, rules.NoSeat, 0)
	m.Ends(UntilCycle, rules.NoSeat)
	for p := range rules.Seat(m.S.SeatCount) {
		m.S.TurnOver(p)
	}
	endFloats(m)
	settle(m)
}

// endFloats takes what was produced and not spent: it lasts until the end of the phase (B-008).
func endFloats(m *rules.Match) { m.EndFloats(rules.UntilEnd, m.S.AllSeats(), WhyEnds) }

// --- a turn (Vibes, Turn) ---

const (
	atStart = iota
	atWon
	atDraw
	atDrawn
	atPlay
	atPlayed
	atEnd
)

func turnProc() rules.Proc {
	return rules.Proc{Name: "turn", Steps: []rules.Step{
		atStart:  turnBegins,
		atWon:    func(m *rules.Match, f *rules.Frame) { settle(m) },
		atDraw:   drawPhase,
		atDrawn:  func(m *rules.Match, f *rules.Frame) { settle(m) },
		atPlay:   askPlay,
		atPlayed: takePlay,
		atEnd:    turnEnds,
	}}
}

// phase begins a phase.
func phase(m *rules.Match, which uint8) {
	m.S.Phase = which
	m.Emit(rules.Event{Kind: rules.EvPhase, Seat: m.S.Active, N: int16(which)})
}

// turnBegins begins a turn. The player with the Baron and enough cards in play wins then,
// before anything else happens (B-015).
func turnBegins(m *rules.Match, f *rules.Frame) {
	p := f.Ctrl
	m.S.Turn++
	m.S.Active, m.S.Phase = p, PhaseStart
	m.S.Seats[p].Nums[NumRods] = 0
	m.Emit(rules.Event{Kind: rules.EvTurn, Seat: p, N: m.S.Turn})
	m.Ends(rules.UntilStart, p)
	if baron(m) == p && cardsInPlay(m, p) >= winCards {
		m.Win(rules.Of(p))
		return
	}
	m.Raise(WhyTurnBegins, 0, p, 0)
}

// cardsInPlay is how many cards in play seat p controls (B-016). A card with others
// under it is one card.
func cardsInPlay(m *rules.Match, p rules.Seat) int {
	return int(m.In(Huddle, p).N + m.In(Relics, p).N + m.In(Rods, p).N + m.In(Worn, p).N)
}

// drawPhase draws the card of the turn (B-001).
func drawPhase(m *rules.Match, f *rules.Frame) {
	phase(m, PhaseDraw)
	draw(m, f.Ctrl, 1)
}

// draw lets seat p draw cards. It reports whether a procedure was called for that.
func draw(m *rules.Match, p rules.Seat, n int16) bool {
	return m.Propose(rules.Coming{
		Kind: comesDraw, Act: rules.ActDraw, Seat: p, N: n, From: m.Game.Zone(Deck, p), To: m.Game.Zone(Hand, p), Why: WhyDraw, Reg: -1,
	})
}

// askPlay asks the player for what may be played in a turn.
func askPlay(m *rules.Match, f *rules.Frame) {
	p := f.Ctrl
	if m.S.Phase != PhasePlay {
		phase(m, PhasePlay)
	}
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: p, Prompt: promptPlay})
	playable(m, p, func(c rules.CardID, no rules.No) { offerTurn(m, p, c, no) })
	if m.Seeking() {
		offerInPlay(m, p, noTurn)
	}
	m.Offer(rules.Option{Verb: verbDone}, ok)
}

func takePlay(m *rules.Match, f *rules.Frame) {
	if m.S.Answer.Verb == verbDone {
		return
	}
	f.Goto(atPlay)
	settle(m)
	declare(m, f.Ctrl, m.S.Answer)
}

// turnEnds lets go what lasts for the turn.
func turnEnds(m *rules.Match, f *rules.Frame) {
	endFloats(m)
	m.Ends(rules.UntilEnd, rules.NoSeat)
	p := f.Ctrl
	m.DropMarks(func(k *rules.Mark) bool { return k.Kind == MarkPlayable && k.N == playableForRod && k.Seat == p })
	settle(m)
}
