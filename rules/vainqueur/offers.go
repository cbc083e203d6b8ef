package vainqueur

import "feltstack/rules"

// kind is what sort of card c is.
func kind(m *rules.Match, c rules.CardID) int16 { return m.Def(c).Facts[FactKind] }

// isMonster reports whether c counts as a monster where it lies: face-down cards
// are nothing (W-036), and attached ones aren't monsters (W-090).
func isMonster(m *rules.Match, c rules.CardID) bool {
	k := kind(m, c)
	return (k == Monster || k == MonsterToken) && m.S.Cards[c].Face != rules.FaceDown && m.KindOf(c) != Attached
}

func defending(m *rules.Match, c rules.CardID) bool { return m.S.Has(c, FlagDefending) }

// offerHand offers what p may do with card c of the hand in the own Main Step, or
// with one that a text allows to be used like one.
func offerHand(m *rules.Match, p rules.Seat, c rules.CardID) {
	switch kind(m, c) {
	case Monster:
		no := forbidden(m, p, ActSummon, c)
		if no == ok {
			no = summonNo(m, p, c)
		}
		m.Offer(rules.Option{Verb: verbSummon, Card: c}, no)
		if no == ok && m.Power(c, KeyNoDefend) {
			no = noDefend
		}
		m.Offer(rules.Option{Verb: verbSummonDefending, Card: c}, no)
	case Master:
		no := forbidden(m, p, ActUse, c)
		if m.In(MasterZone, p).N > 0 {
			no = noMaster
		}
		m.Offer(rules.Option{Verb: verbMaster, Card: c}, no)
	case Battlefield:
		m.Offer(rules.Option{Verb: verbBattlefield, Card: c}, forbidden(m, p, ActUse, c))
	case Spell, React:
		offerText(m, p, c, spellNo(m, p, c))
	}
}

// offerAllowed offers what texts allow p to do with cards elsewhere (W-110).
func offerAllowed(m *rules.Match, p rules.Seat) {
	m.Allowed(p, ActUse, func(c rules.CardID) {
		if !fights(m.Def(c)) {
			offerHand(m, p, c)
		}
	})
	m.Allowed(p, ActSummon, func(c rules.CardID) {
		if isMonster(m, c) {
			offerHand(m, p, c)
		}
	})
}

// forbidden says why p can't do something with c: a card forbids it.
func forbidden(m *rules.Match, p rules.Seat, act uint8, c rules.CardID) rules.No {
	if _, is := m.Forbidden(p, act, c); is {
		return noForbidden
	}
	return ok
}

// spellNo says why p can't use a Spell, whatever its text says: a card forbids
// it, or p has used as many of its name in this turn as a deck may hold (W-126).
func spellNo(m *rules.Match, p rules.Seat, c rules.CardID) rules.No {
	if m.S.Used(rules.PerRound, p, int16(m.S.Cards[c].Def), 0) >= mostOfAName {
		return noOften
	}
	return forbidden(m, p, ActUse, c)
}

// summonNo says why p can't make a Regular Summon of c.
func summonNo(m *rules.Match, p rules.Seat, c rules.CardID) rules.No {
	need := tributes(m, p, c)
	have, most := int16(0), m.In(Field, p).N
	for c := m.In(Field, p).First; c != 0; c = m.S.Cards[c].Next {
		if tributable(m, c) {
			have++
		}
	}
	i, priced := playOf(m.Def(c))
	switch {
	case m.S.Seats[p].Nums[NumSummons] >= summons:
		return noSummons
	case priced:
		return m.Query(p, m.S.NextSeat(p), c, 0, 0).CanDeclare(&m.Def(c).Abilities[i])
	case have < need:
		return noTributes
	case most-need >= fieldSize:
		return noSpace
	}
	return ok
}

// tributes is how many monsters a Regular Summon of c costs p (W-112).
func tributes(m *rules.Match, p rules.Seat, c rules.CardID) int16 {
	return max(m.Def(c).Facts[FactRank]-1+int16(m.Charged(p, ActSummon, c)), 0)
}

// playOf finds what says how else a monster is paid for, or what is paid besides.
func playOf(d *rules.Def) (i uint8, found bool) {
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Kind == rules.AbilityPlay && a.Price != nil {
			return uint8(i), fights(d)
		}
	}
	return 0, false
}

