package felt

import (
	"strings"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
)

// status shows the turn: whose it is, phase, mini-turns and other facts of the
// whole game.
type status struct{ *kit.Sketch }

func newStatus() *status { return &status{kit.NewSketch()} }

// set draws the panel; note says what is not asked for now.
func (k *status) set(s *table.Scene, note string, b kit.Box) {
	k.Begin()
	defer k.End()
	b.X, b.W = b.X+statusRim, b.W-statusRim
	y := b.Y + 4
	if seat, any := turnOf(s); any {
		text := turnTitle(s, seat)
		size := float32(21)
		for size > 14 && kit.LineWidth([]kit.Span{{Text: text, Face: look.Title}}, size) > b.W-4 {
			size--
		}
		text = kit.Shorten(text, look.Title, size, b.W-4)
		k.Text(kit.Span{Text: text, Face: look.Title, Color: seatColor(seat.Seat, s.Me, len(s.Seats))}, size, b.X+2, y)
		y += 32
	}
	if note != "" {
		words, h := kit.Flow([]kit.Span{{Text: note, Face: look.Bold, Color: look.Now().Gold}}, 13, b.W-4)
		b.H -= h + 4
		k.Words(words, 13, b.X+2, b.Bottom())
	}
	step := kit.Clamp((b.Bottom()-y)/float32(max(len(s.Status), 1)), 17, 21)
	for _, f := range s.Status {
		if y+step > b.Bottom()+1 {
			break
		}
		k.Text(kit.Span{Text: f.Name, Face: look.Plain, Color: look.Now().Dimmed}, 13, b.X+2, y)
		x := b.X + 2 + nameWidth(f)
		if f.Shape == table.FactSteps && f.Max <= mostPips {
			k.pips(f.N+1, f.Max, x, y+9)
		} else {
			k.Text(kit.Span{Text: kit.Shorten(f.Value, look.Bold, 13, b.Right()-x), Face: look.Bold, Color: look.Now().Ivory}, 13, x, y)
		}
		y += step
	}
}

// statusRim is how far the status stays off the rim of the table.
const statusRim = 6

// nameWidth is how far before its value the name of a fact begins.
func nameWidth(f table.Fact) float32 {
	return max(kit.LineWidth([]kit.Span{{Text: f.Name}}, 13)+8, 74)
}

// statusWidth is how wide the status is with every fact written out.
func statusWidth(s *table.Scene) float32 {
	w := float32(0)
	for _, f := range s.Status {
		w = max(w, statusRim+2+nameWidth(f)+kit.LineWidth([]kit.Span{{Text: f.Value, Face: look.Bold}}, 13)+1)
	}
	return w
}

// mostPips is how many steps are drawn; more are written.
const mostPips = 6

// pips draws n of a total: dots for those gone, a large disc for the one at
// work, discs for those to come.
func (k *status) pips(n, of int, x, y float32) {
	for i := 1; i <= of; i++ {
		b := kit.NewBox(x, y-5.5, 11, 11)
		switch {
		case i < n:
			k.Rounded(b.Inset(2.5), look.Now().Dimmed, look.Now().Dimmed, 0, 3)
		case i == n:
			k.Rounded(b.Inset(-1.5), look.Now().Gold, look.Now().Ivory, 2, 7)
		default:
			k.Rounded(b, look.Now().Gold, look.Now().Gold, 0, 5.5)
		}
		x += 17
	}
}

func lower(s string) string { return strings.ToLower(s) }
