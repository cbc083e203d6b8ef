package text

import (
	"errors"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/text/grammar"
)

var update = flag.Bool("update", false, "rewrite the expected output in testdata")

// golden runs every block of a test file: comment lines, the input, and
// indented by a tab what run must make of it.
func golden(t *testing.T, file string, run func(in string) string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for block := range strings.SplitSeq(strings.TrimSpace(string(data)), "\n\n") {
		var head, in, want []string
		for line := range strings.SplitSeq(block, "\n") {
			if rest, ok := strings.CutPrefix(line, "\t"); ok {
				want = append(want, rest)
				continue
			}
			head = append(head, line)
			if !strings.HasPrefix(line, "#") {
				in = append(in, line)
			}
		}
		if len(in) == 0 {
			out = append(out, block)
			continue
		}
		got := run(strings.Join(in, "\n"))
		if got != strings.Join(want, "\n") && !*update {
			t.Errorf("%s\ngot\n%s\nwant\n%s", strings.Join(head, "\n"), got, strings.Join(want, "\n"))
		}
		for line := range strings.SplitSeq(got, "\n") {
			if line != "" {
				head = append(head, "\t"+line)
			}
		}
		out = append(out, strings.Join(head, "\n"))
	}
	if *update {
		if err := os.WriteFile(file, []byte(strings.Join(out, "\n\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// Every text of the file is canonical: it comes back letter for letter, and
// compiles.
func TestRoundTrip(t *testing.T) {
	l := toy(t)
	golden(t, "testdata/texts.txt", func(s string) string {
		tree, err := l.Parse(s)
		if err != nil {
			return err.Error()
		}
		if got := l.Print(tree); got != s {
			return "comes back as " + got
		}
		prog, err := l.Compile(tree)
		if err != nil {
			return err.Error()
		}
		listed(l, prog)
		return ""
	})
}

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

// What is not understood is an error that says where and what would be.
func TestErrors(t *testing.T) {
	l := toy(t)
	golden(t, "testdata/errors.txt", func(s string) string {
		tree, err := l.Parse(s)
		if err == nil {
			_, err = l.Compile(tree)
		}
		if err == nil {
			return "no error"
		}
		return err.Error()
	})
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
		if err != nil {
			return
		}
		again(t, l, tree)
		if prog, err := l.Compile(tree); err == nil {
			listed(l, prog)
		}
	})
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

// All mistakes of a text are told, each once.
func TestSeveralErrors(t *testing.T) {
	l := toy(t)
	golden(t, "testdata/several.txt", func(s string) string {
		tree, err := l.Parse(s)
		if tree != nil {
			if _, wrong := l.Compile(tree); wrong != nil {
				err = errors.Join(err, wrong)
			}
		}
		if err == nil {
			return "no error"
		}
		return err.Error()
	})
}
