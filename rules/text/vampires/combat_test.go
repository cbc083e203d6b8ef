package vampires_test

import "feltstack/rules"

// Steps of combatProc.
const (
	stepBegins = iota
	stepBegun
	stepRange
	stepAskA
	stepTakeA
	stepAskB
	stepTakeB
	stepStrikes
	stepEnds
	stepEnded
)

// combatProc is a combat of one round between Frame.Src, which acts, and Frame.Tgt.
func combatProc() rules.Proc {
	return rules.Proc{Name: "combat", Steps: []rules.Step{
		stepBegins: beginCombat, stepBegun: triggers,
		stepRange: func(m *rules.Match, f *rules.Frame) {
			if stands(m, f) {
				m.Call(procWindow, rules.Frame{Ctrl: f.Ctrl})
			}
		},
		stepAskA: askStrike(0), stepTakeA: takeStrike(0), stepAskB: askStrike(1), stepTakeB: takeStrike(1),
		stepStrikes: strikesLand, stepEnds: endCombat, stepEnded: triggers,
	}}
}

func beginCombat(m *rules.Match, f *rules.Frame) {
	m.Push(rules.Item{
		Class: classCombat, Ctrl: f.Ctrl, By: f.Ctrl, Opp: m.S.Cards[f.Tgt].Ctrl, Serial: m.S.NewSerial(), Def: m.S.Cards[f.Src].Def, Src: f.Src,
		Cards: [4]rules.CardID{f.Src, f.Tgt},
	})
	f.SetItem(3, m.S.Top().Serial)
	m.Raise(whyFights, f.Src, f.Ctrl, f.Tgt)
	m.Raise(whyFights, f.Tgt, m.S.Cards[f.Tgt].Ctrl, f.Src)
}

// stands reports whether the combat goes on; else its end comes next.
func stands(m *rules.Match, f *rules.Frame) bool {
	it := m.S.Item(f.Item(3))
	if it == nil || it.Flags&itemEnded != 0 || m.KindOf(f.Src) != ready || m.KindOf(f.Tgt) != ready {
		f.Goto(stepEnds)
		return false
	}
	return true
}

// askStrike asks the player of one side for a strike.
func askStrike(side int) rules.Step {
	return func(m *rules.Match, f *rules.Frame) {
		if !stands(m, f) {
			return
		}
		c := m.S.Item(f.Item(3)).Cards[side]
		p := m.S.Cards[c].Ctrl
		m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: p, Prompt: promptStrike, Src: c})
		m.Offer(rules.Option{Verb: verbHandStrike, Card: c}, 0)
		offerPlays(m, p, combat)
		offerUses(m, p)
	}
}

func takeStrike(side int) rules.Step {
	return func(m *rules.Match, f *rules.Frame) {
		if o := m.S.Answer; o.Verb != verbHandStrike {
			if o.Verb == verbUse && !strikes(m, &m.Def(o.Card).Abilities[o.Ability]) {
				f.Goto(stepAskA + 2*side)
			}
			take(m, m.S.Cards[m.S.Item(f.Item(3)).Cards[side]].Ctrl, o)
			return
		}
		m.S.Item(f.Item(3)).Nums[side] = m.Fact(m.S.Answer.Card, factStrength)
	}
}

// strikesLand does the damage of both strikes at the same time.
func strikesLand(m *rules.Match, f *rules.Frame) {
	if !stands(m, f) {
		return
	}
	it := m.S.Item(f.Item(3))
	group := m.S.NewSerial()
	if n := it.Nums[0]; n > 0 && it.Flags&itemDodgeA == 0 {
		m.Collect(group, hurting(it.Cards[1], n, it.Cards[0]))
	}
	if n := it.Nums[1]; n > 0 && it.Flags&itemDodgeB == 0 {
		m.Collect(group, hurting(it.Cards[0], n, it.Cards[1]))
	}
	m.Happen(group)
}

// endCombat ends what lasts until the combat ends.
func endCombat(m *rules.Match, f *rules.Frame) {
	m.S.DropItem(f.Item(3))
	m.Raise(whyCombatEnds, 0, f.Ctrl, 0)
	m.Ends(untilCombat, rules.NoSeat)
	m.DropMarks(func(k *rules.Mark) bool { return k.Kind == markShield })
}

