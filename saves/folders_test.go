package saves

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// home is a person's folder: a saves file with sets and sounds beside it.
func home(t testing.TB) (path string, beside Folders) {
	t.Helper()
	dir := t.TempDir()
	return filepath.Join(dir, "saves.db"), Folders{filepath.Join(dir, "sets"), filepath.Join(dir, "sounds")}
}

// everything is files of each kind that people have in the folders.
var everything = map[string]string{
	"sets/weasels.toml": "name = \"Copper Weasel\"", "sets/weasels.pictures/weasel.png": "\x89PNG picture",
	"sets/weasels.pictures/.kept": "abc weasel.png", "sets/motifs/wolf cub.svg": "<svg/>",
	"sets/.deleted/weasels.toml": "gone", "sets/.deleted/weasels.pictures/old.jpg": "old", "sets/how to.txt": "My notes",
	"sounds/card.mp3": "click", "sounds/music.mp3": strings.Repeat("la", 5000),
}

// everythingIn is what is counted of it.
var everythingIn = Contents{Parts: HasSaves | HasSets | HasSounds, Sets: 1, Pictures: 1, Motifs: 1, Sounds: 2}

func put(t testing.TB, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
}

// files reads all files of folders in dir.
func files(t testing.TB, dir string, folders ...string) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, folder := range folders {
		err := filepath.WalkDir(filepath.Join(dir, folder), func(path string, d fs.DirEntry, err error) error {
			if errors.Is(err, fs.ErrNotExist) {
				return nil
			}
			if err != nil || !d.Type().IsRegular() {
				return err
			}
			text, err := os.ReadFile(path)
			name, _ := filepath.Rel(dir, path)
			all[filepath.ToSlash(name)] = string(text)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// All that a person made goes into a backup and comes back from it, with the data folder gone or other
// things in it.
func TestBackupHoldsEverything(t *testing.T) {
	ctx := context.Background()
	path, beside := home(t)
	dir := filepath.Dir(path)
	put(t, dir, everything)
	put(t, dir, map[string]string{"sets/.before/1/weasels.toml": "to go back to", "sets/.saving-17": "half", "reports/a.txt": "crash"})
	s := mustOpen(t, path, Options{Beside: beside})
	named(t, s, "a", "b")
	newDeck(t, s)
	if _, err := s.KeepRun(ctx, Run{GameKey: "whist", Setup: []byte(`{}`), Report: []byte(`{}`)}); err != nil {
		t.Fatal(err)
	}
	want := everythingIn
	want.Games, want.Decks, want.Runs = 2, 1, 1
	to := filepath.Join(t.TempDir(), "backup.zip")
	began := time.Now().Truncate(time.Second)
	var told [][2]int
	done, err := s.Backup(ctx, to, func(done, of int) { told = append(told, [2]int{done, of}) })
	if err != nil || done.Contents != want || len(done.Left) > 0 {
		t.Fatalf("%+v (%v), want %+v", done, err, want)
	}
	if last := told[len(told)-1]; last[0] != last[1] {
		t.Errorf("at the end it is %d of %d", last[0], last[1])
	}
	if found, made, err := s.Look(ctx, to); err != nil || found != want || made.Before(began) {
		t.Errorf("inside are %+v of %v (%v), want %+v", found, made, err, want)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, ".saving-[0-9]*")); len(left) > 0 {
		t.Errorf("looking leaves %v", left)
	}
	for name, into := range map[string]func(t *testing.T) (string, Folders){
		"an empty folder": func(t *testing.T) (string, Folders) { return home(t) },
		"a folder that is used": func(t *testing.T) (string, Folders) {
			path, beside := home(t)
			put(t, filepath.Dir(path), map[string]string{"sets/weasels.toml": "newer", "sets/more.toml": "more", "sounds/win.mp3": "hurrah"})
			s := mustOpen(t, path, Options{Beside: beside})
			named(t, s, "newer")
			s.Close()
			return path, beside
		},
	} {
		t.Run(name, func(t *testing.T) {
			path, beside := into(t)
			dir := filepath.Dir(path)
			before := files(t, dir, "sets", "sounds")
			done, err := Restore(ctx, path, beside, to)
			if err != nil || done.Contents != want {
				t.Fatalf("%+v (%v), want %+v", done, err, want)
			}
			if got := files(t, dir, "sets", "sounds"); !maps.Equal(got, everything) {
				t.Errorf("restored: %q", slices.Sorted(maps.Keys(got)))
			}
			s := mustOpen(t, path, Options{Beside: beside})
			if got := namesIn(t, s); !slices.Equal(got, []string{"a", "b"}) {
				t.Errorf("games %v", got)
			}
			entries, _ := os.ReadDir(dir)
			for _, e := range entries {
				if strings.HasPrefix(e.Name(), ".saving") || strings.HasSuffix(e.Name(), swapNote) {
					t.Errorf("left is %s", e.Name())
				}
			}
			if len(before) == 0 {
				if len(done.Kept) > 0 {
					t.Errorf("kept %v of nothing", done.Kept)
				}
				return
			}
			// What was there is kept, and comes back from there.
			if len(done.Kept) != 1 {
				t.Fatalf("kept: %v", done.Kept)
			}
			if _, err := s.Restore(ctx, done.Kept[0]); err != nil {
				t.Fatal(err)
			}
			if got := files(t, dir, "sets", "sounds"); !maps.Equal(got, before) {
				t.Errorf("brought back: %q", slices.Sorted(maps.Keys(got)))
			}
			if got := namesIn(t, s); !slices.Equal(got, []string{"newer"}) {
				t.Errorf("brought back: games %v", got)
			}
		})
	}
}

// A saves file, which was a backup once, brings back what it has: sets and sounds stay.
func TestRestoreWithoutFolders(t *testing.T) {
	ctx := context.Background()
	path, beside := home(t)
	put(t, filepath.Dir(path), everything)
	old := filepath.Join(t.TempDir(), "old.db")
	played(t, old)
	s := mustOpen(t, path, Options{Beside: beside})
	if found, _, err := s.Look(ctx, old); err != nil || found != (Contents{Parts: HasSaves, Games: 1}) {
		t.Errorf("inside are %+v (%v)", found, err)
	}
	if done, err := s.Restore(ctx, old); err != nil || done.Contents != (Contents{Parts: HasSaves, Games: 1}) {
		t.Errorf("%+v (%v)", done, err)
	}
	if got := files(t, filepath.Dir(path), "sets", "sounds"); !maps.Equal(got, everything) {
		t.Errorf("now there are %q", slices.Sorted(maps.Keys(got)))
	}
}

// Links are left out and said, and nothing that they lead to is read or replaced; what was left out is
// kept beside. A folder that is a link itself is what it leads to.
func TestBackupOfLinks(t *testing.T) {
	ctx := context.Background()
	path, beside := home(t)
	dir, cloud := filepath.Dir(path), filepath.Join(t.TempDir(), "cloud")
	put(t, cloud, map[string]string{"a.toml": "a"})
	if err := errors.Join(os.Symlink(cloud, beside.Sets), os.Symlink("/etc/hostname", filepath.Join(cloud, "b.toml")), os.Mkdir(filepath.Join(dir, "sounds"), 0o755)); err != nil {
		t.Skip(err)
	}
	s := mustOpen(t, path, Options{Beside: beside})
	to := filepath.Join(dir, "to.zip")
	done, err := s.Backup(ctx, to, nil)
	if err != nil || !slices.Equal(done.Left, []string{"sets/b.toml"}) || done.Sets != 1 {
		t.Fatalf("%+v (%v)", done, err)
	}
	put(t, cloud, map[string]string{"a.toml": "changed"})
	back, err := s.Restore(ctx, to)
	if err != nil || len(back.Kept) != 3 {
		t.Fatalf("%+v (%v)", back, err)
	}
	if info, err := os.Lstat(beside.Sets); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v", err)
	}
	if got := files(t, cloud, "."); !maps.Equal(got, map[string]string{"a.toml": "a"}) {
		t.Errorf("it holds %q", got)
	}
	kept, _ := filepath.Glob(filepath.Join(filepath.Dir(cloud), "cloud-*", "b.toml"))
	if len(kept) != 1 {
		t.Errorf("the link that was left out is not kept: %v", back.Kept)
	}
}

// What is no backup, or one that someone changed, is refused, and everything stays as it was.
func TestRestoreRefusesArchives(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	ctx := context.Background()
	good := filepath.Join(t.TempDir(), "good.zip")
	{
		path, beside := home(t)
		put(t, filepath.Dir(path), everything)
		played(t, path)
		if _, err := Backup(ctx, path, beside, good, nil); err != nil {
			t.Fatal(err)
		}
	}
	type file struct {
		head zip.FileHeader
		text []byte
	}
	all := func() (out []file) {
		z, err := zip.OpenReader(good)
		if err != nil {
			t.Fatal(err)
		}
		defer z.Close()
		for _, f := range z.File {
			r, err := f.Open()
			if err != nil {
				t.Fatal(err)
			}
			text, err := io.ReadAll(r)
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, file{zip.FileHeader{Name: f.Name, Method: zip.Deflate}, text})
		}
		return out
	}
	with := func(name, text string) func([]file) []file {
		return func(all []file) []file { return append(all, file{zip.FileHeader{Name: name}, []byte(text)}) }
	}
	without := func(name string) func([]file) []file {
		return func(all []file) []file {
			return slices.DeleteFunc(all, func(f file) bool { return f.head.Name == name })
		}
	}
	noted := func(change func(*note)) func([]file) []file {
		return func(all []file) []file {
			i := slices.IndexFunc(all, func(f file) bool { return f.head.Name == noteName })
			var n note
			if err := json.Unmarshal(all[i].text, &n); err != nil {
				t.Fatal(err)
			}
			change(&n)
			all[i].text, _ = json.Marshal(n)
			return all
		}
	}
	for _, c := range []struct {
		name   string
		change func([]file) []file
		edit   func([]byte) []byte
		want   error
	}{
		{"a zip of something else", without(noteName), nil, ErrNotDatabase},
		{"without its games", without(savesName), nil, ErrDamaged},
		{"with a name that leads out", with("sets/../../x.toml", "x"), nil, ErrDamaged},
		{"with an absolute name", with("/etc/x", "x"), nil, ErrDamaged},
		{"with a name that leads out on Windows", with(`sets/..\..\x.toml`, "x"), nil, ErrDamaged},
		{"with a folder that isn't one of ours", with("reports/x", "x"), nil, ErrDamaged},
		{"with a file beside the saves", with("saves.db-wal", "x"), nil, ErrDamaged},
		{"with one file twice", with("sets/weasels.toml", "x"), nil, ErrDamaged},
		{"with a link", func(all []file) []file {
			f := file{zip.FileHeader{Name: "sets/link"}, []byte("/etc")}
			f.head.SetMode(fs.ModeSymlink | 0o777)
			return append(all, f)
		}, nil, ErrDamaged},
		{"that would fill the disk", func(all []file) []file {
			return append(all, file{zip.FileHeader{Name: "sets/x", Method: zip.Deflate}, make([]byte, 120<<20)})
		}, nil, ErrDamaged},
		{"of a newer format", noted(func(n *note) { n.Format++ }), nil, ErrNewer},
		{"of no format", noted(func(n *note) { n.Format = 0 }), nil, ErrDamaged},
		{"that says it has no sets", noted(func(n *note) { n.Contents.Parts = HasSaves }), nil, ErrDamaged},
		{"cut off", nil, func(b []byte) []byte { return b[:len(b)/2] }, ErrDamaged},
		{"with a byte of a sound changed", nil, func(b []byte) []byte {
			b[bytes.Index(b, []byte("lalala"))+2000]++
			return b
		}, ErrDamaged},
		{"with saves of another program", func(all []file) []file {
			other := filepath.Join(t.TempDir(), "mail.db")
			raw(t, other, `CREATE TABLE mail (text)`)
			all[slices.IndexFunc(all, func(f file) bool { return f.head.Name == savesName })].text, _ = os.ReadFile(other)
			return all
		}, nil, ErrForeign},
		{"with a trigger", func(all []file) []file {
			other := filepath.Join(t.TempDir(), "other.db")
			played(t, other)
			raw(t, other, `PRAGMA journal_mode = DELETE`, `CREATE TRIGGER spy AFTER INSERT ON games BEGIN DELETE FROM log; END`)
			all[slices.IndexFunc(all, func(f file) bool { return f.head.Name == savesName })].text, _ = os.ReadFile(other)
			return all
		}, nil, ErrAltered},
	} {
		t.Run(c.name, func(t *testing.T) {
			from := filepath.Join(t.TempDir(), "from.zip")
			var b bytes.Buffer
			if c.change != nil {
				z := zip.NewWriter(&b)
				for _, f := range c.change(all()) {
					w, err := z.CreateHeader(&f.head)
					if err == nil {
						_, err = w.Write(f.text)
					}
					if err != nil {
						t.Fatal(err)
					}
				}
				if err := z.Close(); err != nil {
					t.Fatal(err)
				}
			} else {
				text, err := os.ReadFile(good)
				if err != nil {
					t.Fatal(err)
				}
				b.Write(c.edit(text))
			}
			if err := os.WriteFile(from, b.Bytes(), 0o600); err != nil {
				t.Fatal(err)
			}
			path, beside := home(t)
			put(t, filepath.Dir(path), map[string]string{"sets/mine.toml": "mine"})
			s := mustOpen(t, path, Options{Beside: beside})
			named(t, s, "mine")
			s.Close()
			_, err := Restore(ctx, path, beside, from)
			var fe *FileError
			if !errors.As(err, &fe) || fe.Kind != c.want || fe.Path != from {
				t.Errorf("%v, want %v of %s", err, c.want, from)
			}
			if got := files(t, filepath.Dir(path), "sets", "sounds"); !maps.Equal(got, map[string]string{"sets/mine.toml": "mine"}) {
				t.Errorf("now there are %q", slices.Sorted(maps.Keys(got)))
			}
			if got := namesIn(t, mustOpen(t, path, Options{Beside: beside})); !slices.Equal(got, []string{"mine"}) {
				t.Errorf("games %v", got)
			}
			if left, _ := filepath.Glob(filepath.Join(filepath.Dir(path), ".saving-*")); len(left) > 0 {
				t.Errorf("left are %v", left)
			}
			if outside, _ := filepath.Glob(filepath.Join(filepath.Dir(path), "x.toml")); len(outside) > 0 {
				t.Error("it wrote outside")
			}
		})
	}
}

