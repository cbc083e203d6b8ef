package cardart

import "unicode/utf8"

// Alignment of a line of text to its point.
type align float64

const (
	left   align = 0
	middle align = 0.5
	right  align = 1
)

// width is the length of the line in pen units.
func (t textStyle) width(s string) float64 {
	var l letters
	_, w := l.set(t.face, s)
	return (w + t.track*float64(max(utf8.RuneCountInString(s)-1, 0))) * t.size
}

// drop is how far the line's letters reach below its baseline, in pen units.
func (t textStyle) drop(s string) float64 {
	var l letters
	glyphs, _ := l.set(t.face, s)
	low := 0.0
	for _, g := range glyphs {
		if g.sign != 0 {
			continue
		}
		for _, c := range l.outline(g) {
			for _, seg := range c.segs {
				low = max(low, seg.end().y)
			}
		}
	}
	return low * t.size
}

// write sets one line with its baseline at (x, y).
func (p pen) write(t textStyle, s string, x, y float64, a align) {
	var l letters
	glyphs, w := l.set(t.face, s)
	w += t.track * float64(max(len(glyphs)-1, 0))
	p.writeGlyphs(&l, t, glyphs, x-w*t.size*float64(a), y)
}

// writeFit is write with the size lowered until the line is at most limit long.
func (p pen) writeFit(t textStyle, s string, x, y, limit float64, a align) {
	if w := t.width(s); w > limit {
		t.size *= limit / w
	}
	p.write(t, s, x, y, a)
}

// writeIn centres a line, letters as high as capitals, on a point.
func (p pen) writeIn(t textStyle, s string, x, y, limit float64) {
	if w := t.width(s); w > limit {
		t.size *= limit / w
	}
	p.write(t, s, x, y+t.size*capHeight/2, middle)
}

func (p pen) writeGlyphs(l *letters, t textStyle, glyphs []glyph, x, y float64) {
	for i, g := range glyphs {
		q := p.at(x+(g.x+t.track*float64(i))*t.size, y).scaled(t.size)
		if g.sign != 0 {
			q.writeSign(g.sign, t)
			continue
		}
		q.fill(l.outline(g), t.colour)
	}
}

// signOf maps the signs people write for suits and stars, outlined and emoji
// forms too, to the one we draw.
func signOf(r rune) (rune, bool) {
	switch r {
	case '♠', '♤':
		return '♠', true
	case '♥', '♡', '❤':
		return '♥', true
	case '♦', '♢':
		return '♦', true
	case '♣', '♧':
		return '♣', true
	case '★', '⭐', '☆':
		return '★', true
	}
	_, emblem := emblemOf(r)
	return r, emblem || isSymbol(r)
}

// writeSign draws a sign as a letter of one em.
func (p pen) writeSign(r rune, t textStyle) {
	q := p.at(signWidth/2, -capHeight/2)
	if r == '★' {
		q.scaled(0.008).sign("star", goldDark)
		return
	}
	if isSymbol(r) {
		q.writeSymbol(r, t)
		return
	}
	if e, ok := emblemOf(r); ok {
		q.scaled(0.0078).fill(e.shape(), t.colour)
		return
	}
	s := suitOf(r)
	q.scaled(0.0068).fill(suitShape(s), suitColour(s, t.palette))
}
