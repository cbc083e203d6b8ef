package saves

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"feltstack/saves/whole"
)

// A saves file and the folders beside it can't be replaced in one step. So everything new is put
// beside them first, under temporary names, and then a note with these names. From the note on, the
// new things take their places; killed before the note is gone again, the next opening goes on. The
// note holds only names, and only temporary ones count: it may lie beside a file from anywhere.

// swapNote is what the name of the note ends with.
const swapNote = ".restoring"

// swap is the content of the note.
type swap struct {
	Saves   string       `json:"saves,omitempty"` // the new file
	Folders []swapFolder `json:"folders,omitempty"`
	Aside   bool         `json:"aside,omitempty"` // the old folders are kept

	begun bool // there is a note
}

// swapFolder is a folder that is replaced. Both names are beside it.
type swapFolder struct {
	Part string `json:"part"` // its name in a backup
	New  string `json:"new"`
	Old  string `json:"old"` // what it is called once it is replaced
}

// stage unpacks a folder of a backup beside the one that it is to replace.
func (w *swap) stage(ctx context.Context, b *bundle, p part) error {
	at, err := realFolder(p.path)
	if err != nil {
		return err
	}
	fresh, err := whole.TempFolder(filepath.Dir(at))
	if err != nil {
		return err
	}
	old, err := whole.TempFolder(filepath.Dir(at))
	if err == nil {
		err = os.Remove(old) // only its name is needed
	}
	w.Folders = append(w.Folders, swapFolder{p.name, filepath.Base(fresh), filepath.Base(old)})
	if err != nil {
		return err
	}
	if err := b.unpackFolder(ctx, p.name, fresh); err != nil {
		return err
	}
	return os.Chmod(fresh, 0o755)
}

// realFolder is where a folder really lies, also one that a link leads to and that isn't there for a
// moment. What is above it is made if need be.
func realFolder(path string) (string, error) {
	for range 10 {
		to, err := os.Readlink(path)
		if err != nil {
			break
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(path), to)
		}
		path = to
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return "", err
	}
	return realPath(path)
}

// discard removes what was put beside for nothing.
func (w *swap) discard(path string, beside Folders) {
	if w.begun {
		return
	}
	if w.Saves != "" {
		discard(filepath.Join(filepath.Dir(path), w.Saves))
	}
	for _, f := range w.Folders {
		if at := beside.at(f.Part); at != "" {
			_ = os.RemoveAll(filepath.Join(filepath.Dir(at), f.New)) // else it goes with the leftovers of killed programs
		}
	}
}

// at is where a part really lies, "" if it has no place.
func (f Folders) at(name string) string {
	for _, p := range f.parts() {
		if p.name == name && p.path != "" {
			if at, err := realFolder(p.path); err == nil {
				return at
			}
		}
	}
	return ""
}

// doSwap has everything new take its place, and returns what was put aside.
func (s *Store) doSwap(w *swap) (asides []string, err error) {
	text, err := json.Marshal(w)
	if err == nil {
		err = whole.WritePrivate(s.path+swapNote, func(to io.Writer) error { _, err := to.Write(text); return err })
	}
	if err != nil {
		return nil, s.fileError(ErrDisk, err)
	}
	w.begun = true
	return s.carryOut(w)
}

// finishSwap goes on with what a killed program had begun to restore.
func (s *Store) finishSwap() error {
	info, err := os.Lstat(s.path + swapNote)
	if err != nil {
		return nil
	}
	var text []byte
	if info.Mode().IsRegular() && info.Size() < mostNote {
		if text, err = os.ReadFile(s.path + swapNote); err != nil {
			return s.fileError(ErrDisk, err)
		}
	}
	var w swap
	if err := json.Unmarshal(text, &w); err != nil || !w.sane() {
		return s.fileError(ErrCompanion, fmt.Errorf("%s isn't a note of Feltstack", s.path+swapNote))
	}
	for _, f := range w.Folders {
		if s.beside.at(f.Part) == "" {
			return s.fileError(ErrCompanion, fmt.Errorf("%s says that restoring isn't finished: open it in the window", s.path+swapNote))
		}
	}
	_, err = s.carryOut(&w)
	return err
}

