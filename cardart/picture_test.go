package cardart

import (
	"image"
	"image/color"
	"math"
	"testing"

	"feltstack/cardart/picturetest"

	"pgregory.net/rapid"
)

// photograph is a picture that a test hands in, and how often it was asked for.
type photograph struct {
	img   image.Image
	asked int
}

func (p *photograph) Image() image.Image {
	p.asked++
	return p.img
}

// landscape is a sunset over a chequered plain: edges in both directions, soft
// colours, and a clear corner at the left above.
func landscape(w, h int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(10, 10, 10+w, 10+h)) // a part of a larger one
	for y := range h {
		for x := range w {
			u, v := float64(x)/float64(w), float64(y)/float64(h)
			c := color.NRGBA{uint8(250 - 120*v), uint8(120 + 60*v), uint8(90 + 130*v), 255}
			switch {
			case math.Hypot(u-0.6, (v-0.4)*float64(h)/float64(w)) < 0.12:
				c = color.NRGBA{255, 236, 150, 255}
			case v > 0.7 && (int(u*12)+int(v*20))%2 == 0:
				c = color.NRGBA{40, 60, 50, 255}
			case u+v < 0.25:
				c = color.NRGBA{}
			}
			img.SetNRGBA(10+x, 10+y, c)
		}
	}
	return img
}

func photoCard(p Picture, c Crop) Face {
	f := framedCard()
	f.Picture, f.Crop = p, c
	return f
}

// Photographs on cards look as they did when they were found good.
func TestGoldenPhotos(t *testing.T) {
	whole := &photograph{img: landscape(600, 400)}
	tall := &photograph{img: landscape(200, 500)}
	part := Crop{0.6, 0.4, 0.3}
	size := image.Pt(240, 336)
	picturetest.Golden(t, "photos", Arrange([]*image.RGBA{
		Draw(photoCard(whole, Crop{}), size), Draw(photoCard(whole, part), size), Draw(photoCard(tall, Crop{0.5, 0.2, 1}), size), Draw(photoCard(whole, part), image.Pt(90, 126)),
	}, 4, 1, color.Black))
}

// A card whose picture can't be had shows its motif.
func TestNoPicture(t *testing.T) {
	size := image.Pt(90, 126)
	with, without := Draw(photoCard(&photograph{}, Crop{}), size), Draw(framedCard(), size)
	if string(with.Pix) != string(without.Pix) {
		t.Error("the motif looks otherwise")
	}
}

// Only the window changes.
func TestPictureStaysInItsWindow(t *testing.T) {
	for _, size := range []image.Point{{60, 84}, {90, 126}, {240, 336}} {
		f := photoCard(&photograph{img: landscape(300, 200)}, Crop{})
		with, without := Draw(f, size), Draw(framedCard(), size)
		window := ArtWindow(f, size)
		changed := 0
		for y := range size.Y {
			for x := range size.X {
				if with.RGBAAt(x, y) == without.RGBAAt(x, y) {
					continue
				}
				if changed++; !image.Pt(x, y).In(window) {
					t.Fatalf("%v: the pixel %d %d lies outside of the window %v", size, x, y, window)
				}
			}
		}
		if changed < window.Dx()*window.Dy()*3/4 {
			t.Errorf("%v: of the window %v %d pixels show the picture", size, window, changed)
		}
	}
}

// What shows lies within the picture, has the window's shape, and is what was
// asked for where there is room.
func TestCropIn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := image.Pt(rapid.IntRange(1, 4000).Draw(t, "w"), rapid.IntRange(1, 4000).Draw(t, "h"))
		aspect := rapid.Float64Range(0.2, 5).Draw(t, "aspect")
		part := rapid.Float64Range(0, 1)
		c := Crop{part.Draw(t, "x"), part.Draw(t, "y"), rapid.Float64Range(0.05, 1).Draw(t, "width")}
		x, y, w, h := c.In(size, aspect)
		const e = 1e-6
		if x < -e || y < -e || x+w > float64(size.X)+e || y+h > float64(size.Y)+e || w <= 0 || math.Abs(w/h-aspect) > e*aspect {
			t.Fatalf("%v of %v for %v is %v %v %v %v", c, size, aspect, x, y, w, h)
		}
		want := c.Width * float64(size.X)
		fits := want/aspect <= float64(size.Y)
		if fits && math.Abs(w-want) > e*want {
			t.Fatalf("%v of %v for %v is %v wide", c, size, aspect, w)
		}
		if mx, my := c.X*float64(size.X), c.Y*float64(size.Y); fits && mx >= w/2 && mx <= float64(size.X)-w/2 && my >= h/2 && my <= float64(size.Y)-h/2 && math.Abs(x+w/2-mx)+math.Abs(y+h/2-my) > 1e-3 {
			t.Fatalf("%v of %v for %v is at %v %v", c, size, aspect, x, y)
		}
	})
}

func BenchmarkPicture(b *testing.B) {
	p := &photograph{img: Draw(framedCard(), image.Pt(1000, 1400))}
	for _, size := range []image.Point{{90, 126}, {360, 504}, {744, 1039}} {
		b.Run(size.String(), func(b *testing.B) {
			for b.Loop() {
				Draw(photoCard(p, Crop{}), size)
			}
		})
	}
}
