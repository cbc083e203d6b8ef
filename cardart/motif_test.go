package cardart

import (
	"image"
	"slices"
	"strings"
	"testing"

	"feltstack/cardart/picturetest"
)

// motifCard shows a motif in one of the colours of the catalogue.
func motifCard(i int, motif, title string) Face {
	all := MotifFaces()
	return Face{Style: Framed, Title: title, Motif: motif, Accent: all[i%len(all)].Accent}
}

// printed is how large the art is of which prints are kept.
const printed = 42

// TestGoldenMotifs: all motifs look as they were when they were found good.
func TestGoldenMotifs(t *testing.T) {
	art := map[string]image.Image{}
	for _, f := range MotifFaces() {
		art[f.Motif] = Window(f, printed)
	}
	picturetest.Prints(t, "motifs.txt", art)
}

// TestMotifNames: names are words in lower case, in order, each once.
func TestMotifNames(t *testing.T) {
	all := Motifs()
	if len(all) < 80 || !slices.IsSorted(all) || len(slices.Compact(slices.Clone(all))) != len(all) {
		t.Errorf("%d motifs, out of order or some twice: %q", len(all), all)
	}
	for _, m := range all {
		if m == "" || strings.Trim(m, "abcdefghijklmnopqrstuvwxyz ") != "" {
			t.Errorf("the motif %q is no word in lower case", m)
		}
	}
}

// window is the brightness of what an art window shows.
func window(f Face, size image.Point) []int {
	img := Draw(f, size)
	at := ArtWindow(f, size)
	var out []int
	for y := at.Min.Y + 2; y < at.Max.Y-2; y++ {
		for x := at.Min.X + 2; x < at.Max.X-2; x++ {
			out = append(out, int(img.Pix[img.PixOffset(x, y)+1]))
		}
	}
	return out
}

// TestMotifsDiffer: no two motifs look alike, even as a thumbnail in the same
// colours on a card of the same name, and each has light and dark.
func TestMotifsDiffer(t *testing.T) {
	t.Parallel()
	all := Motifs()
	seen := make([][]int, len(all))
	for i, m := range all {
		seen[i] = window(motifCard(0, m, "Same"), image.Pt(60, 84))
		if lo, hi := slices.Min(seen[i]), slices.Max(seen[i]); hi-lo < 100 {
			t.Errorf("%s is flat: from %d to %d", m, lo, hi)
		}
		for j := range i {
			if d := distance(seen[i], seen[j]) / len(seen[i]); d < 6 {
				t.Errorf("%s and %s differ by %d only", m, all[j], d)
			}
		}
	}
}

// TestMotifsVary: one motif on cards of different names has another sky.
func TestMotifsVary(t *testing.T) {
	t.Parallel()
	for _, m := range Motifs() {
		a := window(motifCard(0, m, "Lean Wolf"), image.Pt(60, 84))
		b := window(motifCard(0, m, "Pack Leader"), image.Pt(60, 84))
		if d := distance(a, b) / len(a); d < 3 {
			t.Errorf("%s differs by %d only from card to card", m, d)
		}
	}
}

// TestMotifsAtAllSizes: every motif draws at every size, and again alike.
func TestMotifsAtAllSizes(t *testing.T) {
	t.Parallel()
	for i, m := range Motifs() {
		size := [...]image.Point{{24, 34}, {60, 84}, {90, 126}, {200, 280}}[i%4]
		f := motifCard(i, m, m)
		first, again := Draw(f, size), Draw(f, size)
		if string(first.Pix) != string(again.Pix) {
			t.Errorf("%s at %v: the same card gave another picture", m, size)
		}
		for _, odd := range []image.Point{{1, 1}, {300, 40}, {40, 300}} {
			Draw(f, odd)
		}
	}
}
