package vibes

import "feltstack/rules"

// The verbs of Vibes that card texts call, in the order of natives().
const (
	nativeIce uint8 = iota
	nativeFlop
	nativeUnflop
	nativeRod
	nativeControl
	nativeBaron
	nativeCancel
	nativeSkipDraw
	nativeDeploy
	nativePlayable
	nativeSink
	nativeUncover
	nativeCover
	nativeOpen
	nativeSwap
)

// natives are the verbs themselves. Package text finds them by name; the phrases are in
// vocabulary.go.
func natives() []rules.Native {
	return []rules.Native{
		nativeIce:      {Name: "ice", Run: doIce},
		nativeFlop:     {Name: "flop", Run: doFlop, Can: canFlop},
		nativeUnflop:   {Name: "unflop", Run: doUnflop},
		nativeRod:      {Name: "rod", Run: doRod},
		nativeControl:  {Name: "control", Run: doControl},
		nativeBaron:    {Name: "baron", Run: doBaron},
		nativeCancel:   {Name: "cancel", Run: doCancel},
		nativeSkipDraw: {Name: "skipDraw", Run: doSkipDraw},
		nativeDeploy:   {Name: "deploy", Run: doDeploy},
		nativePlayable: {Name: "playable", Run: doPlayable},
		nativeSink:     {Name: "sink", Run: doSink},
		nativeUncover:  {Name: "uncover", Run: doUncover},
		nativeCover:    {Name: "cover", Run: doCover},
		nativeOpen:     {Name: "open", Run: doOpen},
		nativeSwap:     {Name: "swap", Run: doSwap},
	}
}

// doIce ices cards at the same time, from play or from wherever they lie.
func doIce(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	group, n, tossed := m.S.NewSerial(), 0, [2]int16{}
	m.Each(f, in.Reg, func(c rules.CardID) {
		if kept(m, f, c, KeyNoIcePlay) {
			return
		}
		if inPlay(m.KindOf(c)) {
			ev := icing(m, c, m.WhoIs(f, in.Who, c))
			ev.Text, ev.Reg = f.Serial, in.Dst
			m.Collect(group, ev)
			n++
			return
		}
		if m.KindOf(c) != Ice {
			if p := m.WhoIs(f, in.Who, c); m.S.Cards[c].Zone == m.Game.Zone(Hand, p) {
				tossed[p]++
			}
			m.MoveCard(c, m.Game.Zone(Ice, m.S.Cards[c].Owner), rules.Top, WhySent)
			m.Done(f, in, c)
		}
	})
	for p, n := range tossed {
		if n > 0 {
			m.RaiseMany(WhyTossed, rules.Seat(p), n)
		}
	}
	if n > 0 {
		m.Happen(group)
	}
	return false
}

// kept reports whether a power keeps c from what frame f does to it, which belongs to an opponent's
// Action or [ACT] ability.
func kept(m *rules.Match, f *rules.Frame, c rules.CardID, power uint64) bool {
	a := &m.Game.Defs[f.Def].Abilities[f.Ability]
	plays := a.Kind == rules.AbilityPlay || a.Kind == rules.AbilityUse || a.Kind == rules.AbilityGranted && a.As == rules.AbilityUse
	return plays && m.S.Cards[c].Ctrl != f.Ctrl && m.Power(c, power)
}

func doFlop(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		if !m.S.Has(c, FlagFlopped) && !kept(m, f, c, KeyNoFlopPlay) {
			flop(m, c)
			m.Done(f, in, c)
		}
	})
	return false
}

// canFlop reports whether the card whose cost it is can be flopped.
func canFlop(m *rules.Match, q *rules.Query, in *rules.Instr) bool {
	return q.Src == 0 || !m.S.Has(q.Src, FlagFlopped)
}

func doUnflop(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		if m.S.Has(c, FlagFlopped) {
			unflop(m, c)
			m.Done(f, in, c)
		}
	})
	return false
}

// doRod turns cards face-down as Rods: those of their controller, or of who does it where
// they lie in no seat's zone (B-047).
func doRod(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		p := m.S.Cards[c].Ctrl
		if p == rules.NoSeat {
			p = m.WhoIs(f, in.Who, c)
		}
		turnDown(m, c, p, WhyTurned)
		m.Done(f, in, c)
	})
	return false
}

