package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// overPanel tells how the game ended and what can follow.
type overPanel struct {
	*fyne.Container
	stop  *kit.Catcher
	back  *canvas.Rectangle
	words *kit.Sketch
	pills []*kit.Pill
	put   bool // put aside to look at the table
}

// overActions is what can follow a finished game.
type overActions struct {
	Rematch, Watch, NewGame, Home, Look func()
}

func newOverPanel(do overActions) *overPanel {
	o := &overPanel{stop: kit.NewCatcher(nil), back: canvas.NewRectangle(look.Now().Panel), words: kit.NewSketch()}
	o.back.StrokeColor, o.back.StrokeWidth = look.Now().Gold, 2
	o.Container = &fyne.Container{Objects: []fyne.CanvasObject{o.stop, o.back, o.words.Container}}
	for _, k := range []*kit.Pill{
		kit.NewPill(words.Tr("Rematch"), kit.Leading, do.Rematch), kit.NewPill(words.Tr("Watch it again"), kit.Normal, do.Watch), kit.NewPill(words.Tr("New game"), kit.Normal, do.NewGame),
		kit.NewPill(words.Tr("Look at the table"), kit.Normal, do.Look), kit.NewPill(words.Tr("Home"), kit.Normal, do.Home),
	} {
		o.pills = append(o.pills, k)
		o.Objects = append(o.Objects, k)
	}
	o.Hide()
	return o
}

// set shows the panel in the middle of frame once the game is over.
func (o *overPanel) set(s *table.Scene, frame kit.Box) {
	if !s.Over || o.put {
		if o.Visible() {
			o.Hide()
		}
		return
	}
	const width = 680
	words, h := kit.Flow([]kit.Span{{Text: s.Result, Face: look.Title, Color: look.Now().Ivory}}, 30, width-60)
	kit.Align(words, width-60, 0.5)
	seats := float32(len(s.Seats)) * 34
	height := h + seats + 130
	b := kit.NewBox(frame.X+(frame.W-width)/2, frame.Y+(frame.H-height)/2-20, width, height)
	b.Put(o.back)
	b.Put(o.stop)
	o.words.Begin()
	defer o.words.End()
	o.words.Words(words, 30, b.X+30, b.Y+26)
	y := b.Y + 26 + h + 14
	for _, seat := range s.Seats {
		if seat.Won {
			o.words.Rounded(kit.NewBox(b.X+128, y+6, 12, 12), look.Now().Gold, look.Now().Ivory, 1.5, 6)
		}
		o.words.Text(kit.Span{Text: kit.Shorten(seat.Name, look.Bold, 18, 240), Face: look.Bold, Color: seatColor(seat.Seat, s.Me, len(s.Seats))}, 18, b.X+150, y)
		value, of, caption, _ := bigFacts(seat.Facts)
		if of == "" {
			of = caption
		}
		v := o.words.TextRight(kit.Span{Text: of, Face: look.Plain, Color: look.Now().Dimmed}, 16, b.Right()-150, y+1)
		o.words.TextRight(kit.Span{Text: value, Face: look.Title, Color: look.Now().Ivory}, 22, v.X-8, y-3)
		y += 34
	}
	total := float32(-kit.Gap)
	for _, k := range o.pills {
		total += k.MinSize().Width + kit.Gap
	}
	x := b.X + (width-total)/2
	for _, k := range o.pills {
		w := k.MinSize().Width
		kit.NewBox(x, b.Bottom()-58, w, 38).Put(k)
		x += w + kit.Gap
	}
	o.Show()
}
