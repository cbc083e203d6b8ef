package text_test

import (
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"feltstack/rules/text"
	"feltstack/rules/text/fill"
	"feltstack/rules/text/toytest"
)

// Every meaning is of a grammar rule, and every tag of the tree and every Get and Set names
// a part of one.
func TestMeaningsAndTags(t *testing.T) {
	l := fullest(t)
	parts, known := map[string]bool{}, map[string]bool{}
	for _, p := range l.Grammar().Phrases() {
		known[p.Rule.Name] = true
		for _, f := range p.Rule.Fields {
			parts[f.Name] = true
		}
	}
	for name := range text.Meanings {
		if !known[name] && !strings.Contains(name, "<") {
			t.Errorf("%s: there is no such grammar rule", name)
		}
	}
	for _, of := range []any{
		text.Para{}, text.StepUse{}, text.EventUse{}, text.DidUse{}, text.Static{}, text.ChangeRef{}, text.CounterRef{}, text.TokenRef{}, text.Limit{}, text.Body{}, text.Sentence{}, text.Clause{}, text.MarkUse{},
		text.Thing{}, text.Having{}, text.ZoneRef{}, text.SourceRef{}, text.Place{}, text.Spot{}, text.StatRef{}, text.Cond{}, text.DecreeUse{}, text.PriceUse{}, text.PreventUse{}, text.Quantity{}, text.Host{},
	} {
		tags, _ := fill.Tags(reflect.TypeOf(of))
		for part := range tags {
			if !parts[part] {
				t.Errorf("%T: no grammar rule has a part %s", of, part)
			}
		}
	}
	sources, _ := filepath.Glob("*.go")
	for _, file := range sources {
		code, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range regexp.MustCompile(`[^g]\.[GS]et\("(\w+)"[,)]`).FindAllStringSubmatch(string(code), -1) {
			if !parts[part[1]] {
				t.Errorf("%s: no grammar rule has a part %s", file, part[1])
			}
		}
	}
}

// fullest is a language with a grammar rule of every line of the tables.
func fullest(t *testing.T) *text.Language {
	g, v := toytest.Smithy(toytest.Bazaar(toytest.Forum()))
	g.Copy, v.SkipMark = 1, 1
	v.Verbs = append(v.Verbs, text.Verb{Form: "create {token}", Native: "coins"}, text.Verb{Form: "take {n} harm", Native: "coins", Dealt: "harm"})
	v.Events = append(v.Events, text.Event{Phrase: "is begun", Past: "begun", Play: true})
	v.Differs = append(v.Differs, text.Differ{Phrase: "weights", One: "weight", Apart: 1})
	v.Play, v.Peeks = &text.Label{}, true
	v.Goods = []text.Goods{{Phrase: "mana", Of: 1}}
	v.Powers = append(v.Powers, text.Keyword{Phrase: "can swim", Bit: 1 << 40})
	l, err := text.New(g, v)
	if err != nil {
		t.Fatal(err)
	}
	l.NameToken("Anvil")
	if err := l.Renew(); err != nil {
		t.Fatal(err)
	}
	return l
}
