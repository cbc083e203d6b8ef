package print

import (
	"context"
	"image"
	"image/color"
	"image/draw"
	"math"
)

// Picture draws a page as it will be on paper, width pixels wide. It ends early with ctx.
func (j *Job) Picture(ctx context.Context, p Page, width int) (*image.RGBA, error) {
	k := float64(width) / j.Paper.Width // pixels to the millimetre
	small := *j
	small.DPI = max(int(math.Round(k*inch)), 8)
	img := image.NewRGBA(image.Rect(0, 0, width, int(math.Round(j.Paper.Height*k))))
	draw.Draw(img, img.Rect, image.White, image.Point{}, draw.Src)
	at := func(b Box) image.Rectangle {
		return image.Rect(int(math.Round(b.X*k)), int(math.Round(b.Y*k)), int(math.Round((b.X+b.W)*k)), int(math.Round((b.Y+b.H)*k)))
	}
	drawn := map[int]*image.RGBA{}
	for _, c := range p.Cells {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		card := drawn[c.Item]
		if card == nil {
			if card = small.back(); c.Item >= 0 {
				card = small.face(j.Items[c.Item].Face)
			}
			drawn[c.Item] = card
		}
		beyond := (card.Rect.Dx() - small.pixels().X) / 2
		place, bleed := at(Box{c.Place.X, c.Place.Y, CardWidth, CardHeight}), at(c.Bleed)
		draw.Draw(img, bleed, card, bleed.Min.Sub(place.Min).Add(image.Pt(beyond, beyond)), draw.Src)
	}
	ink := image.NewUniform(color.Gray{60})
	for _, m := range j.Marks(p) {
		r := at(Box{m.X1, m.Y1, m.X2 - m.X1, m.Y2 - m.Y1})
		r.Max.X, r.Max.Y = max(r.Max.X, r.Min.X+1), max(r.Max.Y, r.Min.Y+1)
		draw.Draw(img, r, ink, image.Point{}, draw.Src)
	}
	return img, nil
}
