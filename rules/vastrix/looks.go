package vastrix

import (
	"fmt"
	"strings"

	"feltstack/rules"
)

// looks is the table of VASTRIX: hands at the edges, point rows face to face,
// enduring rows behind them, the shared piles between.
func looks() rules.Looks {
	return rules.Looks{
		Areas: []rules.Area{
			Hand:    {Row: rules.RowHand, Share: 1, Style: rules.StyleFan},
			PR:      {Row: rules.RowFront, Share: 1, Style: rules.StyleRow},
			ER:      {Row: rules.RowBack, Share: 1, Style: rules.StyleRow},
			DP:      {Row: rules.RowMiddle, Order: 1, Share: 2, Style: rules.StylePile},
			SwapBar: {Row: rules.RowMiddle, Order: 2, Share: 5, Style: rules.StyleRow},
			GY:      {Row: rules.RowMiddle, Order: 3, Share: 2, Style: rules.StylePile},
			Exile:   {Row: rules.RowMiddle, Order: 4, Share: 2, Style: rules.StylePile, Apart: true},
			OnStack: {Row: rules.RowStack, Share: 1, Style: rules.StyleRow},
		},
		Turned:    FlagTapped,
		Begins:    map[rules.Verb]rules.ZoneKind{verbDraw: DP, verbDrawPlay: DP},
		Place:     dropPlace,
		Facts:     facts,
		SeatMarks: seatMarks,
		Status:    status,
		Badges:    badges,
		Item:      itemLook,
		Prompt:    promptWords,
		Say:       sayEffect,
		Printed:   printedFace,
		Windows:   windows(),
		Window:    windowNow,
		Result:    result,
		Ending:    ending,
		Levels:    measured(),
	}
}

// dropPlace is where an option is dropped: cards that stay go to their row,
// plays that resolve go to the stack.
func dropPlace(m *rules.Match, o rules.Option) rules.ZoneKind {
	switch o.Verb {
	case verbDraw:
		return Hand
	case verbDrawPlay:
		return OnStack
	case verbEffect:
		if m.Def(o.Card).Abilities[o.Ability].Label == LabelAnchor {
			return ER
		}
		return OnStack
	}
	return 0
}

// printedFace is a card of the classic deck with its points.
func printedFace(d *rules.Def) rules.Printed {
	suit := []string{"", "♣", "♦", "♥", "♠"}[d.Facts[FactSuit]]
	return rules.Printed{Rank: strings.TrimSuffix(d.Short, suit), Suit: suit, Points: fmt.Sprint(d.Facts[FactPoints])}
}

func facts(m *rules.Match, p rules.Seat) []rules.Fact {
	s := &m.S.Seats[p]
	goal := rules.NumberFact("Goal", s.Nums[NumGoal])
	goal.Of = true
	f := []rules.Fact{
		rules.NumberFact("Points", Points(m, p)),
		goal,
		rules.NumberFact("Hand", m.In(Hand, p).N),
		rules.NumberFact("Anchors", anchors(m, p)),
	}
	if n := queens(m, p); n > 0 {
		f = append(f, rules.NumberFact("Queens", n))
	}
	return f
}

func seatMarks(m *rules.Match, p rules.Seat) []string {
	var marks []string
	s := &m.S.Seats[p]
	switch n := s.Nums[NumSkips]; {
	case n == 1:
		marks = append(marks, "skips the next turn")
	case n > 1:
		marks = append(marks, fmt.Sprintf("skips the next %d turns", n))
	}
	switch over := shield(m, p); over {
	case 0:
	case m.S.AllSeats():
		marks = append(marks, "Royal Shield")
	default:
		marks = append(marks, "Shield vs "+seatNames(m, over))
	}
	if granted(m, p) {
		marks = append(marks, "a mini-turn more in the next Action Phase")
	}
	if s.Nums[NumDisrupted] != 0 {
		marks = append(marks, "disrupted")
	}
	return marks
}

