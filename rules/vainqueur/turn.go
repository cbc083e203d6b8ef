package vainqueur

import "feltstack/rules"

// --- the match (Vainqueur, Preparing a Game) ---

func matchProc() rules.Proc {
	return rules.Proc{Name: "match", Steps: []rules.Step{setUp, askFirst, whoBegins, nextTurn, turnOver}}
}

// setUp shuffles and tosses for the first turn.
func setUp(m *rules.Match, f *rules.Frame) {
	for p := range rules.Seat(m.S.SeatCount) {
		m.S.Seats[p].Nums[NumLife] = startLife
		m.Shuffle(m.Game.Zone(Deck, p))
	}
	winner := rules.Seat(m.S.RNG.IntN(int(m.S.SeatCount)))
	m.S.Active = winner
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyFlip, Seat: winner})
}

// askFirst asks who won the toss who goes first (W-042).
func askFirst(m *rules.Match, f *rules.Frame) {
	m.Ask(rules.Decision{Kind: rules.PickYes, Seat: m.S.Active, Prompt: promptFirst})
	m.Offer(rules.Option{Verb: verbFirst}, ok)
	m.Offer(rules.Option{Verb: verbSecond}, ok)
}

// whoBegins makes the seat before the one that begins the active one, and
// deals: who goes first is decided before anyone has seen a card.
func whoBegins(m *rules.Match, f *rules.Frame) {
	first := m.S.Active
	if m.S.Answer.Verb == verbSecond {
		first = m.S.NextSeat(first)
	}
	m.S.Nums[NumFirst] = int16(first) + 1
	m.S.Active = m.S.NextSeat(first)
	for p := range rules.Seat(m.S.SeatCount) {
		for range startHand {
			m.MoveCard(m.In(Deck, p).Last, m.Game.Zone(Hand, p), rules.Top, WhyDeal)
		}
	}
}

func nextTurn(m *rules.Match, f *rules.Frame) {
	m.S.Active = m.S.NextSeat(m.S.Active)
	for skips(m, m.S.Active, skipTurn) {
		m.S.Active = m.S.NextSeat(m.S.Active)
	}
	m.Call(procTurn, rules.Frame{Ctrl: m.S.Active})
}

func turnOver(m *rules.Match, f *rules.Frame) { f.Goto(3) }

// --- one turn (Vainqueur, How to Play) ---

const (
	atPreparation = iota
	atDraw
	atDrawn
	atMainBegins
	atMain
	atMainDone
	atAttackBegins
	atAttack
	atAttackDone
	atPost
	atEnd
	atOver
)

func turnProc() rules.Proc {
	return rules.Proc{Name: "turn", Steps: []rules.Step{
		atPreparation:  prepare,
		atDraw:         drawStep,
		atDrawn:        drawn,
		atMainBegins:   mainBegins,
		atMain:         askMain,
		atMainDone:     doMain,
		atAttackBegins: attackBegins,
		atAttack:       askAttack,
		atAttackDone:   doAttack,
		atPost:         postAttack,
		atEnd:          endStep,
		atOver:         endTurn,
	}}
}

// step begins a step of the turn.
func step(m *rules.Match, which uint8) {
	m.S.Phase = which
	m.Ends(UntilStep(which), m.S.Active)
	m.Emit(rules.Event{Kind: rules.EvPhase, Seat: m.S.Active, N: int16(which)})
}

// skipTurn is the N of the mark of who skips a turn; that of a step is its number plus one.
const skipTurn int16 = 1

// skips reports whether p skips a turn or a step that would begin, which uses that up.
func skips(m *rules.Match, p rules.Seat, what int16) bool {
	for _, k := range m.S.Marks {
		if k.Kind == MarkSkip && k.Seat == p && k.N == what {
			first := true
			m.DropMarks(func(o *rules.Mark) bool {
				drop := first && o.Kind == MarkSkip && o.Seat == p && o.N == what
				first = first && !drop
				return drop
			})
			return true
		}
	}
	return false
}

// window lets both players react to what is, the one who does not act first
// (W-006, W-007), and triggers that wait come before that.
func window(m *rules.Match, f *rules.Frame) {
	m.Call(procChain, rules.Frame{Ctrl: f.Ctrl, Opp: m.S.NextSeat(f.Ctrl)})
}

// prepare is the Preparation Step: nothing can be done, but what happens at a
// turn's start happens (W-004).
func prepare(m *rules.Match, f *rules.Frame) {
	p, s := f.Ctrl, &m.S
	s.Turn++
	s.Phase = StepPreparation
	m.Emit(rules.Event{Kind: rules.EvTurn, Seat: p, N: s.Turn})
	m.S.ResetUses(p)
	m.Ends(rules.UntilStart, p)
	for q := range s.Seats {
		nums := &s.Seats[q].Nums
		nums[NumSummons], nums[NumChanges], nums[NumAttacks] = 0, 0, 0
		for c := m.In(Field, rules.Seat(q)).First; c != 0; c = s.Cards[c].Next {
			s.Cards[c].Flags &= FlagDefending
		}
	}
	s.Nums[NumQuiet] = 1
	if m.Raise(WhyTurnBegins, 0, p, 0); len(s.Queue) > 0 {
		window(m, f)
	}
}

