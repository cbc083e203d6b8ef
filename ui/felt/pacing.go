package felt

import (
	"feltstack/table"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// pacing is what the person wants to be asked: the pace, the stops at the windows of the
// game, and full control while a key is held.
type pacing struct {
	session library.Session
	sight   *sight
	windows *windowBar
	bubble  *bubble
	keep    func(table.Stops) // keeps stops that are set; may be nil
	shower  shower

	shown     bool             // the bar of stops is
	keepShown func(shown bool) // keeps that; may be nil
	pace      table.Pace
	held      bool // full control while a key is held
}

// set changes what the person is asked from now on.
func (c *pacing) set(p table.Pace) {
	c.pace = p
	c.session.SetPace(c.wanted())
	c.shower.Pull()
	c.shower.show()
}

// change sets a pace that differs from the present one.
func (c *pacing) change(how func(*table.Pace)) {
	p := c.pace
	how(&p)
	c.set(p)
}

// toggleFull begins or ends full control.
func (c *pacing) toggleFull() { c.change(func(p *table.Pace) { p.Full = !p.Full }) }

// wanted is the pace with full control while its key is held.
func (c *pacing) wanted() table.Pace {
	p := c.pace
	p.Full = p.Full || c.held
	return p
}

// hold gives full control while its key is down.
func (c *pacing) hold(down bool) {
	if c.held == down {
		return
	}
	c.held = down
	c.session.SetPace(c.wanted())
	c.shower.show()
}

// yield passes for a while; the same again ends it.
func (c *pacing) yield(y table.Yield) {
	if c.sight.scene.Yield == y {
		y = table.YieldNone
	}
	c.session.Yield(y)
	c.shower.Pull()
}

// playOn lets bots go on.
func (c *pacing) playOn() {
	c.session.PlayOn()
	c.shower.Pull()
}

// note says beside the turn what is not asked now, "" if all is as usual.
func (c *pacing) note() string {
	s := c.sight.scene
	switch {
	case s.Held:
		return words.Say("table.bots_wait")
	case s.Yield == table.YieldTurn:
		return words.Say("table.passing_turn")
	case s.Yield == table.YieldNews:
		return words.Say("table.passing_news")
	case c.pace.Full:
		return words.Say("table.full")
	case c.held:
		return words.Say("table.full_held")
	}
	return ""
}
