package ui

import (
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/printing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// What may lie over a page, from below: a question, what is to be printed, the choice of a
// file, and what is told.
// The uppermost has the keys.

// layered puts a page up with all that lies over it. What is closed is made again, in the
// colours of now.
func (n *navigator) layered(p page, c *fyne.Container) fyne.CanvasObject {
	if !n.query.isOpen() {
		n.query = n.newAsk()
	}
	if !n.printer.IsOpen() {
		n.printer = printing.New(n.env, n.canvas, n.uncovered)
	}
	if !n.files.IsOpen() {
		n.files = kit.NewChooser(n.env, n.canvas, n.uncovered)
	}
	if !n.note.isOpen() {
		n.note = n.newAsk()
	}
	all := container.NewStack()
	if _, plays := p.(*felt.Table); plays {
		n.cloth.Rest()
	} else {
		all.Add(n.cloth.Container)
		n.cloth.Lay()
	}
	n.guard.Lower()
	for _, o := range []fyne.CanvasObject{n.badged(p, c), container.NewWithoutLayout(n.guard), n.query.Container, n.printer.Container, n.files.Container, n.note.Container} {
		all.Add(o)
	}
	root := container.New(least{}, n.alert.over(all))
	if n.env.Grip != nil {
		root.Add(n.env.Grip)
	}
	return root
}

// least lays what it holds over each other, all of it as large as the window, and never smaller
// than a page can be: a window may have any size where it is not its own master.
type least struct{}

// Layout implements fyne.Layout.
func (l least) Layout(all []fyne.CanvasObject, size fyne.Size) {
	size = size.Max(l.MinSize(nil))
	for _, o := range all {
		o.Move(fyne.Position{})
		o.Resize(size)
	}
}

// MinSize implements fyne.Layout.
func (least) MinSize(all []fyne.CanvasObject) fyne.Size {
	size := fyne.NewSize(kit.MinWidth, kit.MinHeight)
	for _, o := range all {
		size = size.Max(o.MinSize()) // some look at the page before each frame
	}
	return size
}

func (n *navigator) newAsk() *ask {
	a := newAsk(n.env, n.canvas)
	a.closed = n.uncovered
	return a
}

// uncovered shows the trace what is uppermost now.
func (n *navigator) uncovered() {
	switch {
	case n.note.isOpen():
		n.note.place(n.note.size)
	case n.files.IsOpen():
		n.files.Again()
	case n.printer.IsOpen():
		n.printer.Again()
	case n.query.isOpen():
		n.query.place(n.query.size)
	}
}

// covered reports whether something lies over the page.
func (n *navigator) covered() bool { return n.led() != n.keys }

// led is what Tab leads through: what lies over the page, or else the page. It
// is nil at the table.
func (n *navigator) led() *kit.PageKeys {
	switch {
	case n.note.isOpen():
		return n.note.keys
	case n.files.IsOpen():
		return n.files.Keys
	case n.printer.IsOpen():
		return n.printer.Keys
	case n.query.isOpen():
		return n.query.keys
	}
	return n.keys
}

// coveredKey hands a key to what lies over the page. It reports whether anything does.
func (n *navigator) coveredKey(k *fyne.KeyEvent) bool {
	switch {
	case n.note.isOpen():
		n.note.key(k)
	case n.files.IsOpen():
		n.files.Key(k)
	case n.printer.IsOpen():
		n.printer.Key(k)
	case n.query.isOpen():
		n.query.key(k)
	default:
		return false
	}
	return true
}
