//go:build e2e

package e2e

import (
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/table"
)

// Bots in the real window: one that searches with more workers than there are
// cores, a hint, and the Lab.

// against has a saved game of a person against a bot at the desk.
func (d *desk) against(level string) {
	d.t.Helper()
	all, err := gamestest.Games.All()
	if err != nil {
		d.t.Fatal(err)
	}
	f := evening(d.t, all[0], 8)
	f.Line = nil
	f.Players = []table.Player{{Name: "You"}, {Name: "Rook", Bot: level}}
	path := filepath.Join(d.dir, "evening.felt")
	file, err := os.Create(path)
	if err != nil {
		d.t.Fatal(err)
	}
	if err := f.Write(file); err != nil {
		d.t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		d.t.Fatal(err)
	}
	if out, err := exec.Command(d.program, "import", path, "--db", d.db).CombinedOutput(); err != nil {
		d.t.Fatalf("import: %v\n%s", err, out)
	}
}

// Expert searches with three workers, however many cores there are, and the game
// goes on.
func TestExpertWithThreeWorkers(t *testing.T) {
	d := newStillDesk(t)
	d.against("expert")
	d.startHome("--workers", "3", "--log", "debug")
	d.press("Continue")
	thought := func() bool { return d.logged("msg=bot", "level=expert") >= 4 }
	for range mostDoings {
		s := d.decision()
		if thought() || s.Result != "" {
			break
		}
		if !d.pass() {
			d.key("1")
		}
		d.waitFor("the game goes on", d.movedOn(s))
	}
	if !thought() {
		d.fatalf("Expert was not asked")
	}
	if n := d.logged("crash"); n > 0 {
		d.fatalf("%d crashes are logged", n)
	}
	d.close()
}

// F1 says what a bot would do, and the game is as it was.
func TestHint(t *testing.T) {
	d := newStillDesk(t)
	d.against("casual")
	d.startHome()
	d.press("Continue")
	before := d.decision()
	d.key("F1")
	d.waitFor("what a bot would do", func() bool {
		return slices.ContainsFunc(d.screen().Log, func(l string) bool { return strings.HasPrefix(l, "A bot would choose ") })
	})
	if now := d.decision(); now.Prompt != before.Prompt || !slices.Equal(lying(before), lying(now)) {
		d.fatalf("the decision is another one: %q, it was %q", now.Prompt, before.Prompt)
	}
	d.close()
}

// The Lab plays its games to the end in the open window.
func TestLab(t *testing.T) {
	t.Parallel() // every desk has a screen of its own
	d := newStillDesk(t)
	d.startHome()
	d.press("Lab")
	d.waitScreen("lab")
	d.press("Run")
	all := func() bool {
		return strings.Contains(d.screen().Prompt, " games, ") && d.button("Run") != image.Point{}
	}
	for !all() {
		was := d.screen().Prompt
		d.waitFor("more games are played", func() bool { return d.screen().Prompt != was || all() })
	}
	d.press("Back")
	d.waitScreen("home")
	d.close()
}
