package saves

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"feltstack/saves/whole"
)

// Backed is what a backup was made of.
type Backed struct {
	Contents
	// Left is what was left out of the folders, by its path in them: links, and files that are too
	// large.
	Left []string
}

// Progress hears how far something is; it may be nil.
type Progress func(done, of int)

// BackupExt is what names of backups end with.
const BackupExt = ".zip"

// Backup writes everything that is saved at this moment, with the folders that the Store was opened
// with, to a new file at to. It also works when the saves file itself is gone, as long as the Store is
// open.
func (s *Store) Backup(ctx context.Context, to string, told Progress) (Backed, error) {
	return makeBackup(ctx, s.snapshot, s.beside, to, told)
}

// snapshot copies the database to an empty file.
func (s *Store) snapshot(ctx context.Context, to string) (Contents, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	source := s.rw // what it has open stays readable, whatever becomes of the name
	if source == nil {
		source = s.ro
	}
	found, err := copyInto(ctx, source, to)
	return found, naming(err, to, s.path)
}

// Backup is [Store.Backup] of a file that need not be open. It does not wait for
// a program that has it open, and changes nothing in it.
func Backup(ctx context.Context, from string, beside Folders, to string, told Progress) (Backed, error) {
	source, err := openSource(ctx, from)
	if err != nil {
		return Backed{}, err
	}
	defer source.Close()
	source.beside = beside
	return source.Backup(ctx, to, told)
}

// makeBackup writes a backup. snapshot copies the database to an empty file; nil for none.
func makeBackup(ctx context.Context, snapshot func(context.Context, string) (Contents, error), beside Folders, to string, told Progress) (Backed, error) {
	var done Backed
	err := makeNew(to, func(temp string) error {
		return withCopy(ctx, snapshot, temp, func(copied string, found Contents) (err error) {
			b, err := gather(ctx, copied, found, beside)
			if err == nil {
				err = b.write(ctx, temp, told)
			}
			done = Backed{b.contents, b.left}
			return err
		})
	})
	if err != nil {
		return Backed{}, fmt.Errorf("back up to %s: %w", to, err)
	}
	return done, nil
}

// withCopy calls do with a copy of the database that lies beside a file and then is gone, "" if there is
// no database.
func withCopy(ctx context.Context, snapshot func(context.Context, string) (Contents, error), beside string, do func(copied string, found Contents) error) error {
	if snapshot == nil {
		return do("", Contents{})
	}
	temp, err := whole.Temp(filepath.Dir(beside))
	if err != nil {
		return err
	}
	defer discard(temp)
	found, err := snapshot(ctx, temp)
	if err != nil {
		return err
	}
	return do(temp, found)
}

// gathered is what goes into a backup.
type gathered struct {
	saves    string // the copy of the database; "" for none
	folders  []part
	files    [][]personal // of each folder
	left     []string
	contents Contents
	state    string // the same as long as nothing changes
}

// markBytes at the beginning of a database change with every opening.
const markBytes = 100

// gather looks at everything that goes into a backup.
func gather(ctx context.Context, copied string, found Contents, beside Folders) (g gathered, err error) {
	g = gathered{saves: copied, contents: found}
	sum := sha256.New()
	if copied != "" {
		f, err := os.Open(copied)
		if err != nil {
			return g, err
		}
		defer f.Close() // only read from
		if _, err = f.Seek(markBytes, io.SeekStart); err == nil {
			_, err = io.Copy(sum, &patient{ctx, f, nil})
		}
		if err != nil {
			return g, err
		}
	}
	for _, p := range beside.parts() {
		if p.path == "" {
			continue
		}
		files, left, err := p.list(ctx)
		if err != nil {
			return g, err
		}
		for _, f := range files {
			g.contents.countFile(f.name)
			fmt.Fprintln(sum, f.name, f.size, f.at.Unix())
		}
		g.contents.Parts |= p.has
		g.folders, g.files, g.left = append(g.folders, p), append(g.files, files), append(g.left, left...)
	}
	g.state = hex.EncodeToString(sum.Sum(nil))
	return g, nil
}

