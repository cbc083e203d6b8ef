package sets

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// byHand is a card file as somebody types it.
const byHand = `# The zoo of Ann. Hands off!

game   = 'rummy'   # the game
author = "Ann"

# ---- Cats ----

# Too strong?
[[card]]
  text = """
When this is summoned, draw a card."""   # reads well
  type = "Beast Monster"
  name = 'Paper Tiger' # not a real one
  str  = 33
  # a guess
  def  = 0x0B
  rank = "α"
  artist = {name = "Bea", paid = true}
# end of the tiger

# ---- Others ----

[[card]]
name = "Plain"
type = "Spell"

  [card.notes]
  seen = 1979-05-27 # never since

[[card]]
name = "Last"
[print]
paper = "A4"
`

func parsed(t *testing.T, file string) Set {
	t.Helper()
	s, err := Parse("Zoo", []byte(file))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// changed is a set with something done to its card at a place.
func changed(s Set, i int, do func(c *Card)) Set {
	c := s.Cards[i]
	c.Facts = maps.Clone(c.Facts)
	do(&c)
	return s.With(i, c)
}

func TestTextKeepsWhatWasTyped(t *testing.T) {
	for _, test := range []struct {
		what     string
		do       func(s Set) Set
		old, new string // in the file; nothing else differs
	}{
		{"nothing", func(s Set) Set { return s }, "", ""},
		{"the game", func(s Set) Set { s.Game = "bridge"; return s }, `'rummy'`, `"bridge"`},
		{"a name", func(s Set) Set { return changed(s, 0, func(c *Card) { c.Name = `"T"` }) }, `'Paper Tiger'`, `"\"T\""`},
		{"a number", func(s Set) Set { return changed(s, 0, func(c *Card) { c.Facts["def"] = int64(12) }) }, `0x0B`, `12`},
		{"a number for a word", func(s Set) Set { return changed(s, 0, func(c *Card) { c.Facts["str"] = "?" }) }, `str  = 33`, `str  = "?"`},
		{"a text of one line", func(s Set) Set { return changed(s, 0, func(c *Card) { c.Text = "Draw a card." }) },
			"\"\"\"\nWhen this is summoned, draw a card.\"\"\"", `"Draw a card."`},
		{"a text of several lines", func(s Set) Set { return changed(s, 0, func(c *Card) { c.Text = "Draw.\nDraw." }) },
			"\"\"\"\nWhen this is summoned, draw a card.\"\"\"", "\"\"\"\nDraw.\nDraw.\n\"\"\""},
		{"a key less", func(s Set) Set { return changed(s, 0, func(c *Card) { delete(c.Facts, "str") }) }, "  str  = 33\n", ""},
		{"no text", func(s Set) Set { return changed(s, 0, func(c *Card) { c.Text = "" }) },
			"  text = \"\"\"\nWhen this is summoned, draw a card.\"\"\"   # reads well\n", ""},
		{"a key more", func(s Set) Set { return changed(s, 1, func(c *Card) { c.Motif = "leaf" }) },
			"type = \"Spell\"\n", "type = \"Spell\"\nmotif = \"leaf\"\n"},
		{"two keys more", func(s Set) Set {
			return changed(s, 2, func(c *Card) { c.Text, c.Type = "Draw.", "Spell" })
		}, "name = \"Last\"\n", "name = \"Last\"\ntype = \"Spell\"\ntext = \"Draw.\"\n"},
		{"a value in line", func(s Set) Set { return changed(s, 0, func(c *Card) { c.Facts["artist"] = "Bea" }) },
			`{name = "Bea", paid = true}`, `"Bea"`},
		{"a value that is a table: the whole card", func(s Set) Set {
			return changed(s, 1, func(c *Card) { delete(c.Facts, "notes") })
		}, "\n  [card.notes]\n  seen = 1979-05-27 # never since\n", ""},
		{"the first card gone", func(s Set) Set { return s.Without(0) },
			byHand[strings.Index(byHand, "# Too strong?"):strings.Index(byHand, "# ---- Others")], ""},
		{"a card in the middle gone", func(s Set) Set { return s.Without(1) },
			byHand[strings.Index(byHand, "[[card]]\nname = \"Plain\""):strings.Index(byHand, "[[card]]\nname = \"Last\"")], ""},
		{"the last card gone", func(s Set) Set { return s.Without(2) }, "\n[[card]]\nname = \"Last\"\n", ""},
		{"a new card", func(s Set) Set { return s.With(3, Card{Name: "New", Text: "Draw."}) },
			"name = \"Last\"\n", "name = \"Last\"\n\n[[card]]\nname = \"New\"\ntext = \"Draw.\"\n"},
		{"a new card in front", func(s Set) Set { s.Cards = append([]Card{{Name: "New"}}, s.Cards...); return s },
			"# Too strong?", "[[card]]\nname = \"New\"\n\n# Too strong?"},
		{"a card gone and a name changed", func(s Set) Set {
			return changed(s, 2, func(c *Card) { c.Name = "End" }).Without(1)
		}, byHand[strings.Index(byHand, "[[card]]\nname = \"Plain\""):strings.Index(byHand, "[print]")], "[[card]]\nname = \"End\"\n"},
	} {
		for _, eol := range []string{"\n", "\r\n"} {
			file := strings.ReplaceAll(byHand, "\n", eol)
			want := strings.ReplaceAll(strings.Replace(byHand, test.old, test.new, 1), "\n", eol)
			set := test.do(parsed(t, file))
			if got := set.Text(); got != want {
				t.Errorf("%s, lines end with %q:\n%s", test.what, eol, got)
			}
			if got := parsed(t, set.Text()); !same(got, set) {
				t.Errorf("%s: the file reads as\n%+v, want\n%+v", test.what, got, set)
			}
		}
	}
}

// Files in which cards can't be changed one by one are written again, and hold
// what they should.
func TestTextOfOtherFiles(t *testing.T) {
	for what, file := range map[string]string{
		"empty":              "",
		"only comments":      "# nothing yet",
		"no line end":        "game = \"g\"\n[[card]]\nname = \"A\"",
		"no game":            "[[card]]\nname = \"A\"\n",
		"cards in one line":  "game = \"g\"\ncard = [{name = \"A\"}, {name = \"B\"}]\n",
		"a byte order mark":  "\ufeffgame = \"g\"\n[[card]]\nname = \"A\"\n",
		"keys in parts":      "[[card]]\nname = \"A\"\nmore.a = 1\nmore.b = 2\n",
		"tables of cards":    "[[card]]\nname = \"A\"\n[[card.more]]\na = 1\n[[card.more]]\na = 2\n[[card]]\nname = \"B\"",
		"cards in two parts": "[[card]]\nname = \"A\"\n[print]\nx = 1\n[card.more]\na = 1\n",
		"capital letters":    "Game = \"g\"\n[[Card]]\nname = \"A\"\n",
	} {
		s := parsed(t, file)
		for _, do := range []func(s Set) Set{
			func(s Set) Set { s.Game = "h"; return s },
			func(s Set) Set { return s.With(len(s.Cards), Card{Name: "New", Facts: map[string]any{"": 1.5}}) },
			func(s Set) Set { return s.With(0, Card{Name: "A", Facts: map[string]any{"more": []any{"x"}}}) },
			func(s Set) Set { s.Cards = nil; return s },
		} {
			want := do(s)
			if got := parsed(t, want.Text()); !same(got, want) {
				t.Errorf("%s: written as\n%s\nwhich reads as\n%+v, want\n%+v", what, want.Text(), got, want)
			}
		}
	}
}

// anyFile draws a card file as people might type it, and the pieces it is made of:
// piece 2k+1 is the value of a key.
func anyFile(t *rapid.T) (pieces []string, keys []string) {
	eol := rapid.SampledFrom([]string{"\n", "\r\n"}).Draw(t, "eol")
	add := func(s string) { pieces[len(pieces)-1] += strings.ReplaceAll(s, "\n", eol) }
	noise := rapid.SampledFrom([]string{"", "", "\n", "# a [[card]]\n", "  # x = 1\n", "\n\n# \"\"\"\n\n"})
	after := rapid.SampledFrom([]string{"\n", "  \n", " # so = 'it' is\n"})
	pieces = []string{""}
	add(noise.Draw(t, "head") + "game = \"g\"" + after.Draw(t, "after"))
	for c := range rapid.IntRange(1, 4).Draw(t, "cards") {
		add(noise.Draw(t, "above") + rapid.SampledFrom([]string{"[[card]]", " [[ card ]] ", "[['card']]"}).Draw(t, "table") + after.Draw(t, "after"))
		add(noise.Draw(t, "within"))
		for _, key := range rapid.Permutation([]string{"name", "type", "text", "str", "more"}).Draw(t, "keys")[:rapid.IntRange(1, 5).Draw(t, "n")] {
			add(rapid.SampledFrom([]string{"", "\t"}).Draw(t, "indent") + key + rapid.SampledFrom([]string{"=", " =  "}).Draw(t, "is"))
			values := []string{`'a "b" #c'`, `"d\u00e9"`, "\"\"\"\ne\n\n[[card]]\nf = 1 # g\"\"\"", "'''h'''"}
			if key == "str" {
				values = []string{"1_000", "+7"}
			} else if key == "more" {
				values = []string{"[1,\n # two\n 2]", "{a = 'b'}", "1.0"}
			}
			pieces = append(pieces, strings.ReplaceAll(rapid.SampledFrom(values).Draw(t, "value"), "\n", eol), "")
			keys = append(keys, fmt.Sprint(c, " ", key))
			add(after.Draw(t, "after") + noise.Draw(t, "below"))
		}
	}
	return pieces, keys
}

// A value that is changed leaves every other byte as it was.
func TestAnyChangeLeavesTheRest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pieces, keys := anyFile(t)
		s, err := Parse("x", []byte(strings.Join(pieces, "")))
		if err != nil {
			t.Fatalf("%v\n%s", err, strings.Join(pieces, ""))
		}
		k := rapid.IntRange(0, len(keys)-1).Draw(t, "key")
		var i int
		var key string
		if _, err := fmt.Sscan(keys[k], &i, &key); err != nil {
			t.Fatal(err)
		}
		word, number := rapid.StringMatching(`z[a-z"\\#é]{0,9}`).Draw(t, "word"), rapid.Int64Range(1001, 1<<40).Draw(t, "number")
		c := s.Cards[i]
		c.Facts = maps.Clone(c.Facts)
		value := quote(word)
		switch key {
		case "name":
			c.Name = word
		case "type":
			c.Type = word
		case "text":
			c.Text = word
		default:
			c.Facts[key], value = number, fmt.Sprint(number)
		}
		pieces[2*k+1] = value
		want, set := strings.Join(pieces, ""), s.With(i, c)
		if got := set.Text(); got != want {
			t.Fatalf("%s of card %d: from\n%s\ncomes\n%s\nwant\n%s", key, i, s.Source, got, want)
		}
	})
}

