package vastrix

import "feltstack/rules"

// What players do by their specs: signatures, ultimates, and plays that a spec adds.

// offerSpec offers p's signature and what its spec lets it play for free.
func offerSpec(m *rules.Match, p rules.Seat, w window) {
	c := specCard(m, p)
	if c == 0 {
		return
	}
	all := m.Def(c).Abilities
	for i := range all {
		if signature(&all[i]) {
			m.Offer(rules.Option{Verb: verbSignature, Card: c, Ability: uint8(i)}, signatureNo(m, p, c, &all[i]))
		}
	}
	if i := labelled(m, p, LabelRedNine); i >= 0 {
		for h := m.In(Hand, p).First; h != 0; h = m.S.Cards[h].Next {
			if rank(m, h) == 9 && red(m, h) {
				m.Offer(rules.Option{Verb: verbRaise, Card: h}, lockNo(m))
			}
		}
	}
	if len(m.S.Stack) > 0 {
		offerChromaticFree(m, p)
	}
}

// signatureNo says why p can't use its signature a now (VASTRIX 17.1C, V-017).
func signatureNo(m *rules.Match, p rules.Seat, c rules.CardID, a *rules.Ability) rules.No {
	switch {
	case a.Limit.N > 0 && m.S.Used(a.Limit.Scope, p, a.Limit.Key, 0) >= int(a.Limit.N):
		return noSpecUsed
	case a.Label == LabelSignatureQuick && m.S.Active != p:
		return noSpecTurn
	case a.Modes[0].Traits&TraitScuttle != 0 && m.S.Nums[NumBoardLock] > 0:
		return noBoardLock
	}
	return m.Query(p, m.S.Rival(p), c, 0, 0).CanDeclare(a)
}

// bySpec gives a play of a card from hand the words that p's spec has for it.
func bySpec(m *rules.Match, p rules.Seat, f *rules.Frame) {
	if specCard(m, p) == 0 {
		return
	}
	a := &m.Game.Defs[f.Def].Abilities[f.Ability]
	switch r := rank(m, f.Src); {
	case r == 9 && a.Label == LabelAnchor:
		specAbility(m, p, LabelNineAnchor, f)
	case r == Two && a.Label == LabelQuick && m.S.Used(a.Limit.Scope, p, a.Limit.Key, 0) >= 1:
		specAbility(m, p, LabelSecondTwo, f)
	case r == 7 && a.Label == LabelBase && specSays(m, p, KeySevens):
		f.Def = superDef(7) + rules.DefID(Spades-Clubs) // its abilities stand in the same places
	}
}

// luckyDraws is how often Extra Lucky is used per game (V-151).
const luckyDraws = 3

// --- Rejuvenation ---

// The values of NumRefilled: whether Rejuvenation still allows a Face-Up Draw besides a
// Face-Down Swap, until its player's next full turn has ended (V-147).
const (
	refilled        int16 = 1
	refilledSwapped int16 = 2
)

// refreshed notes p's Face-Down Swap.
func refreshed(m *rules.Match, p rules.Seat) {
	if n := &m.S.Seats[p].Nums[NumRefilled]; *n == refilled {
		*n = refilledSwapped
	}
}

// specEnd ends what specs do until p's full turn ends.
func specEnd(m *rules.Match, p rules.Seat) {
	if m.S.Opts[optBattle] == 0 {
		return
	}
	m.S.Seats[p].Nums[NumRefilled] = 0
	for i := range m.S.Marks {
		if k := m.S.Marks[i]; k.Kind == MarkBared {
			if !m.S.Marked(k.Card, MarkRevealed) {
				m.Turn(k.Card, rules.FaceByZone)
			}
		}
	}
	m.DropMarks(func(k *rules.Mark) bool { return k.Kind == MarkBared })
}

func doRefill(m *rules.Match, f *rules.Frame, _ *rules.Instr) bool {
	m.S.Seats[f.Ctrl].Nums[NumRefilled] = refilled
	m.Call(procRefill, rules.Frame{Ctrl: f.Ctrl})
	return false
}

// refillProc fills the swap bar from the draw pile; Frame.Ctrl says of each card
// how it lies.
func refillProc() rules.Proc {
	return rules.Proc{Name: "refill", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			if m.In(SwapBar, 0).N >= 3 || m.In(DP, 0).N == 0 {
				f.Goto(2)
				return
			}
			m.AskAuto(rules.Decision{Kind: rules.PickMode, Seat: f.Ctrl, Prompt: promptRefill})
			m.Offer(rules.Option{Verb: verbFaceUp}, ok)
			m.Offer(rules.Option{Verb: verbFaceDown}, ok)
		},
		func(m *rules.Match, f *rules.Frame) {
			face := rules.FaceByZone
			if m.S.Answer.Verb == verbFaceUp {
				face = rules.FaceUp
			}
			m.Move(rules.Move{Card: m.In(DP, 0).Last, To: m.Game.Zone(SwapBar, 0), Face: face, Why: WhySwap})
			f.Goto(0)
		},
	}}
}

