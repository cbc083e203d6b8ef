// Package vainqueur says how Vainqueur lies on a table. It imports the rules of Vainqueur for
// the names of zones, marks and numbers and for what rules derive from them, which would be
// twins here; the rules know nothing of looks.
package vainqueur

import (
	"cmp"
	"fmt"
	"slices"

	"feltstack/cardart/looks"
	"feltstack/rules"
	"feltstack/rules/vainqueur"
)

// Looks is the table of Vainqueur: monsters face to face, Master and
// Battlefield behind them, deck and Cemetery at the side.
func Looks() *looks.Game {
	return &looks.Game{
		Areas: []looks.Area{
			vainqueur.Hand:       {Row: looks.RowHand, Share: 1, Style: looks.StyleFan},
			vainqueur.Field:      {Row: looks.RowFront, Order: 3, Share: 9, Style: looks.StyleRow, Whole: true},
			vainqueur.MasterZone: {Row: looks.RowBack, Order: 1, Share: 2, Style: looks.StyleRow},
			vainqueur.Battlezone: {Row: looks.RowBack, Order: 2, Share: 2, Style: looks.StyleRow},
			vainqueur.Cem:        {Row: looks.RowMiddle, Order: 3, Share: 2, Style: looks.StylePile},
			vainqueur.Deck:       {Row: looks.RowMiddle, Order: 4, Share: 2, Style: looks.StylePile},
			vainqueur.OnStack:    {Row: looks.RowStack, Share: 1, Style: looks.StyleRow},
			vainqueur.Attached:   {Row: looks.RowHost},
			vainqueur.Under:      {Row: looks.RowHost, Under: true},
		},
		Ground:  looks.Arena(),
		Levels:  measured(),
		Terms:   terms(),
		Symbols: symbols(),
		Turned:  vainqueur.FlagDefending,
		Facts:   facts,
		Status:  status,
		Leaves:  leaves,
		Closed:  closed,
		Badges:  badges,
		Stats:   stats,
		Printed: printed,
	}
}

// accents are the colours of frames: by subtype for monsters and Masters, by
// kind for the rest.
var accents = struct {
	types [vainqueur.SubtypeCount]uint32
	kinds [vainqueur.MasterToken + 1]uint32
}{
	types: [vainqueur.SubtypeCount]uint32{0xa0682f, 0x3f6c86, 0xb8902c, 0x7c3f86, 0xa23a2a, 0x5a7a3a},
	kinds: [vainqueur.MasterToken + 1]uint32{vainqueur.Monster: 0x6b6458, vainqueur.Master: 0x6b6458, vainqueur.Battlefield: 0x3f7a5c, vainqueur.Spell: 0x3d5a80, vainqueur.React: 0x8a3f5f, vainqueur.MonsterToken: 0x6b6458},
}

func accent(d *rules.Def) uint32 {
	for i, c := range accents.types {
		if d.Facts[vainqueur.FactTypes]>>i&1 == 1 {
			return c
		}
	}
	return accents.kinds[d.Facts[vainqueur.FactKind]]
}

// printed is what a face shows beside name and text.
func printed(d *rules.Def) looks.Printed {
	p := looks.Printed{Accent: accent(d)}
	if r := d.Facts[vainqueur.FactRank]; r > 0 {
		p.Rank = vainqueur.RankWord(r)
	}
	switch d.Facts[vainqueur.FactKind] {
	case vainqueur.Monster, vainqueur.MonsterToken:
		p.Stats = []looks.Fact{{Name: "STR", Value: fmt.Sprint(d.Facts[vainqueur.FactSTR])}, {Name: "DEF", Value: fmt.Sprint(d.Facts[vainqueur.FactDEF])}}
	case vainqueur.Master, vainqueur.MasterToken:
		p.Stats = []looks.Fact{{Name: "HP", Value: fmt.Sprint(d.Facts[vainqueur.FactHP])}}
	}
	return p
}

func facts(m *rules.Match, p rules.Seat) []looks.Fact {
	return []looks.Fact{
		looks.NumberFact(m.Game.Say("fact.life"), m.S.Seats[p].Nums[vainqueur.NumLife]),
		looks.NumberFact(m.Game.Say("fact.hand"), m.In(vainqueur.Hand, p).N),
		looks.NumberFact(m.Game.Say("fact.deck"), m.In(vainqueur.Deck, p).N),
		looks.NumberFact(m.Game.Say("fact.cemetery"), m.In(vainqueur.Cem, p).N),
	}
}

