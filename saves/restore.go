package saves

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"feltstack/saves/whole"
)

// Restored is what Restore did.
type Restored struct {
	Contents          // of the backup: what isn't in it stayed as it was
	Kept     []string // where what was there before is; none when there was nothing
	Notice   error    // see Store.Notice
}

// Restore puts the content of a backup, or of any saves file, in the place of the saves file at path
// and of the folders beside it; parts that the backup doesn't have stay as they are. It checks all of
// it first, and keeps what was there under another name. Nobody may have path open for writing:
// ErrInUse. After an error everything is as it was. Killed at any moment, the next Open finds it as it
// was, or goes on until it is as it was to be.
func Restore(ctx context.Context, path string, beside Folders, from string) (Restored, error) {
	target := &Store{now: time.Now, beside: beside}
	defer target.Close()
	var err error
	if target.path, err = realPath(path); err != nil {
		return Restored{}, err
	}
	if _, err := target.missing(); err != nil {
		return Restored{}, err
	}
	if err := errors.Join(target.checkCompanions(), target.takeLock()); err != nil {
		return Restored{}, err
	}
	if err := target.finishSwap(); err != nil {
		return Restored{}, err
	}
	return target.restore(ctx, from)
}

// Restore is the function Restore for the file of the Store, which goes on with
// what is restored, and the folders that it was opened with. Writers are to be closed first.
func (s *Store) Restore(ctx context.Context, from string) (Restored, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.rw == nil {
		return Restored{}, s.fileError(ErrReadOnly, nil)
	}
	if err := s.present(); err != nil {
		return Restored{}, err
	}
	if err := s.closeFile(); err != nil {
		return Restored{}, fmt.Errorf("close %s to restore it: %w", s.path, err)
	}
	closed := &Store{now: s.now, path: s.path, lock: s.lock, beside: s.beside}
	done, err := closed.restore(ctx, from)
	fresh, opening := Open(context.WithoutCancel(ctx), s.path, Options{Beside: s.beside, lock: s.lock})
	if opening != nil {
		return done, errors.Join(err, opening)
	}
	s.rw, s.ro, s.own, s.logAside = fresh.rw, fresh.ro, fresh.own, fresh.logAside
	s.ended.Add(1)
	return done, err
}

// Look counts what is in a backup, after checking all of it but the files of its folders. What is
// unpacked for that lies beside the file of the Store for a moment. made is when the backup was made,
// zero if it doesn't say.
func (s *Store) Look(ctx context.Context, from string) (found Contents, made time.Time, err error) {
	return Look(ctx, s.Path(), from)
}

// Look is [Store.Look] with what is unpacked beside the file at path.
func Look(ctx context.Context, path, from string) (found Contents, made time.Time, err error) {
	b, err := openBundle(from)
	if err != nil {
		return found, made, err
	}
	defer b.Close()
	if real, err := realPath(path); err == nil && real == b.path {
		return found, made, &FileError{Path: from, Kind: ErrSame}
	}
	if b.note.Contents.Parts&HasSaves != 0 {
		temp, err := b.copySaves(ctx, filepath.Dir(path), &found)
		if err != nil {
			return Contents{}, made, err
		}
		discard(temp)
	}
	b.countFiles(&found)
	return found, b.note.Made, nil
}

// countFiles counts what is in the folders of a backup.
func (b *bundle) countFiles(found *Contents) {
	found.Parts = b.note.Contents.Parts
	if b.file == nil {
		return
	}
	for _, f := range b.zip.File {
		found.countFile(f.Name)
	}
}

// copySaves makes a checked copy of the saves file of a backup, in a file of a temporary name in a
// folder.
func (b *bundle) copySaves(ctx context.Context, folder string, found *Contents) (temp string, err error) {
	from := b.path
	if b.file != nil {
		if from, err = whole.Temp(folder); err != nil {
			return "", err
		}
		defer discard(from)
		if err := b.unpackSaves(ctx, from); err != nil {
			return "", err
		}
	}
	source, err := openSource(ctx, from)
	if err != nil {
		return "", naming(err, from, b.path)
	}
	defer source.Close()
	if temp, err = whole.Temp(folder); err != nil {
		return "", err
	}
	if *found, err = source.snapshot(ctx, temp); err != nil {
		discard(temp)
		return "", naming(err, from, b.path)
	}
	return temp, nil
}

