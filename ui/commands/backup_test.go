package commands

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/saves"
)

// Backed up while a window has the file open, restored after it was closed.
func TestBackupAndRestore(t *testing.T) {
	dir := t.TempDir()
	db, copied := filepath.Join(dir, "games.db"), filepath.Join(t.TempDir(), "backup.zip")
	weasels := filepath.Join(dir, "sets", "weasels.toml")
	if err := errors.Join(os.Mkdir(filepath.Dir(weasels), 0o755), os.WriteFile(weasels, []byte("game = \"vainqueur\""), 0o644)); err != nil {
		t.Fatal(err)
	}
	open := func() *saves.Store {
		st, err := saves.Open(t.Context(), db, saves.Options{})
		if err != nil {
			t.Fatal(err)
		}
		return st
	}
	st := open()
	for _, name := range []string{"one", "two"} {
		if _, err := st.CreateGame(t.Context(), saves.Saved{Name: name, GameKey: aGame(t).Name, Setup: []byte(`{}`)}); err != nil {
			t.Fatal(err)
		}
	}
	code, out, errOut := call("backup", "--db", db, "-o", copied)
	const inside = "2 games, 0 decks, 0 lab runs, 1 card set, 0 pictures, 0 motifs, 0 sounds"
	if code != OK || !strings.Contains(out, inside) || !strings.Contains(out, copied) {
		t.Fatalf("backup: %d, %s%s", code, out, errOut)
	}
	if code, _, errOut := call("backup", "--db", db, "-o", copied); code != Failed || !strings.Contains(errOut, "exists already") {
		t.Errorf("backup over a file: %d, %s", code, errOut)
	}
	_, err := st.Discard(t.Context(), saves.AGame, 1)
	if err := errors.Join(err, os.Remove(weasels)); err != nil {
		t.Fatal(err)
	}
	if code, out, errOut := call("restore", "--db", db, "--list", copied); code != OK || !strings.Contains(out, inside) {
		t.Errorf("what is inside: %d, %s%s", code, out, errOut)
	}
	if code, _, errOut := call("restore", "--db", db, copied); code != Failed || !strings.Contains(errOut, "in use") {
		t.Errorf("restore under an open window: %d, %s", code, errOut)
	}
	st.Close()
	code, out, errOut = call("restore", "--db", db, copied)
	if code != OK || !strings.Contains(out, inside) || !strings.Contains(out, "what was there before is in "+dir) {
		t.Fatalf("restore: %d, %s%s", code, out, errOut)
	}
	st = open()
	defer st.Close()
	if _, err := os.Stat(weasels); err != nil {
		t.Error(err)
	}
	if games, err := st.ListGames(t.Context(), saves.Filter{}); err != nil || len(games) != 2 {
		t.Errorf("%d games (%v)", len(games), err)
	}
}

// A backup of nothing is an error, and so is restoring what is not a backup.
func TestBackupAndRestoreRefuse(t *testing.T) {
	dir := t.TempDir()
	db, text := filepath.Join(dir, "games.db"), filepath.Join(dir, "text.db")
	if err := os.WriteFile(text, []byte(strings.Repeat("Dear diary, ", 99)), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"backup", "--db", db, "-o", filepath.Join(dir, "b.db")}, Failed, "does not exist"},
		{[]string{"backup", "--db", db}, Usage, "-o FILE"},
		{[]string{"restore", "--db", db, text}, Failed, "is not a saves file"},
		{[]string{"restore", "--db", db}, Usage, "one backup"},
	} {
		if code, out, errOut := call(c.args...); code != c.code || !strings.Contains(errOut, c.says) || out != "" {
			t.Errorf("%q: %d, %s%s", c.args, code, out, errOut)
		}
	}
	if _, err := os.Stat(db); !os.IsNotExist(err) {
		t.Errorf("a saves file was made: %v", err)
	}
}
