package ui

import (
	"feltstack/table"
	"feltstack/ui/look"
	"feltstack/ui/words"
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// overPanel tells how the game ended and what can follow.
type overPanel struct {
	*fyne.Container
	stop  *catcher
	back  *canvas.Rectangle
	words *sketch
	pills []*pill
	put   bool // put aside to look at the table
}

// overActions is what can follow a finished game.
type overActions struct {
	Rematch, Watch, NewGame, Home, Look func()
}

func newOverPanel(do overActions) *overPanel {
	o := &overPanel{stop: newCatcher(nil), back: canvas.NewRectangle(look.Now().Panel), words: newSketch()}
	o.back.StrokeColor, o.back.StrokeWidth = look.Now().Gold, 2
	o.Container = &fyne.Container{Objects: []fyne.CanvasObject{o.stop, o.back, o.words.Container}}
	for _, k := range []*pill{
		newPill(words.Tr("Rematch"), leading, do.Rematch), newPill(words.Tr("Watch it again"), normal, do.Watch), newPill(words.Tr("New game"), normal, do.NewGame),
		newPill(words.Tr("Look at the table"), normal, do.Look), newPill(words.Tr("Home"), normal, do.Home),
	} {
		o.pills = append(o.pills, k)
		o.Objects = append(o.Objects, k)
	}
	o.Hide()
	return o
}

// set shows the panel in the middle of frame once the game is over.
func (o *overPanel) set(s *table.Scene, frame box) {
	if !s.Over || o.put {
		if o.Visible() {
			o.Hide()
		}
		return
	}
	const width = 680
	words, h := flow([]span{{Text: s.Result, Face: look.Title, Color: look.Now().Ivory}}, 30, width-60)
	align(words, width-60, 0.5)
	seats := float32(len(s.Seats)) * 34
	height := h + seats + 130
	b := box{frame.X + (frame.W-width)/2, frame.Y + (frame.H-height)/2 - 20, width, height}
	b.put(o.back)
	b.put(o.stop)
	o.words.begin()
	defer o.words.end()
	o.words.words(words, 30, b.X+30, b.Y+26)
	y := b.Y + 26 + h + 14
	for _, seat := range s.Seats {
		o.words.text(span{Text: seat.Name, Face: look.Bold, Color: seatColor(seat.Seat, s.Me, len(s.Seats))}, 18, b.X+150, y)
		if len(seat.Facts) > 1 {
			v := o.words.textRight(span{Text: "/ " + seat.Facts[1].Value, Face: look.Plain, Color: look.Now().Dimmed}, 18, b.right()-150, y)
			o.words.textRight(span{Text: seat.Facts[0].Value, Face: look.Title, Color: look.Now().Ivory}, 22, v.X-8, y-3)
		}
		y += 34
	}
	total := float32(-gap)
	for _, k := range o.pills {
		total += k.MinSize().Width + gap
	}
	x := b.X + (width-total)/2
	for _, k := range o.pills {
		w := k.MinSize().Width
		box{x, b.bottom() - 58, w, 38}.put(k)
		x += w + gap
	}
	o.Show()
}