func status(m *rules.Match) []rules.Fact {
	n := &m.S.Nums
	f := []rules.Fact{
		rules.NumberFact("Turn", m.S.Turn),
		{Name: "Phase", Value: m.Game.Phases[m.S.Phase]},
	}
	if m.S.Active != rules.NoSeat {
		nums := &m.S.Seats[m.S.Active].Nums
		f = append(f, rules.StepsFact("Mini-turns", nums[NumUsed], nums[NumGranted], "used"))
	}
	for _, c := range []struct {
		num  uint8
		name string
	}{{NumBoardLock, "Board Lock"}, {NumSudden, "Sudden Death"}, {NumExhaust, "Exhausted"}} {
		if n[c.num] > 0 {
			f = append(f, rules.Fact{Name: c.name, Value: fmt.Sprintf("%d turns", n[c.num])})
		}
	}
	return f
}

// badges are the states of c, in words for the inspector.
func badges(m *rules.Match, c rules.CardID) []rules.Badge {
	if m.S.Cards[c].Def == 0 {
		return nil
	}
	var b []rules.Badge
	if k := m.S.MarkOn(c, MarkAegis); k != nil {
		b = append(b, rules.Badge{Kind: "aegis", Text: "Aegis until " + m.Words().Whose(k.Seat) + " next Start"})
	}
	onTable := m.Game.Zones[m.KindOf(c)].Table
	if onTable && guarded(m, c) {
		b = append(b, rules.Badge{Kind: "guarded", Text: "Guarded by a Queen"})
	}
	if onTable && lockedFor(m, 0, c) {
		b = append(b, rules.Badge{Kind: "locked", Text: "Locked: a pending play targets it"})
	}
	switch {
	case m.S.Marked(c, MarkNineTap):
		b = append(b, rules.Badge{Kind: "tapped", Text: "Tapped until its controller next scores a card"})
	case m.S.Marked(c, MarkStarTap):
		b = append(b, rules.Badge{Kind: "tapped", Text: "Tapped until its controller's next Start"})
	}
	if m.S.Marked(c, MarkRevealed) {
		b = append(b, rules.Badge{Kind: "revealed", Text: "Revealed until its owner's next Start"})
	}
	if m.S.Marked(c, MarkTaken) {
		b = append(b, rules.Badge{Kind: "counter", Text: "Its effect may be played once it untaps"})
	}
	if j := attached(m, c); j != 0 {
		text := m.Def(j).Short + " is attached to it"
		if m.KindOf(c) == PR {
			text += ": +1 point"
		}
		b = append(b, rules.Badge{Kind: "attached", Text: text})
	}
	if h := m.S.Cards[c].Host; h != 0 {
		b = append(b, rules.Badge{Kind: "attached", Text: "Attached to " + m.Def(h).Short})
	}
	if ally(m, 0) != rules.NoSeat {
		b = append(b, partnerWords(m, m.Def(c))...)
	}
	return b
}

// itemLook names a play on the stack that is more than one card's text.
func itemLook(m *rules.Match, i int) rules.ItemLook {
	it := &m.S.Stack[i]
	var l rules.ItemLook
	switch it.Class {
	case ClassScuttle:
		l.Card = m.S.Cards[it.Cards[0]].Def
		l.Title = "Scuttle with {card}"
		l.Declared = "{who} scuttles {target} with {card}"
		l.Text = "The target and this card go to the graveyard."
		l.Answers = "An Eight counters it."
	case ClassMarriage:
		l.Title = "Royal Marriage"
		l.Text = "King and Queen enter the enduring row."
		if it.Flags&ItemPartner != 0 {
			l.Title = "Royal Marriage of partners"
			l.Text = "King and Queen enter the enduring rows of who played them."
		}
	case ClassSudden:
		l.Title = "Sudden Death"
		l.Text = "Scrap a vulnerable card of an opponent. In two full turns the activator wins."
	case ClassUltra:
		l.Title = []string{"", "Ultra: 3 black cards", "Ultra: 2 black, 2 red", "Ultra: 3 red cards"}[it.Nums[0]]
		l.Text = []string{"", "One is scored, one played for its Base effect, one exiled.",
			"2 more mini-turns; draw 2 cards or take one from exile.", "Counter a play, then take the bottom card of the graveyard."}[it.Nums[0]]
	case ClassSuper, ClassCombo:
		name, _, _ := strings.Cut(m.Game.Defs[it.Def].Name, " of ")
		l.Title = "Super " + name
	}
	switch {
	case l.Answers != "":
	case it.Flags&ItemOnlyStarA != 0 && it.Flags&ItemShieldTwo != 0:
		l.Answers = "Nothing can counter it."
	case it.Flags&ItemOnlyStarA != 0:
		l.Answers = "Only a Super Ace counters it."
	case it.Flags&ItemShield != 0 && !shielded(it, it.By):
		l.Answers = "Royal Shield against " + seatNames(m, rules.SeatSet(it.Nums[itemShield])) + ": their base Aces can't counter it."
	case it.Flags&ItemShieldTwo != 0:
		l.Answers = "Royal Shield of two Queens: only the Ace of Spades counters it."
	case it.Flags&ItemShield != 0:
		l.Answers = "Royal Shield: base Aces can't counter it."
	}
	return l
}

