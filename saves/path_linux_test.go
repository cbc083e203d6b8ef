package saves

import (
	"os"
	"path/filepath"
	"testing"
)

func TestDefaultPath(t *testing.T) {
	home := t.TempDir()
	for _, c := range []struct{ data, want string }{
		{filepath.Join(home, "data"), filepath.Join(home, "data", "feltstack", "feltstack.db")},
		{"relative", filepath.Join(home, ".local", "share", "feltstack", "feltstack.db")},
		{"", filepath.Join(home, ".local", "share", "feltstack", "feltstack.db")},
	} {
		t.Setenv("HOME", home)
		t.Setenv("XDG_DATA_HOME", c.data)
		got, err := DefaultPath()
		if err != nil || got != c.want {
			t.Errorf("XDG_DATA_HOME=%q: %q (%v), want %q", c.data, got, err, c.want)
			continue
		}
		info, err := os.Stat(filepath.Dir(got))
		if err != nil || info.Mode().Perm() != 0o700 {
			t.Errorf("XDG_DATA_HOME=%q: folder %v, %v; want one only its owner may enter", c.data, info, err)
		}
	}
}

// The log lies where the system keeps such, or beside saves that are named.
func TestState(t *testing.T) {
	home := t.TempDir()
	for _, c := range []struct{ db, state, want string }{
		{"", filepath.Join(home, "state"), filepath.Join(home, "state", "feltstack", "feltstack.log")},
		{"", "relative", filepath.Join(home, ".local", "state", "feltstack", "feltstack.log")},
		{"", "", filepath.Join(home, ".local", "state", "feltstack", "feltstack.log")},
		{filepath.Join(home, "mine", "games.db"), filepath.Join(home, "state"), filepath.Join(home, "mine", "feltstack.log")},
	} {
		t.Setenv("HOME", home)
		t.Setenv("XDG_STATE_HOME", c.state)
		if got, err := State(c.db, "feltstack.log"); err != nil || got != c.want {
			t.Errorf("--db %q, XDG_STATE_HOME=%q: %q (%v), want %q", c.db, c.state, got, err, c.want)
		}
	}
}
