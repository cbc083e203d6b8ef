package commands

import (
	"context"
	"errors"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/looks"
	"feltstack/ui"
)

// What can't be read or written is said in a sentence that a person understands,
// without the names of system calls, and nothing is made or lost by it.
func TestBadPlaces(t *testing.T) {
	dir := t.TempDir()
	put := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	none, noFolder, db := filepath.Join(dir, "none"), filepath.Join(dir, "no", "x.png"), filepath.Join(dir, "none.db")
	empty := put("empty.toml", "")
	for _, c := range []struct {
		line string
		code int
		err  string
	}{
		{"scenario " + none, Failed, "feltstack: read scenarios: no file or folder " + none},
		{"decks check " + none, Failed, "no file or folder " + none},
		{"decks check " + dir, Failed, dir + " is a folder"},
		{"import --db " + filepath.Join(dir, "a.db") + " " + none, Failed, "no file or folder " + none},
		{"replay " + none + ".felt", Failed, "no file or folder " + none + ".felt"},
		{"cards motifs -o " + noFolder, Failed, "no folder " + filepath.Dir(noFolder)},
		{"cards motifs -o " + dir, Failed, "it is a folder"},
		{"cards check --game vainqueur " + empty, Failed, "no cards: a card begins with"},
		{"print vastrix --card Nopenopenope -o " + filepath.Join(dir, "x.png"), Failed, `VASTRIX has no card "Nopenopenope"` + "\n"},
		{"sim vastrix --games x", Usage, `--games takes a whole number, not "x"`},
		{"sim vastrix --seed -1", Usage, `--seed takes a whole number`},
		{"decks delete --db " + db + " 3", Failed, "nothing has been saved there yet"},
		{"decks rename --db " + db + " 3 Fast", Failed, "nothing has been saved there yet"},
	} {
		code, _, errOut := call(strings.Fields(c.line)...)
		if code != c.code || !strings.Contains(errOut, c.err) {
			t.Errorf("%s: exit %d, %q, want %d and %q", c.line, code, errOut, c.code, c.err)
		}
		for _, jargon := range []string{"lstat", "no such file", "parse error", "panic"} {
			if strings.Contains(errOut, jargon) {
				t.Errorf("%s: the error says %q: %s", c.line, jargon, errOut)
			}
		}
	}
	if _, err := os.Stat(db); err == nil {
		t.Error("a saves file was made to change a deck that is not there")
	}
}

// A file with no position to draw is refused, and a picture that can't be drawn
// leaves what was there.
func TestShotOfNothing(t *testing.T) {
	dir := t.TempDir()
	lesson := filepath.Join(dir, "only.txt")
	if err := os.WriteFile(lesson, []byte("game vastrix\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	all := All("1.2.3", gamestest.Games, Window{}, func(ui.Shot) (image.Image, error) { return image.NewRGBA(image.Rect(0, 0, 4, 4)), nil })
	var out, errOut strings.Builder
	code := Run(context.Background(), all, []string{"shot", "table", "--scenario", lesson, "-o", filepath.Join(dir, "x.png")}, &out, &errOut)
	if code != Failed || !strings.Contains(errOut.String(), lesson+" has no scenario") {
		t.Errorf("exit %d, %q", code, errOut.String())
	}
}

// A table is drawn on the ground that is named, and on no other.
func TestShotOnAGround(t *testing.T) {
	for name, want := range map[string]int{"dawn ice": OK, "city night": OK, "lava": Usage} {
		var drawn *looks.Ground
		all := All("1.2.3", gamestest.Games, Window{}, func(s ui.Shot) (image.Image, error) {
			drawn = s.Ground
			return image.NewRGBA(image.Rect(0, 0, 4, 4)), nil
		})
		var out, errOut strings.Builder
		code := Run(context.Background(), all, []string{"shot", "table", "--ground", name, "-o", filepath.Join(t.TempDir(), "x.png")}, &out, &errOut)
		ground, known := looks.Grounds()[name]
		if code != want || known != (drawn != nil) || known && *drawn != ground {
			t.Errorf("%s: exit %d, drawn on %+v; %s", name, code, drawn, errOut.String())
		}
	}
}

// fullDisk takes nothing.
type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

// A result that could not be written is no success.
func TestResultThatIsNotWritten(t *testing.T) {
	var errOut strings.Builder
	code := Run(context.Background(), All("1.2.3", gamestest.Games, Window{}, nil), []string{"version"}, fullDisk{}, &errOut)
	if code != Failed || !strings.Contains(errOut.String(), "feltstack: write the result: no space left on device") {
		t.Errorf("exit %d, %q", code, errOut.String())
	}
}
