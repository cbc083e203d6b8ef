// Package vibes says how Vibes lies on a table. It imports the rules of Vibes for the names
// of zones, marks and numbers and for what rules derive from them, which would be twins here;
// the rules know nothing of looks.
package vibes

import (
	"cmp"
	"fmt"

	"feltstack/cardart/looks"
	"feltstack/rules"
	"feltstack/rules/vibes"
)

// Looks is the table of Vibes: huddles face to face on the ice, Relics and Rods behind them,
// deck and ice at the side.
func Looks() *looks.Game {
	return &looks.Game{
		Areas: []looks.Area{
			vibes.Hand:    {Row: looks.RowHand, Share: 1, Style: looks.StyleFan},
			vibes.Huddle:  {Row: looks.RowFront, Order: 3, Share: 12, Style: looks.StyleRow, Whole: true},
			vibes.Rods:    {Row: looks.RowBack, Order: 1, Share: 5, Style: looks.StyleRow},
			vibes.Relics:  {Row: looks.RowBack, Order: 2, Share: 2, Style: looks.StyleRow},
			vibes.Ice:     {Row: looks.RowMiddle, Order: 3, Share: 2, Style: looks.StylePile},
			vibes.Deck:    {Row: looks.RowMiddle, Order: 4, Share: 2, Style: looks.StylePile},
			vibes.OnStack: {Row: looks.RowStack, Share: 1, Style: looks.StyleRow},
			vibes.Worn:    {Row: looks.RowHost},
			vibes.Under:   {Row: looks.RowHost, Under: true},
			vibes.Pack:    {Row: looks.RowPool, Style: looks.StyleGrid},
		},
		Ground:    looks.DawnIce(),
		Levels:    measured(),
		Terms:     terms(),
		Symbols:   symbols(),
		Letters:   letters(),
		Turned:    vibes.FlagFlopped,
		Facts:     facts,
		SeatMarks: seatMarks,
		Token:     token,
		Turn:      turn,
		Hails:     []uint8{vibes.WhyTime, vibes.WhyWins, vibes.WhyTies},
		Untold:    untold,
		Status:    status,
		Leaves:    leaves,
		Rounds:    looks.Rounds{Turns: 2, Say: cycle},
		Closed:    closed,
		Badges:    badges,
		Stats:     stats,
		Printed:   printed,
	}
}

// accents are the colours of frames, in the order of the colors; the last is that of cards
// without a color.
var accents = [...]uint32{0xb0392f, 0x2f6fae, 0x3f8a4b, 0x7a4aa5, 0xc2942a, vibes.NoColor: 0x66747f}

// printed is what a face shows beside name and text.
func printed(d *rules.Def) looks.Printed {
	p := looks.Printed{Accent: accents[vibes.ColorOf(d)], Rank: vibes.Costs(d), Motif: motif(d)}
	switch { // vibe comes first: it is to be seen where cards overlap
	case vibes.Unsure(d):
		p.Stats = append(p.Stats, looks.Fact{Name: "Vibe", Value: "?"})
	case d.Facts[vibes.FactKind] == vibes.Penguin:
		p.Stats = append(p.Stats, looks.Fact{Name: "Vibe", Value: fmt.Sprint(d.Facts[vibes.FactVibe])})
	}
	if gives := vibes.Produces(d); gives != "" {
		p.Stats = append(p.Stats, looks.Fact{Name: "Gives", Value: gives})
	}
	return p
}

func facts(m *rules.Match, p rules.Seat) []looks.Fact {
	goal := looks.NumberFact(m.Game.Say("fact.goal"), vibes.WinCards)
	goal.Of = true
	f := []looks.Fact{
		looks.NumberFact(m.Game.Say("fact.in_play"), vibes.CardsInPlay(m, p)),
		goal,
		looks.NumberFact(m.Game.Say("fact.hand"), m.In(vibes.Hand, p).N),
		looks.NumberFact(m.Game.Say("fact.deck"), m.In(vibes.Deck, p).N),
		looks.NumberFact(m.Game.Say("fact.ice"), m.In(vibes.Ice, p).N),
	}
	if n := m.S.Seats[p].Nums[vibes.NumFishsicles]; n > 0 {
		f = append(f, looks.NumberFact(m.Game.Say("fact.fishsicles"), n))
	}
	if m.S.Nums[vibes.NumCycle] > 0 {
		f = append(f, looks.Fact{Name: m.Game.Say("fact.pays"), Value: vibes.CanPay(m, p)})
	}
	return f
}

// turn is whose turn it is: nobody's before the first Cycle and from Action Time on.
func turn(m *rules.Match) rules.Seat {
	if m.S.Nums[vibes.NumCycle] == 0 || m.S.Phase > vibes.PhasePlay {
		return rules.NoSeat
	}
	return m.S.Active
}

// token is the Baron beside the face of who has it.
func token(m *rules.Match, p rules.Seat) looks.Token {
	if vibes.Baron(m) != p {
		return looks.Token{}
	}
	return looks.Token{Motif: "baron", Color: accents[4]}
}

