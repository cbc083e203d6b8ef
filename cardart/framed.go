package cardart

import (
	"image"
	"image/color"
	"strings"
)

// defaultAccent is the colour of a framed card that names none.
var defaultAccent = hex(0x3d5a80)

// compactWidth is the width in pixels at which Compact cards are laid out.
const compactWidth = 120

// statHigh is how high numbers are on a card with its text.
const statHigh = 24.0

// frameParts are the areas of a framed card.
type frameParts struct {
	frame, in, title, art area
	bar                   float64 // height of the title
	under                 float64 // where what is below the art begins
}

// frame lays a framed card out. The narrower it is, the more room goes to the
// art and the larger the letters that stay.
func (c card) frame(f Face) frameParts {
	t := f.Frame.trim(defaultAccent)
	m := t.margin
	frame := area{m, m, c.w - m, c.h - m}
	bar := 30.0
	switch {
	case c.wide < smallWidth:
		bar = 64
	case c.wide < TextWidth:
		bar = lerp(56, 38, float64(c.wide-smallWidth)/(TextWidth-smallWidth))
	}
	in := frame.inset(t.inset)
	title := area{in.x0, in.y0, in.x1, in.y0 + bar}
	art := area{in.x0, title.y1 + t.gap, in.x1, in.y1}
	low := c.low(f)
	if low {
		art.y1 -= 1.05 * bar
	}
	if c.wide >= TextWidth {
		art.y1 = lerp(title.y1, in.y1, 0.46)
		if f.Text == "" && f.Flavor == "" {
			art.y1 = in.y1 - 24
			if low {
				art.y1 -= bar
			}
		}
	}
	switch f.Frame {
	case Modern: // from edge to edge
		art.x0, art.x1 = 0, c.w
	case FullArt:
		under := art.y1
		return frameParts{frame, in, title, area{0, 0, c.w, c.h}, bar, under}
	}
	return frameParts{frame, in, title, art, bar, art.y1}
}

// low reports whether something stands at the foot of a card.
func (c card) low(f Face) bool {
	return f.statCount() > 0 || f.Points != "" || c.wide >= TextWidth && len(f.imprint()) > 0
}

// imprint is what stands small at the foot: how seldom the card is, and who drew it.
func (f Face) imprint() (lines []string) {
	if said := f.Rarity.String(); said != "" {
		lines = append(lines, strings.ToUpper(said[:1])+said[1:])
	}
	if f.Artist != "" {
		lines = append(lines, f.Artist)
	}
	return lines
}

// framed draws a titled game card.
func (c card) framed(f Face) {
	accent := accentOr(f.Accent, defaultAccent)
	if f.Compact {
		c.wide = min(c.wide, compactWidth)
	}
	p, t := c.frame(f), f.Frame.trim(accent)
	c.frameGround(f, p, t, accent)
	c.artWindow(f, p, t, accent)
	c.titleBar(f, p.title, t, accent)
	if c.wide >= TextWidth {
		c.framedText(f, area{p.in.x0, p.under + t.gap, p.in.x1, p.in.y1}, t, accent)
	}
	c.statRow(f, p.in, p.bar, t)
}

