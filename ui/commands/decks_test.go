package commands

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/saves"
	"feltstack/saves/sets"
	"feltstack/table"
	"feltstack/ui/library/keep"
)

// commandLine is a command line, what it returns and a part of what it prints;
// "" means nothing.
type commandLine struct {
	args     []string
	code     int
	out, err string
}

func (c commandLine) test(t *testing.T) (out string) {
	t.Helper()
	code, out, errOut := call(c.args...)
	if code != c.code {
		t.Errorf("%q: exit code %d, want %d", c.args, code, c.code)
	}
	for _, text := range []struct{ name, got, want string }{{"out", out, c.out}, {"err", errOut, c.err}} {
		if (text.want == "") != (text.got == "") || !strings.Contains(text.got, text.want) {
			t.Errorf("%q: %s is %q, want %q", c.args, text.name, text.got, text.want)
		}
	}
	return out
}

func TestDecks(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	g := gamestest.WithDecks(t)
	own := g.Decks[0]
	card := own.Cards[0].Card
	size := fmt.Sprint(own.Size(), " cards")
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	good := file("good.txt", own.String())
	short := file("short.txt", fmt.Sprintf("name: Short\n# a comment\n%s x2\n", card))
	wrong := file("wrong.txt", own.String()+"\nwhat is this?\n2 "+card+"zz\n")
	foreign := file("foreign.txt", "3 Nothing Known\n")
	db := filepath.Join(dir, "felt.db")
	at := strings.Count(own.String(), "\n") + 2
	for _, c := range []commandLine{
		{[]string{"decks", "check", good}, OK, "good.txt: " + own.Name + " (" + g.Name + "), " + size + ", legal\n", ""},
		{[]string{"decks", "check", strings.ToUpper(own.Name)}, OK, size + ", legal\n", ""},
		{[]string{"decks", "check", good, short}, Failed, "short.txt: Short (" + g.Name + "), 2 cards, not legal\n", "short.txt: Too few cards: 2 of"},
		{[]string{"decks", "check", wrong}, Failed, "not legal", fmt.Sprintf("wrong.txt:%d: this isn't a card or a section", at)},
		{[]string{"decks", "check", wrong}, Failed, "not legal", fmt.Sprintf("wrong.txt:%d: no card is called \"%szz\"; did you mean %s", at+1, card, card)},
		{[]string{"decks", "check", foreign}, Failed, "", "foreign.txt does not say which game it is for"},
		{[]string{"decks", "check", foreign, "--game", g.Name}, Failed, "3 cards, not legal", "foreign.txt:1: no card is called"},
		{[]string{"decks", "check", good, "--game", "whist"}, Failed, "", `decks are not built for "whist"`},
		{[]string{"decks", "check", "nowhere.txt"}, Failed, "", "no file or folder nowhere.txt"},
		{[]string{"decks", "check"}, Usage, "", "needs a file"},
		{[]string{"decks"}, Usage, "", "say what to do"},
		{[]string{"decks", "burn"}, Usage, "", `decks can't "burn"`},

		{[]string{"decks", "find", g.Name, `name="` + card + `"`}, OK, card + "  ", ""},
		{[]string{"decks", "find", g.Name, "--", "-text:a", `name="` + card + `"`}, Failed, "", "no card is like that"},
		{[]string{"decks", "find", g.Name, "name:xyzzy"}, Failed, "", "no card is like that"},
		{[]string{"decks", "find", g.Name, "text:draw zzz>3"}, Failed, "", "text:draw zzz>3\n          ^^^\nfeltstack: the query is not understood at 11: "},
		{[]string{"decks", "find", g.Name, "--sort", "colour"}, Usage, "", `can't sort by "colour": choose from name, type, `},
		{[]string{"decks", "find", "whist", "a"}, Failed, "", `not built for "whist"`},
		{[]string{"decks", "find"}, Usage, "", "needs a game"},
		{[]string{"decks", "fields"}, OK, g.Title + ", ", ""},
		{[]string{"decks", "fields", g.Name}, OK, "  " + games.Form(g.Name).Fields[0].Name, ""},
		{[]string{"decks", "fields", "whist"}, Failed, "", "not built"},

		{[]string{"decks", "odds", good, "--want", `name="` + card + `"`, "--turns", "2"}, OK, "turn 2", ""},
		{[]string{"decks", "odds", good, "--want", "name:xyzzy"}, Failed, "", "no card like name:xyzzy"},
		{[]string{"decks", "odds", good, "--want", "zzz>3"}, Failed, "", "not understood at 1"},
		{[]string{"decks", "odds", good}, Usage, "", "--want QUERY"},
		{[]string{"decks", "odds", good, "--want", card, "--part", "cellar"}, Usage, "", `no section "cellar"`},

		{[]string{"decks", "list", "--db", db}, Failed, "", "does not exist"},
		{[]string{"decks", "import", good, wrong, "--db", db}, Failed, "good.txt is deck 1: " + own.Name, fmt.Sprintf("wrong.txt:%d: ", at)},
		{[]string{"decks", "list", "--db", db}, OK, "   1  " + own.Name + " (" + g.Name + "), " + size + ", legal\n", ""},
		{[]string{"decks", "export", "2", "--db", db}, OK, "note: what is this?\n", ""},
		{[]string{"decks", "export", own.Name, "--db", db}, Failed, "", "2 decks are called"},
		{[]string{"decks", "export", "9", "--db", db}, Failed, "", "no such deck"},
		{[]string{"decks", "export", "xyzzy", "--db", db}, Failed, "", "there are 2 decks"},
		{[]string{"decks", "export", "1", "--db", db, "-o", filepath.Join(dir, "out.txt")}, OK, "out.txt: " + own.Name, ""},
		{[]string{"decks", "export", "1", "--db", db, "-o", good}, Failed, "", "exists already"},
		{[]string{"decks", "rename", "2", "Second", "thoughts", "--db", db}, OK, "deck 2 is called Second thoughts\n", ""},
		{[]string{"decks", "note", "second thoughts", "slow", "--db", db}, OK, "deck 2 has the note\n", ""},
		{[]string{"decks", "tag", "2", "fast", "for Ann", "--db", db}, OK, "deck 2 has the tags fast, for Ann\n", ""},
		{[]string{"decks", "copy", "2", "Third", "--db", db}, OK, "deck 2 has the copy 3\n", ""},
		{[]string{"decks", "tag", "2", "--db", db}, OK, "deck 2 has no tags\n", ""},
		{[]string{"decks", "export", "Third", "--db", db}, OK, "name: Third\ngame: " + g.Name + "\ntags: fast, for Ann\nnote: slow\n", ""},
		{[]string{"decks", "tag", "3", "a, b", "", " c", "c", "--db", db}, OK, "deck 3 has the tags a b, c\n", ""},
		{[]string{"decks", "rename", "3", " \n", "--db", db}, Failed, "", "give it one"},
		{[]string{"decks", "copy", "3", "", "--db", db}, Failed, "", "give it one"},
		{[]string{"decks", "rename", "3", "Two\nlines", "--db", db}, OK, "deck 3 is called Two lines\n", ""},
		{[]string{"decks", "delete", "2", "3", "--db", db}, Usage, "", "one saved deck"},
		{[]string{"decks", "export", "3", "--bd", db}, Usage, "", "unknown flag --bd; did you mean --db?"},
		{[]string{"decks", "delete", "2", "--db", db}, OK, "deck 2 is in the bin for 30 days; decks restore 2 brings it back\n", ""},
		{[]string{"decks", "delete", "2", "--db", db}, Failed, "", "no such deck"},
		{[]string{"decks", "restore", "2", "--db", db}, OK, "deck 2 is back: ", ""},
		{[]string{"decks", "restore", "2", "--db", db}, Failed, "", "look in the bin: no saved deck"},
		{[]string{"decks", "delete", "2", "--db", db}, OK, "deck 2 is in the bin", ""},
		{[]string{"decks", "rename", "3", "--db", db}, Usage, "", "its new name"},
		{[]string{"decks", "import", "--db", db}, Usage, "", "needs a file"},
		{[]string{"decks", "import", "nowhere.txt", "--db", db}, Failed, "", "nowhere.txt"},
		{[]string{"decks", "check", filepath.Join(dir, "out.txt")}, OK, size + ", legal\n", ""},
	} {
		c.test(t)
	}
	sorted := commandLine{[]string{"decks", "find", g.Name, games.Form(g.Name).Fields[1].Name + "!=none", "--sort", games.Form(g.Name).Fields[1].Name, "--down", "--most", "7"}, OK, games.Form(g.Name).Fields[1].Name, ""}.test(t)
	last := 1 << 20
	for line := range strings.Lines(sorted) {
		n := 0
		_, after, _ := strings.Cut(line, games.Form(g.Name).Fields[1].Name+" ")
		if _, err := fmt.Sscan(strings.Trim(strings.Fields(after)[0], ","), &n); err != nil || n > last {
			t.Errorf("%q comes after %d (%v)", line, last, err)
		}
		last = n
	}
	if strings.Count(sorted, "\n") != 7 {
		t.Errorf("7 cards at most: %s", sorted)
	}
}

