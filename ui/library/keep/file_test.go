package keep

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/names"
	"feltstack/saves"
	"feltstack/table"
)

// exported is a game of 30 choices of which 4 were taken back, as a file.
func exported(t *testing.T, anonymous bool) (string, []table.Choice) {
	t.Helper()
	st, _ := file(t)
	g, err := Start(t.Context(), st, "Evening", config(t, people))
	if err != nil {
		t.Fatal(err)
	}
	choose(t, g, 30)
	whole := g.Line()
	if err := g.View(0).Go(26); err != nil {
		t.Fatal(err)
	}
	waitFor(t, "four choices are taken back", func() bool { return len(g.Line()) == 26 })
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := Export(t.Context(), st, g.ID, gamestest.Games.Find, anonymous, &out); err != nil {
		t.Fatal(err)
	}
	return out.String(), whole
}

func TestExportAndImport(t *testing.T) {
	text, whole := exported(t, false)
	f, err := ReadFile(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(f.Line, whole[:26]) || len(f.Undone) != 4 || f.Undone[0].Key != whole[26].Key {
		t.Fatalf("read %d and %d choices", len(f.Line), len(f.Undone))
	}
	st, _ := file(t)
	id, differs, err := Import(t.Context(), st, f, gamestest.Games.Find, nil)
	if err != nil || differs != nil {
		t.Fatal(err, differs)
	}
	g, err := Open(t.Context(), st, id, gamestest.Games.Find, table.Config{})
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if line := g.Timeline(); line.At != 26 || len(line.Steps) != 30 {
		t.Errorf("the imported game stands at %d of %d", line.At, len(line.Steps))
	}
	if !reflect.DeepEqual(g.Line(), whole[:26]) {
		t.Error("the imported game has other choices")
	}
}

func TestAnonymousExport(t *testing.T) {
	text, _ := exported(t, true)
	for _, name := range []string{"Ann", "Ben", "Evening"} {
		if strings.Contains(text, name) {
			t.Errorf("the file names %s", name)
		}
	}
}

// A file from elsewhere says what is wrong with it, with the line.
func TestFilesThatAreWrong(t *testing.T) {
	text, _ := exported(t, false)
	lines := strings.Split(strings.TrimSpace(text), "\n")
	edit := func(line int, old, with string) string {
		all := append([]string(nil), lines...)
		all[line-1] = strings.Replace(all[line-1], old, with, 1)
		return strings.Join(all, "\n")
	}
	for name, c := range map[string]struct{ file, want string }{
		"empty":       {"", "empty"},
		"other":       {"hello\n", "line 1 of the game file: this isn't a game"},
		"newer":       {edit(1, `"feltstack":1`, `"feltstack":9`), "newer"},
		"cut off":     {text[:len(text)-40], "line 31"},
		"cut at end":  {strings.Join(lines[:20], "\n") + "\n", fmt.Sprintf("the game file ends after 19 of its %d moves", len(lines)-1)},
		"too many":    {edit(1, fmt.Sprintf(`"choices":%d`, len(lines)-1), `"choices":3`), "line 5 of the game file: the file has more moves than the 3"},
		"below none":  {edit(1, fmt.Sprintf(`"choices":%d`, len(lines)-1), `"choices":-3`), "line 1"},
		"missing":     {strings.Join(append(append([]string(nil), lines[:5]...), lines[6:]...), "\n"), "line 6 of the game file: move 5 is where move 4"},
		"seat":        {edit(3, `"seat":`, `"seat":7`), "line 3"},
		"hash":        {edit(4, `"hash":"`, `"hash":"x`), "line 4"},
		"long":        {text + strings.Repeat("x", longLine+1), "too long"},
		"no players":  {edit(1, `"players":[`, `"nobody":[`), "who plays"},
		"other order": {text + lines[1] + "\n", "line 32"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := ReadFile(strings.NewReader(c.file))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("the error is %v, want %q", err, c.want)
			}
		})
	}
}

// A file of an earlier Feltstack, which did not say how many choices it has, is read.
func TestFileThatDoesNotCount(t *testing.T) {
	text, _ := exported(t, false)
	lines := strings.SplitAfter(text, "\n")
	head := strings.Replace(lines[0], fmt.Sprintf(`"choices":%d,`, len(lines)-2), "", 1)
	if head == lines[0] {
		t.Fatal("the file does not count its choices")
	}
	f, err := ReadFile(strings.NewReader(head + strings.Join(lines[1:], "")))
	if err != nil || len(f.Line)+len(f.Undone) != len(lines)-2 {
		t.Errorf("%v", err)
	}
}

