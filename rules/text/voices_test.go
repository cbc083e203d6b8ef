package text

import "testing"

// What never happens to a card is said by the event, and what it is by the noun.
func TestVoices(t *testing.T) {
	events := []Event{
		{Phrase: "is caged", Never: []Never{{Bit: 1}, {Bit: 2, Where: "at night", Also: []string{"sleeps outside"}}}},
		{Phrase: "wins the race", Of: []string{"horse"}, Never: []Never{{Bit: 4}}},
		{Phrase: "is fed"},
		Going("leaves", "the barn", Event{Why: 3}),
		Going("goes", "from its stall to the meadow", Event{}),
	}
	powers := append(EventPowers(events), NounPowers([]Noun{{Phrase: "horse", Given: 8, Taken: 16}, {Phrase: "cow"}})...)
	want := []struct {
		phrase, voice, said string
		bit                 uint64
	}{
		{"can't be caged", "event is caged", "can't be caged", 1},
		{"can't be caged at night", "event is caged", "can't be caged at night", 2},
		{"can't win the race", "event wins the race", "can't win the race", 4},
		{"be a horse", "noun horse", "is/are a horse", 8},
		{"isn't a horse", "noun horse", "isn't/aren't a horse", 16},
	}
	if len(powers) != len(want) {
		t.Fatalf("there are %d powers, want %d: %v", len(powers), len(want), powers)
	}
	for i, w := range want {
		if p := powers[i]; p.Phrase != w.phrase || p.Voice != w.voice || p.Bit != w.bit || forms["able"](p.Phrase) != w.said {
			t.Errorf("power %d is %+v, said %q, want %+v", i, p, forms["able"](p.Phrase), w)
		}
	}
	if s := forms["able"]("doesn't sleep outside"); s != "doesn't/don't sleep outside" {
		t.Errorf("a synonym is said %q", s)
	}
	if len(powers[1].Also) != 1 || len(powers[2].Of) != 1 {
		t.Errorf("other ways to say a power, or its nouns, are lost: %+v", powers[1:3])
	}
	if e := events[3]; e.Phrase != "leaves the barn" || e.Was != "left the barn" || e.Way != "leaves" || e.Why != 3 || !e.Away {
		t.Errorf("a card that leaves is %+v", e)
	}
	if e := events[4]; e.Phrase != "goes from its stall to the meadow" || e.Was != "went from its stall to the meadow" {
		t.Errorf("a card that goes is %+v", e)
	}
}

// A trophy is had, got and lost, and its player can be named.
func TestAward(t *testing.T) {
	var v Vocabulary
	v.Award(Trophy{Phrase: "the Cup", Has: "cup"})
	if len(v.Conds) != 2 || len(v.Verbs)+len(v.Relations)+len(v.Befalls) != 0 {
		t.Errorf("a trophy that nobody gets is %+v", v)
	}
	v.Award(Trophy{Phrase: "the Crown", Get: "crown", Has: "crowned", Relation: "king", Got: 1, Lost: 2})
	switch {
	case v.Verbs[0].Form != "get the Crown" || v.Verbs[0].Native != "crown":
		t.Errorf("it is got by %+v", v.Verbs)
	case v.Relations[0].Phrase != "the player with the Crown" || !v.Relations[0].One:
		t.Errorf("its player is %+v", v.Relations)
	case v.Befalls[0].Did != "got the Crown" || v.Befalls[1].Phrase != "lose the Crown" || v.Befalls[1].Done != 2:
		t.Errorf("players are told %+v", v.Befalls)
	case v.Conds[3].Phrase != "you don't have the Crown" || !v.Conds[3].Not || v.Conds[3].Pred != "crowned":
		t.Errorf("who has it is asked by %+v", v.Conds)
	}
}

// What pays, and what a card costs, are said with the goods; a verb with each of its terms.
func TestFrames(t *testing.T) {
	words := PayerWords([]Payer{{Phrase: "coins", Goods: "food", Fact: 3, Only: 4}, {Phrase: "shells", Goods: "food", Fact: 5}})
	if len(words) != 3 || words[0].Phrase != "coins pay {n} food each for this" || words[0].Fact != 3 || words[1].Phrase != "only coins pay for this" || words[1].Bit != 4 || words[2].Voice != words[0].Voice {
		t.Errorf("what pays is %+v", words)
	}
	if n := CostIn("food", 6); n.Phrase != "food cost" || n.Cost != "food" || n.Fact != 6 {
		t.Errorf("what it costs is %+v", n)
	}
	v := Vocabulary{Verbs: []Verb{{Form: "rest"}, {Form: "hide {cards}", Native: "hide", Terms: []Term{{"today", 0}, {"until dawn", 2}}}}}
	all := v.AllVerbs()
	if len(all) != 3 || all[0].Form != "rest" || all[1].Form != "hide {cards} today" || all[2].Form != "hide {cards} until dawn" || all[2].N != 2 || all[2].Native != "hide" {
		t.Errorf("the verbs are %+v", all)
	}
}
