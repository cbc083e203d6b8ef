package saves

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// Some tests need another process: this test binary starts itself with the name of a role and the file to work on.
const (
	roleVariable = "FELTSTACK_TEST_ROLE"
	pathVariable = "FELTSTACK_TEST_FILE"
)

func TestMain(m *testing.M) {
	path := os.Getenv(pathVariable)
	switch role := os.Getenv(roleVariable); role {
	case "":
		os.Exit(m.Run())
	case "play":
		play(path)
	case "restore":
		if _, err := Restore(context.Background(), path, Folders{}, filepath.Join(filepath.Dir(path), "from.db")); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	case "restore all":
		dir := filepath.Dir(path)
		if _, err := Restore(context.Background(), path, Folders{filepath.Join(dir, "sets"), filepath.Join(dir, "sounds")}, filepath.Join(dir, "from.zip")); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	case "backup":
		if _, err := Backup(context.Background(), path, Folders{}, filepath.Join(filepath.Dir(path), "backup.db"), nil); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	case "open", "read":
		os.Exit(tryOpen(path, Options{ReadOnly: role == "read"}))
	}
}

// child is this program in another role. exe is a copy of it or empty.
func child(exe, role, path string) *exec.Cmd {
	if exe == "" {
		exe = os.Args[0]
	}
	cmd := exec.Command(exe)
	cmd.Env = append(os.Environ(), roleVariable+"="+role, pathVariable+"="+path)
	cmd.Stderr = os.Stderr
	return cmd
}

// What tryOpen found, as an exit status.
const (
	sound = iota + 10
	readOnly
	inUse
	otherwise
)

// tryOpen opens a file, reads its first game and says what came of it.
func tryOpen(path string, options Options) int {
	s, err := Open(context.Background(), path, options)
	switch {
	case errors.Is(err, ErrReadOnly):
		return readOnly
	case errors.Is(err, ErrInUse):
		return inUse
	case err != nil:
		fmt.Fprintln(os.Stderr, err)
		return otherwise
	}
	defer s.Close()
	if choices, err := s.LoadChoices(context.Background(), 1); err != nil || len(choices) != 300 {
		fmt.Fprintln(os.Stderr, len(choices), err)
		return otherwise
	}
	return sound
}

func exitStatus(t *testing.T, cmd *exec.Cmd) int {
	t.Helper()
	if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode()
}

func TestAnotherProcessIsTold(t *testing.T) {
	path := filepath.Join(t.TempDir(), "saves.db")
	played(t, path)
	s := mustOpen(t, path, Options{})
	if got := exitStatus(t, child("", "open", path)); got != inUse {
		t.Errorf("opening a file in use ends with %d, want %d", got, inUse)
	}
	if got := exitStatus(t, child("", "read", path)); got != sound {
		t.Errorf("reading a file in use ends with %d, want %d", got, sound)
	}
	s.Close()
	if got := exitStatus(t, child("", "open", path)); got != sound {
		t.Errorf("opening a file no longer in use ends with %d, want %d", got, sound)
	}
}
