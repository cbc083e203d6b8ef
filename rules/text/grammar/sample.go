package grammar

import (
	"math"
	"strings"
)

// sample is a ground rule from its dot on as someone may type it: what its parts
// are is an example, as cards say it most often.
func (g *Grammar) sample(p *ground, dot int) string {
	_, words := g.sampled(g.examples(), p, dot)
	s, _, _ := strings.Cut(strings.TrimSpace(join(words, false)), "\n")
	return plainQuotes.Replace(s)
}

// example is what can be said as one category, with the fewest words that cards use often.
type example struct {
	cost  int
	words []string
}

const (
	unused  = 10            // what a word of the table costs that no card uses, in words
	noWords = math.MaxInt32 // what a category costs that has no example yet
)

// examples finds an example for each category.
func (g *Grammar) examples() []example {
	if out := g.samples.Load(); out != nil {
		return *out
	}
	uses := map[string]int{}
	if u := g.uses.Load(); u != nil {
		uses = *u
	}
	most := make([]int, len(g.of))
	for _, p := range g.grounds {
		if p.kind == plain {
			most[^p.lhs] = max(most[^p.lhs], uses[p.rule.Name])
		}
	}
	out := make([]example, len(g.of))
	for i := range out {
		out[i].cost = noWords
	}
	for grew := true; grew; {
		grew = false
		for _, p := range g.grounds {
			if p.other || p.kind == more || p.kind == plain && (p.rule.Refused || p.rule.Note == Aside) {
				continue
			}
			cost, words := g.sampled(out, p, 0)
			if m := most[^p.lhs]; m > 0 && p.kind == plain {
				cost += unused - unused*uses[p.rule.Name]/m
			}
			if cost < out[^p.lhs].cost {
				out[^p.lhs], grew = example{cost, words}, true
			}
		}
	}
	g.samples.Store(&out)
	return out
}

// sampled writes a ground rule from its dot on with examples for its parts. It
// returns what that costs.
func (g *Grammar) sampled(of []example, p *ground, dot int) (cost int, words []string) {
	for i := dot; i < len(p.rhs); i++ {
		switch s := p.rhs[i]; {
		case s < 0 && g.null[^s]:
		case s < 0:
			cost = min(cost+of[^s].cost, noWords)
			words = append(words, of[^s].words...)
		case s == tOne && p.lit[i] == "1" && len(p.rhs) > 1:
			cost, words = cost+1, append(words, "1")
		case g.isNumber(s) && s != tOne && g.numbers[s-firstNumber].signed:
			cost, words = cost+1, append(words, "+2")
		case g.isNumber(s) && (s != tOne || p.lit[i] == "1"):
			cost, words = cost+1, append(words, "2")
		case s == g.this: // any other card is the better example
			cost, words = cost+3, append(words, p.lit[i])
		default:
			cost, words = cost+1, append(words, p.lit[i])
		}
	}
	return cost, words
}