// Killed at any step of restoring, the next opening finds the file and the folders all as they were, or
// all as they were to be.
func TestRestoreKilledWithFolders(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	from := filepath.Join(t.TempDir(), "from.zip")
	restored := map[string]string{}
	for i := range 40 {
		restored[fmt.Sprintf("sets/set%d.toml", i)] = "restored"
	}
	{
		path, beside := home(t)
		put(t, filepath.Dir(path), restored)
		s := mustOpen(t, path, Options{Beside: beside})
		named(t, s, "restored")
		if _, err := s.Backup(ctx, from, nil); err != nil {
			t.Fatal(err)
		}
		s.Close()
	}
	old := map[string]string{"sets/mine.toml": "mine", "sounds/win.mp3": "hurrah"}
	outcomes := map[string]int{}
	for round := range 40 {
		path, beside := home(t)
		dir := filepath.Dir(path)
		put(t, dir, old)
		s := mustOpen(t, path, Options{Beside: beside})
		named(t, s, "mine")
		s.Close()
		if err := os.Link(from, filepath.Join(dir, "from.zip")); err != nil {
			t.Fatal(err)
		}
		cmd := child("", "restore all", path)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(round) * 8 * time.Millisecond)
		cmd.Process.Kill()
		cmd.Wait()
		s = mustOpen(t, path, Options{Beside: beside})
		games, got := strings.Join(namesIn(t, s), ", "), files(t, dir, "sets", "sounds")
		s.Close()
		outcomes[games]++
		if want := map[string]map[string]string{"mine": old, "restored": restored}[games]; !maps.Equal(got, want) {
			t.Errorf("round %d: games %s, and %q", round, games, slices.Sorted(maps.Keys(got)))
		}
		if _, err := os.Stat(path + swapNote); err == nil {
			t.Error("the note is left")
		}
	}
	t.Logf("outcomes: %v", outcomes)
}

