package cardart

import "image/color"

// area is a rectangle in card units.
type area struct{ x0, y0, x1, y1 float64 }

func (a area) w() float64              { return a.x1 - a.x0 }
func (a area) h() float64              { return a.y1 - a.y0 }
func (a area) mid() (float64, float64) { return (a.x0 + a.x1) / 2, (a.y0 + a.y1) / 2 }
func (a area) inset(d float64) area    { return area{a.x0 + d, a.y0 + d, a.x1 - d, a.y1 - d} }
func (a area) outline(r float64) outline {
	return roundRect(a.x0, a.y0, a.x1, a.y1, r)
}

// Widths in pixels at which a playing card changes its layout: below tiny it is
// an index only, below small it shows one big sign instead of pips.
const (
	tinyWidth  = 40
	smallWidth = 72
)

// playing draws a card of the classic deck.
func (c card) playing(f Face) {
	switch {
	case c.wide < tinyWidth:
		c.playingTiny(f)
	case c.wide < smallWidth:
		c.playingSmall(f)
	case c.wide >= TextWidth && f.Text != "":
		c.playingText(f)
	default:
		c.playingFull(f)
	}
}

// faceColour is the colour of a face's rank and suit.
func faceColour(f Face) color.NRGBA {
	switch f.Rank {
	case "RJ":
		return crimson
	case "BJ":
		return ink
	}
	return suitColour(f.Suit, f.Palette)
}

// indexHeight is the height of the rank in the corner. The smaller the picture,
// the larger its share of the card.
func (c card) indexHeight() float64 {
	w := float64(c.wide)
	switch {
	case w <= 60:
		return 59
	case w <= 120:
		return lerp(59, 43, (w-60)/60)
	case w <= 360:
		return lerp(43, 33, (w-120)/240)
	}
	return 33
}

// indexColumn is the width of the corner index, as a share of its letters' height.
const indexColumn = 0.9

// index draws rank over suit with its upper left corner near (x, y), letters cap
// units high. Its column is indexColumn cap wide.
func (c card) index(f Face, x, y, cap float64) {
	col := faceColour(f)
	mid := x + indexColumn/2*cap
	if f.Rank == "RJ" || f.Rank == "BJ" {
		c.jokerIndex(f, mid, y, cap, col)
		return
	}
	t := textStyle{face: fonts().title, size: cap / capHeight, colour: col}
	c.rank(t, f.Rank, mid, y, indexColumn*cap)
	if f.Suit != NoSuit {
		c.suit(f.Suit, mid, y+1.66*cap, 0.88*cap, col)
	}
}

// rank writes a rank from y downwards. Wide ones (10) are narrowed, and ones
// with a tail (J, Q) lowered, to keep the column and what is below clear.
func (c card) rank(t textStyle, word string, mid, y, width float64) {
	cap := t.size * capHeight
	sx, sy := min(1, width/max(t.width(word), 1e-6)), 1.0
	if tail := t.drop(word); tail > 0.1*cap {
		sy = 1.1 * cap / (cap + tail)
	}
	c.at(mid, y).stretched(sx, sy).write(t, word, 0, cap, middle)
}

// jokerIndex draws the joker's sign over its name set downwards.
func (c card) jokerIndex(f Face, mid, y, cap float64, col color.NRGBA) {
	c.at(mid, y+0.5*cap).scaled(0.86*cap/100).sign(jokers[f.Rank], col)
	t := textStyle{face: fonts().title, size: 0.5 * cap / capHeight, colour: col}
	if f.Text != "" && c.wide >= TextWidth {
		return // the room below is the text's
	}
	for i, r := range "JOKER" {
		c.write(t, string(r), mid, y+cap*(1.68+0.6*float64(i)), middle)
	}
}

func (c card) playingTiny(f Face) {
	cap := 0.36 * c.h
	if f.Rank == "RJ" || f.Rank == "BJ" {
		c.at(c.w/2, c.h/2).scaled(0.0078*c.w).sign(jokers[f.Rank], faceColour(f))
		return
	}
	t := textStyle{face: fonts().title, size: cap / capHeight, colour: faceColour(f)}
	c.rank(t, f.Rank, c.w/2, 0.28*c.h-cap/2, 0.8*c.w)
	if f.Suit != NoSuit {
		c.suit(f.Suit, c.w/2, 0.71*c.h, 0.4*c.h, faceColour(f))
	}
}

// playingSmall shows a large index and one large sign or bust.
func (c card) playingSmall(f Face) {
	cap := c.indexHeight() * 1.06
	c.index(f, 0.075*c.w, 0.06*c.h, cap)
	if isCourt(f) {
		a := area{0.34 * c.w, 0.36 * c.h, 0.93 * c.w, 0.94 * c.h}
		c.bust(f, a, 7)
	} else if f.Suit != NoSuit {
		c.suit(f.Suit, 0.63*c.w, 0.66*c.h, 0.5*c.w, faceColour(f))
	}
	c.pointsToken(f, 0.8*c.w, 0.155*c.h, 0.135*c.w)
}