// Whatever is done to the cards, the file holds those that are wanted, and the
// comments between them that are of no card.
func TestAnyEditIsRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pieces, _ := anyFile(t)
		s, err := Parse("x", []byte(strings.Join(pieces, "")))
		if err != nil {
			t.Fatal(err)
		}
		want := s
		for range rapid.IntRange(1, 4).Draw(t, "edits") {
			n := len(want.Cards)
			switch rapid.IntRange(0, 3).Draw(t, "what") {
			case 0:
				want = want.With(n, Card{Name: "New", Text: "a\nb"})
			case 1:
				if n > 0 {
					want = want.Without(rapid.IntRange(0, n-1).Draw(t, "gone"))
				}
			case 2:
				if n > 0 {
					want = want.With(rapid.IntRange(0, n-1).Draw(t, "changed"), Card{Type: "Other", Facts: map[string]any{"more": int64(3)}})
				}
			default:
				want.Cards = slices.Clone(want.Cards)
				slices.Reverse(want.Cards)
			}
		}
		out, err := edit(s.Source, s, want)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Parse("x", []byte(out))
		if err != nil || !same(got, want) {
			t.Fatalf("%v: from\n%s\ncomes\n%s\nwant\n%+v", err, s.Source, out, want.Cards)
		}
	})
}

// A file that was changed by hand since it was read keeps that, and one that
// is broken meanwhile is not written over.
func TestSaveOverChangedFile(t *testing.T) {
	dir := t.TempDir()
	f, path := In(dir), filepath.Join(dir, "Zoo.toml")
	s := zoo()
	if err := f.Save(s); err != nil {
		t.Fatal(err)
	}
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	read := func() string {
		t.Helper()
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	write("# mine\n" + s.String())
	s = changed(s, 0, func(c *Card) { c.Facts["str"] = int64(44) })
	if err := f.Save(s); err != nil {
		t.Fatal(err)
	}
	if got := read(); got != "# mine\n"+s.String() {
		t.Errorf("a comment that came meanwhile: the file is now\n%s", got)
	}
	write("# mine\n[[card")
	if err := f.Save(s); err == nil || !strings.Contains(err.Error(), "line 2") {
		t.Errorf("a file that was broken meanwhile: %v", err)
	}
	if got := read(); got != "# mine\n[[card" {
		t.Errorf("a file that was broken meanwhile is now\n%s", got)
	}
}
