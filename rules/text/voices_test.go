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
