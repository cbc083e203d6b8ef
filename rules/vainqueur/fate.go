package vainqueur

import "feltstack/rules"

// isToken reports whether c is a token.
func isToken(m *rules.Match, c rules.CardID) bool { return kind(m, c) >= MonsterToken }

func inPlay(k rules.ZoneKind) bool { return k == Field || k == MasterZone || k == Battlezone }

// destroyProc lets Frame.Src fall with all that the text or the battle of
// serial R[fallSerial] destroys. Something may happen instead: then it stays.
// Of several things its controller chooses; each can happen once (W-070).
func destroyProc() rules.Proc {
	return rules.Proc{Name: "destroy", Steps: []rules.Step{
		stepWhich: func(m *rules.Match, f *rules.Frame) {
			c := f.Src
			if !inPlay(m.KindOf(c)) {
				m.Return()
				return
			}
			var room [fieldSize * 4]rules.Replacement
			list := m.Replacements(room[:0], WhyWould, c, m.S.Cards[c].Ctrl, f.Serial)
			switch len(list) {
			case 0:
				f.Goto(stepFall)
			case 1:
				f.Tgt, f.R[fallAbility] = list[0].Src, int16(list[0].Ability)
				f.Goto(stepMay)
			default:
				m.Ask(rules.Decision{Kind: rules.PickOrder, Seat: m.S.Cards[c].Ctrl, Prompt: promptInstead, Src: c})
				for _, r := range list {
					m.Offer(rules.Option{Verb: verbInstead, Card: r.Src, Ability: r.Ability}, ok)
				}
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			f.Tgt, f.R[fallAbility] = m.S.Answer.Card, int16(m.S.Answer.Ability)
		},
		stepMay: func(m *rules.Match, f *rules.Frame) {
			if ask := m.Def(f.Tgt).Abilities[f.R[fallAbility]].Ask; ask != 0 {
				m.Ask(rules.Decision{Kind: rules.PickYes, Seat: m.S.Cards[f.Tgt].Ctrl, Prompt: ask, Src: f.Tgt})
				m.Offer(rules.Option{Verb: rules.VerbYes}, ok)
				m.Offer(rules.Option{Verb: rules.VerbNo}, ok)
				return
			}
			f.Goto(stepSpare)
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.S.Answer.Verb != rules.VerbNo {
				return
			}
			if f.Serial == 0 {
				f.Serial = m.NewSerial()
			}
			m.Decline(f.Serial, rules.Replacement{Src: f.Tgt, Ability: uint8(f.R[fallAbility])})
			f.Goto(stepWhich)
		},
		stepSpare: func(m *rules.Match, f *rules.Frame) {
			f.Goto(stepSpared)
			spare(m, f, f.Tgt, int(f.R[fallAbility]))
		},
		stepFall: func(m *rules.Match, f *rules.Frame) { m.Put(uint16(f.R[fallSerial]), regFalls, f.Src) },
	}}
}

// Steps of destroyProc: which of several things happens instead, whether it
// may; it does, or the card falls.
const (
	stepWhich  = 0
	stepMay    = 2
	stepSpare  = 4
	stepFall   = 5
	stepSpared = 6
)

// What destroyProc's frame and what called it keep. Frame.Tgt is the card that
// something else happens by.
const (
	fallSerial  = 0  // register of the frame: the serial of what destroys
	fallAbility = 1  // register of the frame: the ability of Frame.Tgt
	regFalls    = 30 // Picks of that serial: what it destroys, until all of it falls
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
	for c := m.FirstIn(serial, regFalls); c != 0; c = m.FirstIn(serial, regFalls) {
		m.Unpick(serial, regFalls, c)
		if inPlay(m.KindOf(c)) {
			m.Move(rules.Move{Card: c, To: m.Game.Zone(Cem, m.S.Cards[c].Ctrl), At: rules.Top, Face: down, Why: why})
		}
	}
}

// spare runs ability i of src, which happens instead of the destruction of
// Frame.Src.
func spare(m *rules.Match, f *rules.Frame, src rules.CardID, i int) {
	c := f.Src
	serial := m.NewSerial()
	m.Put(serial, 0, c)
	ctrl := m.S.Cards[src].Ctrl
	if m.Def(src).Abilities[i].Limit.N > 0 {
		m.Spend(ctrl, src, uint8(i))
	}
	m.Call(m.Game.Text, rules.Frame{
		Ctrl: ctrl, Opp: m.NextSeat(ctrl), Src: src, Def: m.S.Cards[src].Def, Ability: uint8(i), Serial: serial,
		R: [6]int16{4: int16(m.S.Cards[c].Ctrl)},
	})
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
		m.Win(m.AllSeats() &^ dead)
	}
}
