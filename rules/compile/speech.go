package compile

import (
	"slices"
	"strings"

	"feltstack/rules/text"
	"feltstack/rules/text/grammar"
)

// speech is the parts of a text that are searched for what they say.
type speech struct {
	parts  []*grammar.Node
	quoted bool // the abilities that they quote count, too
	also   []spoken
}

// spoken is a grammar rule that counts as said, and where.
type spoken struct {
	what string
	at   *text.Pos
}

// speechOf is a part of a text, without the abilities that it quotes.
func speechOf(n *grammar.Node) speech { return speech{parts: []*grammar.Node{n}} }

// where is where one of some grammar rules stands first, nil if none does. One that is meant
// only within another is written with it: "that > past shown".
func (s speech) where(names ...string) (first *text.Pos) {
	type phrase struct{ in, what string }
	var room [8]phrase
	wanted := room[:0]
	for _, p := range names {
		w := phrase{what: p}
		if in, what, within := strings.Cut(p, " > "); within {
			w = phrase{in, what}
		}
		wanted = append(wanted, w)
	}
	var look func(n *grammar.Node, in string)
	look = func(n *grammar.Node, in string) {
		name := n.Name()
		for _, w := range wanted {
			if w.what == name && (w.in == "" || w.in == in) && (first == nil || n.Pos.Off < first.Off) {
				first = &n.Pos
			}
		}
		for _, k := range n.Kids {
			if k != nil && (s.quoted || k.Rule == nil || k.Rule.Cat != "Para") {
				look(k, name)
			}
		}
	}
	for _, n := range s.parts {
		if n != nil {
			look(n, "")
		}
	}
	for _, a := range s.also {
		if slices.Contains(names, a.what) && (first == nil || a.at.Off < first.Off) {
			first = a.at
		}
	}
	return first
}

// has reports whether one of some grammar rules is among them.
func (s speech) has(names ...string) bool { return s.where(names...) != nil }

// of reports whether it speaks of the cards of an earlier step by their name.
func (s speech) of(past string) bool { return s.has("past " + past) }
