package sets

import (
	"fmt"
	"image"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"feltstack/saves/whole"

	"feltstack/cardart"
	"feltstack/cardart/drawing"
	"feltstack/cardart/pictures"
	"feltstack/rules"
	"feltstack/rules/names"
)

// motifHome is the name of the folder of a person's motifs, among the sets.
const motifHome = "motifs"

// mostMotifs is how many files of it are looked at.
const mostMotifs = 1000

// ErrMotifPlace is for a motif whose file is none, or only points to one.
var ErrMotifPlace = catalog.Problem("set.motif_place")

// Motif is a motif of the person's own as its file was when the folder was last looked at.
// A file that has changed is another Motif. It's read when it is first shown.
type Motif struct {
	File string

	size    int64
	changed time.Time
	read    func() (*cardart.Art, error)
}

// Art is what the file shows, nil if it's broken. It waits for the disk.
func (m *Motif) Art() *cardart.Art {
	art, _ := m.read()
	return art
}

// Image is nil: a motif is drawn as large as it's wanted.
func (m *Motif) Image() image.Image { return nil }

// Motifs lists the names of the person's motifs. It does not wait for the disk.
func (f *Folder) Motifs() []string {
	f.motifs.mu.Lock()
	defer f.motifs.mu.Unlock()
	return slices.Sorted(maps.Keys(f.motifs.known))
}

// motifs are those that are known, by name.
type motifs struct {
	mu    sync.Mutex
	known map[string]*Motif
}

func (f *Folder) motif(name string) *Motif {
	f.motifs.mu.Lock()
	defer f.motifs.mu.Unlock()
	return f.motifs.known[name]
}

// Shown is what a card shows in place of a motif of the program: its picture, else a motif
// of the person's own; nil if there is neither. It does not wait for the disk.
func (f *Folder) Shown(d *rules.Def) cardart.Picture {
	if file := pictures.Of(d.Art).File; file != "" {
		if p := f.PictureOf(d.Set, d.Name, file); p != nil {
			return p
		}
	}
	if m := f.motif(d.Motif); m != nil {
		return m
	}
	return nil
}

// lookAtMotifs brings what is known of the motifs up to date. A name that the program
// has stays the program's.
func (f *Folder) lookAtMotifs() {
	now := map[string]*Motif{}
	f.motifs.mu.Lock()
	before := f.motifs.known
	f.motifs.mu.Unlock()
	if root, err := f.openMotifs(); err == nil {
		entries, _ := fs.ReadDir(root.FS(), ".") // as many as can be read
		for _, e := range entries[:min(len(entries), mostMotifs)] {
			name, ok := motifName(e.Name())
			info, err := e.Info()
			if !ok || err != nil || !info.Mode().IsRegular() || cardart.IsMotif(name) {
				continue
			}
			if m := before[name]; m != nil && m.File == e.Name() && m.size == info.Size() && m.changed.Equal(info.ModTime()) {
				now[name] = m
				continue
			}
			now[name] = &Motif{e.Name(), info.Size(), info.ModTime(), sync.OnceValues(func() (*cardart.Art, error) {
				data, err := f.readMotif(e.Name())
				if err != nil {
					return nil, err
				}
				return cardart.ReadArt(data)
			})}
		}
		_ = root.Close() // only read from
	}
	f.motifs.mu.Lock()
	f.motifs.known = now
	f.motifs.mu.Unlock()
}

// motifName is what the motif in a file is called, false if the file can't be one.
func motifName(file string) (string, bool) {
	if strings.HasPrefix(file, ".") || !strings.EqualFold(filepath.Ext(file), ".svg") || GoodName(file) != file || names.Unclean(file) {
		return "", false
	}
	name := cardart.MotifName(file)
	return name, name != ""
}

func (f *Folder) motifsPath() string { return filepath.Join(f.dir, motifHome) }

// openMotifs opens the folder of motifs, and nothing that only points there.
func (f *Folder) openMotifs() (*os.Root, error) {
	info, err := os.Lstat(f.motifsPath())
	if err != nil || !info.IsDir() {
		return nil, ErrMotifPlace
	}
	return os.OpenRoot(f.motifsPath())
}

// readMotif reads a file, no further than it may be long.
func (f *Folder) readMotif(file string) ([]byte, error) {
	root, err := f.openMotifs()
	if err != nil {
		return nil, err
	}
	defer root.Close() // only read from
	if info, err := root.Lstat(file); err != nil || !info.Mode().IsRegular() {
		return nil, ErrMotifPlace
	}
	in, err := root.Open(file)
	if err != nil {
		return nil, ErrMotifPlace
	}
	defer in.Close() // only read from
	data, err := io.ReadAll(io.LimitReader(in, drawing.MostBytes+1))
	if err != nil {
		return nil, fmt.Errorf("read the motif: %w", err)
	}
	return data, nil
}

// putMotif writes the file of a motif whole, or not at all; nothing where the person has one
// of that name.
func (f *Folder) putMotif(file string, data []byte) error {
	name, ok := motifName(file)
	if !ok || cardart.IsMotif(name) {
		return ErrMotifPlace
	}
	if err := os.MkdirAll(f.motifsPath(), 0o755); err != nil {
		return fmt.Errorf("make the folder for motifs: %w", err)
	}
	if f.lookAtMotifs(); f.motif(name) != nil {
		return nil
	}
	root, err := f.openMotifs()
	if err != nil {
		return err
	}
	defer root.Close() // what is written in it is closed by then
	if _, err := root.Lstat(file); err == nil {
		return nil
	}
	if err := whole.In(root, file, func(to io.Writer) error { _, err := to.Write(data); return err }); err != nil {
		return fmt.Errorf("keep the motif: %w", err)
	}
	f.lookAtMotifs()
	return nil
}
