package ui

import (
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// cover hides the table while the window changes hands, so that nobody sees
// another's cards. It says who is next and what that person has missed.
type cover struct {
	*fyne.Container
	stop  *catcher
	words *sketch
	ready *pill
	home  *pill
	next  Handover
}

// missed is how many lines of what happened the cover tells at most.
const missed = 8

func newCover(sit, home func()) *cover {
	c := &cover{stop: newCatcher(func(fyne.Position) { sit() }), words: newSketch(), ready: newPill(words.Tr("I am ready"), leading, sit)}
	c.home = newPill(words.Tr("Home"), normal, home)
	c.ready.size = 18
	c.ready.hint = "Space"
	c.ready.style()
	c.Container = &fyne.Container{Objects: []fyne.CanvasObject{c.stop, c.words.Container, c.ready, c.home}}
	c.Hide()
	return c
}

// set covers frame for the next person. The me and seats give the colour.
func (c *cover) set(h Handover, me, seats int, frame box) {
	c.next = h
	frame.put(c.stop)
	c.words.begin()
	defer c.words.end()
	c.words.fill(frame, look.Now().Felt)
	colour := seatColor(h.Seat, me, seats)
	news := h.News[max(len(h.News)-missed, 0):]
	height := float32(210 + 24*len(news))
	b := box{frame.X + (frame.W-640)/2, frame.Y + (frame.H-height)/2, 640, height}
	c.words.edged(b, look.Now().Panel, colour, 3)
	said, h1 := flow([]span{{Text: words.Trf("%s plays now", h.Name), Face: look.Title, Color: colour}}, 34, b.W-60)
	align(said, b.W-60, 0.5)
	c.words.words(said, 34, b.X+30, b.Y+26)
	y := b.Y + 26 + h1 + 4
	said, h1 = flow([]span{{Text: words.Trf("The table is covered until %s sits before the window.", h.Name), Face: look.Plain, Color: look.Now().Dimmed}}, 16, b.W-60)
	align(said, b.W-60, 0.5)
	c.words.words(said, 16, b.X+30, y)
	y += h1 + 16
	for _, line := range news {
		if line.Seat >= 0 {
			bar := seatColor(line.Seat, me, seats)
			c.words.edged(box{b.X + 60, y + 2, 3, 16}, bar, bar, 0)
		}
		c.words.text(span{Text: line.Text, Face: look.Plain, Color: look.Now().Ivory}, 15, b.X+72, y)
		y += 24
	}
	m := c.ready.MinSize()
	box{b.X + (b.W-m.Width-20)/2, b.bottom() - 64, m.Width + 20, 44}.put(c.ready)
	m = c.home.MinSize()
	box{frame.right() - m.Width - 10, frame.Y + 7, m.Width, 32}.put(c.home)
	c.Show()
}
