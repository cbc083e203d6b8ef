package vampires_test

import "feltstack/rules"

// natives are the verbs that card texts call.
func natives() []rules.Native {
	onEach := func(name string, do func(m *rules.Match, f *rules.Frame, in *rules.Instr, c rules.CardID)) rules.Native {
		return rules.Native{Name: name, Run: func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
			for i := 0; i < len(m.S.Picks); i++ {
				if k := m.S.Picks[i]; k.Serial == f.Serial && int8(k.Reg) == in.Reg && k.Is == rules.HeldCard {
					do(m, f, in, k.Card)
				}
			}
			return false
		}}
	}
	lock := func(on bool) func(*rules.Match, *rules.Frame, *rules.Instr, rules.CardID) {
		return func(m *rules.Match, _ *rules.Frame, _ *rules.Instr, c rules.CardID) { m.SetFlag(c, flagLocked, on) }
	}
	locks := onEach("lock", lock(true))
	locks.Can = func(m *rules.Match, q *rules.Query, in *rules.Instr) bool {
		return in.Reg < 0 || !m.S.Has(q.Src, flagLocked)
	}
	return []rules.Native{
		locks,
		onEach("unlock", lock(false)),
		{Name: "burn", Run: doBurn},
		onEach("sink", func(m *rules.Match, _ *rules.Frame, _ *rules.Instr, c rules.CardID) {
			if kind(m, c) == vampire {
				sink(m, c)
			}
		}),
		onEach("rescue", func(m *rules.Match, _ *rules.Frame, _ *rules.Instr, c rules.CardID) {
			if m.KindOf(c) == torpor {
				m.MoveCard(c, m.Game.Zone(ready, m.S.Cards[c].Ctrl), rules.Top, whyBack)
			}
		}),
		onEach("feed", func(m *rules.Match, f *rules.Frame, in *rules.Instr, c rules.CardID) {
			if kind(m, c) == vampire {
				feed(m, c, amount(m, f, in))
			}
		}),
		{Name: "damage", Run: doDamage},
		{Name: "strike", Run: func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
			if it := going(m, classCombat); it != nil {
				it.Nums[side(m, it)] = amount(m, f, in)
			}
			return false
		}},
		{Name: "dodge", Run: func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
			if it := going(m, classCombat); it != nil {
				it.Flags |= itemDodgeB >> side(m, it)
			}
			return false
		}},
		ends("endCombat", classCombat),
		ends("endAction", classAction),
		{Name: "bleed", Run: func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
			if it := going(m, classAction); it != nil && !it.Lost {
				bleed(m, it.Src, it.Ctrl, m.S.NextSeat(it.Ctrl))
			}
			return false
		}},
		{Name: "divert", Run: func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
			p := m.WhoIs(f, in.Who, 0)
			if it := going(m, classAction); it != nil && m.S.Plays(p) && p != it.Ctrl {
				it.Opp = p
			}
			return false
		}},
		{Name: "edge", Run: func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
			m.S.Nums[numEdge] = int16(m.WhoIs(f, in.Who, 0)) + 1
			return false
		}},
		onEach("control", func(m *rules.Match, f *rules.Frame, in *rules.Instr, c rules.CardID) {
			if p := m.WhoIs(f, in.Who, 0); m.KindOf(c) == ready && m.S.Cards[c].Ctrl != p {
				m.MoveCard(c, m.Game.Zone(ready, p), rules.Top, whyControl)
			}
		}),
		{Name: "fight", Run: doFight},
	}
}

// ends is a verb that ends the action or combat that goes on.
func ends(name string, class uint8) rules.Native {
	return rules.Native{Name: name, Run: func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
		if it := going(m, class); it != nil {
			it.Flags |= itemEnded
		}
		return false
	}}
}

// amount is the number that a text gives its verb.
func amount(m *rules.Match, f *rules.Frame, in *rules.Instr) int16 {
	return int16(m.QueryOf(f).Amount(&in.Max))
}

