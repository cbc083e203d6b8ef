package rules

// DeclareSteps are the steps that declare a play of an ability: they ask for
// its printed option, if several are possible and Frame.Mode is -1, for its
// targets, which go into the registers of Frame.Serial, and for the opponent
// it is about, if Frame.Opp is NoSeat and its words name one. They must stand
// first in their procedure; use is made of the frame's Mode, PC and Sub.
func DeclareSteps() []Step {
	return []Step{askMode, takeMode, askTarget, takeTarget, askRival, takeRival}
}

const (
	stepTarget = 2
	stepRival  = 4
	stepAfter  = 6
)

func askMode(m *Match, f *Frame) {
	a := m.AbilityOf(f)
	f.PC, f.Sub = 0, 0
	if len(a.Modes) == 1 {
		f.Mode = 0
	}
	if f.Mode >= 0 {
		f.Goto(stepTarget)
		return
	}
	m.AskAuto(Decision{Kind: PickMode, Seat: f.Ctrl, Declaring: true, Prompt: m.Game.PromptMode, Src: f.Source()})
	idle := true
	for i := range a.Modes {
		o := Option{Verb: VerbMode, Ability: f.Ability, N: int16(i), Card: f.Source()}
		q := f.declaring(m, 0)
		no := q.canMode(a, i)
		idle = idle && (no != 0 || q.idleMode(&a.Modes[i]))
		m.Offer(o, no)
	}
	if idle && len(m.S.Options) > 1 {
		m.S.Options = m.S.Options[:1] // whichever it is, nothing happens
	}
}

// declaring returns the query of a play that is being declared.
func (f *Frame) declaring(m *Match, traits uint64) *Query {
	q := m.FrameQuery(f, traits)
	q.Used = m.AbilityOf(f).leavesHand(m, f.Src)
	return q
}

// leavesHand returns src if using its ability means to play it out of a hand, or
// out of where a text allows it, or what it is itself while it counts as another; else 0.
func (a *Ability) leavesHand(m *Match, src CardID) CardID {
	z := m.S.Cards[src].Zone
	if a.Kind <= AbilityUse && (m.Game.zoneOf[z].private || m.Game.decreed[Allows] && !m.Game.onTable(z)) || a.Kind == AbilityPlay && m.S.Guised(src) {
		return src
	}
	return 0
}

func takeMode(m *Match, f *Frame) { f.Mode = int8(m.S.Answer.N) }

// askTarget asks for one more target; f.PC counts the targets of the mode
// that are complete, f.Sub the picks made for the current one.
func askTarget(m *Match, f *Frame) {
	mode := m.ModeOf(f)
	if int(f.PC) == len(mode.Targets) {
		f.PC, f.Sub = 0, 0
		f.Goto(stepRival)
		return
	}
	t := &mode.Targets[f.PC]
	q := f.declaring(m, mode.Traits)
	if t.Seat {
		f.askPlayer(m, q, t)
		return
	}
	if f.Sub == t.Max || mode.linked && !q.opens(mode, int(f.PC), f.Sub) || !mode.linked && q.countFree(t, 1) == 0 {
		f.PC++
		f.Sub = 0
		f.Again()
		return
	}
	d := Decision{Kind: PickCard, Seat: f.Ctrl, Declaring: !m.copying(f), Done: f.Sub, Of: t.Max, Prompt: t.Prompt, Src: f.Source()}
	if t.Item {
		d.Kind = PickItem
	}
	m.AskAuto(d)
	if t.Item {
		for i := len(m.S.Stack) - 1; i >= 0; i-- {
			if item := m.S.Stack[i].Serial; q.meansItem(t.Filter, i) && !m.S.HasItem(f.Serial, t.Reg, item) {
				m.Offer(Option{Verb: VerbTargetItem, Item: item}, q.refusesItem(t.Filter, i))
			}
		}
	} else {
		for it := q.Cards(t.Filter); ; {
			c := it.each()
			if c == 0 {
				break
			}
			if m.S.InReg(f.Serial, t.Reg, c) {
				continue
			}
			no := it.no
			if mode.linked && no == 0 && !q.leads(mode, int(f.PC), f.Sub, c) {
				no = m.Game.NoTarget
			}
			m.Offer(Option{Verb: VerbTarget, Target: c}, no)
		}
	}
	if f.Sub >= t.Min {
		m.Offer(Option{Verb: VerbStop}, 0)
	}
}

// askPlayer asks for a player as a target. A single one goes without saying.
func (f *Frame) askPlayer(m *Match, q *Query, t *Target) {
	set := q.targets(t)
	only := set.Only()
	if f.Sub == 0 && only != NoSeat {
		m.S.PutSeat(f.Serial, t.Reg, only)
	}
	if f.Sub == t.Max || set.Len() < 2 {
		f.PC++
		f.Sub = 0
		f.Again()
		return
	}
	m.AskAuto(Decision{Kind: PickSeat, Seat: f.Ctrl, Declaring: !m.copying(f), Prompt: t.Prompt, Src: f.Source()})
	for i := range Seat(m.S.SeatCount) {
		if p := (f.Ctrl + i) % Seat(m.S.SeatCount); set.Has(p) {
			m.Offer(Option{Verb: VerbSeat, N: int16(p), Card: f.Source()}, 0)
		}
	}
}

// targets is the set of players that a target can be.
func (q *Query) targets(t *Target) SeatSet { return q.seats(t.Whose) & q.m.S.players() }

