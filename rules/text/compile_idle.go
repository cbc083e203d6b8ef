package text

// This file refuses steps that come to nothing: what is chosen or thrown and
// not spoken of again.

// idling is what a text must still make something of.
type idling struct {
	body     node // of what is compiled
	unheeded *Pos // where the last throw stands, until something depends on it
}

// idle refuses a clause that only chooses cards, if nothing is done with them.
func (c *compiler) idle(k *Clause) {
	if k.Form.core != coreChoose || c.body == nil || c.said[k.Form.past] {
		return
	}
	speaks := c.others || c.its || k.May
	c.body.Walk(func(n node) { speaks = speaks || name(n) == "rest" })
	if !speaks {
		fail(k.Pos, "nothing is done with \"the %s card\": say what, or leave this out", k.Form.past)
	}
}

// throws notes a throw of so many sides: the text must make something of it.
func (c *compiler) throws(at Pos, sides int) {
	c.unheard()
	c.thrown, c.unheeded = sides, &at
}

// heeds notes that something depends on the last throw.
func (c *compiler) heeds() { c.unheeded = nil }

// unheard refuses a throw on which nothing depends.
func (c *compiler) unheard() {
	if c.unheeded != nil {
		fail(*c.unheeded, "nothing depends on this throw: say what happens if it shows something, or for each pip")
	}
}
