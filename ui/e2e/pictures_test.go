//go:build e2e

package e2e

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/picturetest"
)

// What the pictures of the README are.
const (
	picturesEnv   = "FELTSTACK_SHOTS" // makes these tests draw them: make pictures
	pictureFolder = "ui/shots"
	pictureWidth  = 960
	pictureBytes  = 120_000
	shownMotifs   = 50
	motifsInARow  = 10
	pictureScreen = "1280x800"
)

// drawsPictures reports whether the pictures of the README are to be drawn again.
func drawsPictures() bool { return os.Getenv(picturesEnv) != "" }

// keepPicture keeps a picture for the README.
func keepPicture(t *testing.T, name string, img image.Image) {
	t.Helper()
	if err := picturetest.Shown(filepath.Join(pictureFolder, name+".png"), img, pictureWidth, pictureBytes); err != nil {
		t.Error(err)
	}
}

// TestPictures: every picture that the README shows is there, small, and shown; those that no
// tour leads to are drawn here, if that is asked for.
func TestPictures(t *testing.T) {
	if drawsPictures() {
		drawPictures(t)
		return // the tour draws others at the same time
	}
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	for _, m := range regexp.MustCompile(`!\[[^]]+\]\(([^)]+)\)`).FindAllSubmatch(readme, -1) {
		path := string(m[1])
		shown[filepath.Base(path)] = true
		if s, err := os.Stat(path); err != nil {
			t.Error(err)
		} else if s.Size() > pictureBytes {
			t.Errorf("%s has %d bytes of at most %d", m[1], s.Size(), pictureBytes)
		}
	}
	all, err := filepath.Glob(filepath.Join(pictureFolder, "*.png"))
	if err != nil || len(all) != len(shown) {
		t.Errorf("the README shows %d pictures, there are %d (%v)", len(shown), len(all), err)
	}
	for _, path := range all {
		if !shown[filepath.Base(path)] {
			t.Errorf("the README doesn't show %s", path)
		}
	}
}

// drawPictures draws those that a command draws.
func drawPictures(t *testing.T) {
	t.Helper()
	motifs := cardart.MotifFaces()
	var some []cardart.Face
	for i := range shownMotifs {
		some = append(some, motifs[i*len(motifs)/shownMotifs])
	}
	keepPicture(t, "motifs", cardart.Sheet(some, image.Pt(120, 168), motifsInARow, 6, color.Black))
	for name, args := range map[string][]string{
		"home":      {"home"},
		"new":       {"new"},
		"table":     {"table", "--scenario", filepath.Join(pictureFolder, "table.txt")},
		"tour-play": {"table", "--scenario", filepath.Join(pictureFolder, "tour-play.txt")},
	} {
		file, said := filepath.Join(t.TempDir(), name+".png"), &strings.Builder{}
		if code := run(t.Context(), append([]string{"shot", "--size", pictureScreen, "-o", file}, args...), said, said); code != 0 {
			t.Errorf("%s: %s", name, said)
			continue
		}
		f, err := os.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		img, err := png.Decode(f)
		if err != nil {
			t.Fatal(err)
		}
		keepPicture(t, name, img)
	}
}
