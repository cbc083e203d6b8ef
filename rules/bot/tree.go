package bot

import (
	"math"

	"feltstack/rules"
)

// The bounds on the memory of one tree: 32 bytes a node.
const (
	maxNodes  = 1 << 21 // while it grows
	keptNodes = 1 << 17 // between choices
	firstSize = 1 << 12 // where the number of iterations is not known
)

// tree is what a search has found out. Nodes are situations as the searching
// seat could tell them apart: choices seen one after the other. Node 0 is the
// decision that is being thought about.
type tree struct{ nodes []node }

// node is one choice. A child is tried in the determinizations in which it is legal
// there, so beside the visits it is counted how often it was there to choose.
type node struct {
	key    uint64
	child  int32 // first child, 0 for none
	next   int32 // next child of the same parent, 0 for none
	visits int32
	avail  int32
	total  float64 // rewards of the seat that made the choice
}

// clear forgets all but the root and makes room for that many iterations.
func (t *tree) clear(iterations int) {
	room := min(iterations+1, maxNodes)
	if iterations == 0 {
		room = firstSize
	}
	if cap(t.nodes) < room {
		t.nodes = make([]node, 0, room)
	}
	t.nodes = append(t.nodes[:0], node{})
}

// trim gives memory back that the next choice may not need.
func (t *tree) trim() {
	if cap(t.nodes) > keptNodes {
		t.nodes = nil
	}
}

func (t *tree) full() bool { return len(t.nodes) >= maxNodes }

// find returns the child of at for a key, 0 if there is none.
func (t *tree) find(at int32, key uint64) int32 {
	c := t.nodes[at].child
	for c != 0 && t.nodes[c].key != key {
		c = t.nodes[c].next
	}
	return c
}

// after is find for a caller that comes with the keys in the order in which
// the children lie: it begins behind the child found before, 0 for none.
func (t *tree) after(at, before int32, key uint64) int32 {
	if before == 0 {
		return t.find(at, key)
	}
	for c := t.nodes[before].next; c != 0; c = t.nodes[c].next {
		if t.nodes[c].key == key {
			return c
		}
	}
	for c := t.nodes[at].child; ; c = t.nodes[c].next {
		if t.nodes[c].key == key {
			return c
		}
		if c == before {
			return 0
		}
	}
}

// insert gives at a new child behind another, or as the first if that is 0.
// The tree must not be full.
func (t *tree) insert(at, behind int32, key uint64) int32 {
	c := int32(len(t.nodes))
	t.nodes = append(t.nodes, node{key: key})
	link := &t.nodes[at].child
	if behind != 0 {
		link = &t.nodes[behind].next
	}
	t.nodes[c].next = *link
	*link = c
	return c
}

// settled reports whether the most visited child of the root stays it even if
// all iterations that are left go to the second; left is not above 0 if any number
// may come.
func (t *tree) settled(left int) bool {
	if left <= 0 {
		return false
	}
	first, second := int32(0), int32(0)
	for c := t.nodes[0].child; c != 0; c = t.nodes[c].next {
		switch v := t.nodes[c].visits; {
		case v > first:
			first, second = v, first
		case v > second:
			second = v
		}
	}
	return int(first-second) > left
}

// score is how much a node is worth a visit: UCB1 with the number of times it
// was there to choose in place of its parent's visits, and with a weight for
// curiosity against success.
func (n *node) score(curious float64) float64 {
	v := float64(n.visits)
	return n.total/v + curious*math.Sqrt(math.Log(float64(n.avail))/v)
}

// pick goes one step down in the determinization: it returns the place of an option and
// its node. While few of the options were tried for the number of visits, the best
// ranked of the others comes next; its node is new. The node is 0 if the tree is
// full.
func (g *worker) pick(at int32) (option int, child int32, fresh bool) {
	t, w := &g.tree, &g.sample
	best := math.Inf(-1)
	curious := g.params.explore * g.spread.deviation()
	untried := 0
	g.kids = g.kids[:0]
	last := int32(0)
	for i := range w.S.Options {
		c := t.after(at, last, keyOf(w, &w.S.Options[i]))
		g.kids = append(g.kids, c)
		if c == 0 {
			untried++
			continue
		}
		last = c
		n := &t.nodes[c]
		n.avail++
		if s := n.score(curious); s > best {
			best, option, child = s, i, c
		}
	}
	if untried == 0 || child != 0 && len(g.kids)-untried >= g.width(at) {
		return option, child, false
	}
	option = g.next()
	if t.full() {
		return option, 0, true
	}
	behind := int32(0)
	for _, c := range g.kids[:option] {
		if c != 0 {
			behind = c
		}
	}
	child = t.insert(at, behind, keyOf(w, &w.S.Options[option]))
	t.nodes[child].avail = 1
	return option, child, true
}

// width is how many options are tried in a node.
func (g *worker) width(at int32) int {
	if g.params.width == 0 || g.sample.Game.Rank == nil {
		return math.MaxInt
	}
	return g.params.width + int(g.params.widen*math.Sqrt(float64(g.tree.nodes[at].visits)))
}

// next is the best ranked option that has no node in kids, any of those that
// are ranked alike.
func (g *worker) next() (option int) {
	if g.guided() {
		return g.promising()
	}
	score := g.policy.rank(&g.sample)
	alike, top := 0, float32(0)
	for i, c := range g.kids {
		switch {
		case c != 0:
			continue
		case alike == 0 || score[i] > top:
			alike, top, option = 1, score[i], i
		case score[i] == top:
			if alike++; g.rng.IntN(alike) == 0 {
				option = i
			}
		}
	}
	return option
}

// keyOf names an option so that the same choice in two determinizations has the same
// name: a card that the decider knows by what it is, another one by its place.
func keyOf(w *rules.Match, o *rules.Option) uint64 {
	p := w.S.Decision.Seat
	return uint64(o.Verb)<<56 | uint64(o.Ability)<<48 | uint64(uint16(o.N))<<32 | nameOf(w, o.Card, p)<<16 | nameOf(w, o.Target, p) | uint64(o.Item)
}

func nameOf(w *rules.Match, c rules.CardID, p rules.Seat) uint64 {
	if c != 0 && w.S.Cards[c].Known.Has(p) {
		return 1<<15 | uint64(w.S.Cards[c].Def)
	}
	return uint64(c)
}
