package felt

import (
	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// The measures of a page.
const (
	pageEdge    = 16  // left and right of the words
	cardGap     = 10  // between card and words
	partGap     = 9   // between what is said of different things
	bulletRoom  = 12  // before what a dot begins
	widestCard  = 300 // of the large card
	leastCardUp = 112 // how high a card is at least
	mostBeside  = 220 // how high a card is at most that has its name beside it
	leastColumn = 130 // how wide the room beside it is at least for rules
)

// cardParts are the parts of the height that the large card takes: the less, the more is
// to be said below it. If it were smaller, its name and state stand beside it.
var cardParts = [...]float32{0.62, 0.56, 0.5, 0.45, 0.4}

// besidePart is the part of the height of a card with its name beside it.
const besidePart = 0.3

// textSizes are the sizes of rules text, as large as there is room for, and historyParts
// how many lines of the log are told.
var (
	textSizes    = [...]float32{15, 14, 13}
	historyParts = [...]int{5, 3, 1, 0}
)

// cardPage is what the inspector shows of a card, laid out in its room.
type cardPage struct {
	room  fyne.Size
	card  kit.Box // where the card lies
	face  cardart.Face
	head  []pageLine // beside the card
	lines []pageLine // below it
}

// pageLine is a line of words, or with no words the gap between two parts.
type pageLine struct {
	words  []kit.Word // from the left edge of the words and the upper one of the line
	size   float32
	height float32
}

// heightOf is how high lines are one below the other.
func heightOf(lines []pageLine) float32 {
	h := float32(0)
	for _, l := range lines {
		h += l.height
	}
	return h
}

// newCardPage lays out what is said of a card or play.
func newCardPage(s *table.Scene, c shownCard, about func(def int) library.CardInfo, room fyne.Size) *cardPage {
	p := &cardPage{room: room}
	if c.Def == 0 {
		hint := []kit.Span{{Text: words.Tr("Hover over a card to read it"), Face: look.Italic, Color: look.Now().Dimmed}}
		p.lines = p.broken([][]passage{{{spans: hint, size: look.Reading(14)}}}, p.width())
		return p
	}
	info := about(c.Def)
	p.face = info.Face
	p.face.Text, p.face.Compact = "", true // its text stands below it, where it is larger
	p.fit(readingOf(s, c, info))
	return p
}

// width is that of the words below the card.
func (p *cardPage) width() float32 { return p.room.Width - 2*pageEdge }

// fit chooses the sizes of card and text: text and log give way before the card gets small,
// and what then finds no room can be scrolled to.
func (p *cardPage) fit(r reading) {
	for _, size := range textSizes {
		for _, most := range historyParts {
			p.lines = p.broken([][]passage{r.title, r.text(size), r.terms, r.state, r.log(most)}, p.width())
			height := heightOf(p.lines)
			for _, part := range cardParts {
				h := min(p.room.Height*part, widestCard*7/5, p.width()*7/5)
				p.card = p.cardBox(h, 0.5)
				if p.top()+height <= p.room.Height {
					return
				}
			}
		}
	}
	p.card = p.cardBox(kit.Clamp(p.room.Height*besidePart, leastCardUp, mostBeside), 0)
	for _, size := range textSizes[1:] {
		for _, most := range historyParts {
			if p.beside(r, size, most); p.top()+heightOf(p.lines) <= p.room.Height {
				return
			}
		}
	}
	p.beside(r, textSizes[len(textSizes)-1], historyParts[0])
}

// beside puts name and state beside the card, and as many lines of the rules as are whole
// there; the rest lies below.
func (p *cardPage) beside(r reading, size float32, most int) {
	width := p.width() - p.card.W - cardGap
	p.head = p.broken([][]passage{r.title, r.state}, width)
	text, room := r.text(size), p.card.H-heightOf(p.head)-partGap
	var first []passage
	for len(text) > 1 && width >= leastColumn {
		if room -= heightOf(text[0].broken(width)); room < 0 {
			break
		}
		first, text = append(first, text[0]), text[1:]
	}
	if len(first) > 0 {
		p.head = p.broken([][]passage{r.title, r.state, first}, width)
	}
	p.lines = p.broken([][]passage{text, r.terms, r.log(most)}, p.width())
}

// cardBox is where a card of a height lies: at the left for 0, in the middle for 0.5.
func (p *cardPage) cardBox(h, how float32) kit.Box {
	size := kit.CardSize(h)
	return kit.NewBox(pageEdge+float32(int((p.width()-size.Width)*how)), 2, size.Width, size.Height)
}

// broken breaks passages into lines, with a gap between those of different parts.
func (p *cardPage) broken(parts [][]passage, width float32) []pageLine {
	var lines []pageLine
	for _, part := range parts {
		if len(part) > 0 && len(lines) > 0 {
			lines = append(lines, pageLine{height: partGap})
		}
		for _, passage := range part {
			lines = append(lines, passage.broken(width)...)
		}
	}
	return lines
}

// top is where the words begin.
func (p *cardPage) top() float32 {
	if p.card.Empty() {
		return 4
	}
	return max(p.card.Bottom(), p.card.Y+heightOf(p.head)) + cardGap
}

// shown is how many lines find room from one on, and whether all of the rest do.
func (p *cardPage) shown(from int) (n int, all bool) {
	room := p.room.Height - p.top()
	left := room
	for _, l := range p.lines[from:] {
		left -= l.height
	}
	if left >= 0 {
		return len(p.lines) - from, true
	}
	room -= kit.LineHeight(look.Reading(13)) // for the dots
	for _, l := range p.lines[from:] {
		if room -= l.height; room < 0 {
			break
		}
		n++
	}
	return n, false
}

// scrolls is how many lines the page can be scrolled.
func (p *cardPage) scrolls() int {
	for from := range p.lines {
		if _, all := p.shown(from); all {
			return from
		}
	}
	return 0
}

// write draws the words from a line on, as far as there is room. Dots say that there is more.
func (p *cardPage) write(k *kit.Sketch, from int) {
	k.Begin()
	defer k.End()
	y := p.card.Y
	for _, l := range p.head {
		k.Words(l.words, l.size, p.card.Right()+cardGap, y)
		y += l.height
	}
	n, all := p.shown(from)
	y = p.top()
	for _, l := range p.lines[from : from+n] {
		k.Words(l.words, l.size, pageEdge, y)
		y += l.height
	}
	if !all {
		k.Text(kit.Span{Text: "…", Face: look.Bold, Color: look.Now().Gold}, look.Reading(13), pageEdge, y)
	}
}
