// Package toytest is a small made-up game, and its language, for tests of texts.
package toytest

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/message"
	"feltstack/rules/text"
)

// The toy is a small made-up game for two: everybody has a deck, a hand and a
// field; used cards go to a common pile.
const (
	Deck rules.ZoneKind = iota + 1
	Hand
	Field
	Pile
	Vault
)

const (
	toyNoTarget rules.No = iota + 1
	toyNotNow
	toySafe
)

const (
	Tapped  uint16 = 1
	toySeen uint8  = 1  // mark: revealed
	Shield  uint8  = 2  // mark
	toyMore uint8  = 3  // mark: power added
	toyNow  uint8  = 4  // mark: power set
	toyCan  uint8  = 5  // mark: a power bit
	toySaid uint8  = 6  // mark: the word that was chosen
	toyCant uint8  = 20 // mark: a power bit that is lost
)

// Game is the rules of the toy, without cards.
func Game() *rules.Game {
	kind := func(m *rules.Match, _ *rules.Query, c rules.CardID, n int16) bool { return m.Def(c).Facts[0] == n }
	safe := func(m *rules.Match, q *rules.Query, c rules.CardID) rules.No {
		if m.S.Marked(c, Shield) && q.Traits&1 == 0 {
			return toySafe
		}
		return 0
	}
	g := &rules.Game{
		Cover: rules.Cover{Name: "toy", Title: "Toy", Version: "1", MinSeats: 2, MaxSeats: 3},
		Tables: rules.Tables{
			Facts:    []rules.NumSpec{{Name: "kind"}, {Name: "power", Adds: toyMore, Sets: toyNow}},
			Counters: []rules.CounterSpec{{Name: "luck", Put: 10, Taken: 11}, {Name: "fear"}},
			Zones: []rules.ZoneSpec{
				{},
				Deck:  {Name: "deck", Short: "D", PerSeat: true, Ordered: true, Sight: rules.SightNobody},
				Hand:  {Name: "hand", Short: "H", PerSeat: true, Sight: rules.SightOwner},
				Field: {Name: "field", Short: "F", PerSeat: true, Ordered: true, Table: true},
				Pile:  {Name: "pile", Short: "P", Ordered: true},
				Vault: {Name: "vault", Short: "V", Ordered: true},
			},
			Verbs:       rules.CommonVerbs(),
			Prompts:     []message.ID{"", "Choose one", "Against which player?"},
			PromptMode:  1,
			PromptRival: 2,
			Reasons:     []rules.ReasonSpec{{}, {Text: "nothing to target"}, {Text: "not now"}, {Text: "it is shielded"}},
			Causes:      []message.ID{"", "draw", "discard", "put", "arrives", "would burn", "tails", "heads", "die", "counted", "got", "lost"},
			CountWhy:    9,
			Gains:       toyCan,
			Loses:       toyCant,
			Defs:        []rules.Def{{}},
		},
		Code: rules.Code{
			Procs: []rules.Proc{
				{Name: "table", Steps: []rules.Step{func(m *rules.Match, _ *rules.Frame) { m.Win(1) }}},
				rules.TextProc(),
				{Name: "declare", Steps: append(rules.DeclareSteps(), func(m *rules.Match, f *rules.Frame) {
					m.Call(m.Game.Text, rules.Frame{Ctrl: f.Ctrl, Opp: f.Opp, Src: f.Src, Def: f.Def, Ability: f.Ability, Mode: f.Mode, Serial: f.Serial})
					f.Serial = 0
				})},
			},
			Text: 1,
			Natives: []rules.Native{
				{Name: "burn", Rival: true, Run: func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
					m.AddNum(f.Opp, 0, -int16(m.S.CountIn(f.Serial, uint8(in.Reg))), 0)
					return false
				}},
				{Name: "coins", Run: func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
					m.AddNum(m.WhoIs(f, in.Who, 0), 1, int16(m.Query(f.Ctrl, f.Opp, f.Src, f.Serial, 0).Amount(&in.Max)), 0)
					return false
				}},
				{Name: "counter", Run: func(*rules.Match, *rules.Frame, *rules.Instr) bool { return false }},
				{Name: "swap", Run: func(*rules.Match, *rules.Frame, *rules.Instr) bool { return false }},
				{Name: "enter", Run: func(m *rules.Match, f *rules.Frame, _ *rules.Instr) bool {
					m.MoveCard(f.Src, m.Game.Zone(Field, f.Ctrl), rules.Top, 0)
					return false
				}},
				{Name: "shield", Run: func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
					for _, k := range m.S.Picks {
						if k.Serial == f.Serial && k.Reg == uint8(in.Reg) {
							m.AddMark(rules.Mark{Kind: Shield, Card: k.Card, Seat: f.Ctrl})
						}
					}
					return false
				}},
			},
			Preds: []rules.Pred{
				{Name: "kind", Holds: kind},
				{Name: "tapped", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool { return m.S.Has(c, Tapped) }},
				{Name: "namesake", Holds: func(m *rules.Match, q *rules.Query, c rules.CardID, _ int16) bool {
					return m.Def(c).Name == m.Def(q.Src).Name
				}},
				{Name: "shielded", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool { return m.S.Marked(c, Shield) }},
				{Name: "spell", Holds: func(m *rules.Match, _ *rules.Query, i rules.CardID, _ int16) bool { return m.S.Stack[i].Class == 1 }},
				{Name: "rich", Holds: func(m *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool {
					return m.S.Seats[q.Ctrl].Nums[1] > 0
				}},
				{Name: "oldest", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool {
					return m.In(Field, 0).First == c
				}},
				{Name: "roll", Holds: func(_ *rules.Match, q *rules.Query, _ rules.CardID, n int16) bool { return q.Roll >= n }},
			},
		},
		Course:   rules.Course{Deal: func(*rules.Match) {}},
		Legality: rules.Legality{NoCost: toyNotNow, Target: safe, Affect: safe, NoTarget: toyNoTarget, NotNow: toyNotNow},
	}
	return g
}

