package text

import (
	"cmp"
	"embed"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text/grammar"
	"feltstack/rules/text/inflect"
)

//go:embed *.txt
var files embed.FS

// table is the productions of a game: those that every game has, and lines for
// its words. What a production stands for is found in words by its name.
type table struct {
	l     *Language
	own   *own
	game  reflect.Value // own
	b     strings.Builder
	words map[string]any
	err   error // the first
}

// OwnWords begins the section of the table that is not the same in every game.
const OwnWords = "words of "

// newGrammar makes the grammar of the language.
func (l *Language) newGrammar() (*grammar.Grammar, error) {
	t := &table{l: l, own: l.own(), words: maps.Clone(meanings)}
	t.game = reflect.ValueOf(t.own).Elem()
	for _, role := range roles {
		for who, is := range players {
			if known := role + " " + who; t.words[known] == nil {
				t.words[known] = is
			}
		}
	}
	t.part("labels.txt", true)
	t.part("core.txt", true)
	t.part("choosing.txt", true)
	t.part("holding.txt", t.own.Holds)
	t.part("numbers.txt", t.own.Holds)
	t.part("hanging.txt", l.Game.Attached+l.Game.Under != 0)
	t.part("granting.txt", l.Game.Grants != 0)
	t.part("decree.txt", len(t.own.Acts)+len(t.own.Befalls) > 0)
	t.part("waiting.txt", len(t.own.Events) > 0, "this turn", "this "+t.own.Round, "each turn", "each "+t.own.Round)
	t.part("counting.txt", len(t.own.Events) > 0 && len(t.own.Counters) > 0)
	t.b.WriteString("## " + OwnWords + l.Game.Title + "\n")
	t.ownLines()
	t.b.WriteString(l.Vocab.Readings)
	if t.err != nil {
		return nil, t.err
	}
	g, err := grammar.New(t.b.String(), "Para", "Body Static+")
	if err != nil {
		return nil, fmt.Errorf("grammar: %w", err)
	}
	l.words, l.filler = t.words, l.newFiller(t.words)
	g.Rank(l.uses)
	return g, nil
}

// part writes a table for games that have what it speaks of, with some words in place
// of others.
func (t *table) part(name string, has bool, words ...string) {
	if has {
		t.b.WriteString("## " + name + "\n" + strings.NewReplacer(words...).Replace(read(name)))
	}
}

func read(name string) string {
	data, err := files.ReadFile(name)
	if err != nil {
		panic(err) // it is built in
	}
	return string(data)
}

// ownLines writes the lines of words.txt, section by section: each line for each
// word that the section is of.
func (t *table) ownLines() {
	var of []reflect.Value
	var section []string
	for s := range strings.Lines(read("words.txt") + "\nalways") {
		s = strings.TrimSpace(s)
		head, field, _ := strings.Cut(s, " ")
		switch {
		case s == "" || s[0] == '#':
			continue
		case strings.Contains(s, " = "):
			ways, err := grammar.Spread(s)
			t.err = cmp.Or(t.err, err)
			section = append(section, ways...)
			continue
		}
		for _, w := range of {
			t.check(w)
			for _, line := range section {
				t.line(w, line)
			}
		}
		of, section = nil, nil
		switch f := t.game; head {
		case "each":
			if f = f.FieldByName(field); f.Kind() == reflect.Slice {
				for i := range f.Len() {
					of = append(of, reflect.Indirect(f.Index(i)))
				}
			} else if !f.IsZero() {
				of = append(of, f.Elem())
			}
		case "if":
			if t.all(f, field) {
				of = append(of, f)
			}
		case "always":
			of = append(of, f)
		}
	}
}

// check notes what a word names that the game does not have.
func (t *table) check(w reflect.Value) {
	g := t.l.Game
	native := func(s string) bool {
		return slices.ContainsFunc(g.Natives, func(n rules.Native) bool { return n.Name == s })
	}
	pred := func(s string) bool {
		return slices.ContainsFunc(g.Preds, func(p rules.Pred) bool { return p.Name == s })
	}
	for _, x := range []struct {
		field, what string
		has         func(string) bool
	}{{"Native", "native", native}, {"Pred", "predicate", pred}, {"Needs", "predicate", pred}} {
		if w.Kind() != reflect.Struct || !w.FieldByName(x.field).IsValid() {
			continue
		}
		if s := w.FieldByName(x.field).String(); s != "" && !x.has(s) && t.err == nil {
			t.err = fmt.Errorf("%q: the game has no %s %q", w.Field(0), x.what, s)
		}
	}
}

