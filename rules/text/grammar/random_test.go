package grammar

import (
	"os"
	"strconv"
	"testing"
)

// Every tree of a grammar is the one tree that its text means.
func TestEveryTree(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("TREES"))
	n = max(n, 3000)
	for _, words := range []string{"vainqueur", "vastrix", "levels"} {
		g := load(t, file(t, "core"), file(t, words))
		w := g.NewGrower(7)
		c := g.chart()
		bad := map[string]int{}
		for range n {
			tree := w.Grow("Para", 6+w.r.IntN(12))
			s := g.Print(tree)
			toks := g.tokens(s, Pos{}, nil)
			c.left = maxSteps
			at, done := c.read(toks, g.start, -1, false)
			why, was := "", ""
			if done < 0 {
				why = "is not understood at " + toks[at].text
			} else if trees := c.trees(done); len(trees) > 1 {
				a, b, _ := differ(trees[0], trees[1])
				why, was = "has two readings", brief(a)+"\n  "+brief(b)
			} else if !Equal(trees[0], tree) {
				a, b, _ := differ(trees[0], tree)
				why, was = "is another tree when it is read", brief(a)+"\n  "+brief(b)
			}
			if bad[why]++; why != "" && bad[why] < 4 {
				t.Errorf("%s\n  %s\n  %s\n  %s", s, why, was, brief(tree))
			}
		}
		if bad[""] < n {
			t.Errorf("%s: %d of %d trees come back", words, bad[""], n)
		}
	}
}
