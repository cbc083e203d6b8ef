package cardart

import (
	"image/color"
	"slices"
)

// Frame is a design of a Framed card.
type Frame uint8

const (
	Classic   Frame = iota // coloured frame, plates of card stock
	Parchment              // an old sheet, no plates
	FullArt                // the picture fills the whole card
	Modern                 // dark and flat, the picture from edge to edge
	Woodcut                // black on paper, a hatched border
	Deco                   // night blue with gold lines and cut corners
	frames
)

var frameNames = []string{"classic", "parchment", "full art", "modern", "woodcut", "deco"}

// Frames are the names of all frames, the usual one first.
func Frames() []string { return slices.Clone(frameNames) }

// FrameNamed is the frame of a name, the usual one for a name that none has.
func FrameNamed(name string) Frame { return Frame(max(slices.Index(frameNames, name), 0)) }

// String is its name.
func (f Frame) String() string { return frameNames[min(f, frames-1)] }

// trim is how a frame draws what every card has.
type trim struct {
	margin, inset, gap float64 // of the frame, of the areas in it, between these

	ink, faint, line     color.NRGBA // of titles and texts, of what is less important, of rules
	kind                 color.NRGBA // of the type line
	badge, ring, badgeIn color.NRGBA // the corner of the title
	token, tokenLow      color.NRGBA // of numbers
	tokenEdge            color.NRGBA
	value, label         color.NRGBA
	title                *typeface
	round                float64 // corners of tokens, in parts of their height
}

// trim is how the frame draws a card of a colour.
func (f Frame) trim(accent color.NRGBA) trim {
	t := trim{
		margin: 9, inset: 5, gap: 4, ink: ink, faint: mix(ink, paper, 0.35), line: goldDark, kind: mix(ink, accent, 0.3),
		badge: darker(accent, 0.1), ring: gold, badgeIn: ivory,
		token: lighter(accent, 0.1), tokenLow: darker(accent, 0.35), tokenEdge: gold, value: ivory, label: goldLight,
		title: fonts().title, round: 0.3,
	}
	switch f {
	case Parchment:
		t.margin, t.inset = 8, 8
		t.ink, t.faint, t.line, t.kind = umber, mix(umber, sheetLow, 0.25), mix(umber, sheetLow, 0.3), darker(mix(umber, accent, 0.45), 0.2)
		t.badge, t.ring, t.badgeIn = darker(mix(accent, wax, 0.6), 0.1), darker(wax, 0.5), ivory
		t.token, t.tokenLow, t.tokenEdge, t.round = mix(accent, wax, 0.7), darker(mix(accent, wax, 0.7), 0.35), darker(wax, 0.5), 0.5
	case FullArt:
		t.margin, t.inset = 3, 8
		t.ink, t.faint, t.line, t.kind = ivory, hex(0xd8d2c2), fade(goldLight, 0.75), mix(goldLight, lighter(accent, 0.5), 0.3)
	case Modern:
		t.margin, t.inset, t.gap = 0, 11, 3
		t.ink, t.faint, t.line, t.kind = white, hex(0xb4bccb), lighter(accent, 0.25), mix(white, lighter(accent, 0.5), 0.5)
		t.badge, t.ring, t.badgeIn = accent, lighter(accent, 0.35), legibleOn(accent)
		t.token, t.tokenLow, t.tokenEdge, t.round = accent, accent, lighter(accent, 0.35), 0
		t.value, t.label = legibleOn(accent), mix(legibleOn(accent), accent, 0.15)
		t.title = fonts().bold
	case Woodcut:
		t.margin, t.inset = 5, 12
		t.ink, t.faint, t.line, t.kind = soot, mix(soot, paper, 0.3), soot, soot
		t.badge, t.ring, t.badgeIn = soot, soot, paper
		t.token, t.tokenLow, t.tokenEdge, t.round = soot, soot, soot, 0.12
		t.value, t.label = paper, paperLow
	case Deco:
		t.margin, t.inset = 6, 9
		t.ink, t.faint, t.line, t.kind = goldLight, mix(goldLight, decoNight, 0.25), gold, mix(goldLight, lighter(accent, 0.4), 0.3)
		t.badge, t.ring, t.badgeIn = mix(accent, decoNight, 0.3), goldLight, ivory
		t.token, t.tokenLow, t.tokenEdge, t.round = mix(accent, decoNight, 0.3), mix(accent, decoNight, 0.6), goldLight, 0.5
	}
	return t
}

