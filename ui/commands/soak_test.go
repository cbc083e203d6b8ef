package commands

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/ui/library/keep"
	"feltstack/ui/soak"
)

func TestSoak(t *testing.T) {
	line := []string{"soak", aGame(t).Name, "--games", "4", "--seed", "11", "-o", t.TempDir()}
	code, out, errOut := call(line...)
	if code != OK || !strings.HasPrefix(out, "seeds from 11: 4 games, ") || !strings.HasSuffix(out, ", 0 failures\n") {
		t.Errorf("exit code %d, printed %q, complained %q", code, out, errOut)
	}
	if _, again, _ := call(append(line, "--jobs", "1")...); again != out {
		t.Errorf("the second run is %q, the first was %q", again, out)
	}
}

func TestSoakCommandLines(t *testing.T) {
	dir := t.TempDir()
	broken := filepath.Join(dir, "broken.toml")
	if err := os.WriteFile(broken, []byte("[[card]"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		line string
		code int
		err  string
	}{
		{"soak", Usage, "one game, or all"},
		{"soak chess", Failed, `unknown game "chess"`},
		{"soak all --games -1", Usage, "not below 0"},
		{"soak all --jobs 0", Usage, "at least 1"},
		{"soak all --cover 4", Usage, "up to 3"},
		{"soak all --row 2", Usage, "one of a covering array"},
		{"soak " + aGame(t).Name + " --cover 1 --row 999 --games 1", Failed, "rows, not 999"},
		{"soak all --minutes long", Usage, "--minutes takes a number"},
		{"soak all --games 1 --preset chess", Usage, "choose from"},
		{"soak all --games 1 --set " + filepath.Join(dir, "none.toml"), Failed, "no file or folder"},
		{"soak all --games 1 --set " + broken, Failed, "broken.toml: line 1"},
	} {
		if code, _, errOut := call(strings.Fields(c.line)...); code != c.code || !strings.Contains(errOut, c.err) {
			t.Errorf("%s: exit code %d, complained %q, want %d and %q", c.line, code, errOut, c.code, c.err)
		}
	}
}

// A failure is printed with its game and the command that shows it again; its
// stack comes once.
func TestPrintFailure(t *testing.T) {
	g, dir := aGame(t), t.TempDir()
	f := &soak.Failure{
		Game: g.Name, Row: 5, Seed: 77, What: "panic: the sky falls", Stack: "goroutine 1", Players: []string{"random", "greedy"},
		File: keep.NewFile(g, rules.Setup{Seats: 2, Seed: 77}, nil, nil),
	}
	var out, errOut bytes.Buffer
	seen := map[string]bool{}
	for range 2 {
		printFailure(f, soak.Plan{Preset: "ranked", Cover: 2}, []string{"my.toml"}, dir, seen, &out, &errOut)
	}
	path := filepath.Join(dir, "soak-"+g.Name+"-77.felt")
	for _, want := range []string{"FAULT: " + g.Name + ", seed 77, after 0 choices: panic: the sky falls\n", "players: random, greedy\n", path + "\n", "feltstack soak " + g.Name + " --games 1 --seed 77 --preset ranked --cover 2 --row 5 --set my.toml\n"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
	if errOut.String() != "goroutine 1\n" {
		t.Errorf("complained %q", errOut.String())
	}
	if text, err := os.ReadFile(path); err != nil || !bytes.Contains(text, []byte(`"seed":77`)) {
		t.Errorf("%v, the file holds %s", err, text)
	}
}