// --- Mastermind ---

// doGlimpse shows an opponent one of the cards seen that lie on the draw pile still, at random (V-157).
func doGlimpse(m *rules.Match, f *rules.Frame, _ *rules.Instr) bool {
	var left [3]rules.CardID
	n := 0
	for c := m.In(DP, 0).Last; c != 0 && n < len(left); c = m.S.Cards[c].Prev {
		left[n] = c
		n++
	}
	if n > 0 {
		m.Show(left[m.S.RNG.IntN(n)], m.S.Opponents(f.Ctrl))
	}
	return false
}

// --- Chromatic Ten (V-155) ---

// As what a Ten of Hearts is played: Option.N of verbChromatic.
const (
	asClubs int16 = 1 + iota
	asDiamonds
	asSpades
	asTakeOver // also as the Ten of Spades
)

// tenDef is the definition of the Ten of a suit.
func tenDef(suit int16) rules.DefID { return superDef(10) + rules.DefID(suit-Clubs) }

// chromaticCard is the Ten of Hearts in p's hand that may be another Ten, 0 if there is none.
func chromaticCard(m *rules.Match, p rules.Seat) rules.CardID {
	if !ultimate(m, p, KeyChromatic) {
		return 0
	}
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		if rank(m, c) == 10 && suit(m, c) == Hearts {
			return c
		}
	}
	return 0
}

// offerChromatic offers the Ten of Hearts as the other Tens, where that is an Action.
func offerChromatic(m *rules.Match, p rules.Seat) {
	c := chromaticCard(m, p)
	if c == 0 {
		return
	}
	m.Offer(rules.Option{Verb: verbChromatic, Card: c, N: asClubs}, ok)
	m.Offer(rules.Option{Verb: verbChromatic, Card: c, N: asDiamonds}, mimicNo(m, p, c, false, false))
	d := &m.Game.Defs[tenDef(Spades)]
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Label == LabelBase {
			m.Offer(rules.Option{Verb: verbChromatic, Card: c, N: asSpades, Ability: uint8(i)}, effectNo(m, p, c, a))
		}
	}
}

// offerChromaticFree offers it as the Interrupt of the Ten of Spades.
func offerChromaticFree(m *rules.Match, p rules.Seat) {
	c := chromaticCard(m, p)
	if c == 0 {
		return
	}
	d := &m.Game.Defs[tenDef(Spades)]
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Label == LabelInterrupt {
			m.Offer(rules.Option{Verb: verbChromatic, Card: c, N: asTakeOver, Ability: uint8(i)}, effectNo(m, p, c, a))
		}
	}
}

// playChromatic plays it so, as an Action.
func playChromatic(m *rules.Match, p rules.Seat, o rules.Option) {
	if o.N == asClubs {
		useUltimate(m, p, o.Card)
		spend(m, p, ActScore)
		scoreCard(m, o.Card, p)
		m.S.Frames[len(m.S.Frames)-1].Def = tenDef(Clubs)
		return
	}
	m.Call(procStack, rules.Frame{Ctrl: p})
	declareChromatic(m, p, o)
}

// declareChromatic announces it.
func declareChromatic(m *rules.Match, p rules.Seat, o rules.Option) {
	useUltimate(m, p, o.Card)
	f := rules.Frame{Ctrl: p, Opp: m.S.Rival(p), Src: o.Card, Mode: -1, Serial: m.S.NewSerial(), Ability: o.Ability, Def: tenDef(Spades)}
	if o.N != asTakeOver {
		spend(m, p, ActEffect)
	}
	if o.N == asDiamonds {
		f.Def, f.R[regClass] = tenDef(Diamonds), int16(ClassSuper)
		m.Call(procMimic, f)
		return
	}
	m.Call(procPlay, f)
}

// offerHarmonize offers the Ten of Diamonds of f as a Super Six with the Royal Shield
// (Harmonized Mimic, V-150).
func offerHarmonize(m *rules.Match, f *rules.Frame) {
	if ultimate(m, f.Ctrl, KeyHarmony) && f.Tgt == 0 && f.R[regMimicFree] == 0 {
		m.Offer(rules.Option{Verb: verbHarmonize, N: 6}, mimicRankNo(m, f.Ctrl, f.Src, 6, false, false))
	}
}
