package cardfile

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"feltstack/rules"
	"feltstack/rules/guard"
	"feltstack/rules/text/goldentest"
)

// Card files in the blocks of testdata/files.txt, where lines of the file that
// are empty are written as a lone ".".
func TestFiles(t *testing.T) {
	goldentest.Run(t, "testdata/files.txt", func(in string) string {
		in = strings.ReplaceAll(in, "\n.\n", "\n\n")
		set := toy(t).Load("toy.toml", []byte(in))
		var out []string
		for i := range set.Cards {
			d := &set.Cards[i].Def
			out = append(out, fmt.Sprintf("%s (%s) %v: %s", d.Name, d.Short, d.Facts[:2], strings.ReplaceAll(d.Text, "\n", " / ")))
		}
		if err := set.Err(); err != nil {
			out = append(out, err.Error())
		}
		return strings.Join(out, "\n")
	})
}

// A file made to take all time is left soon, with a word about it.
func TestFilesWithoutEnd(t *testing.T) {
	p := toy(t)
	var keys strings.Builder
	for i := range 50_000 {
		fmt.Fprintf(&keys, "k%d = 1\n", i)
	}
	for name, c := range map[string]struct{ file, want string }{
		"keys of a card": {"[[card]]\nname = \"A\"\n" + keys.String(), "toy.toml:1:1: the card has 50001 keys, and a card has at most 100"},
		"keys":           {keys.String(), `a card file has no key "k0"`},
		"cards":          {strings.Repeat("[[card]]\n", 20_000), "toy.toml:1:1: the file has 20000 cards, and a card file has at most 1000"},
		"no names":       {strings.Repeat("[[card]]\n", 1000), "the card has no name"},
		"a turned name":  {"[[card]]\nname = \"Wolf\\u202E\"\n", "toy.toml:2:1: a name or type stands on one line, without characters that can't be seen"},
		"a name":         {"[[card]]\nname = \"" + strings.Repeat("A", 50_000) + "\"\n", "toy.toml:2:1: a name or type is too long: 50,000 characters, at most 80"},
		"tables":         {strings.Repeat("[x]\n", 60_000), "more than 50000 lists and tables"},
		"long key":       {"[[card]]\nname = \"A\"\n" + strings.Repeat("k", 900_000) + " = 1\n", "kkk…kkk"},
		"long value":     {"[[card]]\nname = \"A\"\nkind = \"" + strings.Repeat("k", 900_000) + "\"\n", "kkk…kkk"},
		"depth":          {"[[card]]\nname = \"A\"\nx = " + strings.Repeat("{a=", 50_000), "deep in one another"},
	} {
		set := p.Load("toy.toml", []byte(c.file))
		if len(set.Errors) == 0 || !strings.Contains(set.Errors[0].Error(), c.want) {
			t.Errorf("%s: %.200v", name, set.Err())
		}
		for _, e := range set.Errors {
			if s := e.Error(); len(s) > 2000 {
				t.Errorf("%s: an error of %d bytes", name, len(s))
			}
		}
		if len(set.Cards) > 0 || len(set.Errors) > mostErrors+1 {
			t.Errorf("%s: %d cards and %d errors", name, len(set.Cards), len(set.Errors))
		}
	}
}

func TestOpen(t *testing.T) {
	fsys := fstest.MapFS{
		"cards/b.toml": {Data: []byte("[[card]]\nname = \"B\"\ntext = \"Camp.\"\n")},
		"cards/a.toml": {Data: []byte("[[card]]\nname = \"A\"\ntext = \"Play: Draw a card.\"\n[[card]]\nname = \"Bad\"\ntext = \"Play: Win.\"\n")},
	}
	s, err := Open(toyGame(), toyVocabulary(), fsys, "cards", toyFacts, nil)
	if err != nil {
		t.Fatal(err)
	}
	defs := s.Set.Defs()
	if len(defs) != 2 || defs[0].Name != "A" || defs[1].Name != "B" {
		t.Errorf("cards %v: want A and B, in the order of the files", defs)
	}
	if err := s.Set.Err(); err == nil || !strings.HasPrefix(err.Error(), "cards/a.toml:6:15: not understood: \"Win\"") {
		t.Errorf("error %v", err)
	}
	if u := s.Uses(s.Set.Cards); u["bare Camp"] != (Use{1, 1}) || u["verb draw {cards}"] != (Use{1, 1}) {
		t.Errorf("uses %v", u)
	}
}

// People's own sets of a game are bounded together, too.
func TestOwnSetsAreBounded(t *testing.T) {
	fsys := fstest.MapFS{"cards/a.toml": {Data: []byte("[[card]]\nname = \"A\"\ntext = \"Camp.\"\n")}}
	var sets []rules.OwnCards
	for i := range mostOwn/500 + 1 {
		var file strings.Builder
		for k := range 500 {
			fmt.Fprintf(&file, "[[card]]\nname = \"Card %d of %d\"\ntext = \"Camp.\"\n", k, i)
		}
		sets = append(sets, rules.OwnCards{Set: fmt.Sprint("Set", i), Cards: file.String()})
	}
	for n, want := range map[int]string{2: "", len(sets): "Set20.toml:1:1: the card sets have more than 10000 cards together: use fewer of them"} {
		s, err := Open(toyGame(), toyVocabulary(), fsys, "cards", toyFacts, nil)
		if err != nil {
			t.Fatal(err)
		}
		got := s.Own(sets[:n])
		if want == "" && (got.Err() != nil || len(got.Cards) != 1000) || want != "" && (got.Err() == nil || got.Err().Error() != want || len(got.Cards) > 0) {
			t.Errorf("%d sets: %d cards, %v", n, len(got.Cards), got.Err())
		}
	}
}

// A card that crashes the compiler is refused, with its text to report; others are not
// touched by it.
func TestCrash(t *testing.T) {
	p := toy(t)
	p.Language.Vocab.Finish = func(d *rules.Def) error { return []error{nil}[strings.Count(d.Text, "pile")] }
	const bad = "Play: Take a card from the pile."
	set := p.Load("a.toml", []byte("[[card]]\nname = \"A\"\ntext = \""+bad+"\"\n[[card]]\nname = \"B\"\ntext = \"Play: Draw a card.\"\n"))
	if len(set.Cards) != 1 || len(set.Errors) != 1 || guard.Find(set.Err()) == nil {
		t.Fatalf("%d cards, %v", len(set.Cards), set.Err())
	}
	if e := set.Errors[0]; e.Card != "A" || e.Pos.Line != 1 || !strings.Contains(e.Error(), "please report it with this text: \""+bad+"\"") {
		t.Errorf("%s: %v", e.Card, e)
	}
}
