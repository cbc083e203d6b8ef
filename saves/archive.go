package saves

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"feltstack/saves/whole"
)

// The names in a backup; the folders have those of Folders.parts.
const (
	savesName = "saves.db"
	noteName  = "backup.json"
)

// backupFormat is the version of the format of backups that this program writes and the last that it
// reads.
const backupFormat = 1

// The bounds of a backup. What Backup makes it checks against them.
const (
	mostFiles    = 100_000
	mostFile     = 256 << 20 // bytes of one that isn't the saves file; larger ones are left out
	mostDeep     = 6         // folders in one another
	mostNote     = 1 << 20   // bytes
	longestName  = 1000      // bytes
	freeBytes    = 64 << 20  // that a backup of any size may unpack to
	mostUnpacked = 250       // times its own size it may unpack to, beyond that
)

// note is the file noteName of a backup: what it is, for lists. Restoring counts again.
type note struct {
	Format   int       `json:"format"`
	Made     time.Time `json:"made"`
	Contents Contents  `json:"contents"`
	State    string    `json:"state"` // of what was backed up: the same for the same
}

// archive is a backup that is being written.
type archive struct {
	ctx  context.Context
	zip  *zip.Writer
	note note
	told func(bytes int64)
}

func newArchive(ctx context.Context, to io.Writer, told func(bytes int64)) *archive {
	z := zip.NewWriter(to)
	z.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) { return flate.NewWriter(out, flate.DefaultCompression) })
	return &archive{ctx: ctx, zip: z, told: told}
}

// add puts a file into the backup.
func (a *archive) add(name string, changed time.Time, from io.Reader) error {
	head := &zip.FileHeader{Name: name, Modified: changed, Method: zip.Deflate}
	switch strings.ToLower(path.Ext(name)) {
	case ".png", ".jpg", ".jpeg", ".mp3": // packed as they are
		head.Method = zip.Store
	}
	to, err := a.zip.CreateHeader(head)
	if err == nil {
		_, err = io.Copy(to, &patient{a.ctx, from, a.told})
	}
	return err
}

// finish writes the note and the end of the backup.
func (a *archive) finish() error {
	text, err := json.MarshalIndent(a.note, "", "  ")
	if err == nil {
		err = a.add(noteName, a.note.Made, bytes.NewReader(append(text, '\n')))
	}
	return errors.Join(err, a.zip.Close())
}

// patient is a file that is read as long as ctx hasn't ended. told hears how much was read; it may be
// nil.
type patient struct {
	ctx  context.Context
	from io.Reader
	told func(bytes int64)
}

func (p *patient) Read(to []byte) (int, error) {
	if err := p.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := p.from.Read(to)
	if p.told != nil {
		p.told(int64(n))
	}
	return n, err
}

// bundle is a backup that is being read. It may be a saves file, as Backup wrote them once.
type bundle struct {
	path string
	file *os.File // nil if it is a saves file
	note note
	zip  *zip.Reader
}

// openBundle opens a backup and checks what it says of itself; nothing is unpacked.
func openBundle(path string) (b *bundle, err error) {
	s, err := there(path)
	if err != nil {
		return nil, err
	}
	f, err := os.Open(s.path)
	if err != nil {
		return nil, s.fileError(ErrReadOnly, err)
	}
	defer func() {
		if b == nil || b.file == nil {
			f.Close()
		}
	}()
	var head [4]byte
	if _, err := io.ReadFull(f, head[:]); err != nil || string(head[:]) != "PK\x03\x04" {
		return &bundle{path: s.path, note: note{Contents: Contents{Parts: HasSaves}}}, nil // opening it as one says what it is
	}
	info, err := f.Stat()
	if err != nil {
		return nil, s.fileError(ErrDisk, err)
	}
	z, err := zip.NewReader(f, info.Size())
	if err != nil {
		return nil, s.fileError(ErrDamaged, err)
	}
	b = &bundle{path: s.path, file: f, zip: z}
	if err := b.check(info.Size()); err != nil {
		b.file = nil
		return nil, err
	}
	return b, nil
}

func (b *bundle) Close() {
	if b.file != nil {
		_ = b.file.Close() // only read from
	}
}

// check reads the note, and looks at the names and sizes of what is inside.
func (b *bundle) check(size int64) error {
	text, err := b.read(noteName, mostNote)
	if err != nil {
		return &FileError{b.path, ErrNotDatabase, errors.New("it is a zip file, but no backup")}
	}
	if err := json.Unmarshal(text, &b.note); err != nil || b.note.Format < 1 {
		return &FileError{b.path, ErrDamaged, errors.New("its note can't be read")}
	}
	if b.note.Format > backupFormat {
		return &FileError{b.path, ErrNewer, fmt.Errorf("its format is %d, this program knows %d", b.note.Format, backupFormat)}
	}
	damaged := func(format string, args ...any) error {
		return &FileError{b.path, ErrDamaged, fmt.Errorf(format, args...)}
	}
	if len(b.zip.File) > mostFiles+2 {
		return damaged("it holds more than %d files", mostFiles)
	}
	var total uint64
	room := uint64(freeBytes) + mostUnpacked*uint64(size)
	seen := map[string]bool{}
	for _, f := range b.zip.File {
		known := f.Name == noteName || f.Name == savesName || b.fileOf(f.Name) != ""
		switch {
		case !known || !f.Mode().IsRegular() || seen[f.Name]:
			return damaged("%.100q doesn't belong in it", f.Name)
		case f.Name != savesName && f.UncompressedSize64 > mostFile:
			return damaged("%.100q is too large", f.Name)
		}
		seen[f.Name] = true
		if total += f.UncompressedSize64; f.UncompressedSize64 > room || total > room {
			return damaged("it would unpack to %d times its size", total/uint64(size))
		}
	}
	if (b.note.Contents.Parts&HasSaves != 0) != seen[savesName] {
		return damaged("its games are missing")
	}
	return nil
}

