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

// say shows a reason beside p, inside frame. open opens its rule and may be nil.
func (b *bubble) say(r table.Refusal, p fyne.Position, frame kit.Box, open func()) {
	b.said, b.open = r, open
	width, size := 300*look.Now().Reading, look.Reading(15)
	spans := []kit.Span{{Text: kit.UpperFirst(r.Text), Face: look.Plain, Color: look.Ink}}
	if r.Rule != "" {
		rule := "\n" + r.Rule
		if open != nil {
			rule += " →"
		}
		spans = append(spans, kit.Span{Text: rule, Face: look.Bold, Color: look.Rule})
	}
	words, h := kit.Flow(spans, size, width-28)
	w := float32(0)
	for _, word := range words {
		w = max(w, word.Right())
	}
	at := kit.NewBox(p.X-w/2-14, p.Y-h-40, w+28, h+18)
	if at.Y < frame.Y+4 {
		at.Y = p.Y + 26
	}
	at = at.Within(frame.Inset(6))
	b.Begin()
	b.Rounded(at, look.Paper, look.Now().Alarm, 2, 8)
	b.Sketch.Words(words, size, at.X+14, at.Y+9)
	b.End()
	at.Put(b.catch)
	b.catch.Hidden = open == nil // what lies below it can be reached
	b.Show()
}

// close hides the bubble.
func (b *bubble) close() {
	if b.Visible() {
		b.Hide()
	}
}
