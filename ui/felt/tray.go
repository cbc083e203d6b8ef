package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// tray shows cards large in the middle of the table: those a prompt asks to
// pick from that can't be clicked where they lie, or a pile someone looks
// through.
type tray struct {
	*fyne.Container
	stop  *kit.Catcher
	back  *canvas.Rectangle
	words *kit.Sketch
	cards *fyne.Container
	views []*cardView
	shut  *kit.Pill
	owner cardOwner

	shown []table.CardScene
	pile  int  // the zone that is looked through
	asks  bool // cards are answers, not just looked at
	first int  // of the cards in sight, when there are too many
	prev  *kit.Pill
	next  *kit.Pill
	redo  func()
	box   kit.Box
}

func newTray(owner cardOwner, shut func() bool, redo func()) *tray {
	t := &tray{stop: kit.NewCatcher(nil), back: canvas.NewRectangle(look.Now().Panel), words: kit.NewSketch(), cards: &fyne.Container{}, owner: owner, redo: redo}
	t.back.StrokeColor, t.back.StrokeWidth = look.Now().Edge, 2
	t.shut = kit.NewPill(words.Say("common.close"), kit.Normal, func() { shut() })
	t.shut.Hint = "Esc"
	t.prev = kit.NewPill(words.Say("table.earlier"), kit.Normal, func() { t.turn(-1) })
	t.next = kit.NewPill(words.Say("table.later"), kit.Normal, func() { t.turn(1) })
	t.Container = &fyne.Container{Objects: []fyne.CanvasObject{t.stop, t.back, t.words.Container, t.cards, t.shut, t.prev, t.next}}
	t.Hide()
	return t
}

const trayRow = 7 // cards in a row

// turn goes a page of cards on or back.
func (t *tray) turn(d int) {
	t.first = max(t.first+d*2*trayRow, 0)
	t.redo()
}

// open shows cards in the middle of frame.
func (t *tray) open(title string, cards []table.CardScene, asks bool, frame kit.Box, pics func(*cardView, cardPlace)) {
	t.shown, t.asks = cards, asks
	if t.first >= len(cards) {
		t.first = 0
	}
	page := cards[t.first:min(t.first+2*trayRow, len(cards))]
	columns := min(max(len(page), 1), trayRow)
	rows := (len(page) + trayRow - 1) / trayRow
	w := min((frame.W-60)/float32(columns)-kit.Gap, 150)
	if rows > 1 {
		w = min(w, (frame.H*0.78-112)/float32(rows)*5/7)
	}
	size := kit.CardSize(w * 7 / 5)
	width := max(float32(columns)*(size.Width+kit.Gap)-kit.Gap+48, kit.LineWidth([]kit.Span{{Text: title, Face: look.Bold}}, 17)+190)
	width = min(width, frame.W-2*kit.Gap)
	head := float32(52) // title and buttons
	if asks {
		head += 22 // the marks over the cards
	}
	height := float32(max(rows, 1))*(size.Height+kit.Gap) + head + 14
	t.box = kit.NewBox(frame.X+(frame.W-width)/2, frame.Y+(frame.H-height)/2, width, height)
	t.box.Put(t.back)
	t.box.Put(t.stop)
	t.words.Begin()
	m := t.shut.MinSize()
	fits := kit.Shorten(title, look.Bold, 17, width-20-m.Width-28) // the prompt has all of it
	t.words.Text(kit.Span{Text: fits, Face: look.Bold, Color: look.Now().Ivory}, 17, t.box.X+20, t.box.Y+12)
	t.words.End()
	kit.NewBox(t.box.Right()-m.Width-14, t.box.Y+9, m.Width, 32).Put(t.shut)
	t.page(len(cards) > 2*trayRow, m.Width)
	for len(t.views) < len(page) {
		v := newCardView(t.owner)
		t.views = append(t.views, v)
		t.cards.Objects = append(t.cards.Objects, v)
	}
	for i, v := range t.views {
		if i >= len(page) {
			v.Hide()
			continue
		}
		row := page[i/trayRow*trayRow : min((i/trayRow+1)*trayRow, len(page))]
		left := t.box.X + (width-float32(len(row))*(size.Width+kit.Gap)+kit.Gap)/2
		c := page[i]
		c.Turned, c.Dim = false, false
		if c.Own.Def != 0 { // face-down they would look the same
			c.Def, c.Name, c.Stats = c.Own.Def, c.Own.Name, nil
		}
		p := cardPlace{Card: c, Seat: -1, Box: kit.NewBox(left+float32(i%trayRow)*(size.Width+kit.Gap), t.box.Y+head+float32(i/trayRow)*(size.Height+kit.Gap), size.Width, size.Height)}
		p.X, p.Y = float32(int(p.X)), float32(int(p.Y))
		pics(v, p)
		v.Resize(size)
		v.Move(p.Pos())
		v.setGlow(noGlow)
		switch {
		case asks && c.Pays:
			v.setGlow(pickGlow)
		case asks:
			v.setGlow(askGlow)
		}
		v.Show()
	}
	t.Show()
}

func (t *tray) page(many bool, right float32) {
	if !many {
		t.prev.Hide()
		t.next.Hide()
		return
	}
	x := t.box.Right() - right - 14
	for _, k := range []*kit.Pill{t.next, t.prev} {
		m := k.MinSize()
		x -= m.Width + kit.Gap
		kit.NewBox(x, t.box.Y+9, m.Width, 32).Put(k)
		k.Show()
	}
}

// close hides the tray. It reports whether it was open.
func (t *tray) close() bool {
	was := t.Visible()
	t.Hide()
	t.shown, t.first = nil, 0
	return was
}

// has reports whether v is one of the tray's cards.
func (t *tray) has(v *cardView) bool {
	for _, o := range t.views {
		if o == v {
			return true
		}
	}
	return false
}
