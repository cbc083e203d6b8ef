package sets

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"feltstack/saves/whole"

	"feltstack/cardart/pictures"
	"feltstack/rules"
)

// album is the end of the name of a folder with the pictures of a set.
const album = ".pictures"

// albumBytes is how much memory the pictures of a folder take.
const albumBytes = 96 << 20

// Picture is a picture of a set as its file was when the folder was last looked
// at. A file that has changed is another Picture. It is unpacked when it is
// asked for, and forgotten when others need the room.
type Picture struct {
	folder    *Folder
	set, file string
	size      int64
	changed   time.Time

	// The fields below are guarded by Folder.unpacking.
	img *image.RGBA
	err error // why it can't be unpacked
}

// Image is the picture, nil if its file is damaged. It waits for the disk: call
// it where that does not matter.
func (p *Picture) Image() image.Image {
	if img, err := p.read(); err == nil {
		return img
	}
	return nil
}

func (p *Picture) read() (*image.RGBA, error) {
	f := p.folder
	f.unpacking.Lock() // one at a time: a large one takes much memory while it is unpacked
	defer f.unpacking.Unlock()
	if p.err != nil {
		return nil, p.err
	}
	if i := slices.Index(f.unpacked, p); i >= 0 {
		f.unpacked = append(slices.Delete(f.unpacked, i, i+1), p)
		return p.img, nil
	}
	data, err := f.readPicture(p.set, p.file)
	if err == nil {
		p.img, err = ReadPicture(data)
	}
	if err != nil {
		p.err = err
		return nil, err
	}
	f.unpacked = append(f.unpacked, p)
	bytes := 0
	for _, o := range f.unpacked {
		bytes += len(o.img.Pix)
	}
	for bytes > f.room && len(f.unpacked) > 1 {
		bytes -= len(f.unpacked[0].img.Pix)
		f.unpacked[0].img = nil
		f.unpacked = slices.Delete(f.unpacked, 0, 1)
	}
	return p.img, nil
}

// pictureKey is where a picture lies.
type pictureKey struct{ set, file string }

// knownPictures are the pictures that are known, by where they lie, and which card of
// a set shows which: the name of its file by set and rules.NameKey of the card.
type knownPictures struct {
	mu    sync.Mutex
	known map[pictureKey]*Picture
	cards map[string]map[string]string
}

// PictureOf finds the picture of a card as it once was, in a saved game for
// instance: where its file is gone, that which the card shows now, and where its
// set is gone, that of the card of its name in another set, which may be the same
// set under another name. nil if there is none. It does not wait for the disk.
func (f *Folder) PictureOf(set, card, file string) *Picture {
	f.pictures.mu.Lock()
	defer f.pictures.mu.Unlock()
	if p := f.pictures.known[pictureKey{set, file}]; p != nil {
		return p
	}
	card = rules.NameKey(card)
	if cards, there := f.pictures.cards[set]; there {
		return f.pictures.known[pictureKey{set, cards[card]}]
	}
	var found *Picture
	same := false // the file has its name still
	for _, other := range slices.Sorted(maps.Keys(f.pictures.cards)) {
		now := f.pictures.cards[other][card]
		if p := f.pictures.known[pictureKey{other, now}]; p != nil && (found == nil || !same && now == file) {
			found, same = p, now == file
		}
	}
	return found
}

// look brings what is known of the pictures of a set up to date.
func (f *Folder) look(s Set) {
	shown := map[string]string{}
	for _, c := range s.Cards {
		if c.Picture.File != "" {
			f.lookAt(s.Name, c.Picture.File)
			shown[rules.NameKey(c.Name)] = c.Picture.File
		}
	}
	f.pictures.mu.Lock()
	defer f.pictures.mu.Unlock()
	if f.pictures.cards == nil {
		f.pictures.cards = map[string]map[string]string{}
	}
	f.pictures.cards[s.Name] = shown
}

// forget drops what is known of sets that are there no more.
func (f *Folder) forget(there []Set) {
	f.pictures.mu.Lock()
	gone := func(set string) bool {
		return !slices.ContainsFunc(there, func(s Set) bool { return s.Name == set })
	}
	maps.DeleteFunc(f.pictures.cards, func(set string, _ map[string]string) bool { return gone(set) })
	var again []pictureKey
	for key := range f.pictures.known {
		if gone(key.set) {
			again = append(again, key)
		}
	}
	f.pictures.mu.Unlock()
	for _, key := range again { // a set that is not saved yet has pictures, too
		f.lookAt(key.set, key.file)
	}
}

func (f *Folder) lookAt(set, file string) {
	info, err := f.statPicture(set, file)
	key := pictureKey{set, file}
	f.pictures.mu.Lock()
	defer f.pictures.mu.Unlock()
	if err != nil {
		delete(f.pictures.known, key)
		return
	}
	if p := f.pictures.known[key]; p != nil && p.size == info.Size() && p.changed.Equal(info.ModTime()) {
		return
	}
	if f.pictures.known == nil {
		f.pictures.known = map[pictureKey]*Picture{}
	}
	f.pictures.known[key] = &Picture{folder: f, set: set, file: file, size: info.Size(), changed: info.ModTime()}
}

// goodPicture reports whether a file of that name can be a set's picture.
func goodPicture(file string) bool {
	switch strings.ToLower(path.Ext(file)) {
	case ".png", ".jpg", ".jpeg":
		return GoodName(file) == file && !strings.HasPrefix(file, ".")
	}
	return false
}

