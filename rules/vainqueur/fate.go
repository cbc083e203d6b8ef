package vainqueur

import "feltstack/rules"

// isToken reports whether c is a token.
func isToken(m *rules.Match, c rules.CardID) bool { return kind(m, c) >= MonsterToken }

func inPlay(k rules.ZoneKind) bool {
	return k == Field || k == MasterZone || k == Battlezone || k == Attached
}

// The kinds of events that something can happen instead of, places in Game.Proposals.
const (
	comesFall uint8 = iota + 1
	comesDraw
	comesLife
	comesHarm   // damage of an effect
	comesBattle // battle damage, dealt by Coming.With
	comesWound  // damage to a Master, in battle where there is a Coming.With
	comesToken
	comesLoss  // a card being destroyed by battle
	comesDrain // life is lost, other than by damage
)

// proposals are these kinds (W-070, W-073, W-114).
func proposals() []rules.Proposal {
	return []rules.Proposal{
		comesFall:   {Why: WhyWould, Holds: mayFall, Before: beforeFall},
		comesDraw:   {Why: WhyWouldDraw, Moves: WhyDraw, Draws: true, One: true},
		comesLife:   {Why: WhyWouldGain, Gains: WhyLife, Many: WhyGained},
		comesHarm:   {Why: WhyWouldTake, Shields: []uint8{MarkShield}, Do: hurt, Many: WhyTook},
		comesBattle: {Why: WhyWouldTake, Shields: []uint8{MarkShield, MarkParry}, Do: harmed, Many: WhyTook},
		comesWound:  {Why: WhyWouldWound, Shields: []uint8{MarkShield, MarkParry}, Holds: mayWound, Do: wounded},
		comesToken:  {Why: WhyWouldMake, Do: created},
		comesLoss:   {Why: WhyWould, Holds: mayFall, Before: beforeFall},
		comesDrain:  {Losses: WhyLife, Many: WhyLost},
	}
}

// falling is c being destroyed because of why, in battle with another card. What
// is destroyed at the same time is one group: each card still sees the others
// go, and is seen (W-063).
func falling(m *rules.Match, c rules.CardID, why uint8, with rules.CardID) rules.Coming {
	kind := comesFall
	if why == WhyBattled {
		kind = comesLoss
	}
	return rules.Coming{
		Kind: kind, Act: rules.ActMove, Card: c, With: with, Why: why, To: m.Game.Zone(Cem, m.S.Cards[c].Ctrl), At: rules.Top, Reg: -1,
	}
}

// mayFall reports whether nothing keeps a card from being destroyed.
func mayFall(m *rules.Match, ev rules.Coming) bool {
	keeps := KeyNoEffectDeath
	if ev.Why == WhyBattled {
		keeps = KeyNoBattleDeath
	}
	return inPlay(m.KindOf(ev.Card)) && !m.Power(ev.Card, keeps)
}

func beforeFall(m *rules.Match, ev *rules.Coming) {
	if facedown(m) {
		ev.Face = rules.FaceDown // even if what says so falls with it
	}
	p := m.S.Cards[ev.Card].Ctrl
	m.RaiseLeaving(WhyDestroyed, ev.Card, p, 0)
	if ev.Why == WhyBattled {
		m.RaiseLeaving(WhyBattled, ev.Card, p, ev.With)
		m.RaiseEnding(WhyWins, ev.With, m.S.Cards[ev.With].Ctrl, ev.Card)
	}
}

// instead makes cards go where the rules send them: to the zones of their
// owner (W-037), tokens out of the game, and what is destroyed face-down
// where a card says so.
func instead(m *rules.Match, mv *rules.Move) {
	from, to := m.Game.ZoneKind(mv.From), m.Game.ZoneKind(mv.To)
	c := mv.Card
	switch {
	case isToken(m, c) && !inPlay(to):
		mv.To = 0
	case to == Deck || to == Hand || to == Cem:
		mv.To = m.Game.Zone(to, m.S.Cards[c].Owner)
	}
	if inPlay(from) && (mv.Why == WhyDestroyed || mv.Why == WhyBattled) && facedown(m) {
		mv.Face = rules.FaceDown
	}
}

