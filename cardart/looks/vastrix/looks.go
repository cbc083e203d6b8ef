// Package vastrix says how VASTRIX lies on a table.
package vastrix

import (
	"fmt"
	"strings"

	"feltstack/cardart/looks"
	"feltstack/rules"
	"feltstack/rules/vastrix"
)

// Looks is the table of VASTRIX: hands at the edges, point rows face to face,
// enduring rows behind them, the shared piles between.
func Looks() *looks.Game {
	return &looks.Game{
		Areas: []looks.Area{
			vastrix.Hand:    {Row: looks.RowHand, Share: 1, Style: looks.StyleFan},
			vastrix.PR:      {Row: looks.RowFront, Share: 1, Style: looks.StyleRow},
			vastrix.ER:      {Row: looks.RowBack, Share: 1, Style: looks.StyleRow},
			vastrix.DP:      {Row: looks.RowMiddle, Order: 1, Share: 2, Style: looks.StylePile},
			vastrix.SwapBar: {Row: looks.RowMiddle, Order: 2, Share: 5, Style: looks.StyleRow},
			vastrix.GY:      {Row: looks.RowMiddle, Order: 3, Share: 2, Style: looks.StylePile},
			vastrix.Exile:   {Row: looks.RowMiddle, Order: 4, Share: 2, Style: looks.StylePile, Apart: true},
			vastrix.OnStack: {Row: looks.RowStack, Share: 1, Style: looks.StyleRow},
		},
		Ground:    looks.CardRoom(),
		Turned:    vastrix.FlagTapped,
		Begins:    map[rules.Verb]rules.ZoneKind{vastrix.VerbDraw: vastrix.DP, vastrix.VerbDrawPlay: vastrix.DP},
		Trades:    []rules.Verb{vastrix.VerbSwap, vastrix.VerbTakeUp},
		Place:     dropPlace,
		Facts:     facts,
		SeatMarks: seatMarks,
		Status:    status,
		Leaves:    leaves,
		Closed:    closed,
		Badges:    badges,
		Printed:   printedFace,
		Levels:    measured(),
		Terms:     terms(),
	}
}

// dropPlace is where an option is dropped: cards that stay go to their row,
// plays that resolve go to the stack.
func dropPlace(m *rules.Match, o rules.Option) rules.ZoneKind {
	switch o.Verb {
	case vastrix.VerbDraw:
		return vastrix.Hand
	case vastrix.VerbDrawPlay:
		return vastrix.OnStack
	case vastrix.VerbEffect:
		if m.Def(o.Card).Abilities[o.Ability].Label == vastrix.LabelAnchor {
			return vastrix.ER
		}
		return vastrix.OnStack
	}
	return 0
}

// printedFace is a card of the classic deck with its points.
func printedFace(d *rules.Def) looks.Printed {
	suit := []string{"", "♣", "♦", "♥", "♠"}[d.Facts[vastrix.FactSuit]]
	return looks.Printed{Rank: strings.TrimSuffix(d.Short, suit), Suit: suit, Points: fmt.Sprint(d.Facts[vastrix.FactPoints])}
}

func facts(m *rules.Match, p rules.Seat) []looks.Fact {
	s := &m.S.Seats[p]
	goal := looks.NumberFact("Goal", s.Nums[vastrix.NumGoal])
	goal.Of = true
	f := []looks.Fact{
		looks.NumberFact("Points", vastrix.Points(m, p)),
		goal,
		looks.NumberFact("Hand", m.In(vastrix.Hand, p).N),
		looks.NumberFact("Anchors", vastrix.Anchors(m, p)),
	}
	if n := vastrix.Queens(m, p); n > 0 {
		f = append(f, looks.NumberFact("Queens", n))
	}
	return f
}

