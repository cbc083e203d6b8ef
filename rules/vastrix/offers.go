package vastrix

import (
	"slices"

	"feltstack/rules"
)

// window says where free plays are offered.
type window uint8

const (
	openly    window = iota // in an open window
	answering               // in answer to a pending play
	acting                  // beside the actions of your own turn
)

// offerActions offers every Action that p could take now (VASTRIX 3.2).
func offerActions(m *rules.Match, p rules.Seat) {
	s := &m.S
	nums := &s.Seats[p].Nums
	if nums[NumUsed] >= nums[NumGranted] {
		if m.Seeking() {
			refuseActions(m, p, noMiniTurns)
		}
		return
	}
	var dry rules.No
	switch {
	case m.In(DP, 0).N > 0:
	case s.Nums[NumExhaust] > 0:
		dry = noExhausted
	default:
		dry = noDPEmpty // V-026
	}
	m.Offer(rules.Option{Verb: verbDraw}, dry)
	if dry == ok && nums[NumUsed] > 0 {
		dry = noNotFirst
	}
	if dry == ok && s.Nums[NumBoardLock] > 0 {
		dry = noBoardLock
	}
	m.Offer(rules.Option{Verb: verbDrawPlay}, dry)
	offerTakeUp(m, p)
	if s.Nums[NumExhaust] > 0 || m.Seeking() {
		var no rules.No
		if s.Nums[NumExhaust] == 0 {
			no = noNotExhausted
		}
		m.Offer(rules.Option{Verb: verbIdle}, no)
	}
	for c := m.In(Hand, p).First; c != 0; c = s.Cards[c].Next {
		m.Offer(rules.Option{Verb: verbScore, Card: c}, ok)
		offerEffects(m, p, c, actionLabels)
		offerScuttles(m, p, c)
		offerPairs(m, p, c, false)
		offerPartner(m, p, c)
	}
	offerChromatic(m, p)
	offerCombine(m, p)
	offerUltras(m, p)
	offerSudden(m, p)
	dropDisrupted(m, p)
}

func offerTakeUp(m *rules.Match, p rules.Seat) {
	for c := m.In(SwapBar, 0).First; c != 0; c = m.S.Cards[c].Next {
		var no rules.No
		switch {
		case m.S.Cards[c].Face != rules.FaceUp:
			no = noSwapFace
		case m.S.Nums[NumExhaust] > 0:
			no = noExhaustedTake
		case m.S.Seats[p].Nums[NumSwap] > 0 && m.S.Seats[p].Nums[NumRefilled] != refilledSwapped:
			no = noSwapUsed
		}
		m.Offer(rules.Option{Verb: verbTakeUp, Card: c}, no)
	}
}

// offerFree offers the plays that cost no mini-turn: Instants and Interrupts
// at any time, Quick plays on p's own turn (V-018, V-019).
func offerFree(m *rules.Match, p rules.Seat, w window) {
	s := &m.S
	mine := s.Active == p
	free := labelSet(LabelInstant) | labelSet(LabelInterrupt)
	if mine {
		free |= labelSet(LabelQuick)
	}
	fact := FactLabels
	if len(s.Stack) == 0 && !m.Seeking() {
		fact = FactOpeners // counters have nothing to answer
	}
	for c := m.In(Hand, p).First; c != 0; c = s.Cards[c].Next {
		labels := cardAs(m, p, c).Facts[fact]
		if labels&(free|labelSet(LabelSuperInstant)) == 0 {
			continue
		}
		offerEffects(m, p, c, free)
		if labels&labelSet(LabelSuperInstant) != 0 {
			offerPairs(m, p, c, true)
		}
	}
	if w == answering || m.Seeking() {
		offerSacrifices(m, p)
		offerUltraRed(m, p)
	}
	if mine {
		offerTaken(m, p, w)
	}
	if mine && w == acting {
		offerTraps(m, p)
	}
	offerSpec(m, p)
	if m.Seeking() {
		refuseRest(m, p, w)
	}
}