// A game that is played with large card sets comes back from its file.
func TestFileWithLargeSets(t *testing.T) {
	text, _ := exported(t, false)
	f, err := ReadFile(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	for i := range 5 {
		f.Setup.Own = append(f.Setup.Own, rules.OwnCards{Set: fmt.Sprint("Set ", i), Cards: strings.Repeat("# a \"quoted\" line\n", 50_000)})
	}
	var out bytes.Buffer
	if err := f.Write(&out); err != nil {
		t.Fatal(err)
	}
	again, err := ReadFile(&out)
	if err != nil || len(again.Setup.Own) != 5 || again.Setup.Own[4] != f.Setup.Own[4] || len(again.Line) != len(f.Line) {
		t.Errorf("%v", err)
	}
	f.Setup.Own = []rules.OwnCards{{Set: "Endless", Cards: strings.Repeat("#", 3<<20)}}
	g := &rules.Game{
		Stock: rules.Stock{Extend: func([]rules.OwnCards) (*rules.Game, error) { return nil, nil }},
	}
	if _, err := g.For(f.Setup); err == nil || !strings.Contains(err.Error(), `"Endless" has 3145728 bytes`) {
		t.Errorf("a set without end: %v", err)
	}
}

// A game whose rules have changed is imported whole and stops where it differs.
func TestImportOfAnotherVersion(t *testing.T) {
	text, _ := exported(t, false)
	f, err := ReadFile(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	f.Line[10].Hash++
	f.Undone = nil
	st, _ := file(t)
	id, differs, err := Import(t.Context(), st, f, gamestest.Games.Find, nil)
	if err != nil || differs == nil || !strings.Contains(differs.Error(), "move 11") {
		t.Fatalf("%v; it differs: %v", err, differs)
	}
	g, err := st.Game(t.Context(), id)
	if err != nil || g.Status != saves.Broken || g.Choices != len(f.Line) {
		t.Errorf("kept as %+v, %v", g, err)
	}
	f.Game = "chess"
	if _, _, err := Import(t.Context(), st, f, gamestest.Games.Find, nil); err == nil {
		t.Error("a game nobody knows was imported")
	}
}

// Whatever a file says: what is read of it is a game that can be written and read
// again, with names that can be shown.
func FuzzReadFile(f *testing.F) {
	const head = "{\"feltstack\":1,\"game\":\"vastrix\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Ben\"}]}\n"
	const choice = "{\"n\":0,\"seat\":0,\"turn\":1,\"key\":\"draw\",\"hash\":\"1f\"}\n"
	f.Add(head + choice)
	f.Add(head + choice + "{\"n\":1,\"seat\":1,\"turn\":1,\"key\":\"draw\",\"hash\":\"20\",\"undone\":true}\n")
	f.Add("{\"feltstack\":1,\"game\":\"vastrix\",\"name\":\"\\u202eevening\",\"note\":\"a\\r\\nb\",\"players\":[{\"name\":\"\\u2066\"},{\"name\":\"Ben\",\"bot\":\"casual\"}],\"choices\":1}\n" + choice)
	f.Add("{\"feltstack\":1,\"game\":\"vainqueur\",\"setup\":{\"seats\":2,\"decks\":[{\"name\":\"D\\u200b\",\"cards\":[{\"n\":4,\"card\":\"Ox\"}]}],\"own\":[{\"set\":\"Zoo\",\"cards\":\"\"}]},\"players\":[{\"name\":\"Ann\"}]}\n")
	f.Add("{\"feltstack\":2}\n")
	f.Add("\n\n{}\n")
	f.Fuzz(func(t *testing.T, text string) {
		g, err := ReadFile(strings.NewReader(text))
		if err != nil {
			return
		}
		for _, name := range append([]string{g.Name}, g.Players[0].Name, g.Players[len(g.Players)-1].Name) {
			if names.Unclean(name) || names.CheckName("it", name) != nil {
				t.Fatalf("a name is %q", name)
			}
		}
		var out bytes.Buffer
		if err := g.Write(&out); err != nil {
			t.Fatal(err)
		}
		again, err := ReadFile(&out)
		if err != nil {
			t.Fatalf("what was read can't be read again: %v", err)
		}
		if !reflect.DeepEqual(again.Line, g.Line) || !reflect.DeepEqual(again.Undone, g.Undone) || !reflect.DeepEqual(again.Players, g.Players) {
			t.Error("another game")
		}
	})
}