// Stopped after each of its steps, restoring goes on where it was.
func TestSwapGoesOn(t *testing.T) {
	ctx := context.Background()
	from := filepath.Join(t.TempDir(), "from.zip")
	restored := map[string]string{"sets/a.toml": "restored", "sounds/win.mp3": "restored"}
	{
		path, beside := home(t)
		put(t, filepath.Dir(path), restored)
		s := mustOpen(t, path, Options{Beside: beside})
		named(t, s, "restored")
		if _, err := s.Backup(ctx, from, nil); err != nil {
			t.Fatal(err)
		}
		s.Close()
	}
	for step := range 7 {
		path, beside := home(t)
		dir := filepath.Dir(path)
		put(t, dir, map[string]string{"sets/mine.toml": "mine"})
		s := mustOpen(t, path, Options{Beside: beside})
		named(t, s, "mine")
		s.Close()
		b, err := openBundle(from)
		if err != nil {
			t.Fatal(err)
		}
		w := &swap{}
		var found Contents
		temp, err := b.copySaves(ctx, dir, &found)
		if err != nil {
			t.Fatal(err)
		}
		w.Saves = filepath.Base(temp)
		for _, p := range beside.parts() {
			if err := w.stage(ctx, b, p); err != nil {
				t.Fatal(err)
			}
		}
		b.Close()
		note, _ := json.Marshal(w)
		if err := os.WriteFile(path+swapNote, note, 0o600); err != nil {
			t.Fatal(err)
		}
		at := func(name string) string { return filepath.Join(dir, name) }
		for i, do := range []func() error{
			func() error { return os.Rename(at("sets"), at(w.Folders[0].Old)) },
			func() error { return os.Rename(at(w.Folders[0].New), at("sets")) },
			func() error { return os.Rename(at(w.Folders[1].New), at("sounds")) },
			func() error { return os.Rename(temp, path) },
			func() error { return os.Remove(path + swapNote) },
			func() error { return os.RemoveAll(at(w.Folders[0].Old)) },
		} {
			if i >= step {
				break
			}
			if err := do(); err != nil {
				t.Fatal(err)
			}
		}
		s = mustOpen(t, path, Options{Beside: beside})
		if got := files(t, dir, "sets", "sounds"); !maps.Equal(got, restored) {
			t.Errorf("after step %d: %q", step, got)
		}
		if got := namesIn(t, s); !slices.Equal(got, []string{"restored"}) || s.Notice() != nil {
			t.Errorf("after step %d: games %v, notice %v", step, got, s.Notice())
		}
		if _, err := os.Stat(path + swapNote); err == nil {
			t.Errorf("after step %d: the note is left", step)
		}
	}
}

