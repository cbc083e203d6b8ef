//go:build unix

package saves

import (
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// A file or folder that may not be written is told as such, and can still be read. Root may write everything, so as root
// the test opens the file as nobody.
func TestWriteProtected(t *testing.T) {
	for _, c := range []struct {
		name         string
		folder, file os.FileMode
		open, read   int
	}{
		{"folder", 0o555, 0o666, readOnly, sound},
		{"file", 0o777, 0o444, readOnly, sound},
		{"nothing", 0o777, 0o666, sound, sound},
	} {
		t.Run(c.name, func(t *testing.T) {
			top := t.TempDir()
			exe := filepath.Join(top, "test")
			copyFile(t, exe, os.Args[0])
			folder := filepath.Join(top, "saves")
			path := filepath.Join(folder, "saves.db")
			if err := os.Mkdir(folder, 0o777); err != nil {
				t.Fatal(err)
			}
			played(t, path)
			if err := os.Remove(path + ".lock"); err != nil { // root's own
				t.Fatal(err)
			}
			for name, mode := range map[string]os.FileMode{filepath.Dir(top): 0o755, top: 0o755, path: c.file, folder: c.folder} {
				if err := os.Chmod(name, mode); err != nil {
					t.Fatal(err)
				}
			}
			t.Cleanup(func() { os.Chmod(folder, 0o777) })
			for role, want := range map[string]int{"open": c.open, "read": c.read} {
				cmd := child(exe, role, path)
				cmd.Dir = top
				if os.Geteuid() == 0 {
					cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
				}
				if got := exitStatus(t, cmd); got != want {
					t.Errorf("%s ends with %d, want %d", role, got, want)
				}
			}
		})
	}
}

func copyFile(t *testing.T, to, from string) {
	t.Helper()
	in, err := os.Open(from)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_CREATE|os.O_WRONLY, 0o755)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.Copy(out, in); err != nil {
		t.Fatal(err)
	}
	if err := out.Close(); err != nil {
		t.Fatal(err)
	}
}
