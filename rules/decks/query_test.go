package decks

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

// The example of a search is one that the game understands.
func TestExample(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	all := x.Example()
	if len(all) != 2 {
		t.Fatalf("the example is %q", all)
	}
	if q, err := x.Parse(all[0] + " or " + all[1]); err != nil || len(x.Find(q, Sort{})) == 0 {
		t.Errorf("%q finds nothing: %v", all, err)
	}
}

func TestFind(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	for _, c := range []struct{ query, want string }{
		{"kind:ghost rank:β power>=60 text:seen", "Cellar Hound"},
		{"moth", "Moth (G2), Moth Queen"},
		{"lantern", "Lantern, The Great Lantern"},
		{"DRAW", "Draw Near, Lantern, Moth (G2), Old Mère, Slam, The Great Lantern"}, // in the name first
		{`"draw a card"`, "Lantern, Old Mère"},
		{`text:"draw a card`, "Lantern, Old Mère"},
		{"draw -lamp", "Draw Near, Moth (G2), Old Mère, Slam"},
		{"draw -(lamp or ghost)", "Draw Near, Slam"},
		{"draw - lamp - ghost", "Draw Near, Slam"},
		{"--lantern", "Lantern, The Great Lantern"},
		{"old mere", "Old Mère, Old Mère Junior"},
		{"wick's", "Wick’s End"},
		{"name=moth or name=slam", "Slam"},
		{`name="old mère"`, "Old Mère"},
		{"name:old name!=\"old mere\"", "Old Mère Junior"},
		{"kind:lamp OR kind:quick", "Draw Near, Lantern, Slam, The Great Lantern, Wick’s End"},
		{"kind:trick", "419 Boxes, Creak, Draw Near, Slam, Step: Third"},
		{"kind=trick", "419 Boxes, Creak, Step: Third"},
		{`kind="quick trick"`, "Draw Near, Slam"},
		{"type:beast", "Cellar Hound, Moth (G2), Moth Queen"},
		{"type=beast", ""},
		{"rank:alpha", "Old Mère, Old Mère Junior"},
		{"rank>α", "Cellar Hound, Moth (G2), Moth Queen"},
		{"rank≥omega", "Moth Queen"},
		{"rank!=2 rank!=none", "Moth Queen, Old Mère, Old Mère Junior"},
		{"rank:none cost<1", "Wick’s End"},
		{"power:45", "Moth (G2)"},
		{"power<45", "Old Mère, Old Mère Junior"},
		{"power > 45 power <= 60", "Cellar Hound"},
		{"power!=45 type:beast", "Cellar Hound, Moth Queen"},
		{"cost>=-3 cost<2", "Creak, Slam, Wick’s End"},
		{"power<cost", ""},
		{"a lamp and b", "Wick’s End"},
		{`"or" creak`, ""}, // its text has no such letters
		{"set:own", "Creak"},
		{`set="" kind=trick`, "419 Boxes, Step: Third"},
		{"power=>60", "Cellar Hound, Moth Queen"},
		{"power=<10", "Old Mère Junior"},
		{"power==45", "Moth (G2)"},
		{"power<>45 type:beast", "Cellar Hound, Moth Queen"},
		{"power>=60,", "Cellar Hound, Moth Queen"},
		{"draw, lamp", "Lantern, The Great Lantern"},
		{"hound | queen", "Cellar Hound, Moth Queen"},
		{"kind:lamp|kind=trick draw", "Lantern, The Great Lantern, Wick’s End"},
		{"moth && queen", "Moth Queen"},
		{"'draw a card'", "Lantern, Old Mère"},
		{"text:‘draw a card’ -«old mère»", "Lantern"},
		{"'s end", "Wick’s End"},
		{"(name='wick's end')", "Wick’s End"},
		{"dust", ""}, // a token is not for decks
	} {
		q := mustParse(t, x, c.query)
		if got := namesOf(x, x.Find(q, Sort{})); got != c.want {
			t.Errorf("%s\n  finds %s\n  want  %s", c.query, got, c.want)
		}
	}
	for _, all := range []string{"", "  ", `""`, "and", `text:""`} {
		if got := len(x.Find(mustParse(t, x, all), Sort{})); got != x.Len() || got != 13 {
			t.Errorf("%q finds %d of %d cards", all, got, x.Len())
		}
	}
}

