package cardart

import (
	"image/color"
	"math"
	"strings"
	"unicode"
)

// span is a run of letters of one look; word is what a line break may not part
// unless it is longer than a line on its own.
type span struct {
	text string
	bold bool
}

type word []span

// paragraph is one line of the source text.
type paragraph struct {
	words  []word
	bullet bool
	gap    bool // an empty line stood before it
}

// parseText splits rules text into paragraphs of words and marks what is bold.
func parseText(text string) []paragraph {
	var out []paragraph
	gap := false
	for line := range strings.SplitSeq(strings.ReplaceAll(text, "\r\n", "\n"), "\n") {
		line = strings.TrimSpace(line)
		if line == "" {
			gap = len(out) > 0
			continue
		}
		p := paragraph{gap: gap}
		gap = false
		for _, mark := range [...]string{"- ", "• "} {
			if rest, ok := strings.CutPrefix(line, mark); ok {
				p.bullet, line = true, strings.TrimSpace(rest)
				break
			}
		}
		lead := keyword(line)
		inBrackets := false
		for i, w := range strings.Fields(line) {
			var spans word
			from := 0
			cut := func(to int) {
				if to > from {
					spans = append(spans, span{w[from:to], inBrackets || i < lead})
				}
				from = to
			}
			for k, r := range w {
				switch r {
				case '[':
					cut(k)
					inBrackets = true
				case ']':
					cut(k + 1)
					inBrackets = false
				}
			}
			cut(len(w))
			p.words = append(p.words, spans)
		}
		out = append(out, p)
	}
	return out
}

// keyword counts the words of a lead such as "Base:" or "3♠ Quick:": one to
// three words before a colon, the first with a capital or any with a sign.
func keyword(line string) int {
	head, _, ok := strings.Cut(line, ":")
	if !ok || head == "" || !unicode.IsUpper([]rune(head)[0]) && !strings.ContainsAny(head, "♠♥♦♣⭐★") {
		return 0
	}
	for _, r := range head {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(" -'’♠♥♦♣⭐★", r) {
			return 0
		}
	}
	if n := len(strings.Fields(head)); n <= 3 {
		return n
	}
	return 0
}

// piece is a set word or part of one: its letters and their width in ems.
type piece struct {
	bold   bool
	glyphs []glyph
	w      float64
}

// placed is a piece on its line, in units of the final size.
type placed struct {
	piece
	x, y float64 // baseline start
}

// block is text broken into lines at a size that fits its room.
type block struct {
	size    float64 // em
	width   float64 // of the longest line
	height  float64
	pieces  []placed
	bullets []pt
}

const (
	lineStep   = 1.22 // baseline to baseline, in ems
	ascent     = 0.80
	descent    = 0.24
	wordSpace  = 0.24
	gapStep    = 0.45
	parStep    = 0.16
	bulletStep = 0.85
)

// fitText sets text in a room w wide and h high at the largest size that fits
// and is at most biggest. It always fits: the size goes down as far as it must.
func fitText(text string, w, h, biggest float64) block {
	return fitSet(text, fonts().text, w, h, biggest)
}

// fitSet is fitText in a typeface.
func fitSet(text string, plain *typeface, w, h, biggest float64) block {
	pars := parseText(text)
	var l letters
	set := make([][][]piece, len(pars))
	for i, p := range pars {
		for _, wd := range p.words {
			var ps []piece
			for _, s := range wd {
				face := plain
				if s.bold {
					face = fonts().bold
				}
				g, width := l.set(face, s.text)
				ps = append(ps, piece{s.bold, g, width})
			}
			set[i] = append(set[i], ps)
		}
	}
	size := biggest
	for {
		b := breakLines(pars, set, w, size)
		if b.height <= h && b.width <= w || size < 1e-3 {
			return b
		}
		// Height goes roughly with the square of the size.
		size *= max(0.8, min(0.985, math.Sqrt(h/b.height)*1.01))
	}
}

// breakLines sets the words at one size, greedily.
func breakLines(pars []paragraph, set [][][]piece, w, size float64) block {
	b := block{size: size}
	y := ascent * size
	for i, p := range pars {
		if i > 0 {
			y += (lineStep + parStep) * size
			if p.gap {
				y += gapStep * size
			}
		}
		start := 0.0
		if p.bullet {
			start = min(bulletStep*size, w/4)
			b.bullets = append(b.bullets, pt{start * 0.4, y - 0.26*size})
		}
		x := start
		for _, wd := range set[i] {
			width := 0.0
			for _, pc := range wd {
				width += pc.w * size
			}
			if x > start {
				if x+wordSpace*size+width > w {
					x, y = start, y+lineStep*size
				} else {
					x += wordSpace * size
				}
			}
			for _, pc := range wd {
				x, y = b.place(pc, x, y, start, w)
			}
		}
	}
	if len(pars) > 0 {
		b.height = y + descent*size
	}
	return b
}

