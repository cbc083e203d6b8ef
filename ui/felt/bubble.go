package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"fyne.io/fyne/v2"
)

// bubble says near the pointer why something can't be done. A click on it opens the rule
// that says so.
type bubble struct {
	*kit.Sketch
	said  table.Refusal
	catch *kit.Catcher
	open  func() // the rule; nil: there is none to open
}

func newBubble() *bubble {
	b := &bubble{Sketch: kit.NewSketch()}
	b.catch = kit.NewCatcher(func(fyne.Position) { b.open() })
	b.Objects = append(b.Objects, b.catch)
	b.Hide()
	return b
}

// The measures of a bubble.
const (
	bubbleWide = 300 // of its text, at most
	bubbleAway = 22  // how far it is from the pointer
	bubbleSide = 14  // beside its text
)

// say shows a reason beside p, inside frame, over no names and as few cards as can be. open
// opens its rule and may be nil.
func (b *bubble) say(r table.Refusal, p fyne.Position, frame kit.Box, names, cards []kit.Box, open func()) {
	b.said, b.open = r, open
	frame = frame.Inset(6)
	width, size := min(bubbleWide*look.Now().Reading, frame.W)-2*bubbleSide, look.Reading(15)
	spans := []kit.Span{{Text: kit.UpperFirst(r.Text), Face: look.Plain, Color: look.Ink}}
	if r.Rule != "" {
		rule := "\n" + r.Rule
		if open != nil {
			rule += " →"
		}
		spans = append(spans, kit.Span{Text: rule, Face: look.Bold, Color: look.Rule})
	}
	words, h := kit.Flow(spans, size, width)
	w := float32(0)
	for _, word := range words {
		w = max(w, word.Right())
	}
	at := bubbleAt(p, fyne.NewSize(w+2*bubbleSide, h+18), frame, names, cards)
	b.Begin()
	b.Rounded(at, look.Paper, look.Now().Alarm, 2, 8)
	b.Sketch.Words(words, size, at.X+bubbleSide, at.Y+9)
	b.End()
	at.Put(b.catch)
	b.catch.Hidden = open == nil // what lies below it can be reached
	b.Show()
}

// bubbleAt is where a box of a size stands beside a point, in a frame: above it and near, or
// else where it lies over less.
func bubbleAt(p fyne.Position, size fyne.Size, frame kit.Box, names, cards []kit.Box) kit.Box {
	const rather = 10 // a name is worth that much of a card
	w, h := size.Width, size.Height
	pointer := kit.NewBox(p.X, p.Y, 1, 1).Inset(-bubbleAway / 2)
	best, least := kit.Box{}, float32(-1)
	for _, away := range []float32{bubbleAway, 2 * bubbleAway, 4 * bubbleAway} {
		xs := []float32{p.X - w/2, p.X + away, p.X - w - away}
		for _, y := range []float32{p.Y - h - away, p.Y + away, p.Y - h/2} {
			for _, x := range xs {
				box := kit.NewBox(x, y, w, h).Within(frame)
				cost := away + rather*rather*shared(box, pointer)
				for _, o := range names {
					cost += rather * shared(box, o)
				}
				for _, o := range cards {
					cost += shared(box, o)
				}
				if least < 0 || cost < least {
					best, least = box, cost
				}
			}
		}
	}
	return best
}

// close hides the bubble.
func (b *bubble) close() {
	if b.Visible() {
		b.Hide()
	}
}