func TestSorts(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	beasts := mustParse(t, x, "type:beast or type:small or kind:quick")
	for _, c := range []struct {
		by   Sort
		want string
	}{
		{Sort{}, "Cellar Hound, Draw Near, Moth (G2), Moth Queen, Old Mère Junior, Slam"},
		{Sort{By: "name", Down: true}, "Slam, Old Mère Junior, Moth Queen, Moth (G2), Draw Near, Cellar Hound"},
		{Sort{By: "power"}, "Old Mère Junior, Moth (G2), Cellar Hound, Moth Queen, Draw Near, Slam"},
		{Sort{By: "power", Down: true}, "Moth Queen, Cellar Hound, Moth (G2), Old Mère Junior, Draw Near, Slam"},
		{Sort{By: "rank", Down: true}, "Moth Queen, Cellar Hound, Moth (G2), Old Mère Junior, Draw Near, Slam"},
		{Sort{By: "type"}, "Cellar Hound, Moth (G2), Moth Queen, Draw Near, Slam, Old Mère Junior"},
		{Sort{By: "no such"}, "Cellar Hound, Draw Near, Moth (G2), Moth Queen, Old Mère Junior, Slam"},
	} {
		if got := namesOf(x, x.Find(beasts, c.by)); got != c.want {
			t.Errorf("%+v: %s\n  want %s", c.by, got, c.want)
		}
	}
	for _, by := range x.Sorts() {
		if x.orders[Sort{By: by}] == nil && by != "" {
			t.Errorf("there is no order by %q", by)
		}
	}
}

// An error has its place and says what would be understood; the rest of the
// query still finds.
func TestQueryErrors(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	for _, c := range []struct {
		query, want string
		open        bool
		found       int // by the rest
	}{
		{"pover>=3 kind:lamp", `at 1: unknown field "pover"; put words to search for in quotes; did you mean power?`, false, 3},
		{"kind:lamp zz:3", `at 11: unknown field "zz"; put words to search for in quotes; did you mean name, type, text, set, kind, rank, power, cost?`, false, 3},
		{"α power>=big", `at 10: power needs a number, not "big"; did you mean power>=45?`, false, 0},
		{"kind:lamp rank:delta", `at 16: unknown rank "delta"; did you mean α, β, Ω, none?`, false, 3},
		{"kind:lamp rank>o", "", false, 0},
		{"kind:lamp name<b", `at 15: name is a word and can't be compared by size; did you mean name:, name=, name!=?`, false, 3},
		{"kind:lamp power>=", `at 18: add a value after power>=; did you mean a number, as 45, none?`, true, 3},
		{"kind:lamp >= 3", `at 11: put a field before ">=", as in power>=45`, false, 3},
		{"kind:lamp -", `at 12: add a condition after -`, true, 3},
		{"(kind:lamp", `at 1: add a ) for this (`, true, 3},
		{"kind:lamp)", `at 10: this ) has no (`, false, 3},
		{"kind:lamp or", `at 13: add a condition after "or"`, true, 3},
		{"or kind:lamp", `at 1: "or" needs a condition before and after it; to search for the word, write it in quotes`, false, 3},
		{"kind:lamp kind>qu", "", false, 0},
		{"ps:3", `at 1: unknown field "ps"; put words to search for in quotes; did you mean name, type, text, set, kind, rank, power, cost?`, false, 13},
		{"60<=power", `at 1: put the field first; did you mean power>=60?`, false, 13},
		{"30<=power<=80", `at 1: put the field first; did you mean power>=30 power<=80?`, false, 13},
		{"power:30..80", `at 7: power needs a number, not "30..80"; did you mean power>=30 power<=80?`, false, 13},
		{"power>30<80", `at 7: power needs a number, not "30<80"; did you mean power>30 power<80?`, false, 13},
		{"power:>=30", `at 7: power needs a number, not ">=30"; did you mean power>=30?`, false, 13},
		{"power>=60.5", `at 8: power needs a number, not "60.5"; did you mean power>=60?`, false, 13},
	} {
		q, err := x.Parse(c.query)
		if c.want == "" {
			if err != nil {
				t.Errorf("%s: %v", c.query, err)
			}
			continue
		}
		var e *QueryError
		if !errors.As(err, &e) || e.Error() != c.want || e.Open != c.open {
			t.Errorf("%s\n  says %v (open %v)\n  want %s (open %v)", c.query, err, e != nil && e.Open, c.want, c.open)
		}
		if got := len(x.Find(q, Sort{})); got != c.found {
			t.Errorf("%s: the rest finds %d cards, want %d", c.query, got, c.found)
		}
	}
	deep := strings.Repeat("(", 400) + "moth"
	if _, err := x.Parse(deep); err == nil || !strings.Contains(err.Error(), "parentheses: at most 50") {
		t.Errorf("deep: %v", err)
	}
	if _, err := x.Parse(strings.Repeat("moth ", 300)); err == nil || !strings.Contains(err.Error(), "at most 1000 characters") {
		t.Errorf("long: %v", err)
	}
}

