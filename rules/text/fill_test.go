package text

import (
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

// Every meaning is of a production, and every tag of the tree and every Get and Set names
// a part of one.
func TestMeaningsAndTags(t *testing.T) {
	g, v := smithy(bazaar(forum()))
	g.Copy = 1
	v.Verbs = append(v.Verbs, Verb{Form: "create {token}", Native: "coins"})
	v.Events = append(v.Events, Event{Phrase: "is begun", Past: "begun", Play: true})
	l, err := New(g, v)
	if err != nil {
		t.Fatal(err)
	}
	l.NameToken("Anvil")
	if err := l.renew(); err != nil {
		t.Fatal(err)
	}
	parts, known := map[string]bool{}, map[string]bool{}
	for _, p := range l.grammar.Phrases() {
		known[p.Rule.Name] = true
		for _, f := range p.Rule.Fields {
			parts[f.Name] = true
		}
	}
	for name := range meanings {
		if !known[name] && !strings.Contains(name, "<") {
			t.Errorf("%s: there is no such production", name)
		}
	}
	for _, of := range []any{
		Para{}, StepUse{}, EventUse{}, DidUse{}, Static{}, ChangeRef{}, CounterRef{}, TokenRef{}, Limit{}, Body{}, Sentence{}, Clause{}, MarkUse{},
		Thing{}, Having{}, ZoneRef{}, SourceRef{}, Place{}, Spot{}, StatRef{}, Cond{}, DecreeUse{}, PriceUse{}, PreventUse{}, Quantity{}, host{},
	} {
		tags, _ := tagsOf(reflect.TypeOf(of))
		for part := range tags {
			if !parts[part] {
				t.Errorf("%T: no production has a part %s", of, part)
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
				t.Errorf("%s: no production has a part %s", file, part[1])
			}
		}
	}
}