// The colours of frames.
var (
	sheet     = hex(0xf1dfb4) // of parchment, in its middle
	sheetLow  = hex(0xd9b97e) // and at its edges
	umber     = hex(0x3b2512)
	wax       = hex(0x8c2a22)
	soot      = hex(0x17130f)
	slate     = hex(0x1b1f28)
	decoNight = hex(0x101a30)
)

// cut is an area whose corners are cut off.
func (a area) cut(d float64) outline {
	return polygon(pt{a.x0 + d, a.y0}, pt{a.x1 - d, a.y0}, pt{a.x1, a.y0 + d}, pt{a.x1, a.y1 - d},
		pt{a.x1 - d, a.y1}, pt{a.x0 + d, a.y1}, pt{a.x0, a.y1 - d}, pt{a.x0, a.y0 + d})
}

// ground paints the card and its frame, below everything else.
func (c card) frameGround(f Face, p frameParts, t trim, accent color.NRGBA) {
	all := area{0, 0, c.w, c.h}
	switch f.Frame {
	case Parchment:
		c.fillWith(c.shape, shade(sheet, mix(sheet, sheetLow, 0.6), 0, c.h))
		for i := range 6 { // darker towards the edges
			c.stroke(all.inset(float64(i)*1.7).outline(max(c.radius-float64(i), 0)), 3.4, fade(sheetLow, 0.5-0.07*float64(i)))
		}
		c.stroke(p.frame.outline(4), 1.3, mix(umber, sheetLow, 0.25))
		c.stroke(p.frame.inset(3).outline(3), 0.7, mix(umber, sheetLow, 0.45))
	case FullArt:
		c.fill(c.shape, darker(accent, 0.6))
	case Modern:
		c.fillWith(c.shape, shade(lighter(slate, 0.06), darker(slate, 0.3), 0, c.h))
	case Woodcut:
		c.fill(c.shape, paper)
		c.hatching(p.frame, p.frame.inset(7))
	case Deco:
		c.fillWith(c.shape, shade(lighter(decoNight, 0.05), darker(decoNight, 0.4), 0, c.h))
		c.fan(p, accent)
		c.stroke(p.frame.cut(11), 1.8, gold)
		c.stroke(p.frame.inset(3.4).cut(10), 0.8, goldLight)
	default:
		c.fillWith(p.frame.outline(9), shade(lighter(accent, 0.08), darker(accent, 0.3), p.frame.y0, p.frame.y1))
		c.stroke(p.frame.inset(0.8).outline(8), 1.2, fade(goldLight, 0.8))
	}
}

// hatching fills the border between two areas with slanting lines, as a woodcut has it.
func (c card) hatching(out, in area) {
	band := c
	for _, side := range [4]area{{out.x0, out.y0, out.x1, in.y0}, {out.x0, in.y1, out.x1, out.y1}, {out.x0, in.y0, in.x0, in.y1}, {in.x1, in.y0, out.x1, in.y1}} {
		band.pen = c.inBox(side.x0, side.y0, side.x1, side.y1)
		step := 4.2
		if c.wide < TextWidth {
			step = 7
		}
		for x := side.x0 - side.h(); x < side.x1; x += step {
			band.stroke(polygon(pt{x, side.y1}, pt{x + side.h(), side.y0}), step*0.4, soot)
		}
	}
	c.stroke(out.outline(2), 2.2, soot)
	c.stroke(in.outline(1), 1.5, soot)
}