// offerSacrifices offers p's anchored Aces as counters (V-094).
func offerSacrifices(m *rules.Match, p rules.Seat) {
	for c := m.In(ER, p).First; c != 0; c = m.S.Cards[c].Next {
		switch {
		case rank(m, c) != Ace || trap(m, c):
		case !tapped(m, c):
			offerEffects(m, p, c, labelSet(LabelSacrifice))
		case m.Seeking():
			refuseAbilities(m, p, c, labelSet(LabelSacrifice), noTapped)
		}
	}
}

// labelSet is the set of one label, as FactLabels has it.
func labelSet(label uint8) int16 { return 1 << label }

// actionLabels are those of abilities played as an Action (V-029).
const actionLabels int16 = 1<<LabelBase | 1<<LabelAnchor | 1<<LabelAttach

// action reports whether an ability is played as an Action.
func action(a *rules.Ability) bool { return actionLabels>>a.Label&1 == 1 }

// counters reports whether an ability answers a pending play.
func counters(a *rules.Ability) bool {
	t := a.Modes[0].Targets
	return len(t) > 0 && t[0].Item
}

// needsPlay reports whether every printed option of an ability targets a pending play.
func needsPlay(a *rules.Ability) bool {
	for i := range a.Modes {
		if !slices.ContainsFunc(a.Modes[i].Targets, func(t rules.Target) bool { return t.Item && t.Min > 0 }) {
			return false
		}
	}
	return true
}

// offerEffects offers the abilities of c whose label is in the set.
func offerEffects(m *rules.Match, p rules.Seat, c rules.CardID, set int16) {
	d := cardAs(m, p, c)
	if d.Facts[FactLabels]&set == 0 {
		return
	}
	for i := range d.Abilities {
		a := &d.Abilities[i]
		if a.Kind != rules.AbilityTrigger && set>>a.Label&1 == 1 && playable(m, a) {
			m.Offer(rules.Option{Verb: verbEffect, Card: c, Ability: uint8(i)}, effectNo(m, p, c, a))
		}
	}
}

// offerOrdinary offers the abilities of c that can be played as an ordinary
// effect: a card handed out by an effect, drawn by Action 6 or taken by Super 2.
// Without actions it leaves those out that their text makes one.
func offerOrdinary(m *rules.Match, p rules.Seat, c rules.CardID, actions bool) {
	d := cardAs(m, p, c)
	for i := range d.Abilities {
		if a := &d.Abilities[i]; ordinary(a) && (actions || !action(a)) && playable(m, a) {
			m.Offer(rules.Option{Verb: verbEffect, Card: c, Ability: uint8(i)}, effectNo(m, p, c, a))
		}
	}
}

// effectNo says why p can't play c for ability a, timing aside.
func effectNo(m *rules.Match, p rules.Seat, c rules.CardID, a *rules.Ability) rules.No {
	r := rank(m, c)
	switch {
	case m.S.Nums[NumBoardLock] > 0 && (!counters(a) || a.Label == LabelTrap):
		return noBoardLock
	case r == 10 && m.S.Seats[p].Nums[NumRank10] > 0:
		return noRankTen
	case a.Label == LabelAnchor && r == 9 && m.S.Opts[optNineSecond] == 0 && activeNine(m, p, c) != 0:
		return noNineActive
	case spent(m, p, a):
		if a.Label != LabelQuick {
			return noTrapGame
		}
		return noQuickTwo
	case r == Three && ofTraps(m, a) && m.S.Nums[NumTrapThree] > 0:
		return noTrapThree
	}
	return m.Query(p, m.S.Rival(p), c, 0, 0).CanDeclare(a)
}

// activeNine is an untapped Nine in p's enduring row other than not, 0 if
// there is none (V-115).
func activeNine(m *rules.Match, p rules.Seat, not rules.CardID) rules.CardID {
	for c := m.In(ER, p).First; c != 0; c = m.S.Cards[c].Next {
		if c != not && rank(m, c) == 9 && !tapped(m, c) && !trap(m, c) {
			return c
		}
	}
	return 0
}

func offerScuttles(m *rules.Match, p rules.Seat, c rules.CardID) {
	foes := m.S.Opponents(p)
	for q := range rules.Seat(m.S.SeatCount) {
		if q == p || !foes.Has(q) && !m.Seeking() {
			continue
		}
		for t := m.In(PR, q).First; t != 0; t = m.S.Cards[t].Next {
			no := scuttleTarget(m, c, t)
			if !foes.Has(q) {
				no = noAlly
			}
			if m.S.Nums[NumBoardLock] > 0 {
				no = noBoardLock
			}
			m.Offer(rules.Option{Verb: verbScuttle, Card: c, Target: t}, no)
		}
	}
}

