package felt

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// The sign of a card that can be chosen, or is, covers no caption: over a card that lies under
// one it is at the lower edge.
func TestSignsLeaveCaptions(t *testing.T) {
	test.NewTempApp(t)
	low := 0
	for _, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080)} {
		a := arrange(&midGame().Scene, size, question{}, false, nil)
		for _, c := range a.Cards {
			z := a.Zones[c.Card.Zone]
			if z == nil || c.Hand || c.Item != 0 {
				continue
			}
			side := min(c.W, c.H)
			reach := side * (tickAt + tickSize) / 100
			if c.Named {
				low++
				continue
			}
			if over := c.Y - reach; over < z.Y+captionHigh-4 && c.Centre().X-side*tickSize/100 < z.caption().end {
				t.Errorf("%v: the sign over %s in %s covers its caption", size, c.Card.Name, z.Scene.Name)
			}
		}
	}
	if low == 0 {
		t.Error("no card lies under a caption")
	}
}

// The sign is where the mark says, and is upright there.
func TestSignsAtTheLowerEdge(t *testing.T) {
	test.NewTempApp(t)
	card := image.NewRGBA(image.Rect(0, 0, 100, 140))
	for _, g := range []glow{askGlow, pickGlow} {
		brass := func(low bool) (above, below int) {
			img, margin := ringed(card, card.Rect.Size(), mark{glow: g, low: low})
			for y := range img.Rect.Dy() {
				for x := range img.Rect.Dx() {
					if c := img.RGBAAt(x, y); c.R == uint8(brassMark[0]) && c.G == uint8(brassMark[1]) && c.A == 255 {
						if y < margin {
							above++
						} else if y >= margin+140 {
							below++
						}
					}
				}
			}
			return above, below
		}
		if above, below := brass(false); above == 0 || below != 0 {
			t.Errorf("glow %d: %d pixels of the sign above the card, %d below", g, above, below)
		}
		if above, below := brass(true); above != 0 || below == 0 {
			t.Errorf("glow %d, low: %d pixels of the sign above the card, %d below", g, above, below)
		}
	}
}
