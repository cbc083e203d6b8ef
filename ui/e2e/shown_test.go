package e2e

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/table"
	"feltstack/ui/commands"
	"feltstack/ui/library/keep"
)

// Every command that a document or a --help shows is run, as it stands but for
// the substitutions in scaled and meant. The test fails when one fails.

// scaled is what is made smaller, so that a shown command takes a second: fewer
// games, less time, fewer determinizations for bots that think.
var scaled = []struct {
	what *regexp.Regexp
	by   string
}{
	{regexp.MustCompile(`--games \d+`), "--games 4"},
	{regexp.MustCompile(`--cover \d`), "--cover 1"},
	{regexp.MustCompile(`--minutes \d+`), "--minutes 0.02"},
	{regexp.MustCompile(`\b(expert|strong)(:\d+)?\b`), "$1:20"},
	{regexp.MustCompile(`^match `), "match --games 4 "},
	{regexp.MustCompile(`^bench\b`), "bench --time 20ms"},
	{regexp.MustCompile(`^print GAME (.*--deck)`), "print vainqueur $1"}, // a game that has decks
	{regexp.MustCompile(`^soak (\S+)$`), "soak $1 --games 4"},
}

// meant is what a word in capitals stands for, by the command that it belongs to or
// "" for all. Each is in the folder that fixtures makes.
var meant = map[string]string{
	"GAME": "vainqueur", "sim GAME": "vastrix", "soak GAME": "vastrix", "print GAME": "vastrix",
	"COMMAND": "sim", "NAME": "Wandering Ox", "cards FILE NAME": "own.toml|Paper Tiger",
	"print --deck NAME": "--deck|Gearwrights", "print --card NAME": "--card|3♠", "cards -o FILE": "-o|FILE.png", "QUERY": "dragon", "SCREEN": "home",
	"A": "casual", "B": "random", "SAVE": "1", "DIR": "rules/vastrix/scenarios",
	"cards FILE": "own.toml", "scenario FILE": "rules/vastrix/scenarios/01-zones.txt", "decks FILE": "deck.txt",
	"replay FILE": "evening.felt", "import FILE": "evening.felt", "restore FILE": "games-backup.db",
	"export FILE": "FILE.felt", "backup FILE": "FILE.db", "print FILE": "FILE.pdf", "FILE": "FILE",
}

// mentions are commands that are named on their own where they need more: their
// help is asked for.
func mention(command string) bool {
	return !strings.Contains(command, " ") && !slices.Contains([]string{"help", "version", "bench"}, command)
}

func TestShownCommands(t *testing.T) {
	if testing.Short() {
		t.Skip("runs many commands")
	}
	root, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	shown := append(helpExamples(t), documented(t)...)
	if len(shown) < 40 {
		t.Fatalf("only %d commands are found: %q", len(shown), shown)
	}
	fixtures(t, root)
	done := map[string]bool{}
	for _, s := range shown {
		for _, command := range s.spelledOut() {
			if done[command] {
				continue
			}
			done[command] = true
			t.Run(command, func(t *testing.T) {
				if err := s.try(root, command); err != nil {
					t.Errorf("%s shows %q: %v", s.where, s.command, err)
				}
			})
		}
	}
}

// shown is a command line as a text shows it.
type shown struct{ where, command string }

// helpExamples are the examples that --help ends in, of the window and each command.
func helpExamples(t *testing.T) []shown {
	t.Helper()
	var all []shown
	for _, v := range append([]commands.Command{{Name: ""}}, commands.All("1", commands.Window{}, nil)...) {
		args := strings.Fields(v.Name + " --help")
		var out, errOut bytes.Buffer
		if code := run(t.Context(), args, &out, &errOut); code != commands.OK {
			t.Fatalf("%v: exit code %d, %s", args, code, &errOut)
		}
		_, after, found := strings.Cut(out.String(), "\nExample:\n")
		example, _, _ := strings.Cut(after, "\n\n")
		if !found {
			t.Errorf("%v shows no example", args)
		}
		for line := range strings.Lines(example) {
			if line = strings.TrimSpace(line); strings.HasPrefix(line, "feltstack") {
				all = append(all, shown{strings.Join(args, " "), line})
			}
		}
	}
	return all
}

var (
	fenced     = regexp.MustCompile("(?s)\n```.*?\n```")
	span       = regexp.MustCompile("`([^`]+)`")
	indented   = regexp.MustCompile(`(?m)^    +(\S.*)$`)
	commandRow = regexp.MustCompile("(?m)^\\| (`[a-z][^|]*(?:\\\\\\|[^|]*)*`) \\| (.*) \\|$")
	ours       = regexp.MustCompile(`^([A-Z_]+=\S+ )*(feltstack|make|go test|eval)( |$)`)
)

