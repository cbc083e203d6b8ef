package program

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"feltstack/rules/games/gamestest"
)

// What files say is never printed so that a terminal obeys it, and messages repeat little of it.
func TestTextFromFiles(t *testing.T) {
	dir := t.TempDir()
	const bad = "Red\x1b[31m\u202e\u009b2J\a"
	long := strings.Repeat("k", 900_000)
	escaped := "Red\\u001b[31m\\u202e\\u009b2J\\u0007"
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	card := func(key, value string) string {
		return "game = \"vainqueur\"\n[[card]]\nname = \"A\"\ntype = \"Beast Monster\"\nrank = \"α\"\nstr = 1\ndef = 1\n" + key + " = \"" + value + "\"\n"
	}
	t.Setenv("XDG_DATA_HOME", dir)
	for name, args := range map[string][]string{
		"card files": {
			"cards", "check", "--game", "vainqueur",
			write("a.toml", "game = \"vainqueur\"\n[[card]]\nname = \""+escaped+"\"\n"),
			write("b.toml", "game = \"vainqueur\"\n[[card]]\nname = \""+long+"\"\n"),
			write("c.toml", card(long, "")),
			write("d.toml", card("\""+escaped+"\"", "")),
			write("e.toml", "game = \"vainqueur\"\n[[card]]\nname = \"A\"\ntype = \""+escaped+"\"\n"),
			write("f.toml", card("text", escaped)),
			write("g.toml", card("motif", escaped)),
			write("h.toml", card("motif", long)),
			write("n.toml", "game = \"vainqueur\"\n"+strings.Repeat("[[card]]\nname = \"A\"\n"+strings.Repeat("z", 500)+" = 1\n", 900)),
			write("k.toml", bad+" = "+bad),
			write("l.toml", long+" = "+long),
			write("i.toml", "game = \""+escaped+"\"\n"),
		},
		"a game at length": {"cards", "check", write("j.toml", "game = \""+long+"\"\n")},
		"decks": {
			"decks", "check", "--game", "vainqueur",
			write("a.txt", "name: "+bad+"\n4 "+bad+"\n"),
			write("b.txt", "4 "+long+"\n"),
			write("c.txt", strings.Repeat("1 Zzz"+bad+"\n", 900)),
		},
		"scenarios": {
			"scenario",
			write("a.scenario.txt", "game vainqueur\n\nscenario "+bad+"\ngiven\n  "+bad+"\n"),
			write("b.scenario.txt", "game "+long+"\n\nscenario "+long+"\ngiven\n  "+long+"\n"),
		},
		"many scenarios": {"scenario", write("c.scenario.txt", "game vainqueur\n\n"+strings.Repeat("scenario a\ngiven\n  turn A\n", 30_000))},
		"a shown card":   {"cards", "show", write("m.toml", card("flavor", escaped)), "A"},
		"a motif's file": {"cards", "motifs", write("wolf.svg", "<svg><"+bad+"/></svg>")},
		"a game's file":  {"replay", write("a.felt", bad)},
		"an argument":    {bad},
		"JSON":           {"decks", "find", "--json", "vainqueur", bad},
	} {
		var out, errOut bytes.Buffer
		Run(t.Context(), gamestest.Games, fyneApp(t), "", args, &out, &errOut)
		for _, got := range []string{out.String(), errOut.String()} {
			if i := strings.IndexFunc(got, func(r rune) bool {
				return r != '\n' && r != '\t' && (unicode.IsControl(r) || unicode.Is(unicode.Cf, r))
			}); i >= 0 {
				t.Errorf("%s: %q is printed", name, got[max(0, i-20):min(len(got), i+20)])
			}
			if len(got) > 100_000 {
				t.Errorf("%s: %d bytes are printed: %.300s", name, len(got), got)
			}
		}
		if out.Len()+errOut.Len() == 0 {
			t.Errorf("%s: nothing is printed", name)
		}
	}
}