// untold leaves out that a card counts as the Basic Rod as which it was laid, that its player
// may look at it, which cards unflop as all do, and that a Fit goes with who wears it.
func untold(m *rules.Match, ev rules.Event) bool {
	switch ev.Kind {
	case rules.EvGuise:
		return ev.N == 0 || vibes.IsBasicRod(&m.Game.Defs[ev.Def])
	case rules.EvMove:
		return ev.Why == vibes.WhyFallen && m.Game.ZoneKind(ev.To) == vibes.Worn
	case rules.EvShown:
		return ev.Why == 0 && ev.Guised
	case rules.EvFlag:
		return ev.N == 0 && m.S.Phase == vibes.PhaseUnflop
	}
	return false
}

// seatMarks says who has the Baron.
func seatMarks(m *rules.Match, p rules.Seat) (marks []string, good int) {
	if vibes.Baron(m) != p {
		return nil, 0
	}
	return []string{m.Game.Say("mark.baron")}, 1
}

// cycle is what a Cycle is called in the log.
func cycle(g *rules.Game, n int) string { return g.Say("fact.cycle_of", "n", n) }

func status(m *rules.Match) []looks.Fact {
	var f []looks.Fact
	if n := m.S.Nums[vibes.NumCycle]; n > 0 {
		f = append(f, looks.NumberFact(m.Game.Say("fact.cycle"), n), looks.Fact{Name: m.Game.Say("fact.phase"), Value: m.Game.Say(m.Game.Speech.Phases[m.S.Phase])})
	}
	if b := vibes.Baron(m); b != rules.NoSeat {
		f = append(f, looks.Fact{Name: m.Game.Say("fact.baron"), Value: m.Words().Mentioned(b)})
	}
	if m.S.Phase == vibes.PhasePlay && m.S.Active != rules.NoSeat {
		done := int(m.S.Seats[m.S.Active].Nums[vibes.NumRods])
		f = append(f, looks.StepsFact(m.Game.Say("fact.rod"), m.Game.Say("fact.played", "done", done, "all", 1), done, 1))
	}
	return f
}

// leaves asks whether to end the turn with a Rod or other cards left to play.
func leaves(m *rules.Match, o rules.Option) string {
	n := vibes.CardsLeft(m, o)
	switch rod := vibes.RodLeft(m, o); {
	case rod && n > 0:
		return m.Game.Count("leave.both", n)
	case rod:
		return m.Game.Say("leave.rod")
	case n > 0:
		return m.Game.Count("leave.cards", n)
	}
	return ""
}

// badges are the states of c, in words for the inspector.
func badges(m *rules.Match, c rules.CardID) []looks.Badge {
	if m.S.Cards[c].Def == 0 {
		return nil
	}
	var b []looks.Badge
	if n := m.Counters(c, vibes.CounterVibe); n > 0 {
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.counters", "n", n), N: int(n)})
	}
	var room [8]rules.Gained
	for _, g := range m.Gained(c, room[:0]) {
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.gained", "card", m.Game.Defs[g.Def].Said(), "text", g.Of(m).Text)})
	}
	if m.S.Marked(c, vibes.MarkMuted) {
		b = append(b, looks.Badge{Kind: "locked", Text: m.Game.Say("badge.muted")})
	}
	return append(b, powers(m, c)...)
}

// powers are what a card in play can or can't do that its text alone doesn't say.
func powers(m *rules.Match, c rules.CardID) []looks.Badge {
	if !m.Game.Zones[m.KindOf(c)].Table {
		return nil
	}
	var b []looks.Badge
	for _, p := range []struct {
		key  uint64
		sign string
		text string
	}{
		{vibes.KeyNoCheck, "skip", m.Game.Say("badge.no_check")},
		{vibes.KeyNoWin, "skip", m.Game.Say("badge.no_win")},
		{vibes.KeyNoUnflop, "exhausted", m.Game.Say("badge.no_unflop")},
		{vibes.KeyNoIce, "aegis", m.Game.Say("badge.no_ice")},
		{vibes.KeyNoTarget, "guarded", m.Game.Say("badge.no_target")},
	} {
		if m.Power(c, p.key) {
			b = append(b, looks.Badge{Kind: p.sign, Text: p.text})
		}
	}
	return b
}

// stats are the numbers on c's face as they are now: its vibe may have changed, and in a
// huddle it is never in doubt.
func stats(m *rules.Match, c rules.CardID) []looks.Stat {
	d := m.Def(c)
	if m.KindOf(c) != vibes.Huddle || d.Facts[vibes.FactKind] != vibes.Penguin {
		return nil
	}
	now, was := m.Fact(c, vibes.FactVibe), d.Facts[vibes.FactVibe]
	if now == was && !vibes.Unsure(d) {
		return nil
	}
	vibe := looks.Stat{Value: fmt.Sprint(now), Change: int8(cmp.Compare(now, was))}
	if gives := vibes.Produces(d); gives != "" {
		return []looks.Stat{vibe, {Value: gives}}
	}
	return []looks.Stat{vibe}
}
