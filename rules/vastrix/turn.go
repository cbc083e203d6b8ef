package vastrix

import "feltstack/rules"

// --- the match (VASTRIX 2) ---

func matchProc() rules.Proc {
	return rules.Proc{Name: "match", Steps: []rules.Step{setUp, chooseSpecs, layOut, nextTurn, turnOver}}
}

const startGoal = 21

// Steps of matchProc: where Specs are chosen, after the hands, and where the next turn is given.
const (
	stepSpecs = 1
	stepNext  = 3
)

// setUp shuffles, sets the goals and deals 5 cards to the first player and 6 to the others, in teams
// 5 to all (VASTRIX 21.4, 21.5). In Deffy Mode the hands are picked instead.
func setUp(m *rules.Match, f *rules.Frame) {
	m.Shuffle(m.Game.Zone(DP, 0))
	for p := range players(m) {
		m.S.Seats[p].Nums[NumGoal] = startGoal
	}
	if m.S.Opts[optDeffy] != deffyOff {
		m.Call(procDeffy, rules.Frame{})
		return
	}
	for p := range players(m) {
		n := 6
		if p == 0 || ally(m, p) != rules.NoSeat {
			n = 5
		}
		for range n {
			m.MoveCard(m.In(DP, 0).Last, m.Game.Zone(Hand, p), rules.Top, WhyDeal)
		}
	}
}

// layOut builds the swap bar (VASTRIX 6.2).
func layOut(m *rules.Match, _ *rules.Frame) {
	for i := range 3 {
		face := rules.FaceByZone
		if i == 2 {
			face = rules.FaceUp
		}
		m.Move(rules.Move{Card: m.In(DP, 0).Last, To: m.Game.Zone(SwapBar, 0), Face: face, Why: WhyDeal})
	}
	m.S.Active = players(m) - 1
}

// nextTurn gives the turn to the next seat that has none to skip (V-021, V-022).
func nextTurn(m *rules.Match, f *rules.Frame) {
	p := m.S.NextSeat(m.S.Active)
	m.S.Active = p
	if skips := &m.S.Seats[p].Nums[NumSkips]; *skips > 0 {
		*skips--
		m.Emit(rules.Event{Kind: rules.EvSkipped, Seat: p, N: *skips})
		f.Again()
		return
	}
	m.Call(procTurn, rules.Frame{Ctrl: p})
}

func turnOver(m *rules.Match, f *rules.Frame) { f.Goto(stepNext) }

// --- one full turn (VASTRIX 3) ---

const (
	stepStart = iota
	stepSwap
	stepSwapped
	stepStartWindow
	stepGrant
	stepAsk
	stepAct
	stepActed
	stepEndWindow
	stepEnd
)

func turnProc() rules.Proc {
	return rules.Proc{Name: "turn", Steps: []rules.Step{
		stepStart:       startPhase,
		stepSwap:        askSwap,
		stepSwapped:     takeSwap,
		stepStartWindow: openWindow,
		stepGrant:       takeGrant,
		stepAsk:         askAction,
		stepAct:         act,
		stepActed:       acted,
		stepEndWindow:   endWindow,
		stepEnd:         endPhase,
	}}
}

