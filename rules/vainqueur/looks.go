package vainqueur

import (
	"cmp"
	"fmt"
	"slices"

	"feltstack/rules"
	"feltstack/rules/looks"
)

// Looks is the table of Vainqueur: monsters face to face, Master and
// Battlefield behind them, deck and Cemetery at the side.
func Looks() *looks.Game {
	return &looks.Game{
		Areas: []looks.Area{
			Hand:       {Row: looks.RowHand, Share: 1, Style: looks.StyleFan},
			Field:      {Row: looks.RowFront, Order: 3, Share: 9, Style: looks.StyleRow, Whole: true},
			MasterZone: {Row: looks.RowBack, Order: 1, Share: 2, Style: looks.StyleRow},
			Battlezone: {Row: looks.RowBack, Order: 2, Share: 2, Style: looks.StyleRow},
			Cem:        {Row: looks.RowMiddle, Order: 3, Share: 2, Style: looks.StylePile},
			Deck:       {Row: looks.RowMiddle, Order: 4, Share: 2, Style: looks.StylePile},
			OnStack:    {Row: looks.RowStack, Share: 1, Style: looks.StyleRow},
			Attached:   {Row: looks.RowHost},
			Under:      {Row: looks.RowHost, Under: true},
		},
		Ground:  looks.Arena(),
		Levels:  measured(),
		Terms:   terms(),
		Symbols: symbols(),
		Turned:  FlagDefending,
		Facts:   seatFacts,
		Status:  matchStatus,
		Leaves:  asksToLeave,
		Closed:  whyClosed,
		Badges:  cardBadges,
		Stats:   cardStats,
		Printed: printed,
	}
}

// accents are the colours of frames: by subtype for monsters and Masters, by
// kind for the rest.
var accents = struct {
	types [subtypeCount]uint32
	kinds [MasterToken + 1]uint32
}{
	types: [subtypeCount]uint32{0xa0682f, 0x3f6c86, 0xb8902c, 0x7c3f86, 0xa23a2a, 0x5a7a3a},
	kinds: [MasterToken + 1]uint32{Monster: 0x6b6458, Master: 0x6b6458, Battlefield: 0x3f7a5c, Spell: 0x3d5a80, React: 0x8a3f5f, MonsterToken: 0x6b6458},
}

func accent(d *rules.Def) uint32 {
	for i, c := range accents.types {
		if d.Facts[FactTypes]>>i&1 == 1 {
			return c
		}
	}
	return accents.kinds[d.Facts[FactKind]]
}

// printed is what a face shows beside name and text.
func printed(d *rules.Def) looks.Printed {
	p := looks.Printed{Accent: accent(d)}
	if r := d.Facts[FactRank]; r > 0 {
		p.Rank = rankWord(r)
	}
	switch d.Facts[FactKind] {
	case Monster, MonsterToken:
		p.Stats = []looks.Fact{{Name: "STR", Value: fmt.Sprint(d.Facts[FactSTR])}, {Name: "DEF", Value: fmt.Sprint(d.Facts[FactDEF])}}
	case Master, MasterToken:
		p.Stats = []looks.Fact{{Name: "HP", Value: fmt.Sprint(d.Facts[FactHP])}}
	}
	return p
}

func seatFacts(m *rules.Match, p rules.Seat) []looks.Fact {
	return []looks.Fact{
		looks.NumberFact(m.Game.Say("fact.life"), m.S.Seats[p].Nums[NumLife]),
		looks.NumberFact(m.Game.Say("fact.hand"), m.In(Hand, p).N),
		looks.NumberFact(m.Game.Say("fact.deck"), m.In(Deck, p).N),
		looks.NumberFact(m.Game.Say("fact.cemetery"), m.In(Cem, p).N),
	}
}

func matchStatus(m *rules.Match) []looks.Fact {
	f := []looks.Fact{
		looks.NumberFact(m.Game.Say("fact.turn"), m.S.Turn),
		{Name: m.Game.Say("fact.step"), Value: m.Game.Say(m.Game.Speech.Phases[m.S.Phase])},
	}
	if m.S.Phase == StepMain && m.S.Active != rules.NoSeat {
		done, all := int(m.S.Seats[m.S.Active].Nums[NumSummons]), regularSummons
		f = append(f, looks.StepsFact(m.Game.Say("fact.summons"), m.Game.Say("fact.made", "done", done, "all", all), done, all))
	}
	return f
}

// asksToLeave asks whether to end the attacks while monsters could attack, or the Main Step
// while some could be summoned.
func asksToLeave(m *rules.Match, o rules.Option) string {
	if n := attackersLeft(m, o); n > 0 {
		return m.Game.Count("leave.attacks", n)
	}
	if n := summonsLeft(m, o); n > 0 {
		return m.Game.Count("leave.main", n)
	}
	return ""
}

// cardBadges are the states of c, in words for the inspector.
func cardBadges(m *rules.Match, c rules.CardID) []looks.Badge {
	if m.S.Cards[c].Def == 0 {
		return nil
	}
	var b []looks.Badge
	d := m.Def(c)
	switch m.KindOf(c) {
	case Field:
		if str, def := m.Fact(c, FactSTR), m.Fact(c, FactDEF); str != d.Facts[FactSTR] || def != d.Facts[FactDEF] {
			b = append(b, looks.Badge{Text: m.Game.Say("badge.strength", "str", str, "def", def), N: int(str)})
		}
	case MasterZone:
		if hp := Health(m, c); hp != d.Facts[FactHP] {
			b = append(b, looks.Badge{Text: m.Game.Say("badge.health", "hp", hp, "all", d.Facts[FactHP]), N: int(hp)})
		}
	}
	for i, k := range m.Game.Counters[:CounterDamage] {
		if n := m.Counters(c, uint8(i)); n > 0 {
			b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.counters", "name", k.Name, "n", n), N: int(n)})
		}
	}
	var room [8]rules.Gained
	for _, g := range m.Gained(c, room[:0]) {
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.gained", "card", m.Game.Defs[g.Def].Said(), "text", g.Of(m).Text)})
	}
	if m.S.Marked(c, MarkMuted) {
		b = append(b, looks.Badge{Kind: "locked", Text: m.Game.Say("badge.muted")})
	}
	if m.S.Marked(c, MarkCanceled) {
		b = append(b, looks.Badge{Kind: "locked", Text: m.Game.Say("badge.canceled")})
	}
	if k := m.S.MarkOn(c, MarkControl); k != nil {
		b = append(b, looks.Badge{Kind: "attached", Text: m.Game.Say("badge.borrowed", "player", m.Words().Mentioned(k.Seat))})
	}
	if m.S.Marked(c, MarkAgain) {
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.again")})
	}
	if Attacking(m, c) {
		b = append(b, looks.Badge{Kind: "tapped", Text: m.Game.Say("badge.attacks")})
	}
	return b
}

// cardStats are the numbers on c's face as they are now.
func cardStats(m *rules.Match, c rules.CardID) []looks.Stat {
	d := m.Def(c)
	var now, printed []int16
	switch m.KindOf(c) {
	case Field:
		now, printed = []int16{m.Fact(c, FactSTR), m.Fact(c, FactDEF)}, d.Facts[FactSTR:FactDEF+1]
	case MasterZone:
		now, printed = []int16{Health(m, c)}, d.Facts[FactHP:FactHP+1]
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