func status(m *rules.Match) []looks.Fact {
	f := []looks.Fact{
		looks.NumberFact(m.Game.Say("fact.turn"), m.S.Turn),
		{Name: m.Game.Say("fact.step"), Value: m.Game.Say(m.Game.Speech.Phases[m.S.Phase])},
	}
	if m.S.Phase == vainqueur.StepMain && m.S.Active != rules.NoSeat {
		done, all := int(m.S.Seats[m.S.Active].Nums[vainqueur.NumSummons]), vainqueur.RegularSummons
		f = append(f, looks.StepsFact(m.Game.Say("fact.summons"), m.Game.Say("fact.made", "done", done, "all", all), done, all))
	}
	return f
}

// leaves asks whether to end the attacks while monsters could attack, or the Main Step
// while some could be summoned.
func leaves(m *rules.Match, o rules.Option) string {
	if n := vainqueur.AttackersLeft(m, o); n > 0 {
		return m.Game.Count("leave.attacks", n)
	}
	if n := vainqueur.SummonsLeft(m, o); n > 0 {
		return m.Game.Count("leave.main", n)
	}
	return ""
}

// badges are the states of c, in words for the inspector.
func badges(m *rules.Match, c rules.CardID) []looks.Badge {
	if m.S.Cards[c].Def == 0 {
		return nil
	}
	var b []looks.Badge
	d := m.Def(c)
	switch m.KindOf(c) {
	case vainqueur.Field:
		if str, def := m.Fact(c, vainqueur.FactSTR), m.Fact(c, vainqueur.FactDEF); str != d.Facts[vainqueur.FactSTR] || def != d.Facts[vainqueur.FactDEF] {
			b = append(b, looks.Badge{Text: m.Game.Say("badge.strength", "str", str, "def", def), N: int(str)})
		}
	case vainqueur.MasterZone:
		if hp := vainqueur.Health(m, c); hp != d.Facts[vainqueur.FactHP] {
			b = append(b, looks.Badge{Text: m.Game.Say("badge.health", "hp", hp, "all", d.Facts[vainqueur.FactHP]), N: int(hp)})
		}
	}
	for i, k := range m.Game.Counters[:vainqueur.CounterDamage] {
		if n := m.Counters(c, uint8(i)); n > 0 {
			b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.counters", "name", k.Name, "n", n), N: int(n)})
		}
	}
	var room [8]rules.Gained
	for _, g := range m.Gained(c, room[:0]) {
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.gained", "card", m.Game.Defs[g.Def].Said(), "text", g.Of(m).Text)})
	}
	if m.S.Marked(c, vainqueur.MarkMuted) {
		b = append(b, looks.Badge{Kind: "locked", Text: m.Game.Say("badge.muted")})
	}
	if m.S.Marked(c, vainqueur.MarkCanceled) {
		b = append(b, looks.Badge{Kind: "locked", Text: m.Game.Say("badge.canceled")})
	}
	if k := m.S.MarkOn(c, vainqueur.MarkControl); k != nil {
		b = append(b, looks.Badge{Kind: "attached", Text: m.Game.Say("badge.borrowed", "player", m.Words().Mentioned(k.Seat))})
	}
	if m.S.Marked(c, vainqueur.MarkAgain) {
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.again")})
	}
	if vainqueur.Attacking(m, c) {
		b = append(b, looks.Badge{Kind: "tapped", Text: m.Game.Say("badge.attacks")})
	}
	return b
}

// stats are the numbers on c's face as they are now.
func stats(m *rules.Match, c rules.CardID) []looks.Stat {
	d := m.Def(c)
	var now, printed []int16
	switch m.KindOf(c) {
	case vainqueur.Field:
		now, printed = []int16{m.Fact(c, vainqueur.FactSTR), m.Fact(c, vainqueur.FactDEF)}, d.Facts[vainqueur.FactSTR:vainqueur.FactDEF+1]
	case vainqueur.MasterZone:
		now, printed = []int16{vainqueur.Health(m, c)}, d.Facts[vainqueur.FactHP:vainqueur.FactHP+1]
	}
	if slices.Equal(now, printed) {
		return nil
	}
	var all []looks.Stat
	for i, n := range now {
		all = append(all, looks.Stat{Value: fmt.Sprint(n), Change: int8(cmp.Compare(n, printed[i]))})
	}
	return all
}