// startPhase is the Start Phase up to its optional swap (VASTRIX 3.1).
func startPhase(m *rules.Match, f *rules.Frame) {
	p := f.Ctrl
	s := &m.S
	s.Turn++
	s.Phase = PhaseStart
	m.Emit(rules.Event{Kind: rules.EvTurn, Seat: p, N: s.Turn})
	m.S.ResetUses(p)
	nums := &s.Seats[p].Nums
	for _, n := range [...]uint8{NumUsed, NumUltra, NumSwap, NumRank10, NumDisrupted, NumLastAction} {
		nums[n] = 0
	}
	s.Nums[NumTrapThree] = 0
	nums[NumGranted] = 1
	for q := range s.Seats {
		s.Seats[q].Nums[NumDisrupted] = 0 // a constraint lasts for one full turn
		s.Seats[q].Nums[NumLastAction] = 0
		s.Seats[q].Nums[NumTriggers], s.Seats[q].Nums[NumTurned] = 0, 0
	}
	// V-082, V-083: Exhausted begins at a Start that finds the pile empty.
	if m.In(DP, 0).N == 0 && s.Nums[NumExhaust] == 0 {
		setNum(m, NumExhaust, 3, rules.NoSeat, WhyDry)
	}
	for i := 0; i < len(s.Marks); i++ {
		if k := s.Marks[i]; k.Kind == MarkStarTap && k.Seat == p {
			untap(m, k.Card, MarkStarTap)
			i--
		}
	}
	m.DropMarks(func(k *rules.Mark) bool {
		return k.Until == rules.UntilStart && k.Seat == p && k.Kind != MarkRevealed
	})
	for c := m.In(Hand, p).First; c != 0; c = s.Cards[c].Next {
		m.Turn(c, rules.FaceByZone)
	}
	m.DropMarks(func(k *rules.Mark) bool { return k.Kind == MarkRevealed && k.Seat == p })
}

// askSwap offers the Face-Down Swap (VASTRIX 6.3A).
func askSwap(m *rules.Match, f *rules.Frame) {
	bar := m.In(SwapBar, 0)
	down := false
	for c := bar.First; c != 0; c = m.S.Cards[c].Next {
		down = down || m.S.Cards[c].Face != rules.FaceUp
	}
	if !down {
		f.Goto(stepStartWindow)
		return
	}
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: promptSwap})
	m.Offer(rules.Option{Verb: verbNoSwap}, ok)
	for c := bar.First; c != 0; c = m.S.Cards[c].Next {
		var no rules.No
		if m.S.Cards[c].Face == rules.FaceUp {
			no = noSwapDown
		}
		m.Offer(rules.Option{Verb: verbSwap, Card: c}, no)
	}
}

func takeSwap(m *rules.Match, f *rules.Frame) {
	if m.S.Answer.Verb == verbNoSwap {
		return
	}
	p := f.Ctrl
	m.AddNum(p, NumSwap, 1, WhyNone)
	watch(m, p, watchSwaps, rules.Frame{Src: m.S.Answer.Card})
	refreshed(m, p)
	m.Call(procSwap, rules.Frame{Ctrl: p})
	toHand(m, m.S.Answer.Card, p, WhyTake, false)
}

// swapProc asks which card goes into the swap bar face-up (V-059: any, also the one just taken).
func swapProc() rules.Proc {
	return rules.Proc{Name: "swap", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Ctrl, Prompt: promptGive})
			for c := m.In(Hand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
				m.Offer(rules.Option{Verb: verbGive, Card: c}, ok)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			m.Move(rules.Move{Card: m.S.Answer.Card, To: m.Game.Zone(SwapBar, 0), Face: rules.FaceUp, Why: WhySwap})
			swapped(m, m.S.Answer.Card)
		},
	}}
}

// askAction asks the active seat for an Action or a free play, or to end.
func askAction(m *rules.Match, f *rules.Frame) {
	m.S.Phase = PhaseAction
	p := f.Ctrl
	m.AskAuto(rules.Decision{Kind: rules.PickPlay, Seat: p, Prompt: promptAction})
	offerActions(m, p)
	dropRepeated(m, p)
	var no rules.No
	if len(m.S.Options) > 0 && m.S.Seats[p].Nums[NumUsed] == 0 {
		no = noStillMini // V-023
	}
	offerFree(m, p, acting)
	m.Offer(rules.Option{Verb: verbEnd}, no)
}

func act(m *rules.Match, f *rules.Frame) {
	o := m.S.Answer
	if o.Verb == verbEnd {
		f.Goto(stepEndWindow)
		return
	}
	remember(m, f.Ctrl, o)
	play(m, f.Ctrl, o)
}

// acted opens the window for the others after a mini-turn or a free play.
func acted(m *rules.Match, f *rules.Frame) {
	if m.S.Answer.Verb != verbPartner { // nothing follows a void declaration
		openWindow(m, f)
	}
	f.Goto(stepAsk)
}

