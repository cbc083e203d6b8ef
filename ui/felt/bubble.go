package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"fyne.io/fyne/v2"
)

// bubble says near the pointer why something can't be done. It takes no input.
type bubble struct {
	*kit.Sketch
	said table.Refusal
}

func newBubble() *bubble {
	b := &bubble{Sketch: kit.NewSketch()}
	b.Hide()
	return b
}

// say shows a reason beside p, inside frame.
func (b *bubble) say(r table.Refusal, p fyne.Position, frame kit.Box) {
	b.said = r
	width, size := 300*look.Now().Reading, look.Reading(15)
	spans := []kit.Span{{Text: kit.UpperFirst(r.Text), Face: look.Plain, Color: look.Ink}}
	if r.Rule != "" {
		spans = append(spans, kit.Span{Text: "\n" + r.Rule, Face: look.Bold, Color: look.Rule})
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
	b.Show()
}

// close hides the bubble.
func (b *bubble) close() {
	if b.Visible() {
		b.Hide()
	}
}