// fan draws rays from below the title upwards, cut at the frame.
func (c card) fan(p frameParts, accent color.NRGBA) {
	in := c
	in.pen = c.inBox(p.frame.x0, p.frame.y0, p.frame.x1, p.frame.y1)
	x := c.w / 2
	for i := -9; i <= 9; i++ {
		to := polar(c.h*1.2, 90+float64(i)*9)
		in.stroke(polygon(pt{x, p.frame.y0 - 40}, pt{x + to.x, p.frame.y0 - 40 + to.y}), 1.1, fade(mix(gold, accent, 0.3), 0.28))
	}
}

// around draws the edge of the art.
func (c card) around(f Face, a area, t trim) {
	switch f.Frame {
	case FullArt:
		c.stroke(area{t.margin, t.margin, c.w - t.margin, c.h - t.margin}.outline(11), 1.4, fade(goldLight, 0.8))
	case Parchment:
		c.stroke(a.outline(1), 2, t.line)
		c.stroke(a.inset(-2.6).outline(2), 0.8, t.line)
	case Modern:
		c.fill(rect(a.x0, a.y0-1.5, a.x1, a.y0), t.line)
		c.fill(rect(a.x0, a.y1, a.x1, a.y1+1.5), t.line)
	case Woodcut:
		c.stroke(a.outline(0), 3, soot)
	case Deco:
		const d = 13
		for _, q := range [4][2]pt{{{a.x0, a.y0}, {1, 1}}, {{a.x1, a.y0}, {-1, 1}}, {{a.x1, a.y1}, {-1, -1}}, {{a.x0, a.y1}, {1, -1}}} {
			corner, way := q[0], q[1]
			c.fill(polygon(pt{corner.x - way.x, corner.y - way.y}, pt{corner.x + way.x*d, corner.y - way.y}, pt{corner.x - way.x, corner.y + way.y*d}), decoNight)
		}
		c.stroke(a.cut(d-1), 2, gold)
		c.stroke(a.inset(3).cut(d-2), 0.8, goldLight)
	default:
		c.stroke(a.outline(2), 2.2, goldDark)
		c.stroke(a.inset(1.6).outline(1), 0.8, goldLight)
	}
}

// plate is what words stand on.
type plate uint8

const (
	titlePlate plate = iota
	typePlate
	textPlate
)

// lay draws a plate.
func (c card) lay(f Face, kind plate, a area, t trim, accent color.NRGBA) {
	switch f.Frame {
	case Parchment:
		if kind != textPlate {
			c.fill(rect(a.x0, a.y1-1, a.x1, a.y1), t.line)
		}
	case FullArt:
		dark := darker(mix(accent, ink, 0.6), 0.5)
		c.fill(a.outline(6), fade(dark, 0.8))
		c.stroke(a.outline(6), 1, t.line)
	case Modern:
		if kind == titlePlate {
			c.fill(rect(0, a.y0+2, 5, a.y1-2), lighter(accent, 0.15))
		}
	case Woodcut:
		c.fill(a.outline(1), paper)
		c.stroke(a.outline(1), 1.6, soot)
	case Deco:
		if kind == textPlate {
			c.fill(a.cut(8), fade(darker(decoNight, 0.35), 0.92))
			c.stroke(a.cut(8), 1, gold)
			return
		}
		c.fill(a.cut(6), fade(darker(decoNight, 0.2), 0.9))
		c.stroke(a.cut(6), 1.2, gold)
	default:
		r := 5.0
		w := 1.0
		if kind == typePlate {
			r = 4
		}
		if kind == titlePlate {
			w = 1.2
		}
		c.fillWith(a.outline(r), shade(paper, paperLow, a.y0, a.y1))
		c.stroke(a.outline(r), w, goldDark)
	}
}
