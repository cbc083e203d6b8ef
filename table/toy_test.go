package table

import (
	"strconv"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/looks"
	"feltstack/rules/message"
)

// The toy is a small game that has what the table deals with: hidden hands, a
// pile, a declaration with a target, a stack with answers.
//
// Two players, cards 1 to 12, three in hand. In your turn draw a card, lay a
// card into your row, or strike: declare a card and a target in the other
// row, which the other may block with a higher card from hand. Whoever has 20
// in their row wins; when the pile is empty, who has more.
const (
	toyPile rules.ZoneKind = iota + 1
	toyHand
	toyRow
	toyGone
	toyStack
)

const (
	verbDraw rules.Verb = rules.VerbCommon + iota
	verbLay
	verbStrike
	verbBlock
	verbPass
	verbPeek
)

const (
	whyDraw uint8 = iota + 1
	whyLay
	whyGone
	whyPlay
)

func toy() *rules.Game {
	g := &rules.Game{
		Cover: rules.Cover{Name: "toy", Title: "Toy", Version: "1", MinSeats: 2, MaxSeats: 2},
		Tables: rules.Tables{
			Facts: make([]rules.NumSpec, 1),
			Zones: []rules.ZoneSpec{
				{},
				toyPile:  {Name: "pile", Short: "P", Ordered: true, Pile: true, Sight: rules.SightNobody},
				toyHand:  {Name: "hand", Short: "H", PerSeat: true, Sight: rules.SightOwner},
				toyRow:   {Name: "row", Short: "R", PerSeat: true, Ordered: true, Table: true},
				toyGone:  {Name: "discard pile", Short: "D", Ordered: true, Pile: true},
				toyStack: {Name: "stack", Short: "S", Ordered: true},
			},
			Verbs: append(rules.CommonVerbs(), []rules.VerbSpec{
				{Key: "draw", Say: "Draw"},
				{Key: "lay {card}", Say: "Lay", Drop: toyRow},
				{Key: "strike {card}", Say: "Strike", Drop: toyStack},
				{Key: "block {card}", Say: "Block", Drop: toyStack},
				{Key: "pass", Say: "Pass", Default: true},
				{Key: "peek", Say: "Look at the pile and strike"},
			}...),
			Prompts: []message.ID{"", "Your move", "Strike which card?", "Block {card}?"},
			Reasons: []rules.ReasonSpec{{}, {Rule: "Toy 3", Text: "There is nothing to strike."}, {Rule: "Toy 4", Text: "A block must be higher."}},
			Causes:  []message.ID{"", "{seat} draws {card}", "{seat} lays {card}", "{card} is gone", "{seat} plays {card}"},
			Classes: []message.ID{"", "strike"},
			Windows: []rules.Window{
				{Key: "turn", Name: "Turn", Help: "Somebody's turn", Step: true, Others: true},
				{Key: "strike", Name: "Strike", Help: "A card is struck", Others: true},
			},
		},
		Code: rules.Code{
			Procs: []rules.Proc{
				{Name: "match", Steps: []rules.Step{toyDeal, toyTurn}},
				{Name: "turn", Steps: []rules.Step{toyAsk, toyAct}},
				{Name: "strike", Steps: []rules.Step{toyAim, toyPush, toyAnswer, toyResolve}},
			},
		},
		Course: rules.Course{
			Window: func(m *rules.Match) int { return len(m.S.Stack) },
			Deal: func(m *rules.Match) {
				for d := 1; d <= 12; d++ {
					m.NewCard(rules.DefID(d), 0, rules.NoSeat, m.Game.Zone(toyPile, 0))
				}
			},
		},
	}
	g.Defs = []rules.Def{{}}
	for n := 1; n <= 12; n++ {
		g.Defs = append(g.Defs, rules.Def{Name: "Number " + strconv.Itoa(n), Short: "c" + strconv.Itoa(n), Facts: []int16{int16(n)}})
	}
	return must(g.Build())
}

func toyLooks() *looks.Game {
	return &looks.Game{
		Areas: []looks.Area{
			toyPile: {Row: looks.RowMiddle, Style: looks.StylePile}, toyHand: {Row: looks.RowHand, Style: looks.StyleFan},
			toyRow: {Row: looks.RowFront}, toyGone: {Row: looks.RowMiddle, Order: 1, Style: looks.StylePile}, toyStack: {Row: looks.RowStack},
		},
		Begins: map[rules.Verb]rules.ZoneKind{verbDraw: toyPile},
		Place: func(_ *rules.Match, o rules.Option) rules.ZoneKind {
			return map[rules.Verb]rules.ZoneKind{verbDraw: toyHand}[o.Verb]
		},
		Facts: func(m *rules.Match, p rules.Seat) []looks.Fact {
			return []looks.Fact{looks.NumberFact("Points", toyPoints(m, p))}
		},
	}
}

// looksOf is how a game lies on the table, of a toy too.
func looksOf(g *rules.Game) *looks.Game {
	switch g.Name {
	case "toy":
		return toyLooks()
	case "ring":
		return ringLooks()
	}
	return games.Looks(g.Name)
}

func toyPoints(m *rules.Match, p rules.Seat) int {
	n := 0
	for c := m.In(toyRow, p).First; c != 0; c = m.S.Cards[c].Next {
		n += int(m.Def(c).Facts[0])
	}
	return n
}

