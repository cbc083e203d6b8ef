package felt

import (
	"slices"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
)

// question is what the prompt bar says and offers.
type question struct {
	Text    string
	Buttons []table.Button
	Lead    float32         // room before the text
	Looks   map[int]control // how buttons are shown that aren't by their texts, by their options
	Off     bool            // the buttons can't be pressed now
}

const (
	askedSize  = 17 // of the text, where it has room
	buttonHigh = 38 // of one line of text
	buttonLine = 44 // from one line of buttons to the next
)

// fitting is the question in a bar of a width. Where its buttons take more than one line, or
// it asks what pays, those of cards go that can be clicked where they lie.
func (q question) fitting(width float32, s *table.Scene) question {
	if _, high := q.lay(width); high <= promptLine && !s.Prompt.Paying {
		return q
	}
	q.Buttons = slices.DeleteFunc(slices.Clone(q.Buttons), func(b table.Button) bool { return b.Card != 0 && inTheOpen(s, b.Card) })
	return q
}

// inTheOpen reports whether a card surely lies where it can be clicked: not in a pile, and
// not with a seat that may be folded.
func inTheOpen(s *table.Scene, card int) bool {
	for _, c := range s.Cards {
		if c.ID != card {
			continue
		}
		for _, z := range s.Zones {
			if z.ID == c.Zone {
				row := z.Area.Row
				return z.Area.Style != table.StylePile && row != table.RowNone && row != table.RowStack && (z.Seat < 0 || z.Seat == s.Me || len(s.Seats) <= 2)
			}
		}
	}
	return false
}

// lay puts the buttons at the right of a bar of a width, the first line of them shortened
// by the text, and returns where they lie in it and how high it is with them. Long
// texts of buttons are broken, never cut.
func (q question) lay(width float32) (buttons []kit.Box, high float32) {
	const edge = (promptLine - buttonHigh) / 2
	text := min(kit.LineWidth([]kit.Span{{Text: q.Text, Face: look.Bold}}, askedSize)+q.Lead+40, width*0.62)
	free := width - 2*kit.Gap - text
	y, begin := float32(edge), 0
	buttons = make([]kit.Box, len(q.Buttons))
	line := func(end int) { // the buttons from begin on
		x, h := width-kit.Gap, float32(buttonHigh)
		for i := end - 1; i >= begin; i-- {
			b := &buttons[i]
			if b.H > buttonHigh+4 {
				h = max(h, b.H)
			}
			b.X, b.Y = x-b.W, y
			x = b.X - kit.Gap
		}
		for i := range buttons[begin:end] {
			buttons[begin+i].H = h
		}
		y += h + buttonLine - buttonHigh
		begin = end
	}
	for i, b := range q.Buttons {
		size := kit.PillSize(b.Text, keyHint(q.Buttons, i), buttonRoom(width))
		if c, ok := q.Looks[b.Option]; ok {
			size = kit.IconSize(c.Icon, c.Short)
		}
		buttons[i].W, buttons[i].H = size.Width, size.Height
		if free < size.Width+kit.Gap {
			line(i)
			free = width - 2*kit.Gap
		}
		free -= size.Width + kit.Gap
	}
	line(len(buttons))
	return buttons, y - (buttonLine - buttonHigh) + edge
}

// buttonRoom is how wide a button of a bar may be.
func buttonRoom(bar float32) float32 { return bar - 3*kit.Gap }
