package verbs

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestPrint(t *testing.T) {
	dir := t.TempDir()
	run := func(args ...string) (int, string, string) {
		var out, errOut bytes.Buffer
		code := printVerb().Run(t.Context(), args, &out, &errOut)
		return code, out.String(), errOut.String()
	}
	sheet := filepath.Join(dir, "deck.pdf")
	if code, out, errOut := run("vainqueur", "--deck", "Gearwrights", "--dpi", "72", "-o", sheet); code != OK || !strings.Contains(out, " cards on 6 pages") {
		t.Errorf("a deck: %d %s%s", code, out, errOut)
	}
	if data, err := os.ReadFile(sheet); err != nil || !bytes.HasPrefix(data, []byte("%PDF-")) {
		t.Errorf("the sheets are no PDF: %v", err)
	}
	if code, out, errOut := run("vastrix", "--dpi", "72", "--paper", "letter", "-o", sheet); code != OK || !strings.Contains(out, "54 cards on 6 pages") {
		t.Errorf("a whole game: %d %s%s", code, out, errOut)
	}
	picture := filepath.Join(dir, "card.png")
	if code, _, errOut := run("vastrix", "--card", "3♠", "-o", picture); code != OK {
		t.Errorf("a card: %d %s", code, errOut)
	}
	f, err := os.Open(picture)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if img, err := png.Decode(f); err != nil || img.Bounds().Dx() != 744 {
		t.Errorf("the picture: %v", err)
	}
	for _, c := range []struct {
		args []string
		want string
		code int
	}{
		{[]string{"vainqueur", "--card", "Bras Porter", "-o", picture}, `has no card "Bras Porter"; nearest: Brass Porter`, Failed},
		{[]string{"vainqueur", "-o", picture}, "a picture is of one card", Failed},
		{[]string{"vainqueur"}, "name the file", Usage},
		{[]string{"-o", "x.pdf"}, "name one game", Usage},
		{[]string{"vainqueur", "--paper", "a0", "-o", "x.pdf"}, `no paper "a0"`, Usage},
		{[]string{"vainqueur", "--deck", "nowhere.txt", "-o", "x.pdf"}, "read the deck", Failed},
	} {
		if code, _, errOut := run(c.args...); code != c.code || !strings.Contains(errOut, c.want) {
			t.Errorf("%v: %d, %s; want %d, %s", c.args, code, errOut, c.code, c.want)
		}
	}
	if left, _ := filepath.Glob(filepath.Join(dir, ".print*")); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
}
