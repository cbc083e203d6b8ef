package text

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/rules/text/grammar"
	"feltstack/rules/text/refuse"
)

// This file makes the tree of options, and what is short for it.

func (ch *OneOf) finish(l *Language, n node) {
	refuse.If(n.Pos, n.Get("Option") == nil, "say once what this depends on")
	refuse.If(n.Pos, len(ch.Options) < 2, "a choice has two options or more: each stands on a line of its own that begins with a dash")
	if ch.Least, ch.Most = 1, 1; n.Get("HowMany") != nil {
		l.howManyOf(ch, n.Get("HowMany"))
	}
}

// howManyOf is how many options are chosen.
func (l *Language) howManyOf(ch *OneOf, n node) {
	all := len(ch.Options)
	switch k := word[int](l, n); {
	case k > 0:
		ch.Least, ch.Most = k, k
	case n.Name() == "up to options":
		ch.Least, ch.Most = 0, within(n.Kids[0])
	default:
		ch.Most = all
		refuse.If(n.Pos, n.Name() == "one or both options" && all != 2, "\"both\" is of two options: say \"one or more\"")
	}
	refuse.If(n.Pos, ch.Most > all || ch.Least == all, "there are %d options: say how many of them are chosen, fewer than all", all)
	refuse.If(n.Pos, len(ch.Ways()) > mostWays, "there are %d ways to choose them: at most %d fit", len(ch.Ways()), mostWays)
}

// Bodies is what can be chosen when a play is declared: each option, or several of
// them together.
func (l *Language) Bodies(ch *OneOf) []Body {
	if ch.Most == 1 {
		return ch.Options
	}
	var out []Body
	for _, way := range ch.Ways() {
		b := Body{Pos: ch.Pos, Parts: [][]Sentence{}}
		var steps []node
		for _, i := range way {
			o := &ch.Options[i]
			b.If = append(b.If, o.OnlyIf)
			b.Parts = append(b.Parts, o.Sentences)
			b.Sentences = append(b.Sentences, o.Sentences...)
			steps = append(steps, o.Node.Get("Sentence").Kids...)
		}
		if len(steps) > 0 {
			b.Node = l.grammar.Make("body", nil, grammar.List(steps...))
		}
		out = append(out, b)
	}
	return out
}

// refusal is the condition that someone has not done what they may in a sentence,
// nil if that isn't such a sentence.
func (r *resolver) refusal(s node) node {
	if s.Name() != "step" {
		return nil
	}
	list := s.Get("Clause").Kids
	switch list[len(list)-1].Name() {
	case "may":
		return r.mk("you don't")
	case "whomay":
		return r.mk("they don't")
	}
	return nil
}

// Ways lists what can be chosen: each some of the options, by their places and in
// their order.
func (ch *OneOf) Ways() [][]int {
	var out [][]int
	for n := ch.Least; n <= ch.Most; n++ {
		out = append(out, some(len(ch.Options), n)...)
	}
	return out
}

// some lists the ways to take k of n, in order.
func some(n, k int) [][]int {
	if k == 0 {
		return [][]int{nil}
	}
	var out [][]int
	for last := k - 1; last < n; last++ {
		for _, w := range some(last, k-1) {
			out = append(out, append(slices.Clone(w), last))
		}
	}
	slices.SortFunc(out, slices.Compare)
	return out
}

// mostWays is how many ways to choose several options a text may have.
const mostWays = 30

// severally is the cards of a list: "a Spirit, a Dragon and a Warrior".
func severally(n node) (out []node) {
	for ; n != nil; n = n.Get("more") {
		out = append(out, cmp.Or(n.Get("Cards"), n.Get("Plays")))
	}
	return out
}

// ofEach is the grammar rule of a verb of one thing, where a name is that of its list of them.
func ofEach(name string) (verb string, each bool) {
	if !strings.HasPrefix(name, "verb ") {
		return name, false // a phrase that ends so
	}
	return strings.CutSuffix(name, " each")
}

// isOfEach reports whether an act has a list of things.
func isOfEach(act node) bool {
	_, each := ofEach(act.Get("Verb").Name())
	return each
}

// apart is an act as one for each card where several are chosen, nil if they are not.
func (l *Language) apart(a node) (out []node) {
	v := a.Get("Verb")
	verb, each := ofEach(v.Name())
	if !each {
		return nil
	}
	for _, t := range severally(v) {
		one := l.grammar.Make("does", l.grammar.Make(verb, t))
		one.Pos = t.Pos
		out = append(out, one)
	}
	return out
}
