package text

import "slices"

// Phrases lists every production of the language by the name that coverage
// gives it, the grammar's own verbs first.
func (l *Language) Phrases() []string {
	var out []string
	for _, f := range append(slices.Clone(l.verbs), l.subjects...) {
		if f.of == nil {
			out = append(out, f.name)
		}
	}
	v := l.Vocab
	add := func(kind, phrase string) { out = append(out, kind+phrase) }
	for _, x := range v.Labels {
		add("label: ", x.Phrase)
	}
	for _, x := range v.Triggers {
		add("trigger: ", x.Phrase)
	}
	for _, x := range v.Steps {
		add("step: ", x.Phrase)
	}
	if len(v.Steps) > 0 {
		for _, w := range stepOwners {
			add("step of: ", w.phrase)
		}
	}
	for _, x := range v.Events {
		add("event: ", x.Phrase)
	}
	for _, x := range v.Numbers {
		add("number: ", x.Phrase)
	}
	for _, x := range v.Counters {
		add("counter: ", x.Phrase)
	}
	for _, x := range v.Keywords {
		add("static: ", x.Phrase)
	}
	for _, x := range v.Cants {
		add("static: this can't be ", x.Phrase)
	}
	for _, x := range v.Traits {
		add("trait: ", x.Phrase)
	}
	for _, x := range v.Ignores {
		add("trait: this ignores ", x.Phrase)
	}
	for _, x := range v.Nouns {
		add("noun: ", x.Phrase)
	}
	for _, x := range v.Adjs {
		add("adjective: ", x.Phrase)
	}
	for _, x := range v.Clauses {
		add("clause: ", x.Phrase)
	}
	for _, x := range v.Conds {
		add("condition: ", x.Phrase)
	}
	for _, x := range v.Marks {
		add("mark: ", x.Phrase)
	}
	for _, x := range v.Zones {
		add("zone: ", x.Phrase)
	}
	for _, s := range spots {
		add("place: ", s.phrase)
	}
	for _, s := range subjects {
		add("subject: ", s.phrase)
	}
	for _, u := range l.untils() {
		out = append(out, u.name)
	}
	out = append(out, structure...)
	if len(v.Numbers) > 0 {
		out = append(out, holding...)
	}
	return out
}

// holding is the structure of games with numbers that texts change.
var holding = []string{
	"plain text", "limited trigger", "cost", "when", "whenever", "instead", "you may instead", "simply holds", "while", "get", "have", "this is",
	"for each", "for each counter", "for each pip", "for each named card", "for each of their", "all counters", "at random", "their owners", "you control", "more than", "non-", "with counters", "either adjective", "and", "your opponent's cards", "there are counters",
}

// structure is the productions that are not phrases.
var structure = []string{
	"choose one", "only if", "if", "unless", "you do", "they do", "you don't", "they don't", "unless somebody does", "otherwise", "you may", "then", "limit", "there is", "this", "whole zone", "end of a zone", "part of a zone",
	"in a zone", "on the table", "cards that", "the named cards", "among named cards", "some of a set", "each of a set", "the rest", "equal to a number", "target",
	"another", "other", "your cards", "an opponent's", "control", "up to", "range", "any number", "every", "each", "all", "no", "or more", "or fewer",
}
