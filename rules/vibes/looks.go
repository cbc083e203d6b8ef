package vibes

import (
	"cmp"
	"fmt"

	"feltstack/rules"
	"feltstack/rules/looks"
)

// Looks is the table of Vibes: huddles face to face on the ice, Relics and Rods behind them,
// deck and ice at the side.
func Looks() *looks.Game {
	return &looks.Game{
		Areas: []looks.Area{
			Hand:    {Row: looks.RowHand, Share: 1, Style: looks.StyleFan},
			Huddle:  {Row: looks.RowFront, Order: 3, Share: 12, Style: looks.StyleRow, Whole: true},
			Rods:    {Row: looks.RowBack, Order: 1, Share: 5, Style: looks.StyleRow},
			Relics:  {Row: looks.RowBack, Order: 2, Share: 2, Style: looks.StyleRow},
			Ice:     {Row: looks.RowMiddle, Order: 3, Share: 2, Style: looks.StylePile},
			Deck:    {Row: looks.RowMiddle, Order: 4, Share: 2, Style: looks.StylePile},
			OnStack: {Row: looks.RowStack, Share: 1, Style: looks.StyleRow},
			Worn:    {Row: looks.RowHost},
			Under:   {Row: looks.RowHost, Under: true},
			Pack:    {Row: looks.RowPool, Style: looks.StyleGrid},
		},
		Ground:    looks.DawnIce(),
		Levels:    measured(),
		Terms:     terms(),
		Symbols:   symbols(),
		Letters:   letters(),
		Turned:    FlagFlopped,
		Facts:     seatFacts,
		SeatMarks: seatMarks,
		Token:     token,
		Turn:      whoseTurn,
		Hails:     []uint8{WhyTime, WhyWins, WhyTies},
		Untold:    untold,
		Status:    matchStatus,
		Leaves:    asksToLeave,
		Rounds:    looks.Rounds{Turns: 2, Say: cycleName},
		Closed:    whyClosed,
		Badges:    cardBadges,
		Stats:     cardStats,
		Printed:   printed,
	}
}

// accents are the colours of frames, in the order of the colors; the last is that of cards
// without a color.
var accents = [...]uint32{0xb0392f, 0x2f6fae, 0x3f8a4b, 0x7a4aa5, 0xc2942a, noColor: 0x66747f}

// printed is what a face shows beside name and text.
func printed(d *rules.Def) looks.Printed {
	p := looks.Printed{Accent: accents[colorOf(d)], Rank: costs(d), Motif: motif(d)}
	switch { // vibe comes first: it is to be seen where cards overlap
	case unsure(d):
		p.Stats = append(p.Stats, looks.Fact{Name: "Vibe", Value: "?"})
	case d.Facts[FactKind] == Penguin:
		p.Stats = append(p.Stats, looks.Fact{Name: "Vibe", Value: fmt.Sprint(d.Facts[FactVibe])})
	}
	if gives := produces(d); gives != "" {
		p.Stats = append(p.Stats, looks.Fact{Name: "Gives", Value: gives})
	}
	return p
}

func seatFacts(m *rules.Match, p rules.Seat) []looks.Fact {
	goal := looks.NumberFact(m.Game.Say("fact.goal"), WinCards)
	goal.Of = true
	f := []looks.Fact{
		looks.NumberFact(m.Game.Say("fact.in_play"), cardsInPlay(m, p)),
		goal,
		looks.NumberFact(m.Game.Say("fact.hand"), m.In(Hand, p).N),
		looks.NumberFact(m.Game.Say("fact.deck"), m.In(Deck, p).N),
		looks.NumberFact(m.Game.Say("fact.ice"), m.In(Ice, p).N),
	}
	if n := m.S.Seats[p].Nums[NumFishsicles]; n > 0 {
		f = append(f, looks.NumberFact(m.Game.Say("fact.fishsicles"), n))
	}
	if m.S.Nums[NumCycle] > 0 {
		f = append(f, looks.Fact{Name: m.Game.Say("fact.pays"), Value: canPay(m, p)})
	}
	return f
}

// whoseTurn is whose turn it is: nobody's before the first Cycle and from Action Time on.
func whoseTurn(m *rules.Match) rules.Seat {
	if m.S.Nums[NumCycle] == 0 || m.S.Phase > PhasePlay {
		return rules.NoSeat
	}
	return m.S.Active
}

// token is the Baron beside the face of who has it.
func token(m *rules.Match, p rules.Seat) looks.Token {
	if Baron(m) != p {
		return looks.Token{}
	}
	return looks.Token{Motif: "baron", Color: accents[4]}
}

