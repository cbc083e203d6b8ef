package saves

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"

	"github.com/gofrs/flock"
)

// DefaultPath is where the saves file lies unless the person says otherwise: feltstack/feltstack.db below $XDG_DATA_HOME
// (or ~/.local/share) on Linux and its kin, below ~/Library/Application Support on macOS and below %AppData% on Windows.
// The folder is created when missing, readable by its owner only; the file is not.
func DefaultPath() (string, error) {
	base, err := dataHome()
	if err != nil {
		return "", fmt.Errorf("find the folder for saved games: %w; name a file with --db", err)
	}
	folder := filepath.Join(base, "feltstack")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", fmt.Errorf("create the folder for saved games: %w; name a file with --db", err)
	}
	return filepath.Join(folder, "feltstack.db"), nil
}

// Beside is the path of something that lies next to the saves file db, or next to the one at DefaultPath if db is empty:
// the folder of card sets, of sounds, of reports.
func Beside(db, name string) (string, error) {
	if db == "" {
		var err error
		if db, err = DefaultPath(); err != nil {
			return "", err
		}
	}
	return filepath.Join(filepath.Dir(db), name), nil
}

func dataHome() (string, error) {
	switch runtime.GOOS {
	case "darwin", "ios", "windows", "plan9":
		return os.UserConfigDir()
	}
	// The base directory specification tells programs to ignore a relative path.
	if dir := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return dir, nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(home, ".local", "share"), nil
}

// InUse reports whether a program has the saves file at path open for writing.
func InUse(path string) bool {
	full, err := realPath(path)
	if err != nil {
		return false
	}
	if _, err := os.Stat(full + ".lock"); err != nil { // looking makes none
		return false
	}
	lock := flock.New(full+".lock", flock.SetPermissions(0o600))
	taken, err := lock.TryLock()
	_ = lock.Close()
	return err == nil && !taken
}
