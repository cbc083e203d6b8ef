package vastrix

import (
	"fmt"
	"strings"

	"feltstack/rules"
	"feltstack/rules/looks"
	"feltstack/rules/message"
)

// Looks is the table of VASTRIX: hands at the edges, point rows face to face,
// enduring rows behind them, the shared piles between.
func Looks() *looks.Game {
	return &looks.Game{
		Areas: []looks.Area{
			Hand:    {Row: looks.RowHand, Share: 1, Style: looks.StyleFan},
			PR:      {Row: looks.RowFront, Share: 7, Style: looks.StyleRow},
			ER:      {Row: looks.RowBack, Share: 7, Style: looks.StyleRow},
			DP:      {Row: looks.RowMiddle, Order: 1, Share: 2, Style: looks.StylePile},
			SwapBar: {Row: looks.RowMiddle, Order: 2, Share: 5, Style: looks.StyleRow},
			GY:      {Row: looks.RowMiddle, Order: 3, Share: 2, Style: looks.StylePile},
			Exile:   {Row: looks.RowMiddle, Order: 4, Share: 2, Style: looks.StylePile, Apart: true},
			OnStack: {Row: looks.RowStack, Share: 1, Style: looks.StyleRow},

			DeffyPool: {Row: looks.RowPool, Style: looks.StyleGrid},
			SodaPool:  {Row: looks.RowPool, Style: looks.StyleGrid},
			Specs:     {Row: looks.RowPool, Style: looks.StyleGrid, Own: true},
			Spec:      {Row: looks.RowBack, Order: 1, Share: 2, Style: looks.StyleRow, Needed: true, Alone: true},
		},
		Ground:    looks.CardRoom(),
		Turned:    FlagTapped,
		Begins:    map[rules.Verb]rules.ZoneKind{VerbDraw: DP, VerbDrawPlay: DP},
		Trades:    []rules.Verb{VerbSwap, VerbTakeUp},
		Place:     dropPlace,
		Facts:     seatFacts,
		SeatMarks: seatMarks,
		Status:    matchStatus,
		Leaves:    asksToLeave,
		Closed:    whyClosed,
		Badges:    cardBadges,
		Stats:     cardStats,
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
	case VerbDraw:
		return Hand
	case VerbDrawPlay:
		return OnStack
	case VerbEffect:
		if playedAs(m, o.Card).Abilities[o.Ability].Label == LabelAnchor {
			return ER
		}
		return OnStack
	}
	return 0
}

// specAccents are the frames of the Specs, in their order.
var specAccents = [...]uint32{0x3a6ea5, 0xb0578d, 0xb5382a, 0x7a52b3}

// printedFace is a card of the classic deck with its points, or the frame of a spec.
func printedFace(d *rules.Def) looks.Printed {
	if i := specPlace(d); i >= 0 {
		return looks.Printed{Accent: specAccents[i]}
	}
	suit := []string{"", "♣", "♦", "♥", "♠"}[d.Facts[FactSuit]]
	return looks.Printed{Classic: true, Rank: strings.TrimSuffix(d.Short, suit), Suit: suit, Points: fmt.Sprint(d.Facts[FactPoints])}
}

func seatFacts(m *rules.Match, p rules.Seat) []looks.Fact {
	s := &m.S.Seats[p]
	goal := looks.NumberFact(m.Game.Say("fact.goal"), s.Nums[NumGoal])
	goal.Of = true
	f := []looks.Fact{
		looks.NumberFact(m.Game.Say("fact.points"), Points(m, p)),
		goal,
		looks.NumberFact(m.Game.Say("fact.hand"), m.In(Hand, p).N),
		looks.NumberFact(m.Game.Say("fact.anchors"), Anchors(m, p)),
	}
	if n := Queens(m, p); n > 0 {
		f = append(f, looks.NumberFact(m.Game.Say("fact.queens"), n))
	}
	return f
}

func seatMarks(m *rules.Match, p rules.Seat) (marks []string, good int) {
	s := &m.S.Seats[p]
	switch over := Shield(m, p); over {
	case 0:
	case m.S.AllSeats():
		marks = append(marks, m.Game.Say("mark.shield"))
	default:
		marks = append(marks, m.Game.Say("mark.shield_some", "players", seatNames(m, over)))
	}
	if Granted(m, p) {
		marks = append(marks, m.Game.Say("mark.mini_turn"))
	}
	good = len(marks)
	if n := s.Nums[NumSkips]; n > 0 {
		marks = append(marks, m.Game.Count("mark.skips", int(n)))
	}
	if s.Nums[NumDisrupted] != 0 {
		marks = append(marks, m.Game.Say("mark.disrupted"))
	}
	return marks, good
}

// draft is the status before the first turn.
func draft(m *rules.Match) []looks.Fact {
	f := []looks.Fact{{Name: m.Game.Say("fact.phase"), Value: m.Game.Say(m.Game.Speech.Phases[m.S.Phase])}}
	if p := picking(m); p.Hand > 0 {
		f = append(f, looks.StepsFact(m.Game.Say("fact.picks"), m.Game.Say("fact.picks_done", "done", p.Done, "all", p.Hand), p.Done, p.Hand))
		if p.Downs > 0 {
			f = append(f, looks.Fact{Name: m.Game.Say("fact.face_down"), Value: m.Game.Say("fact.face_down_done", "done", p.Down, "all", p.Downs)})
		}
	}
	return f
}