// write writes a backup into an empty file and checks it.
func (g *gathered) write(ctx context.Context, to string, told Progress) error {
	out, err := os.OpenFile(to, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	if err = g.pack(ctx, out, told); err == nil {
		err = out.Sync()
	}
	if err = errors.Join(err, out.Close()); err != nil {
		return err
	}
	b, err := openBundle(to)
	if err == nil {
		b.Close()
	}
	return err
}

func (g *gathered) pack(ctx context.Context, out io.Writer, told Progress) error {
	const unit = 1 << 10 // of what is told
	var done, all int64
	if info, err := os.Stat(g.saves); err == nil {
		all = info.Size()
	}
	for _, files := range g.files {
		for _, f := range files {
			all += f.size
		}
	}
	a := newArchive(ctx, out, func(n int64) {
		if done += n; told != nil {
			told(int(done/unit), int(max(all, done)/unit))
		}
	})
	now := time.Now()
	if g.saves != "" {
		f, err := os.Open(g.saves)
		if err == nil {
			err = errors.Join(a.add(savesName, now, f), f.Close())
		}
		if err != nil {
			return err
		}
	}
	for i, p := range g.folders {
		if err := g.packFolder(a, p, g.files[i]); err != nil {
			return err
		}
	}
	a.note = note{backupFormat, now.UTC().Truncate(time.Second), g.contents, g.state}
	return a.finish()
}

func (g *gathered) packFolder(a *archive, p part, files []personal) error {
	if len(files) == 0 {
		return nil
	}
	root, err := os.OpenRoot(p.path)
	if err != nil {
		return err
	}
	defer root.Close() // only read from
	for _, file := range files {
		f, err := root.Open(filepath.FromSlash(strings.TrimPrefix(file.name, p.name+"/")))
		if errors.Is(err, fs.ErrNotExist) { // deleted meanwhile
			continue
		}
		if err == nil {
			err = errors.Join(a.add(file.name, file.at, io.LimitReader(f, mostFile)), f.Close())
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// there is the file at path, not open yet; it must be there.
func there(path string) (s *Store, err error) {
	s = &Store{}
	if s.path, err = realPath(path); err != nil {
		return nil, err
	}
	missing, err := s.missing()
	switch {
	case err != nil:
		return nil, err
	case missing:
		return nil, s.fileError(ErrNoFile, nil)
	}
	return s, nil
}

// openSource opens a saves file to copy it, of this version or an older one.
func openSource(ctx context.Context, path string) (*Store, error) {
	s, err := there(path)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(s.checkCompanions(), s.checkLogAgain(ctx)); err != nil {
		return nil, err
	}
	migrations, err := shipped()
	if err != nil {
		return nil, err
	}
	found, err := inspect(ctx, s.path, Options{ReadOnly: true}, migrations)
	if err != nil {
		return nil, err
	}
	want, err := newest(migrations)
	switch {
	case err != nil:
		return nil, err
	case found.empty:
		return nil, s.fileError(ErrNotDatabase, errors.New("it is empty"))
	case found.version > want:
		return nil, s.fileError(ErrNewer, fmt.Errorf("its version is %d, this program knows %d", found.version, want))
	}
	s.ro, err = openReader(ctx, s.path)
	return s, fileErrorFrom(s.path, err)
}

// Dated is the name of a copy of what is at path: its own with the time.
func Dated(path string, at time.Time) string {
	extension := filepath.Ext(path)
	return strings.TrimSuffix(path, extension) + "-" + at.Format(stampFormat) + extension
}

// DatedBackup is Dated for a backup of the saves file at path.
func DatedBackup(path string, at time.Time) string {
	return Dated(strings.TrimSuffix(path, filepath.Ext(path))+BackupExt, at)
}
