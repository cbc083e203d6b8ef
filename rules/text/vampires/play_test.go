package vampires_test

import (
	"slices"

	"feltstack/rules"
)

// What a frame of playProc plays: its register 1.
const (
	playCard int16 = iota
	playUse
	playGained
	playTrigger
)

// playProc declares a card or an ability, pays for it and runs its text.
// Frame.Tgt is the minion that plays it, 0 for none.
func playProc() rules.Proc {
	return rules.Proc{Name: "play", Steps: append(rules.DeclareSteps(), payCost, commit, runText, done, follow)}
}

// payCost takes the price of a card, and what the text wants before its colon.
func payCost(m *rules.Match, f *rules.Frame) {
	if f.R[1] == playCard && m.KindOf(f.Src) == hand {
		payPrinted(m, f.Ctrl, f.Src, f.Tgt)
		m.MoveCard(f.Src, m.Game.Zone(limbo, 0), rules.Top, whyPlayed)
		m.Propose(drawing(m, f.Ctrl))
		if k := kind(m, f.Src); k == master || k == location {
			m.S.Nums[numMasters]--
		}
	}
	if f.R[1] == playUse {
		m.Spend(f.Ctrl, f.Src, f.Ability)
	}
	switch {
	case f.R[1] == playCard && !spoken(m, f.Def):
	case m.AbilityOf(f).Price != nil:
		m.Charge(f)
	case m.AbilityOf(f).Cost != nil:
		m.Call(m.Game.Text, rules.Frame{Ctrl: f.Ctrl, Opp: f.Opp, Src: f.Src, Def: f.Def, Ability: f.Ability, Mode: rules.ModeCost, Serial: m.S.NewSerial()})
	}
}

// payPrinted pays the printed cost of a card.
func payPrinted(m *rules.Match, p rules.Seat, c, minion rules.CardID) {
	m.AddNum(p, numPool, -poolCost(m, p, c), whyNone)
	if minion != 0 {
		m.AddCounters(minion, counterBlood, rules.NoSeat, -m.Fact(c, factBlood), whyNone)
	}
}

// poolCost is what a card costs its player now.
func poolCost(m *rules.Match, p rules.Seat, c rules.CardID) int16 {
	return max(m.Fact(c, factPool)+int16(m.Charged(p, actPlay, c)), 0)
}

// affords reports whether a printed cost can be paid.
func affords(m *rules.Match, p rules.Seat, c, minion rules.CardID) bool {
	return m.S.Seats[p].Nums[numPool] >= poolCost(m, p, c) && (minion == 0 || m.Counters(minion, counterBlood) >= m.Fact(c, factBlood))
}

// commit notes on the stack who plays it: texts ask for "the acting minion" and
// the minion that reacts or fights.
func commit(m *rules.Match, f *rules.Frame) {
	m.Push(rules.Item{
		Class: classPlay, Ctrl: f.Ctrl, By: f.Ctrl, Opp: f.Opp, Serial: m.S.NewSerial(), Def: f.Def, Src: f.Src, Was: f.Was, Lost: f.Lost,
		Mode: max(f.Mode, 0), Ability: f.Ability, Cards: [4]rules.CardID{f.Src, f.Tgt},
	})
	f.SetItem(3, m.S.Top().Serial)
	if f.R[1] == playCard {
		m.Raise(whyPlayed, f.Src, f.Ctrl, 0)
	}
}

// playAt is the place of the first ability that a card is played for, -1 if it has none.
func playAt(d *rules.Def) int {
	return slices.IndexFunc(d.Abilities, func(a rules.Ability) bool { return played(d, &a) })
}

// played reports whether a card is played for an ability: one with a cost is used
// later where the card stays.
func played(d *rules.Def, a *rules.Ability) bool {
	k := d.Facts[factKind]
	return a.Kind == rules.AbilityPlay || a.Kind == rules.AbilityUse && (k == master || k >= action)
}

// spoken reports whether a card is played for what it says.
func spoken(m *rules.Match, d rules.DefID) bool {
	return playAt(&m.Game.Defs[d]) >= 0
}

func runText(m *rules.Match, f *rules.Frame) {
	if f.R[1] == playCard && !spoken(m, f.Def) {
		return
	}
	mode := m.ModeOf(f)
	if none, _ := m.FrameQuery(f, mode.Traits).Fizzles(mode); none {
		return
	}
	m.S.DropLost(f.Serial)
	m.Call(m.Game.Text, rules.Frame{
		Ctrl: f.Ctrl, Opp: f.Opp, Src: f.Src, Was: f.Was, Lost: f.Lost, Def: f.Def, Ability: f.Ability, Mode: f.Mode, Serial: f.Serial,
		R: [6]int16{4: f.R[2]},
	})
	f.Serial = 0
}

// follow lets what triggered happen; after a trigger triggersProc goes on with that.
func follow(m *rules.Match, f *rules.Frame) {
	if f.R[1] != playTrigger {
		triggers(m, f)
	}
}

func done(m *rules.Match, f *rules.Frame) {
	m.S.DropItem(f.Item(3))
	if f.R[1] == playCard && !f.Lost && m.KindOf(f.Src) == limbo {
		if kind(m, f.Src) == location {
			m.MoveCard(f.Src, m.Game.Zone(estate, f.Ctrl), rules.Top, whyArrives)
			m.Raise(whyArrives, f.Src, f.Ctrl, 0)
			return
		}
		m.MoveCard(f.Src, m.Game.Zone(ashHeap, f.Ctrl), rules.Top, whySpent)
	}
}

