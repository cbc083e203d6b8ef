// Package uitest is what the tests of the screens share: golden pictures,
// and the eyes of people who see fewer colours. It knows no room.
package uitest

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/draw"
)

// Pictures skips a test that only lays out and looks at pictures where a run is to be
// short: make race looks for races, and takes ten times as long for pictures.
func Pictures(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("pictures are looked at in the whole run")
	}
}

// Golden pictures are smaller than the screen: enough to see what is out of place.
// FELTSTACK_UPDATE=1 writes them again: look at each before you keep it.
// FELTSTACK_PICTURES=DIR writes the whole pictures to a folder, to look at.
const (
	goldenWidth = 480
	goldenOff   = 24   // how far a pixel may be off, of 255
	goldenShare = 0.01 // of the pixels that may be off further
)

// Golden compares a picture with the one that was found good: testdata/golden of
// the screen that is tested, by name.
func Golden(t *testing.T, name string, img image.Image) {
	t.Helper()
	if dir := os.Getenv("FELTSTACK_PICTURES"); dir != "" {
		write(t, filepath.Join(dir, name+".png"), img)
	}
	goldenHeight := goldenWidth * img.Bounds().Dy() / img.Bounds().Dx()
	small := image.NewRGBA(image.Rect(0, 0, goldenWidth, goldenHeight))
	draw.ApproxBiLinear.Scale(small, small.Rect, img, img.Bounds(), draw.Src, nil)
	path := filepath.Join("testdata", "golden", name+".png")
	if os.Getenv("FELTSTACK_UPDATE") != "" {
		write(t, path, small)
		return
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	off := 0
	for y := range goldenHeight {
		for x := range goldenWidth {
			if differs(want.At(x, y), small.At(x, y)) {
				off++
			}
		}
	}
	if share := float64(off) / goldenWidth / float64(goldenHeight); share > goldenShare {
		t.Errorf("%.1f %% of the picture differ from %s", 100*share, path)
	}
}

// write writes a picture to a file.
func write(t *testing.T, path string, img image.Image) {
	t.Helper()
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

func differs(a, b color.Color) bool {
	r1, g1, b1, _ := a.RGBA()
	r2, g2, b2, _ := b.RGBA()
	far := func(x, y uint32) bool { return max(x, y)-min(x, y) > goldenOff<<8 }
	return far(r1, r2) || far(g1, g2) || far(b1, b2)
}
