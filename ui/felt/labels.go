package felt

import (
	"image/color"
	"slices"
	"strings"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"
)

// label is what is written at a place of an offer: what going there means and, where it
// is told in full, what that would do.
type label struct {
	kit.Box
	verbs, does []kit.Word
}

const (
	labelSize = 14
	doesSize  = 13

	widestLabel = 300 // longer ones go on in a new line
	eachVerb    = 3   // how many plays a full label tells one by one
	verbLines   = 3
	doesLines   = 6

	fewPlaces  = 6 // this many at most tell their outcomes before they are pointed at
	shortWide  = 220
	shortLines = 3
)

// part is a play with what it would do.
type part struct{ verb, does string }

// newLabel flows the parts of a label within width, each verb and what it
// does in no more than that many lines.
func newLabel(parts []part, width float32, lines, does int) label {
	var l label
	y := float32(3)
	for _, p := range parts {
		l.verbs, y = flowed(l.verbs, p.verb, look.Bold, labelSize, width-20, lines, y)
		if p.does != "" {
			l.does, y = flowed(l.does, p.does, look.Plain, doesSize, width-20, does, y)
			y += 3
		}
	}
	w := float32(0)
	for _, words := range [][]kit.Word{l.verbs, l.does} {
		for _, word := range words {
			w = max(w, word.Right())
		}
	}
	l.Box = kit.NewBox(0, 0, w+20, y+4)
	return l
}

// flowed adds a text below y to words, in at most that many lines, and says where it ends.
func flowed(to []kit.Word, text string, f look.Face, size, width float32, most int, y float32) ([]kit.Word, float32) {
	words, h := kit.FlowFew([]kit.Span{{Text: text, Face: f}}, size, width, most)
	for i := range words {
		words[i].Y += y
	}
	return append(to, words...), y + h
}

// wholeLabel is a label of a width that says all of a text, in several lines where it must;
// none where a word is too long.
func wholeLabel(text string, width float32) label {
	l := newLabel([]part{{verb: text}}, width, verbLines, 0)
	if n := len(l.verbs); n > 0 && l.W <= width && strings.HasSuffix(text, l.verbs[n-1].Text) {
		return l
	}
	return label{}
}

// draw writes the label on a board of its own.
func (l *label) draw(on *kit.Sketch, back, line, text color.NRGBA, width float32) {
	if l.Empty() {
		return
	}
	on.Rounded(l.Box, back, line, width, 5)
	for _, words := range [][]kit.Word{l.verbs, l.does} {
		for i := range words {
			words[i].Color = text
		}
	}
	on.Words(l.verbs, labelSize, l.X+10, l.Y)
	on.Words(l.does, doesSize, l.X+10, l.Y)
}

// layLabels finds room for the short label of each place, none over another one or out of
// frame. Those of cards and plays stand above them in a line; where there's no room for
// one, the mark round the card must do.
func (o *offer) layLabels(s *sight) {
	o.frame = kit.NewBox(0, 0, s.arr.Side.X, s.arr.All.H).Inset(4)
	o.cards = nil
	for _, c := range s.arr.Cards {
		o.cards = append(o.cards, c.Box)
	}
	var taken []kit.Box
	for _, seat := range s.scene.Seats { // whose places these are is to be read
		if b := s.arr.Plates[seat.Seat]; !b.Empty() {
			b.H = min(b.H, plateHead)
			taken = append(taken, b)
		}
	}
	for i := range o.places {
		p := &o.places[i]
		if p.zone >= 0 || p.player != 0 {
			continue
		}
		text := p.text
		if len(p.drops) > 1 {
			text = words.Say("table.ways", "n", len(p.drops))
		}
		above := func(l label) kit.Box {
			return kit.NewBox(p.Centre().X-l.W/2, p.Y-l.H+1, l.W, l.H).Within(o.frame)
		}
		p.label = wholeLabel(text, p.W+6)
		if l, ok := o.short(p); ok && o.room(above(l), taken) {
			p.label = l
		}
		if c := s.cardPlace(p.card); c != nil && c.Hand { // between the bar and the card is room for a line
			if l := newLabel([]part{{verb: text}}, widestLabel, 1, 0); !crosses(above(l), taken) {
				p.label = l
			}
		}
		at := above(p.label)
		at.Y = max(at.Y, belowBar(s, at))
		if p.label.Empty() || crosses(at, taken) {
			at = kit.Box{}
		}
		p.label.Box = at
		taken = append(taken, at)
	}
	for i := range o.places {
		p := &o.places[i]
		if p.zone < 0 && p.player == 0 {
			continue
		}
		p.label = newLabel([]part{{verb: p.text}}, kit.Clamp(p.W-8, 120, widestLabel), verbLines, 0)
		if l, ok := o.short(p); ok && o.room(o.free(s, p, l), taken) {
			p.label = l
		}
		start := o.free(s, p, p.label)
		if p.player != 0 { // over its lower edge
			start = kit.NewBox(start.X, p.Bottom()-start.H/2, start.W, start.H).Within(o.frame)
		}
		at := start
		for n := 1; n < 40 && crosses(at, taken); n++ {
			dy := float32((n+1)/2) * (p.label.H + 2)
			if n%2 == 0 {
				dy = -dy
			}
			at = start.Moved(0, dy).Within(o.frame)
		}
		p.label.Box = at
		taken = append(taken, at)
	}
}

// belowBar is how high a label may stand in a box: the bar of the prompt hides what lies
// under it.
func belowBar(s *sight, b kit.Box) float32 {
	if b.Meets(s.arr.Prompt) && b.Bottom() > s.arr.Prompt.Bottom() {
		return s.arr.Prompt.Bottom() + 1
	}
	return b.Y
}