// sane reports whether all names are temporary ones.
func (w *swap) sane() bool {
	for _, f := range w.Folders {
		if !whole.IsTemp(f.New) || !whole.IsTemp(f.Old) {
			return false
		}
	}
	return w.Saves == "" || whole.IsTemp(w.Saves)
}

// carryOut does what is left to do: the folders first, then the file. When a step fails, it goes back
// to how everything was.
func (s *Store) carryOut(w *swap) (asides []string, err error) {
	var done []swapFolder
	for _, f := range w.Folders {
		if err = f.replace(s.beside.at(f.Part)); err != nil {
			break
		}
		done = append(done, f)
	}
	replaced := false
	if err == nil {
		replaced, err = s.replaceFile(w.Saves)
	}
	if replaced && err != nil {
		return nil, s.fileError(ErrDisk, err) // the next opening goes on
	}
	if err != nil {
		for _, f := range done {
			err = errors.Join(err, f.putBack(s.beside.at(f.Part)))
		}
		w.begun = false
		return nil, s.fileError(ErrDisk, errors.Join(err, os.Remove(s.path+swapNote)))
	}
	if err := os.Remove(s.path + swapNote); err != nil {
		return nil, s.fileError(ErrDisk, err)
	}
	whole.SyncFolder(filepath.Dir(s.path))
	for _, f := range w.Folders {
		at := s.beside.at(f.Part)
		old := filepath.Join(filepath.Dir(at), f.Old)
		if _, err := os.Lstat(old); err != nil {
			continue
		}
		if !w.Aside {
			_ = os.RemoveAll(old) // it is in the backup that was kept
			continue
		}
		aside, err := unused(Dated(at, s.now()))
		if err == nil {
			err = os.Rename(old, aside)
		}
		if err != nil {
			return asides, s.fileError(ErrDisk, err)
		}
		asides = append(asides, aside)
	}
	return asides, nil
}

// replace puts the new folder in the place of the one at a path, unless it is there already.
func (f swapFolder) replace(at string) error {
	fresh, old := filepath.Join(filepath.Dir(at), f.New), filepath.Join(filepath.Dir(at), f.Old)
	if _, err := os.Lstat(fresh); errors.Is(err, fs.ErrNotExist) {
		if _, err := os.Lstat(at); errors.Is(err, fs.ErrNotExist) { // someone removed the new one
			return f.putBackOld(at)
		}
		return nil
	}
	if err := os.Rename(at, old); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := os.Rename(fresh, at); err != nil {
		return errors.Join(err, f.putBackOld(at))
	}
	whole.SyncFolder(filepath.Dir(at))
	return nil
}

// putBack undoes replace.
func (f swapFolder) putBack(at string) error {
	return errors.Join(os.RemoveAll(at), f.putBackOld(at))
}

func (f swapFolder) putBackOld(at string) error {
	if err := os.Rename(filepath.Join(filepath.Dir(at), f.Old), at); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// replaceFile puts the new file in the place of the one that is there, unless it is there already;
// "" stands for none. The log of the old file goes with it.
func (s *Store) replaceFile(name string) (replaced bool, err error) {
	if name == "" {
		return false, nil
	}
	err = os.Rename(filepath.Join(filepath.Dir(s.path), name), s.path)
	if errors.Is(err, fs.ErrNotExist) {
		// Done before, or someone removed the new file: then the log belongs to the old one.
		strange, err := s.strangeLog(context.Background())
		if err != nil || !strange {
			return false, err
		}
	} else if err != nil {
		return false, err
	}
	// Until here its log was needed, and its content is in the copy that was kept.
	for _, suffix := range []string{"-wal", "-shm", "-journal"} {
		if err := os.Remove(s.path + suffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return true, err
		}
	}
	whole.SyncFolder(filepath.Dir(s.path))
	return true, nil
}
