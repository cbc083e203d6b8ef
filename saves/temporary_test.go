package saves

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"
)

// No file is written that anyone can know the name of beforehand: what a link under the names that
// were used once leads to stays as it is.
func TestNoFixedTemporaryNames(t *testing.T) {
	ctx := context.Background()
	for name, write := range map[string]func(t *testing.T, dir, saves string) (to string){
		"backup": func(t *testing.T, dir, saves string) string {
			to := filepath.Join(dir, "to.db")
			if _, err := Backup(ctx, saves, Folders{}, to, nil); err != nil {
				t.Error(err)
			}
			return to
		},
		"restore": func(t *testing.T, dir, saves string) string {
			to := filepath.Join(dir, "to.db")
			if _, err := Restore(ctx, to, Folders{}, saves); err != nil {
				t.Error(err)
			}
			return to
		},
		"salvage": func(t *testing.T, dir, saves string) string {
			to := filepath.Join(dir, "to.db")
			if _, err := Salvage(ctx, saves, to); err != nil {
				t.Error(err)
			}
			return to
		},
		"chosen": func(t *testing.T, dir, saves string) string {
			t.Setenv("XDG_CONFIG_HOME", dir)
			if err := Choose(saves); err != nil {
				t.Error(err)
			}
			return filepath.Join(dir, "feltstack", "saves-place")
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir, saves := t.TempDir(), filepath.Join(t.TempDir(), "saves.db")
			precious := filepath.Join(t.TempDir(), "letters.txt")
			played(t, saves)
			if err := errors.Join(os.WriteFile(precious, []byte("Dear Ann"), 0o600), os.Mkdir(filepath.Join(dir, "feltstack"), 0o700)); err != nil {
				t.Fatal(err)
			}
			var links []string
			for _, name := range []string{"to.db.part", "feltstack/saves-place.new", "to.db-saved.part"} {
				link := filepath.Join(dir, filepath.FromSlash(name))
				if err := os.Symlink(precious, link); err != nil {
					t.Skip(err)
				}
				links = append(links, link)
			}
			to := write(t, dir, saves)
			if info, err := os.Stat(to); err != nil || info.Size() == 0 {
				t.Errorf("it wrote nothing: %v", err)
			}
			if got, _ := os.ReadFile(precious); string(got) != "Dear Ann" {
				t.Errorf("what a link leads to now holds %d bytes", len(got))
			}
			for _, link := range links {
				if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
					t.Errorf("the link %s is gone", link)
				}
			}
			if left, _ := filepath.Glob(filepath.Join(filepath.Dir(to), ".saving-*")); len(left) > 0 {
				t.Errorf("left are %v", left)
			}
		})
	}
}

// Of several backups to one name one is made, whole, and the others say that the name is taken.
func TestBackupsAtOnce(t *testing.T) {
	dir := t.TempDir()
	from, to := filepath.Join(dir, "saves.db"), filepath.Join(dir, "backup.db")
	s := mustOpen(t, from, Options{})
	names := numbered("game", 20)
	named(t, s, names...)
	var all sync.WaitGroup
	errs := make([]error, 8)
	for i := range errs {
		all.Go(func() { _, errs[i] = Backup(t.Context(), from, Folders{}, to, nil) })
	}
	all.Wait()
	made := 0
	for _, err := range errs {
		switch {
		case err == nil:
			made++
		case !errors.Is(err, ErrTaken):
			t.Errorf("%v, want ErrTaken", err)
		}
	}
	if made != 1 {
		t.Errorf("%d backups were made", made)
	}
	if got := namesIn(t, mustOpen(t, unpacked(t, to), Options{})); !slices.Equal(got, names) {
		t.Errorf("it holds %v", got)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, ".saving-*")); len(left) > 0 {
		t.Errorf("left are %v", left)
	}
}

// Killed at any step of backing up, there is either no backup or a whole one; what is left is
// removed by a later one.
func TestBackupKilled(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path, to := filepath.Join(dir, "saves.db"), filepath.Join(dir, "backup.db")
	s := mustOpen(t, path, Options{})
	names := numbered("game", 50)
	named(t, s, names...)
	outcomes := map[string]int{}
	for round := range 20 {
		os.Remove(to)
		cmd := child("", "backup", path)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(round) * 5 * time.Millisecond)
		cmd.Process.Kill()
		cmd.Wait()
		if _, err := os.Stat(to); err != nil {
			outcomes["none"]++
			continue
		}
		outcomes["whole"]++
		b := mustOpen(t, unpacked(t, to), Options{ReadOnly: true})
		if got := namesIn(t, b); !slices.Equal(got, names) {
			t.Errorf("round %d: it holds %v", round, got)
		}
		b.Close()
	}
	t.Logf("outcomes: %v", outcomes)
	left, _ := filepath.Glob(filepath.Join(dir, ".saving-*"))
	old := time.Now().AddDate(0, 0, -2)
	for _, file := range left {
		if err := os.Chtimes(file, old, old); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := Backup(t.Context(), path, Folders{}, filepath.Join(dir, "last.db"), nil); err != nil {
		t.Fatal(err)
	}
	if still, _ := filepath.Glob(filepath.Join(dir, ".saving-*")); len(still) > 0 {
		t.Errorf("of %v are left %v", left, still)
	}
	if got := fmt.Sprint(namesIn(t, s)); got != fmt.Sprint(names) {
		t.Errorf("the saves hold %s", got)
	}
}
