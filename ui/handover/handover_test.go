package handover

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"
)

// What is handed over arrives, whether the window watches already or only soon.
func TestHandOver(t *testing.T) {
	folder := filepath.Join(t.TempDir(), Home)
	early, late := []string{"/games/early evening.felt"}, []string{"/games/a.felt", "/games/b.felt"}
	given := make(chan error, 1)
	go func() { given <- Give(t.Context(), folder, early) }()
	for len(left(t, folder)) == 0 {
		time.Sleep(time.Millisecond)
	}
	got := make(chan []string, 2)
	stop, err := Take(folder, func(files []string) { got <- files }, func(err error) { t.Error(err) })
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	if err := <-given; err != nil {
		t.Error(err)
	}
	if files := <-got; !reflect.DeepEqual(files, early) {
		t.Errorf("%q arrive, want %q", files, early)
	}
	if err := Give(t.Context(), folder, late); err != nil {
		t.Error(err)
	}
	if files := <-got; !reflect.DeepEqual(files, late) {
		t.Errorf("%q arrive, want %q", files, late)
	}
	if names := left(t, folder); len(names) > 0 {
		t.Errorf("%q are left", names)
	}
}

// Without a window nothing stays behind, and what stayed behind all the same isn't opened
// by a later one.
func TestNobodyTakes(t *testing.T) {
	folder := filepath.Join(t.TempDir(), Home)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := Give(ctx, folder, []string{"/games/a.felt"}); !errors.Is(err, context.Canceled) {
		t.Errorf("given up, it says %v", err)
	}
	if names := left(t, folder); len(names) > 0 {
		t.Errorf("%q are left", names)
	}
	for name, age := range map[string]time.Duration{"old": time.Hour, "broken": 0} {
		path := filepath.Join(folder, name+ext)
		text := map[string]string{"old": `["/games/old.felt"]`, "broken": `["/games`}[name]
		then := time.Now().Add(-age)
		if err := errors.Join(os.WriteFile(path, []byte(text), 0o600), os.Chtimes(path, then, then)); err != nil {
			t.Fatal(err)
		}
	}
	if all := notes(folder); len(all) > 0 {
		t.Errorf("%q are taken", all)
	}
	if names := left(t, folder); len(names) > 0 {
		t.Errorf("%q are left", names)
	}
}

func left(t *testing.T, folder string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, "*"+ext))
	if err != nil {
		t.Fatal(err)
	}
	return names
}
