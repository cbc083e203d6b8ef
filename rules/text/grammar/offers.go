package grammar

import (
	"cmp"
	"math"
	"slices"
	"strings"
)

// offer is a phrase that could stand somewhere.
type offer struct {
	*said
	uses int
	p    *ground
	dot  int
}

// offers are the phrases that could stand at a set of the chart, each once,
// those that cards use most first.
func (c *chart) offers(set int) (out []offer) {
	from, to := c.set(set)
	c.spend(int(to-from) * itemSteps)
	uses, at := c.likely(set), map[string]int{}
	for i, it := range c.items[from:to] {
		p, dot := it.p, int(it.dot)
		if dot == len(p.rhs) || p.rhs[dot] < 0 || p.other && (dot == 0 || c.printed(set, it)) || p.kind == more && p != c.g.of[^p.lhs][1] || p.kind == plain && (p.rule.Refused || p.rule.Note == Aside) {
			continue
		}
		o := offer{c.g.offered(p, dot), uses[i], p, dot}
		if first, again := at[o.phrase]; again {
			out[first].uses = max(out[first].uses, o.uses)
			continue
		}
		at[o.phrase] = len(out)
		out = append(out, o)
	}
	slices.SortStableFunc(out, func(a, b offer) int {
		return cmp.Or(cmp.Compare(b.uses, a.uses), cmp.Compare(a.low, b.low))
	})
	return out
}

// printed reports whether the way to say it that is printed has come as far as another way.
func (c *chart) printed(set int, other item) bool {
	from, to := c.set(set)
	return slices.ContainsFunc(c.items[from:to], func(it item) bool {
		return it.p.rule == other.p.rule && it.origin == other.origin && !it.p.other && int(it.dot) < len(it.p.rhs)
	})
}

// likely is how often cards use what each item of a set begins, at most as often
// as they use what it would be a part of: few texts begin with "a", however many have one.
func (c *chart) likely(set int) []int {
	from, to := c.set(set)
	out := make([]int, to-from)
	uses := c.g.uses.Load()
	if uses == nil {
		return out
	}
	waits := map[sym]int{} // for a part of a category
	for _, it := range c.items[from:to] {
		if int(it.dot) < len(it.p.rhs) && it.p.rhs[it.dot] < 0 {
			waits[it.p.rhs[it.dot]] = 0
		}
	}
	for grew := true; grew; {
		grew = false
		for i, it := range c.items[from:to] {
			n := math.MaxInt
			if it.p.kind == plain {
				n = (*uses)[it.p.rule.Name]
			}
			if most, ok := waits[it.p.lhs]; int(it.origin) == set && ok {
				n = min(n, most)
			}
			if out[i] = n; int(it.dot) == len(it.p.rhs) || it.p.rhs[it.dot] >= 0 {
				continue
			}
			if s := it.p.rhs[it.dot]; n > waits[s] {
				waits[s], grew = n, true
			}
		}
	}
	return out
}

// headings are the offers that a colon can follow, as in "Play: draw a card".
func (g *Grammar) headings(offers []offer) []offer {
	before := map[sym]bool{}
	for _, p := range g.grounds {
		if len(p.rhs) > 1 && p.rhs[0] < 0 && p.rhs[1] == g.terms[":"] {
			before[p.rhs[0]] = true
		}
	}
	return slices.DeleteFunc(offers, func(o offer) bool { return !before[o.p.lhs] || strings.Contains(o.phrase, "{") })
}