// superOf is the place of the Super among a card's abilities, -1 if it has none.
func superOf(d *rules.Def) int {
	for i := range d.Abilities {
		if l := d.Abilities[i].Label; l == LabelSuper || l == LabelSuperInstant {
			return i
		}
	}
	return -1
}

// offerPairs offers the plays of two cards that begin with c: a Super (two of
// a rank), a wild Super, a mimic and a Royal Marriage. free asks for those
// that are Instants.
func offerPairs(m *rules.Match, p rules.Seat, c rules.CardID, free bool) {
	d := m.Def(c)
	r, mimics := d.Facts[FactRank], d.Keywords&KeyMimic != 0
	for e := m.In(Hand, p).First; e != 0; e = m.S.Cards[e].Next {
		if e == c {
			continue
		}
		de := m.Def(e)
		switch re := de.Facts[FactRank]; {
		case re == r:
			if follows(m, c, e) {
				offerSuper(m, p, verbSuper, c, e, free)
			}
		case de.Keywords&KeyWild != 0 && r >= 3 && r <= 7:
			offerSuper(m, p, verbWild, c, e, free)
		case r == King && re == Queen && !free:
			no := lockNo(m)
			if suit(m, c) != suit(m, e) {
				no = noMarriage
			}
			m.Offer(rules.Option{Verb: verbMarriage, Card: c, Target: e}, no)
		case mimics && re == Two:
			offerMimic(m, p, c, e, free)
		}
	}
	if mimics {
		offerMimic(m, p, c, 0, free)
	}
}

// offerMimic offers the Ten of Diamonds c, alone or with the Two e, for the
// Supers that are Actions or for those that are Instants.
func offerMimic(m *rules.Match, p rules.Seat, c, e rules.CardID, free bool) {
	o := rules.Option{Verb: verbMimic, Card: c, Target: e}
	if free {
		o.N = 1
	}
	if no := mimicNo(m, p, c, e != 0, free); no != noMimic {
		m.Offer(o, no)
	}
}

// follows reports whether e lies after c in its zone: a pair is offered once.
func follows(m *rules.Match, c, e rules.CardID) bool {
	for n := m.S.Cards[c].Next; n != 0; n = m.S.Cards[n].Next {
		if n == e {
			return true
		}
	}
	return false
}

func lockNo(m *rules.Match) rules.No {
	if m.S.Nums[NumBoardLock] > 0 {
		return noBoardLock
	}
	return ok
}

func offerSuper(m *rules.Match, p rules.Seat, v rules.Verb, c, e rules.CardID, free bool) {
	d := cardAs(m, p, c)
	i := superOf(d)
	if i < 0 || (d.Abilities[i].Label == LabelSuperInstant) != free {
		return
	}
	no := effectNo(m, p, c, &d.Abilities[i])
	if v == verbWild && suit(m, c) != suit(m, e) {
		no = noWild
	}
	m.Offer(rules.Option{Verb: v, Card: c, Target: e}, no)
}

// dropDisrupted takes out actions that a Jack forbids to repeat while another
// kind of action is open (V-121).
func dropDisrupted(m *rules.Match, p rules.Seat) {
	barred := m.S.Seats[p].Nums[NumDisrupted] | turned(m, p, m.S.Seats[p].Nums[NumUsed])
	if barred == 0 {
		return
	}
	free := false
	for _, o := range m.S.Options {
		free = free || actOf(o.Verb)&barred == 0
	}
	if free {
		m.Withdraw(0, func(o rules.Option) rules.No {
			if actOf(o.Verb)&barred != 0 {
				return noDisrupted
			}
			return ok
		})
	}
}

func actOf(v rules.Verb) int16 {
	switch v {
	case verbDraw:
		return ActDraw
	case verbTakeUp:
		return ActSwap
	case verbScore:
		return ActScore
	case verbScuttle:
		return ActScuttle
	case verbDrawPlay:
		return ActDrawPlay
	case verbIdle:
		return ActPass
	}
	return ActEffect
}
