package vastrix

import "feltstack/rules"

// natives are the verbs of VASTRIX that card texts call. Package text finds
// them by name; the phrases are in vocabulary.go.
func natives() []rules.Native {
	return []rules.Native{
		{Name: "score", Run: doScore},
		{Name: "playNow", Run: doPlayNow},
		{Name: "counter", Run: doCounter},
		{Name: "takeOver", Run: doTakeOver},
		{Name: "scuttle", Run: doScuttle},
		{Name: "exchange", Run: doExchange, Can: canExchange, Rival: true},
		{Name: "disrupt", Run: doDisrupt, Rival: true},
		{Name: "commandeer", Run: doCommandeer},
		{Name: "grantMini", Run: doGrantMini},
		{Name: "boardLock", Run: doBoardLock},
		{Name: "anchorThis", Run: doAnchor},
		{Name: "jack", Run: doJack},
		{Name: "grantAlly", Run: doGrantAlly, Can: canGrantAlly},
		{Name: "nineTap", Run: doNineTap},
		{Name: "grantAegis", Run: doAegis},
		{Name: "breakCombo", Run: doBreakCombo},
		{Name: "intercept", Run: doIntercept},
		{Name: "takeControl", Run: doTakeControl},
		{Name: "refill", Run: doRefill},
	}
}

// amount is the number that a text gives its verb.
func amount(m *rules.Match, f *rules.Frame, in *rules.Instr) int16 {
	return int16(m.Query(f.Ctrl, f.Opp, f.Src, f.Serial, 0).Amount(&in.Max))
}

// theft reports whether the running text is of a multi-card play taken over by
// another seat, whose cards never enter the thief's rows (V-081).
func theft(m *rules.Match, f *rules.Frame) bool {
	it := m.S.Item(f.Serial)
	return it != nil && it.Flags&(ItemStolen|ItemMulti) == ItemStolen|ItemMulti
}

func doScore(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	if theft(m, f) {
		return false
	}
	// One card at a time: its scoring text may ask.
	if c := m.S.FirstIn(f.Serial, uint8(in.Reg)); c != 0 {
		m.S.Unpick(f.Serial, uint8(in.Reg), c)
		scoreCard(m, c, f.Ctrl)
		return true
	}
	return false
}

func doPlayNow(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	c := m.S.FirstIn(f.Serial, uint8(in.Reg))
	if c == 0 {
		return false
	}
	m.S.UnpickAll(f.Serial, c) // it is none of the rest
	kind := childEffect
	if in.N == 2 {
		kind = childAny
	}
	p, opp := f.Ctrl, f.Opp
	m.Call(procChild, rules.Frame{Ctrl: p, Opp: opp, Src: c, R: [6]int16{kind}})
	if k := m.KindOf(c); k == DP || k == SwapBar {
		watch(m, p, watchOutside, rules.Frame{Src: c})
	}
	return true
}

func doCounter(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	serial := m.S.ItemIn(f.Serial, uint8(in.Reg))
	it := m.S.Item(serial)
	if it == nil {
		return false
	}
	for _, c := range it.Cards {
		if c != 0 {
			m.S.Put(f.Serial, uint8(in.Dst), c)
		}
	}
	if it.Class == ClassTrap && rank(m, f.Src) == Three {
		disableTrap(m, f, it)
		return false
	}
	counter(m, serial, m.ModeOf(f).Traits&TraitExile != 0, f.Serial)
	return false
}

// doTakeOver gives a pending play to f.Ctrl. The thief skips a turn always,
// the victim because it worked (V-119, V-020).
func doTakeOver(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	it := m.S.Item(m.S.ItemIn(f.Serial, uint8(in.Reg)))
	if it == nil {
		return false
	}
	victim := it.Ctrl
	it.Ctrl, it.Opp = f.Ctrl, m.S.Rival(f.Ctrl)
	it.Flags |= ItemStolen
	m.Emit(rules.Event{Kind: rules.EvStolen, Seat: f.Ctrl, Card: it.Cards[0], Target: f.Src, Item: it.Serial})
	m.AddNum(victim, NumSkips, 1, WhySkip)
	m.Call(procRetarget, rules.Frame{Ctrl: f.Ctrl, R: rules.ItemReg(it.Serial)})
	return false
}