func seatMarks(m *rules.Match, p rules.Seat) []string {
	var marks []string
	s := &m.S.Seats[p]
	switch n := s.Nums[vastrix.NumSkips]; {
	case n == 1:
		marks = append(marks, "skips the next turn")
	case n > 1:
		marks = append(marks, fmt.Sprintf("skips the next %d turns", n))
	}
	switch over := vastrix.Shield(m, p); over {
	case 0:
	case m.S.AllSeats():
		marks = append(marks, "Royal Shield")
	default:
		marks = append(marks, "Shield vs "+vastrix.SeatNames(m, over))
	}
	if vastrix.Granted(m, p) {
		marks = append(marks, "a mini-turn more in the next Action Phase")
	}
	if s.Nums[vastrix.NumDisrupted] != 0 {
		marks = append(marks, "disrupted")
	}
	return marks
}

func status(m *rules.Match) []looks.Fact {
	n := &m.S.Nums
	f := []looks.Fact{
		looks.NumberFact("Turn", m.S.Turn),
		{Name: "Phase", Value: m.Game.Phases[m.S.Phase]},
	}
	if m.S.Active != rules.NoSeat {
		nums := &m.S.Seats[m.S.Active].Nums
		f = append(f, looks.StepsFact("Mini-turns", nums[vastrix.NumUsed], nums[vastrix.NumGranted], "used"))
	}
	for _, c := range []struct {
		num  uint8
		name string
	}{{vastrix.NumBoardLock, "Board Lock"}, {vastrix.NumSudden, "Sudden Death"}, {vastrix.NumExhaust, "Exhausted"}} {
		if n[c.num] > 0 {
			f = append(f, looks.Fact{Name: c.name, Value: fmt.Sprintf("%d turns", n[c.num])})
		}
	}
	return f
}

// leaves asks whether to end the turn with mini-turns left.
func leaves(m *rules.Match, o rules.Option) string {
	switch n := vastrix.MiniTurnsLeft(m, o); n {
	case 0:
		return ""
	case 1:
		return "End your turn with 1 mini-turn left?"
	default:
		return fmt.Sprintf("End your turn with %d mini-turns left?", n)
	}
}

// badges are the states of c, in words for the inspector.
func badges(m *rules.Match, c rules.CardID) []looks.Badge {
	if m.S.Cards[c].Def == 0 {
		return nil
	}
	var b []looks.Badge
	if k := m.S.MarkOn(c, vastrix.MarkAegis); k != nil {
		b = append(b, looks.Badge{Kind: "aegis", Text: "Aegis until " + m.Words().Whose(k.Seat) + " next Start"})
	}
	onTable := m.Game.Zones[m.KindOf(c)].Table
	if onTable && vastrix.Guarded(m, c) {
		b = append(b, looks.Badge{Kind: "guarded", Text: "Guarded by a Queen"})
	}
	if onTable && vastrix.Locked(m, c) {
		b = append(b, looks.Badge{Kind: "locked", Text: "Locked: a pending play targets it"})
	}
	switch {
	case m.S.Marked(c, vastrix.MarkNineTap):
		b = append(b, looks.Badge{Kind: "tapped", Text: "Tapped until its controller next scores a card"})
	case m.S.Marked(c, vastrix.MarkStarTap):
		b = append(b, looks.Badge{Kind: "tapped", Text: "Tapped until its controller's next Start"})
	}
	if m.S.Marked(c, vastrix.MarkRevealed) {
		b = append(b, looks.Badge{Kind: "revealed", Text: "Revealed until its owner's next Start"})
	}
	if m.S.Marked(c, vastrix.MarkTaken) {
		b = append(b, looks.Badge{Kind: "counter", Text: "Its effect may be played once it untaps"})
	}
	if j := vastrix.Attached(m, c); j != 0 {
		text := m.Def(j).Said() + " is attached to it"
		if m.KindOf(c) == vastrix.PR {
			text += ": +1 point"
		}
		b = append(b, looks.Badge{Kind: "attached", Text: text})
	}
	if h := m.S.Cards[c].Host; h != 0 {
		b = append(b, looks.Badge{Kind: "attached", Text: "Attached to " + m.Def(h).Said()})
	}
	for _, words := range vastrix.PartnerWords(m, m.Def(c)) {
		b = append(b, looks.Badge{Text: words})
	}
	return b
}