// trimCorners clears what was drawn beyond the card's round corners.
func (c card) trimCorners() {
	if c.radius == 0 {
		return
	}
	c.flatten(c.shape)
	img := c.s.img
	keep := c.s.cover(img.Rect)
	for i, a := range keep.Pix {
		if a < 255 {
			for k := range 4 {
				img.Pix[4*i+k] = uint8((uint32(img.Pix[4*i+k])*uint32(a) + 127) / 255)
			}
		}
	}
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

func (c card) titleBar(f Face, a area, l trim, accent color.NRGBA) {
	c.lay(f, titlePlate, a, l, accent)
	limit, x := a.w()-12, a.x0+7
	_, y := a.mid()
	if f.Rank != "" || f.Suit != NoSuit {
		r := a.h() * 0.44
		word := f.Rank + f.Suit.String()
		c.draw(circle(a.x0+r+2, y, r), l.badge, 1.3, l.ring) // where it is seen in a fan
		t := textStyle{face: fonts().title, size: 1.05 * r / capHeight, colour: l.badgeIn, palette: f.Palette}
		c.writeIn(t, word, a.x0+r+2, y, 1.5*r)
		x += 2*r - 1
		limit -= 2*r + 1
	}
	t := textStyle{face: l.title, size: 0.52 * a.h() / capHeight, colour: l.ink, palette: f.Palette}
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

func (c card) artWindow(f Face, p frameParts, t trim, accent color.NRGBA) {
	a, in := p.art, c
	in.pen = c.inBox(a.x0, a.y0, a.x1, a.y1)
	side := min(a.w(), a.h())
	if _, own := f.Picture.(OwnArt); f.Frame == FullArt && (own || f.Picture == nil) {
		in.fullArt(f, p, side, accent)
	} else {
		in.shown(f, a, side, accent)
	}
	if f.Frame == FullArt || f.Frame == Modern {
		c.trimCorners()
	}
	c.around(f, a, t)
}

// fullArt fills a card with its motif: the figure stands between the title and the words, and
// what is behind it fades out below these.
func (c card) fullArt(f Face, p frameParts, side float64, accent color.NRGBA) {
	const below = 55.0
	high := p.under - p.title.y1
	end := min(c.h, p.under+below)
	c.shown(f, area{0, p.title.y1 + p.under - end, c.w, end}, min(side, 1.12*high), accent)
	if end < c.h {
		dark := darker(accent, 0.6)
		c.fillWith(rect(0, p.under-below/2, c.w, end), shade(fade(dark, 0), dark, p.under-below/2, end))
		c.fill(rect(0, end, c.w, c.h), dark)
	}
}

// shown fills an area with the picture or motif of a card; the square of a motif is side wide.
func (c card) shown(f Face, a area, side float64, accent color.NRGBA) {
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
		c.motif(own.Art(), f.Motif, f.Title, a, side, accent)
	case f.Motif != "":
		c.motif(nil, f.Motif, f.Title, a, side, accent)
	default:
		c.motif(nil, f.Title, f.Title, a, side, accent)
	}
}

// framedText draws the type line and the text box below the art, and what stands at the foot.
func (c card) framedText(f Face, a area, l trim, accent color.NRGBA) {
	line := area{a.x0, a.y0, a.x1, a.y0 + 20}
	c.lay(f, typePlate, line, l, accent)
	t := textStyle{face: fonts().bold, size: 13, colour: l.kind, palette: f.Palette}
	room := line.w() - 14
	if f.Emblem != 0 {
		room -= 20
		c.emblem(f, line.x1-13, line.y0+10, l)
	}
	c.writeFit(t, f.Type, line.x0+7, line.y0+14.2, room, left)
	if f.Text != "" || f.Flavor != "" {
		box := area{a.x0, line.y1 + l.gap, a.x1, a.y1}
		c.lay(f, textPlate, box, l, accent)
		text := area{box.x0 + 9, box.y0 + 6, box.x1 - 9, box.y1 - 6}
		if c.low(f) {
			text.y1 -= 21
		}
		c.textsIn(f, text, 17, l)
	}
	lines := f.imprint()
	for i, said := range lines {
		y := a.y1 - statHigh/2 + 3 + 10*(float64(i)-float64(len(lines)-1)/2)
		c.writeFit(textStyle{face: fonts().text, size: 9, colour: l.faint}, said, a.x0+7+c.coinRoom(f), y, c.imprintRoom(f, a), left)
	}
}

// coinRoom is how much of the foot the points take.
func (c card) coinRoom(f Face) float64 {
	if f.Points == "" {
		return 0
	}
	return 1.2 * statHigh
}

// imprintRoom is how much of the foot the numbers leave.
func (c card) imprintRoom(f Face, a area) float64 {
	n := float64(f.statCount())
	return max(a.w()-14-c.coinRoom(f)-n*min((a.w()-c.coinRoom(f)-4*(n-1))/max(n, 1), statHigh*3.1)-4*n, 20)
}

// emblem draws the sign of the card's set, in the metal of its rarity.
func (c card) emblem(f Face, x, y float64, l trim) {
	fill, edge := l.kind, fade(l.kind, 0)
	switch f.Rarity {
	case Uncommon:
		fill, edge = hex(0xc3ced9), hex(0x4b5663)
	case Rare:
		fill, edge = hex(0xe9b949), hex(0x6f4a0c)
	case Legendary:
		fill, edge = hex(0xe8622c), hex(0x6b1d08)
	}
	p := c.at(x, y).scaled(0.15)
	p.stroke(f.Emblem.shape(), 14, edge)
	p.fill(f.Emblem.shape(), fill)
}

// statRow sets points and stats along the lower edge.
func (c card) statRow(f Face, in area, bar float64, l trim) {
	h := bar * 0.92
	if c.wide >= TextWidth {
		h = statHigh
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
		c.statToken(s, area{x, y - h/2, x + w, y + h/2}, l)
		x += w + gap
	}
}

// statToken is a plate with a small label and a large value.
func (c card) statToken(s Stat, a area, l trim) {
	top, low, value, label := l.token, l.tokenLow, l.value, l.label
	switch {
	case s.Change > 0:
		top, low, value, label = lighter(raised, 0.1), darker(raised, 0.35), ivory, goldLight
	case s.Change < 0:
		top, low, value, label = lighter(lowered, 0.1), darker(lowered, 0.35), ivory, goldLight
	}
	c.fillWith(a.outline(a.h()*l.round), shade(top, low, a.y0, a.y1))
	c.stroke(a.outline(a.h()*l.round), 1.4, l.tokenEdge)
	if s.Change != 0 {
		r := a.h() * 0.2
		up := r
		if s.Change < 0 {
			up = -r
		}
		at := pt{a.x1 - r - 4, (a.y0 + a.y1) / 2}
		c.fill(polygon(pt{at.x - r, at.y + up*0.8}, pt{at.x, at.y - up*0.8}, pt{at.x + r, at.y + up*0.8}), value)
		a.x1 -= 2*r + 3
	}
	x, y := a.mid()
	number := textStyle{face: fonts().title, size: 0.56 * a.h() / capHeight, colour: value}
	if s.Label == "" || c.wide < smallWidth {
		c.writeIn(number, s.Value, x, y, a.w()-8)
		return
	}
	name := textStyle{face: fonts().bold, size: 0.4 * a.h() / capHeight, colour: label}
	said, most := s.Label, 0.46
	if s.Sign != "" && c.wide >= TextWidth {
		said, most = s.Sign+" "+said, 0.54
	}
	lw := min(name.width(said), a.w()*most)
	c.writeFit(name, said, a.x0+5, y+name.size*capHeight/2, lw, left)
	c.writeIn(number, s.Value, (a.x0+5+lw+a.x1)/2, y, a.x1-a.x0-lw-12)
}

// accentOr is the accent, or other when it is clear.
func accentOr(c color.RGBA, other color.NRGBA) color.NRGBA {
	if c.A == 0 {
		return other
	}
	return color.NRGBAModel.Convert(c).(color.NRGBA)
}
