package felt

import (
	"fmt"
	"slices"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// nextMode is what a press makes of a mode.
var nextMode = map[table.StopMode]table.StopMode{
	table.StopDefault: table.StopAsk, table.StopAsk: table.StopSkip, table.StopSkip: table.StopDefault,
}

// show shows the bar of stops, if there is one.
func (c *autoPass) show() {
	if !c.shown {
		c.toggleShown()
	}
}

// toggleShown shows the bar of stops or puts it away. Put away, the stops still hold.
func (c *autoPass) toggleShown() {
	if len(windowsOf(c.sight.scene)) == 0 {
		return
	}
	c.shown = !c.shown
	if c.keepShown != nil {
		c.keepShown(c.shown)
	}
	c.bubble.close()
	c.shower.renew()
}

// putAway puts the bar of stops away where the ring is in it, and reports whether it was.
func (c *autoPass) putAway(ring kit.Stop) bool {
	in := c.shown && slices.ContainsFunc(c.reach(), func(s kit.Stop) bool { return s.Key == ring.Key })
	if in {
		c.toggleShown()
	}
	return in
}

// pickWindow changes what the person wants at a window.
func (c *autoPass) pickWindow(at windowCell) {
	key, stops := c.windows.all[at.At].Key, c.now.Stops
	c.setStops(stops.With(key, at.Own, nextMode[stops.Mode(key, at.Own)]))
	c.pointWindow(at)
}

// setStops makes stops hold from now on, and keeps them.
func (c *autoPass) setStops(s table.Stops) {
	if c.keep != nil {
		c.keep(s)
	}
	c.change(func(p *table.AutoPass) { p.Stops = s })
}

// pointWindow says what a cell means and what a press does.
func (c *autoPass) pointWindow(at windowCell) {
	if at == noCell {
		c.bubble.close()
		return
	}
	bar := c.sight.arr.Windows
	p := fyne.NewPos(bar.Centre().X, bar.Y+16)
	c.bubble.say(c.aboutWindow(c.windows.all[at.At], at.Own), p, c.sight.frameAt(p), nil, nil, nil)
}

// aboutWindow is what is said of a window.
func (c *autoPass) aboutWindow(w table.WindowScene, own bool) table.Refusal {
	your, their, press := words.ID("stops.your_default"), words.ID("stops.their_default"), words.Say("stops.press_ask")
	switch c.now.Stops.Mode(w.Key, own) {
	case table.StopAsk:
		your, their, press = "stops.your_ask", "stops.their_ask", words.Say("stops.press_skip")
	case table.StopSkip:
		your, their, press = "stops.your_skip", "stops.their_skip", words.Say("stops.press_default")
	}
	if !own {
		your = their
	}
	return table.Refusal{Text: w.Help + ".\n" + words.Say(your), Rule: press}
}

// reach lists the cells as places for the keyboard.
func (c *autoPass) reach() []kit.Stop {
	var all []kit.Stop
	for _, cell := range c.windows.cells() {
		all = append(all, kit.Stop{
			Key: fmt.Sprint("window ", cell.At, " ", cell.Own), Text: c.windows.all[cell.At].Name,
			Box:   c.windows.cell(cell).Moved(c.sight.arr.Windows.X, c.sight.arr.Windows.Y),
			Press: func() { c.pickWindow(cell) },
			Show:  func() { c.pointWindow(cell) },
		})
	}
	return all
}

// stopNow is the stop of this moment as a place for the keyboard; false: there is none.
func (c *autoPass) stopNow() (kit.Stop, bool) {
	places := c.reach()
	if len(places) == 0 {
		return kit.Stop{}, false
	}
	best := 0
	for i, cell := range c.windows.cells() {
		if c.windows.all[cell.At].Now && (best == 0 || cell.Own == c.windows.mine) {
			best = i
		}
	}
	return places[best], true
}
