package kit

import (
	"image/color"
	"sort"
	"strings"
	"unicode/utf8"

	"feltstack/rules/names"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Span is a stretch of text that looks alike.
type Span struct {
	Text  string
	Face  look.Face
	Color color.Color
	Def   int // the card it names, 0 for none
	Card  int // which one of that name, 0 for any
}

// Word is a piece of a flow with its place.
type Word struct {
	Span
	Box
}

// measure is the size of a text on one line.
func measure(text string, f look.Face, size float32) fyne.Size {
	s, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, size, fyne.TextStyle{}, f.Resource())
	return s
}

// Label makes a line of text of its own.
func Label(text string, f look.Face, size float32, c color.Color) *canvas.Text {
	t := canvas.NewText(drawn(text), c)
	t.TextSize = size
	t.FontSource = f.Resource()
	return t
}

// isSign tells runes that only the title font has. In the text fonts they would
// come out as coloured emoji.
func isSign(r rune) bool { return strings.ContainsRune("♠♥♦♣★→−◆●○", r) }

// starred puts a sign that the fonts have in place of one they lack.
var starred = strings.NewReplacer("⭐", "★")

// drawn is a text with signs that can be drawn alone.
func drawn(text string) string {
	return names.Drawn(starred.Replace(text), func(r rune) bool { return isSign(r) || hasGlyph(r) })
}

// hasGlyph reports whether some font has a sign: Fyne draws one that none has as the replacement
// mark, which has a width of its own.
func hasGlyph(r rune) bool {
	const size = 64
	return measure(string(r), look.Plain, size) != measure("\ufffd", look.Plain, size)
}

// split parts text where the font must change for a sign.
func split(s Span) []Span {
	if s.Face == look.Title || !strings.ContainsFunc(s.Text, isSign) {
		return []Span{s}
	}
	var out []Span
	for rest := s.Text; rest != ""; {
		r, _ := utf8.DecodeRuneInString(rest)
		sign := isSign(r)
		end := strings.IndexFunc(rest, func(r rune) bool { return isSign(r) != sign })
		if end < 0 {
			end = len(rest)
		}
		part := s
		part.Text, rest = rest[:end], rest[end:]
		if sign {
			part.Face = look.Title
		}
		out = append(out, part)
	}
	return out
}

// LineHeight is how far apart Flow sets lines of a size.
func LineHeight(size float32) float32 { return float32(int(size*1.36 + 0.5)) }

// Flow breaks spans into lines no wider than width and places every word. A
// newline in a text starts a new line. It returns the words and the height.
func Flow(spans []Span, size, width float32) ([]Word, float32) {
	lineHeight := LineHeight(size)
	space := measure("n n", look.Plain, size).Width - measure("nn", look.Plain, size).Width
	var words []Word
	x, y := float32(0), float32(0)
	glued := false // the next piece belongs to the word before
	for _, s := range spans {
		for i, line := range strings.Split(drawn(s.Text), "\n") {
			if i > 0 {
				x, y, glued = 0, y+lineHeight, false
			}
			for j, text := range strings.Split(line, " ") {
				if j > 0 {
					glued = false
					if x > 0 {
						x += space
					}
				}
				if text == "" {
					continue
				}
				piece := s
				piece.Text = text
				start := len(words)
				w := float32(0)
				for head, tail := broken(piece, size, width); tail != ""; head, tail = broken(piece, size, width) {
					// A word that is too long for any line fills lines of its own.
					if x > 0 {
						x, y = 0, y+lineHeight
					}
					piece.Text = head
					at := float32(0)
					for _, part := range split(piece) {
						m := measure(part.Text, part.Face, size)
						words = append(words, Word{part, Box{at, y + (lineHeight-m.Height)/2, m.Width, m.Height}})
						at += m.Width
					}
					piece.Text, y, start, glued = tail, y+lineHeight, len(words), false
				}
				for _, part := range split(piece) {
					m := measure(part.Text, part.Face, size)
					words = append(words, Word{part, Box{x + w, y + (lineHeight-m.Height)/2, m.Width, m.Height}})
					w += m.Width
				}
				if x+w > width && x > 0 && !glued {
					for k := range words[start:] {
						words[start+k].X -= x
						words[start+k].Y += lineHeight
					}
					x, y = 0, y+lineHeight
				}
				x += w
				glued = true
			}
		}
	}
	return words, y + lineHeight
}

// broken is a word in two parts where it is wider than a line: what fits, and the rest.
func broken(s Span, size, width float32) (head, tail string) {
	wide := func(text string) float32 { return measure(text, s.Face, size).Width }
	if len(s.Text) < 12 || wide(s.Text) <= width {
		return s.Text, ""
	}
	runes := []rune(s.Text)
	n := sort.Search(len(runes), func(n int) bool { return wide(string(runes[:n+1])) > width })
	n = max(n, 1)
	return string(runes[:n]), string(runes[n:])
}

