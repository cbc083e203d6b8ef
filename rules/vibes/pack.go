package vibes

import (
	"slices"

	"feltstack/rules"
)

// This file is booster packs that are opened in a game (B-069). Cards from a pack are of no deck: all
// see them wherever they lie, and they leave the game rather than going to a deck.

// packCards is how many cards a booster pack holds, no two of them alike.
const packCards = 10

// doOpen lays out the cards of a booster pack of the set that the text has chosen.
func doOpen(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	i := slices.IndexFunc(m.S.Picks, func(k rules.Pick) bool { return k.Serial == f.Serial && k.Is == rules.HeldNumber })
	if i < 0 {
		return false
	}
	set := int16(m.S.Picks[i].Card) + 1
	var all []rules.DefID
	for d := range m.Game.Defs {
		if d > 0 && m.Game.Defs[d].Facts[FactSet] == set && mayHold(&m.Game.Defs[d]) {
			all = append(all, rules.DefID(d))
		}
	}
	for range min(packCards, len(all)) {
		at := m.S.RNG.IntN(len(all))
		m.Done(f, in, m.Token(all[at], m.WhoIs(f, in.Who, 0), m.Game.Zone(Pack, 0), WhyOpened))
		all = slices.Delete(all, at, at+1)
	}
	return false
}

// closePack takes the cards of a booster pack that nobody took out of the game.
func closePack(m *rules.Match) {
	for c := m.In(Pack, 0).First; c != 0; c = m.In(Pack, 0).First {
		m.MoveCard(c, 0, rules.Top, WhyNone)
	}
}

// packed reports whether c came from a booster pack: decks have groups from 1 on.
func packed(m *rules.Match, c rules.CardID) bool { return m.S.Cards[c].Group == 0 }

// openly makes a card that is of no deck lie open, and go out of the game rather than to a deck.
func openly(m *rules.Match, mv *rules.Move) {
	if !packed(m, mv.Card) {
		return
	}
	switch m.Game.ZoneKind(mv.To) {
	case Deck:
		mv.To = 0
	case Hand:
		mv.Face = rules.FaceUp
	}
}
