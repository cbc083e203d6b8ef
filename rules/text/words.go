package text

import (
	"cmp"
	"embed"
	"fmt"
	"maps"
	"reflect"
	"strings"

	"feltstack/rules/text/grammar"
	"feltstack/rules/text/inflect"
	"feltstack/rules/text/lexicon"
)

//go:embed *.txt
var files embed.FS

// table is the grammar rules of a game: those that every game has, and lines for
// its words. What a grammar rule stands for is found in words by its name.
type table struct {
	l     *Language
	own   *own
	b     strings.Builder
	words map[string]any
	has   map[string]bool // natives and predicates of the game: "native draw"
	err   error           // the first
}

// OwnWords begins the section of the table that is not the same in every game.
const OwnWords = "words of "

// newGrammar makes the grammar of the language.
func (l *Language) newGrammar() (*grammar.Grammar, error) {
	t := &table{l: l, own: l.own(), words: maps.Clone(meanings), has: map[string]bool{}}
	for _, n := range l.Game.Natives {
		t.has["native "+n.Name] = true
	}
	for _, p := range l.Game.Preds {
		t.has["predicate "+p.Name] = true
	}
	for _, role := range roles {
		for who, is := range players {
			if known := role + " " + who; t.words[known] == nil {
				t.words[known] = is
			}
		}
	}
	t.part("labels.txt", true)
	t.part("core.txt", true, "a) turn", "a) "+t.own.Round)
	t.part("choosing.txt", true)
	t.part("holding.txt", t.own.Holds)
	t.part("numbers.txt", t.own.Holds)
	t.part("hanging.txt", l.Game.Attached+l.Game.Under != 0)
	t.part("granting.txt", l.Game.Grants != 0)
	t.part("decree.txt", len(t.own.Acts)+len(t.own.Befalls) > 0, "per turn", "per "+t.own.Round)
	t.part("paying.txt", len(l.Vocab.Goods) > 0)
	t.part("waiting.txt", len(t.own.Events) > 0, "this turn", "this "+t.own.Round, "each turn", "each "+t.own.Round, "per turn", "per "+t.own.Round)
	t.part("counting.txt", len(t.own.Events) > 0 && len(t.own.Counters) > 0)
	t.b.WriteString("## " + OwnWords + l.Game.Title + "\n")
	t.err = cmp.Or(lexicon.Write(read("words.txt"), t.own, t.formed, t.line), t.err)
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

// check notes what a word names that the game does not have.
func (t *table) check(w reflect.Value) {
	for _, x := range [][2]string{{"Native", "native"}, {"Pred", "predicate"}, {"Needs", "predicate"}} {
		if w.Kind() != reflect.Struct || !w.FieldByName(x[0]).IsValid() {
			continue
		}
		if s := w.FieldByName(x[0]).String(); s != "" && !t.has[x[1]+" "+s] && t.err == nil {
			t.err = fmt.Errorf("%q: the game has no %s %q", w.Field(0), x[1], s)
		}
	}
}

// line writes a line of words.txt for a word, and notes what its grammar rule stands for.
func (t *table) line(of lexicon.Line) {
	t.check(of.Word)
	name, lines, note, means := of.Name, of.Texts, "", meanings[of.Template]
	verb, is := strings.CutPrefix(name, "verb ")
	one, each := ofEach(name)
	switch kind, form, _ := strings.Cut(name, " verb "); {
	case each:
		t.words[name], note = t.words[one], " -- "+grammar.Aside
	case is:
		f, known := t.words[name].(*Form)
		if !known {
			f = t.own.verb(verb, means, meaning(of.Word))
			t.words[name] = f
		}
		if strings.Contains(lines[0], "{Plays}") {
			note = " -- " + grammar.First // "cancel a spell" is of the play
		} else if f.Past != "" && !strings.Contains(lines[0], ": Clause = ") {
			note = " -- makes " + f.Past
		}
	case kind == "sum":
		t.words[name] = t.words["verb "+form]
	case means != nil:
		t.words[name] = means
	case !of.Whole && name[0] != '@' && !strings.Contains(lines[0], " => "):
		t.words[name] = meaning(of.Word)
	}
	if ev, is := meaning(of.Word).(*Event); is && !ev.Unseen && note == "" && (strings.HasPrefix(name, "happens ") || strings.HasPrefix(name, "would ")) {
		if past := cmp.Or(ev.Own, ev.Past); past != "" {
			note = " -- makes " + past
		}
	}
	for _, s := range lines {
		t.b.WriteString(s + note + "\n")
	}
}

// meaning is what the grammar rules of a word stand for.
func meaning(w reflect.Value) any {
	if w.Kind() == reflect.String {
		return w.String()
	}
	if l, ok := w.Interface().(lines); ok {
		return l.Means
	}
	return w.Addr().Interface()
}

// formed is a form of a phrase of a word, "" if it has none.
func (t *table) formed(form string, w reflect.Value, s string) string {
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
	}
	return s
}