func matchStatus(m *rules.Match) []looks.Fact {
	if preparing(m) {
		return draft(m)
	}
	n := &m.S.Nums
	f := []looks.Fact{
		looks.NumberFact(m.Game.Say("fact.turn"), m.S.Turn),
		{Name: m.Game.Say("fact.phase"), Value: m.Game.Say(m.Game.Speech.Phases[m.S.Phase])},
	}
	if m.S.Active != rules.NoSeat {
		nums := &m.S.Seats[m.S.Active].Nums
		done, all := int(nums[NumUsed]), int(nums[NumGranted])
		f = append(f, looks.StepsFact(m.Game.Say("fact.mini_turns"), m.Game.Say("fact.used", "done", done, "all", all), done, all))
	}
	for _, c := range []struct {
		num  uint8
		name message.ID
	}{{NumBoardLock, "fact.board_lock"}, {NumSudden, "fact.sudden_death"}, {NumExhaust, "fact.exhausted"}} {
		if n[c.num] > 0 {
			f = append(f, looks.Fact{Name: m.Game.Say(c.name), Value: m.Game.Count("fact.turns", int(n[c.num]))})
		}
	}
	return f
}

// asksToLeave asks whether to end the turn with mini-turns left.
func asksToLeave(m *rules.Match, o rules.Option) string {
	if n := miniTurnsLeft(m, o); n > 0 {
		return m.Game.Count("leave.turn", int(n))
	}
	return ""
}

// cardBadges are the states of c, in words for the inspector.
func cardBadges(m *rules.Match, c rules.CardID) []looks.Badge {
	if m.S.Cards[c].Def == 0 { // nothing else is known of another's trap
		if Trap(m, c) {
			return append(aegisBadge(m, c), trapBadge(m, c))
		}
		return nil
	}
	b := aegisBadge(m, c)
	if m.S.Marked(c, MarkNoAegis) {
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.sham_aegis")})
	}
	onTable := m.Game.Zones[m.KindOf(c)].Table
	if Trap(m, c) {
		b = append(b, trapBadge(m, c))
	}
	if onTable && Guarded(m, c) {
		b = append(b, looks.Badge{Kind: "guarded", Text: m.Game.Say("badge.guarded")})
	}
	if onTable && Locked(m, c) {
		b = append(b, looks.Badge{Kind: "locked", Text: m.Game.Say("badge.locked")})
	}
	switch {
	case m.S.Marked(c, MarkNineTap):
		b = append(b, looks.Badge{Kind: "tapped", Text: m.Game.Say("badge.nine_tap")})
	case m.S.Marked(c, MarkStarTap):
		b = append(b, looks.Badge{Kind: "tapped", Text: m.Game.Say("badge.star_tap")})
	}
	if m.S.Marked(c, MarkRevealed) {
		b = append(b, looks.Badge{Kind: "revealed", Text: m.Game.Say("badge.revealed")})
	}
	if m.S.Marked(c, MarkTaken) {
		b = append(b, looks.Badge{Kind: "counter", Text: m.Game.Say("badge.taken")})
	}
	if j := Attached(m, c); j != 0 {
		text := m.Game.Say("badge.jack", "card", m.Def(j).Said())
		if m.KindOf(c) == PR {
			text = m.Game.Count("badge.jack_point", int(jackPoints(m, c)), "card", m.Def(j).Said())
		}
		b = append(b, looks.Badge{Kind: "attached", Text: text})
	}
	if h := m.S.Cards[c].Host; h != 0 {
		b = append(b, looks.Badge{Kind: "attached", Text: m.Game.Say("badge.attached", "card", m.Def(h).Said())})
	}
	for _, used := range usedUp(m, c) {
		b = append(b, looks.Badge{Kind: "tapped", Text: m.Game.Say(used)})
	}
	for _, a := range addedWords(m, c) {
		for _, line := range a.Lines {
			b = append(b, looks.Badge{Text: line, From: a.From})
		}
	}
	return b
}

// cardStats are the points of a trap, which are none (VASTRIX 19.2).
func cardStats(m *rules.Match, c rules.CardID) []looks.Stat {
	if !Trap(m, c) {
		return nil
	}
	return []looks.Stat{{Value: "0", Change: -1}}
}

// aegisBadge is that of Aegis, if c has it or shows it.
func aegisBadge(m *rules.Match, c rules.CardID) []looks.Badge {
	if k := m.S.MarkOn(c, MarkAegis); k != nil {
		return []looks.Badge{{Kind: "warded", Text: m.Game.Say("badge.aegis", "whose", m.Words().Whose(k.Seat))}}
	}
	return nil
}

// trapBadge is the state of a trap.
func trapBadge(m *rules.Match, c rules.CardID) looks.Badge {
	if k := m.S.MarkOn(c, MarkDisabled); k != nil {
		return looks.Badge{Kind: "barred", Text: m.Game.Say("badge.disabled", "whose", m.Words().Whose(k.Seat))}
	}
	return looks.Badge{Kind: "trap", Text: m.Game.Say("badge.trap")}
}
