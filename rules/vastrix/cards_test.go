package vastrix

import (
	"io/fs"
	"strings"
	"testing"
)

// There are 54 cards, each with a short name of its own, and what is in the files is in the form in which
// texts are printed.
func TestCardFiles(t *testing.T) {
	s, err := Pool()
	if err != nil {
		t.Fatal(err)
	}
	if n := len(s.Set.Cards); n != 54 {
		t.Errorf("%d cards, want 54", n)
	}
	var files strings.Builder
	names, _ := fs.Glob(cardFiles, "cards/*.toml")
	for _, name := range names {
		data, err := cardFiles.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		files.Write(data)
	}
	short := map[string]bool{}
	for i := range s.Set.Cards {
		d := &s.Set.Cards[i].Def
		for line := range strings.SplitSeq(d.Text, "\n") {
			if !strings.Contains(files.String(), "\n"+line+"\n") {
				t.Errorf("%s: the files have this line in another form: %s", d.Short, line)
			}
		}
		if short[d.Short] {
			t.Errorf("two cards are %s", d.Short)
		}
		short[d.Short] = true
	}
}

// The printed facts of some cards (VASTRIX 13).
func TestCardFacts(t *testing.T) {
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	want := map[string][3]int16{
		"A♣": {1, 1, 4}, "2♦": {2, 2, 2}, "10♥": {10, 3, 10}, "J♠": {11, 4, 3}, "Q♣": {12, 1, 2}, "K♦": {13, 2, 8}, "RJ": {14, 0, 5}, "BJ": {15, 0, 11},
	}
	for i := range g.Defs {
		if w, ok := want[g.Defs[i].Short]; ok {
			delete(want, g.Defs[i].Short)
			if got := [3]int16(g.Defs[i].Facts[:3]); got != w {
				t.Errorf("%s has %v, want rank, suit and points %v", g.Defs[i].Short, got, w)
			}
		}
	}
	if len(want) > 0 {
		t.Errorf("missing: %v", want)
	}
}
