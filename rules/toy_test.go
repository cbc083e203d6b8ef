package rules_test

import (
	"math/bits"

	"feltstack/rules"
	"feltstack/rules/message"
)

// Attic is a small card game that uses all that the engine carries: hidden
// hands, an ordered deck, peeking, a stack with answers, face-down cards,
// attachments, marks, triggers, replaced moves, limits and elimination. On a
// turn a seat draws a card and plays up to two; ten points win.

const (
	zDeck rules.ZoneKind = iota + 1
	zHand
	zRow
	zPile
	zStack
)

const (
	coin1 rules.DefID = iota + 1
	coin2
	coin3
	lens    // look at three cards of the deck, take one, order the others
	thief   // take a card from another row
	cat     // counters the play it answers
	chain   // attached to a card, it is worth nothing
	cloak   // your row can't be stolen from until your next start
	storm   // discard a card, unseen, from another hand
	trap    // lies face-down; who steals it loses a heart
	phoenix // goes under the deck instead of to the pile
)

const (
	vPass rules.Verb = iota
	vPlay
	vAt    // {card} at {target}
	vSeat  // {card} against {seat}
	vCat   // {card} at {item}
	vTake  // one of these
	vNext  // next of an order
	vBlind // a card of another hand
	vYes   // draw for a coin
	vNo
	vToss // discard to the limit of the hand
)

const (
	nHearts = 0 // of SeatState.Nums
	nOusts  = 1
	nActs   = 0 // of Head.Nums
	mCloak  = 1 // mark
	fSpent  = 1 // item flag: countered
)

const (
	ok rules.No = iota
	noTarget
	noCloak
	noLens
	noOwn
	noCat
)

const (
	pMain rules.ProcID = iota
	pTurn
	pStack
	pResolve
	pEffect
	pTrigger
)