// line writes a line of words.txt for a word, if it is of such words, and notes what
// its production stands for.
func (t *table) line(w reflect.Value, line string) {
	if asked, rest, asks := strings.Cut(line, "? "); asks && !strings.Contains(asked, ":") {
		if !t.all(w, asked) {
			return
		}
		line = rest
	}
	lines := t.filled(w, line)
	if len(lines) == 0 {
		return
	}
	template, _, _ := strings.Cut(line, ": ")
	name, note := t.filled(w, template)[0], ""
	verb, is := strings.CutPrefix(name, "verb ")
	one, each := ofEach(name)
	switch kind, of, _ := strings.Cut(name, " verb "); {
	case each:
		t.words[name], note = t.words[one], " -- "+grammar.Aside
	case is:
		f, known := t.words[name].(*Form)
		if !known {
			f = t.own.verb(verb, meanings[template], meaning(w))
			t.words[name] = f
		}
		if strings.Contains(lines[0], "{Plays}") {
			note = " -- " + grammar.First // "cancel a spell" is of the play
		} else if f.Past != "" && !strings.Contains(lines[0], ": Clause = ") {
			note = " -- makes " + f.Past
		}
	case kind == "sum":
		t.words[name] = t.words["verb "+of]
	case meanings[template] != nil:
		t.words[name] = meanings[template]
	case w != t.game && name[0] != '@' && !strings.Contains(line, " => "):
		t.words[name] = meaning(w)
	}
	if ev, is := meaning(w).(*Event); is && !ev.Unseen && note == "" && (strings.HasPrefix(name, "happens ") || strings.HasPrefix(name, "would ")) {
		if past := cmp.Or(ev.Own, ev.Past); past != "" {
			note = " -- makes " + past
		}
	}
	for _, s := range lines {
		t.b.WriteString(s + note + "\n")
	}
}

// meaning is what the productions of a word stand for.
func meaning(w reflect.Value) any {
	if w.Kind() == reflect.String {
		return w.String()
	}
	if l, ok := w.Interface().(lines); ok {
		return l.Means
	}
	return w.Addr().Interface()
}

// field is a field of a word, or of the vocabulary.
func (t *table) field(w reflect.Value, name string) reflect.Value {
	if w.Kind() == reflect.Struct {
		if f := w.FieldByName(name); f.IsValid() {
			return f
		}
	}
	return t.game.FieldByName(name)
}

// all reports whether all of some fields of a word are something, those with "!" nothing.
func (t *table) all(w reflect.Value, fields string) bool {
	for f := range strings.FieldsSeq(fields) {
		if name, not := strings.CutPrefix(f, "!"); t.has(w, name) == not {
			return false
		}
	}
	return true
}

// has reports whether a field of a word is something, "Steps.Last" that of one of a list.
func (t *table) has(w reflect.Value, name string) bool {
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

// filled is a line with what stands in <...> of a word, once for each of a list.
func (t *table) filled(w reflect.Value, line string) []string { return t.fillAs(w, line, nil) }

// fillAs is filled where some <...> stood before.
func (t *table) fillAs(w reflect.Value, line string, known map[string]string) (out []string) {
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
		for _, more := range t.fillAs(w, after, with) {
			out = append(out, before+s+more)
		}
	}
	return out
}

// phrases is what a field of a word says, "Also", or a form of that: "verb Also".
func (t *table) phrases(w reflect.Value, key string) (out []string) {
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
		if s := f.Index(i).String(); s != "" {
			if s = t.formed(w, form, s); s != "" {
				out = append(out, s)
			}
		}
	}
	return out
}

// formed is a form of a phrase of a word, "" if it has none.
func (t *table) formed(w reflect.Value, form, s string) string {
	if of := forms[form]; of != nil {
		return of(s)
	}
	switch form {
	case "noun":
		if n, ok := w.Interface().(Noun); ok && s == n.Phrase {
			return inflect.Noun(s, n.Plural)
		}
		return inflect.Noun(s, "")
	case "said":
		parts, err := slots(s)
		t.err = cmp.Or(t.err, err)
		return strings.Join(parts, " ")
	case "untold":
		s = "you " + s + " this"
		if slices.ContainsFunc(t.l.Vocab.Triggers, func(x Trigger) bool { return x.Phrase == s }) {
			return ""
		}
	}
	return s
}
