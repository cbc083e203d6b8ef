package saves

import (
	"slices"
	"strings"
	"testing"
)

// A log is written as words: a letter is a choice, <2 takes back until two remain.
func TestLine(t *testing.T) {
	for _, c := range []struct{ log, live, redo string }{
		{"", "", ""},
		{"a b c", "a b c", ""},
		{"a b c <1", "a", "b c"},
		{"a b c <2 <1", "a", "b c"},
		{"a b c <1 b", "a b", "c"},
		{"a b c <1 b c", "a b c", ""},
		{"a b c <1 x", "a x", ""},
		{"a b c <1 x <1", "a", "x"},
		{"a b c <1 b <0", "", "a b c"},
		{"a b <0 <0", "", "a b"},
	} {
		var log []Entry
		n := 0
		for _, word := range strings.Fields(c.log) {
			if to, ok := strings.CutPrefix(word, "<"); ok {
				n = int(to[0] - '0')
				log = append(log, Entry{Seq: len(log), Kind: TakenBack, Choice: Choice{N: n}})
				continue
			}
			log = append(log, Entry{Seq: len(log), Choice: Choice{N: n, Key: word}})
			n++
		}
		before := slices.Clone(log)
		live, redo := Line(log)
		if words(live) != c.live || words(redo) != c.redo {
			t.Errorf("%q: live %q, redo %q; want %q, %q", c.log, words(live), words(redo), c.live, c.redo)
		}
		for i, choice := range slices.Concat(live, redo) {
			if choice.N != i {
				t.Errorf("%q: choice %q has place %d, want %d", c.log, choice.Key, choice.N, i)
			}
		}
		if !slices.Equal(before, log) {
			t.Errorf("%q: the log was changed", c.log)
		}
	}
}

func words(choices []Choice) string {
	var keys []string
	for _, c := range choices {
		keys = append(keys, c.Key)
	}
	return strings.Join(keys, " ")
}

// The same option chosen again with another state after it is not the choice that was taken back: a shuffle differed.
func TestLineOtherHash(t *testing.T) {
	log := []Entry{
		{Choice: Choice{N: 0, Key: "draw", Hash: 1}},
		{Choice: Choice{N: 1, Key: "pass", Hash: 2}},
		{Kind: TakenBack},
		{Choice: Choice{N: 0, Key: "draw", Hash: 3}},
	}
	if _, redo := Line(log); len(redo) != 0 {
		t.Errorf("redo is %v, want nothing", redo)
	}
}
