package cardart

import (
	"fmt"
	"image"
	"math"
	"testing"
)

// A tilted card shows what the upright one does, turned about its middle: faces with
// pips, courts, motifs and pictures, and backs.
func TestTilted(t *testing.T) {
	size := image.Pt(240, 336)
	framed := framedCard()
	photo := photoCard(&photograph{img: landscape(300, 200)}, Crop{})
	draws := map[string]func(degrees float64) *image.RGBA{"back": func(d float64) *image.RGBA { return BackTilted(Midnight, size, d) }}
	for name, f := range map[string]Face{"ten": playingCard("10", Spades), "queen": playingCard("Q", Hearts), "framed": framed, "dragon": motifCard(0, "dragon", "Dragon"), "photo": photo} {
		draws[name] = func(d float64) *image.RGBA { return DrawTilted(f, size, d) }
	}
	for name, draw := range draws {
		upright := draw(0)
		if upright.Rect.Size() != size {
			t.Fatalf("%s: upright it is %v", name, upright.Rect.Size())
		}
		for _, degrees := range []float64{-11.2, -1.6, 4.8, 12} {
			img := draw(degrees)
			if room := img.Rect.Size(); room != TiltedSize(size, degrees) || (room.X-size.X)%2 != 0 || (room.Y-size.Y)%2 != 0 {
				t.Errorf("%s at %v: %v", name, degrees, room)
			}
			if off := unlike(upright, img, degrees); off > 0.02 {
				t.Errorf("%s at %v: %.1f %% of it look different", name, degrees, 100*off)
			}
			for _, corner := range []image.Point{{}, {X: img.Rect.Dx() - 1}, {Y: img.Rect.Dy() - 1}} {
				if c := img.RGBAAt(corner.X, corner.Y); degrees > 2 && c.A != 0 {
					t.Errorf("%s at %v: its picture begins with %v", name, degrees, c)
				}
			}
		}
	}
}

// unlike is the part of an upright card's pixels, away from edges in it, that the tilted
// one shows in another colour.
func unlike(upright, tilted *image.RGBA, degrees float64) float64 {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	w, h := upright.Rect.Dx(), upright.Rect.Dy()
	off, all := 0, 0
	for y := 3; y < h-3; y++ {
		for x := 3; x < w-3; x++ {
			c := upright.RGBAAt(x, y)
			if !evenAround(upright, x, y) {
				continue
			}
			dx, dy := float64(x)+0.5-float64(w)/2, float64(y)+0.5-float64(h)/2
			u, v := float64(tilted.Rect.Dx())/2+dx*cos-dy*sin, float64(tilted.Rect.Dy())/2+dx*sin+dy*cos
			all++
			if d := tilted.RGBAAt(int(u), int(v)); farApart(c.R, d.R) || farApart(c.G, d.G) || farApart(c.B, d.B) || farApart(c.A, d.A) {
				off++
			}
		}
	}
	if all < w*h/10 {
		panic(fmt.Sprint("only ", all, " pixels are compared"))
	}
	return float64(off) / float64(all)
}

// evenAround reports whether the pixels around one look like it.
func evenAround(img *image.RGBA, x, y int) bool {
	c := img.RGBAAt(x, y)
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if d := img.RGBAAt(x+dx, y+dy); farApart(c.R, d.R) || farApart(c.G, d.G) || farApart(c.B, d.B) {
				return false
			}
		}
	}
	return true
}

func farApart(a, b uint8) bool { return max(a, b)-min(a, b) > 40 }