// openAlbum opens the folder of a set's pictures, and nothing that only points there.
func (f *Folder) openAlbum(set string) (*os.Root, error) {
	if GoodName(set) != set || set == "" {
		return nil, ErrPicturePlace
	}
	info, err := os.Lstat(f.albumPath(set))
	switch {
	case err != nil:
		return nil, ErrPictureMissing
	case !info.IsDir():
		return nil, ErrPicturePlace
	}
	return os.OpenRoot(f.albumPath(set))
}

func (f *Folder) albumPath(set string) string { return filepath.Join(f.dir, set+album) }

func (f *Folder) statPicture(set, file string) (fs.FileInfo, error) {
	if !goodPicture(file) {
		return nil, ErrPicturePlace
	}
	root, err := f.openAlbum(set)
	if err != nil {
		return nil, err
	}
	defer root.Close() // only read from
	info, err := root.Lstat(file)
	switch {
	case err != nil:
		return nil, ErrPictureMissing
	case !info.Mode().IsRegular():
		return nil, ErrPicturePlace
	case info.Size() > LongestPicture:
		return info, ErrPictureSize
	}
	return info, nil
}

// readPicture reads the file of a picture, no further than it may be long.
func (f *Folder) readPicture(set, file string) ([]byte, error) {
	if _, err := f.statPicture(set, file); err != nil {
		return nil, err
	}
	root, err := f.openAlbum(set)
	if err != nil {
		return nil, err
	}
	defer root.Close() // only read from
	r, err := root.Open(file)
	if err != nil {
		return nil, ErrPictureMissing
	}
	defer r.Close() // only read from
	return io.ReadAll(io.LimitReader(r, LongestPicture+1))
}

// AddPicture puts a picture from anywhere among those of a set, upright and as
// small as a card has use for, and returns the name that a card calls it by. A
// picture that is there already is not put there twice. The error is one of
// those of ReadPicture, of ctx, or of the disk.
func (f *Folder) AddPicture(ctx context.Context, set, name string, from io.Reader) (file string, err error) {
	f.unpacking.Lock() // one at a time, with those that are shown
	img, k, err := readPhoto(ctx, from)
	f.unpacking.Unlock()
	if err != nil {
		return "", err
	}
	data, ext, err := writePicture(img, k)
	if err != nil {
		return "", fmt.Errorf("keep the picture: %w", err)
	}
	stem := strings.TrimLeft(strings.TrimSuffix(path.Base(name), path.Ext(name)), ". ")
	if r := []rune(stem); len(r) > 40 {
		stem = string(r[:40])
	}
	if stem = GoodName(stem); stem == "" {
		stem = "picture"
	}
	for n := 1; ; n++ {
		file = stem + ext
		if n > 1 {
			file = fmt.Sprintf("%s %d%s", stem, n, ext)
		}
		there, err := f.readPicture(set, file)
		if err == nil && bytes.Equal(there, data) {
			f.lookAt(set, file)
			return file, nil
		}
		if _, err := os.Lstat(filepath.Join(f.albumPath(set), file)); err != nil {
			return file, f.putPicture(set, file, data)
		}
	}
}

// putPicture writes the file of a picture whole, or not at all.
func (f *Folder) putPicture(set, file string, data []byte) error {
	if GoodName(set) != set || set == "" || !goodPicture(file) {
		return ErrPicturePlace
	}
	if err := os.MkdirAll(f.albumPath(set), 0o755); err != nil {
		return fmt.Errorf("make the folder for pictures: %w", err)
	}
	root, err := f.openAlbum(set)
	if err != nil {
		return err
	}
	defer root.Close() // what is written in it is closed by then
	err = whole.In(root, file, func(to io.Writer) error {
		_, err := to.Write(data)
		return errors.Join(err, keep(root, file, data))
	})
	if err != nil {
		return fmt.Errorf("keep the picture: %w", err)
	}
	f.lookAt(set, file)
	return nil
}

// deletePictures removes the pictures of a set, and their folder if nothing else
// lies in it.
func (f *Folder) deletePictures(set string) error {
	root, err := f.openAlbum(set)
	if err != nil {
		return nil // there are none
	}
	entries, err := fs.ReadDir(root.FS(), ".")
	for _, e := range entries {
		if e.Type().IsRegular() && (goodPicture(e.Name()) || e.Name() == kept) {
			err = errors.Join(err, root.Remove(e.Name()))
		}
	}
	if err = errors.Join(err, root.Close()); err != nil {
		return err
	}
	_ = os.Remove(f.albumPath(set)) // fails if something else is in it, which is meant
	return nil
}

// Note is a picture or a motif that can't be shown.
type Note struct {
	Card, File string
	Motif      bool
	Why        error // one of the errors of this package, of pictures.Parse and of cardart.ReadArt, or of the disk
}

// Notes says which pictures and motifs of a set can't be shown, and why. It unpacks those
// that nobody has asked for yet.
func (f *Folder) Notes(ctx context.Context, s Set) []Note {
	var all []Note
	for _, c := range s.Cards {
		if ctx.Err() != nil {
			return all
		}
		if _, err := pictures.Parse(c.Facts["picture"], c.Facts["crop"]); err != nil {
			all = append(all, Note{c.Name, fmt.Sprint(c.Facts["picture"]), false, err})
		}
		if m := f.motif(c.Motif); m != nil {
			if _, err := m.read(); err != nil {
				all = append(all, Note{c.Name, m.File, true, err})
			}
		}
		if c.Picture.File == "" {
			continue
		}
		_, err := f.statPicture(s.Name, c.Picture.File)
		if err == nil {
			f.lookAt(s.Name, c.Picture.File)
			if p := f.PictureOf(s.Name, c.Name, c.Picture.File); p != nil {
				_, err = p.read()
			}
		}
		if err != nil {
			all = append(all, Note{c.Name, c.Picture.File, false, err})
		}
	}
	return all
}
