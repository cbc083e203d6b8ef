package saves

import (
	"path/filepath"
	"syscall"
	"testing"
)

// A disk that is really full: a file system of a few pages in memory, where this
// test may make one.
func TestMoveFromAFullDisk(t *testing.T) {
	small := t.TempDir()
	if err := syscall.Mount("tmpfs", small, "tmpfs", 0, "size=512k"); err != nil {
		t.Skipf("no small disk to be had: %v", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(small, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	s := mustOpen(t, filepath.Join(small, "saves.db"), Options{})
	moveOn(t, s, newGame(t, s), ErrDiskFull)
}