func attic() *rules.Game {
	g := &rules.Game{
		Cover: rules.Cover{Name: "attic", Title: "Attic", Version: "1", MinSeats: 2, MaxSeats: 5},
		Tables: rules.Tables{
			Facts: make([]rules.NumSpec, 1),
			Zones: []rules.ZoneSpec{
				{},
				zDeck:  {Name: "deck", Short: "D", Ordered: true, Sight: rules.SightNobody},
				zHand:  {Name: "hand", Short: "H", PerSeat: true, Sight: rules.SightOwner},
				zRow:   {Name: "row", Short: "R", PerSeat: true, Ordered: true, Table: true},
				zPile:  {Name: "pile", Short: "P", Ordered: true},
				zStack: {Name: "stack", Short: "S", Ordered: true},
			},
			Defs: []rules.Def{
				{Name: "a card", Short: "?"},
				coin1:   {Name: "Farthing", Short: "1♠", Facts: []int16{1}},
				coin2:   {Name: "Penny", Short: "2♠", Facts: []int16{2}},
				coin3:   {Name: "Shilling", Short: "3♠", Facts: []int16{3}},
				lens:    {Name: "Lens", Short: "Lens"},
				thief:   {Name: "Thief", Short: "Thief"},
				cat:     {Name: "Cat", Short: "Cat"},
				chain:   {Name: "Chain", Short: "Chain"},
				cloak:   {Name: "Cloak", Short: "Cloak"},
				storm:   {Name: "Storm", Short: "Storm"},
				trap:    {Name: "Trap", Short: "Trap"},
				phoenix: {Name: "Phoenix", Short: "Phoenix", Facts: []int16{1}},
			},
			Verbs: []rules.VerbSpec{
				vPass:  {Key: "pass", Say: "Pass", Default: true},
				vPlay:  {Key: "play {card}", Say: "Play {card}"},
				vAt:    {Key: "play {card} {target}", Say: "{card} on {target}"},
				vSeat:  {Key: "play {card} {seat}", Say: "{card} against {seat}"},
				vCat:   {Key: "answer {item} {card}", Say: "{card} stops {item}"},
				vTake:  {Key: "take {card}", Say: "Take {card}"},
				vNext:  {Key: "next {card}", Say: "{card} next"},
				vBlind: {Key: "discard {card}", Say: "Discard {card}"},
				vYes:   {Key: "yes", Say: "Draw"},
				vNo:    {Key: "no", Say: "Don't", Default: true},
				vToss:  {Key: "toss {card}", Say: "Toss {card}"},
			},
			Prompts: []message.ID{"", "Play a card", "Answer {card}?", "Take one of the cards", "Which lies next on the deck?",
				"Discard one of these", "Draw for {card}?", "Discard {n} of {of}"},
			Reasons: []rules.ReasonSpec{{}, {Rule: "1", Text: "There is nothing to aim at."}, {Rule: "2", Text: "That row is cloaked."},
				{Rule: "3", Text: "One Lens a turn."}, {Rule: "4", Text: "That is your own play."}, {Rule: "5", Text: "A Cat only answers."}},
			Causes:   []message.ID{"", "{seat} moves {card} from the {from} to the {zone}"},
			Flags:    []string{},
			Marks:    []string{"", "cloaked"},
			SeatNums: []string{"hearts", "ousts"},
			Nums:     []string{"plays left"},
		},
		Code: rules.Code{
			Main: pMain,
			Procs: []rules.Proc{
				pMain:    {Name: "match", Steps: []rules.Step{setUp, nextTurn, func(m *rules.Match, f *rules.Frame) { f.Goto(1) }}},
				pTurn:    {Name: "turn", Steps: []rules.Step{startTurn, askPlay, takePlay, triggers, askToss, takeToss, endTurn}},
				pStack:   {Name: "stack", Steps: answers()},
				pResolve: {Name: "resolve", Steps: []rules.Step{resolve, resolved}},
				pEffect:  {Name: "effect", Steps: []rules.Step{effect, askLens, takeLens, askOrder, takeOrder, askStorm, takeStorm}},
				pTrigger: {Name: "trigger", Steps: []rules.Step{askDraw, takeDraw}},
			},
		},
		Course: rules.Course{
			Deal: func(m *rules.Match) {
				for d := coin1; d <= phoenix; d++ {
					for range [...]int{0, 6, 7, 5, 5, 6, 6, 4, 3, 5, 4, 3}[d] {
						m.NewCard(d, 0, rules.NoSeat, m.Game.Zone(zDeck, 0))
					}
				}
				for p := range m.S.Seats {
					m.S.Seats[p].Nums[nHearts] = 2
					if len(m.S.Seats) == 4 { // two against two
						m.S.Seats[p].Team = int8(p%2 + 1)
					}
				}
			},
			Ousted: func(m *rules.Match, _ rules.Seat, _ rules.CardID) rules.ZoneID {
				return m.Game.Zone(zPile, 0)
			},
			Instead: func(m *rules.Match, mv *rules.Move) {
				if m.Def(mv.Card).Name == "Phoenix" && m.Game.ZoneKind(mv.To) == zPile {
					mv.To, mv.At = m.Game.Zone(zDeck, 0), rules.Bottom
				}
			},
			Moved: func(m *rules.Match, mv *rules.Move) {
				if m.Game.ZoneKind(mv.From) != zRow {
					return
				}
				if m.S.Cards[mv.Card].Host != 0 {
					m.Attach(mv.Card, 0)
				}
				for c := range m.S.Cards {
					if m.S.Cards[c].Host == mv.Card {
						m.MoveCard(rules.CardID(c), m.Game.Zone(zPile, 0), rules.Top, 1)
					}
				}
				m.DropMarks(func(k *rules.Mark) bool { return k.Card == mv.Card })
			},
			Heard: func(m *rules.Match, ev *rules.Event) {
				if ev.Kind == rules.EvMove && m.Game.ZoneKind(ev.To) == zRow && ev.Def == coin1 {
					m.S.Queue = append(m.S.Queue, rules.Trigger{Ctrl: ev.Seat, Src: ev.Card, Def: ev.Def, Card: ev.Card})
				}
			},
		},
		Worth: rules.Worth{
			Value: func(m *rules.Match, p rules.Seat) float64 {
				if m.S.Winners.Has(p) {
					return 1
				}
				return -1 + 0.25*float64(m.S.Seats[p].Nums[nOusts])
			},
			Points: func(m *rules.Match, p rules.Seat) float64 { // a victory point for each seat it ousted, and half of one for winning
				n := float64(m.S.Seats[p].Nums[nOusts])
				if m.S.Winners.Has(p) {
					n += 0.5
				}
				return n
			},
		},
	}
	return must(g.Build())
}

func points(m *rules.Match, p rules.Seat) int16 {
	n := int16(0)
	for c := m.In(zRow, p).First; c != 0; c = m.S.Cards[c].Next {
		chained := false
		for i := range m.S.Cards {
			chained = chained || m.S.Cards[i].Host == c
		}
		if !chained && m.S.Cards[c].Face != rules.FaceDown {
			n += m.Def(c).Facts[0]
		}
	}
	return n
}

func first(s rules.SeatSet) rules.Seat { return rules.Seat(bits.TrailingZeros8(uint8(s))) }

// allies is p and the rest of its team, out or not.
func allies(m *rules.Match, p rules.Seat) rules.SeatSet {
	set := rules.Of(p)
	for q := range m.S.Seats {
		if t := m.S.Seats[q].Team; t != 0 && t == m.S.Seats[p].Team {
			set |= rules.Of(rules.Seat(q))
		}
	}
	return set
}

// must is a game that builds.
func must(g *rules.Game, err error) *rules.Game {
	if err != nil {
		panic(err)
	}
	return g
}