func takeTarget(m *Match, f *Frame) {
	f.Goto(stepTarget)
	t := &m.ModeOf(f).Targets[f.PC]
	switch o := m.S.Answer; o.Verb {
	case VerbSeat:
		m.S.PutSeat(f.Serial, t.Reg, Seat(o.N))
		f.Sub++
	case VerbTarget:
		m.S.Put(f.Serial, t.Reg, o.Target)
		f.nameRival(m, t, m.S.Cards[o.Target].Ctrl)
		f.Sub++
	case VerbTargetItem:
		m.S.PutItem(f.Serial, t.Reg, o.Item)
		f.nameRival(m, t, m.S.Item(o.Item).Ctrl)
		f.Sub++
	default:
		f.PC++
		f.Sub = 0
	}
}

// countFree counts up to enough legal choices for t that are not chosen yet.
func (q *Query) countFree(t *Target, enough int) int {
	m := q.m
	taken := m.S.CountIn(q.Serial, t.Reg)
	n, _ := q.count(t.Filter, enough+taken)
	// A target already chosen may have become illegal to choose again (it is
	// locked now), so those that still count are taken off one by one.
	for i := range m.S.Picks {
		k := &m.S.Picks[i]
		if k.Serial != q.Serial || k.Reg != t.Reg {
			continue
		}
		if no := q.passesPick(t, k); no == 0 {
			n--
		}
	}
	return min(n, enough)
}

func (q *Query) passesPick(t *Target, k *Pick) No {
	m := q.m
	switch {
	case k.Lost:
		return m.Game.NoTarget
	case k.Is == HeldCard:
		return q.Passes(t.Filter, k.Card)
	case k.Is == HeldSeat && q.targets(t).Has(k.Seat()):
		return 0
	case k.Is == HeldSeat:
		return m.Game.NoTarget
	}
	if i := m.S.ItemAt(k.Item()); i >= 0 {
		return q.PassesItem(t.Filter, i)
	}
	return m.Game.NoTarget
}

// CanDeclare returns why ability a can't be played, timing and limits aside: 0
// if some mode's condition holds and its targets are there. Where the query
// leaves the opponent open, one of them will do.
func (q *Query) CanDeclare(a *Ability) No {
	if q.Opp == NoSeat && a.rival {
		return q.canAgainst(a)
	}
	return q.canDeclare(a)
}

func (q *Query) canDeclare(a *Ability) No {
	m := q.m
	q.Used = a.leavesHand(m, q.Src)
	if !q.Holds(a.If) {
		return m.Game.NotNow
	}
	if a.Cost != nil && len(a.fees) == 0 && !q.free {
		if no := q.CanPay(a.Cost); no != 0 {
			return no
		}
	}
	var no No
	for i := range a.Modes {
		why := q.canMode(a, i)
		if why == 0 {
			return 0
		}
		no = m.Game.clearer(no, why)
	}
	return no
}

// CanFree is CanDeclare for ability a of card src that seat p would use without
// paying. It may be called while other queries run.
func (m *Match) CanFree(p, opp Seat, src CardID, a *Ability) No {
	if int(m.freeAt) == len(m.frees) {
		return m.Game.NotNow // texts that let each other be used for nothing
	}
	q := &m.frees[m.freeAt]
	*q = Query{m: m, Ctrl: p, Opp: opp, That: NoSeat, Src: src, free: true}
	m.freeAt++
	no := q.CanDeclare(a)
	m.freeAt--
	return no
}

// canMode returns why option i of an ability can't be chosen and paid for.
func (q *Query) canMode(a *Ability, i int) No {
	if len(a.fees) == 0 || q.free {
		return q.CanMode(&a.Modes[i])
	}
	return q.canPriced(a, i)
}

// canPriced is canMode for an ability that has a price. What the option says counts before
// that, but for who only wants to know whether there is a reason.
func (q *Query) canPriced(a *Ability, i int) No {
	can, known := q.affordsPrice(a, int8(i))
	if known && !can && !q.m.seeking {
		return q.m.Game.NoCost
	}
	if no := q.CanMode(&a.Modes[i]); no != 0 {
		return no
	}
	return q.canAfford(a, int8(i), can, known)
}

// CanMode returns why a printed option can't be chosen. It gives q the traits
// of the option.
func (q *Query) CanMode(mode *Mode) No {
	m := q.m
	q.Traits = mode.Traits
	if !q.Holds(mode.If) {
		return m.Game.NotNow
	}
	for i := range mode.Targets {
		t := &mode.Targets[i]
		if t.Seat && q.targets(t) == 0 {
			return m.Game.NoTarget
		}
		if t.Seat || t.Min == 0 || mode.linked && i > 0 {
			continue
		}
		if n, no := q.count(t.Filter, int(t.Min)); n < int(t.Min) {
			if no == 0 {
				no = m.Game.NoTarget
			}
			return no
		}
	}
	if mode.linked && !q.linkable(mode) {
		return m.Game.NoTarget
	}
	return 0
}

// Fizzles drops the targets of q.Serial that are no longer legal; a card that
// has left its place is another one, even where it came back. none is true if the
// mode needs targets and none is left, fewer if one is dropped of a fixed number of them.
// It gives q the traits of the mode.
func (q *Query) Fizzles(mode *Mode) (none, fewer bool) {
	m := q.m
	q.Traits = mode.Traits
	needs, left := false, 0
	for i := range mode.Targets {
		t := &mode.Targets[i]
		needs = needs || t.Min > 0
		for j := 0; j < len(m.S.Picks); j++ {
			k := &m.S.Picks[j]
			if k.Serial != q.Serial || k.Reg != t.Reg {
				continue
			}
			if q.passesPick(t, k) != 0 || !q.goesWith(t, k.Card, j) {
				m.S.Picks = append(m.S.Picks[:j], m.S.Picks[j+1:]...)
				j--
				fewer = fewer || t.Min == t.Max
				continue
			}
			left++
		}
	}
	return needs && left == 0, fewer
}
