package saves

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A chosen place holds until another is chosen; gone, it is an error and nothing is
// made there.
func TestChosenPlace(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_DATA_HOME", "")
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, "config"))
	usual := filepath.Join(home, ".local", "share", "feltstack", "feltstack.db")
	want := func(when, path string) {
		t.Helper()
		if got, err := Usual(); err != nil || got != path {
			t.Errorf("%s: %q (%v), want %q", when, got, err, path)
		}
	}
	want("at first", usual)
	other := filepath.Join(home, "other\nname.db")
	if err := errors.Join(os.WriteFile(other, nil, 0o600), Choose(other)); err != nil {
		t.Fatal(err)
	}
	want("chosen", other)
	if err := os.Remove(other); err != nil {
		t.Fatal(err)
	}
	var gone *FileError
	if _, err := Usual(); !errors.As(err, &gone) || gone.Kind != ErrChosenGone || gone.Path != other {
		t.Errorf("gone: %v", err)
	}
	if err := Choose(""); err != nil {
		t.Fatal(err)
	}
	want("forgotten", usual)
	t.Chdir(home)
	if err := errors.Join(os.WriteFile("here.db", nil, 0o600), Choose("here.db")); err != nil {
		t.Fatal(err)
	}
	want("relative", filepath.Join(home, "here.db"))
	if err := errors.Join(Choose(usual), Choose(usual)); err != nil {
		t.Fatal(err)
	}
	want("the default chosen", usual)
	if beside, err := Beside("", "sets"); err != nil || beside != filepath.Join(filepath.Dir(usual), "sets") {
		t.Errorf("sets lie in %q (%v)", beside, err)
	}
	if err := os.RemoveAll(filepath.Join(home, "config")); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(home, "config"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := Choose("here.db"); err == nil || !strings.Contains(err.Error(), "remember where the saves are") {
		t.Errorf("where nothing can be written: %v", err)
	}
	want("without a folder for settings", usual)
}
