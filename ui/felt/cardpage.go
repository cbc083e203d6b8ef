package felt

import (
	"image/color"
	"slices"

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
	leastPage   = 34  // how high the room is at least that anything is said in
	leastBack   = 210 // and how high where a card's back stands for what there is to read
	leastCardUp = 84  // how high a card is at least
	mostBeside  = 280 // how high a card is at most that has its name beside it
	leastColumn = 130 // how wide the room beside it is at least for rules
)

// cardParts are the parts of the height that the large card takes: the less, the more is
// to be said below it. If it were smaller, its name and state stand beside it.
var cardParts = [...]float32{0.7, 0.62, 0.56, 0.5, 0.45, 0.4}

// besideParts are those of a card with its name beside it.
var besideParts = [...]float32{0.4, 0.35, 0.3, 0.25, 0.2, 0.15}

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
	kind  kit.PictureKind
	face  cardart.Face
	head  []pageLine         // beside the card
	lines []pageLine         // below it
	feet  map[int][]pageLine // that were asked for, by the first line out of sight
	tight bool               // it would be laid out otherwise in a higher room
}

// pageLine is a line of words, or with no words the gap between two parts.
type pageLine struct {
	words  []kit.Word // from the left edge of the words and the upper one of the line
	size   float32
	height float32
	terms  []termFrom // the words that it explains, from left to right
}

// termFrom is a word that is explained, from a place in a line on.
type termFrom struct {
	x    float32
	name string
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
	switch {
	case c.none():
		p.rest()
		return p
	case c.hidden():
		p.kind = kit.FaceDown
		p.fit(readingOf(s, c, library.CardInfo{Name: words.Say("table.face_down")}))
		return p
	}
	info := about(c.Def)
	p.face = info.Face
	if o, ok := s.Card(c.ID); ok && c.ID != 0 {
		p.face = presently(p.face, o.Stats)
		p.face.Stats = info.Face.Stats // as printed: its state says what they are now
	}
	p.face.Text, p.face.Compact = "", true // its text stands below it, where it is larger
	p.fit(readingOf(s, c, info))
	return p
}

// rest says how cards are read, below the back of one where there is room.
func (p *cardPage) rest() {
	hint := func(id words.ID, face look.Face, c color.Color, size float32) {
		line, high := kit.Flow([]kit.Span{{Text: words.Say(id), Face: face, Color: c}}, look.Reading(size), p.width())
		kit.Align(line, p.width(), 0.5)
		p.lines = append(p.lines, pageLine{words: line, size: look.Reading(size), height: high})
	}
	hint("table.hover", look.Bold, look.Now().Ivory, 15)
	if p.room.Height < leastBack {
		return
	}
	hint("table.hover_why", look.Plain, look.Now().Dimmed, 14)
	p.kind = kit.FaceDown
	p.card = p.cardBox(min(p.room.Height*backPart, p.room.Height-heightOf(p.lines)-3*cardGap, widestCard, p.width()*7/5), 0.5)
	p.card.Y = (p.room.Height - p.card.H - cardGap - heightOf(p.lines)) / 2
}

// backPart is the part of the height that the back takes.
const backPart = 0.5

// width is that of the words below the card.
func (p *cardPage) width() float32 { return p.room.Width - 2*pageEdge }

// fit chooses the sizes of card and text: text and log give way before the card gets small,
// and what then finds no room can be scrolled to.
func (p *cardPage) fit(r reading) {
	title, terms, state := broken(r.title, p.width()), broken(r.terms, p.width()), broken(r.state, p.width())
	var logs [len(historyParts)][]pageLine
	for i, most := range historyParts {
		logs[i] = broken(r.log(most), p.width())
	}
	for _, size := range textSizes {
		text := broken(r.text(size), p.width())
		for _, log := range logs {
			p.lines = joined(title, text, terms, state, log)
			for _, part := range cardParts {
				p.card = p.cardBox(min(p.room.Height*part, widestCard*7/5, p.width()*7/5), 0.5)
				if p.fits() {
					return
				}
			}
		}
	}
	for _, size := range textSizes[1:] {
		rules := r.text(size)
		below := make([][]pageLine, len(rules))
		for i, passage := range rules {
			below[i] = passage.broken(p.width())
		}
		for _, part := range besideParts {
			p.card = p.cardBox(kit.Clamp(p.room.Height*part, leastCardUp, mostBeside), 0)
			text := slices.Concat(below[p.beside(r, rules):]...)
			for _, log := range logs {
				if p.lines = joined(text, terms, log); p.fits() {
					return
				}
			}
			p.lines = joined(text, terms, logs[0])
		}
	}
	p.squeeze(r, r.runOn())
}

// squeeze has the explanations run on, one after the other, and does without the card where
// that leaves room for all there is to say.
func (p *cardPage) squeeze(r reading, terms passage) {
	small := *p
	rules := r.text(textSizes[len(textSizes)-1])
	for _, log := range []int{1, 0} {
		q := small
		n := q.beside(r, rules)
		q.lines = joined(broken(rules[n:], q.width()), terms.broken(q.width()), broken(r.log(log), q.width()))
		if q.fits() {
			*p, p.tight = q, true
			return
		}
	}
	small.card, small.head = kit.Box{}, nil
	small.lines = joined(broken(r.title, p.width()), broken(rules, p.width()), terms.broken(p.width()), broken(r.state, p.width()))
	if small.fits() {
		*p, p.tight = small, true
	}
}

// fits reports whether all lines find room.
func (p *cardPage) fits() bool { return p.top()+heightOf(p.lines) <= p.room.Height }

// beside puts name and state beside the card, and as many paragraphs of the rules as are
// whole there, each with what can be chosen of it. It returns how many passages of the rules
// that are.
func (p *cardPage) beside(r reading, rules []passage) int {
	width := p.width() - p.card.W - cardGap
	p.head = joined(broken(r.title, width), broken(r.state, width))
	room := p.card.H - heightOf(p.head) - partGap
	var first []pageLine
	n := 0
	for width >= leastColumn {
		next := n + 1
		for next < len(rules) && (rules[next].bullet || rules[next-1].heads) {
			next++
		}
		if next >= len(rules) {
			break // the last one stands below the card
		}
		lines := broken(rules[n:next], width)
		if room -= heightOf(lines); room < 0 {
			break
		}
		first, n = append(first, lines...), next
	}
	p.head = joined(p.head, first)
	return n
}

// cardBox is where a card of a height lies: at the left for 0, in the middle for 0.5.
func (p *cardPage) cardBox(h, how float32) kit.Box {
	size := kit.CardSize(h)
	return kit.NewBox(pageEdge+float32(int((p.width()-size.Width)*how)), 2, size.Width, size.Height)
}

// broken breaks passages into lines.
func broken(all []passage, width float32) []pageLine {
	var lines []pageLine
	for _, p := range all {
		lines = append(lines, p.broken(width)...)
	}
	return lines
}

// joined puts parts one below the other, with a gap between them.
func joined(parts ...[]pageLine) []pageLine {
	var lines []pageLine
	for _, part := range parts {
		if len(part) > 0 && len(lines) > 0 {
			lines = append(lines, pageLine{height: partGap})
		}
		lines = append(lines, part...)
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