// A person's own cards are known here, too; while their set is away or broken,
// each command says which one is needed, and nothing of the deck is lost.
func TestDecksOfOwnCards(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	g := gamestest.WithDecks(t)
	dir := t.TempDir()
	db := filepath.Join(dir, "felt.db")
	set := filepath.Join(dir, sets.Home, "Zoo.toml")
	zoo := sets.Set{Game: g.Name, Cards: []sets.Card{{Name: "Paper Ox", Type: games.Form(g.Name).Blanks[0].Type, Facts: map[string]any{}}}}
	for key, v := range games.Form(g.Name).Blanks[0].Facts {
		zoo.Cards[0].Facts[key] = v
	}
	write := func(path, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	deck := filepath.Join(dir, "deck.txt")
	write(deck, g.Decks[0].String()+"\n3 Paper Ox\n")
	write(set, zoo.String())
	all := fmt.Sprint(g.Decks[0].Size()+3, " cards")
	run := func(code int, out, err string, args ...string) string {
		t.Helper()
		return commandLine{append([]string{"decks"}, append(args, "--db", db)...), code, out, err}.test(t)
	}
	run(OK, "Paper Ox", "", "find", g.Name, "paper ox")
	t.Setenv("XDG_DATA_HOME", filepath.Join(dir, "data"))
	write(filepath.Join(dir, "data", "feltstack", sets.Home, "Zoo.toml"), zoo.String())
	commandLine{[]string{"sim", g.Name, "--games", "2", "--jobs", "1", "--decks", deck + "," + g.Decks[0].Name}, OK, "2 games", ""}.test(t)
	run(OK, all+", legal\n", "", "check", deck)
	run(OK, "deck 1: ", "", "import", deck)
	run(OK, "deck 1 already: ", "", "import", deck)
	whole := run(OK, "needs: Zoo: Paper Ox\n", "", "export", "1")

	if err := os.Remove(set); err != nil {
		t.Fatal(err)
	}
	away := `the set "Zoo" is missing; import it to get these cards back: Paper Ox`
	run(OK, all+", not legal\n      "+away+"\n", "", "list")
	if got := run(OK, "3 Paper Ox\n", "", "export", "1"); got != whole {
		t.Errorf("without the set the deck is written as\n%s\nnot as\n%s", got, whole)
	}
	text := filepath.Join(dir, "away.txt")
	write(text, strings.Replace(whole, g.Decks[0].Name, "Away", 1))
	run(Failed, "not legal", away, "check", text)
	run(Failed, "deck 2", away, "import", text)

	write(set, "game = \""+g.Name+"\"\n[[card]\n")
	run(OK, `      can't read the set "Zoo" (line `, "", "list")
	write(set, zoo.String())
	run(OK, "   2  Away ("+g.Name+"), "+all+", legal\n   1  "+g.Decks[0].Name+" ("+g.Name+"), "+all+", legal\n", "", "list")
}

// What bench looks through is as many cards as it says, and what it types
// finds some of them.
func TestBenchDecks(t *testing.T) {
	x := manyCards(gamestest.WithDecks(t))
	if x.Len() != benchCards {
		t.Errorf("%d cards", x.Len())
	}
	for _, query := range typicalQueries(x) {
		q, err := x.Parse(query)
		if n := len(x.Find(q, decks.Sort{})); err != nil || n == 0 || n == x.Len() {
			t.Errorf("%s finds %d cards, %v", query, n, err)
		}
	}
}

// The decks of a saved game are printed so that they can be read again.
func TestDecksOfASave(t *testing.T) {
	g := gamestest.WithDecks(t)
	dir := t.TempDir()
	db := filepath.Join(dir, "felt.db")
	st, err := saves.Open(t.Context(), db, saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	game, err := keep.Start(t.Context(), st, "Evening", table.Config{
		Game: g, Setup: rules.Setup{Seed: 3, Decks: g.Decks[1:2]}, Players: []table.Player{{Name: "Ann"}, {Name: "Ben"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := errorsOf(game.Close(), st.Close()); err != nil {
		t.Fatal(err)
	}
	commandLine{[]string{"decks", "of", "evening", "--db", db}, OK, "# seat B, Ben: dealt by chance\n", ""}.test(t)
	commandLine{[]string{"decks", "of", "evening", "--db", db, "--seat", "Z"}, Failed, "", "not to that seat"}.test(t)
	commandLine{[]string{"decks", "of", "morning", "--db", db}, Failed, "", "no saved game"}.test(t)
	out := commandLine{[]string{"decks", "of", "evening", "--db", db, "--seat", "a"}, OK, "# seat A, Ann: brought\n", ""}.test(t)
	path := filepath.Join(dir, "ann.txt")
	if err := os.WriteFile(path, []byte(out), 0o600); err != nil {
		t.Fatal(err)
	}
	commandLine{[]string{"decks", "check", path}, OK, g.Decks[1].Name, ""}.test(t)
}
