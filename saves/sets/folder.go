package sets

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"feltstack/saves/whole"

	"feltstack/rules/names"
)

// Folder is where the sets of a person lie. It need not exist until something
// is saved. Several goroutines may use it at once.
type Folder struct {
	dir      string
	pictures knownPictures
	motifs   motifs

	unpacking sync.Mutex
	unpacked  []*Picture // those in memory, the one used last at the end; guarded by unpacking
	room      int        // bytes that they take at most
	keepsAll  bool       // it is a bin: pictures stay for those who undo

	binning sync.Mutex // held while the bin is changed

	keeping sync.Mutex
	kept    int // how many states to go back to were kept; guarded by keeping
}

// In is the sets in a folder.
func In(dir string) *Folder { return &Folder{dir: dir, room: albumBytes} }

// Home is the name of the folder of a person's sets, which lies beside the saves.
const Home = "sets"

const ext = ".toml"

// errGame is for a file that isn't a set of any game.
var errGame = catalog.Problem("set.no_game")

// Load reads all sets, by name. A file that can't be read is a Set with a
// Problem. The error is for the folder itself.
func (f *Folder) Load() ([]Set, error) {
	f.lookAtMotifs()
	entries, err := os.ReadDir(f.dir)
	if errors.Is(err, fs.ErrNotExist) {
		f.forget(nil)
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("look for card sets: %w", err)
	}
	var all []Set
	for _, e := range entries {
		name, ok := strings.CutSuffix(e.Name(), ext)
		if !ok || !e.Type().IsRegular() || strings.HasPrefix(name, ".") {
			continue
		}
		all = append(all, f.read(name))
	}
	f.forget(all)
	slices.SortFunc(all, func(a, b Set) int { return strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)) })
	return all, nil
}

// Read reads one set. A file that can't be read is a Set with a Problem.
func (f *Folder) Read(name string) Set {
	f.lookAtMotifs()
	return f.read(name)
}

func (f *Folder) read(name string) Set {
	if names.Unclean(name) {
		return Set{Name: name, Problem: catalog.Say("set.hidden_file")}
	}
	path := f.path(name)
	if info, err := os.Stat(path); err == nil && info.Size() > LongestFile {
		return Set{Name: name, Problem: tooLarge(int(info.Size())).Error()}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return Set{Name: name, Problem: err.Error()}
	}
	s, err := Parse(name, data)
	switch {
	case err != nil:
		s.Problem = err.Error()
	case s.Game == "":
		s.Problem, s.Cards = errGame.Error(), nil
	}
	f.look(s)
	return s
}

func (f *Folder) path(name string) string { return filepath.Join(f.dir, name+ext) }

// Save writes a set whole, or not at all. What a person typed into its file
// stays: see Text. Pictures that AddPicture put there and that no card of the set
// shows any more are removed. A set with a Problem is left alone: its file holds what only
// a user can fix.
func (f *Folder) Save(s Set) error {
	if s.Problem != "" {
		return catalog.Problem("set.has_error", "set", s.Name, "error", s.Problem)
	}
	if s.Name == "" || GoodName(s.Name) != s.Name {
		return catalog.Problem("set.bad_name", "name", s.Name)
	}
	if err := os.MkdirAll(f.dir, 0o755); err != nil {
		return fmt.Errorf("make the folder for card sets: %w", err)
	}
	// The file may have been changed since it was read.
	before := f.Read(s.Name)
	switch {
	case before.Problem != "" && before.Source != "":
		return catalog.Problem("set.has_error", "set", s.Name, "error", before.Problem)
	case before.Source != "":
		s.Source = before.Source
	}
	if err := whole.Write(f.path(s.Name), func(to io.Writer) error { _, err := io.WriteString(to, s.Text()); return err }); err != nil {
		return fmt.Errorf("save the set %q: %w", s.Name, err)
	}
	if !f.keepsAll {
		f.revive(s)
		f.drop(before, s)
	}
	return nil
}

// Rename gives a set another name that no other has.
func (f *Folder) Rename(from, to string) error {
	switch {
	case to == "" || GoodName(to) != to:
		return catalog.Problem("set.bad_name", "name", to)
	case f.taken(to):
		return catalog.Problem("set.taken", "name", to)
	}
	if err := os.Rename(f.path(from), f.path(to)); err != nil {
		return fmt.Errorf("rename the set %q: %w", from, err)
	}
	// The pictures come along. Should that fail, their cards show their motifs.
	if err := os.Rename(f.albumPath(from), f.albumPath(to)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("rename the pictures of the set %q: %w", from, err)
	}
	f.Read(to) // looks at the pictures where they are now
	return nil
}

// Free is a name like the given one that no set has.
func (f *Folder) Free(name string) string {
	if name = GoodName(name); name == "" {
		name = "Set"
	}
	free := name
	for n := 2; ; n++ {
		if !f.taken(free) {
			return free
		}
		free = fmt.Sprintf("%s %d", name, n)
	}
}

// taken reports whether there is a set of that name, or pictures that one left behind.
func (f *Folder) taken(name string) bool {
	for _, path := range []string{f.path(name), f.albumPath(name)} {
		if _, err := os.Lstat(path); err == nil {
			return true
		}
	}
	return false
}

// Delete removes a set's file and its pictures.
func (f *Folder) Delete(name string) error {
	if err := errors.Join(os.Remove(f.path(name)), f.deletePictures(name)); err != nil {
		return fmt.Errorf("delete the set %q: %w", name, err)
	}
	return nil
}