func TestToggle(t *testing.T) {
	for _, c := range []struct{ query, term, want string }{
		{"", "kind=ghost", "kind=ghost"},
		{"moth", "kind=ghost", "moth kind=ghost"},
		{"moth Kind = Ghost draw", "kind=ghost", "moth draw"},
		{"moth or hound", "kind=ghost", "(moth or hound) kind=ghost"},
		{"(kind=ghost) moth", "kind=ghost", "(kind=ghost) moth kind=ghost"},
		{"-kind=ghost", "kind=ghost", "-kind=ghost kind=ghost"},
		{`text:"draw`, "kind=ghost", `text:"draw" kind=ghost`},
		{"(a or b", "kind=ghost", "((a or b)) kind=ghost"},
		{`kind="quick trick"`, `kind="quick trick"`, ""},
		{"moth power >=", "kind=ghost", "moth kind=ghost"},
		{"moth or -(", "kind=ghost", "moth kind=ghost"},
		{">=", "kind=ghost", "kind=ghost"},
	} {
		got := Toggle(c.query, c.term)
		if got != c.want {
			t.Errorf("%q with %s: %q, want %q", c.query, c.term, got, c.want)
		}
		if was := HasTerm(c.query, c.term); was == HasTerm(got, c.term) {
			t.Errorf("%q with %s: it has it before and after: %v", c.query, c.term, was)
		}
	}
}

// Whatever was typed, a condition that is clicked holds for all that is found
// then, and clicked once more it is gone.
func TestToggleAnything(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	const term = "kind=ghost"
	rapid.Check(t, func(t *rapid.T) {
		query := strings.Join(rapid.SliceOfN(rapid.SampledFrom([]string{
			"moth", "a", "or", "-", "(", ")", "power>=30", "power", ">=", `"`, "kind:trick", "x y", "and", "-lamp", "|", "'", "a,", "«",
		}), 0, 8).Draw(t, "query"), rapid.SampledFrom([]string{" ", ""}).Draw(t, "between"))
		if HasTerm(query, term) {
			t.Skip()
		}
		with := Toggle(query, term)
		if !HasTerm(with, term) {
			t.Fatalf("%q becomes %q", query, with)
		}
		q, _ := x.Parse(with)
		for _, id := range x.Find(q, Sort{}) {
			if word := x.Def(id).Facts[factKind]; word != 2 {
				t.Fatalf("%q becomes %q and finds %s", query, with, x.Def(id).Name)
			}
		}
		if gone := Toggle(with, term); HasTerm(gone, term) {
			t.Fatalf("%q becomes %q, and then %q", query, with, gone)
		}
	})
}

// Every facet is a query that finds as many cards as it counts.
func TestFacets(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	all := x.Find(mustParse(t, x, ""), Sort{})
	titles := ""
	for _, group := range x.Facets(all) {
		titles += group.Title + " "
		for _, f := range group.Terms {
			if n := len(x.Find(mustParse(t, x, f.Term), Sort{})); n != f.N || n == 0 {
				t.Errorf("%s: counts %d, finds %d", f.Term, f.N, n)
			}
		}
	}
	if titles != "Kind Type Rank Set " {
		t.Errorf("groups: %s", titles)
	}
	if some := x.Facets(all[:0]); len(some) != 4 || some[0].Terms[0].N != 0 {
		t.Errorf("of no cards: %+v", some)
	}
}

// No text makes the parser fail otherwise than with an error inside the
// query, and what is found is what is meant, each card once.
func FuzzQuery(f *testing.F) {
	for _, s := range []string{`kind:ghost rank:β power>=60 text:"draw"`, "-(a or b) c", "((", "))", "power>", ":", "or or", `"`, "--", "−x ≥ 3", "a!=b", "rank:\xff", "-)", "'a b' |c", "«»,", "1<=power<>2"} {
		f.Add(s)
	}
	x := NewIndex(attic(), atticForm())
	f.Fuzz(func(t *testing.T, s string) {
		q, err := x.Parse(s)
		var e *QueryError
		if err != nil && (!errors.As(err, &e) || e.From < 0 || e.From > e.To || e.To > len(s) || e.Char > utf8.RuneCountInString(s)+1) {
			t.Fatalf("%q: %#v", s, err)
		}
		found := x.Find(q, Sort{})
		once := slices.Clone(found)
		slices.Sort(once)
		if len(slices.Compact(once)) != len(found) {
			t.Fatalf("%q finds %v", s, found)
		}
		for i := range x.cards {
			if q.has(int32(i)) != slices.Contains(found, x.cards[i].def) {
				t.Fatalf("%q: card %d is meant and not found, or the other way round", s, i)
			}
		}
	})
}

// typing is the queries of a person typing slowly.
var typing = []string{
	`type:beast rank:β power>=60 text:"draw a card"`, "ember moth giant", `-kind:lamp (tide or sun) power<50 discard`, "destroyed counter", "q",
}

// BenchmarkKeystroke is one keystroke: the query as typed so far, over 5,000
// cards, and what can be clicked then.
func BenchmarkKeystroke(b *testing.B) {
	x := NewIndex(large(5000), atticForm())
	var queries []string
	for _, q := range typing {
		for i := range q {
			queries = append(queries, q[:i+1])
		}
	}
	for i := 0; b.Loop(); i++ {
		q, _ := x.Parse(queries[i%len(queries)])
		x.Facets(x.Find(q, Sort{}))
	}
}

// BenchmarkIndex is preparing 5,000 cards.
func BenchmarkIndex(b *testing.B) {
	g := large(5000)
	for b.Loop() {
		NewIndex(g, atticForm())
	}
}
