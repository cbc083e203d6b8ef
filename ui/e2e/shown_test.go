package e2e

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/ui/commands"
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
	{regexp.MustCompile(`^scenario rules/(\w+)/scenarios$`), "scenario rules/$1/scenarios/01-zones.txt"}, // all are played in TestScenarios
	{regexp.MustCompile(`^puzzles check\b.*`), "puzzles check vibes"},                                    // package guide solves all
}

// smaller is a command as it is run.
func smaller(command string) string {
	rest, feltstack := strings.CutPrefix(command, "feltstack")
	if rest = strings.TrimSpace(rest); !feltstack || strings.HasPrefix(rest, "-") {
		return command
	}
	if mention(rest) {
		rest += " --help"
	}
	for _, sub := range scaled {
		rest = sub.what.ReplaceAllString(rest, sub.by)
	}
	return "feltstack " + rest
}

// meant is what a word in capitals stands for, by the command that it belongs to or
// "" for all. Each is in the folder that fixtures makes.
var meant = map[string]string{
	"GAME": "vainqueur", "sim GAME": "vastrix", "soak GAME": "vastrix", "print GAME": "vastrix",
	"COMMAND": "sim", "NAME": "Wandering Ox", "cards FILE NAME": "own.toml|Paper Tiger",
	"print --deck NAME": "--deck|Gearwrights", "print --card NAME": "--card|3♠", "cards -o FILE": "-o|FILE.png", "QUERY": "dragon", "SCREEN": "home",
	"A": "casual", "B": "random", "SAVE": "1", "DIR": "rules/vastrix/scenarios/ranks",
	"cards FILE": "own.toml", "scenario FILE": "rules/vastrix/scenarios/01-zones.txt", "decks FILE": "deck.txt",
	"replay FILE": "evening.felt", "import FILE": "evening.felt", "restore FILE": "my-backup.zip",
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
			if done[smaller(command)] {
				continue
			}
			done[smaller(command)] = true
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
	for _, v := range append([]commands.Command{{Name: ""}}, commands.All("1", gamestest.Games, commands.Window{}, nil)...) {
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