// documented are the commands in all documents: code in a line of its own or
// within one, and in the README what its table of commands says in each row.
// Pages on the language of cards are left out: what they quote ("make X a copy") is what cards say.
func documented(t *testing.T) []shown {
	t.Helper()
	var all []shown
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".md" || d.Name() == "LANGUAGE.md" || strings.HasPrefix(path, ".") {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		text := fenced.ReplaceAllStringFunc(string(data), func(block string) string {
			for line := range strings.Lines(block) {
				if line = strings.TrimSpace(line); ours.MatchString(line) {
					all = append(all, shown{path, line})
				}
			}
			return ""
		})
		for _, found := range append(span.FindAllStringSubmatch(text, -1), indented.FindAllStringSubmatch(text, -1)...) {
			command, _, _ := strings.Cut(found[1], " #") // a comment
			command = strings.Join(strings.Fields(command), " ")
			if ours.MatchString(command) {
				all = append(all, shown{path, command})
			}
		}
		if path == "README.md" {
			all = append(all, commandTable(text)...)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// commandTable is what the rows of the README's table of commands show: commands in the
// first column, and flags of the first of them in the second.
func commandTable(text string) []shown {
	_, text, _ = strings.Cut(text, "| command | does |")
	text, _, _ = strings.Cut(text, "\n\n")
	var all []shown
	for _, row := range commandRow.FindAllStringSubmatch(text, -1) {
		named := span.FindAllStringSubmatch(row[1], -1)
		for _, c := range named {
			all = append(all, shown{"README.md", "feltstack " + strings.ReplaceAll(c[1], `\|`, "|")})
		}
		for _, flags := range span.FindAllStringSubmatch(row[2], -1) {
			if strings.HasPrefix(flags[1], "--") {
				all = append(all, shown{"README.md", "feltstack " + strings.ReplaceAll(named[0][1], `\|`, "|") + " " + flags[1]})
			}
		}
	}
	return all
}

// spelledOut is the commands that a line stands for: with and without what is in
// brackets, and one for each alternative.
func (s shown) spelledOut() []string {
	line := strings.ReplaceAll(s.command, "...", "")
	if open := strings.IndexByte(line, '['); open >= 0 {
		end := strings.IndexByte(line, ']')
		with := shown{s.where, line[:open] + line[open+1:end] + line[end+1:]}
		without := shown{s.where, line[:open] + strings.TrimPrefix(line[end+1:], " ")}
		return append(with.spelledOut(), without.spelledOut()...)
	}
	for _, word := range strings.Fields(line) {
		if strings.ContainsAny(word, `'"`) || !strings.Contains(word, "|") {
			continue
		}
		var all []string
		for one := range strings.SplitSeq(word, "|") {
			all = append(all, shown{s.where, strings.Replace(line, word, one, 1)}.spelledOut()...)
		}
		return all
	}
	return []string{strings.TrimSpace(line)}
}

// try runs a command. What builds and checks this repository is not run from
// within its own tests: of make it is proved that it knows what to do, of go test
// that it finds the test.
func (s shown) try(root, command string) error {
	rest, feltstack := strings.CutPrefix(command, "feltstack")
	rest = strings.TrimSpace(rest)
	if !feltstack {
		return tryTool(root, command)
	}
	if strings.HasPrefix(rest, "-") {
		for _, word := range strings.Fields(rest) {
			if strings.HasPrefix(word, "--") && !slices.Contains([]string{"--db", "--trace", "--help", "--log", "--seed", "--workers"}, word) {
				return fmt.Errorf("no end-to-end test opens the window with %s", word)
			}
		}
		return nil // as all end-to-end tests begin
	}
	if mention(rest) {
		rest += " --help"
	}
	for _, sub := range scaled {
		rest = sub.what.ReplaceAllString(rest, sub.by)
	}
	args, err := words(rest)
	if err != nil {
		return err
	}
	args = filled(args)
	for i, arg := range args {
		if i > 0 && args[i-1] == "-o" && args[0] == "export" {
			os.Remove(arg) // it writes over nothing
		}
	}
	var out, errOut bytes.Buffer
	if code := run(context.Background(), args, &out, &errOut); code != commands.OK {
		return fmt.Errorf("run as %q: exit code %d, %s", args, code, &errOut)
	}
	if out.Len() == 0 && !slices.Contains(args, "-o") {
		return fmt.Errorf("run as %q: it prints nothing", args)
	}
	return nil
}

// filled puts what is meant in place of words in capitals.
func filled(args []string) []string {
	var all []string
	for i := 0; i < len(args); i++ {
		arg, end := args[i], ""
		if name, ext, found := strings.Cut(arg, "."); found && name == "FILE" {
			arg, end = name, "."+ext
		}
		if both, ok := meant[strings.Join([]string{args[0], arg, next(args, i)}, " ")]; ok {
			all = append(all, strings.Split(both, "|")...)
			i++
			continue
		}
		to, ok := meant[args[0]+" "+arg]
		if !ok {
			to, ok = meant[arg]
		}
		switch {
		case !ok:
			to = args[i]
		case end != "":
			to = arg + end
		}
		all = append(all, to)
	}
	return all
}

func next(args []string, i int) string {
	if i+1 < len(args) {
		return args[i+1]
	}
	return ""
}

// words splits a command line as a shell does.
func words(line string) ([]string, error) {
	var all []string
	word, quote, in := "", rune(0), false
	for _, r := range line {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
			word += string(r)
		case r == '\'' || r == '"':
			quote, in = r, true
		case r == ' ':
			if in {
				all = append(all, word)
			}
			word, in = "", false
		default:
			word, in = word+string(r), true
		}
	}
	if quote != 0 {
		return nil, fmt.Errorf("%q has a quote without an end", line)
	}
	if in {
		all = append(all, word)
	}
	return all, nil
}

var testNamed = regexp.MustCompile(`-run (\S+)`)

func tryTool(root, command string) error {
	for {
		name, rest, found := strings.Cut(command, "=")
		if !found || strings.ContainsAny(name, " \"") {
			break
		}
		if out, err := exec.Command("grep", "-rqw", "--include=*.go", "--include=Makefile", name, root).CombinedOutput(); err != nil {
			return fmt.Errorf("nothing reads %s: %v %s", name, err, out)
		}
		_, command, _ = strings.Cut(rest, " ")
	}
	cmd := exec.Command("bash", "-c", command)
	switch args := strings.Fields(command); {
	case args[0] == "make":
		cmd = exec.Command("make", append([]string{"-n"}, args[1:]...)...)
	case strings.HasPrefix(command, "go test"):
		name := "."
		if found := testNamed.FindStringSubmatch(command); found != nil {
			name = "^" + found[1]
		}
		cmd = exec.Command("go", "test", "-list", name, args[len(args)-1])
	}
	cmd.Dir = root
	out, err := cmd.CombinedOutput()
	if err != nil {
		return fmt.Errorf("%v: %w\n%s", cmd.Args, err, out)
	}
	if strings.HasPrefix(command, "go test") && !bytes.Contains(out, []byte("Test")) {
		return fmt.Errorf("%v finds no test:\n%s", cmd.Args, out)
	}
	return nil
}

// fixtures makes a folder with what the commands speak of, and goes there: three
// saved games, a game file, a deck, a card set, a backup.
func fixtures(t *testing.T, root string) {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("DISPLAY", "")
	t.Setenv("XDG_DATA_HOME", filepath.Join(dir, "data"))
	t.Chdir(dir)
	if err := os.Symlink(filepath.Join(root, "rules"), "rules"); err != nil {
		t.Fatal(err)
	}
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	write := func(name, text string) {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("FILE.svg", "<svg viewBox='0 0 9 9'><circle r='9'/></svg>")
	for _, g := range all {
		if len(g.Decks) > 0 {
			write("deck.txt", g.Decks[0].String())
			write("own.toml", "game = \""+g.Name+"\"\n\n[[card]]\nname = \"Paper Tiger\"\ntype = \"Beast Monster\"\nrank = \"α\"\nstr = 33\ndef = 11\ntext = \"When this is summoned, draw a card.\"\n")
		}
	}
	file, err := os.Create("evening.felt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := evening(t, all[0]).Write(file); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"import evening.felt", "import evening.felt", "import evening.felt", "backup -o games-backup.db"} {
		var out, errOut bytes.Buffer
		if code := run(t.Context(), strings.Fields(line), &out, &errOut); code != commands.OK {
			t.Fatalf("%s: exit code %d, %s", line, code, &errOut)
		}
	}
	os.Remove("games-backup.db") // help shows how it is made
}

// evening is a game of 30 choices.
func evening(t *testing.T, g *rules.Game) *keep.File {
	t.Helper()
	su := rules.Setup{Seats: g.MinSeats, Seed: 8}
	m, err := rules.New(g, su)
	if err != nil {
		t.Fatal(err)
	}
	rng := rules.Seeded(8)
	var line []table.Choice
	for len(line) < 30 && !m.S.Over {
		i := rng.IntN(len(m.S.Options))
		c := table.Choice{N: len(line), Seat: int(m.S.Decision.Seat), Turn: int(m.S.Turn), Key: m.Words().Key(i)}
		if err := m.Choose(i); err != nil {
			t.Fatal(err)
		}
		c.Hash = m.S.Hash()
		line = append(line, c)
	}
	f := keep.NewFile(g, su, nil, line)
	for i := range su.Seats {
		f.Players = append(f.Players, table.Player{Name: "Player " + rules.SeatName(rules.Seat(i))})
	}
	f.Name = "Evening"
	return f
}