// endPhase checks the goal, then ticks the timers in their order (VASTRIX
// 3.3, V-007, V-008, RULINGS 2).
func endPhase(m *rules.Match, f *rules.Frame) {
	p := f.Ctrl
	s := &m.S
	s.Phase = PhaseEnd
	enableTraps(m, p)
	specEnd(m, p)
	q := p
	for range s.Seats {
		if Points(m, q) >= s.Seats[q].Nums[NumGoal] {
			m.Win(m.S.Side(q))
			return
		}
		if s.Opts[optWinCheck] == 0 {
			break
		}
		q = m.S.NextSeat(q)
	}
	if s.Nums[NumBoardLock] > 0 {
		left, why := s.Nums[NumBoardLock]-1, WhyNone
		if left == 0 {
			why = WhyUnlock
		}
		setNum(m, NumBoardLock, left, rules.NoSeat, why)
	}
	if s.Nums[NumSudden] > 0 && s.Nums[NumSuddenTurn] != s.Turn {
		setNum(m, NumSudden, s.Nums[NumSudden]-1, rules.NoSeat, WhyNone)
		if s.Nums[NumSudden] == 0 {
			m.Win(m.S.Side(rules.Seat(s.Nums[NumActivator] - 1)))
			return
		}
	}
	if s.Nums[NumExhaust] > 0 {
		setNum(m, NumExhaust, s.Nums[NumExhaust]-1, rules.NoSeat, WhyNone)
		if s.Nums[NumExhaust] == 0 {
			m.Win(exhaustedWinner(m))
		}
	}
}

// exhaustedWinner has most Anchors, then most points, those of a team added up;
// else it is a draw (VASTRIX 10, V-182).
func exhaustedWinner(m *rules.Match) rules.SeatSet {
	best, who, tied := int32(-1), rules.SeatSet(0), false
	for p := range players(m) {
		if who.Has(p) {
			continue // the ally of the best so far
		}
		ours := m.S.Side(p)
		switch v := sum(m, ours, anchors)<<16 + sum(m, ours, Points); {
		case v > best:
			best, who, tied = v, ours, false
		case v == best:
			tied = true
		}
	}
	if tied {
		return 0
	}
	return who
}

// --- open windows (V-018) ---

// openWindow asks the other seats in turn for a free play until all pass in a
// row; the active seat has its own say at its next action.
func openWindow(m *rules.Match, f *rules.Frame) {
	if m.S.Over {
		return
	}
	ctrl := f.Ctrl
	if trapsOn(m) {
		m.Call(procTrapWindow, rules.Frame{Ctrl: ctrl})
	}
	m.Call(procWindow, rules.Frame{Ctrl: ctrl, Opp: m.S.NextSeat(ctrl)})
}

// endWindow is the last one of a turn. No action follows it, so the active
// seat may respond there, too, once another has played: it closes when all have
// passed in a row.
func endWindow(m *rules.Match, f *rules.Frame) {
	if m.S.Over {
		return
	}
	openWindow(m, f)
	r := &m.S.Frames[len(m.S.Frames)-1].R
	r[regLast], r[rules.Passes] = 1, 1
}

// regLast is the register of windowProc's frame that says that no action of the
// active seat follows.
const regLast = 1

func windowProc() rules.Proc {
	return rules.Proc{Name: "open window", Steps: rules.Priority{
		Say: func(_ *rules.Match, f *rules.Frame, p rules.Seat) bool { return f.R[regLast] == 1 || p != f.Ctrl },
		Ask: func(m *rules.Match, f *rules.Frame) bool {
			m.AskAuto(rules.Decision{Kind: rules.PickAnswer, Seat: f.Opp, Prompt: promptWindow})
			offerFree(m, f.Opp, openly)
			return true
		},
		Pass: verbPass, Mute: true,
		Act:  func(m *rules.Match, _ *rules.Frame, p rules.Seat) { play(m, p, m.S.Answer) },
		Next: rules.NextActor,
	}.Steps()}
}