// seatNames lists the players in a set: "Ben and Cara".
func seatNames(m *rules.Match, seats rules.SeatSet) string {
	var names []string
	for p := range rules.Seat(m.S.SeatCount) {
		if seats.Has(p) {
			names = append(names, m.Words().Mentioned(p))
		}
	}
	return strings.Join(names, " and ")
}

// promptWords says more than the standing prompt: how many mini-turns are left,
// what an open window stands between, which play or card asks.
func promptWords(m *rules.Match) string {
	d := m.S.Decision
	switch {
	case d.Seat == rules.NoSeat:
		return ""
	case d.Prompt == promptAction:
		nums := &m.S.Seats[d.Seat].Nums
		switch left := nums[NumGranted] - nums[NumUsed]; left {
		case 0:
			return "No mini-turns left: play a Quick card or end the turn"
		case 1:
			return "Your action: 1 mini-turn left"
		default:
			return fmt.Sprintf("Your action: %d mini-turns left", left)
		}
	case d.Prompt == promptWindow:
		may := ": you may play an Instant"
		if d.Seat == m.S.Active {
			may += " or a Quick card"
		}
		return []string{winStart: "The Start Phase is over", winAction: "Between actions", winEnd: "The turn is about to end"}[windowNow(m)] + may
	case d.Prompt == promptAnswer && len(m.S.Stack) > 0:
		if look := itemLook(m, len(m.S.Stack)-1); look.Title != "" {
			return "Answer " + rules.Expand(look.Title, func(string) string { return m.Game.Defs[look.Card].Short }) + "?"
		}
	case d.Src != 0 && !strings.Contains(m.Game.Prompts[d.Prompt], "{card}") && m.Knows(d.Seat, d.Src):
		return m.Def(d.Src).Short + ": " + m.Game.Prompts[d.Prompt]
	}
	return ""
}

// The ways a match ends (VASTRIX 3.3, 10, 12.1).
const (
	endGoal   = "goal reached"
	endSudden = "Sudden Death"
	endDry    = "draw pile Exhausted"
)

func ending(m *rules.Match) string {
	switch {
	case m.S.Nums[NumSudden] == 0 && m.S.Nums[NumActivator] > 0 && m.S.Winners.Has(rules.Seat(m.S.Nums[NumActivator]-1)):
		return endSudden
	case m.S.Nums[NumExhaust] == 0 && m.In(DP, 0).N == 0 && m.S.Phase == PhaseEnd && !reached(m):
		return endDry
	}
	return endGoal
}

func result(m *rules.Match, p rules.Seat) string {
	how := map[string]string{endSudden: " by Sudden Death", endDry: " on anchors, the draw pile Exhausted"}[ending(m)]
	return fmt.Sprintf("%d points to %d%s", most(m, m.S.Side(p)), most(m, m.S.Opponents(p)), how)
}

// most is the points of the best seat in a set.
func most(m *rules.Match, seats rules.SeatSet) int16 {
	n := int16(0)
	for p := range rules.Seat(m.S.SeatCount) {
		if seats.Has(p) {
			n = max(n, Points(m, p))
		}
	}
	return n
}

// reached reports whether the active player stands at the goal.
func reached(m *rules.Match) bool {
	p := m.S.Active
	return Points(m, p) >= m.S.Seats[p].Nums[NumGoal]
}
