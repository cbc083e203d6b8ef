package text

import (
	"os"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/guard"
	"feltstack/rules/text/grammar"
)

// Texts in sloppy form come back in canonical form.
func TestCanonical(t *testing.T) {
	l := toy(t)
	for in, want := range map[string]string{
		"PLAY:  draw 1   cards.":                         "",
		"play: Draw A card .":                            "Play: Draw a card.",
		"Play: you may draw 2 cards.\n\n\n  Camp.":       "Play: You may draw 2 cards.\nCamp.",
		"React: Counter A spell OR trick.":               "React: Counter a spell or trick.",
		"Play: Destroy an card on the table.":            "Play: Destroy a card on the table.",
		"Play: Choose one -\n-draw a card.\n-Burn this.": "Play: Choose one -\n- Draw a card.\n- Burn this.",
	} {
		tree, err := l.Parse(in)
		if want == "" {
			if err == nil {
				t.Errorf("%q was understood", in)
			}
			continue
		}
		if err != nil {
			t.Errorf("%q: %v", in, err)
		} else if got := l.Print(tree); got != want {
			t.Errorf("%q printed %q, want %q", in, got, want)
		}
	}
}

// An understood text means the same when it is printed and read again, and
// compiling never breaks down.
func FuzzText(f *testing.F) {
	for _, file := range []string{"testdata/texts.txt", "testdata/errors.txt"} {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for block := range strings.SplitSeq(string(data), "\n\n") {
			f.Add(block)
		}
	}
	l := toy(f)
	f.Fuzz(func(t *testing.T, s string) {
		tree, err := l.Parse(s)
		if guard.Find(err) != nil {
			t.Fatal(err)
		} else if err == nil {
			again(t, l, tree)
			compiled(t, l, tree)
		}
	})
}

// compiled compiles and lists a text, which may have an error, and crashes nothing.
func compiled(t *testing.T, l *Language, tree *Text) {
	t.Helper()
	if prog, err := l.Compile(tree); err == nil {
		listed(l, prog)
	} else if guard.Find(err) != nil {
		t.Error(err)
	}
}

// again prints a tree and reads it: the same tree must come back.
func again(t interface{ Fatalf(string, ...any) }, l *Language, tree *Text) {
	printed := l.Print(tree)
	back, err := l.Parse(printed)
	if err != nil {
		t.Fatalf("printed\n%s\nwhich is not understood: %v", printed, err)
	}
	if second := l.Print(back); second != printed {
		t.Fatalf("printed\n%s\nand then\n%s", printed, second)
	}
	same := func(a, b Para) bool { return grammar.Equal(a.node, b.node) }
	if !slices.EqualFunc(tree.Paras, back.Paras, same) {
		t.Fatalf("%s\nis another tree when read again", printed)
	}
}