// doScuttle scuttles without the Action: rank does not matter, the target goes
// to the graveyard and the card played follows as spent (8 of spades, Super 8).
func doScuttle(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) { m.MoveCard(c, m.Game.Zone(GY, 0), rules.Top, WhyScuttled) })
	return false
}

// doExchange swaps a row with the opponent's (VASTRIX 13, Four; V-051): what
// an effect can't touch stays, what moved gains Aegis from its new controller.
// A Jack that would change sides falls off, so that what it held goes home.
// Hands are exchanged whole.
func doExchange(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	if in.Zone == Hand {
		exchangeHands(m, f)
		return false
	}
	q := m.Query(f.Ctrl, f.Opp, f.Src, f.Serial, m.ModeOf(f).Traits)
	structural := m.S.Opts[optRowExchange] == 1
	if specSays(m, f.Ctrl, KeyBareFour) {
		strip(m, in.Zone, f.Ctrl, f.Opp)
	}
	var moving, jacks [54]rules.CardID
	n, hung := 0, 0
	for _, p := range [...]rules.Seat{f.Ctrl, f.Opp} {
		for c := m.In(in.Zone, p).First; c != 0; c = m.S.Cards[c].Next {
			switch {
			case trap(m, c) || !structural && !exchanges(m, q, c):
			case m.S.Cards[c].Host == 0:
				moving[n] = c
				n++
			default:
				jacks[hung] = c
				hung++
			}
		}
	}
	mine, theirs := f.Ctrl, f.Opp
	for _, c := range moving[:n] {
		to := mine
		if m.S.Cards[c].Ctrl == mine {
			to = theirs
		}
		m.MoveCard(c, m.Game.Zone(in.Zone, to), rules.Top, WhyControl)
		grantAegis(m, c)
	}
	for _, j := range jacks[:hung] {
		if m.S.Cards[j].Host != 0 { // it has not fallen with its host
			m.MoveCard(j, m.Game.Zone(GY, 0), rules.Top, WhyFalls)
		}
	}
	return false
}

// canExchange reports whether a card lies in any of the rows that in exchanges; hands
// always can be.
func canExchange(m *rules.Match, _ *rules.Query, in *rules.Instr) bool {
	if in.Zone == Hand {
		return true
	}
	for p := range rules.Seat(m.S.SeatCount) {
		if m.In(in.Zone, p).N > 0 {
			return true
		}
	}
	return false
}

// exchanges reports whether Super 4 moves c: Eights move (they are only not
// targeted), Fours and cards with Aegis stay.
func exchanges(m *rules.Match, q *rules.Query, c rules.CardID) bool {
	no := affect(m, q, c)
	return no == ok || no == noSurvives
}

func exchangeHands(m *rules.Match, f *rules.Frame) {
	var all [54]rules.CardID
	n := 0
	for _, p := range [...]rules.Seat{f.Ctrl, f.Opp} {
		for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
			all[n] = c
			n++
		}
	}
	mine := m.Game.Zone(Hand, f.Ctrl)
	for _, c := range all[:n] {
		to := f.Ctrl
		if m.S.Cards[c].Zone == mine {
			to = f.Opp
		}
		// The one who gave the card away still knows it.
		known := m.S.Cards[c].Known
		m.Move(rules.Move{Card: c, To: m.Game.Zone(Hand, to), Why: WhyHands})
		m.S.Cards[c].Known |= known
	}
}

// doDisrupt bars the action the opponent just took or declared (V-121). A trap turns it back.
func doDisrupt(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	if it := m.S.Item(f.Serial); it != nil && it.Class == ClassTrap {
		turnBack(m, f)
		return false
	}
	if distorts(m, f.Opp) {
		return false
	}
	nums := &m.S.Seats[f.Opp].Nums
	was := nums[NumDisrupted]
	nums[NumDisrupted] |= nums[NumLastAction]
	m.Emit(rules.Event{Kind: rules.EvSeatNum, Why: WhyDisrupt, Seat: f.Opp, N: nums[NumDisrupted], M: int16(NumDisrupted), By: nums[NumDisrupted] - was})
	return false
}

