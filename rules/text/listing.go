package text

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/listing"
)

// Tree writes a syntax tree, one production a line, for people who look for why a
// text means what it means.
func (l *Language) Tree(t *Text) string {
	var b strings.Builder
	for i := range t.Paras {
		tree(&b, t.Paras[i].node, "", 0)
	}
	return b.String()
}

// tree writes a node and its parts. A list is written as its parts.
func tree(b *strings.Builder, n node, part string, depth int) {
	if n == nil {
		return
	}
	if n.Rule == nil {
		for _, k := range n.Kids {
			tree(b, k, part, depth)
		}
		return
	}
	fmt.Fprintf(b, "%s%s%s", strings.Repeat("  ", depth), part, n.Rule.Name)
	if n.N != 0 {
		fmt.Fprintf(b, " %d", n.N)
	}
	b.WriteByte('\n')
	for i, k := range n.Kids {
		tree(b, k, strings.ToLower(n.Rule.Fields[i].Name)+": ", depth+1)
	}
}

// Listing writes the program of a card in words.
func (l *Language) Listing(d *rules.Def) string {
	v, w := l.Vocab, listing.Words{
		Causes: map[uint8]string{}, Comes: map[uint8]string{}, Untils: map[rules.Until]string{}, Are: map[listing.Is]string{}, Tokens: l.tokens,
	}
	for _, x := range v.Befalls {
		if w.Causes[x.Done] = x.Phrase; x.Comes != 0 {
			w.Comes[x.Comes] = "would " + x.Phrase
		} else {
			w.Causes[x.Why] = "would " + x.Phrase
		}
	}
	for _, x := range slices.Backward(v.Nouns) {
		if x.Pred != "" {
			w.Are[listing.Is{Pred: l.preds[x.Pred], N: x.N}] = x.Phrase
		}
	}
	for _, x := range v.Verbs {
		if strings.Contains(x.Form, "{token}") {
			w.Makes = append(w.Makes, l.natives[x.Native])
		}
	}
	for _, x := range v.Steps {
		w.Causes[x.Why], w.Untils[x.Until] = x.Phrase, x.Phrase
	}
	for _, x := range slices.Backward(v.Events) {
		w.Causes[x.Why] = x.Phrase
	}
	for _, k := range slices.Concat(v.Powers, v.Keywords, v.Cants) {
		w.Powers = append(w.Powers, listing.Power{Phrase: k.Phrase, Bit: k.Bit})
	}
	return listing.Of(l.Game, w, d)
}
