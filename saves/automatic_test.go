package saves

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// One backup is made on each day on which something has changed, be it a game or a card set; the last
// seven stay.
func TestAutomaticBackups(t *testing.T) {
	ctx := t.Context()
	path, beside := home(t)
	dir := filepath.Dir(path)
	put(t, dir, everything)
	day := time.Date(2026, 11, 1, 20, 0, 0, 0, time.Local)
	opened := func() *Store {
		s := mustOpen(t, path, Options{Beside: beside})
		s.now = func() time.Time { return day }
		return s
	}
	s := opened()
	today := func(want bool, why string) {
		t.Helper()
		made, err := s.BackupToday(ctx)
		if err != nil || (made != "") != want {
			t.Errorf("%s: %s: made %q (%v)", day.Format(dayFormat), why, made, err)
		}
	}
	named(t, s, "first")
	today(true, "there is none yet")
	named(t, s, "second")
	today(false, "there is one of this day")
	day = day.AddDate(0, 0, 1)
	today(true, "there is a new game")
	day = day.AddDate(0, 0, 1)
	today(false, "nothing has changed")
	s.Close()
	s = opened()
	today(false, "it was only opened again")
	put(t, dir, map[string]string{"sets/weasels.pictures/weasel.png": "another picture"})
	today(true, "a picture has changed")
	for range 9 {
		day = day.AddDate(0, 0, 1)
		named(t, s, day.Format(dayFormat))
		today(true, "there is a new game")
	}
	put(t, dir, map[string]string{"backups/saves-2026-11-31.zip": "", "backups/saves-old.zip": "", "backups/other-2026-11-01.zip": "", "backups/saves-2026-11-01.zip.txt": ""})
	all, err := s.AutomaticBackups()
	if err != nil || len(all) != 7 {
		t.Fatalf("%d are listed (%v)", len(all), err)
	}
	for i, a := range all {
		want := everythingIn
		want.Games = 11 - i
		if a.Contents != want || filepath.Base(a.Path) != "saves-"+day.AddDate(0, 0, -i).Format(dayFormat)+".zip" || a.Bytes == 0 {
			t.Errorf("%d: %+v, want %+v", i, a, want)
		}
	}
	if _, err := s.Restore(ctx, all[6].Path); err != nil {
		t.Fatal(err)
	}
	if got := namesIn(t, s); len(got) != 5 {
		t.Errorf("games %v", got)
	}
	left, _ := filepath.Glob(filepath.Join(dir, "backups", "*"))
	if others := slices.DeleteFunc(left, func(f string) bool { return slices.ContainsFunc(all, func(a Automatic) bool { return a.Path == f }) }); len(others) != 4 {
		t.Errorf("beside them lie %v", others)
	}
	if r := mustOpen(t, path, Options{ReadOnly: true}); true {
		day = day.AddDate(0, 0, 1)
		r.now = s.now
		if made, err := r.BackupToday(ctx); made != "" || err != nil {
			t.Errorf("another window made %q (%v)", made, err)
		}
	}
}

// One that can't be made is an error, and nothing is left; a broken one is listed and doesn't keep
// others from being made.
func TestAutomaticBackupsFail(t *testing.T) {
	path, beside := home(t)
	s := mustOpen(t, path, Options{Beside: beside})
	named(t, s, "mine")
	folder := filepath.Join(filepath.Dir(path), "backups")
	if err := os.WriteFile(folder, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if made, err := s.BackupToday(t.Context()); err == nil {
		t.Errorf("made %q", made)
	}
	if err := os.Remove(folder); err != nil {
		t.Fatal(err)
	}
	put(t, folder, map[string]string{automaticName(path, time.Now().AddDate(0, 0, -1)): "broken"})
	if made, err := s.BackupToday(t.Context()); err != nil || !strings.HasSuffix(made, ".zip") {
		t.Errorf("made %q (%v)", made, err)
	}
	if all, err := s.AutomaticBackups(); err != nil || len(all) != 2 || all[0].Games != 1 || all[1].Contents.Games != 0 || all[1].Made.IsZero() {
		t.Errorf("%+v (%v)", all, err)
	}
}
