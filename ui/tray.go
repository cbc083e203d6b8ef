package ui

import (
	"feltstack/table"
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
	stop  *catcher
	back  *canvas.Rectangle
	words *sketch
	cards *fyne.Container
	views []*cardView
	shut  *pill
	owner cardOwner

	shown []table.CardScene
	asks  bool // cards are answers, not just looked at
	first int  // of the cards in sight, when there are too many
	prev  *pill
	next  *pill
	redo  func()
	box   box
}

func newTray(owner cardOwner, shut func() bool, redo func()) *tray {
	t := &tray{stop: newCatcher(nil), back: canvas.NewRectangle(look.Now().Panel), words: newSketch(), cards: &fyne.Container{}, owner: owner, redo: redo}
	t.back.StrokeColor, t.back.StrokeWidth = look.Now().Edge, 2
	t.shut = newPill(words.Tr("Close"), normal, func() { shut() })
	t.shut.hint = "Esc"
	t.prev = newPill(words.Tr("Earlier"), normal, func() { t.turn(-1) })
	t.next = newPill(words.Tr("Later"), normal, func() { t.turn(1) })
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
func (t *tray) open(title string, cards []table.CardScene, asks bool, frame box, pics func(*cardView, cardPlace)) {
	t.shown, t.asks = cards, asks
	if t.first >= len(cards) {
		t.first = 0
	}
	page := cards[t.first:min(t.first+2*trayRow, len(cards))]
	columns := min(max(len(page), 1), trayRow)
	rows := (len(page) + trayRow - 1) / trayRow
	w := min((frame.W-60)/float32(columns)-gap, 150)
	if rows > 1 {
		w = min(w, (frame.H*0.78-90)/float32(rows)*5/7)
	}
	size := cardSize(w * 7 / 5)
	width := max(float32(columns)*(size.Width+gap)-gap+48, lineWidth([]span{{Text: title, Face: look.Bold}}, 17)+190)
	height := float32(max(rows, 1))*(size.Height+gap) + 66
	t.box = box{frame.X + (frame.W-width)/2, frame.Y + (frame.H-height)/2, width, height}
	t.box.put(t.back)
	t.box.put(t.stop)
	t.words.begin()
	t.words.text(span{Text: title, Face: look.Bold, Color: look.Now().Ivory}, 17, t.box.X+20, t.box.Y+12)
	t.words.end()

	m := t.shut.MinSize()
	box{t.box.right() - m.Width - 14, t.box.Y + 9, m.Width, 32}.put(t.shut)
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
		left := t.box.X + (width-float32(len(row))*(size.Width+gap)+gap)/2
		c := page[i]
		c.Turned, c.Dim = false, false
		p := cardPlace{Card: c, Seat: -1, box: box{left + float32(i%trayRow)*(size.Width+gap), t.box.Y + 52 + float32(i/trayRow)*(size.Height+gap), size.Width, size.Height}}
		p.X, p.Y = float32(int(p.X)), float32(int(p.Y))
		pics(v, p)
		v.Resize(size)
		v.Move(p.pos())
		v.setGlow(noGlow)
		if asks {
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
	x := t.box.right() - right - 14
	for _, k := range []*pill{t.next, t.prev} {
		m := k.MinSize()
		x -= m.Width + gap
		box{x, t.box.Y + 9, m.Width, 32}.put(k)
		k.Show()
	}
}

// close hides the tray. It tells whether it was open.
func (t *tray) close() bool {
	was := t.Visible()
	t.Hide()
	t.shown, t.first = nil, 0
	return was
}

// has tells whether v is one of the tray's cards.
func (t *tray) has(v *cardView) bool {
	for _, o := range t.views {
		if o == v {
			return true
		}
	}
	return false
}
