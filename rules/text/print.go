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
		lines = append(lines, l.single(l.grammar.Print(t.Paras[i].Node)))
	}
	return strings.Join(lines, "\n")
}

// Uses counts the grammar rules of the grammar that a tree is made of, by name.
func (l *Language) Uses(t *Text) map[string]int {
	var nodes []node
	for i := range t.Paras {
		nodes = append(nodes, t.Paras[i].Node)
	}
	return grammar.Uses(nodes...)
}

// Sentences writes what an ability or option does.
func (l *Language) Sentences(n node) string { return Upper(l.single(l.grammar.Print(n))) }

// Phrase writes a part of a sentence.
func (l *Language) Phrase(n node) string { return l.single(l.grammar.Words(n, "")) }

// single says "gain a coin" for "gain 1 coins", of numbers of players that are counted.
func (l *Language) single(s string) string {
	for _, k := range l.Vocab.Stats {
		if k.One == "" || !strings.Contains(s, " 1 "+k.Phrase) {
			continue
		}
		for _, verb := range [...]string{"ain", "ains", "ose", "oses"} { // of gain and lose, whatever their capital
			s = strings.ReplaceAll(s, verb+" 1 "+k.Phrase, verb+" a "+k.One)
		}
	}
	return s
}

// Choice writes a noun phrase for the one who chooses: "their" is "your".
func (l *Language) Choice(t *Thing) string {
	if t.Node.Name() == "each card" || t.Node.Name() == "kind" {
		return l.grammar.Words(l.direct(t.Node), "Kind[many]")
	}
	return l.grammar.Words(l.direct(t.Node), "")
}

// direct is a part of a text as it is said to the one who does it.
func (l *Language) direct(n node) node {
	if n.Name() == "Whose they" {
		return l.grammar.Make("Whose you")
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

// Order writes a clause as an order to the one who does it: "discard a card".
func (l *Language) Order(k *Clause) string {
	n := k.Node
	if i := slices.Index([]string{"act", "may", "whoact", "whomay"}, n.Name()); i >= 0 {
		n = n.Get("Act")
	}
	n = l.direct(n)
	if n.Name() == "does" {
		n.Kids[len(n.Kids)-1] = nil // "revealed until ..."
		return l.single(l.grammar.Words(n, "Act[many]"))
	}
	s := l.Phrase(n)
	if u := n.Get("Until"); u != nil {
		s = strings.TrimSuffix(s, " "+l.grammar.Words(u, ""))
	}
	return s
}

// Upper is a phrase with a capital.
func Upper(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}