// leaves reports a card that is about to leave the field (W-074).
func leaves(m *rules.Match, mv rules.Move) {
	m.RaiseLeaving(WhyLeaves, mv.Card, m.S.Cards[mv.Card].Ctrl, 0)
	if m.Game.ZoneKind(mv.To) == Cem {
		m.RaiseLeaving(WhyBuried, mv.Card, m.S.Cards[mv.Card].Ctrl, 0)
	}
}

// facedown reports whether a card in play makes destroyed cards lie face-down.
func facedown(m *rules.Match) bool {
	for p := range rules.Seat(m.S.SeatCount) {
		for _, z := range [...]rules.ZoneKind{Field, MasterZone, Battlezone, Attached} {
			for c := m.In(z, p).First; c != 0; c = m.S.Cards[c].Next {
				if m.Power(c, KeyFaceDown) {
					return true
				}
			}
		}
	}
	return false
}

// moved ends what a card loses when it leaves play, and tells what the move was.
func moved(m *rules.Match, mv *rules.Move) {
	from, to := m.Game.ZoneKind(mv.From), m.Game.ZoneKind(mv.To)
	c := mv.Card
	card := &m.S.Cards[c]
	if inPlay(from) && !inPlay(to) {
		lasts := lasting(m, card.Def)
		m.DropMarks(func(k *rules.Mark) bool { return k.Card == c || lasts && k.Src == c })
		card.Flags = 0
	}
	if inPlay(to) && !inPlay(from) {
		m.Raise(WhyArrives, c, card.Ctrl, 0)
	}
	if mv.Why == WhyDraw {
		m.Raise(WhyDraw, c, card.Owner, 0)
	}
	if to != Cem {
		return
	}
	switch {
	case card.Face == rules.FaceDown:
		card.Known = 0 // it has neither name nor type for anybody (W-036)
	case from == Deck:
		m.Raise(WhyMilled, c, card.Owner, 0)
	case mv.Why == WhyDiscarded:
		m.Raise(WhyDiscarded, c, card.Owner, 0)
	}
}

// lasting reports whether a definition is of a Master or a Battlefield: all that
// their effects do ends the instant they leave the field (W-058).
func lasting(m *rules.Match, d rules.DefID) bool {
	switch m.Game.Defs[d].Facts[FactKind] {
	case Master, MasterToken, Battlefield:
		return true
	}
	return false
}

// giveBack returns a borrowed card to the seat it was taken from; without
// space it goes to its owner's Cemetery.
func giveBack(m *rules.Match, c rules.CardID, p rules.Seat) {
	if m.KindOf(c) != Field || m.S.Cards[c].Ctrl == p {
		return
	}
	to := m.Game.Zone(Field, p)
	if m.In(Field, p).N >= fieldSize {
		to = m.Game.Zone(Cem, p)
	}
	m.MoveCard(c, to, rules.Top, WhyControl)
}

// settle follows up on numbers: Masters without HP are destroyed, and who has
// no Life left has lost; both at once is a draw (W-026).
func settle(m *rules.Match) {
	for p := range rules.Seat(m.S.SeatCount) {
		if c := m.In(MasterZone, p).Last; c != 0 && health(m, c) == 0 {
			m.RaiseLeaving(WhyDestroyed, c, p, 0)
			m.MoveCard(c, m.Game.Zone(Cem, p), rules.Top, WhyDestroyed)
		}
	}
	var dead rules.SeatSet
	for p := range rules.Seat(m.S.SeatCount) {
		if m.S.Seats[p].Nums[NumLife] == 0 {
			dead |= rules.Of(p)
		}
	}
	if dead != 0 {
		m.Win(m.S.AllSeats() &^ dead)
	}
}
