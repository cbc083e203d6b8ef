package picturetest

import (
	"image"
	"image/color"
	"image/draw"
	"testing"
)

// figure is a drawing of a head with two eyes and a hat on a sky.
func figure(change func(eyes, hat *image.Rectangle, coat *color.RGBA)) *image.RGBA {
	eyes, hat, coat := image.Rect(16, 18, 18, 20), image.Rect(14, 6, 28, 12), color.RGBA{60, 90, 160, 255}
	if change != nil {
		change(&eyes, &hat, &coat)
	}
	img := image.NewRGBA(image.Rect(0, 0, 42, 42))
	fill := func(r image.Rectangle, c color.RGBA) {
		draw.Draw(img, r, image.NewUniform(c), image.Point{}, draw.Src)
	}
	fill(img.Rect, color.RGBA{140, 170, 190, 255})
	fill(image.Rect(10, 24, 32, 42), coat)
	fill(image.Rect(12, 12, 30, 24), color.RGBA{230, 220, 200, 255})
	fill(hat, color.RGBA{30, 30, 40, 255})
	fill(eyes, color.RGBA{20, 20, 20, 255})
	fill(eyes.Add(image.Pt(8, 0)), color.RGBA{20, 20, 20, 255})
	return img
}

// A print tells drawings apart in which little differs, and not those that are rounded in
// another way.
func TestPrint(t *testing.T) {
	want := Print(figure(nil))
	noisy := figure(nil)
	for i := range noisy.Pix {
		if i%4 < 3 {
			noisy.Pix[i] += uint8(i * 7 % 3)
		}
	}
	for _, c := range []struct {
		what string
		img  *image.RGBA
		same bool
	}{
		{"the same", figure(nil), true},
		{"rounded in another way", noisy, true},
		{"eyes a pixel and a half lower", figure(func(eyes, _ *image.Rectangle, _ *color.RGBA) { eyes.Max.Y += 2; eyes.Min.Y++ }), false},
		{"a hat two pixels wider", figure(func(_, hat *image.Rectangle, _ *color.RGBA) { hat.Max.X += 2 }), false},
		{"a coat of the same lightness", figure(func(_, _ *image.Rectangle, coat *color.RGBA) { coat.R, coat.G = coat.R+60, coat.G-30 }), false},
		{"no eyes", figure(func(eyes, _ *image.Rectangle, _ *color.RGBA) { *eyes = image.Rectangle{} }), false},
	} {
		if alike(want, Print(c.img)) != c.same {
			t.Errorf("%s: %s, the print is %s", c.what, Print(c.img), want)
		}
	}
}