// fileOf is the name of the folder in which a file of a backup belongs, "" if it has no place in one.
func (b *bundle) fileOf(name string) string {
	folder, file, _ := strings.Cut(name, "/")
	in := slices.ContainsFunc(Folders{}.parts(), func(p part) bool { return p.name == folder && b.note.Contents.Parts&p.has != 0 })
	if !in || file == "" || !goodName(name) {
		return ""
	}
	return folder
}

// goodName reports whether a file of a folder can have that name in a backup.
func goodName(name string) bool {
	return len(name) <= longestName && strings.Count(name, "/") <= mostDeep && fs.ValidPath(name) && !strings.ContainsAny(name, "\\\x00") &&
		filepath.IsLocal(filepath.FromSlash(name))
}

// find is a file of the backup.
func (b *bundle) find(name string) *zip.File {
	i := slices.IndexFunc(b.zip.File, func(f *zip.File) bool { return f.Name == name })
	if i < 0 {
		return nil
	}
	return b.zip.File[i]
}

// read reads a small file.
func (b *bundle) read(name string, most int64) ([]byte, error) {
	f := b.find(name)
	if f == nil || f.UncompressedSize64 > uint64(most) {
		return nil, fs.ErrNotExist
	}
	var text bytes.Buffer
	err := unpackInto(context.Background(), f, &text)
	return text.Bytes(), err
}

// unpackInto unpacks a file, no further than it says.
func unpackInto(ctx context.Context, f *zip.File, to io.Writer) error {
	from, err := f.Open()
	if err != nil {
		return err
	}
	defer from.Close() // only read from
	n, err := io.Copy(to, io.LimitReader(&patient{ctx, from, nil}, int64(f.UncompressedSize64)+1))
	if err == nil && uint64(n) != f.UncompressedSize64 {
		err = zip.ErrFormat
	}
	return err
}

// unpackSaves unpacks the saves file into an empty one.
func (b *bundle) unpackSaves(ctx context.Context, to string) error {
	out, err := os.OpenFile(to, os.O_WRONLY, 0)
	if err == nil {
		err = errors.Join(b.torn(unpackInto(ctx, b.find(savesName), out)), out.Close())
	}
	return err
}

// unpackFolder unpacks a folder into an empty one.
func (b *bundle) unpackFolder(ctx context.Context, folder, to string) error {
	root, err := os.OpenRoot(to)
	if err != nil {
		return err
	}
	defer root.Close() // what is written in it is closed by then
	for _, f := range b.zip.File {
		if b.fileOf(f.Name) != folder {
			continue
		}
		name := strings.TrimPrefix(f.Name, folder+"/")
		if err := root.MkdirAll(path.Dir(name), 0o755); err != nil {
			return err
		}
		if err := b.unpack(ctx, f, root, name); err != nil {
			return err
		}
	}
	return nil
}

func (b *bundle) unpack(ctx context.Context, f *zip.File, root *os.Root, name string) error {
	out, err := root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	if err = b.torn(unpackInto(ctx, f, out)); err == nil {
		err = out.Sync()
	}
	if err = errors.Join(err, out.Close()); err == nil && !f.Modified.IsZero() {
		_ = root.Chtimes(name, f.Modified, f.Modified) // it's as new as it was; else it's new
	}
	return err
}

// torn has an error of the archive say that the backup is damaged.
func (b *bundle) torn(err error) error {
	var bad flate.CorruptInputError
	if errors.Is(err, zip.ErrChecksum) || errors.Is(err, zip.ErrFormat) || errors.Is(err, zip.ErrAlgorithm) || errors.Is(err, io.ErrUnexpectedEOF) || errors.As(err, &bad) {
		return &FileError{b.path, ErrDamaged, err}
	}
	return err
}

// personal is a file of a person's in one of the folders.
type personal struct {
	name string // in a backup
	size int64
	at   time.Time
}

// list lists the files in a folder that go into backups, and what is left out: what only points
// elsewhere, and what is too large. A folder that isn't there has none.
func (p part) list(ctx context.Context) (files []personal, left []string, err error) {
	if p.path == "" {
		return nil, nil, nil
	}
	root, err := os.OpenRoot(p.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, err
	}
	defer root.Close() // only read from
	err = fs.WalkDir(root.FS(), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.Is(err, fs.ErrNotExist): // deleted meanwhile
			return nil
		case err != nil || name == ".":
			return err
		case name == p.skip || whole.IsTemp(d.Name()):
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		full := p.name + "/" + name
		fits := goodName(full)
		if d.IsDir() {
			if !fits {
				left = append(left, full)
				return fs.SkipDir
			}
			return nil
		}
		info, err := d.Info()
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil {
			return err
		}
		if !fits || !info.Mode().IsRegular() || info.Size() > mostFile {
			left = append(left, full)
			return nil
		}
		if len(files) == mostFiles {
			return fmt.Errorf("%s holds more than %d files", p.path, mostFiles)
		}
		files = append(files, personal{full, info.Size(), info.ModTime()})
		return nil
	})
	return files, left, err
}
