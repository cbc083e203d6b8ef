package cardart

import (
	"image"
	"image/color"
)

// defaultAccent is the colour of a framed card that names none.
var defaultAccent = hex(0x3d5a80)

// compactWidth is the width in pixels at which Compact cards are laid out.
const compactWidth = 120

// frameParts are the areas of a framed card.
type frameParts struct {
	frame, in, title, art area
	bar                   float64 // height of the title
}

// frame lays a framed card out. The narrower it is, the more room goes to the
// art and the larger the letters that stay.
func (c card) frame(f Face) frameParts {
	m := 9.0
	frame := area{m, m, c.w - m, c.h - m}
	bar := 30.0
	switch {
	case c.wide < smallWidth:
		bar = 64
	case c.wide < TextWidth:
		bar = lerp(56, 38, float64(c.wide-smallWidth)/(TextWidth-smallWidth))
	}
	in := frame.inset(5)
	title := area{in.x0, in.y0, in.x1, in.y0 + bar}
	art := area{in.x0, title.y1 + 4, in.x1, in.y1}
	low := f.statCount() > 0 || f.Points != ""
	if low {
		art.y1 -= 1.05 * bar
	}
	if c.wide >= TextWidth {
		art.y1 = lerp(title.y1, in.y1, 0.46)
		if f.Text == "" {
			art.y1 = in.y1 - 24
			if low {
				art.y1 -= bar
			}
		}
	}
	return frameParts{frame, in, title, art, bar}
}

// framed draws a titled game card.
func (c card) framed(f Face) {
	accent := accentOr(f.Accent, defaultAccent)
	if f.Compact {
		c.wide = min(c.wide, compactWidth)
	}
	p := c.frame(f)
	c.fillWith(p.frame.outline(9), shade(lighter(accent, 0.08), darker(accent, 0.3), p.frame.y0, p.frame.y1))
	c.stroke(p.frame.inset(0.8).outline(8), 1.2, fade(goldLight, 0.8))
	c.artWindow(f, p.art, accent)
	c.titleBar(f, p.title, accent)
	if c.wide >= TextWidth {
		c.framedText(f, area{p.in.x0, p.art.y1 + 4, p.in.x1, p.in.y1}, accent, f.statCount() > 0 || f.Points != "")
	}
	c.statRow(f, p.in, p.bar, accent)
}

func (f Face) statCount() int {
	n := 0
	for _, s := range f.Stats {
		if s != (Stat{}) {
			n++
		}
	}
	return n
}

func (c card) titleBar(f Face, a area, accent color.NRGBA) {
	c.fillWith(a.outline(5), shade(paper, paperLow, a.y0, a.y1))
	c.stroke(a.outline(5), 1.2, goldDark)
	limit, x := a.w()-12, a.x0+7
	_, y := a.mid()
	if f.Rank != "" || f.Suit != NoSuit {
		r := a.h() * 0.44
		word := f.Rank + f.Suit.String()
		c.draw(circle(a.x0+r+2, y, r), darker(accent, 0.1), 1.3, gold) // where it is seen in a fan
		t := textStyle{face: fonts().title, size: 1.05 * r / capHeight, colour: ivory, palette: f.Palette}
		c.writeIn(t, word, a.x0+r+2, y, 1.5*r)
		x += 2*r - 1
		limit -= 2*r + 1
	}
	t := textStyle{face: fonts().title, size: 0.52 * a.h() / capHeight, colour: ink, palette: f.Palette}
	if c.wide < TextWidth {
		c.titleLines(t, f.Title, area{x, a.y0 + 3, x + limit, a.y1 - 3})
		return
	}
	if w := t.width(f.Title); w > limit {
		t.size *= limit / w
	}
	c.write(t, f.Title, x, y+t.size*capHeight/2, left)
}

// titleLines sets a title in one line, or in two where that allows larger letters.
func (c card) titleLines(t textStyle, title string, a area) {
	_, y := a.mid()
	one := t
	if w := t.width(title); w > a.w() {
		one.size *= a.w() / w
	}
	head, tail := halve(title)
	two := t
	two.size = min(t.size, a.h()*0.54)
	if w := max(t.width(head), t.width(tail)); w*two.size/t.size > a.w() {
		two.size = a.w() * t.size / w
	}
	if tail == "" || one.size >= two.size*1.12 {
		c.write(one, title, a.x0, y+one.size*capHeight/2, left)
		return
	}
	c.write(two, head, a.x0, y-two.size*0.08, left)
	c.write(two, tail, a.x0, y+two.size*0.84, left)
}

