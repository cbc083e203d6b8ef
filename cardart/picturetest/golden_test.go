package picturetest

import (
	"image"
	"image/color"
	"image/draw"
	"math/rand/v2"
	"testing"
)

// A screen to compare: a ground that gets lighter downwards, zones, cards in one of them, and
// labels as gray strokes.
type screen struct {
	zone  color.RGBA
	cards int
	label image.Point
	noise int // how far a pixel may be off at most, of 255
}

var good = screen{zone: color.RGBA{30, 70, 50, 255}, cards: 5, label: image.Pt(80, 620)}

func (s screen) draw() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 1280, 800))
	rng := rand.New(rand.NewPCG(1, 2))
	for y := range 800 {
		for x := range 1280 {
			v := uint8(20 + y/40 + x/160)
			img.SetRGBA(x, y, color.RGBA{v, v + 25, v + 10, 255})
		}
	}
	fill := func(r image.Rectangle, c color.RGBA) {
		draw.Draw(img, r, image.NewUniform(c), image.Point{}, draw.Src)
	}
	fill(image.Rect(60, 60, 1000, 300), s.zone)
	fill(image.Rect(60, 340, 1000, 580), good.zone)
	for i := range s.cards {
		at := image.Pt(90+110*i, 90)
		fill(image.Rect(0, 0, 90, 126).Add(at), color.RGBA{240, 235, 220, 255})
		fill(image.Rect(20, 30, 70, 90).Add(at), color.RGBA{170, uint8(30 * i), 40, 255})
	}
	for i := range 12 { // letters
		fill(image.Rect(0, 0, 2, 14).Add(s.label).Add(image.Pt(6*i, 0)), color.RGBA{220, 210, 190, 255})
	}
	for i := range img.Pix {
		if s.noise > 0 && i%4 < 3 {
			img.Pix[i] = uint8(max(0, min(255, int(img.Pix[i])+rng.IntN(2*s.noise+1)-s.noise)))
		}
	}
	return img
}

// shifted is a picture whose pixels lie between those of another: how far rounding can move
// an edge, and ten times that.
func shifted(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(img.Rect)
	copy(out.Pix, img.Pix)
	for y := range img.Rect.Dy() {
		for x := 1; x < img.Rect.Dx(); x++ {
			a, b := img.RGBAAt(x-1, y), img.RGBAAt(x, y)
			mix := func(a, b uint8) uint8 { return uint8((int(a) + 9*int(b)) / 10) }
			out.SetRGBA(x, y, color.RGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), 255})
		}
	}
	return out
}

// A moved label, another color of a zone and a missing card differ from the picture that was
// kept; what processors round in another way doesn't.
func TestCompare(t *testing.T) {
	want := Reduce(Small(good.draw(), Width), Colors)
	changed := func(change func(s *screen)) *image.RGBA {
		s := good
		change(&s)
		return s.draw()
	}
	for _, c := range []struct {
		what string
		img  *image.RGBA
		same bool
	}{
		{"the same", good.draw(), true},
		{"noise in every pixel", changed(func(s *screen) { s.noise = 8 }), true},
		{"edges a tenth of a pixel further", shifted(good.draw()), true},
		{"a label 8 units lower", changed(func(s *screen) { s.label.Y += 8 }), false},
		{"a label 60 units to the right", changed(func(s *screen) { s.label.X += 60 }), false},
		{"no label", changed(func(s *screen) { s.label.Y = 2000 }), false},
		{"a zone in a color that nothing had", changed(func(s *screen) { s.zone = color.RGBA{40, 40, 90, 255} }), false},
		{"a zone in a color that others have", changed(func(s *screen) { s.zone = color.RGBA{38, 62, 48, 255} }), false},
		{"a missing card", changed(func(s *screen) { s.cards-- }), false},
		{"another size", image.NewRGBA(image.Rect(0, 0, 1280, 700)), false},
	} {
		if err := compare(want, Small(c.img, Width)); (err == nil) != c.same {
			t.Errorf("%s: %v", c.what, err)
		}
	}
}

// A picture of few colors keeps them all, and a reduced one has no more than it may.
func TestReduce(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 4, 4))
	few := []color.RGBA{{10, 0, 0, 255}, {0, 200, 0, 255}, {0, 0, 90, 255}, {255, 255, 255, 255}}
	for i := range 16 {
		img.SetRGBA(i%4, i/4, few[i%len(few)])
	}
	p := Reduce(img, 4)
	for i := range 16 {
		if got := p.At(i%4, i/4); got != color.Color(few[i%len(few)]) {
			t.Errorf("pixel %d is %v, was %v", i, got, few[i%len(few)])
		}
	}
	for _, n := range []int{1, 2, 64} {
		if p := Reduce(Small(good.draw(), Width), n); len(p.Palette) > n {
			t.Errorf("%d colors of at most %d", len(p.Palette), n)
		}
	}
}
