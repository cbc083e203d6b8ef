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
