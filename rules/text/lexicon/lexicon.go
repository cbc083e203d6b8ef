// Package lexicon writes the lines of a table for words that are structs.
//
//	each Labels                               for each of the field Labels of what it is given
//	label <Phrase>: Label = <Phrase>          <Phrase> is a field of the word
//	Bare? bare <Phrase>: BareLabel = <Phrase> only of those that are so; "!Bare?" of the others
//	if Steps.Until Events                     if one of the Steps has Until, and there are Events
//	always
//
// <plural Phrase> is a form of a field. Of a field that is a list there is a line for each; where
// one is empty there is none. <.> is a word that is a string.
package lexicon

import (
	"maps"
	"reflect"
	"slices"
	"strings"

	"feltstack/rules/text/grammar"
)

// Line is what a line of the templates says of a word: several lines, where fields are lists.
type Line struct {
	Word     reflect.Value // what it is of; of sections that are of no word what is given as a whole
	Whole    bool
	Template string // of the name of its grammar rule
	Name     string
	Texts    []string
}

// Forms gives a form of a phrase of a word, "" if it has none.
type Forms func(form string, word reflect.Value, phrase string) string

// writer fills templates with the fields of words.
type writer struct {
	of    reflect.Value
	forms Forms
}

// Write fills templates with what the words of a struct are, and gives each line to line.
func Write(templates string, of any, forms Forms, line func(Line)) error {
	t := &writer{reflect.ValueOf(of).Elem(), forms}
	var words []reflect.Value
	var section []string
	for s := range strings.Lines(templates + "\nalways") {
		s = strings.TrimSpace(s)
		head, field, _ := strings.Cut(s, " ")
		switch {
		case s == "" || s[0] == '#':
			continue
		case strings.Contains(s, " = "):
			ways, err := grammar.Spread(s)
			if err != nil {
				return err
			}
			section = append(section, ways...)
			continue
		}
		for _, w := range words {
			for _, s := range section {
				t.line(w, s, line)
			}
		}
		words, section = nil, nil
		switch f := t.of; head {
		case "each":
			if f = f.FieldByName(field); f.Kind() == reflect.Slice {
				for i := range f.Len() {
					words = append(words, reflect.Indirect(f.Index(i)))
				}
			} else if !f.IsZero() {
				words = append(words, f.Elem())
			}
		case "if":
			if t.all(f, field) {
				words = append(words, f)
			}
		case "always":
			words = append(words, f)
		}
	}
	return nil
}

// line fills a line for a word, if it is of such words.
func (t *writer) line(w reflect.Value, s string, line func(Line)) {
	if asked, rest, asks := strings.Cut(s, "? "); asks && !strings.Contains(asked, ":") {
		if !t.all(w, asked) {
			return
		}
		s = rest
	}
	if texts := t.filled(w, s, nil); len(texts) > 0 {
		template, _, _ := strings.Cut(s, ": ")
		line(Line{w, w == t.of, template, t.filled(w, template, nil)[0], texts})
	}
}

// field is a field of a word, or of the whole.
func (t *writer) field(w reflect.Value, name string) reflect.Value {
	if w.Kind() == reflect.Struct {
		if f := w.FieldByName(name); f.IsValid() {
			return f
		}
	}
	return t.of.FieldByName(name)
}

// all reports whether all of some fields of a word are something, those with "!" nothing.
func (t *writer) all(w reflect.Value, fields string) bool {
	for f := range strings.FieldsSeq(fields) {
		if name, not := strings.CutPrefix(f, "!"); t.has(w, name) == not {
			return false
		}
	}
	return true
}

// has reports whether a field of a word is something, "Steps.Last" that of one of a list.
func (t *writer) has(w reflect.Value, name string) bool {
	name, of, deep := strings.Cut(name, ".")
	f := t.field(w, name)
	if f.Kind() != reflect.Slice {
		return !f.IsZero() && (!deep || t.has(f.Elem(), of))
	}
	for i := range f.Len() {
		if !deep || t.has(f.Index(i), of) {
			return true
		}
	}
	return false
}

// filled is a line with what stands in <...> of a word, once for each of a list. known is
// what stood before.
func (t *writer) filled(w reflect.Value, line string, known map[string]string) (out []string) {
	before, rest, ok := strings.Cut(line, "<")
	if !ok {
		return []string{line}
	}
	key, after, _ := strings.Cut(rest, ">")
	phrases := []string{known[key]}
	if phrases[0] == "" {
		phrases = t.phrases(w, key)
	}
	for _, s := range phrases {
		with := map[string]string{key: s}
		maps.Copy(with, known)
		for _, more := range t.filled(w, after, with) {
			out = append(out, before+s+more)
		}
	}
	return out
}

// phrases is what a field of a word says, "Also", or a form of that: "verb Also".
func (t *writer) phrases(w reflect.Value, key string) (out []string) {
	form, name, formed := strings.Cut(key, " ")
	if !formed {
		form, name = "", key
	}
	f := w
	if name != "." {
		f = t.field(w, name)
	}
	if f.Kind() != reflect.Slice {
		f = reflect.ValueOf([]string{f.String()})
	}
	for i := range f.Len() {
		s := f.Index(i).String()
		if s != "" && formed {
			s = t.forms(form, w, s)
		}
		out = append(out, s)
	}
	return slices.DeleteFunc(out, func(s string) bool { return s == "" })
}
