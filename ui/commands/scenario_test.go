package commands

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The coverage of a game's whole folder fails if a rule has no scenario, and names it.
func TestCoverageOfGame(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "vastrix")
	if err := os.CopyFS(dir, os.DirFS("../../rules/vastrix/scenarios")); err != nil {
		t.Fatal(err)
	}
	if code, out, errOut := call("scenario", "--coverage", dir); code != OK || strings.Contains(out, "MISSING") {
		t.Errorf("of all scenarios: exit code %d, %s", code, errOut)
	}
	if err := os.Remove(filepath.Join(dir, "11-deffy.txt")); err != nil {
		t.Fatal(err)
	}
	code, out, _ := call("scenario", "--coverage", dir)
	if want := "MISSING  VASTRIX 11.3 The rest of the pool: no scenario shows it\n"; code != Failed || !strings.Contains(out, want) {
		t.Errorf("without those of a chapter: exit code %d, and it doesn't say %q", code, want)
	}
}
