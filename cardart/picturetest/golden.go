// Package picturetest compares what tests draw with small pictures that were found good.
// A picture is for what a person would look at: where things lie and what they say is
// checked by text (ui/kit/kittest), and each of many small drawings by a line (Print).
package picturetest

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// The pictures that are kept are small: each stays in the repository's history for ever.
const (
	Width  = 320
	Colors = 64
)

// What a picture may be off, of 255: other processors round the edges of shapes and letters
// a little differently. A label that moved by a letter's height is off by 8 and more in
// the tiles it left.
const (
	tile = 8  // pixels a side
	most = 5  // on average in any tile
	lost = 32 // by which the few colors of a picture that is kept may be off
)

// Updating reports whether what is kept is to be written again: FELTSTACK_UPDATE=1. Look at
// each picture before you keep it.
func Updating() bool { return os.Getenv("FELTSTACK_UPDATE") != "" }

// Golden compares a picture with the one that was found good, testdata/golden of the package
// that is tested, by name. A picture that agrees stays as it is when others are written again.
// FELTSTACK_PICTURES=DIR writes the whole pictures to a folder, to look at.
func Golden(t *testing.T, name string, img image.Image) {
	t.Helper()
	if dir := os.Getenv("FELTSTACK_PICTURES"); dir != "" {
		write(t, filepath.Join(dir, name+".png"), img)
	}
	path := filepath.Join("testdata", "golden", name+".png")
	got := Small(img, Width)
	want, err := read(path)
	if err == nil {
		err = compare(want, got)
	}
	switch {
	case err == nil:
	case Updating():
		kept := Reduce(got, Colors)
		if err := compare(kept, got); err != nil {
			t.Fatalf("%s: %d colors are too few for this picture: %v", path, Colors, err)
		}
		write(t, path, kept)
	default:
		failed := filepath.Join("testdata", "failed", name+".png")
		write(t, failed, img)
		t.Errorf("%s: %v; look at %s, and if it's right, renew the picture with FELTSTACK_UPDATE=1", path, err, failed)
	}
}

// compare returns an error if a drawing differs from a picture that was kept. A color counts
// as the nearest of the picture's, for what the picture's few colors lost is the same in
// both; one that is further from all of them differs by so much.
func compare(want *image.Paletted, got *image.RGBA) error {
	if want.Rect.Size() != got.Rect.Size() {
		return fmt.Errorf("the size is %v, was %v", got.Rect.Size(), want.Rect.Size())
	}
	near := nearest{colors: want.Palette, known: map[color.RGBA]uint8{}}
	columns := (got.Rect.Dx() + tile - 1) / tile
	off := make([]int, columns*((got.Rect.Dy()+tile-1)/tile))
	for y := range got.Rect.Dy() {
		for x := range got.Rect.Dx() {
			now, was := got.RGBAAt(x, y), want.Palette[want.ColorIndexAt(x, y)].(color.RGBA)
			next := want.Palette[near.of(now)].(color.RGBA)
			off[y/tile*columns+x/tile] += max(apart(next, was), apart(now, next)-lost)
		}
	}
	worst := 0
	for i := range off {
		if off[i] > off[worst] {
			worst = i
		}
	}
	if mean := float64(off[worst]) / (tile * tile); mean > most {
		at := image.Pt(worst%columns*tile, worst/columns*tile)
		return fmt.Errorf("it differs at %v of %v, by %.0f of 255 where %d may be", at, want.Rect.Size(), mean, most)
	}
	return nil
}

// apart is how much two colors differ in the channel in which they differ most.
func apart(a, b color.RGBA) int {
	far := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return max(far(a.R, b.R), far(a.G, b.G), far(a.B, b.B))
}

// read reads a picture that was kept.
func read(path string) (*image.Paletted, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		return nil, err
	}
	p, ok := img.(*image.Paletted)
	if !ok {
		return nil, fmt.Errorf("it has more than %d colors", Colors)
	}
	return p, nil
}

// write writes a picture for a test.
func write(t *testing.T, path string, img image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, encode(img), 0o644); err != nil {
		t.Fatal(err)
	}
}

// encode returns a picture as a small PNG file.
func encode(img image.Image) []byte {
	var b bytes.Buffer
	e := png.Encoder{CompressionLevel: png.BestCompression}
	if err := e.Encode(&b, img); err != nil {
		panic(err) // a picture without a pixel: no test draws one
	}
	return b.Bytes()
}

// Shown writes a picture for a document, scaled to a width, in as many colors as its file has
// room for. A file that shows the same stays as it is.
func Shown(path string, img image.Image, width, mostBytes int) error {
	small := Small(img, width)
	if was, err := read(path); err == nil && compare(was, small) == nil {
		return nil
	}
	for colors := Colors; colors >= 16; colors -= 8 {
		if data := encode(Reduce(small, colors)); len(data) <= mostBytes {
			return os.WriteFile(path, data, 0o644)
		}
	}
	return fmt.Errorf("%s: the picture doesn't fit into %d bytes", path, mostBytes)
}