// offerText offers the abilities that c is used for, or refuses them with no.
func offerText(m *rules.Match, p rules.Seat, c rules.CardID, no rules.No) {
	d := m.Def(c)
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Kind == rules.AbilityPlay || a.Kind == rules.AbilityUse {
			why := no
			if why == ok {
				why = declareNo(m, p, c, a)
			}
			m.Offer(rules.Option{Verb: verbPlay, Card: c, Ability: uint8(i)}, why)
		}
	}
}

// offerUses offers the activated effects of cards that p controls: those of
// monsters in the own Main Step with nothing waiting, those of Masters and
// Battlefields whenever p may act (Vainqueur, Using Card Effects).
func offerUses(m *rules.Match, p rules.Seat) {
	for _, z := range [...]rules.ZoneKind{Field, MasterZone, Battlezone} {
		main := ok
		if z == Field && (m.S.Phase != StepMain || m.S.Active != p || len(m.S.Stack) > 0 || m.S.Decision.Kind != rules.PickPlay) {
			if main = noMain; !m.Seeking() {
				continue
			}
		}
		for c := m.In(z, p).First; c != 0; c = m.S.Cards[c].Next {
			d := m.Def(c)
			for i := range d.Abilities {
				if a := &d.Abilities[i]; a.Kind == rules.AbilityUse {
					no := main
					if no == ok {
						no = useNo(m, p, c, i, a)
					}
					m.Offer(rules.Option{Verb: verbUse, Card: c, Ability: uint8(i)}, no)
				}
			}
			offerGained(m, p, c, main)
		}
	}
}

// offerGained offers the effects that c has from other cards, or refuses them with no (W-093).
func offerGained(m *rules.Match, p rules.Seat, c rules.CardID, no rules.No) {
	var room [8]rules.Gained
	for _, g := range m.Gained(c, room[:0]) {
		a := g.Of(m)
		if a.As != rules.AbilityUse {
			continue
		}
		why := no
		switch {
		case why != ok:
		case a.Limit.Scope == rules.PerGame && g.Spent(m, p, c):
			why = noOnceGame
		case (m.KindOf(c) == Field || a.Limit.N > 0) && g.Uses(m, c) >= max(int(a.Limit.N), 1):
			why = noOnce
		default:
			why = declareNo(m, p, c, a)
		}
		m.Offer(rules.Option{Verb: verbGained, Card: c, Ability: g.Ability, N: int16(g.Def)}, why)
	}
}

// useNo says why p can't activate ability i of c, its timing aside. Each
// effect of each copy of a monster works once a turn (W-011); others do so
// where their text says it.
func useNo(m *rules.Match, p rules.Seat, c rules.CardID, i int, a *rules.Ability) rules.No {
	switch {
	case m.Silent(c):
		return noCanceled
	case a.Limit.Scope == rules.PerGame && a.Limit.N > 0 && m.S.Used(rules.PerGame, p, a.Limit.Key, 0) >= int(a.Limit.N):
		return noOnceGame
	case (m.KindOf(c) == Field || a.Limit.N > 0) && m.S.Used(rules.PerRound, 0, int16(i), c) >= max(int(a.Limit.N), 1):
		return noOnce
	}
	return declareNo(m, p, c, a)
}

// declareNo says why p can't declare ability a of c, timing and limits aside.
func declareNo(m *rules.Match, p rules.Seat, c rules.CardID, a *rules.Ability) rules.No {
	q := m.Query(p, m.S.NextSeat(p), c, 0, 0)
	if no := q.CanDeclare(a); no != ok {
		return no
	}
	return futile(m, q, a)
}

// offerChanges offers the position change of the Main Step (W-016).
func offerChanges(m *rules.Match, p rules.Seat) {
	for c := m.In(Field, p).First; c != 0; c = m.S.Cards[c].Next {
		no := ok
		switch {
		case m.S.Opts[optPosition] == 0 && m.S.Seats[p].Nums[NumChanges] > 0,
			m.S.Opts[optPosition] == 1 && m.S.Has(c, FlagChanged):
			no = noChanges
		case m.Power(c, KeyNoChange):
			no = noCantChange
		}
		m.Offer(rules.Option{Verb: verbChange, Card: c}, no)
	}
}

