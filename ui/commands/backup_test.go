package commands

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/saves"
)

// Backed up while a window has the file open, restored after it was closed.
func TestBackupAndRestore(t *testing.T) {
	dir := t.TempDir()
	db, copied := filepath.Join(dir, "games.db"), filepath.Join(dir, "backup.db")
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
	if code != OK || !strings.Contains(out, "2 games, 0 decks") || !strings.Contains(out, copied) {
		t.Fatalf("backup: %d, %s%s", code, out, errOut)
	}
	if code, _, errOut := call("backup", "--db", db, "-o", copied); code != Failed || !strings.Contains(errOut, "exists already") {
		t.Errorf("backup over a file: %d, %s", code, errOut)
	}
	if err := st.Delete(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	if code, _, errOut := call("restore", "--db", db, copied); code != Failed || !strings.Contains(errOut, "in use") {
		t.Errorf("restore under an open window: %d, %s", code, errOut)
	}
	st.Close()
	code, out, errOut = call("restore", "--db", db, copied)
	if code != OK || !strings.Contains(out, "2 games, 0 decks") || !strings.Contains(out, "what was there before is in "+dir) {
		t.Fatalf("restore: %d, %s%s", code, out, errOut)
	}
	st = open()
	defer st.Close()
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