// halve parts a title at the space nearest its middle.
func halve(s string) (string, string) {
	best := -1
	for i, r := range s {
		if r == ' ' && (best < 0 || abs(i-len(s)/2) < abs(best-len(s)/2)) {
			best = i
		}
	}
	if best < 0 {
		return s, ""
	}
	return s[:best], s[best+1:]
}

func abs(n int) int { return max(n, -n) }

func (c card) artWindow(f Face, a area, accent color.NRGBA) {
	in := c
	in.pen = c.inBox(a.x0, a.y0, a.x1, a.y1)
	in.shown(f, a, accent)
	c.stroke(a.outline(2), 2.2, goldDark)
	c.stroke(a.inset(1.6).outline(1), 0.8, goldLight)
}

// shown fills an area with the picture or motif of a card.
func (c card) shown(f Face, a area, accent color.NRGBA) {
	var image image.Image
	if f.Picture != nil {
		image = f.Picture.Image()
	}
	own, drawn := f.Picture.(OwnArt)
	switch {
	case image != nil:
		c.ground(a, accent)
		c.photo(image, f.Crop, a)
	case drawn:
		c.motif(own.Art(), f.Motif, f.Title, a, accent)
	case f.Motif != "":
		c.motif(nil, f.Motif, f.Title, a, accent)
	default:
		c.motif(nil, f.Title, f.Title, a, accent)
	}
}

// framedText draws the type line and the text box below the art.
func (c card) framedText(f Face, a area, accent color.NRGBA, low bool) {
	line := area{a.x0, a.y0, a.x1, a.y0 + 20}
	c.fillWith(line.outline(4), shade(paper, paperLow, line.y0, line.y1))
	c.stroke(line.outline(4), 1, goldDark)
	t := textStyle{face: fonts().bold, size: 13, colour: mix(ink, accent, 0.3), palette: f.Palette}
	c.writeFit(t, f.Type, line.x0+7, line.y0+14.2, line.w()-14, left)
	if f.Text == "" {
		return
	}
	box := area{a.x0, line.y1 + 4, a.x1, a.y1}
	c.fillWith(box.outline(5), shade(paper, paperLow, box.y0, box.y1))
	c.stroke(box.outline(5), 1, goldDark)
	text := area{box.x0 + 9, box.y0 + 6, box.x1 - 9, box.y1 - 6}
	if low {
		text.y1 -= 21
	}
	c.textBlock(f.Text, text, 17, f.Palette)
}

// statRow sets points and stats along the lower edge.
func (c card) statRow(f Face, in area, bar float64, accent color.NRGBA) {
	h := bar * 0.92
	if c.wide >= TextWidth {
		h = 24
	}
	y := in.y1 - h/2
	x0, x1 := in.x0, in.x1
	if f.Points != "" {
		c.coin(f.Points, x0+h*0.55, y, h*0.55)
		x0 += h * 1.2
	}
	n := float64(f.statCount())
	if n == 0 {
		return
	}
	gap := 4.0
	w := min((x1-x0-gap*(n-1))/n, h*3.1)
	x := x1 - n*w - (n-1)*gap
	for _, s := range f.Stats {
		if s == (Stat{}) {
			continue
		}
		c.statToken(s, area{x, y - h/2, x + w, y + h/2}, accent)
		x += w + gap
	}
}

// statToken is a plate with a small label and a large value.
func (c card) statToken(s Stat, a area, accent color.NRGBA) {
	switch {
	case s.Change > 0:
		accent = raised
	case s.Change < 0:
		accent = lowered
	}
	c.fillWith(a.outline(a.h()*0.3), shade(lighter(accent, 0.1), darker(accent, 0.35), a.y0, a.y1))
	c.stroke(a.outline(a.h()*0.3), 1.4, gold)
	if s.Change != 0 {
		r := a.h() * 0.2
		up := r
		if s.Change < 0 {
			up = -r
		}
		at := pt{a.x1 - r - 4, (a.y0 + a.y1) / 2}
		c.fill(polygon(pt{at.x - r, at.y + up*0.8}, pt{at.x, at.y - up*0.8}, pt{at.x + r, at.y + up*0.8}), ivory)
		a.x1 -= 2*r + 3
	}
	x, y := a.mid()
	value := textStyle{face: fonts().title, size: 0.56 * a.h() / capHeight, colour: ivory}
	if s.Label == "" || c.wide < smallWidth {
		c.writeIn(value, s.Value, x, y, a.w()-8)
		return
	}
	label := textStyle{face: fonts().bold, size: 0.4 * a.h() / capHeight, colour: goldLight}
	lw := min(label.width(s.Label), a.w()*0.46)
	c.writeFit(label, s.Label, a.x0+5, y+label.size*capHeight/2, lw, left)
	c.writeIn(value, s.Value, (a.x0+5+lw+a.x1)/2, y, a.x1-a.x0-lw-12)
}
