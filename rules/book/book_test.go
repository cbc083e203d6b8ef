package book

import (
	"slices"
	"testing"
	"testing/fstest"

	"feltstack/rules"
	"feltstack/rules/message"
)

// files is a small rulebook.
func files(chapter string) fstest.MapFS {
	return fstest.MapFS{
		"book/01-table.md":    {Data: []byte(chapter)},
		"book/glossary.md":    {Data: []byte("# Glossary\n\n## Zone\nA place\nfor cards.\nsee: TOY 1.1\n\n## Aegis\nsee: V-002\n")},
		"scenarios/a/one.txt": {Data: []byte("game toy\nscenario One\nrules TOY 1, Ten, V-002\ngiven\n\nscenario Two\nrules V-002\n")},
	}
}

const chapter = `# The table

## [TOY 1.1] Zones
Cards lie in zones.
- One of them.
log: log.lies, log.moves
see: V-002, TOY 1 Ten

## [V-002] Order
The newest lies on top, unless "{lock}" is set.

## [TOY 1, Ten] Tens
Ten points.
no scenario: nobody has one
`

func TestRead(t *testing.T) {
	b, err := Read(toy(), files(chapter))
	if err != nil {
		t.Fatal(err)
	}
	if len(b.Chapters) != 1 || b.Chapters[0].Title != "The table" || len(b.Chapters[0].Paragraphs) != 3 {
		t.Fatalf("the chapters are %+v", b.Chapters)
	}
	zones, order, tens := b.Find("TOY 1.1"), b.Find("V-002"), b.Find("TOY 1, Ten")
	if zones == nil || order == nil || tens == nil || tens != b.Find("TOY 1 Ten") {
		t.Fatal("paragraphs aren't found by their names")
	}
	if zones.Text != "Cards lie in zones.\n- One of them." || !slices.Equal(zones.See, []string{"V-002", "TOY 1 Ten"}) {
		t.Errorf("zones say %q and lead to %q", zones.Text, zones.See)
	}
	if order.Text != `The newest lies on top, unless "Locked cards" is set.` || !order.Ruling() || zones.Ruling() {
		t.Errorf("the ruling says %q", order.Text)
	}
	if under := zones.Under(); len(under) != 1 || under[0] != order {
		t.Errorf("below zones stand %v", under)
	}
	if zones.Label() != "1.1" || order.Label() != "V-002" || tens.Label() != "1" {
		t.Errorf("the numbers are %q, %q and %q", zones.Label(), order.Label(), tens.Label())
	}
	if len(order.Examples) != 2 || order.Examples[1].Name != "Two" || order.Examples[0].File != "scenarios/a/one.txt" || tens.NoShow != "nobody has one" {
		t.Errorf("the examples are %+v", order.Examples)
	}
	if b.At(Ref{Log: []message.ID{"log.aimed", "log.moves", "log.lies"}}) != zones || b.At(Ref{Log: []message.ID{"log.aimed"}}) != nil {
		t.Error("the rule of a line of the log isn't found")
	}
	if len(b.Terms) != 2 || b.Terms[0].Name != "Aegis" || b.Term("zone").Text != "A place for cards." {
		t.Errorf("the terms are %+v", b.Terms)
	}
}

func TestReadComplains(t *testing.T) {
	for _, bad := range []string{"# A\ntext under no heading", "# A\n## [V-001] One\nx\n## [V-001] Again\ny", "# A\n## [V-001] One\nlog: log.a\n## [V-002] Two\nlog: log.a"} {
		if _, err := Read(&rules.Game{}, files(bad)); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

func TestSearch(t *testing.T) {
	b, err := Read(&rules.Game{}, files(chapter))
	if err != nil {
		t.Fatal(err)
	}
	for query, want := range map[string][]string{"LIE zones": {"TOY 1.1"}, "v-002": {"V-002"}, "ten": {"TOY 1 Ten"}, "top ten": nil, "": {"TOY 1.1", "V-002", "TOY 1 Ten"}} {
		var got []string
		for _, p := range b.Search(query) {
			got = append(got, p.ID)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q finds %q, want %q", query, got, want)
		}
	}
}

// toy is a game with an option.
func toy() *rules.Game {
	g := &rules.Game{}
	g.RuleOptions = []rules.RuleOption{{Name: "lock", Title: "Locked cards"}}
	return g
}