// place puts a piece at x, y, letter by letter over the line's end if it is
// longer than a whole line, and returns where the next one goes.
func (b *block) place(pc piece, x, y, start, w float64) (float64, float64) {
	from := 0
	for k, g := range pc.glyphs {
		off := pc.glyphs[from].x
		if end := x + (g.x+g.w-off)*b.size; end > w+1e-9 && (k > from || x > start) {
			b.add(pc, from, k, x, y)
			from, x, y = k, start, y+lineStep*b.size
		}
	}
	b.add(pc, from, len(pc.glyphs), x, y)
	if from < len(pc.glyphs) {
		x += (pc.w - pc.glyphs[from].x) * b.size
	}
	return x, y
}

func (b *block) add(pc piece, from, to int, x, y float64) {
	if from >= to {
		return
	}
	off, last := pc.glyphs[from].x, pc.glyphs[to-1]
	b.width = max(b.width, x+(last.x+last.w-off)*b.size-1e-9)
	b.pieces = append(b.pieces, placed{piece{pc.bold, pc.glyphs[from:to], 0}, x - off*b.size, y})
}

// textBlock writes rules text into an area of the card, centred in its height
// when there is room to spare.
func (c card) textBlock(text string, a area, biggest float64, palette Palette) {
	b := fitText(text, a.w(), a.h(), biggest)
	c.writeBlock(b, a.x0, a.y0+max(0, a.h()-b.height)*0.42, textStyle{size: b.size, colour: ink, palette: palette}, goldDark)
}

// writeBlock writes text that is broken into lines.
func (c card) writeBlock(b block, x, y float64, t textStyle, bullet color.NRGBA) {
	var l letters
	for _, p := range b.pieces {
		c.writeGlyphs(&l, t, p.glyphs, x+p.x, y+p.y)
	}
	for _, q := range b.bullets {
		c.fill(suitShape(Diamonds).mapped(matrix{.0042 * b.size, 0, 0, .0042 * b.size, x + q.x, y + q.y}), bullet)
	}
}

// textsIn writes a card's rules, and below them its flavor in italics.
func (c card) textsIn(f Face, a area, biggest float64, l trim) {
	rules := textStyle{colour: l.ink, palette: f.Palette}
	if f.Flavor == "" {
		b := fitText(f.Text, a.w(), a.h(), biggest)
		rules.size = b.size
		c.writeBlock(b, a.x0, a.y0+max(0, a.h()-b.height)*0.42, rules, l.line)
		return
	}
	flavor := textStyle{colour: mix(l.ink, l.faint, 0.5), palette: f.Palette}
	const between, smaller = 11.0, 0.86
	low := fitSet(f.Flavor, fonts().italic, a.w(), a.h(), biggest*smaller)
	if f.Text == "" {
		flavor.size = low.size
		c.writeBlock(low, a.x0, a.y0+max(0, a.h()-low.height)*0.42, flavor, l.line)
		return
	}
	top := fitText(f.Text, a.w(), a.h()*0.8, biggest)
	low = fitSet(f.Flavor, fonts().italic, a.w(), max(a.h()-between-top.height, a.h()*0.2), top.size*smaller)
	for top.height+between+low.height > a.h() && top.size > 1 {
		top = fitText(f.Text, a.w(), a.h(), top.size*0.96)
		low = fitSet(f.Flavor, fonts().italic, a.w(), a.h(), min(low.size, top.size*smaller)*0.98)
	}
	rules.size, flavor.size = top.size, low.size
	y := a.y0 + max(0, a.h()-top.height-between-low.height)*0.42
	c.writeBlock(top, a.x0, y, rules, l.line)
	y += top.height + between/2
	mid := (a.x0 + a.x1) / 2
	c.fill(rect(mid-a.w()*0.3, y-0.4, mid+a.w()*0.3, y+0.4), fade(l.line, 0.7))
	c.writeBlock(low, a.x0, y+between/2, flavor, l.line)
}