// take does what a seat has chosen to do.
func take(m *rules.Match, p rules.Seat, o rules.Option) {
	f := rules.Frame{
		Ctrl: p, Opp: rules.NoSeat, Src: o.Card, Tgt: o.Target, Def: m.S.Cards[o.Card].Def, Ability: o.Ability, Mode: -1, Serial: m.S.NewSerial(),
	}
	switch o.Verb {
	case verbBleed, verbHunt:
		what := actBleed
		if o.Verb == verbHunt {
			what = actHunt
		}
		act(m, rules.Frame{Ctrl: p, Tgt: o.Card, R: [6]int16{1: what}})
	case verbGained:
		by := rules.Gained{Def: rules.DefID(o.N), Ability: o.Ability}
		by.Spend(m, p, o.Card)
		f.Def, f.R[1] = by.Def, playGained
		m.Call(procPlay, f)
	case verbUse:
		f.R[1] = playUse
		m.Call(procPlay, f)
	default:
		switch kind(m, o.Card) {
		case action, political, equipment, retainer, ally:
			f.R[1] = actCard
			act(m, f)
		default:
			at := m.Call(procPlay, f)
			if !spoken(m, f.Def) {
				at.Step = 6 // there is nothing to declare
			}
		}
	}
}

// offerPlays offers the cards of some kinds that p can play, each with the
// minions that can play it.
func offerPlays(m *rules.Match, p rules.Seat, kinds ...int16) {
	for c := m.In(hand, p).First; c != 0; c = m.S.Cards[c].Next {
		for _, k := range kinds {
			if kind(m, c) == k {
				offerCard(m, p, c)
			}
		}
	}
}

func offerCard(m *rules.Match, p rules.Seat, c rules.CardID) {
	d := m.Def(c)
	k := kind(m, c)
	if !spoken(m, m.S.Cards[c].Def) {
		offerWith(m, p, c, 0, nil)
		return
	}
	for i := range d.Abilities {
		if a := &d.Abilities[i]; played(d, a) && (k != combat || strikes(m, a) == (m.S.Decision.Prompt == promptStrike)) {
			offerWith(m, p, c, uint8(i), a)
		}
	}
}

// offerWith offers an ability of a card with each minion that can play it; a nil
// ability is none: the card comes into play.
func offerWith(m *rules.Match, p rules.Seat, c rules.CardID, i uint8, a *rules.Ability) {
	try := func(minion rules.CardID) {
		no := rules.No(0)
		_, forbidden := m.Forbidden(p, actPlay, c)
		switch {
		case forbidden:
			no = noPower
		case minion != 0 && a != nil && !levelOf(m, minion, a.Label):
			no = noLevel
		case !affords(m, p, c, minion):
			no = noCost
		case a != nil:
			no = m.Query(p, m.S.Rival(p), c, 0, 0).CanDeclare(a)
		}
		o := rules.Option{Verb: verbPlay, Card: c, Ability: i, Target: minion}
		if minion == 0 {
			o.Verb = verbMaster
		}
		m.Offer(o, no)
	}
	if k := kind(m, c); k == master || k == location {
		try(0)
		return
	}
	for minion := m.In(ready, p).First; minion != 0; minion = m.S.Cards[minion].Next {
		if isMinion(m, minion) && mayPlay(m, minion, kind(m, c), a) {
			try(minion)
		}
	}
}

// mayPlay reports whether a minion is one that can play cards of a kind now.
func mayPlay(m *rules.Match, minion rules.CardID, k int16, a *rules.Ability) bool {
	switch k {
	case modifier:
		return acting(m, minion)
	case reaction:
		return inAction(m) && !acting(m, minion) && (awake(m, minion) || a != nil && a.Traits&traitWhileLocked != 0)
	case combat:
		return fighting(m, minion)
	case political:
		return kind(m, minion) == vampire && actNo(m, minion) == 0
	}
	return actNo(m, minion) == 0
}

// awake reports whether a minion can block and react.
func awake(m *rules.Match, c rules.CardID) bool {
	return !m.S.Has(c, flagLocked) || m.Power(c, keyWake)
}

// actNo says why a minion can't act.
func actNo(m *rules.Match, c rules.CardID) rules.No {
	switch {
	case m.S.Has(c, flagLocked), m.S.Has(c, flagFresh), m.KindOf(c) != ready:
		return noTiming
	case m.Power(c, keyNoAct):
		return noPower
	}
	return 0
}

// levelOf reports whether a minion has the level of a discipline that a label asks for.
func levelOf(m *rules.Match, c rules.CardID, label uint8) bool {
	return label < labelLevels || m.Def(c).Facts[factDiscs]>>(label-labelLevels)&1 == 1
}

// offerUses offers what cards in play can be used for, each once a turn.
func offerUses(m *rules.Match, p rules.Seat) {
	var room [8]rules.Gained
	for _, z := range [...]rules.ZoneKind{ready, estate, attached} {
		for c := m.In(z, p).First; c != 0; c = m.S.Cards[c].Next {
			d := m.Def(c)
			for i := range d.Abilities {
				a := &d.Abilities[i]
				if a.Kind != rules.AbilityUse || m.S.Used(rules.PerRound, 0, int16(i), c) > 0 {
					continue
				}
				m.Offer(rules.Option{Verb: verbUse, Card: c, Ability: uint8(i)}, m.Query(p, m.S.Rival(p), c, 0, 0).CanDeclare(a))
			}
			for _, by := range m.Gained(c, room[:0]) {
				if a := by.Of(m); a.As == rules.AbilityUse && by.Uses(m, c) == 0 {
					m.Offer(rules.Option{Verb: verbGained, Card: c, Ability: by.Ability, N: int16(by.Def)}, m.Query(p, m.S.Rival(p), c, 0, 0).CanDeclare(a))
				}
			}
		}
	}
}