// doCommandeer takes a card for good: it stays in its row, tapped until the
// new controller's Start, and may be scored at once or played for its effect
// when it has untapped (VASTRIX 13, Two; V-098, V-099).
func doCommandeer(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	c := m.S.FirstIn(f.Serial, uint8(in.Reg))
	if c == 0 {
		return false
	}
	p := f.Ctrl
	if host := m.S.Cards[c].Host; host != 0 {
		m.S.Cards[c].Host = 0
		if k := m.KindOf(host); m.Game.Zones[k].Table {
			m.MoveCard(host, m.Game.Zone(k, m.S.Cards[host].Owner), rules.Top, WhyHome)
		}
	}
	m.MoveCard(c, m.Game.Zone(m.KindOf(c), p), rules.Top, WhyControl)
	// An earlier Super 2's tap was to end at its last controller's Start.
	m.DropMarks(func(k *rules.Mark) bool { return k.Card == c && k.Kind == MarkStarTap })
	m.SetFlag(c, FlagTapped, true)
	m.AddMark(rules.Mark{Kind: MarkStarTap, Card: c, Seat: p, Until: rules.UntilStart})
	m.AddMark(rules.Mark{Kind: MarkTaken, Card: c, Seat: p})
	m.Call(procTaken, rules.Frame{Ctrl: p, Opp: f.Opp, Src: c})
	return false
}

func doGrantMini(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	grantMini(m, f.Ctrl, amount(m, f, in))
	return false
}

// doBoardLock locks the rest of this full turn and the next ones (V-129). A
// switch counts the printed turns from the next one.
func doBoardLock(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	setNum(m, NumBoardLock, amount(m, f, in)+int16(m.S.Opts[optBoardLock]), f.Ctrl, WhyLock)
	return false
}

func doAnchor(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	if theft(m, f) {
		return false
	}
	replaceNine(m, f.Ctrl, f.Src)
	m.MoveCard(f.Src, m.Game.Zone(ER, f.Ctrl), rules.Top, WhyAnchor)
	return false
}

// replaceNine scraps p's active Nine for card c, if that is another, under the
// switch that allows it (V-115).
func replaceNine(m *rules.Match, p rules.Seat, c rules.CardID) {
	if m.S.Opts[optNineSecond] == 0 || rank(m, c) != 9 || tapped(m, c) {
		return
	}
	if old := activeNine(m, p, c); old != 0 {
		m.MoveCard(old, m.Game.Zone(GY, 0), rules.Top, WhyScrap)
	}
}

// doJack takes control of a card by hanging f.Src on it (V-122, V-123). Your own card
// goes to your ally (VASTRIX 21.6D, V-179).
func doJack(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	c := m.S.FirstIn(f.Serial, uint8(in.Reg))
	if c == 0 {
		return false
	}
	by, mine, p := f.Src, m.Game.Zone(ER, f.Ctrl), receiver(m, f.Ctrl, c)
	if m.KindOf(c) == ER {
		replaceNine(m, p, c)
	}
	m.MoveCard(c, m.Game.Zone(m.KindOf(c), p), rules.Top, WhyControl)
	m.MoveCard(by, mine, rules.Top, WhyAnchor)
	m.Attach(by, c)
	return false
}

func doNineTap(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		m.SetFlag(c, FlagTapped, true)
		if m.S.Marked(c, MarkNineTap) {
			return // a second Nine adds nothing
		}
		m.AddMark(rules.Mark{Kind: MarkNineTap, Card: c, Seat: m.S.Cards[c].Ctrl, Until: rules.UntilRemoved})
	})
	return false
}

func doAegis(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) { grantAegis(m, c) })
	return false
}