// restore replaces what a backup has. The file is closed and locked.
func (s *Store) restore(ctx context.Context, from string) (done Restored, err error) {
	b, err := openBundle(from)
	if err != nil {
		return done, err
	}
	defer b.Close()
	if s.path == b.path {
		return done, &FileError{Path: from, Kind: ErrSame}
	}
	swap := &swap{}
	defer func() { swap.discard(s.path, s.beside) }()
	if b.note.Contents.Parts&HasSaves != 0 {
		temp, err := b.copySaves(ctx, filepath.Dir(s.path), &done.Contents)
		switch {
		case refused(err):
			return done, s.fileError(ErrReadOnly, err)
		case err != nil:
			return done, restoring(from, err)
		}
		swap.Saves = filepath.Base(temp)
	}
	for _, p := range s.beside.parts() {
		if b.note.Contents.Parts&p.has == 0 || p.path == "" {
			continue
		}
		if err := swap.stage(ctx, b, p); err != nil {
			return done, restoring(from, err)
		}
	}
	b.countFiles(&done.Contents)
	done.Kept, swap.Aside, err = s.keep(ctx)
	if done.Notice = s.Notice(); err != nil {
		return done, fmt.Errorf("keep what is in %s: %w", s.path, err)
	}
	if err := ctx.Err(); err != nil {
		return done, err
	}
	asides, err := s.doSwap(swap)
	done.Kept = append(done.Kept, asides...)
	return done, err
}

// restoring says what failed, unless the error does.
func restoring(from string, err error) error {
	var fe *FileError
	if errors.As(err, &fe) || errors.Is(err, context.Canceled) {
		return err
	}
	return fmt.Errorf("restore %s: %w", from, err)
}

// keep backs up what is there now, beside it under a name with the time. What can't be read of it is
// kept byte by byte. It returns where, nothing when there is nothing to keep. With aside, not all of
// the folders is in it.
func (s *Store) keep(ctx context.Context) (kept []string, aside bool, err error) {
	if err := s.checkLog(ctx); err != nil {
		return nil, false, err
	}
	info, err := os.Stat(s.path)
	there := err == nil && info.Size() > 0
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, false, err
	}
	var source *Store
	if there {
		source, err = openSource(ctx, s.path)
		var fe *FileError
		switch {
		case err == nil:
			defer source.Close()
		case !errors.As(err, &fe) || fe.Kind == ErrForeign:
			return nil, false, err
		default:
			to, err := s.keepRaw()
			if err != nil {
				return nil, false, err
			}
			kept = append(kept, to)
		}
	}
	to, err := unused(DatedBackup(s.path, s.now()))
	if err != nil {
		return kept, false, err
	}
	snapshot := (func(context.Context, string) (Contents, error))(nil)
	if source != nil {
		snapshot = source.snapshot
	} else if files, left, err := s.beside.all(ctx); err != nil || files+left == 0 {
		return kept, left > 0, err
	}
	made, err := makeBackup(ctx, snapshot, s.beside, to, nil)
	if err != nil {
		return kept, false, err
	}
	return append(kept, to), len(made.Left) > 0, nil
}

// all counts the files in the folders, and what is left out of backups.
func (f Folders) all(ctx context.Context) (files, left int, err error) {
	for _, p := range f.parts() {
		in, out, err := p.list(ctx)
		if err != nil {
			return 0, 0, err
		}
		files, left = files+len(in), left+len(out)
	}
	return files, left, nil
}

// keepRaw copies the file, and its log, byte by byte.
func (s *Store) keepRaw() (string, error) {
	to, err := unused(Dated(s.path, s.now()))
	if err != nil {
		return "", err
	}
	for _, suffix := range []string{"", "-wal", "-journal"} {
		if err := copyWhole(to+suffix, s.path+suffix); err != nil && !(suffix != "" && errors.Is(err, fs.ErrNotExist)) {
			return "", err
		}
	}
	return to, nil
}
