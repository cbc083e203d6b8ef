package cardart

import (
	"image"
	"image/color"
	"sync"
	"testing"

	"feltstack/cardart/picturetest"
)

const raidText = `Base: Choose one -
- Your opponent shows 3 cards from their hand. Take one of the shown cards, revealed until your next start.
- Your opponent discards 2 cards.
- Put a vulnerable card on the table on top of the draw pile.
Instant: Put a vulnerable card on the table on the top or the bottom of the draw pile.

3♠ Base: They show 2 cards; you may play one at once.
⭐3: Take 2 of 3 shown cards, or your opponent discards down to 2.`

func playingCard(rank string, s Suit) Face {
	points := map[string]string{"A": "4", "J": "3", "Q": "2", "K": "8", "RJ": "5", "BJ": "11"}
	f := Face{Rank: rank, Suit: s, Points: points[rank]}
	if f.Points == "" {
		f.Points = rank
	}
	return f
}

func withText(f Face) Face {
	f.Title, f.Text = "Hand Raid / Bounce", raidText
	return f
}

func framedCard() Face {
	return Face{
		Style: Framed, Title: "Ember Whelp", Type: "Monster - Dragon", Rank: "α", Motif: "flame",
		Text:   "Once per turn, discard a card: deal 20 damage to your opponent.\n[AUS] Dragons get +10 STR.",
		Stats:  [4]Stat{{Label: "STR", Value: "40"}, {Label: "DEF", Value: "20"}},
		Accent: color.RGBA{0x8c, 0x2f, 0x39, 255},
	}
}

// testSizes run from a thumbnail to a print, with two odd shapes.
var testSizes = []image.Point{{24, 34}, {39, 55}, {60, 84}, {72, 101}, {90, 126}, {90, 90}, {120, 168}, {200, 280}, {360, 504}, {720, 1008}, {300, 340}}

// Faces, a back and a marker look as they did when they were found good: the large ones in a
// picture, the small ones by their prints.
func TestGoldenFaces(t *testing.T) {
	four := playingCard("10", Diamonds)
	four.Palette = FourColour
	large := image.Pt(360, 504)
	var faces []*image.RGBA
	for _, f := range []Face{playingCard("K", Spades), playingCard("7", Hearts), four, playingCard("A", Clubs), withText(playingCard("RJ", NoSuit)), withText(playingCard("3", Spades)), framedCard()} {
		faces = append(faces, Draw(f, large))
	}
	picturetest.Golden(t, "faces", Arrange(append(faces, Back(Midnight, large)), 4, 1, color.Black))
	picturetest.Prints(t, "faces.txt", map[string]image.Image{
		"king of spades, small": Draw(playingCard("K", Spades), image.Pt(60, 84)),
		"framed, small":         Draw(framedCard(), image.Pt(90, 126)),
		"back":                  Back(Midnight, image.Pt(120, 168)),
		"warded":                DrawMarker(Marker{Kind: "warded"}, image.Pt(48, 48)),
	})
}

// TestDeckAtAllSizes: every face has clear corners, a clean margin all round
// (nothing is cut off at the edge), and something drawn inside.
func TestDeckAtAllSizes(t *testing.T) {
	t.Parallel()
	for _, size := range testSizes {
		for i, f := range Deck(TwoColour) {
			f = playingCard(f.Rank, f.Suit)
			if i%3 == 0 {
				f = withText(f)
			}
			img := Draw(f, size)
			if img.Rect.Size() != size || img.Stride != 4*size.X {
				t.Fatalf("%s%s at %v: rect %v stride %d", f.Rank, f.Suit, size, img.Rect, img.Stride)
			}
			if img.RGBAAt(0, 0).A > 40 || img.RGBAAt(size.X-1, size.Y-1).A > 40 {
				t.Errorf("%s%s at %v: corner is not clear", f.Rank, f.Suit, size)
			}
			if at, ok := cleanMargin(img); !ok {
				t.Errorf("%s%s at %v: something reaches the margin at %v", f.Rank, f.Suit, size, at)
			}
			if n := darkPixels(img); n*60 < size.X*size.Y {
				t.Errorf("%s%s at %v: only %d dark pixels", f.Rank, f.Suit, size, n)
			}
		}
	}
}

