package felt

import (
	"fmt"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// clockView shows before the question how much time is left for the choice, and lets
// the clock run only while the person can choose.
type clockView struct {
	*fyne.Container
	env     *kit.Env
	session library.Session
	sight   *sight
	words   *kit.Sketch
	attends func() bool // the person sits before the open table, and nothing lies over it

	shown string // what is drawn, "" for nothing
	place kit.Box
	next  func() // stops the next look at the clock, nil before the first
}

const (
	clockLook = 250 * time.Millisecond // how often it is looked at
	clockRoom = 56                     // how wide it is
	clockSoon = 5                      // the seconds left from which on it stands out
)

func newClockView(e *kit.Env, session library.Session, s *sight) *clockView {
	c := &clockView{env: e, session: session, sight: s, words: kit.NewSketch()}
	c.Container = &fyne.Container{Objects: []fyne.CanvasObject{c.words.Container}}
	return c
}

// room is how much of the prompt's line the clock takes.
func (c *clockView) room(s *table.Scene) float32 {
	if !s.Prompt.Mine || s.Over || c.session.Clock().Per == 0 {
		return 0
	}
	return clockRoom
}

// set puts the clock before the question of a prompt.
func (c *clockView) set(place kit.Box) {
	c.place = place
	c.follow()
	c.draw(true)
}

// follow lets the clock run or stand, and goes on looking at it.
func (c *clockView) follow() {
	if c.session.Clock().Per == 0 {
		return
	}
	c.session.Attend(c.attends())
	if c.next == nil {
		c.next = c.env.After(clockLook, c.look)
	}
}

func (c *clockView) look() {
	c.next = nil
	c.follow()
	c.draw(false)
}

// end lets the clock stand: the table is left.
func (c *clockView) end() {
	c.session.Attend(false)
	if c.next != nil {
		c.next()
	}
}

// draw draws the time left if it reads otherwise than before, or again.
func (c *clockView) draw(again bool) {
	now, text, left := c.session.Clock(), "", 0
	if c.room(c.sight.scene) > 0 {
		left = int((now.Left + time.Second - 1) / time.Second)
		text = clockText(left)
	}
	if text == c.shown && !again {
		return
	}
	c.shown = text
	c.words.Begin()
	defer c.words.End()
	if text == "" {
		return
	}
	colour := look.Now().Dimmed
	if left <= clockSoon {
		colour = look.Now().Gold
	}
	b := c.place
	c.words.Text(kit.Span{Text: text, Face: look.Bold, Color: colour}, 17, b.X+18, b.Y+(promptLine-22)/2)
	rest := b.W - 5
	if now.Per > 0 {
		rest *= float32(time.Duration(left)*time.Second) / float32(max(now.Per, time.Duration(left)*time.Second))
	}
	c.words.Fill(kit.NewBox(b.X+5, b.Bottom()-3, rest, 3), colour)
	if !again {
		kit.Repaint()
	}
}

// clockText is a number of seconds as a clock shows them.
func clockText(seconds int) string {
	if seconds >= 60 {
		return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
	}
	return words.Say("table.seconds", "n", seconds)
}
