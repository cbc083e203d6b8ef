package bot

import (
	"math"

	"feltstack/rules"
)

// maxNodes bounds the memory of a search: 40 bytes a node.
const maxNodes = 1 << 17

// explore weighs curiosity against success in UCB1, for rewards of 0 to 1.
const explore = 0.7

// tree is what a search has found out. Nodes are situations as the searching
// seat could tell them apart: choices seen one after the other. Node 0 is the
// decision that is being thought about.
type tree struct{ nodes []node }

// node is one choice. A child is tried in the worlds in which it is legal
// there, so beside the visits it is counted how often it was there to choose.
type node struct {
	key    uint64
	child  int32 // first child, 0 for none
	next   int32 // next child of the same parent, 0 for none
	visits int32
	avail  int32
	total  float64 // rewards of the seat that made the choice
}

// clear forgets all but the root.
func (t *tree) clear() { t.nodes = append(t.nodes[:0], node{}) }

func (t *tree) full() bool { return len(t.nodes) >= maxNodes }

// find returns the child of at for a key, 0 if there is none.
func (t *tree) find(at int32, key uint64) int32 {
	c := t.nodes[at].child
	for c != 0 && t.nodes[c].key != key {
		c = t.nodes[c].next
	}
	return c
}

// add gives at a new child. The tree must not be full.
func (t *tree) add(at int32, key uint64) int32 {
	c := int32(len(t.nodes))
	t.nodes = append(t.nodes, node{key: key, next: t.nodes[at].child})
	t.nodes[at].child = c
	return c
}

// score is how much a node is worth a visit.
func (n *node) score() float64 {
	v := float64(n.visits)
	return n.total/v + explore*math.Sqrt(math.Log(float64(n.avail))/v)
}

// mean is how well the choice did, 0 to 1.
func (n *node) mean() float64 { return n.total / max(float64(n.visits), 1) }

// pick goes one step down: it returns the place of an option in the world w
// and its node. An option that was never tried comes first, any of them as
// likely as the other; its node is new. The node is 0 if the tree is full.
func (t *tree) pick(at int32, w *rules.Match, rng *rules.RNG) (option int, child int32, fresh bool) {
	best, tried := math.Inf(-1), 0
	untried := 0
	for i := range w.S.Options {
		c := t.find(at, keyOf(w, &w.S.Options[i]))
		if c == 0 {
			untried++
			if rng.IntN(untried) == 0 {
				option = i
			}
			continue
		}
		n := &t.nodes[c]
		n.avail++
		if untried == 0 {
			if s := n.score(); s > best {
				best, tried, child = s, i, c
			}
		}
	}
	switch {
	case untried == 0:
		return tried, child, false
	case t.full():
		return option, 0, true
	}
	child = t.add(at, keyOf(w, &w.S.Options[option]))
	t.nodes[child].avail = 1
	return option, child, true
}

// keyOf names an option so that the same choice in two worlds has the same
// name: a card that the decider knows by what it is, another one by its place.
func keyOf(w *rules.Match, o *rules.Option) uint64 {
	p := w.S.Decision.Seat
	target := uint64(uint16(o.Target))
	if w.Game.Verbs[o.Verb].TargetIs == rules.ArgCard {
		target = nameOf(w, o.Target, p)
	}
	return uint64(o.Verb)<<56 | uint64(o.Ability)<<48 | uint64(uint16(o.N))<<32 | nameOf(w, o.Card, p)<<16 | target
}

func nameOf(w *rules.Match, c rules.CardID, p rules.Seat) uint64 {
	if c != 0 && w.S.Cards[c].Known.Has(p) {
		return 1<<15 | uint64(w.S.Cards[c].Def)
	}
	return uint64(c)
}