// untold leaves out that a card counts as the Basic Rod as which it was laid, that its player
// may look at it, which cards unflop as all do, and that a Fit goes with who wears it.
func untold(m *rules.Match, ev rules.Event) bool {
	switch ev.Kind {
	case rules.EvGuise:
		return ev.N == 0 || IsBasicRod(&m.Game.Defs[ev.Def])
	case rules.EvMove:
		return ev.Why == WhyFallen && m.Game.ZoneKind(ev.To) == Worn
	case rules.EvShown:
		return ev.Why == 0 && ev.Guised
	case rules.EvFlag:
		return ev.N == 0 && m.S.Phase == PhaseUnflop
	}
	return false
}

// seatMarks says who has the Baron.
func seatMarks(m *rules.Match, p rules.Seat) (marks []string, good int) {
	if Baron(m) != p {
		return nil, 0
	}
	return []string{m.Game.Say("mark.baron")}, 1
}

// cycleName is what a Cycle is called in the log.
func cycleName(g *rules.Game, n int) string { return g.Say("fact.cycle_of", "n", n) }

func matchStatus(m *rules.Match) []looks.Fact {
	var f []looks.Fact
	if n := m.S.Nums[NumCycle]; n > 0 {
		f = append(f, looks.NumberFact(m.Game.Say("fact.cycle"), n), looks.Fact{Name: m.Game.Say("fact.phase"), Value: m.Game.Say(m.Game.Speech.Phases[m.S.Phase])})
	}
	if b := Baron(m); b != rules.NoSeat {
		f = append(f, looks.Fact{Name: m.Game.Say("fact.baron"), Value: m.Words().Mentioned(b)})
	}
	if m.S.Phase == PhasePlay && m.S.Active != rules.NoSeat {
		done := int(m.S.Seats[m.S.Active].Nums[NumRods])
		f = append(f, looks.StepsFact(m.Game.Say("fact.rod"), m.Game.Say("fact.played", "done", done, "all", 1), done, 1))
	}
	return f
}

// asksToLeave asks whether to end the turn with a Rod or other cards left to play.
func asksToLeave(m *rules.Match, o rules.Option) string {
	n := cardsLeft(m, o)
	switch rod := rodLeft(m, o); {
	case rod && n > 0:
		return m.Game.Count("leave.both", n)
	case rod:
		return m.Game.Say("leave.rod")
	case n > 0:
		return m.Game.Count("leave.cards", n)
	}
	return ""
}

// cardBadges are the states of c, in words for the inspector.
func cardBadges(m *rules.Match, c rules.CardID) []looks.Badge {
	if m.S.Cards[c].Def == 0 {
		return nil
	}
	var b []looks.Badge
	if n := m.Counters(c, CounterVibe); n > 0 {
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.counters", "n", n), N: int(n)})
	}
	var room [8]rules.Gained
	for _, g := range m.Gained(c, room[:0]) {
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.gained", "card", m.Game.Defs[g.Def].Said(), "text", g.Of(m).Text)})
	}
	if m.S.Marked(c, MarkMuted) {
		b = append(b, looks.Badge{Kind: "locked", Text: m.Game.Say("badge.muted")})
	}
	return append(b, powerSigns(m, c)...)
}

// powerSigns are what a card in play can or can't do that its text alone doesn't say.
func powerSigns(m *rules.Match, c rules.CardID) []looks.Badge {
	if !m.Game.Zones[m.KindOf(c)].Table {
		return nil
	}
	var b []looks.Badge
	for _, p := range []struct {
		key  uint64
		sign string
		text string
	}{
		{KeyNoCheck, "skip", m.Game.Say("badge.no_check")},
		{KeyNoWin, "skip", m.Game.Say("badge.no_win")},
		{KeyNoUnflop, "exhausted", m.Game.Say("badge.no_unflop")},
		{KeyNoIce, "warded", m.Game.Say("badge.no_ice")},
		{KeyNoTarget, "guarded", m.Game.Say("badge.no_target")},
	} {
		if m.Power(c, p.key) {
			b = append(b, looks.Badge{Kind: p.sign, Text: p.text})
		}
	}
	return b
}

// cardStats are the numbers on c's face as they are now: its vibe may have changed, and in a
// huddle it is never in doubt.
func cardStats(m *rules.Match, c rules.CardID) []looks.Stat {
	d := m.Def(c)
	if m.KindOf(c) != Huddle || d.Facts[FactKind] != Penguin {
		return nil
	}
	now, was := m.Fact(c, FactVibe), d.Facts[FactVibe]
	if now == was && !unsure(d) {
		return nil
	}
	vibe := looks.Stat{Value: fmt.Sprint(now), Change: int8(cmp.Compare(now, was))}
	if gives := produces(d); gives != "" {
		return []looks.Stat{vibe, {Value: gives}}
	}
	return []looks.Stat{vibe}
}
