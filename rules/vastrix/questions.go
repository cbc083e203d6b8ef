package vastrix

import (
	"slices"

	"feltstack/rules"
	"feltstack/rules/message"
)

// What the looks of the game ask.

// Verbs that are dropped elsewhere than their spec says, or begin with a pile.
const (
	VerbDraw     = verbDraw
	VerbDrawPlay = verbDrawPlay
	VerbSwap     = verbSwap
	VerbTakeUp   = verbTakeUp
	VerbEffect   = verbEffect
)

// miniTurnsLeft is how many mini-turns with something to do in them option o gives up by
// ending the turn.
func miniTurnsLeft(m *rules.Match, o rules.Option) int16 {
	if o.Verb != verbEnd || len(m.S.Options) == 1 {
		return 0
	}
	nums := &m.S.Seats[m.S.Decision.Seat].Nums
	return nums[NumGranted] - nums[NumUsed]
}

// Anchors counts the untapped Anchors of seat p.
func Anchors(m *rules.Match, p rules.Seat) int16 { return anchors(m, p) }

// Queens counts the untapped Queens in p's enduring row.
func Queens(m *rules.Match, p rules.Seat) int { return queens(m, p) }

// Shield is the set of seats whose counters the Royal Shield of a play that p
// declares now keeps off, all seats where that is every opponent.
func Shield(m *rules.Match, p rules.Seat) rules.SeatSet { return shield(m, p) }

// Granted reports whether a mini-turn from its ally waits for seat p.
func Granted(m *rules.Match, p rules.Seat) bool { return granted(m, p) }

// Guarded reports whether a Queen of its controller guards c.
func Guarded(m *rules.Match, c rules.CardID) bool { return guarded(m, c) }

// Locked reports whether a pending play targets c.
func Locked(m *rules.Match, c rules.CardID) bool { return lockedFor(m, 0, c) }

// Attached is the Jack that is attached to c, or 0.
func Attached(m *rules.Match, c rules.CardID) rules.CardID { return attached(m, c) }

// specPlace is the place of d among the Specs, -1 if it is none.
func specPlace(d *rules.Def) int {
	return slices.IndexFunc([]uint64{balance - 1: KeyHarmony, beauty - 1: KeyChromatic, bravery - 1: KeyIron, brilliance - 1: KeyDistortion}, func(k uint64) bool { return d.Keywords&k != 0 })
}

// playedAs is the definition that an option of the pending choice plays card c as.
func playedAs(m *rules.Match, c rules.CardID) *rules.Def { return askedAs(m, c) }

// usedUp says what of the Spec c on the table is used up.
func usedUp(m *rules.Match, c rules.CardID) []message.ID {
	if m.KindOf(c) != Spec {
		return nil
	}
	var used []message.ID
	p := m.S.Cards[c].Ctrl
	d := m.Def(c)
	if i := signature(d); i >= 0 && spent(m, p, &d.Abilities[i]) || m.S.Seats[p].Nums[NumLucky] >= luckyDraws {
		used = append(used, "badge.signature")
	}
	if m.S.Seats[p].Nums[NumUltimate] > 0 {
		used = append(used, "badge.ultimate")
	}
	return used
}

// preparing reports whether the first turn is yet to begin: players pick their hands (Deffy
// Mode) or choose their Specs (BattleRealm).
func preparing(m *rules.Match) bool { return m.S.Phase == PhaseDraft || m.S.Phase == PhaseSpecs }

// traits say which Spec seat p had, and what of it was used (VASTRIX 17.6).
func traits(m *rules.Match, p rules.Seat) []rules.Trait {
	c := specCard(m, p)
	if c == 0 {
		return nil
	}
	d := m.Def(c)
	i := signature(d)
	signed := m.S.Seats[p].Nums[NumLucky] > 0 || i >= 0 && m.S.Used(d.Abilities[i].Limit.Scope, p, d.Abilities[i].Limit.Key, 0) > 0
	t := rules.Trait{Kind: m.Game.Say("zone.spec"), Name: d.Name, Uses: []rules.TraitUse{{Name: m.Game.Say("over.signature"), Done: signed}}}
	ultimate := ultimateBit
	if d.Keywords&KeyTwoSpades != 0 {
		ultimate = combineBit
		t.Uses = append(t.Uses, rules.TraitUse{Name: m.Game.Say("over.passive"), Done: usedUltimate(m, p, ultimateBit)})
	}
	t.Uses = append(t.Uses, rules.TraitUse{Name: m.Game.Say("over.ultimate"), Done: usedUltimate(m, p, ultimate)})
	return []rules.Trait{t}
}