// A note beside a file from anywhere moves nothing but what has a temporary name.
func TestForeignSwapNotes(t *testing.T) {
	for name, text := range map[string]string{
		"a path":      `{"folders": [{"part": "sets", "new": "../../letters", "old": ".saving-2"}]}`,
		"a name":      `{"folders": [{"part": "sets", "new": "letters", "old": ".saving-2"}]}`,
		"an old name": `{"folders": [{"part": "sets", "new": ".saving-1", "old": "letters"}]}`,
		"a file":      `{"saves": "letters"}`,
		"nothing":     ``,
		"a part":      `{"folders": [{"part": "letters", "new": ".saving-1", "old": ".saving-2"}]}`,
	} {
		path, beside := home(t)
		dir := filepath.Dir(path)
		put(t, dir, map[string]string{"sets/mine.toml": "mine", "letters/ann.txt": "Dear Ann"})
		mustOpen(t, path, Options{Beside: beside}).Close()
		if err := os.WriteFile(path+swapNote, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(t.Context(), path, Options{Beside: beside}); !errors.Is(err, ErrCompanion) {
			t.Errorf("%s: %v, want ErrCompanion", name, err)
		}
		if got := files(t, dir, "sets", "letters"); len(got) != 2 {
			t.Errorf("%s: now there are %q", name, got)
		}
	}
}

// Where the new folder can't take its place, everything is as it was.
func TestRestoreGoesBack(t *testing.T) {
	ctx := context.Background()
	from := filepath.Join(t.TempDir(), "from.zip")
	path, beside := home(t)
	dir := filepath.Dir(path)
	put(t, dir, everything)
	s := mustOpen(t, path, Options{Beside: beside})
	named(t, s, "mine")
	if _, err := s.Backup(ctx, from, nil); err != nil {
		t.Fatal(err)
	}
	named(t, s, "more")
	s.Close()
	target := &Store{now: time.Now, path: path, beside: beside}
	w := &swap{Folders: []swapFolder{{"sets", ".saving-1", ".saving-2"}, {"sounds", ".saving-3", ".saving-4"}}}
	put(t, dir, map[string]string{".saving-1/new.toml": "new", ".saving-3/new.mp3": "new", ".saving-4/in the way": ""})
	if _, err := target.doSwap(w); err == nil {
		t.Fatal("nothing failed")
	}
	if got := files(t, dir, "sets", "sounds"); !maps.Equal(got, everything) {
		t.Errorf("now there are %q", slices.Sorted(maps.Keys(got)))
	}
	if got := namesIn(t, mustOpen(t, path, Options{Beside: beside})); !slices.Equal(got, []string{"mine", "more"}) {
		t.Errorf("games %v", got)
	}
}

// Canceled, neither a backup nor anything else is left.
func TestBackupCanceled(t *testing.T) {
	path, beside := home(t)
	put(t, filepath.Dir(path), everything)
	s := mustOpen(t, path, Options{Beside: beside})
	named(t, s, "mine")
	ctx, cancel := context.WithCancel(t.Context())
	to := filepath.Join(t.TempDir(), "to.zip")
	if _, err := s.Backup(ctx, to, func(int, int) { cancel() }); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	if left, _ := os.ReadDir(filepath.Dir(to)); len(left) > 0 {
		t.Errorf("left are %v", left)
	}
}
