package cardart

import (
	"image"
	"image/color"
)

// The measures of a vignette, in units of which it has 100.
const (
	vignetteRound = 18
	vignetteEdge  = 4
)

// Vignette draws a motif alone, as a card of a colour shows it, in a square with round corners
// and a thread of brass around it.
func Vignette(motif string, accent color.NRGBA, size int) *image.RGBA {
	return vignette(size, func(c card, all area) { c.motif(nil, motif, motif, all, all.w(), accent) })
}

// Window draws the art of a card alone, in a square like a [Vignette].
func Window(f Face, size int) *image.RGBA {
	return vignette(size, func(c card, all area) { c.shown(f, all, all.w(), accentOr(f.Accent, defaultAccent)) })
}

func vignette(size int, fill func(c card, all area)) *image.RGBA {
	in := func() pen { return newPen(image.Pt(size, size)).scaled(float64(size) / 100) }
	p, mask := in(), in()
	all := area{0, 0, 100, 100}
	fill(card{pen: p, w: 100, h: 100, wide: size}, all)
	p.stroke(all.inset(vignetteEdge/2).outline(vignetteRound-vignetteEdge/2), vignetteEdge, gold)
	mask.fill(all.outline(vignetteRound), color.NRGBA{A: 0xff})
	out := p.s.img
	for i := 0; i < len(out.Pix); i += 4 {
		keep := uint32(mask.s.img.Pix[i+3])
		for c := range 4 {
			out.Pix[i+c] = uint8((uint32(out.Pix[i+c])*keep + 127) / 255)
		}
	}
	return out
}