// doControl lets Penguins join a player's huddle: they stay as they are (B-043, B-044).
func doControl(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	p := m.WhoIs(f, in.Who, 0)
	m.Each(f, in.Reg, func(c rules.CardID) {
		if k := m.KindOf(c); inPlay(k) && m.S.Cards[c].Ctrl != p {
			m.MoveCard(c, m.Game.Zone(k, p), rules.Top, WhySent)
			m.Done(f, in, c)
		}
	})
	return false
}

// doSwap gives each player's huddle to the next player. What waits for a Penguin that comes to
// a huddle sees it when all are where they belong (B-089).
func doSwap(m *rules.Match, _ *rules.Frame, _ *rules.Instr) bool {
	var all []rules.CardID
	for p := range rules.Seat(m.S.SeatCount) {
		for c := m.In(Huddle, p).First; c != 0; c = m.S.Cards[c].Next {
			all = append(all, c)
		}
	}
	m.AtOnce(func() {
		for _, c := range all {
			m.MoveCard(c, m.Game.Zone(Huddle, m.S.NextSeat(m.S.Cards[c].Ctrl)), rules.Top, WhySwapped)
		}
		for _, c := range all {
			m.Raise(WhyJoins, c, m.S.Cards[c].Ctrl, 0)
		}
	})
	return false
}

// doBaron gives a player the Baron.
func doBaron(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	takeBaron(m, m.WhoIs(f, in.Who, 0))
	return false
}

// doCancel makes plays on the stack fizzle at once (Vibes, Cancel). Dests: where Actions go
// instead of to ice, in their owners' zones (B-055); none: to ice.
func doCancel(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	for i := 0; i < len(m.S.Picks); i++ {
		k := m.S.Picks[i]
		if k.Serial != f.Serial || k.Is != rules.HeldItem || int8(k.Reg) != in.Reg {
			continue
		}
		if it := m.S.Item(k.Item()); it != nil {
			m.Emit(rules.Event{Kind: rules.EvCountered, Seat: it.By, Card: it.Src, Target: f.Src, Item: it.Serial})
			if src := it.Src; len(in.Dests) > 0 && it.Class == ClassAction && !it.Copy && m.KindOf(src) == OnStack {
				to := in.Dests[0]
				m.MoveCard(src, m.Game.Zone(to.Zone, m.S.Cards[src].Owner), to.At, WhyBack)
			}
			remove(m, it)
			i = -1
		}
	}
	return false
}

// doDeploy puts cards into play, of who does it, each in the zone of its kind.
func doDeploy(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		z := map[int16]rules.ZoneKind{Penguin: Huddle, Relic: Relics, Rod: Rods}[kind(m, c)]
		if z != 0 && !inPlay(m.KindOf(c)) {
			m.MoveCard(c, m.Game.Zone(z, m.WhoIs(f, in.Who, c)), rules.Top, WhySent)
			m.Done(f, in, c)
		}
	})
	return false
}

// How cards become playable: the N of doPlayable and its mark.
const (
	playableForRod = iota + 1 // in the next turn, and a Rod is iced besides
	playableForAny            // paid for with Pudge of any color
)

// doPlayable lets who does it play cards from where they lie, until this Cycle ends, or in
// their next turn. N: 0, playableForRod or playableForAny.
func doPlayable(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	p, until := m.WhoIs(f, in.Who, 0), UntilCycle
	if in.N == playableForRod {
		until = rules.UntilRemoved // turnEnds
	}
	m.Each(f, in.Reg, func(c rules.CardID) {
		m.AddMark(rules.Mark{Kind: MarkPlayable, Card: c, Src: f.Src, Seat: p, N: in.N, Until: until})
	})
	return false
}

// doSink makes cards go to the bottom of their owners' decks whenever they would go to ice,
// until this Cycle ends.
func doSink(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		m.AddMark(rules.Mark{Kind: MarkSunk, Card: c, Src: f.Src, Until: UntilCycle})
	})
	return false
}

// doSkipDraw lets a player skip the next card that they would draw (B-061).
func doSkipDraw(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.AddNum(m.WhoIs(f, in.Who, 0), NumSkips, 1, WhyNone)
	return false
}
