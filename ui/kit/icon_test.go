package kit

import (
	"bytes"
	"image/color"
	"io/fs"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// Every icon is a file, every file an icon, and each is drawn in the colour it is asked in.
func TestIcons(t *testing.T) {
	test.NewTempApp(t)
	known := map[string]bool{}
	red := color.NRGBA{R: 200, G: 10, B: 20, A: 255}
	for _, i := range Icons() {
		known[string(i)+".svg"] = true
		pic := &canvas.Image{Resource: i.in(red), FillMode: canvas.ImageFillContain}
		img := Snapshot(pic, fyne.NewSize(24, 24), 2)
		painted := 0
		for y := range 48 {
			for x := range 48 {
				if c := color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA); c.R > 190 && c.G < 60 && c.B < 60 {
					painted++
				}
			}
		}
		if painted < 100 || painted > 48*48*2/3 {
			t.Errorf("%s paints %d pixels", i, painted)
		}
		if bytes.Contains(i.in(red).Content(), []byte("currentColor")) {
			t.Errorf("%s isn't in its colour", i)
		}
	}
	files, err := fs.ReadDir(iconFiles, "icons")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !known[f.Name()] {
			t.Errorf("no icon is called as %s", f.Name())
		}
	}
}