// side is the place in a combat of the minion whose card or weapon strikes.
func side(m *rules.Match, it *rules.Item) int {
	play := going(m, classPlay)
	if play == nil {
		return 0
	}
	c := play.Cards[1]
	if c == 0 {
		if c = m.S.Cards[play.Src].Host; c == 0 {
			c = play.Src
		}
	}
	if c == it.Cards[1] {
		return 1
	}
	return 0
}

func doBurn(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	group := m.S.NewSerial()
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.Serial == f.Serial && int8(k.Reg) == in.Reg && k.Is == rules.HeldCard && inPlay(m.KindOf(k.Card)) {
			ev := burning(m, k.Card)
			ev.Text, ev.Reg = f.Serial, in.Dst
			m.Collect(group, ev)
		}
	}
	m.Happen(group)
	return false
}

func doDamage(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	group := m.S.NewSerial()
	n := amount(m, f, in)
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.Serial == f.Serial && int8(k.Reg) == in.Reg && k.Is == rules.HeldCard && isMinion(m, k.Card) {
			m.Collect(group, hurting(k.Card, n, f.Src))
		}
	}
	m.Happen(group)
	return false
}

// doFight has the acting minion fight another one.
func doFight(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	it := going(m, classAction)
	c := m.S.FirstIn(f.Serial, uint8(in.Reg))
	if it != nil && !it.Lost && c != 0 && c != it.Src && isMinion(m, c) && m.KindOf(c) == ready && m.KindOf(it.Src) == ready {
		m.Call(procCombat, rules.Frame{Ctrl: it.Ctrl, Src: it.Src, Tgt: c})
	}
	return false
}

// pollVotes is how many votes a seat has: one for who calls the vote, and those of its
// vampires that are ready.
func pollVotes(m *rules.Match, p rules.Seat) int16 {
	n := int16(0)
	if p == m.S.Active {
		n++
	}
	for c := m.In(ready, p).First; c != 0; c = m.S.Cards[c].Next {
		if kind(m, c) == vampire {
			n += m.Fact(c, factVotes)
		}
	}
	return n
}

// preds are the properties that card texts can name.
func preds() []rules.Pred {
	of := func(is func(m *rules.Match, c rules.CardID, n int16) bool) func(*rules.Match, *rules.Query, rules.CardID, int16) bool {
		return func(m *rules.Match, _ *rules.Query, c rules.CardID, n int16) bool { return is(m, c, n) }
	}
	return []rules.Pred{
		{Name: "kind", Holds: of(func(m *rules.Match, c rules.CardID, n int16) bool { return kind(m, c) == n })},
		{Name: "minion", Holds: of(func(m *rules.Match, c rules.CardID, _ int16) bool { return isMinion(m, c) })},
		{Name: "locked", Holds: of(func(m *rules.Match, c rules.CardID, _ int16) bool { return m.S.Has(c, flagLocked) })},
		{Name: "ready", Holds: of(func(m *rules.Match, c rules.CardID, _ int16) bool { return m.KindOf(c) == ready })},
		{Name: "acting", Holds: of(func(m *rules.Match, c rules.CardID, _ int16) bool { return acting(m, c) })},
		{Name: "blocking", Holds: of(func(m *rules.Match, c rules.CardID, _ int16) bool { return blocking(m, c) })},
		{Name: "playing", Holds: of(func(m *rules.Match, c rules.CardID, _ int16) bool { return playing(m, c) })},
		{Name: "opposing", Holds: func(m *rules.Match, q *rules.Query, c rules.CardID, _ int16) bool {
			return fighting(m, c) && m.S.Cards[c].Ctrl != q.Ctrl
		}},
		{Name: "edge", Holds: func(m *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool {
			return m.S.Nums[numEdge] == int16(q.Ctrl)+1
		}},
	}
}
