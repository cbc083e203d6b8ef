package commands

import (
	"bytes"
	"image"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui"
	"feltstack/ui/library/keep"
)

// A file that is there stays, whichever command is to write it, unless --force is given. What was to be
// written isn't worked out for nothing.
func TestOverwriting(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_DATA_HOME", dir)
	db := filepath.Join(dir, "saves.db")
	st, err := saves.Open(t.Context(), db, saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	g := aGame(t)
	game, err := keep.Start(t.Context(), st, "Evening", table.Config{Game: g, Setup: rules.Setup{Seed: 1}, Players: make([]table.Player, g.MinSeats)})
	if err != nil {
		t.Fatal(err)
	}
	if err := game.Close(); err != nil {
		t.Fatal(err)
	}
	v := gamestest.Find(t, "vainqueur")
	deck := filepath.Join(dir, "deck.txt")
	if err := os.WriteFile(deck, []byte(v.Decks[0].String()), 0o600); err != nil {
		t.Fatal(err)
	}
	st.Close()
	if code, _, errOut := call("decks", "import", deck, "--db", db); code != OK {
		t.Fatal(errOut)
	}
	all := All("1", gamestest.Games, Window{}, func(ui.Shot) (image.Image, error) { return image.NewGray(image.Rect(0, 0, 4, 4)), nil })
	call := func(args ...string) (int, string) {
		var out, errOut bytes.Buffer
		code := Run(t.Context(), all, args, &out, &errOut)
		return code, errOut.String()
	}
	tested := map[string]bool{}
	for _, line := range []string{
		"cards motifs -o", "sim " + g.Name + " --games 2 --csv", "sim " + g.Name + " --games 2 --each", "sim " + g.Name + " --games 2 --cpuprofile",
		"sim " + g.Name + " --games 2 --memprofile", "match random random --games 2 -o", "match random random --games 2 --cpuprofile",
		"match random random --games 2 --memprofile", "export 1 --db " + db + " -o", "decks export 1 --db " + db + " -o",
		"backup --db " + db + " -o", "print vastrix --card 3♠ --dpi 72 -o", "shot home --size 320x240 -o",
	} {
		args := strings.Fields(line)
		tested[args[0]+" "+args[len(args)-1]] = true
		file := filepath.Join(dir, "precious.png")
		was := []byte("my only copy")
		if err := os.WriteFile(file, was, 0o600); err != nil {
			t.Fatal(err)
		}
		args = append(args, file)
		code, errOut := call(args...)
		if got, _ := os.ReadFile(file); code != Failed || !strings.Contains(errOut, file+" exists already: choose another name, or overwrite it with --force") || !bytes.Equal(got, was) {
			t.Errorf("%s: exit code %d, %s; the file holds %.20q", line, code, errOut, got)
		}
		code, errOut = call(append(args, "--force")...)
		if got, _ := os.ReadFile(file); code != OK || bytes.Equal(got, was) || len(got) == 0 {
			t.Errorf("%s --force: exit code %d, %s; the file holds %.20q", line, code, errOut, got)
		}
		if left, _ := filepath.Glob(filepath.Join(dir, ".*")); len(left) > 0 {
			t.Errorf("%s: leaves %v", line, left)
		}
	}
	// Whatever else writes a file is to be in the list.
	writes := regexp.MustCompile(`(?m)^\s+--(\S+) FILE(?:\.png)?\s+.*\b(?:write|draw)\b`)
	for _, c := range all {
		var out bytes.Buffer
		c.Run(t.Context(), []string{"--help"}, &out, &out)
		for _, m := range writes.FindAllStringSubmatch(out.String(), -1) {
			flag := "--" + m[1]
			if len(m[1]) == 1 {
				flag = "-" + m[1]
			}
			if !tested[c.Name+" "+flag] {
				t.Errorf("%s %s writes a file and isn't tried", c.Name, flag)
			}
			delete(tested, c.Name+" "+flag)
		}
	}
	for line := range tested {
		t.Errorf("%s isn't in the help of its command", line)
	}
}

// The saves can't be backed up into themselves, --force or not.
func TestBackupOfItself(t *testing.T) {
	db := filepath.Join(t.TempDir(), "saves.db")
	st, err := saves.Open(t.Context(), db, saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	st.Close()
	if code, _, errOut := call("backup", "--db", db, "-o", db, "--force"); code != Failed || !strings.Contains(errOut, "is the saves file itself") {
		t.Errorf("exit code %d, %s", code, errOut)
	}
}
