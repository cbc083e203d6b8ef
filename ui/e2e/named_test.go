//go:build e2e

package e2e

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules/games"
)

// The window begins with a game that it is started with, as by a double click, and a
// second start hands its game to that window.
func TestGameByName(t *testing.T) {
	t.Parallel() // every desk has a screen of its own
	d := newStillDesk(t)
	g, err := games.Find("vastrix")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(d.dir, "evening.felt")
	out, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(evening(t, g).Write(out), out.Close()); err != nil {
		t.Fatal(err)
	}
	d.start(file)
	d.waitScreen("table")
	said, err := d.command(file)
	if err != nil || !strings.Contains(said, "open already") {
		d.fatalf("a second start says %q (%v)", said, err)
	}
	d.told("1 game imported")
	d.press("OK")
	d.close()
}
