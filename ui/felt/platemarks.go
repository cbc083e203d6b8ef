package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
)

// markSize is how large marks are written on a low plate, where there is room.
const markSize = 11.5

// markSpans are the marks of a seat from one on, each in its colour.
func markSpans(s table.SeatScene, from int) []kit.Span {
	var all []kit.Span
	for i := from; i < len(s.Marks); i++ {
		text := s.Marks[i]
		if i < len(s.Marks)-1 {
			text += ", "
		}
		all = append(all, kit.Span{Text: text, Face: look.Bold, Color: markColor(s, i)})
	}
	return all
}

// headMarks writes the first marks of a low plate at the right of its head, beside what is
// used of it: as many as fit whole. It returns how many.
func (p *plate) headMarks(s table.SeatScene, in kit.Box, used float32) int {
	for n := len(s.Marks); n > 0; n-- {
		first := s
		first.Marks = s.Marks[:n]
		spans := markSpans(first, 0)
		if w := kit.LineWidth(spans, markSize); used+w <= in.Right() {
			words, _ := kit.Flow(spans, markSize, w+1)
			p.Words(words, markSize, in.Right()-w, in.Y+4)
			return n
		}
	}
	return 0
}

// markLines are marks beside the big number, in one line as large as fits, else in two.
func markLines(s table.SeatScene, from int, width float32) (words []kit.Word, size float32, lines int) {
	spans := markSpans(s, from)
	for size = markSize; size > leastFact; size -= 0.5 {
		if kit.LineWidth(spans, size) <= width {
			break
		}
	}
	words, h := kit.FlowFew(spans, size, width, 2)
	return words, size, int(h/kit.LineHeight(size) + 0.5)
}
