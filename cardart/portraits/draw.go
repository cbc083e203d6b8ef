package portraits

import (
	"image"
	"image/color"
	"math"

	"github.com/srwiley/rasterx"
)

// Portrait is a picture of a player.
type Portrait struct {
	Face int         // which of those that there are
	Mood Mood        // what it shows
	Rim  color.NRGBA // the colour of the frame
	Flat bool        // no shade or light on the frame
}

// rimPart is how wide the frame is, of the width of the picture.
const rimPart = 0.045

// Draw draws the portrait in a circle, that many pixels across, clear around it.
func (p Portrait) Draw(size int) (*image.RGBA, error) {
	icon, err := icon(p.Face, p.Mood)
	if err != nil {
		return nil, err
	}
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	k := float64(size) / icon.ViewBox.W
	icon.Transform = rasterx.Identity.Scale(k, k).Translate(-icon.ViewBox.X, -icon.ViewBox.Y)
	for i := range icon.SVGPaths {
		icon.SVGPaths[i].LineWidth *= k // strokes are not scaled with the rest
	}
	icon.Draw(rasterx.NewDasher(size, size, rasterx.NewScannerGV(size, size, img, img.Rect)), 1)
	p.frame(img)
	return img, nil
}

// frame lays the rim on a picture and clears what is beyond it.
func (p Portrait) frame(img *image.RGBA) {
	size := img.Rect.Dx()
	r := float64(size) / 2
	wide := max(r*2*rimPart, 2)
	for y := range size {
		for x := range size {
			dx, dy := float64(x)+0.5-r, float64(y)+0.5-r
			d := r - math.Hypot(dx, dy) // how far inside the edge
			if d > wide*2.2 {
				continue
			}
			q := img.Pix[img.PixOffset(x, y):]
			inside, rim := level(d+0.5), level(wide-d+0.5)
			light, shade := 0.0, 0.0
			if !p.Flat {
				light = -(dx + dy) / (r * 1.5) * 0.4 // from the upper left
				shade = 0.4 * (1 - level((d-wide)/(wide*1.2)))
			}
			for c, v := range [3]uint8{p.Rim.R, p.Rim.G, p.Rim.B} {
				under := float64(q[c]) * (1 - shade)
				over := float64(v)
				if light > 0 {
					over += (255 - over) * light
				} else {
					over *= 1 + light
				}
				q[c] = uint8((under + (over-under)*rim) * inside)
			}
			q[3] = uint8(255 * inside)
		}
	}
}

func level(v float64) float64 { return min(max(v, 0), 1) }
