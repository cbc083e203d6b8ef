package kit

import (
	"feltstack/ui/look"
)

// Tip says beside a button what it does and which key presses it.
type Tip struct {
	*Sketch
	Text string // what it says now
}

// NewTip makes one that says nothing.
func NewTip() *Tip {
	t := &Tip{Sketch: NewSketch()}
	t.Hide()
	return t
}

const tipSize = 14

// Say shows a text and a key, which may be "", above a box or else below it, inside frame.
func (t *Tip) Say(text, key string, of, frame Box) {
	t.Text = text
	spans := []Span{{Text: text, Face: look.Bold, Color: look.Now().Ivory}}
	if key != "" {
		spans = append(spans, Span{Text: "  " + Readable(Chord(key)), Face: look.Plain, Color: look.Now().Gold})
	}
	size := look.Reading(tipSize)
	words, h := Flow(spans, size, min(360, frame.W-40))
	w := float32(0)
	for _, word := range words {
		w = max(w, word.Right())
	}
	at := Box{of.Centre().X - w/2 - 10, of.Y - h - 16, w + 20, h + 10}
	if at.Y < frame.Y+4 {
		at.Y = of.Bottom() + 6
	}
	at = at.Within(frame.Inset(4))
	t.Begin()
	t.Rounded(at, look.Now().Panel, look.Now().Edge, 1, 6)
	t.Words(words, size, at.X+10, at.Y+5)
	t.End()
	t.Show()
	Repaint()
}

// Close hides it.
func (t *Tip) Close() {
	if t.Visible() {
		t.Text = ""
		t.Hide()
		Repaint()
	}
}
