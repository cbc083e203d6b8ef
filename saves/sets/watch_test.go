package sets

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"feltstack/rules/guard"
	"feltstack/rules/guard/guardtest"
)

// watched is a folder that is watched, and the news of it.
func watched(t *testing.T, f *Folder) (news chan struct{}, stop func()) {
	t.Helper()
	news = make(chan struct{}, 1000)
	stop, err := f.Watch(func() { news <- struct{}{} }, nil)
	if err != nil {
		t.Fatal(err)
	}
	return news, stop
}

// heard waits for news.
func heard(t *testing.T, news <-chan struct{}, of string) {
	t.Helper()
	select {
	case <-news:
	case <-time.After(guardtest.Patience):
		t.Fatalf("nobody noticed: %s", of)
	}
}

func TestWatch(t *testing.T) {
	f := In(t.TempDir())
	news, stop := watched(t, f)
	if err := f.Save(zoo()); err != nil {
		t.Fatal(err)
	}
	heard(t, news, "the new set")
	stop()
	for len(news) > 0 {
		<-news
	}
	if err := f.Delete("Zoo"); err != nil {
		t.Fatal(err)
	}
	time.Sleep(2 * settled)
	if len(news) != 0 {
		t.Error("it is watched after its end")
	}
}

// A folder that is deleted, or moved away, and made again is watched again.
func TestWatchAFolderThatComesBack(t *testing.T) {
	for name, away := range map[string]func(dir string) error{
		"deleted": os.RemoveAll,
		"moved":   func(dir string) error { return os.Rename(dir, dir+" before") },
	} {
		t.Run(name, func(t *testing.T) {
			f := In(filepath.Join(t.TempDir(), "sets"))
			if err := f.Save(zoo()); err != nil {
				t.Fatal(err)
			}
			news, stop := watched(t, f)
			defer stop()
			if err := away(f.dir); err != nil {
				t.Fatal(err)
			}
			heard(t, news, "the folder has gone")
			if err := f.Save(zoo()); err != nil { // makes it again
				t.Fatal(err)
			}
			heard(t, news, "the folder is back")
			for quiet := false; !quiet; { // news of its coming back
				select {
				case <-news:
				case <-time.After(4 * lost):
					quiet = true
				}
			}
			ark := zoo()
			ark.Name = "Ark"
			if err := f.Save(ark); err != nil {
				t.Fatal(err)
			}
			heard(t, news, "a set in the new folder")
		})
	}
}

// A crash of who is told ends the watch, which then can be stopped as ever.
func TestWatchCrash(t *testing.T) {
	dir := t.TempDir()
	failed := make(chan error, 1)
	stop, err := In(dir).Watch(func() { panic("injected") }, func(err error) { failed <- err })
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "new.toml"), []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	select {
	case err := <-failed:
		if guard.Find(err) == nil {
			t.Error(err)
		}
	case <-time.After(guardtest.Patience):
		t.Fatal("nothing was told")
	}
	stop()
}
