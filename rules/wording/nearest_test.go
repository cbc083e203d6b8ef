package wording

import (
	"slices"
	"testing"
)

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"", "abc", 3}, {"sim", "sim", 0}, {"kitten", "sitting", 3}, {"bench", "bnech", 2}, {"flaw", "lawn", 2}} {
		if got := Distance(c.a, c.b); got != c.want {
			t.Errorf("Distance(%q, %q) = %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

func TestNearest(t *testing.T) {
	words := []string{"draw", "scuttle 7♦ 5♣", "score 7♦", "pass", "score 8♦"}
	if got := Nearest("scroe 7d", words, 2); !slices.Equal(got, []string{"score 7♦", "score 8♦"}) {
		t.Errorf("near to it are %q", got)
	}
	if got := Nearest("xyzzyx", words, 2); len(got) != 0 {
		t.Errorf("near to nonsense are %q", got)
	}
}
