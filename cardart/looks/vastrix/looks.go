// Package vastrix says how VASTRIX lies on a table. It imports the rules of VASTRIX for the
// names of zones, marks and numbers and for what rules derive from them, which would be twins
// here; the rules know nothing of looks.
package vastrix

import (
	"fmt"
	"strings"

	"feltstack/cardart/looks"
	"feltstack/rules"
	"feltstack/rules/message"
	"feltstack/rules/vastrix"
)

// Looks is the table of VASTRIX: hands at the edges, point rows face to face,
// enduring rows behind them, the shared piles between.
func Looks() *looks.Game {
	return &looks.Game{
		Areas: []looks.Area{
			vastrix.Hand:    {Row: looks.RowHand, Share: 1, Style: looks.StyleFan},
			vastrix.PR:      {Row: looks.RowFront, Share: 7, Style: looks.StyleRow},
			vastrix.ER:      {Row: looks.RowBack, Share: 7, Style: looks.StyleRow},
			vastrix.DP:      {Row: looks.RowMiddle, Order: 1, Share: 2, Style: looks.StylePile},
			vastrix.SwapBar: {Row: looks.RowMiddle, Order: 2, Share: 5, Style: looks.StyleRow},
			vastrix.GY:      {Row: looks.RowMiddle, Order: 3, Share: 2, Style: looks.StylePile},
			vastrix.Exile:   {Row: looks.RowMiddle, Order: 4, Share: 2, Style: looks.StylePile, Apart: true},
			vastrix.OnStack: {Row: looks.RowStack, Share: 1, Style: looks.StyleRow},

			vastrix.DeffyPool: {Row: looks.RowPool, Style: looks.StyleGrid},
			vastrix.SodaPool:  {Row: looks.RowPool, Style: looks.StyleGrid},
			vastrix.Specs:     {Row: looks.RowPool, Style: looks.StyleGrid, Own: true},
			vastrix.Spec:      {Row: looks.RowBack, Order: 1, Share: 2, Style: looks.StyleRow, Needed: true, Alone: true},
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
		Stats:     stats,
		Printed:   printedFace,
		Levels:    measured(),
		Terms:     terms(),
		Symbols:   symbols(),
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
		if vastrix.PlayedAs(m, o.Card).Abilities[o.Ability].Label == vastrix.LabelAnchor {
			return vastrix.ER
		}
		return vastrix.OnStack
	}
	return 0
}

// specAccents are the frames of the Specs, in their order.
var specAccents = [...]uint32{0x3a6ea5, 0xb0578d, 0xb5382a, 0x7a52b3}

// printedFace is a card of the classic deck with its points, or the frame of a spec.
func printedFace(d *rules.Def) looks.Printed {
	if i := vastrix.SpecPlace(d); i >= 0 {
		return looks.Printed{Accent: specAccents[i]}
	}
	suit := []string{"", "♣", "♦", "♥", "♠"}[d.Facts[vastrix.FactSuit]]
	return looks.Printed{Classic: true, Rank: strings.TrimSuffix(d.Short, suit), Suit: suit, Points: fmt.Sprint(d.Facts[vastrix.FactPoints])}
}

func facts(m *rules.Match, p rules.Seat) []looks.Fact {
	s := &m.S.Seats[p]
	goal := looks.NumberFact(m.Game.Say("fact.goal"), s.Nums[vastrix.NumGoal])
	goal.Of = true
	f := []looks.Fact{
		looks.NumberFact(m.Game.Say("fact.points"), vastrix.Points(m, p)),
		goal,
		looks.NumberFact(m.Game.Say("fact.hand"), m.In(vastrix.Hand, p).N),
		looks.NumberFact(m.Game.Say("fact.anchors"), vastrix.Anchors(m, p)),
	}
	if n := vastrix.Queens(m, p); n > 0 {
		f = append(f, looks.NumberFact(m.Game.Say("fact.queens"), n))
	}
	return f
}

func seatMarks(m *rules.Match, p rules.Seat) (marks []string, good int) {
	s := &m.S.Seats[p]
	switch over := vastrix.Shield(m, p); over {
	case 0:
	case m.S.AllSeats():
		marks = append(marks, m.Game.Say("mark.shield"))
	default:
		marks = append(marks, m.Game.Say("mark.shield_some", "players", vastrix.SeatNames(m, over)))
	}
	if vastrix.Granted(m, p) {
		marks = append(marks, m.Game.Say("mark.mini_turn"))
	}
	good = len(marks)
	if n := s.Nums[vastrix.NumSkips]; n > 0 {
		marks = append(marks, m.Game.Count("mark.skips", int(n)))
	}
	if s.Nums[vastrix.NumDisrupted] != 0 {
		marks = append(marks, m.Game.Say("mark.disrupted"))
	}
	return marks, good
}

// draft is the status before the first turn.
func draft(m *rules.Match) []looks.Fact {
	f := []looks.Fact{{Name: m.Game.Say("fact.phase"), Value: m.Game.Say(m.Game.Speech.Phases[m.S.Phase])}}
	if p := vastrix.Picking(m); p.Hand > 0 {
		f = append(f, looks.StepsFact(m.Game.Say("fact.picks"), m.Game.Say("fact.picks_done", "done", p.Done, "all", p.Hand), p.Done, p.Hand))
		if p.Downs > 0 {
			f = append(f, looks.Fact{Name: m.Game.Say("fact.face_down"), Value: m.Game.Say("fact.face_down_done", "done", p.Down, "all", p.Downs)})
		}
	}
	return f
}

func status(m *rules.Match) []looks.Fact {
	if vastrix.Preparing(m) {
		return draft(m)
	}
	n := &m.S.Nums
	f := []looks.Fact{
		looks.NumberFact(m.Game.Say("fact.turn"), m.S.Turn),
		{Name: m.Game.Say("fact.phase"), Value: m.Game.Say(m.Game.Speech.Phases[m.S.Phase])},
	}
	if m.S.Active != rules.NoSeat {
		nums := &m.S.Seats[m.S.Active].Nums
		done, all := int(nums[vastrix.NumUsed]), int(nums[vastrix.NumGranted])
		f = append(f, looks.StepsFact(m.Game.Say("fact.mini_turns"), m.Game.Say("fact.used", "done", done, "all", all), done, all))
	}
	for _, c := range []struct {
		num  uint8
		name message.ID
	}{{vastrix.NumBoardLock, "fact.board_lock"}, {vastrix.NumSudden, "fact.sudden_death"}, {vastrix.NumExhaust, "fact.exhausted"}} {
		if n[c.num] > 0 {
			f = append(f, looks.Fact{Name: m.Game.Say(c.name), Value: m.Game.Count("fact.turns", int(n[c.num]))})
		}
	}
	return f
}

// leaves asks whether to end the turn with mini-turns left.
func leaves(m *rules.Match, o rules.Option) string {
	if n := vastrix.MiniTurnsLeft(m, o); n > 0 {
		return m.Game.Count("leave.turn", int(n))
	}
	return ""
}

// badges are the states of c, in words for the inspector.
func badges(m *rules.Match, c rules.CardID) []looks.Badge {
	if m.S.Cards[c].Def == 0 { // nothing else is known of another's trap
		if vastrix.Trap(m, c) {
			return append(aegisBadge(m, c), trapBadge(m, c))
		}
		return nil
	}
	b := aegisBadge(m, c)
	if m.S.Marked(c, vastrix.MarkNoAegis) {
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.sham_aegis")})
	}
	onTable := m.Game.Zones[m.KindOf(c)].Table
	if vastrix.Trap(m, c) {
		b = append(b, trapBadge(m, c))
	}
	if onTable && vastrix.Guarded(m, c) {
		b = append(b, looks.Badge{Kind: "guarded", Text: m.Game.Say("badge.guarded")})
	}
	if onTable && vastrix.Locked(m, c) {
		b = append(b, looks.Badge{Kind: "locked", Text: m.Game.Say("badge.locked")})
	}
	switch {
	case m.S.Marked(c, vastrix.MarkNineTap):
		b = append(b, looks.Badge{Kind: "tapped", Text: m.Game.Say("badge.nine_tap")})
	case m.S.Marked(c, vastrix.MarkStarTap):
		b = append(b, looks.Badge{Kind: "tapped", Text: m.Game.Say("badge.star_tap")})
	}
	if m.S.Marked(c, vastrix.MarkRevealed) {
		b = append(b, looks.Badge{Kind: "revealed", Text: m.Game.Say("badge.revealed")})
	}
	if m.S.Marked(c, vastrix.MarkTaken) {
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.taken")})
	}
	if j := vastrix.Attached(m, c); j != 0 {
		text := m.Game.Say("badge.jack", "card", m.Def(j).Said())
		if m.KindOf(c) == vastrix.PR {
			text = m.Game.Count("badge.jack_point", int(vastrix.JackPoints(m, c)), "card", m.Def(j).Said())
		}
		b = append(b, looks.Badge{Kind: "attached", Text: text})
	}
	if h := m.S.Cards[c].Host; h != 0 {
		b = append(b, looks.Badge{Kind: "attached", Text: m.Game.Say("badge.attached", "card", m.Def(h).Said())})
	}
	for _, used := range vastrix.UsedUp(m, c) {
		b = append(b, looks.Badge{Kind: "tapped", Text: m.Game.Say(used)})
	}
	for _, a := range vastrix.AddedWords(m, c) {
		for _, line := range a.Lines {
			b = append(b, looks.Badge{Text: line, From: a.From})
		}
	}
	return b
}

// stats are the points of a trap, which are none (VASTRIX 19.2).
func stats(m *rules.Match, c rules.CardID) []looks.Stat {
	if !vastrix.Trap(m, c) {
		return nil
	}
	return []looks.Stat{{Value: "0", Change: -1}}
}

// trapBadge is the state of a trap.
// aegisBadge is that of Aegis, if c has it or shows it.
func aegisBadge(m *rules.Match, c rules.CardID) []looks.Badge {
	if k := m.S.MarkOn(c, vastrix.MarkAegis); k != nil {
		return []looks.Badge{{Kind: "aegis", Text: m.Game.Say("badge.aegis", "whose", m.Words().Whose(k.Seat))}}
	}
	return nil
}

func trapBadge(m *rules.Match, c rules.CardID) looks.Badge {
	if k := m.S.MarkOn(c, vastrix.MarkDisabled); k != nil {
		return looks.Badge{Kind: "boardlock", Text: m.Game.Say("badge.disabled", "whose", m.Words().Whose(k.Seat))}
	}
	return looks.Badge{Kind: "trap", Text: m.Game.Say("badge.trap")}
}