func toyDeal(m *rules.Match, _ *rules.Frame) {
	m.Shuffle(m.Game.Zone(toyPile, 0))
	for p := range rules.Seat(2) {
		for range 3 {
			m.MoveCard(m.In(toyPile, 0).Last, m.Game.Zone(toyHand, p), rules.Top, whyDraw)
		}
	}
	m.S.Active = 1
}

func toyTurn(m *rules.Match, f *rules.Frame) {
	for p := range rules.Seat(2) {
		if toyPoints(m, p) >= 20 {
			m.Win(rules.Of(p))
			return
		}
	}
	if m.In(toyPile, 0).N == 0 {
		a, b := toyPoints(m, 0), toyPoints(m, 1)
		switch {
		case a > b:
			m.Win(rules.Of(0))
		case b > a:
			m.Win(rules.Of(1))
		default:
			m.Win(0)
		}
		return
	}
	m.S.Active = 1 - m.S.Active
	m.S.Turn++
	m.Emit(rules.Event{Kind: rules.EvTurn, Seat: m.S.Active, N: m.S.Turn})
	f.Again()
	m.Call(1, rules.Frame{Ctrl: m.S.Active, Opp: 1 - m.S.Active})
}

func toyAsk(m *rules.Match, f *rules.Frame) {
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: 1})
	m.Offer(rules.Option{Verb: verbDraw}, 0)
	no := rules.No(0)
	if m.In(toyRow, f.Opp).N == 0 {
		no = 1
	}
	for c := m.In(toyHand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: verbLay, Card: c}, 0)
		m.Offer(rules.Option{Verb: verbStrike, Card: c}, no)
	}
	m.Offer(rules.Option{Verb: verbPeek}, no)
}

func toyAct(m *rules.Match, f *rules.Frame) {
	switch o := m.S.Answer; o.Verb {
	case verbDraw:
		m.MoveCard(m.In(toyPile, 0).Last, m.Game.Zone(toyHand, f.Ctrl), rules.Top, whyDraw)
	case verbLay:
		m.MoveCard(o.Card, m.Game.Zone(toyRow, f.Ctrl), rules.Top, whyLay)
	case verbStrike:
		m.Call(2, rules.Frame{Ctrl: f.Ctrl, Opp: f.Opp, Src: o.Card})
	case verbPeek:
		c := m.In(toyPile, 0).Last
		m.MoveCard(c, m.Game.Zone(toyHand, f.Ctrl), rules.Top, whyDraw)
		m.Call(2, rules.Frame{Ctrl: f.Ctrl, Opp: f.Opp, Src: c})
	}
}

func toyAim(m *rules.Match, f *rules.Frame) {
	m.Ask(rules.Decision{Kind: rules.PickCard, Seat: f.Ctrl, Declaring: true, Prompt: 2, Src: f.Src})
	for c := m.In(toyRow, f.Opp).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: rules.VerbTarget, Target: c}, 0)
	}
}

func toyPush(m *rules.Match, f *rules.Frame) {
	f.Serial = m.S.NewSerial()
	m.S.Put(f.Serial, 0, m.S.Answer.Target)
	m.S.Stack = append(m.S.Stack, rules.Item{
		Class: 1, Ctrl: f.Ctrl, By: f.Ctrl, Serial: f.Serial, Def: m.S.Cards[f.Src].Def, Cards: [4]rules.CardID{f.Src},
	})
	m.MoveCard(f.Src, m.Game.Zone(toyStack, 0), rules.Top, whyPlay)
	m.Emit(rules.Event{Kind: rules.EvDeclared, Seat: f.Ctrl, Card: f.Src, Item: f.Serial})
}

func toyAnswer(m *rules.Match, f *rules.Frame) {
	m.AskAuto(rules.Decision{Kind: rules.PickAnswer, Seat: f.Opp, Prompt: 3, Src: f.Src})
	for c := m.In(toyHand, f.Opp).First; c != 0; c = m.S.Cards[c].Next {
		no := rules.No(2)
		if m.Def(c).Facts[0] > m.Def(f.Src).Facts[0] {
			no = 0
		}
		m.Offer(rules.Option{Verb: verbBlock, Card: c}, no)
	}
	m.Offer(rules.Option{Verb: verbPass}, 0)
}

func toyResolve(m *rules.Match, f *rules.Frame) {
	if o := m.S.Answer; o.Verb == verbBlock {
		m.Emit(rules.Event{Kind: rules.EvCountered, Seat: f.Ctrl, Card: f.Src, Target: o.Card, Item: f.Serial})
		m.MoveCard(o.Card, m.Game.Zone(toyGone, 0), rules.Top, whyGone)
	} else {
		m.Emit(rules.Event{Kind: rules.EvResolved, Seat: f.Ctrl, Card: f.Src, Item: f.Serial})
		m.MoveCard(m.S.FirstIn(f.Serial, 0), m.Game.Zone(toyGone, 0), rules.Top, whyGone)
	}
	m.S.Stack = m.S.Stack[:0]
	m.MoveCard(f.Src, m.Game.Zone(toyGone, 0), rules.Top, whyGone)
}

// must is a game that builds.
func must(g *rules.Game, err error) *rules.Game {
	if err != nil {
		panic(err)
	}
	return g
}