// playingFull is the classic two-headed face.
func (c card) playingFull(f Face) {
	cap := c.indexHeight()
	margin := 0.048 * c.w
	side := margin + indexColumn*cap + 0.017*c.w
	art := area{side, 0.058 * c.h, c.w - side, 0.942 * c.h}
	c.art(f, art, true)
	for _, q := range [2]card{c, c.upsideDown()} {
		q.index(f, margin, 0.05*c.h, cap)
	}
	r := lerp(0.088, 0.062, min(max((float64(c.wide)-90)/200, 0), 1)) * c.w
	c.pointsToken(f, margin+r*0.95, c.h-margin-r*0.95, r)
}

// upsideDown is the card turned half round.
func (c card) upsideDown() card {
	c.pen = c.at(c.w, c.h).turned(180)
	return c
}

// playingText is the inspector's face: art above, rules text below.
func (c card) playingText(f Face) {
	cap := c.indexHeight()
	margin := 0.048 * c.w
	const split = 0.43
	art := area{margin + cap + 0.03*c.w, 0.052 * c.h, c.w - margin - cap - 0.03*c.w, split * c.h}
	c.art(f, art, false)
	c.index(f, margin, 0.05*c.h, cap)
	q := c
	q.pen = c.at(c.w-2*margin-indexColumn*cap, 0)
	q.index(f, margin, 0.05*c.h, cap)

	box := area{0.055 * c.w, (split + 0.045) * c.h, 0.945 * c.w, 0.958 * c.h}
	c.textPanel(box, faceColour(f))
	top := box.y0 + 9
	if f.Title != "" {
		top = c.titlePlate(f, box)
	}
	if f.Type != "" {
		t := textStyle{face: fonts().italic, size: 11.5, colour: mix(ink, paper, 0.2), palette: f.Palette}
		c.writeFit(t, f.Type, c.w/2, top+9, box.w()-20, middle)
		top += 15
	}
	c.textBlock(f.Text, area{box.x0 + 10, top, box.x1 - 10, box.y1 - 7}, 17, f.Palette)
	r := 0.066 * c.w
	c.pointsToken(f, margin+r, (split+0.045)*c.h-0.3*r, r)
}

// textPanel is the box the rules text stands in.
func (c card) textPanel(box area, accent color.NRGBA) {
	c.fill(box.outline(7), fade(white, 0.62))
	c.stroke(box.outline(7), 1.3, mix(accent, gold, 0.35))
	c.stroke(box.inset(2.6).outline(5), 0.6, fade(goldDark, 0.55))
}

// titlePlate sets the title on a ribbon across the upper edge of the box and
// returns where the text may start.
func (c card) titlePlate(f Face, box area) float64 {
	t := textStyle{face: fonts().title, size: 18, colour: ivory, palette: f.Palette, track: 0.02}
	limit := box.w() - 92
	if w := t.width(f.Title); w > limit {
		t.size *= limit / w
	}
	half := t.width(f.Title)/2 + 15
	m, y := c.w/2, box.y0
	plate := polygon(pt{m - half - 7, y}, pt{m - half, y - 13}, pt{m + half, y - 13}, pt{m + half + 7, y},
		pt{m + half, y + 13}, pt{m - half, y + 13})
	base := faceColour(f)
	c.fillWith(plate, shade(lighter(base, 0.12), darker(base, 0.2), y-13, y+13))
	c.stroke(plate, 1.6, gold)
	c.write(t, f.Title, m, y+t.size*capHeight/2, middle)
	return y + 17
}

// pointsToken is the small gold coin that says what the card scores.
func (c card) pointsToken(f Face, x, y, r float64) {
	if f.Points == "" {
		return
	}
	c.coin(f.Points, x, y, r)
}

// coinSize is half the width of the coin in its file.
const coinSize = 47

// coin draws a gold disc with a short number.
func (p pen) coin(value string, x, y, r float64) {
	p.at(x, y).scaled(r/coinSize).icon("coin", gold)
	t := textStyle{face: fonts().title, size: 1.12 * r / capHeight, colour: ink}
	p.writeIn(t, value, x, y, 1.45*r)
}

// art fills the middle of a card: pips, an ace, a court or a joker. In a
// two-headed layout the lower half is turned round.
func (c card) art(f Face, a area, twoHeaded bool) {
	switch {
	case isCourt(f) && twoHeaded:
		c.court(f, a)
	case isCourt(f):
		c.bust(f, a, 6)
	case f.Rank == "A" && f.Suit != NoSuit:
		if !twoHeaded {
			c.artPanel(f, a)
		}
		c.ace(f, a)
	case pipLayout(f.Rank) != nil && f.Suit != NoSuit:
		if !twoHeaded {
			c.artPanel(f, a)
			a = area{a.x0 + 12, a.y0 + 8, a.x1 - 12, a.y1 - 8}
		}
		c.pips(f, a, twoHeaded)
	default:
		x, y := a.mid()
		t := textStyle{face: fonts().title, size: 0.3 * a.h(), colour: faceColour(f), palette: f.Palette}
		c.writeIn(t, f.Rank, x, y, a.w())
	}
}
