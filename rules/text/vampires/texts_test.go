package vampires_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"feltstack/rules"
	"feltstack/rules/laws"
	"feltstack/rules/scenario"
)

// written is the texts of card files as they stand there, by the names of the cards.
func written(t *testing.T, folder string) map[string]string {
	t.Helper()
	names, err := filepath.Glob("testdata/" + folder + "/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var file struct {
			Card []struct{ Name, Text string }
		}
		if err := toml.Unmarshal(data, &file); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, c := range file.Card {
			if c.Text != "" {
				texts[c.Name] = strings.TrimSpace(c.Text)
			}
		}
	}
	return texts
}

// TestTexts compiles every text and prints it back letter for letter.
func TestTexts(t *testing.T) {
	_, pool, err := open()
	if err != nil {
		t.Fatal(err)
	}
	if err := pool.Set.Err(); err != nil {
		t.Error(err)
	}
	texts := written(t, "cards")
	for i := range pool.Set.Cards {
		c := &pool.Set.Cards[i]
		want, says := texts[c.Def.Name]
		delete(texts, c.Def.Name)
		if got := pool.Language.Print(c.Tree); says && got != want {
			t.Errorf("%s: %q is printed %q", c.Def.Name, want, got)
		}
		if says && pool.Language.Listing(&c.Def) == "" {
			t.Errorf("%s: no program is listed", c.Def.Name)
		}
	}
	for name := range texts {
		t.Errorf("%s is not among the cards", name)
	}
}

// TestScenarios runs the scenarios, and sees to it that every text has one.
func TestScenarios(t *testing.T) {
	g, err := newGame(quiet)
	if err != nil {
		t.Fatal(err)
	}
	files, err := scenario.Load(func(string) (*rules.Game, error) { return g, nil }, "testdata/scenarios")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	for _, f := range files {
		for _, s := range f.Scenarios {
			for _, name := range s.Rules {
				shown[name] = true
			}
			t.Run(s.Name, func(t *testing.T) {
				if err := s.Run(); err != nil {
					t.Error(err)
				}
			})
		}
	}
	for name := range written(t, "cards") {
		if !shown[name] {
			t.Errorf("no scenario shows %s", name)
		}
	}
}

// TestPlay plays random games with all cards.
func TestPlay(t *testing.T) {
	g, err := newGame(everything)
	if err != nil {
		t.Fatal(err)
	}
	laws.TestGame(t, g, laws.Trial{Games: 4, Seats: []int{3, 5}})
}
