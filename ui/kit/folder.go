package kit

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"feltstack/ui/words"
)

// File is a file or folder as a list shows it.
type File struct {
	Name    string
	Folder  bool
	Size    int64
	Changed time.Time
}

// ReadFolder lists the folders in a folder, and those of its files whose names end with
// one of kinds, or all if there are none: folders first, then by name. What is neither,
// such as a device, is left out. Links are what they lead to.
func ReadFolder(path string, kinds []string) ([]File, error) {
	entries, err := os.ReadDir(path)
	var all []File
	for _, e := range entries {
		mode := e.Type()
		info, known := fs.FileInfo(nil), error(nil)
		if mode&fs.ModeSymlink != 0 {
			if info, known = os.Stat(filepath.Join(path, e.Name())); known != nil {
				continue // it leads nowhere
			}
			mode = info.Mode().Type()
		}
		if !mode.IsDir() && !(mode.IsRegular() && IsOfKind(e.Name(), kinds)) {
			continue
		}
		if info == nil {
			if info, known = e.Info(); known != nil {
				continue // gone since
			}
		}
		all = append(all, File{Name: e.Name(), Folder: mode.IsDir(), Size: info.Size(), Changed: info.ModTime()})
	}
	slices.SortFunc(all, func(a, b File) int {
		if a.Folder != b.Folder {
			if a.Folder {
				return -1
			}
			return 1
		}
		return cmp.Or(strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)), strings.Compare(a.Name, b.Name))
	})
	return all, err
}

// IsOfKind reports whether a name ends with one of kinds, in any case, or there are none.
func IsOfKind(name string, kinds []string) bool {
	return len(kinds) == 0 || slices.ContainsFunc(kinds, func(k string) bool { return strings.HasSuffix(strings.ToLower(name), strings.ToLower(k)) })
}

// hidden reports whether a file is not for everyday eyes.
func (f File) hidden() bool { return strings.HasPrefix(f.Name, ".") }

// matching are those of some files whose names hold a text, in any case. Hidden ones are
// only found by a text that begins with their dot.
func matching(all []File, text string) []File {
	text = strings.ToLower(text)
	var out []File
	for _, f := range all {
		if strings.Contains(strings.ToLower(f.Name), text) && (!f.hidden() || strings.HasPrefix(text, ".")) {
			out = append(out, f)
		}
	}
	return out
}

// Place is a folder that one often goes to.
type Place struct{ Name, Path string }

// Places are the person's folders that there are.
func Places() []Place {
	home, err := os.UserHomeDir()
	if err != nil {
		return []Place{{words.Say("files.computer"), root()}}
	}
	out := []Place{{words.Say("files.home"), home}}
	for _, p := range []Place{{words.Say("files.desktop"), "Desktop"}, {words.Say("files.documents"), "Documents"}, {words.Say("files.downloads"), "Downloads"}} {
		p.Path = filepath.Join(home, p.Path)
		if info, err := os.Stat(p.Path); err == nil && info.IsDir() {
			out = append(out, p)
		}
	}
	return append(out, Place{words.Say("files.computer"), root()})
}

// root is the folder that all others are in, or on Windows that of the system's disk.
func root() string {
	if v := filepath.VolumeName(os.Getenv("SystemRoot")); v != "" {
		return v + string(filepath.Separator)
	}
	return string(filepath.Separator)
}

// inFolder is the path that someone has typed while a folder is shown.
func inFolder(folder, typed string) string {
	typed = strings.TrimSpace(typed)
	if rest, ok := strings.CutPrefix(typed, "~"); ok && (rest == "" || os.IsPathSeparator(rest[0])) {
		if home, err := os.UserHomeDir(); err == nil {
			return filepath.Join(home, rest)
		}
	}
	if filepath.IsAbs(typed) {
		return filepath.Clean(typed)
	}
	return filepath.Join(folder, typed)
}

// isPath reports whether what is typed is more than a name.
func isPath(typed string) bool {
	return strings.HasPrefix(typed, "~") || strings.ContainsFunc(typed, func(r rune) bool { return r < 0x80 && os.IsPathSeparator(uint8(r)) })
}

// whyNot says why a folder or file can't be read, in words for people.
func whyNot(path string, err error) string {
	name := filepath.Base(path)
	switch {
	case errors.Is(err, fs.ErrPermission):
		return words.Say("files.forbidden", "name", name)
	case errors.Is(err, fs.ErrNotExist):
		return words.Say("files.missing", "name", name)
	}
	return words.Say("files.cant_open", "name", name, "reason", err)
}