// Align moves the words of each line: 0 leaves them at the left, 0.5 centres
// them and 1 puts them at the right of width.
func Align(words []Word, width, how float32) {
	for i := 0; i < len(words); {
		j, centre := i, words[i].Y+words[i].H/2
		for j < len(words) && Abs(words[j].Y+words[j].H/2-centre) < 3 {
			j++
		}
		shift := (width - words[j-1].Right()) * how
		for k := i; k < j; k++ {
			words[k].X += shift
		}
		i = j
	}
}

// runs joins words that stand side by side on a line and look alike into single texts: a
// text object is a draw call of its own, and those are what a frame of a page full of words
// costs. What is joined is as wide as its words were, to half a pixel.
func runs(words []Word, size float32) []Word {
	out := make([]Word, 0, len(words))
	for _, w := range words {
		if n := len(out) - 1; n >= 0 && alike(out[n], w) {
			joined := out[n]
			joined.Text += " " + w.Text
			joined.W = w.Right() - joined.X
			if Abs(measure(joined.Text, joined.Face, size).Width-joined.W) < 0.5 {
				out[n] = joined
				continue
			}
		}
		out = append(out, w)
	}
	return out
}

// alike reports whether b goes on where a ends, after a space, and looks like it.
func alike(a, b Word) bool {
	return a.Y == b.Y && a.H == b.H && a.Face == b.Face && a.Color == b.Color && b.X > a.Right()
}

// Abs is v without its sign.
func Abs(v float32) float32 { return max(v, -v) }

// LineWidth is how wide spans are on one line.
func LineWidth(spans []Span, size float32) float32 {
	words, _ := Flow(spans, size, 1e6)
	if len(words) == 0 {
		return 0
	}
	return words[len(words)-1].Right()
}

// textBlock shows flowed words inside a container and keeps its text objects
// for the next text.
type textBlock struct {
	*fyne.Container
	words []Word
	texts []*canvas.Text
}

func newTextBlock() *textBlock { return &textBlock{Container: &fyne.Container{}} }

// set shows words, which lie relative to the block's upper left corner. Words
// of the former text that are alike cost nothing.
func (b *textBlock) set(words []Word, size float32) {
	b.words = words
	words = runs(words, size)
	for len(b.texts) < len(words) {
		t := canvas.NewText("", color.Transparent)
		b.texts = append(b.texts, t)
		b.Objects = append(b.Objects, t)
	}
	for i, t := range b.texts {
		if i >= len(words) {
			if t.Visible() {
				t.Hide()
			}
			continue
		}
		w := words[i]
		source := w.Face.Resource()
		if t.Text != w.Text || t.Color != w.Color || t.TextSize != size || t.FontSource != source {
			t.Text, t.Color, t.TextSize, t.FontSource = w.Text, w.Color, size, source
			t.Refresh()
		}
		w.Put(t)
		if !t.Visible() {
			t.Show()
		}
	}
}

// FirstLines keeps the words of the first n lines.
func FirstLines(words []Word, n int) []Word {
	lines, last := 0, float32(-1e9)
	for i, w := range words {
		if middle := w.Y + w.H/2; middle > last+4 {
			if lines++; lines > n {
				return words[:i]
			}
			last = middle
		}
	}
	return words
}

// FlowFew is Flow for at most this number of lines: where there would be more, three dots end
// the last one.
func FlowFew(spans []Span, size, width float32, most int) ([]Word, float32) {
	words, h := Flow(spans, size, width)
	few := FirstLines(words, most)
	if len(few) == len(words) {
		return words, h
	}
	for n := len(few); n > 0; n-- {
		last := &few[n-1]
		text := strings.TrimRight(last.Text, " ,:") + "…"
		if w := measure(text, last.Face, size).Width; n == 1 || last.X+w <= width {
			last.Text, last.W, few = text, w, few[:n]
			break
		}
	}
	return few, float32(most) * LineHeight(size)
}

// Shorten is a text of one line that isn't wider than width: cut, with three
// dots, where it would be.
func Shorten(text string, f look.Face, size, width float32) string {
	fits := func(s string) bool { return LineWidth([]Span{{Text: s, Face: f}}, size) <= width }
	if fits(text) {
		return text
	}
	runes := []rune(text)
	for len(runes) > 0 && !fits(string(runes)+"…") {
		runes = runes[:len(runes)-1]
	}
	return strings.TrimRight(string(runes), " ,:") + "…"
}

// UpperFirst writes the first letter large.
func UpperFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
