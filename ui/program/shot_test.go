package program

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
)

// TestShot: screens are drawn without a display, at the size asked for.
func TestShot(t *testing.T) {
	t.Setenv("DISPLAY", "")
	for _, screen := range []string{"home", "new", "saves", "settings", "learn", "puzzles", "table"} {
		file := filepath.Join(t.TempDir(), screen+".png")
		var out, errOut bytes.Buffer
		if code := Run(t.Context(), gamestest.Games, fyneApp(t), "", []string{"shot", screen, "--size", "1280x800", "--choices", "30", "-o", file}, &out, &errOut); code != 0 {
			t.Fatalf("shot %s: exit code %d: %s", screen, code, &errOut)
		}
		f, err := os.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		if b := img.Bounds(); b.Dx() != 1280 || b.Dy() != 800 {
			t.Errorf("%s is drawn at %v", screen, b.Size())
		}
		colours := map[any]bool{}
		for y := 0; y < 800; y += 9 {
			for x := 0; x < 1280; x += 9 {
				colours[img.At(x, y)] = true
			}
		}
		if len(colours) < 50 {
			t.Errorf("%s shows only %d colours", screen, len(colours))
		}
	}
}

// TestShotMisuse: a wrong command line is told in a sentence.
func TestShotMisuse(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"shot", "-o", "x.png"}, "name one screen"},
		{[]string{"shot", "attic", "-o", "x.png"}, "name one screen"},
		{[]string{"shot", "home"}, "name the file"},
		{[]string{"shot", "home", "-o", "x.png", "--size", "big"}, "is not a size"},
	} {
		var out, errOut bytes.Buffer
		if code := Run(t.Context(), gamestest.Games, fyneApp(t), "", c.args, &out, &errOut); code != 2 || !strings.Contains(errOut.String(), c.want) {
			t.Errorf("%v: exit code %d, %q", c.args, code, &errOut)
		}
	}
}

// TestShotSizes: a picture is at least as large as a window, which says how large that is;
// the smallest one is drawn.
func TestShotSizes(t *testing.T) {
	for _, c := range []struct{ size, scale, want string }{
		{"400x225", "0", "at scale 1 a window has at least 1024x640"},
		{"1023x640", "1", "1023x640 pixels are too few"},
		{"819x512", "0.8", "at least 820x512"},
		{"1024x640", "0", ""},
		{"820x512", "0.8", ""},
	} {
		for _, screen := range []string{"home", "table"} {
			var out, errOut bytes.Buffer
			file := filepath.Join(t.TempDir(), "x.png")
			code := Run(t.Context(), gamestest.Games, fyneApp(t), "", []string{"shot", screen, "--size", c.size, "--scale", c.scale, "--choices", "40", "--seats", "4", "-o", file}, &out, &errOut)
			if (code == 0) != (c.want == "") || !strings.Contains(errOut.String(), c.want) {
				t.Errorf("%s of %s at scale %s: exit code %d, %q", screen, c.size, c.scale, code, &errOut)
			}
		}
	}
}
