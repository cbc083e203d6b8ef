package looks

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"feltstack/rules"
	"feltstack/rules/message"
)

// Term is a word of a game with what it means, for people.
type Term struct {
	Name  string   // as a heading: "Take control"
	Forms []string // how texts write it, in small letters; nil: only as its name
	Text  string   // one sentence; in Game.Terms the ID of its message
	// Basic terms are known after a game or two: they are explained last.
	Basic bool
}

// Glossary is the terms of a game, with what they mean in words.
func (l *Game) Glossary(g *rules.Game) []Term {
	all := slices.Clone(l.Terms)
	for i := range all {
		all[i].Text = g.Say(message.ID(all[i].Text))
	}
	return all
}

// Explain lists the terms that texts use, in the order in which they come up, the basic
// ones last.
func Explain(terms []Term, texts ...string) []Term {
	type found struct {
		Term
		at int
	}
	all := strings.ToLower(strings.Join(texts, "\n"))
	var hits []found
	for _, t := range terms {
		first := -1
		for _, form := range t.forms() {
			if at := wordAt(all, form); at >= 0 && (first < 0 || at < first) {
				first = at
			}
		}
		if first >= 0 {
			hits = append(hits, found{t, first})
		}
	}
	slices.SortStableFunc(hits, func(a, b found) int {
		switch {
		case a.Basic == b.Basic:
			return cmp.Compare(a.at, b.at)
		case b.Basic:
			return -1
		}
		return 1
	})
	out := make([]Term, len(hits))
	for i, h := range hits {
		out[i] = h.Term
	}
	return out
}

// forms is how texts write a term.
func (t Term) forms() []string {
	if t.Forms == nil {
		return []string{strings.ToLower(t.Name)}
	}
	return t.Forms
}

// wordAt is where a form stands in a text as words of its own, -1 if nowhere.
func wordAt(text, form string) int {
	for from := 0; ; {
		i := strings.Index(text[from:], form)
		if i < 0 {
			return -1
		}
		i += from
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[i+len(form):])
		if !unicode.IsLetter(before) && !unicode.IsLetter(after) {
			return i
		}
		from = i + len(form)
	}
}
