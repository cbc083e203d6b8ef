package felt

import (
	"image"
	"testing"

	"feltstack/cardart"
)

// A pictured hand is as large as its picture lets it, and nothing of it is cut off.
func TestHandPictureIsWhole(t *testing.T) {
	for n := 1; n <= 7; n++ {
		cards := make([]cardart.Face, n)
		for i := range cards {
			cards[i] = cardart.Face{Rank: "A", Suit: cardart.Spades}
		}
		for _, size := range []image.Point{{300, 200}, {200, 400}, {700, 260}} {
			img := HandPicture(cards, size)
			covered := image.Rectangle{}
			for y := range size.Y {
				for x := range size.X {
					if img.RGBAAt(x, y).A > 0x40 {
						covered = covered.Union(image.Rect(x, y, x+1, y+1))
					}
				}
			}
			if covered.Min.X < 1 || covered.Min.Y < 1 || covered.Max.X > size.X-1 || covered.Max.Y > size.Y-1 {
				t.Errorf("%d cards in %v reach %v", n, size, covered)
			}
			if covered.Dx() < size.X*4/5 && covered.Dy() < size.Y*4/5 {
				t.Errorf("%d cards in %v only cover %v", n, size, covered)
			}
		}
	}
}
