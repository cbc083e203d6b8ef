package commands

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/saves/sets"
)

func TestPrint(t *testing.T) {
	dir := t.TempDir()
	run := func(args ...string) (int, string, string) {
		var out, errOut bytes.Buffer
		code := printCommand(gamestest.Games).Run(t.Context(), append(args, "--force"), &out, &errOut)
		return code, out.String(), errOut.String()
	}
	sheet := filepath.Join(dir, "deck.pdf")
	if code, out, errOut := run("vainqueur", "--deck", "Gearwrights", "--dpi", "72", "-o", sheet); code != OK || !strings.Contains(out, " cards on 6 pages") {
		t.Errorf("a deck: %d %s%s", code, out, errOut)
	}
	if data, err := os.ReadFile(sheet); err != nil || !bytes.HasPrefix(data, []byte("%PDF-")) {
		t.Errorf("the sheets are no PDF: %v", err)
	}
	if code, out, errOut := run("vastrix", "--dpi", "72", "--paper", "Letter", "-o", sheet); code != OK || !strings.Contains(out, "54 cards on 6 pages") {
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
		{[]string{"vainqueur", "-o", "x.txt"}, "ends neither in .pdf nor in .png", Usage},
		{[]string{"vainqueur", "--card", "Brass Porter", "-o", filepath.Join(dir, "none", "x.pdf")}, "no folder", Failed},
		{[]string{"vainqueur", "--paper", "a0", "-o", "x.pdf"}, `unknown paper "a0"`, Usage},
		{[]string{"vainqueur", "--deck", "nowhere.txt", "-o", "x.pdf"}, "read the deck", Failed},
	} {
		if code, _, errOut := run(c.args...); code != c.code || !strings.Contains(errOut, c.want) {
			t.Errorf("%v: %d, %s; want %d, %s", c.args, code, errOut, c.code, c.want)
		}
	}
	own := filepath.Join(dir, "Zoo.toml")
	text := "game = \"vainqueur\"\n[[card]]\nname = \"Ember Fox\"\ntype = \"Beast Monster\"\nrank = \"α\"\nstr = 30\ndef = 12\npicture = \"fox.png\"\n"
	if err := os.WriteFile(own, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if code, _, errOut := run("vainqueur", "--set", own, "--card", "Ember Fox", "-o", picture); code != OK || !strings.Contains(errOut, "Ember Fox is printed without its picture fox.png") {
		t.Errorf("a card whose picture is missing: %d %s", code, errOut)
	}
	motif, err := os.ReadFile(picture)
	if err != nil {
		t.Fatal(err)
	}
	fox := image.NewRGBA(image.Rect(0, 0, 30, 20)) // clear, yet not the motif
	var b bytes.Buffer
	if err := png.Encode(&b, fox); err != nil {
		t.Fatal(err)
	}
	if _, err := sets.In(dir).AddPicture(t.Context(), "Zoo", "fox.png", bytes.NewReader(b.Bytes())); err != nil {
		t.Fatal(err)
	}
	if code, _, errOut := run("vainqueur", "--set", own, "--card", "Ember Fox", "-o", picture); code != OK || errOut != "" {
		t.Errorf("a card with its picture: %d %s", code, errOut)
	}
	if with, err := os.ReadFile(picture); err != nil || bytes.Equal(with, motif) {
		t.Errorf("the picture is not printed: %v", err)
	}
	if code, out, errOut := run("vainqueur", "--set", own, "--dpi", "72", "-o", sheet); code != OK || !strings.Contains(out, "1 card on 1 page in ") {
		t.Errorf("a whole set: %d %s%s", code, out, errOut)
	}
	home := filepath.Join(t.TempDir(), "feltstack")
	t.Setenv("XDG_DATA_HOME", filepath.Dir(home))
	deck := filepath.Join(dir, "foxes.txt")
	for path, text := range map[string]string{filepath.Join(home, "sets", "Zoo.toml"): text, deck: "4 Ember Fox\n2 Brass Porter\n"} {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if code, out, errOut := run("vainqueur", "--deck", deck, "--dpi", "72", "-o", sheet); code != OK || !strings.Contains(out, "6 cards on 1 page in ") {
		t.Errorf("a deck with cards of one's own: %d %s%s", code, out, errOut)
	}
	if err := errorsOf(os.RemoveAll(filepath.Join(home, "sets")), os.WriteFile(filepath.Join(home, "sets"), nil, 0o644)); err != nil {
		t.Fatal(err)
	}
	if code, _, errOut := run("vainqueur", "--deck", "Gearwrights", "--dpi", "72", "-o", sheet); code != OK || !strings.Contains(errOut, "no card of yours is known") {
		t.Errorf("a folder of sets that can't be read: %d %s", code, errOut)
	}
	if code, _, errOut := run("vastrix", "--set", own, "-o", sheet); code != Failed || !strings.Contains(errOut, `is for the game "vainqueur"`) {
		t.Errorf("a set of another game: %d %s", code, errOut)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, ".print*")); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
}
