package kit

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// A picture is smoothed where it is shown larger or smaller than it is, and nowhere else.
func TestPicturesOfTheirSizeAreNotSmoothed(t *testing.T) {
	p := canvas.NewImageFromImage(image.NewRGBA(image.Rect(0, 0, 50, 70)))
	for _, c := range []struct {
		size  fyne.Size
		scale float32
		want  canvas.ImageScale
	}{
		{fyne.NewSize(50, 70), 1, canvas.ImageScalePixels},
		{fyne.NewSize(30, 70), 1, canvas.ImageScaleFastest},
		{fyne.NewSize(40, 56), 1.25, canvas.ImageScalePixels},
		{fyne.NewSize(50, 70), 1.25, canvas.ImageScaleFastest},
		{fyne.NewSize(50, 70.4), 1, canvas.ImageScaleFastest},
	} {
		PutPicture(p, c.size, c.scale)
		if p.ScaleMode != c.want || p.Size() != c.size {
			t.Errorf("at %v, scale %v: scaled in way %d, size %v", c.size, c.scale, p.ScaleMode, p.Size())
		}
	}
}
