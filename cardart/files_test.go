package cardart

import (
	"image"
	"maps"
	"slices"
	"testing"
)

// Each name that is drawn has a file that can be read, and no file is left over.
func TestFilesAreThoseThatAreDrawn(t *testing.T) {
	courts := []string{"sash", "medallion"}
	for _, f := range Deck(TwoColour) {
		if isCourt(f) {
			courts = append(courts, courtOf(f))
		}
	}
	signs := slices.Concat([]string{"star", "wreath"}, symbolSigns, []string{suitNames[Clubs], suitNames[Diamonds], suitNames[Spades]}, slices.Collect(maps.Values(jokers)))
	for _, f := range []struct {
		folder string
		want   []string
		arts   map[string]func() *Art
	}{
		{"backs", []string{"rosette", "medallion", "star", "fan"}, backParts()},
		{"courts", courts, courtArts()},
		{"scenery", []string{"fir", "pillar", "window", "beam"}, sceneryArts()},
		{"signs", signs, signArts()},
	} {
		if got, want := slices.Sorted(maps.Keys(f.arts)), slices.Sorted(slices.Values(f.want)); !slices.Equal(got, want) {
			t.Errorf("%s holds %q, and %q are drawn", f.folder, got, want)
		}
		for name, art := range f.arts {
			if len(art().parts) == 0 {
				t.Errorf("%s/%s.svg is empty", f.folder, name)
			}
		}
	}
}

// A sign has the colour that it is drawn in, the star of texts as well as a suit.
func TestSignsTakeTheirColour(t *testing.T) {
	for name := range signArts() {
		if name == "wreath" || name == "red-joker" { // the wreath is gold, and the sun has a hole
			continue
		}
		n := covered(func(p pen) { p.sign(name, azure) })
		same := 0
		p := newPen(image.Pt(200, 200))
		p.at(100, 100).sign(name, azure)
		for i := 0; i < len(p.s.img.Pix); i += 4 {
			if q := p.s.img.Pix[i : i+4]; q[0] == azure.R && q[1] == azure.G && q[2] == azure.B {
				same++
			}
		}
		if n < 2000 || float64(same) < 0.85*n {
			t.Errorf("%s covers %.0f pixels, %d of them in its colour", name, n, same)
		}
	}
}
