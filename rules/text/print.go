package text

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"feltstack/rules/text/grammar"
)

// Print writes a tree as canonical text: what Parse reads from it is the same
// tree again.
func (l *Language) Print(t *Text) string {
	var lines []string
	for i := range t.Paras {
		lines = append(lines, l.grammar.Print(t.Paras[i].node))
	}
	return strings.Join(lines, "\n")
}

// Uses counts the productions of the grammar that a tree is made of, by name.
func (l *Language) Uses(t *Text) map[string]int {
	var nodes []node
	for i := range t.Paras {
		nodes = append(nodes, t.Paras[i].node)
	}
	return grammar.Uses(nodes...)
}

// sentences writes what an ability or option does.
func (l *Language) sentences(n node) string { return upper(l.grammar.Print(n)) }

// phrase writes a part of a sentence.
func (l *Language) phrase(n node) string { return l.grammar.Words(n, "") }

// filter writes a noun phrase for the one who chooses: "their" is "your".
func (l *Language) filter(t *Thing) string {
	if name(t.node) == "each card" || name(t.node) == "kind" {
		return l.grammar.Words(l.direct(t.node), "Kind[many]")
	}
	return l.grammar.Words(l.direct(t.node), "")
}

// direct is a part of a text as it is said to the one who does it.
func (l *Language) direct(n node) node {
	if name(n) == "their" {
		return l.grammar.Make("your")
	}
	if n == nil || len(n.Kids) == 0 {
		return n
	}
	out := l.grammar.Copy(n)
	for i, k := range n.Kids {
		out.Kids[i] = l.direct(k)
	}
	return out
}

// order writes a clause as what is asked of the one who does it: "discard a card".
func (l *Language) order(k *Clause) string {
	n := k.node
	if i := slices.Index([]string{"act", "may", "whoact", "whomay"}, name(n)); i >= 0 {
		n = n.Get("Act")
	}
	n = l.direct(n)
	if name(n) == "does" {
		n.Kids[len(n.Kids)-1] = nil // "revealed until ..."
		return l.grammar.Words(n, "Act[many]")
	}
	s := l.grammar.Words(n, "")
	if u := n.Get("Until"); u != nil {
		s = strings.TrimSuffix(s, " "+l.grammar.Words(u, ""))
	}
	return s
}

func upper(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}
