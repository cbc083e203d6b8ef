package vtes

import (
	"fmt"

	"feltstack/rules"
	"feltstack/rules/looks"
)

// Looks is the table of VTES: ready vampires nearest to the middle, torpor and the uncontrolled region
// behind them, crypt, library and ash heap at the side.
func Looks() *looks.Game {
	return &looks.Game{
		Areas: []looks.Area{
			Hand:         {Row: looks.RowHand, Share: 1, Style: looks.StyleFan},
			Ready:        {Row: looks.RowFront, Order: 1, Share: 8, Style: looks.StyleRow},
			Torpor:       {Row: looks.RowBack, Order: 4, Share: 3, Style: looks.StyleRow, Needed: true},
			Uncontrolled: {Row: looks.RowBack, Order: 1, Share: 5, Style: looks.StyleRow},
			Crypt:        {Row: looks.RowBack, Order: 2, Share: 2, Style: looks.StylePile, Own: true},
			Library:      {Row: looks.RowMiddle, Order: 2, Share: 2, Style: looks.StylePile, Own: true},
			Ash:          {Row: looks.RowMiddle, Order: 3, Share: 2, Style: looks.StylePile, Needed: true},
			Removed:      {Row: looks.RowMiddle, Order: 4, Share: 2, Style: looks.StylePile, Needed: true, Apart: true},
			Limbo:        {Row: looks.RowStack, Share: 1, Style: looks.StyleRow},
		},
		Ground:    looks.CityNight(),
		Levels:    measured(),
		Terms:     terms(),
		Turned:    FlagLocked,
		Begins:    map[rules.Verb]rules.ZoneKind{verbCrypt: Crypt},
		Facts:     seatFacts,
		Score:     score,
		SeatMarks: seatMarks,
		Relation:  relation,
		Token:     token,
		Status:    matchStatus,
		Leaves:    asksToLeave,
		Closed:    whyClosed,
		Badges:    cardBadges,
		Printed:   printed,
	}
}

// accents are the colours of frames: of cards without a clan, then of the clans in their order.
var accents = [...]uint32{0x7d3b3f, 0xa33a2c, 0x6a4a9c, 0x5c6b3a, 0xb0578d, 0x8c6a2f, 0x3d5a80}

// motifs are what vampires show by their clan.
var motifs = [...]string{"fangs", "punk", "medium", "drifter", "countess", "elder", "mogul"}

// printed is what a face shows beside name and text.
func printed(d *rules.Def) looks.Printed {
	clan := d.Facts[FactClan]
	p := looks.Printed{Accent: accents[clan], Motif: "candle"}
	if is(d, kindVampire) {
		p.Rank, p.Motif = fmt.Sprint(d.Facts[FactCapacity]), motifs[clan]
		p.Stats = append(p.Stats, looks.Fact{Name: "Bleed", Value: fmt.Sprint(d.Facts[FactBleed])})
		return p
	}
	if n := d.Facts[FactPool]; n > 0 {
		p.Stats = append(p.Stats, looks.Fact{Name: "Pool", Value: fmt.Sprint(n)})
	}
	if n := d.Facts[FactBlood]; n > 0 {
		p.Stats = append(p.Stats, looks.Fact{Name: "Blood", Value: bloodWords[n]})
	}
	return p
}

func seatFacts(m *rules.Match, p rules.Seat) []looks.Fact {
	return []looks.Fact{
		looks.NumberFact(m.Game.Say("fact.pool"), m.S.Seats[p].Nums[NumPool]),
		score(m, p),
		looks.NumberFact(m.Game.Say("fact.hand"), m.In(Hand, p).N),
		looks.NumberFact(m.Game.Say("fact.library"), m.In(Library, p).N),
		looks.NumberFact(m.Game.Say("fact.crypt"), m.In(Crypt, p).N),
	}
}

// score is the victory points of seat p.
func score(m *rules.Match, p rules.Seat) looks.Fact {
	return looks.Fact{Name: m.Game.Say("fact.points"), Value: halves(m.S.Seats[p].Nums[NumHalves])}
}

// relation says who is prey and predator of the player who looks, and of everybody else who the prey is.
func relation(m *rules.Match, me, p rules.Seat) string {
	switch {
	case m.S.Over || !m.S.Plays(p) || m.S.Living() < 2 || p == me:
		return ""
	case me == rules.NoSeat || !m.S.Plays(me):
	case m.S.Living() == 2:
		return m.Game.Say("mark.both")
	case p == m.S.NextSeat(me):
		return m.Game.Say("mark.your_prey")
	case p == m.S.PrevSeat(me):
		return m.Game.Say("mark.your_predator")
	}
	return m.Game.Say("mark.prey", "seat", m.Words().Mentioned(m.S.NextSeat(p)))
}

// seatMarks says who has the Edge, and who withdraws.
func seatMarks(m *rules.Match, p rules.Seat) (marks []string, good int) {
	if edge(m) == p {
		marks = append(marks, m.Game.Say("mark.edge"))
	}
	good = len(marks)
	if m.S.Seats[p].Nums[NumLeaving] > 0 {
		marks = append(marks, m.Game.Say("mark.leaving"))
	}
	return marks, good
}

// token is the Edge beside the face of who has it.
func token(m *rules.Match, p rules.Seat) looks.Token {
	if edge(m) != p {
		return looks.Token{}
	}
	return looks.Token{Motif: "dagger", Color: 0x7d3b3f}
}

func matchStatus(m *rules.Match) []looks.Fact {
	f := []looks.Fact{
		looks.NumberFact(m.Game.Say("fact.round"), m.S.Nums[NumRound]),
		{Name: m.Game.Say("fact.phase"), Value: m.Game.Say(m.Game.Speech.Phases[m.S.Phase])},
	}
	if m.S.Phase == PhaseInfluence {
		f = append(f, looks.NumberFact(m.Game.Say("fact.transfers"), m.S.Nums[NumTransfers]))
	}
	if e := edge(m); e != rules.NoSeat {
		f = append(f, looks.Fact{Name: m.Game.Say("fact.edge"), Value: m.Words().Mentioned(e)})
	}
	return f
}

// asksToLeave asks whether to go on with vampires that could still bleed.
func asksToLeave(m *rules.Match, o rules.Option) string {
	if o.Verb != verbNext || m.S.Decision.Prompt != promptMinion {
		return ""
	}
	if n := m.Offered(verbBleed); n > 0 {
		return m.Game.Count("leave.bleed", n)
	}
	return ""
}

// cardBadges are the blood of a vampire and what it can't do, in words for the inspector.
func cardBadges(m *rules.Match, c rules.CardID) []looks.Badge {
	var b []looks.Badge
	n := m.Counters(c, CounterBlood)
	known := m.S.Cards[c].Def != 0
	switch k := m.KindOf(c); {
	case k == Uncontrolled && known:
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.begun", "n", n, "of", m.Fact(c, FactCapacity)), N: int(n)})
	case k == Uncontrolled && n > 0:
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.counters", "n", n), N: int(n)})
	case k == Ready || k == Torpor:
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.blood", "n", n, "of", m.Fact(c, FactCapacity)), N: int(n)})
		if n == 0 {
			b = append(b, looks.Badge{Kind: "exhausted", Text: m.Game.Say("badge.hungry")})
		}
	}
	return b
}