// fighting reports whether c is in the combat that goes on.
func fighting(m *rules.Match, c rules.CardID) bool {
	it := going(m, classCombat)
	return it != nil && c != 0 && (it.Cards[0] == c || it.Cards[1] == c)
}

// playing reports whether c plays the card whose text runs.
func playing(m *rules.Match, c rules.CardID) bool {
	it := going(m, classPlay)
	return it != nil && it.Cards[1] == c && c != 0
}

// strikes reports whether an ability is a strike.
func strikes(m *rules.Match, a *rules.Ability) bool {
	for i := range a.Modes {
		for j := range a.Modes[i].Code {
			if in := &a.Modes[i].Code[j]; in.Op == rules.OpNative {
				switch m.Game.Natives[in.Native].Name {
				case "strike", "dodge", "endCombat":
					return true
				}
			}
		}
	}
	return false
}

// hurting is a minion taking damage from another card.
func hurting(c rules.CardID, n int16, from rules.CardID) rules.Coming {
	return rules.Coming{Kind: comesHurt, Card: c, With: from, N: n, Reg: -1}
}

// hurt takes blood from a vampire, which goes to torpor where it has not enough,
// and life from others, which are burned without any.
func hurt(m *rules.Match, ev rules.Coming) {
	c := ev.Card
	if !inPlay(m.KindOf(c)) || ev.N <= 0 {
		return
	}
	if kind(m, c) == vampire {
		blood := m.Counters(c, counterBlood)
		m.AddCounters(c, counterBlood, rules.NoSeat, -ev.N, whyBlood)
		m.Raise(whyHurt, c, m.S.Cards[c].Ctrl, ev.With)
		if ev.N > blood {
			sink(m, c)
		}
		return
	}
	m.AddCounters(c, counterLife, rules.NoSeat, -ev.N, whyLife)
	m.Raise(whyHurt, c, m.S.Cards[c].Ctrl, ev.With)
	if m.Counters(c, counterLife) == 0 {
		m.Propose(burning(m, c))
	}
}

// sink sends a vampire to torpor.
func sink(m *rules.Match, c rules.CardID) {
	if m.KindOf(c) == ready {
		m.MoveCard(c, m.Game.Zone(torpor, m.S.Cards[c].Ctrl), rules.Top, whySunk)
		m.Raise(whySunk, c, m.S.Cards[c].Ctrl, 0)
	}
}

// burning is a card in play being burned.
func burning(m *rules.Match, c rules.CardID) rules.Coming {
	return rules.Coming{Kind: comesBurn, Act: rules.ActMove, Card: c, Why: whyBurned, To: m.Game.Zone(ashHeap, m.S.Cards[c].Ctrl), Reg: -1}
}

func mayBurn(m *rules.Match, ev rules.Coming) bool {
	return inPlay(m.KindOf(ev.Card)) && !m.Power(ev.Card, keyNoBurn)
}

func beforeBurn(m *rules.Match, ev *rules.Coming) {
	m.RaiseLeaving(whyBurned, ev.Card, m.S.Cards[ev.Card].Ctrl, 0)
}

func inPlay(k rules.ZoneKind) bool {
	return k == ready || k == torpor || k == estate || k == attached
}

// toOwner sends what leaves play to the zones of its owner.
func toOwner(m *rules.Match, mv *rules.Move) {
	switch to := m.Game.ZoneKind(mv.To); to {
	case library, crypt, hand, ashHeap, uncontrolled:
		mv.To = m.Game.Zone(to, m.S.Cards[mv.Card].Owner)
	}
}

// moved ends what a card loses when it leaves play.
func moved(m *rules.Match, mv *rules.Move) {
	c := mv.Card
	if inPlay(m.Game.ZoneKind(mv.From)) && !inPlay(m.Game.ZoneKind(mv.To)) {
		m.DropMarks(func(k *rules.Mark) bool { return k.Card == c })
		m.S.Cards[c].Flags = 0
	}
	switch mv.Why {
	case whyDraw, whyDiscard:
		m.Raise(mv.Why, c, m.S.Cards[c].Owner, 0)
	}
}