// offerReacts offers what may be done at almost any time: React Spells, and
// the activated effects of Masters and Battlefields.
func offerReacts(m *rules.Match, p rules.Seat) {
	if m.S.Nums[NumQuiet] == 1 {
		if m.Seeking() {
			refuseMain(m, p, noQuiet)
		}
		return
	}
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		if kind(m, c) == React {
			offerText(m, p, c, spellNo(m, p, c))
		}
	}
	m.Allowed(p, ActUse, func(c rules.CardID) {
		if kind(m, c) == React {
			offerText(m, p, c, spellNo(m, p, c))
		}
	})
	offerUses(m, p)
	if m.Seeking() {
		refuseMain(m, p, noMain)
	}
}

// refuseMain gives the reason why what belongs to the Main Step has to wait.
func refuseMain(m *rules.Match, p rules.Seat, no rules.No) {
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		switch k := kind(m, c); {
		case k == Monster:
			m.Offer(rules.Option{Verb: verbSummon, Card: c}, no)
			m.Offer(rules.Option{Verb: verbSummonDefending, Card: c}, no)
		case k == Master:
			m.Offer(rules.Option{Verb: verbMaster, Card: c}, no)
		case k == Battlefield:
			m.Offer(rules.Option{Verb: verbBattlefield, Card: c}, no)
		case k == Spell || no == noQuiet:
			offerText(m, p, c, no)
		}
	}
	for c := m.In(Field, p).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: verbChange, Card: c}, no)
	}
}

// offerAttacks offers every attack that p may declare.
func offerAttacks(m *rules.Match, p rules.Seat) {
	for c := m.In(Field, p).First; c != 0; c = m.S.Cards[c].Next {
		no := attackerNo(m, c)
		if no != ok && !m.Seeking() {
			continue
		}
		offerTargets(m, p, c, no)
	}
}

func refuseAttacks(m *rules.Match, p rules.Seat, no rules.No) {
	for c := m.In(Field, p).First; c != 0; c = m.S.Cards[c].Next {
		offerTargets(m, p, c, no)
	}
}

// offerTargets offers what c may attack, or refuses all with no.
func offerTargets(m *rules.Match, p rules.Seat, c rules.CardID, no rules.No) {
	q := m.S.NextSeat(p)
	for _, z := range [...]rules.ZoneKind{Field, MasterZone} {
		for t := m.In(z, q).First; t != 0; t = m.S.Cards[t].Next {
			why := no
			if why == ok {
				why = targetNo(m, q, t)
			}
			m.Offer(rules.Option{Verb: verbAttack, Card: c, Target: t}, why)
		}
	}
	if no == ok {
		no = targetNo(m, q, 0)
	}
	m.Offer(rules.Option{Verb: verbDirect, Card: c}, no)
}

// attackerNo says why c can't declare an attack.
func attackerNo(m *rules.Match, c rules.CardID) rules.No {
	switch {
	case m.Power(c, KeyNoAttack):
		return noCantAttack
	case defending(m, c) && !m.Power(c, KeyStand):
		return noDefending
	case !attacksLeft(m, c) && !m.S.Marked(c, MarkAgain):
		return noAttacked
	}
	return forbidden(m, m.S.Cards[c].Ctrl, ActAttack, c)
}

// attacksLeft reports whether c still has one of its own attacks this turn:
// one, or two if it can attack twice.
func attacksLeft(m *rules.Match, c rules.CardID) bool {
	return !m.S.Has(c, FlagAttacked) || !m.S.Has(c, FlagTwice) && m.Power(c, KeyTwice)
}

// targetNo says why t, or seat q itself where t is 0, can't be attacked
// (W-019, W-020).
func targetNo(m *rules.Match, q rules.Seat, t rules.CardID) rules.No {
	monster := t != 0 && m.KindOf(t) == Field
	if t != 0 && m.Power(t, KeyNoAttacked) {
		return noAttackable
	}
	for c := m.In(Field, q).First; c != 0; c = m.S.Cards[c].Next {
		switch {
		case !monster && (m.S.Opts[optGuard] == 0 || defending(m, c)):
			return noGuarded
		case c != t && m.Power(c, KeyFirst) && !m.Power(c, KeyNoAttacked) && !(monster && m.Power(t, KeyFirst)):
			return noFirst
		}
	}
	return ok
}