// cleanMargin looks at the ring just inside the edge line, away from the round
// corners: it must be bare card stock.
func cleanMargin(img *image.RGBA) (image.Point, bool) {
	s := img.Rect.Size()
	d := 2 + s.X/100
	r := s.X/8 + 1
	bare := func(x, y int) bool {
		c := img.RGBAAt(x, y)
		return c.A == 255 && c.R > 215 && c.G > 205 && c.B > 180
	}
	for x := r; x < s.X-r; x++ {
		for _, y := range [2]int{d, s.Y - 1 - d} {
			if !bare(x, y) {
				return image.Pt(x, y), false
			}
		}
	}
	for y := r; y < s.Y-r; y++ {
		for _, x := range [2]int{d, s.X - 1 - d} {
			if !bare(x, y) {
				return image.Pt(x, y), false
			}
		}
	}
	return image.Point{}, true
}

func darkPixels(img *image.RGBA) int {
	n := 0
	for i := 0; i < len(img.Pix); i += 4 {
		if img.Pix[i+3] > 200 && int(img.Pix[i+1]) < 120 {
			n++
		}
	}
	return n
}

// TestFacesDiffer: at thumbnail size no two faces look alike, even to an eye
// that sees only brightness.
func TestFacesDiffer(t *testing.T) {
	t.Parallel()
	for _, palette := range []Palette{TwoColour, FourColour} {
		deck := Deck(palette)
		if len(deck) != 54 {
			t.Fatalf("deck has %d faces", len(deck))
		}
		for _, w := range []int{24, 60, 90} {
			grey := make([][]int, len(deck))
			for i, f := range deck {
				grey[i] = brightness(Draw(f, image.Pt(w, w*7/5)))
			}
			for i := range deck {
				for j := range i {
					if d := distance(grey[i], grey[j]); d < 1500 {
						t.Errorf("width %d: %s%s and %s%s differ by %d only", w,
							deck[i].Rank, deck[i].Suit, deck[j].Rank, deck[j].Suit, d)
					}
				}
			}
		}
	}
}

// brightness is the green channel, in which red and black inks are nearly alike:
// what is left is mostly shape.
func brightness(img *image.RGBA) []int {
	out := make([]int, 0, len(img.Pix)/4)
	for i := 0; i < len(img.Pix); i += 4 {
		out = append(out, int(img.Pix[i+1]))
	}
	return out
}

func distance(a, b []int) int {
	d := 0
	for i := range a {
		d += abs(a[i] - b[i])
	}
	return d
}

func TestOddFaces(t *testing.T) {
	t.Parallel()
	faces := []Face{
		{}, {Rank: "?"}, {Rank: "Queen of the North", Suit: Hearts}, {Rank: "7"}, {Rank: "K"}, {Suit: Clubs},
		{Rank: "A", Text: " \n - \n"}, {Style: Framed}, {Style: Framed, Title: "\u4e2d\u6587 \U0001F427", Text: "[", Rank: "12"},
		{Style: 9, Suit: 77, Palette: 9, Rank: "3"},
		{Style: Framed, Title: "A title that goes on and on until nobody reads it", Stats: [4]Stat{{Label: "A", Value: "1"}, {Label: "B", Value: "2", Change: 1}, {Label: "", Value: "3", Change: -1}, {Label: "LONG LABEL", Value: "1000000", Change: 1}}, Points: "100"},
	}
	for _, f := range faces {
		for _, size := range append(testSizes, image.Pt(0, 0), image.Pt(1, 1), image.Pt(-3, 7), image.Pt(7, 300)) {
			img := Draw(f, size)
			if img.Rect.Empty() {
				t.Errorf("%+v at %v: empty picture", f, size)
			}
		}
	}
}

func TestDrawIsPure(t *testing.T) {
	t.Parallel()
	requests := []func() *image.RGBA{
		func() *image.RGBA { return Draw(withText(playingCard("Q", Hearts)), image.Pt(240, 336)) },
		func() *image.RGBA { return Draw(framedCard(), image.Pt(120, 168)) }, func() *image.RGBA { return Back(Fern, image.Pt(90, 126)) },
	}
	for _, r := range requests {
		want := r()
		var wg sync.WaitGroup
		for range 4 {
			wg.Go(func() {
				if got := r(); string(got.Pix) != string(want.Pix) {
					t.Error("the same request gave another picture")
				}
			})
		}
		wg.Wait()
	}
}

func TestSheet(t *testing.T) {
	m := Sheet(Deck(FourColour)[:5], image.Pt(30, 42), 3, 4, color.White)
	if got, want := m.Rect.Size(), image.Pt(3*34+4, 2*46+4); got != want {
		t.Errorf("sheet is %v, want %v", got, want)
	}
	if m.RGBAAt(1, 1) != (color.RGBA{255, 255, 255, 255}) {
		t.Error("the gap is not the ground colour")
	}
	if Sheet(nil, image.Pt(30, 42), 3, 4, color.White) == nil {
		t.Error("an empty sheet must still be a picture")
	}
}
