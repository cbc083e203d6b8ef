package felt

import (
	"fmt"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// nextWish is what a press makes of a wish.
var nextWish = map[table.Wish]table.Wish{
	table.WishUsual: table.WishAsk, table.WishAsk: table.WishPass, table.WishPass: table.WishUsual,
}

// pickWindow changes what the person wants at a window.
func (t *Table) pickWindow(c windowCell) {
	key := t.board.windows.all[c.At].Key
	t.setStops(t.pace.Stops.With(key, c.Own, nextWish[t.pace.Stops.Wish(key, c.Own)]))
	t.pointWindow(c)
}

// setStops makes stops hold from now on, and keeps them.
func (t *Table) setStops(s table.Stops) {
	if t.exits.SetStops != nil {
		t.exits.SetStops(s)
	}
	p := t.pace
	p.Stops = s
	t.setPace(p)
}

// pointWindow says what a cell means and what a press does.
func (t *Table) pointWindow(c windowCell) {
	if c == noCell {
		t.bubble.close()
		return
	}
	w := t.board.windows.all[c.At]
	t.bubble.say(t.aboutWindow(w, c.Own), fyne.NewPos(t.sight.arr.Windows.Centre().X, t.sight.arr.Windows.Y+16), t.sight.arr.All)
}

// aboutWindow is what is said of a window.
func (t *Table) aboutWindow(w table.WindowScene, own bool) table.Refusal {
	turn := words.Tr("In the turns of others")
	if own {
		turn = words.Tr("In your turn")
	}
	now, press := words.Tr("As usual: you are asked where it can matter."), words.Tr("Press: always ask")
	switch t.pace.Stops.Wish(w.Key, own) {
	case table.WishAsk:
		now, press = words.Tr("You are asked whenever you can answer."), words.Tr("Press: never ask")
	case table.WishPass:
		now, press = words.Tr("You are not asked, it is passed."), words.Tr("Press: as usual")
	}
	return table.Refusal{Text: w.Help + ".\n" + turn + ": " + now, Rule: press}
}

// windowBox is where a cell is on the screen.
func (t *Table) windowBox(c windowCell) kit.Box {
	b := t.board.windows.cell(c)
	return b.Moved(t.sight.arr.Windows.X, t.sight.arr.Windows.Y)
}

// windowStops are the cells as places for the keyboard.
func (t *Table) windowStops() []kit.Stop {
	var all []kit.Stop
	for _, c := range t.board.windows.cells() {
		all = append(all, kit.Stop{
			Key: fmt.Sprint("window ", c.At, " ", c.Own), Text: t.board.windows.all[c.At].Name, Box: t.windowBox(c),
			Press: func() { t.pickWindow(c) },
			Show:  func() { t.pointWindow(c) },
		})
	}
	return all
}

// leadToStops puts the ring on the stop of this moment.
func (t *Table) leadToStops() {
	places := t.windowStops()
	if len(places) == 0 {
		return
	}
	best := 0
	for i, c := range t.board.windows.cells() {
		if t.board.windows.all[c.At].Now && (best == 0 || c.Own == t.board.windows.mine) {
			best = i
		}
	}
	t.focus.On = true
	t.focus.Put(places[best])
}
