package sets

import (
	"archive/zip"
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"io"
	"runtime"
	"strings"
	"testing"
)

// packOf is a set of cards with a picture each, which is the same one, as a zip.
func packOf(t *testing.T, n int, ext string, picture []byte) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	var file strings.Builder
	file.WriteString("game = \"rummy\"\n")
	for i := range n {
		fmt.Fprintf(&file, "[[card]]\nname = \"Card %d\"\npicture = \"p%d%s\"\n", i, i, ext)
	}
	write := func(name string, data []byte) {
		w, err := z.Create(name)
		if err == nil {
			_, err = io.Copy(w, bytes.NewReader(data))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	write("Zoo.toml", []byte(file.String()))
	for i := range n {
		write(fmt.Sprintf("Zoo.pictures/p%d%s", i, ext), picture)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// A pack of nearly empty pictures takes little to look through, or is refused.
func TestPackOfEmptyPictures(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	var bits, photo bytes.Buffer
	if err := png.Encode(&bits, image.NewPaletted(image.Rect(0, 0, 660, 660), color.Palette{color.Black, color.White})); err != nil {
		t.Fatal(err)
	}
	if err := jpeg.Encode(&photo, image.NewGray(image.Rect(0, 0, 5000, 5000)), nil); err != nil {
		t.Fatal(err)
	}
	many := packOf(t, 900, ".png", bits.Bytes())
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	p, err := Import(t.Context(), "zoo.zip", many)
	runtime.ReadMemStats(&after)
	if err != nil || len(p.Pictures) != 900 || len(p.Left) != 0 {
		t.Fatalf("%d pictures, %v", len(p.Pictures), err)
	}
	if n := (after.TotalAlloc - before.TotalAlloc) >> 20; n > 300 {
		t.Errorf("%d MB were allocated for %d bytes", n, len(many))
	}
	if _, err := Import(t.Context(), "zoo.zip", packOf(t, 3, ".jpg", photo.Bytes())); err == nil || !strings.Contains(err.Error(), "nearly empty") {
		t.Errorf("three photos of nothing: %v", err)
	}
	// What a broken one says, it says at once: it shows its motif.
	broken := bytes.Clone(bits.Bytes())
	broken[len(broken)-20] ^= 1
	if p, err = Import(t.Context(), "zoo.zip", packOf(t, 2, ".png", broken)); err != nil || len(p.Left) != 2 || len(p.Pictures) != 0 {
		t.Errorf("%d left out, %v", len(p.Left), err)
	}
}
