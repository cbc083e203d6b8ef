package picturetest

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// mostBinary is how large a file may be of which the repository keeps every version whole.
const mostBinary = 150_000

// large are the binary files that are larger, and why they are there.
var large = map[string]string{
	"cardart/fonts/LinLibertine_RB.otf": "the font of titles, embedded unmodified as its license asks",
	"ui/sound/mp3/music.mp3":            "the music, as small as it sounds well",
}

// isBinary reports whether a file is binary, as git decides it.
func isBinary(data []byte) bool { return bytes.IndexByte(data[:min(len(data), 8000)], 0) >= 0 }

// tooLarge lists the files that the repository shouldn't keep, of those in a folder.
func tooLarge(t *testing.T, root string, files []string) (found []string) {
	t.Helper()
	for _, name := range files {
		data, err := os.ReadFile(filepath.Join(root, name))
		if os.IsNotExist(err) {
			continue // deleted, but not yet committed
		}
		if err != nil {
			t.Fatal(err)
		}
		if len(data) > mostBinary && isBinary(data) && large[name] == "" {
			found = append(found, name)
		}
	}
	return found
}

// The repository keeps no large binary file: each version of one stays in it for ever.
func TestNoLargeBinary(t *testing.T) {
	const root = "../.."
	if _, err := os.Stat(filepath.Join(root, ".git")); err != nil {
		t.Skip("these files aren't those of a repository")
	}
	out, err := exec.Command("git", "-c", "safe.directory=*", "-C", root, "ls-files", "-z").Output()
	if err != nil {
		t.Fatal(err)
	}
	files := strings.Split(strings.Trim(string(out), "\x00"), "\x00")
	if len(files) < 100 {
		t.Fatalf("the repository has %d files", len(files))
	}
	for _, name := range tooLarge(t, root, files) {
		t.Errorf("%s is a binary file of more than %d bytes: make it smaller, or keep what it's made from", name, mostBinary)
	}
	for name := range large {
		if info, err := os.Stat(filepath.Join(root, name)); err != nil || info.Size() <= mostBinary {
			t.Errorf("%s may be large, and isn't (%v)", name, err)
		}
	}
}

// A large picture is found, and neither a small one nor a large text.
func TestTooLarge(t *testing.T) {
	root := t.TempDir()
	for name, data := range map[string][]byte{
		"large.png": append([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"), make([]byte, mostBinary)...),
		"small.png": append([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"), make([]byte, mostBinary/2)...),
		"large.txt": bytes.Repeat([]byte("a line\n"), mostBinary),
	} {
		if err := os.WriteFile(filepath.Join(root, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if found := tooLarge(t, root, []string{"gone.png", "large.png", "large.txt", "small.png"}); !slices.Equal(found, []string{"large.png"}) {
		t.Errorf("found are %q", found)
	}
}