// short is a label that also tells what the only play at a place would do: where places are
// few, that is known, and it takes few lines.
func (o *offer) short(p *offerPlace) (label, bool) {
	if len(o.places) > fewPlaces || len(p.drops) != 1 {
		return label{}, false
	}
	does := o.doing(p.drops[0])
	if does == "" {
		return label{}, false
	}
	l := newLabel([]part{{p.text, does}}, shortWide, 1, shortLines)
	return l, !strings.HasSuffix(l.does[len(l.does)-1].Text, "…")
}

// room reports whether a label may stand in a box: over no other one, and over no card.
func (o *offer) room(b kit.Box, taken []kit.Box) bool {
	return !crosses(b, taken) && !crosses(b, o.cards)
}

// free is where in a place its label stands: beside the cards that lie there if there is
// room, else in the middle.
func (o *offer) free(s *sight, p *offerPlace, l label) kit.Box {
	at := kit.NewBox(p.Centre().X-l.W/2, p.Centre().Y-l.H/2, l.W, l.H).Within(o.frame)
	left, right := p.Right(), p.X
	for _, c := range s.arr.Cards {
		if c.Card.Zone == p.zone && c.Item == 0 && c.Meets(p.Box) {
			left, right = min(left, c.X), max(right, c.Right())
		}
	}
	switch room := l.W + 12; {
	case left > right: // it is empty
	case p.Right()-right >= room:
		at.X = (right + p.Right() - at.W) / 2
	case left-p.X >= room:
		at.X = (p.X + left - at.W) / 2
	}
	return at
}

// crosses reports whether a box touches one of others.
func crosses(b kit.Box, others []kit.Box) bool {
	for _, o := range others {
		if b.Inset(-1).Meets(o) {
			return true
		}
	}
	return false
}

// tell lays the full label of the place that is pointed at: beside the card that lies there
// and the one that is held, over neither. It reports whether it has changed.
func (o *offer) tell(held kit.Box) bool {
	i := o.pointed()
	if i < 0 {
		return o.bar(held)
	}
	o.barredOf = ""
	p := &o.places[i]
	clear := held
	switch {
	case held.Empty():
		clear = p.Box
	case p.zone < 0:
		clear = p.Box.Around(held)
	}
	clear = clear.Inset(-6)
	if o.fullOf == i && !o.full.Meets(clear) && near(o.full.Box, clear) {
		return false // it stays where it can be
	}
	if o.fullOf != i {
		o.full, o.fullOf = newLabel(o.parts(p), widestLabel, verbLines, doesLines), i
	}
	o.full.Box = o.beside(clear, o.full.Box)
	return true
}

// bar lays the reason why the card that is held may not go where it is held, beside it. It
// reports whether it has changed.
func (o *offer) bar(held kit.Box) bool {
	why := o.barred
	if why.Text == "" || held.Empty() {
		changed := !o.full.Empty()
		o.full, o.fullOf, o.barredOf = label{}, -1, ""
		return changed
	}
	clear := held.Inset(-6)
	if o.barredOf == why.Text && !o.full.Meets(clear) && near(o.full.Box, clear) {
		return false
	}
	if o.barredOf != why.Text {
		o.full = newLabel([]part{{kit.UpperFirst(why.Text), why.Rule}}, widestLabel, verbLines, 1)
		o.fullOf, o.barredOf = -1, why.Text
	}
	o.full.Box = o.beside(clear, o.full.Box)
	return true
}

// near reports whether a label is still close to what it is about.
func near(l, b kit.Box) bool { return l.Meets(b.Inset(-60)) }

// beside puts a box at a side of another one where it lies in the frame, over as little of
// that and of other cards as can be.
func (o *offer) beside(of, b kit.Box) kit.Box {
	c := of.Centre()
	best, least := kit.Box{}, float32(1e9)
	for _, at := range []kit.Box{
		{X: of.Right(), Y: c.Y - b.H/2}, {X: of.X - b.W, Y: c.Y - b.H/2}, {X: of.Right(), Y: of.Y}, {X: of.X - b.W, Y: of.Y},
		{X: c.X - b.W/2, Y: of.Y - b.H}, {X: c.X - b.W/2, Y: of.Bottom()},
	} {
		at.W, at.H = b.W, b.H
		at = at.Within(o.frame)
		cost := 20 * shared(at, of)
		for _, card := range o.cards {
			cost += shared(at, card)
		}
		if cost < least {
			best, least = at, cost
		}
	}
	return best
}

// shared is how much of two boxes is the same.
func shared(a, b kit.Box) float32 {
	return max(0, min(a.Right(), b.Right())-max(a.X, b.X)) * max(0, min(a.Bottom(), b.Bottom())-max(a.Y, b.Y))
}

// foretold takes in what the drops would do.
func (o *offer) foretold(told []string) { o.told, o.fullOf = told, -1 }

// parts is what the full label of a place tells: a few plays each with what it would do.
func (o *offer) parts(p *offerPlace) []part {
	if len(p.drops) > eachVerb {
		return []part{{verb: p.text}}
	}
	var all []part
	for _, d := range p.drops {
		all = append(all, part{d.Verb, o.doing(d)})
	}
	return all
}

// doing is what a drop would do, "" where that is not known or the drop says it all.
func (o *offer) doing(d table.Drop) string {
	for i := range o.told {
		if slices.Equal(o.drops[i].Keys, d.Keys) {
			return o.told[i]
		}
	}
	return ""
}