// Vocabulary is its words.
func Vocabulary() *text.Vocabulary {
	return &text.Vocabulary{
		Table: "the table", Hand: Hand, PutWhy: 3, BackWhy: 3,
		Zones: []text.Zone{
			{Phrase: "deck", Kind: Deck}, {Phrase: "hand", Kind: Hand}, {Phrase: "field", Kind: Field},
			{Phrase: "pile", Kind: Pile}, {Phrase: "limbo", Kind: Vault, Bare: true},
		},
		Nouns: []text.Noun{
			{Phrase: "card"},
			{Phrase: "beast", Pred: "kind", N: 1},
			{Phrase: "fairy", Pred: "kind", N: 2},
			{Phrase: "play", Item: true},
			{Phrase: "spell", Item: true, Pred: "spell"},
			{Phrase: "trick", Item: true, Pred: "spell", Not: true},
		},
		Adjs: []text.Word{
			{Phrase: "tapped", Pred: "tapped"}, {Phrase: "untapped", Pred: "tapped", Not: true},
			{Phrase: "oldest", Pred: "oldest", Only: true},
			{Phrase: "costly", Pred: "spell", Item: true},
		},
		Clauses: []text.Word{{Phrase: "with a shield", Pred: "shielded"}},
		Kin:     []text.Word{{Phrase: "with the same name as", Pred: "namesake"}, {Phrase: "with another name than", Pred: "namesake", Not: true}},
		Alikes:  []text.Alike{{Phrase: "that share a name", Pred: "namesake"}},
		Target:  []string{"open"},
		Labels: []text.Label{
			{Phrase: "Play", Label: 1}, {Phrase: "React", Label: 2},
			{Phrase: "Camp", Label: 3, Native: "enter", Bare: true},
			{Phrase: "Leave the field", Label: 4, Kind: rules.AbilityUse},
		},
		Keywords: []text.Keyword{{Phrase: "guards its owner", Bit: 1}},
		Cants:    []text.Keyword{{Phrase: "burnt", Bit: 2}, {Phrase: "moved", Bit: 4}, {Phrase: "tapped", Bit: 8}},
		Traits:   []text.Keyword{{Phrase: "nobody can answer this", Bit: 2}},
		Ignores:  []text.Keyword{{Phrase: "shields", Bit: 1}, {Phrase: "walls", Bit: 4}, {Phrase: "traps", Bit: 8}},
		Moves: []text.Move{
			{Verb: "draw", Past: "drawn", From: Deck, Top: true, To: Hand, Why: 1},
			{Verb: "discard", Past: "discarded", From: Hand, To: Pile, Why: 2},
			{Verb: "take", Past: "taken", To: Hand, Why: 1},
			{Verb: "destroy", Past: "destroyed", To: Pile, Why: 2},
		},
		Verbs: []text.Verb{
			{Form: "burn {cards}", Native: "burn", From: Hand},
			{Form: "gain {count:coin}", Native: "coins"},
			{Form: "counter {plays}", Native: "counter", Past: "countered"},
			{Form: "swap your {zone} with your opponent's", Native: "swap"},
			{Form: "{cards} get a shield", Native: "shield", Benign: true},
		},
		Stats:   []text.Stat{{Phrase: "life", Num: 0, Traits: 16, Spent: true}},
		Marks:   []text.Mark{{Phrase: "revealed", Mark: toySeen, Face: rules.FaceUp}},
		Conds:   []text.Word{{Phrase: "you have coins", Pred: "rich"}, {Phrase: "the roll is {n} or more", Pred: "roll"}},
		Use:     &text.Label{Label: 5, Kind: rules.AbilityUse},
		Steps:   []text.Step{{Phrase: "turn", Why: 4}, {Phrase: "night", Why: 4, Last: true}},
		Foreign: "creature = beast",
		Events: append([]text.Event{
			{Phrase: "arrives", Why: 4, Past: "new", Was: "arrived"}, {Phrase: "is drawn", Why: 1, Past: "drawn", Does: "draw", Did: "drew", Unseen: true, Away: true}, {Phrase: "is discarded", Why: 2, Past: "discarded", Does: "discard", Did: "discarded", Away: true}, {Phrase: "would be burnt", Why: 5, Past: "endangered", Would: true},
			{Phrase: "bites a player", Why: 3, Past: "biting", Suffered: true},
			{Phrase: "would be drawn", Why: 6, Does: "would draw", Unseen: true, Would: true},
		}, text.CounterEvents(toyCounters)...),
		Powers:    []text.Keyword{{Phrase: "can fly", Bit: 16}, {Phrase: "can't be caught", Bit: 32}},
		Numbers:   []text.Number{{Phrase: "power", Fact: 1, Add: toyMore, Set: toyNow}},
		Counters:  toyCounters,
		PowerMark: toyCan, CoinWhy: 6, DieWhy: 8,
		Triggers: []text.Trigger{{Phrase: "you draw this", When: rules.When{Event: rules.EvMove, Why: 1, This: true}}},
	}
}

var toyCounters = []text.Counter{{Phrase: "luck", Num: 0, Put: 10, Taken: 11}, {Phrase: "fear", Num: 1}}

// Plain is the toy as it is; Forum, Bazaar and Smithy have more.
func Plain() (*rules.Game, *text.Vocabulary) { return Game(), Vocabulary() }

// New makes the language of the toy.
func New(t testing.TB) *text.Language {
	t.Helper()
	return Make(t, Plain)
}

// Make makes the language of a toy. It has no cards: they would speak of "a card".
func Make(t testing.TB, toy func() (*rules.Game, *text.Vocabulary)) *text.Language {
	t.Helper()
	l, err := text.New(toy())
	if err == nil {
		err = l.Rank(map[string]int{"cards": 1, "a": 1})
	}
	if err != nil {
		t.Fatal(err)
	}
	return l
}
