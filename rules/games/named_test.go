package games_test

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
)

// root is the folder of the whole program.
const root = "../.."

// naming lists the files that name a game beside those in its folder, and why. A path that ends in
// a slash is a folder, one that ends in _test.go the tests of a folder.
var naming = map[string]string{
	"rules/games/games.go": "the registry",
	"README.md":            "shows the games to people; see listing",
	"CHANGELOG.md":         "says what has changed in each game",
	"FyneApp.toml":         "how menus find the program; see listing",

	".ci/package/nfpm.yaml":         "the description of the package; see listing",
	"rules/bot/STRENGTH.md":         "how strong the bots are in each game",
	"rules/scenario/FORMAT.md":      "its examples are played by a test",
	"ui/shots/":                     "the games in the pictures of README.md",
	"ui/library/testdata/released/": "saves of released versions",
	"rules/text/grammar/testdata/":  "grammars of games as they once were",
	"cardart/faces/_test.go":        "pictures and texts of cards",
	"rules/games/_test.go":          "words and cards of each game",
	"rules/scenario/_test.go":       "scenarios, lessons and puzzles are of a game",
	"rules/text/grammar/_test.go":   "grammars of games as they once were",
	"table/_test.go":                "plays cards",
	"table/guide/_test.go":          "plays puzzles",
	"ui/_test.go":                   "opens rules, cards and decks",
	"ui/commands/_test.go":          "commands that take a game",
	"ui/decks/_test.go":             "decks are of a game",
	"ui/e2e/_test.go":               "plays games in the real window",
	"ui/felt/_test.go":              "plays cards",
	"ui/kit/_test.go":               "titles in pictures",
	"ui/lab/_test.go":               "decks are of a game",
	"ui/learn/_test.go":             "plays lessons and puzzles",
	"ui/library/_test.go":           "decks and cards are of a game",
	"ui/library/cards/_test.go":     "cards are of a game",
	"ui/library/keep/_test.go":      "game files name their game",
	"ui/program/_test.go":           "hostile files of a game",
	"ui/rulebook/_test.go":          "opens paragraphs of rules",
	"ui/soak/_test.go":              "breaks a rule of a game",
	"ui/studio/_test.go":            "cards are of a game",
}

// listing are the files that list all games for people who don't have the program yet, so that
// nothing can write the list for them.
var listing = []string{"README.md", "FyneApp.toml", ".ci/package/nfpm.yaml"}

// A game is one folder and one line of the registry: nothing else names it, but for what is in
// naming. What lists the games lists all of them.
func TestGamesAreNamedInTheirFolders(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	names := games.Names()
	var words []string
	for _, g := range gamestest.All(t) {
		words = append(words, g.Name, g.Title)
		for _, file := range listing {
			if text := read(t, file); !strings.Contains(text, g.Title) {
				t.Errorf("%s lists the games, but not %s", file, g.Title)
			}
		}
		if page := read(t, "README.md"); !strings.Contains(page, " "+g.Name+"/") {
			t.Errorf("the layout in README.md lacks %s/", g.Name)
		}
	}

	word := regexp.MustCompile(`(?i)\b(` + strings.Join(words, "|") + `)\b`)
	used := map[string]bool{}
	files := 0
	err := fs.WalkDir(os.DirFS(root), ".", func(file string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case file == ".git" && !d.IsDir(): // where a worktree's is
			return nil
		case d.IsDir() && (file == ".git" || file == ".build" || file == "dist" || path.Base(file) == "failed"):
			return fs.SkipDir
		case d.IsDir() && strings.HasSuffix(file, "testdata/layout"): // what tests write of screens
			return fs.SkipDir
		case d.IsDir() && path.Dir(file) == "rules" && slices.Contains(names, path.Base(file)):
			return fs.SkipDir
		case d.IsDir():
			return nil
		}
		data, err := fs.ReadFile(os.DirFS(root), file)
		if err != nil || !utf8.Valid(data) {
			return err // a picture
		}
		files++
		at := word.FindIndex(data)
		if at == nil && !word.MatchString(file) {
			return nil
		}
		if entry := entryOf(file); entry != "" {
			used[entry] = true
			return nil
		}
		if at == nil {
			t.Errorf("%s is called after a game: it belongs into the folder of the game", file)
		} else {
			t.Errorf("%s:%d names a game (%s): a game's words belong into its folder. A test that wants any game takes gamestest.Any or WithDecks",
				file, strings.Count(string(data[:at[0]]), "\n")+1, data[at[0]:at[1]])
		}
		return nil
	})
	if err != nil || files < 500 {
		t.Errorf("%d files are read: %v", files, err)
	}
	for entry := range naming {
		if !used[entry] {
			t.Errorf("%s names no game any more: take it out of naming", entry)
		}
	}
}

// entryOf is the entry of naming that a file falls under, "" for none.
func entryOf(file string) string {
	if naming[file] != "" {
		return file
	}
	if strings.HasSuffix(file, "_test.go") {
		if tests := path.Dir(file) + "/_test.go"; naming[tests] != "" {
			return tests
		}
	}
	for dir := path.Dir(file); dir != "."; dir = path.Dir(dir) {
		if naming[dir+"/"] != "" {
			return dir + "/"
		}
	}
	return ""
}

// The rules of a game never read its looks: only looks.go and what it is divided into do.
func TestRulesReadNoLooks(t *testing.T) {
	for _, name := range games.Names() {
		files, err := fs.Glob(os.DirFS(root), "rules/"+name+"/*.go")
		if err != nil || len(files) < 5 {
			t.Fatalf("%s has %d files: %v", name, len(files), err)
		}
		for _, file := range files {
			if may := []string{"looks.go", "terms.go", "symbols.go"}; strings.Contains(read(t, file), `"feltstack/rules/looks"`) && !slices.Contains(may, path.Base(file)) {
				t.Errorf("%s reads looks: only %q may", file, may)
			}
		}
	}
}

// read returns the text of a file of the program.
func read(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(path.Join(root, file))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
