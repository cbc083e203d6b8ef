package fill_test

import (
	"reflect"
	"slices"
	"testing"

	"feltstack/rules/text/fill"
	"feltstack/rules/text/grammar"
)

// table is a small language of feeding animals.
const table = `
feed: Para = feed {Meal} {Often?} .
stroke: Para = stroke {Animal} .
meal: Meal = {Animal+ and}
cat: Animal = a cat
dog: Animal = a dog
flock: Animal = {Num} birds
count: Num = #
twice: Often = twice
never: Often = not
daily: Often = daily
`

// order is what a paragraph stands for. Its parts fill fields of their type by name.
type order struct {
	Kind    kind     `of:"."`
	Fed     []animal `of:"Meal"`
	Stroked *animal  `of:"Animal"`
	Hint    string   `of:"Often"`
	Other   string
	Pos     grammar.Pos
}

type kind string

type animal struct {
	Name string
	crowd
}

// crowd is filled by the parts of the animal itself.
type crowd struct {
	N int `of:"Num"`
}

// herd takes the parts of a node within its own.
type herd struct {
	_   struct{} `in:"Meal"`
	All []animal `of:"Animal"`
}

func filler(finished *[]string) *fill.Filler {
	return &fill.Filler{
		Words: map[string]any{
			"meal": fill.Wraps{}, "feed": kind("feeding"), "stroke": kind("stroking"), "twice": 2, "never": false,
			"cat": animal{Name: "cat"}, "dog": animal{Name: "dog"},
		},
		Own: func(field any, n *grammar.Node) bool {
			hint, is := field.(*string)
			if is {
				*hint = "own " + n.Name()
			}
			return is
		},
		Finish: func(of any, n *grammar.Node) {
			*finished = append(*finished, n.Name())
			if a, ok := of.(*animal); ok && n.Name() == "flock" {
				a.Name, a.N = "bird", n.Kids[0].N
			}
		},
	}
}

// read is the tree of a text of one paragraph.
func read(t *testing.T, s string) *grammar.Node {
	t.Helper()
	g, err := grammar.New(table, "Para", "Para")
	if err != nil {
		t.Fatal(err)
	}
	paras, errs := g.Parse(s)
	if len(errs) > 0 || len(paras) != 1 {
		t.Fatalf("%q: %d paragraphs, %v", s, len(paras), errs)
	}
	return paras[0]
}

func TestPut(t *testing.T) {
	cat, dog := animal{Name: "cat"}, animal{Name: "dog"}
	for s, want := range map[string]order{
		"Feed a cat.":                          {Kind: "feeding", Fed: []animal{cat}},
		"Feed a cat and a dog.":                {Kind: "feeding", Fed: []animal{cat, dog}},
		"Feed a dog twice.":                    {Kind: "feeding", Fed: []animal{dog}, Hint: "own twice"},
		"Feed a dog not.":                      {Kind: "feeding", Fed: []animal{dog}, Hint: "own never"},
		"Feed 12 birds and a cat and 3 birds.": {Kind: "feeding", Fed: []animal{{"bird", crowd{12}}, cat, {"bird", crowd{3}}}},
		"Stroke a cat.":                        {Kind: "stroking", Stroked: &cat},
	} {
		var finished []string
		got := order{Other: "left alone"}
		filler(&finished).Put(&got, read(t, s))
		if got.Other != "left alone" {
			t.Errorf("%q sets a field without a tag to %q", s, got.Other)
		}
		got.Other, got.Pos = "", grammar.Pos{}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%q is %+v, want %+v", s, got, want)
		}
		if n := len(finished); n == 0 || finished[n-1] != read(t, s).Name() {
			t.Errorf("%q finishes %q, the whole not last", s, finished)
		}
	}
}

// The place of a node is that of its struct, and a list grows by what is put into it.
func TestPutKeepsPlacesAndAppends(t *testing.T) {
	var finished []string
	f := filler(&finished)
	n := read(t, "Feed a cat and a dog.")
	var o order
	f.Put(&o, n)
	if o.Pos != n.Pos {
		t.Errorf("it stands at %v, want %v", o.Pos, n.Pos)
	}
	f.Put(&o.Fed, n.Get("Meal"))
	if len(o.Fed) != 4 {
		t.Errorf("after a second time it has %d animals", len(o.Fed))
	}
}

// A struct takes the parts of a part that its tag names, and no node is no field.
func TestFillInTheSameStruct(t *testing.T) {
	var finished []string
	var h herd
	filler(&finished).Fill(&h, read(t, "Feed a cat and a dog."))
	if len(h.All) != 2 || h.All[1].Name != "dog" {
		t.Errorf("the herd is %+v", h.All)
	}
}

// A word may stand for yes, no or a number; others are said, and no number.
func TestPutWords(t *testing.T) {
	var finished []string
	f := filler(&finished)
	for s, want := range map[string]struct {
		said  bool
		times int
	}{"Feed a dog twice.": {true, 2}, "Feed a dog not.": {false, 0}, "Feed a dog daily.": {true, 0}} {
		var said bool
		var times int
		n := read(t, s).Get("Often")
		f.Put(&said, n)
		f.Put(&times, n)
		if said != want.said || times != want.times {
			t.Errorf("%q: %v and %d, want %+v", s, said, times, want)
		}
	}
	var birds int
	if f.Put(&birds, read(t, "Stroke 7 birds.").Get("Animal").Kids[0]); birds != 7 {
		t.Errorf("7 birds are %d", birds)
	}
}

func TestInner(t *testing.T) {
	var finished []string
	f := filler(&finished)
	n := read(t, "Feed a cat.")
	if f.Inner(n) != n {
		t.Error("a node that wraps nothing is another")
	}
	if meal := n.Get("Meal"); f.Inner(meal) != meal.Kids[0] {
		t.Errorf("a meal stands for %q", f.Inner(meal).Name())
	}
}

func TestTags(t *testing.T) {
	parts, selves := fill.Tags(reflect.TypeFor[order]())
	if want := map[string]int{"Meal": 1, "Animal": 2, "Often": 3}; !reflect.DeepEqual(parts, want) || !slices.Equal(selves, []int{0}) {
		t.Errorf("the parts are %v and the selves %v", parts, selves)
	}
	if parts, selves := fill.Tags(reflect.TypeFor[struct{ A int }]()); len(parts)+len(selves) != 0 {
		t.Errorf("without tags there are %v and %v", parts, selves)
	}
}

// A field of a type that nothing stands for is a bug of the program.
func TestTagsOfNoStruct(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("what is no struct has tags")
		}
	}()
	fill.Tags(reflect.TypeFor[int]())
}
