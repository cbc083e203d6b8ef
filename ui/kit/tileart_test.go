package kit

import (
	"image"
	"testing"

	"feltstack/cardart"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// The picture of a tile lies below its words and within it, is painted in the size that it is
// shown in, and again in another.
func TestTileArt(t *testing.T) {
	test.NewTempApp(t)
	tile := NewTile(NewStillEnv(cardart.Midnight, 2, func(f func()) { f() }), "VASTRIX", nil, Span{Text: "Score cards to reach your goal."})
	words := tile.Height(300)
	tile.SetArt(Art{Ratio: 8.0 / 5, Paint: func(size image.Point) func() (*image.RGBA, error) {
		return func() (*image.RGBA, error) { return image.NewRGBA(image.Rectangle{Max: size}), nil }
	}})
	if tile.Height(300) != words {
		t.Error("a picture that isn't shown takes room")
	}
	for _, high := range []float32{100, 400} {
		tile.ArtHigh(high)
		tile.Resize(fyne.NewSize(300, tile.Height(300)))
		tile.Draw(tile.Size())
		b := BoxOf(tile.art.pic.Image)
		if !tile.art.pic.Visible() || b.X < 0 || b.Right() > 300 || b.Y < words-12 || b.Bottom() > tile.Size().Height || b.H > high {
			t.Errorf("a picture %v high lies at %v in a tile of %v", high, b, tile.Size())
		}
		if got, want := tile.art.pic.Image.Image.Bounds().Size(), image.Pt(int(2*b.W), int(2*b.H)); got != want {
			t.Errorf("it is painted as %v, not %v", got, want)
		}
	}
	tile.ArtHigh(0)
	tile.Draw(tile.Size())
	if tile.art.pic.Visible() {
		t.Error("a picture without room is shown")
	}
}
