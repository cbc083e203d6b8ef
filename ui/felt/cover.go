package felt

import (
	"time"

	"feltstack/cardart/portraits"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// cover hides the table while the window changes hands, so that nobody sees
// another's cards. It says who is next and what that person has missed.
type cover struct {
	*fyne.Container
	env   *kit.Env
	stop  *kit.Catcher
	back  *kit.Sketch // hides all until the cloth is painted
	cloth *kit.Cloth
	words *kit.Sketch
	face  *medallion // of who is next
	ready *kit.Pill
	pass  *kit.Pill // declines an answer without a look at the hand
	home  *kit.Pill
	next  library.Handover
	sit   func() // uncovers the table
	waive func() // declines for who is to sit down
	leave func() // leads home

	locked bool // it has only just come: keys and clicks still mean the table before
}

// Calm is how long a cover that has just come takes no answer in the program:
// whoever presses the key of the last choice twice must not see the next hand.
const Calm = 800 * time.Millisecond

// missed is how many lines of what happened the cover tells at most.
const missed = 8

func newCover(e *kit.Env, sit, waive, home func()) *cover {
	c := &cover{env: e, stop: kit.NewCatcher(nil), back: kit.NewSketch(), cloth: kit.NewCloth(e), words: kit.NewSketch(), face: newMedallion(), sit: sit, waive: waive, leave: home, ready: kit.NewPill(words.Say("table.ready"), kit.Leading, sit)}
	c.home = kit.NewPill(words.Say("common.home"), kit.Normal, home)
	c.pass = kit.NewPill("", kit.Normal, waive)
	c.pass.TextSize = 18
	c.ready.TextSize = 18
	c.ready.Hint = "Enter"
	c.ready.Style()
	c.Container = &fyne.Container{Objects: []fyne.CanvasObject{c.stop, c.back.Container, c.cloth.Container, c.words.Container, c.face.pic, c.ready, c.pass, c.home}}
	c.Hide()
	return c
}

// key does what a key means while the table is covered. Space does nothing, whatever it
// was made to mean: it is pressed without looking.
func (c *cover) key(name fyne.KeyName, d kit.Action) {
	switch {
	case name == fyne.KeySpace:
	case name == fyne.KeyReturn, name == fyne.KeyEnter, d == kit.ActionAct:
		c.sit()
	case d == kit.ActionCancel:
		c.leave()
	case name == fyne.KeyP && c.next.Waives:
		c.waive()
	}
}

// lock makes the cover take no answer, or take one again.
func (c *cover) lock(on bool) {
	c.locked, c.ready.Off, c.pass.Off = on, on, on
	c.ready.Style()
	c.pass.Style()
}

// The measures of the cover.
const (
	coverWidth = 640
	coverFace  = 104
	coverEdge  = 26
	coverLine  = 24
)

// set covers frame for the next person. The me and seats give the colour, face is who it is.
func (c *cover) set(h library.Handover, me, seats int, face portraits.Portrait, frame kit.Box) {
	c.next = h
	frame.Put(c.stop)
	frame.Put(c.cloth.Container)
	c.back.Begin()
	c.back.Fill(frame, look.Now().Felt)
	c.back.End()
	c.cloth.Begin()
	c.words.Begin()
	defer c.words.End()
	colour, now := seatColor(h.Seat, me, seats), look.Now()
	in := float32(coverWidth - 60)
	title, titleHigh := kit.Flow([]kit.Span{{Text: words.Say("table.up", "player", h.Name), Face: look.Title, Color: colour}}, 34, in)
	note, noteHigh := kit.Flow([]kit.Span{{Text: words.Say("table.cover", "player", h.Name), Face: look.Plain, Color: now.Dimmed}}, 16, in)
	kit.Align(title, in, 0.5)
	kit.Align(note, in, 0.5)
	unseen := h.Unseen[max(len(h.Unseen)-missed, 0):]
	height := coverEdge + coverFace + 12 + titleHigh + 4 + noteHigh + 16 + float32(coverLine*len(unseen)) + 84
	b := kit.NewBox(frame.X+(frame.W-coverWidth)/2, frame.Y+(frame.H-height)/2, coverWidth, height)
	c.words.LitBoard(c.env, b, now.Panel, colour)
	c.face.set(c.env.Pics, face, kit.NewBox(b.X+(b.W-coverFace)/2, b.Y+coverEdge, coverFace, coverFace), c.env.Scale())
	y := b.Y + coverEdge + coverFace + 12
	c.words.Words(title, 34, b.X+30, y)
	y += titleHigh + 4
	c.words.Words(note, 16, b.X+30, y)
	y += noteHigh + 16
	for _, line := range unseen {
		if line.Seat >= 0 {
			bar := seatColor(line.Seat, me, seats)
			c.words.Edged(kit.NewBox(b.X+60, y+2, 3, 16), bar, bar, 0)
		}
		c.words.Text(kit.Span{Text: line.Text, Face: look.Plain, Color: now.Ivory}, 15, b.X+72, y)
		y += coverLine
	}
	pills := []*kit.Pill{c.ready}
	c.pass.Hide()
	if h.Waives {
		c.pass.Set(words.Say("table.passes", "player", h.Name), "P", kit.Normal, c.waive)
		c.pass.Show()
		pills = append(pills, c.pass)
	}
	wide := float32(-kit.Gap)
	for _, k := range pills {
		wide += k.MinSize().Width + 20 + kit.Gap
	}
	x := b.X + (b.W-wide)/2
	for _, k := range pills {
		w := k.MinSize().Width + 20
		kit.NewBox(x, b.Bottom()-64, w, 44).Put(k)
		x += w + kit.Gap
	}
	m := c.home.MinSize()
	kit.NewBox(frame.Right()-m.Width-10, frame.Y+7, m.Width, 32).Put(c.home)
	c.Show()
}