// drawStep draws a card; who can't has lost (Vainqueur, Draw).
func drawStep(m *rules.Match, f *rules.Frame) {
	m.S.Nums[NumQuiet] = 0
	if skips(m, f.Ctrl, int16(StepDraw)+1) {
		f.Goto(atMainBegins)
		return
	}
	step(m, StepDraw)
	if m.In(Deck, f.Ctrl).N == 0 {
		m.Win(m.S.Opponents(f.Ctrl))
		return
	}
	m.Propose(rules.Coming{
		Kind: comesDraw, Act: rules.ActDraw, Seat: f.Ctrl, N: 1, From: m.Game.Zone(Deck, f.Ctrl), To: m.Game.Zone(Hand, f.Ctrl), Why: WhyDraw,
	})
}

func drawn(m *rules.Match, f *rules.Frame) {
	m.Raise(WhyDrawBegins, 0, f.Ctrl, 0)
	window(m, f)
}

func mainBegins(m *rules.Match, f *rules.Frame) {
	if skips(m, f.Ctrl, int16(StepMain)+1) {
		f.Goto(atAttackBegins)
		return
	}
	step(m, StepMain)
	m.Raise(WhyMainBegins, 0, f.Ctrl, 0)
	if len(m.S.Queue) > 0 {
		window(m, f)
	}
}

// askMain asks the turn player for what may be done in the Main Step.
func askMain(m *rules.Match, f *rules.Frame) {
	stale(m)
	p := f.Ctrl
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: p, Prompt: promptMain})
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		offerHand(m, p, c)
	}
	offerAllowed(m, p)
	offerUses(m, p)
	offerChanges(m, p)
	if m.Seeking() {
		no := noAttackStep
		if firstWithout(m) {
			no = noFirstTurn
		}
		refuseAttacks(m, p, no)
	}
	m.Offer(rules.Option{Verb: verbEnd}, ok)
}

func doMain(m *rules.Match, f *rules.Frame) {
	if m.S.Answer.Verb == verbEnd {
		return
	}
	f.Goto(atMain)
	play(m, f.Ctrl, m.S.Answer)
}

// attackBegins opens the Attack Step.
func attackBegins(m *rules.Match, f *rules.Frame) {
	if skips(m, f.Ctrl, int16(StepAttack)+1) {
		f.Goto(atPost)
		return
	}
	step(m, StepAttack)
	if firstWithout(m) {
		f.Goto(atPost)
		return
	}
	m.Raise(WhyAttackBegins, 0, f.Ctrl, 0)
	m.Call(procChain, opened(f.Ctrl, m.S.NextSeat(f.Ctrl), 0, WhyAttackBegins))
}

// firstWithout reports whether this is the first turn of a match in which nobody
// attacks in it (W-003).
func firstWithout(m *rules.Match) bool { return m.S.Opts[optFirstAttack] == 1 && m.S.Turn == 1 }

// askAttack asks for the next attack: attacking is never a duty (W-018).
func askAttack(m *rules.Match, f *rules.Frame) {
	stale(m)
	p := f.Ctrl
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: p, Prompt: promptAttack})
	offerAttacks(m, p)
	offerReacts(m, p)
	m.Offer(rules.Option{Verb: verbEnd}, ok)
	if len(m.S.Options) == 1 {
		m.Unask()
		m.S.Answer = rules.Option{Verb: verbEnd}
	}
}

func doAttack(m *rules.Match, f *rules.Frame) {
	if m.S.Answer.Verb == verbEnd {
		return
	}
	f.Goto(atAttack)
	play(m, f.Ctrl, m.S.Answer)
}

// postAttack is the Post-Attack Step: it is always there (W-028).
func postAttack(m *rules.Match, f *rules.Frame) {
	if skips(m, f.Ctrl, int16(StepPostAttack)+1) {
		return
	}
	step(m, StepPostAttack)
	m.Raise(WhyPostBegins, 0, f.Ctrl, 0)
	window(m, f)
}

// endStep opens the End Step with its one window (W-007).
func endStep(m *rules.Match, f *rules.Frame) {
	step(m, StepEnd)
	m.Raise(WhyEndBegins, 0, f.Ctrl, 0)
	window(m, f)
}

// endTurn lets go what lasts until the turn ends.
func endTurn(m *rules.Match, f *rules.Frame) {
	stale(m)
	for i := 0; i < len(m.S.Marks); i++ {
		k := m.S.Marks[i]
		if k.Kind != MarkControl {
			continue
		}
		m.DropMarks(func(x *rules.Mark) bool { return x.Kind == MarkControl && x.Card == k.Card })
		giveBack(m, k.Card, k.Seat)
		i = -1
	}
	m.Ends(rules.UntilEnd, rules.NoSeat)
	m.S.TurnOver(f.Ctrl)
	settle(m)
}

// stale makes what was just summoned no longer so.
func stale(m *rules.Match) {
	m.S.Nums[NumFresh] = 0
	for p := range m.S.Seats {
		for c := m.In(Field, rules.Seat(p)).First; c != 0; c = m.S.Cards[c].Next {
			m.S.Cards[c].Flags &^= FlagFresh
		}
	}
}
