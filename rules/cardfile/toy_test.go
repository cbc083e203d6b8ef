package cardfile

import (
	"os"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/compile"
	"feltstack/rules/message"
	"feltstack/rules/text"
)

const (
	toyDeck rules.ZoneKind = iota + 1
	toyHand
	toyField
	toyPile
)

func toyGame() *rules.Game {
	run := func(*rules.Match, *rules.Frame, *rules.Instr) bool { return false }
	return &rules.Game{
		Cover: rules.Cover{Name: "toy", Title: "Toy", Version: "1", MinSeats: 2, MaxSeats: 2},
		Tables: rules.Tables{
			Facts: []rules.NumSpec{{Name: "kind"}, {Name: "power"}},
			Zones: []rules.ZoneSpec{
				{},
				toyDeck:  {Name: "deck", Short: "D", PerSeat: true, Ordered: true, Sight: rules.SightNobody},
				toyHand:  {Name: "hand", Short: "H", PerSeat: true, Sight: rules.SightOwner},
				toyField: {Name: "field", Short: "F", PerSeat: true, Ordered: true, Table: true},
				toyPile:  {Name: "pile", Short: "P", Ordered: true},
			},
			Verbs:   rules.CommonVerbs(),
			Prompts: []message.ID{""},
			Reasons: []rules.ReasonSpec{{}},
			Causes:  []message.ID{"", "draw", "destroy", "arrives"},
			Defs:    []rules.Def{{}},
		},
		Code: rules.Code{
			Natives: []rules.Native{{Name: "coins", Run: run}, {Name: "counter", Run: run}, {Name: "enter", Run: run}},
			Preds: []rules.Pred{{Name: "spell", Holds: func(m *rules.Match, _ *rules.Query, i rules.CardID, _ int16) bool {
				return m.S.Stack[i].Class == 1
			}}},
		},
	}
}

func toyVocabulary() *text.Vocabulary {
	return &text.Vocabulary{
		Table: "the table", Hand: toyHand,
		Zones: []text.Zone{{Phrase: "deck", Kind: toyDeck}, {Phrase: "hand", Kind: toyHand}, {Phrase: "field", Kind: toyField}, {Phrase: "pile", Kind: toyPile}},
		Nouns: []text.Noun{{Phrase: "card"}, {Phrase: "play", Item: true}, {Phrase: "spell", Item: true, Pred: "spell"}},
		Labels: []text.Label{
			{Phrase: "Play", Label: 1}, {Phrase: "React", Label: 2}, {Phrase: "Camp", Label: 3, Native: "enter", Bare: true},
		},
		Keywords: []text.Keyword{{Phrase: "guards its owner", Bit: 1}},
		Cants:    []text.Keyword{{Phrase: "burnt", Bit: 2}},
		Moves: []text.Move{
			{Verb: "draw", Past: "drawn", From: toyDeck, Top: true, To: toyHand, Why: 1},
			{Verb: "take", Past: "taken", To: toyHand, Why: 1},
			{Verb: "destroy", Past: "destroyed", To: toyPile, Why: 2},
		},
		Verbs:  []text.Verb{{Form: "gain {count:coin}", Native: "coins"}, {Form: "counter {plays}", Native: "counter"}},
		Events: []text.Event{{Phrase: "arrives", Why: 3, Past: "new", Was: "arrived"}},
	}
}

var toyFacts = []Fact{{Key: "kind", Values: []string{"none", "beast", "fairy"}}, {Key: "power"}}

// toy is the language of a small made-up game that has no cards.
func toy(t testing.TB) *Pool {
	t.Helper()
	l, err := text.New(toyGame(), toyVocabulary())
	if err == nil {
		err = l.Rank(map[string]int{"cards": 1, "a": 1})
	}
	if err != nil {
		t.Fatal(err)
	}
	return &Pool{Language: compile.New(l), Facts: toyFacts, Set: &Set{}}
}

// The card files that the page of the language shows are as it says.
func TestLanguagePage(t *testing.T) {
	page, err := os.ReadFile("../text/LANGUAGE.md")
	if err != nil {
		t.Fatal(err)
	}
	shown := 0
	for _, part := range strings.Split(string(page), "```toml\n")[1:] {
		body, _, _ := strings.Cut(part, "```")
		if set := toy(t).Load("example", []byte(body)); set.Err() != nil || len(set.Cards) == 0 {
			t.Errorf("%s\n%d cards, %v", body, len(set.Cards), set.Err())
		}
		shown++
	}
	if shown < 2 {
		t.Errorf("the page shows %d files", shown)
	}
}
