package vainqueur

import "feltstack/rules"

// isToken reports whether c is a token.
func isToken(m *rules.Match, c rules.CardID) bool { return kind(m, c) >= MonsterToken }

func inPlay(k rules.ZoneKind) bool { return k == Field || k == MasterZone || k == Battlezone }

// destroyProc lets Frame.Src fall with all that the text or the battle of
// serial R[fallSerial] destroys. Something may happen instead: then it stays.
// Of several things its controller chooses; each can happen once (W-070).
func destroyProc() rules.Proc {
	fall := rules.Proposal{
		Why: WhyWould, Verb: verbInstead, Prompt: promptInstead,
		Holds: func(m *rules.Match, f *rules.Frame) bool { return inPlay(m.KindOf(f.Src)) },
		Do:    func(m *rules.Match, f *rules.Frame) { m.S.Put(uint16(f.R[fallSerial]), regFalls, f.Src) },
	}
	return rules.Proc{Name: "destroy", Steps: fall.Steps()}
}

const (
	fallSerial = rules.ProposalRegs // register of the frame: the serial of what destroys
	regFalls   = 30                 // Picks of that serial: what it destroys, until all of it falls
)

// fall destroys at once all that a text, or the battle of src and tgt, destroys
// and nothing has spared: each card still sees the others go, and is seen (W-063).
func fall(m *rules.Match, serial uint16, why uint8, src, tgt rules.CardID) {
	down := rules.FaceByZone
	if facedown(m) {
		down = rules.FaceDown
	}
	for i := 0; i < len(m.S.Picks); i++ {
		k := m.S.Picks[i]
		if k.Serial != serial || k.Reg != regFalls || !inPlay(m.KindOf(k.Card)) {
			continue
		}
		c, p := k.Card, m.S.Cards[k.Card].Ctrl
		m.RaiseLeaving(WhyDestroyed, c, p, 0)
		switch {
		case why == WhyBattled && c == src:
			m.RaiseLeaving(why, c, p, tgt)
		case why == WhyBattled:
			m.RaiseLeaving(why, c, p, src)
		}
		m.RaiseLeaving(WhyLeaves, c, p, 0)
	}
	for c := m.S.FirstIn(serial, regFalls); c != 0; c = m.S.FirstIn(serial, regFalls) {
		m.S.Unpick(serial, regFalls, c)
		if inPlay(m.KindOf(c)) {
			m.Move(rules.Move{Card: c, To: m.Game.Zone(Cem, m.S.Cards[c].Ctrl), At: rules.Top, Face: down, Why: why})
		}
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
	// Of what is destroyed it is told before the first one falls.
	if inPlay(from) && !inPlay(to) && mv.Why != WhyDestroyed && mv.Why != WhyBattled {
		m.RaiseLeaving(WhyLeaves, c, m.S.Cards[c].Ctrl, 0)
	}
}

// facedown reports whether a card in play makes destroyed cards lie face-down.
func facedown(m *rules.Match) bool {
	for p := range rules.Seat(m.S.SeatCount) {
		for _, z := range [...]rules.ZoneKind{Field, MasterZone, Battlezone} {
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

// giveBack returns a borrowed card to the seat it was taken from; where there
// is no space it goes to its owner's Cemetery.
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
			m.RaiseLeaving(WhyLeaves, c, p, 0)
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
