package e2e

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/table"
	"feltstack/ui/commands"
	"feltstack/ui/library/keep"
)

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
			if strings.HasPrefix(word, "--") && !slices.Contains([]string{"--db", "--trace", "--help", "--log", "--seed", "--size", "--workers"}, word) {
				return fmt.Errorf("no end-to-end test opens the window with %s", word)
			}
		}
		return nil // as all end-to-end tests begin
	}
	args, err := words(strings.TrimPrefix(smaller(command), "feltstack "))
	if err != nil {
		return err
	}
	args = filled(args)
	for i, arg := range args {
		if i > 0 && slices.Contains([]string{"-o", "--csv", "--each", "--cpuprofile", "--memprofile"}, args[i-1]) {
			os.Remove(arg) // commands overwrite no file
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
	all := gamestest.All(t)
	write := func(name, text string) {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("FILE.svg", "<svg viewBox='0 0 9 9'><circle r='9'/></svg>")
	for _, g := range all {
		if g.Name == meant["GAME"] {
			write("deck.txt", g.Decks[0].String())
			write("own.toml", "game = \""+g.Name+"\"\n\n[[card]]\nname = \"Paper Tiger\"\ntype = \"Beast Monster\"\nrank = \"α\"\nstr = 33\ndef = 11\ntext = \"When this is summoned, draw a card.\"\n")
		}
	}
	for name, seed := range map[string]uint64{"evening.felt": 8, "night.felt": 9, "morning.felt": 10} {
		var file bytes.Buffer
		if err := evening(t, all[0], seed).Write(&file); err != nil {
			t.Fatal(err)
		}
		write(name, file.String())
	}
	var out, errOut bytes.Buffer
	if code := run(t.Context(), []string{"import", "evening.felt", "night.felt", "morning.felt"}, &out, &errOut); code != commands.OK {
		t.Fatalf("import: exit code %d, %s", code, &errOut)
	}
}

// evening is a game of 30 choices.
func evening(t *testing.T, g *rules.Game, seed uint64) *keep.File {
	t.Helper()
	su := rules.Setup{Seats: g.MinSeats, Seed: seed}
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
