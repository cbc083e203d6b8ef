package kit

import (
	"image/color"
	"slices"
	"strconv"

	"feltstack/ui/look"
)

// Disc is a letter on a colored disc: a sign of a cost. Without a color it is only the letter.
type Disc struct {
	Letter string
	Color  color.NRGBA
}

// Discs draws a row of discs into a box, from its left edge on, and returns where they end. Where
// there is little room they lie over each other; of several that are alike it then draws one, and how
// many.
func (k *Sketch) Discs(all []Disc, b Box) float32 {
	need := float32(0)
	for _, d := range all {
		need += d.width(b.H) + 2
	}
	room := min((b.W-b.H)/max(need-2-b.H, 1), 1) // of a step, as a part of what it would be
	alike := !slices.ContainsFunc(all, func(d Disc) bool { return d != all[0] })
	if alike && room < 0.6 && len(all) > 1 {
		k.disc(all[0], b)
		size := b.H * 0.64
		return k.Text(Span{Text: "×" + strconv.Itoa(len(all)), Face: look.Bold, Color: look.Now().Ivory}, size, b.X+b.H+3, b.Y+(b.H-LineHeight(size))/2).Right()
	}
	x, right := b.X, b.X
	for _, d := range all {
		right = k.disc(d, Box{x, b.Y, b.H, b.H})
		x += (d.width(b.H) + 2) * room
	}
	return right
}

// width is how wide a disc of a height is.
func (d Disc) width(h float32) float32 {
	if d.Color.A == 0 {
		return h * 0.4
	}
	return h
}

// disc draws one at the left of a box, and returns where it ends.
func (k *Sketch) disc(d Disc, b Box) float32 {
	letter, size := color.NRGBA{0xff, 0xff, 0xff, 0xff}, b.H*0.62
	b.W = d.width(b.H)
	if d.Color.A == 0 {
		letter = look.Now().Ivory
	} else {
		k.Rounded(b, d.Color, color.NRGBA{0, 0, 0, 0x60}, 1, b.H/2)
	}
	w := LineWidth([]Span{{Text: d.Letter, Face: look.Bold}}, size)
	k.Text(Span{Text: d.Letter, Face: look.Bold, Color: letter}, size, b.X+(b.W-w)/2, b.Y+(b.H-LineHeight(size))/2)
	return b.Right()
}
