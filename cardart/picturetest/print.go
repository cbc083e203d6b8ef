package picturetest

import (
	"bytes"
	"fmt"
	"image"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/draw"
)

// A print is a drawing in a line: how light each cell of a grid is, and then the red, green
// and blue of its quarters, a digit each. Digits have steps of 4 of 255, and those that
// processors round in another way lie next to each other.
const (
	printSide = 6 // cells a side
	digits    = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-"
	mayDiffer = 1 // steps of a digit
)

// Print is the print of a drawing.
func Print(img image.Image) string {
	var b strings.Builder
	cells := scaled(img, printSide)
	for i := 0; i < len(cells.Pix); i += 4 {
		p := cells.Pix[i:]
		b.WriteByte(digits[(int(p[0])*3+int(p[1])*6+int(p[2]))/40])
	}
	quarters := scaled(img, 2)
	for i, v := range quarters.Pix {
		if i%4 < 3 {
			b.WriteByte(digits[v/4])
		}
	}
	return b.String()
}

// scaled is a drawing on gray, scaled to a few pixels a side.
func scaled(img image.Image, side int) *image.RGBA {
	whole := image.NewRGBA(image.Rectangle{Max: img.Bounds().Size()})
	draw.Draw(whole, whole.Rect, image.NewUniform(image.Black), image.Point{}, draw.Src)
	draw.Draw(whole, whole.Rect, img, img.Bounds().Min, draw.Over)
	out := image.NewRGBA(image.Rect(0, 0, side, side))
	draw.BiLinear.Scale(out, out.Rect, whole, whole.Rect, draw.Src, nil)
	return out
}

// alike reports whether two prints are of the same drawing.
func alike(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) {
		if d := strings.IndexByte(digits, a[i]) - strings.IndexByte(digits, b[i]); max(d, -d) > mayDiffer {
			return false
		}
	}
	return true
}

// Prints compares many drawings with their prints, which testdata keeps in a file, a line for
// each by name. Lines that agree stay as they are when others are written again.
func Prints(t *testing.T, file string, drawings map[string]image.Image) {
	t.Helper()
	path := filepath.Join("testdata", file)
	data, err := os.ReadFile(path)
	if err != nil && !Updating() {
		t.Fatalf("%v: write it with FELTSTACK_UPDATE=1", err)
	}
	kept := map[string]string{}
	for line := range strings.Lines(string(data)) {
		print, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		kept[name] = print
	}
	for name := range kept {
		if drawings[name] == nil {
			if delete(kept, name); !Updating() {
				t.Errorf("%s: there is no drawing %q", path, name)
			}
		}
	}
	for name, img := range drawings {
		switch now := Print(img); {
		case alike(kept[name], now):
		case Updating():
			kept[name] = now
		default:
			failed := filepath.Join("testdata", "failed", name+".png")
			write(t, failed, img)
			t.Errorf("%s: %q is %s, was %s; look at %s, and if it's right, renew the line with FELTSTACK_UPDATE=1", path, name, now, kept[name], failed)
		}
	}
	if !Updating() {
		return
	}
	var b bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(kept)) {
		fmt.Fprintln(&b, kept[name], name)
	}
	if err := os.MkdirAll("testdata", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
