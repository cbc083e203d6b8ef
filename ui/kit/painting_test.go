package kit

import (
	"image"
	"image/color"
	"testing"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A painting shows what a window does, a hair's breadth apart.
func TestPaintingLooksAsInAWindow(t *testing.T) {
	test.NewApp()
	const scale = 1.5
	size := fyne.NewSize(320, 160)
	k := NewSketch()
	k.Begin()
	k.Fill(NewBox(0, 0, size.Width, size.Height), look.Now().Panel)
	k.Fill(NewBox(20, 100, 120, 40), look.Now().Gold)
	k.Text(Span{Text: "Frost Giant, 12 → 7", Face: look.Title, Color: look.Now().Ivory}, 26, 20, 10)
	k.Text(Span{Text: "Tavern of Waves ★ Ωμέγα", Face: look.Bold, Color: look.Now().Dimmed}, 15, 20, 50)
	k.TextIn(Span{Text: "×3", Color: look.Now().Panel}, 20, NewBox(20, 100, 120, 40))
	k.End()
	window := Snapshot(k.Container, size, scale)
	painted, err := k.Painting(size, color.Black, scale).Paint()
	if err != nil {
		t.Fatal(err)
	}
	if painted.Bounds() != window.Bounds() {
		t.Fatalf("%v, not %v", painted.Bounds(), window.Bounds())
	}
	// In fields of 12 by 12 pixels: the outlines of letters differ by their smoothing.
	const field = 12
	for y := 0; y+field <= painted.Rect.Max.Y; y += field {
		for x := 0; x+field <= painted.Rect.Max.X; x += field {
			at := image.Rect(x, y, x+field, y+field)
			if a, b := brightness(painted, at), brightness(window, at); max(a-b, b-a) > 24 {
				t.Errorf("at %v: brightness %d, %d in a window", at, a, b)
			}
		}
	}
}

// brightness is the mean green of a part of a picture, 0 to 255.
func brightness(img image.Image, at image.Rectangle) int {
	sum := 0
	for y := at.Min.Y; y < at.Max.Y; y++ {
		for x := at.Min.X; x < at.Max.X; x++ {
			_, g, _, _ := img.At(x, y).RGBA()
			sum += int(g >> 8)
		}
	}
	return sum / (at.Dx() * at.Dy())
}
