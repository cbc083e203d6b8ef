package cardfile

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules/text"
)

// FuzzFile: no file of cards makes the loader panic, and what it loads is
// printed text that loads again.
func FuzzFile(f *testing.F) {
	files, err := filepath.Glob("../text/testdata/*.txt")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range append(files, "testdata/files.txt") {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte("game = \"toy\"\n[variants.old]\nname = \"Old {name}\"\n[[card]]\nname = \"Wolf\"\nkind = \"beast\"\nvariants = [\"old\"]\ntext = \"When Wolf arrives, draw two cards.\"\n[card.in.old]\ntext = \"Play: Draw a card.\"\n"))
	for _, hostile := range []string{
		"[[card]]\nname = \"Red\\u001b[31m\\u202e\"\nkind = \"\\u009b2J\"\n", strings.Repeat("[x]\n", 300), strings.Repeat("[[card]]\n", 300),
		"[[card]]\nname = \"A\"\n" + strings.Repeat("k", 3000) + " = 1\n", "x = [" + strings.Repeat("{a=1},", 300) + "]\n",
		"[[card]]\nname = \"A\"\ntext = \"\"\"\n" + strings.Repeat("Play: Drow card.\n", 40) + "\"\"\"\n",
	} {
		f.Add([]byte(hostile))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		p := toy(t)
		set := p.Load("x.toml", data)
		for _, c := range set.Cards {
			if _, err := p.Language.ParseOf(c.Def.Name, c.Def.Text, text.Pos{Line: 1, Col: 1}); err != nil {
				t.Fatalf("the text of %q is not understood when it is printed: %v\n%s", c.Def.Name, err, c.Def.Text)
			}
		}
	})
}
