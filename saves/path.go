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

// Beside is the path of something that lies next to the saves file db, or next to the one at DefaultPath if db is empty.
func Beside(db, name string) (string, error) {
	if db == "" {
		var err error
		if db, err = DefaultPath(); err != nil {
			return "", err
		}
	}
	return filepath.Join(filepath.Dir(db), name), nil
}

// FoldersBeside are the folders next to the saves file db, or next to the one at DefaultPath if db is
// empty; "" where there's no place for any.
func FoldersBeside(db string) Folders {
	beside := func(name string) string {
		path, err := Beside(db, name)
		if err != nil {
			return ""
		}
		return path
	}
	return Folders{Sets: beside("sets"), Sounds: beside("sounds")}
}

// State is the path of something that the program writes about itself, its log or its reports: next to the saves file
// db, or if db is empty in feltstack below $XDG_STATE_HOME (or ~/.local/state) on Linux and its kin, below %LocalAppData%
// on Windows and beside the saves on macOS. The folder may not be there yet.
func State(db, name string) (string, error) {
	if db != "" {
		return Beside(db, name)
	}
	base, err := stateHome()
	if err != nil {
		return "", fmt.Errorf("find the folder for the log: %w; name a file with --db", err)
	}
	return filepath.Join(base, "feltstack", name), nil
}

func dataHome() (string, error) {
	switch runtime.GOOS {
	case "darwin", "ios", "windows", "plan9":
		return os.UserConfigDir()
	}
	return xdgHome("XDG_DATA_HOME", "share")
}

func stateHome() (string, error) {
	switch runtime.GOOS {
	case "darwin", "ios", "plan9":
		return os.UserConfigDir()
	case "windows":
		return os.UserCacheDir()
	}
	return xdgHome("XDG_STATE_HOME", "state")
}

// xdgHome is the folder that an environment variable names, or one below ~/.local. The base directory specification
// tells programs to ignore a relative path.
func xdgHome(variable, below string) (string, error) {
	if dir := os.Getenv(variable); filepath.IsAbs(dir) {
		return dir, nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(home, ".local", below), nil
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
