package felt

import (
	"strings"

	"feltstack/table"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// autoPass is where the game stops for the human: the settings, the stops at its response
// windows, and full control while a key is held.
type autoPass struct {
	session library.Session
	sight   *sight
	windows *windowBar
	bubble  *bubble
	keep    func(table.Stops) // keeps stops that are set; may be nil
	shower  shower

	shown     bool             // the bar of stops is
	keepShown func(shown bool) // keeps that; may be nil
	now       table.AutoPass
	held      bool // full control while a key is held
}

// set changes where the game stops for the human from now on.
func (c *autoPass) set(p table.AutoPass) {
	c.now = p
	c.session.SetAutoPass(c.wanted())
	c.shower.Pull()
	c.shower.show()
}

// change changes the present settings.
func (c *autoPass) change(how func(*table.AutoPass)) {
	p := c.now
	how(&p)
	c.set(p)
}

// toggleFull begins or ends full control.
func (c *autoPass) toggleFull() { c.change(func(p *table.AutoPass) { p.Full = !p.Full }) }

// wanted is the settings with full control while its key is held.
func (c *autoPass) wanted() table.AutoPass {
	p := c.now
	p.Full = p.Full || c.held
	return p
}

// hold gives full control while its key is down.
func (c *autoPass) hold(down bool) {
	if c.held == down {
		return
	}
	c.held = down
	c.session.SetAutoPass(c.wanted())
	c.shower.show()
}

// yield passes for a while; the same again ends it.
func (c *autoPass) yield(y table.Yield) {
	if c.sight.scene.Yield == y {
		y = table.YieldNone
	}
	c.session.Yield(y)
	c.shower.Pull()
}

// playOn lets bots go on.
func (c *autoPass) playOn() {
	c.session.PlayOn()
	c.shower.Pull()
}

// note says beside the turn what is skipped now, and that bots wait; "" by default.
func (c *autoPass) note() string {
	var all []string
	s := c.sight.scene
	if s.Held {
		all = append(all, words.Say("table.bots_wait"))
	}
	switch {
	case s.Yield == table.YieldTurn:
		all = append(all, words.Say("table.passing_turn"))
	case s.Yield == table.YieldUntilEvent:
		all = append(all, words.Say("table.passing_event"))
	case c.now.Full:
		all = append(all, words.Say("table.full"))
	case c.held:
		all = append(all, words.Say("table.full_held"))
	}
	return strings.Join(all, "\n")
}
