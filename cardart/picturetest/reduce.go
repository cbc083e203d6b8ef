package picturetest

import (
	"cmp"
	"image"
	"image/color"
	"math"
	"slices"

	"golang.org/x/image/draw"
)

// Small scales a picture down to a width; a picture that isn't wider stays as large as it is.
func Small(img image.Image, width int) *image.RGBA {
	size := img.Bounds().Size()
	if size.X > width {
		size = image.Pt(width, (size.Y*width+size.X/2)/size.X)
	}
	small := image.NewRGBA(image.Rectangle{Max: size})
	draw.BiLinear.Scale(small, small.Rect, img, img.Bounds(), draw.Src, nil)
	return small
}

// Reduce returns an opaque picture in few colors: those of its pixels are divided in two where
// they differ most, again and again, and each part becomes its mean.
func Reduce(img *image.RGBA, colors int) *image.Paletted {
	counts := map[color.RGBA]int{}
	for i := 0; i < len(img.Pix); i += 4 {
		counts[color.RGBA{img.Pix[i], img.Pix[i+1], img.Pix[i+2], 255}]++
	}
	all := make([]counted, 0, len(counts))
	for c, n := range counts {
		all = append(all, counted{[3]uint8{c.R, c.G, c.B}, n})
	}
	slices.SortFunc(all, func(a, b counted) int { return slices.Compare(a.rgb[:], b.rgb[:]) })
	parts := []part{newPart(all)}
	for len(parts) < colors {
		slices.SortStableFunc(parts, func(a, b part) int { return cmp.Compare(b.spread, a.spread) })
		if parts[0].spread == 0 {
			break
		}
		low, high := parts[0].split()
		parts = append(parts[1:], low, high)
	}
	out := image.NewPaletted(img.Rect, nil)
	for _, p := range parts {
		out.Palette = append(out.Palette, p.mean())
	}
	for range rounds {
		out.Palette = settle(out.Palette, all)
	}
	near := nearest{colors: out.Palette, known: map[color.RGBA]uint8{}}
	for i := range out.Pix {
		p := img.Pix[4*i:]
		out.Pix[i] = near.of(color.RGBA{p[0], p[1], p[2], 255})
	}
	return out
}

// rounds is how often each color moves to the middle of those that are nearest to it.
const rounds = 4

// settle moves each color of a palette to the mean of those that are nearest to it.
func settle(palette color.Palette, all []counted) color.Palette {
	near := nearest{colors: palette, known: map[color.RGBA]uint8{}}
	groups := make([]part, len(palette))
	for _, c := range all {
		at := near.of(color.RGBA{c.rgb[0], c.rgb[1], c.rgb[2], 255})
		groups[at].colors = append(groups[at].colors, c)
	}
	moved := slices.Clone(palette)
	for i, g := range groups {
		if len(g.colors) > 0 {
			moved[i] = g.mean()
		}
	}
	return moved
}

// counted is a color and how many pixels have it.
type counted struct {
	rgb [3]uint8
	n   int
}

// part is colors that become one.
type part struct {
	colors []counted
	axis   int     // in which they differ most
	spread float64 // how much they differ: the sum of squares along the axis, few pixels counting for more
}

func newPart(colors []counted) part {
	p := part{colors: colors}
	for axis := range 3 {
		n, sum, squares := 0.0, 0.0, 0.0
		for _, c := range colors {
			v, w := float64(c.rgb[axis]), math.Sqrt(float64(c.n))
			n, sum, squares = n+w, sum+v*w, squares+v*v*w
		}
		if spread := squares - sum*sum/n; len(colors) > 1 && spread > p.spread {
			p.axis, p.spread = axis, spread
		}
	}
	return p
}

// split divides a part at the mean of its axis.
func (p part) split() (low, high part) {
	slices.SortStableFunc(p.colors, func(a, b counted) int { return cmp.Compare(a.rgb[p.axis], b.rgb[p.axis]) })
	mean := [3]uint8{p.mean().R, p.mean().G, p.mean().B}[p.axis]
	at := slices.IndexFunc(p.colors, func(c counted) bool { return c.rgb[p.axis] > mean })
	at = max(1, min(at, len(p.colors)-1))
	return newPart(slices.Clone(p.colors[:at])), newPart(slices.Clone(p.colors[at:]))
}

func (p part) mean() color.RGBA {
	n, sum := 0, [3]int{}
	for _, c := range p.colors {
		n += c.n
		for i := range sum {
			sum[i] += int(c.rgb[i]) * c.n
		}
	}
	return color.RGBA{uint8((sum[0] + n/2) / n), uint8((sum[1] + n/2) / n), uint8((sum[2] + n/2) / n), 255}
}

// nearest finds the next of some colors.
type nearest struct {
	colors color.Palette
	known  map[color.RGBA]uint8
}

func (n nearest) of(c color.RGBA) uint8 {
	at, ok := n.known[c]
	if ok {
		return at
	}
	least := 1 << 30
	for i, p := range n.colors {
		p := p.(color.RGBA)
		r, g, b := int(c.R)-int(p.R), int(c.G)-int(p.G), int(c.B)-int(p.B)
		if d := r*r + g*g + b*b; d < least {
			least, at = d, uint8(i)
		}
	}
	n.known[c] = at
	return at
}
