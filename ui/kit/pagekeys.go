package kit

import (
	"cmp"
	"fmt"

	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// PageKeys lead through a page of buttons and fields by keyboard: arrows from
// one to the next, Enter and Space press, Delete takes away where there is a card.
type PageKeys struct {
	page *fyne.Container
	Over func() *fyne.Container // what lies over the page and is led through alone, nil for nothing
	// Beside is what lies over the page and is led through after it, nil for nothing.
	Beside func() *fyne.Container
	Focus  *Focus
	trace  *trace.Writer
}

// stopper is a thing of a page that says itself what the keyboard can do with it.
type stopper interface {
	fyne.CanvasObject
	Stop() Stop // without its box
}

// Covered is a page over which something may lie that has to be answered first.
type Covered interface{ Over() *fyne.Container }

// Led is a page that leads the keyboard itself, too.
type Led interface{ LedBy(*PageKeys) }

// NewPageKeys lays the ring over a page, and tells the trace where it is.
func NewPageKeys(page *fyne.Container, trace *trace.Writer) *PageKeys {
	k := &PageKeys{page: page, Over: func() *fyne.Container { return nil }, Beside: func() *fyne.Container { return nil }, Focus: NewFocus(), trace: trace}
	page.Objects = append(page.Objects, k.Focus.Container)
	return k
}

// TypeIn has a field hear the keyboard.
func TypeIn(o interface {
	fyne.CanvasObject
	fyne.Focusable
}) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil {
		c.Focus(o)
	}
}

// Key handles a key. It reports whether the page need not see it.
func (k *PageKeys) Key(e *fyne.KeyEvent) bool {
	if dx, dy, ok := Arrow(e.Name); ok {
		stops := k.Stops()
		k.follow(stops)
		k.Focus.Lead(stops, dx, dy)
		k.reveal()
		k.trace.Focus(k.Focus.At.Text)
		return true
	}
	if e.Name == fyne.KeyTab {
		k.Tab(Backward())
		return true
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if k.follow(k.Stops()); k.Focus.On {
			if e.Name == fyne.KeySpace && k.Focus.At.Mark != nil {
				k.Focus.At.Mark()
			} else {
				k.Focus.At.Press()
			}
			stops := k.Stops()
			k.Focus.Settle(stops)
			k.follow(stops)
			return true
		}
	case fyne.KeyDelete, fyne.KeyBackspace:
		if k.Focus.On && k.Focus.At.Less != nil {
			k.Focus.At.Less()
			k.Focus.Settle(k.Stops())
			return true
		}
	case fyne.KeyEscape:
		if k.Focus.On {
			k.Focus.Leave()
			k.trace.Focus("")
		}
	}
	return false
}

// Tab leads to the next place, or the one before, from the field that is typed in
// or the ring. A field is typed in at once.
func (k *PageKeys) Tab(back bool) {
	stops := k.Stops()
	k.follow(stops)
	k.Focus.Next(stops, back)
	k.reveal()
	k.Aim()
	k.trace.Focus(k.Focus.At.Text)
}

// LeadTo puts the ring on the button of a name, if it is there, and has it in sight.
func (k *PageKeys) LeadTo(name string) {
	for _, s := range k.Stops() {
		if s.Key == name {
			k.Focus.On = true
			k.Focus.Put(s)
			k.reveal()
			k.trace.Focus(s.Text)
			return
		}
	}
}

// follow puts the ring on the field that hears the keyboard.
func (k *PageKeys) follow(stops []Stop) {
	c := k.canvas()
	if c == nil || c.Focused() == nil {
		return
	}
	for _, s := range stops {
		if s.field != nil && s.field == c.Focused() {
			k.Focus.On = true
			k.Focus.Put(s)
		}
	}
}

// Aim has the field at the ring hear the keyboard, or none if there is none.
func (k *PageKeys) Aim() {
	c := k.canvas()
	switch {
	case c == nil:
	case k.Focus.On && k.Focus.At.field != nil:
		c.Focus(k.Focus.At.field)
		if e, ok := k.Focus.At.field.(interface{ led() }); ok {
			e.led()
		}
	default:
		c.Unfocus()
	}
}

func (k *PageKeys) canvas() fyne.Canvas {
	return fyne.CurrentApp().Driver().CanvasForObject(k.page)
}

// Stops lists everything on the page that can be pressed or typed in.
func (k *PageKeys) Stops() []Stop {
	var all []Stop
	var scroll *container.Scroll // that is walked through
	var walk func(o fyne.CanvasObject, at fyne.Position)
	var at fyne.Position // of what is walked through: the driver doesn't know what wasn't drawn yet
	put := func(o fyne.CanvasObject, s Stop) {
		s.Box, s.First, s.scroll = Box{at.X, at.Y, o.Size().Width, o.Size().Height}, len(all) == 0, scroll
		if tab, ok := o.(fyne.Tabbable); ok && tab.AcceptsTab() {
			s.field, _ = o.(fyne.Focusable)
		}
		all = append(all, s)
	}
	add := func(o fyne.CanvasObject, text string, press func()) {
		put(o, Stop{Key: fmt.Sprint("stop ", len(all)), Text: text, Press: press})
	}
	walk = func(o fyne.CanvasObject, here fyne.Position) {
		if !o.Visible() {
			return
		}
		at = here
		if r, ok := o.(interface{ setRing(*Focus) }); ok {
			r.setRing(k.Focus)
		}
		switch o := o.(type) {
		case *Pill:
			if !o.Off {
				put(o, Stop{Key: cmp.Or(o.Name, fmt.Sprint("stop ", len(all))), Text: o.Text, Aside: o.Aside, Press: func() { o.Tapped(nil) }})
			}
		case *Tile:
			add(o, o.Heading, func() { o.Tapped(nil) })
		case *Entry:
			add(o, o.PlaceHolder, func() { TypeIn(o) })
		case *Select:
			add(o, o.Selected, func() { o.Tapped(nil) })
		case stopper:
			put(o, o.Stop())
		case *container.Scroll:
			outer := scroll
			scroll = o
			walk(o.Content, here.Add(o.Content.Position()))
			scroll = outer
		case *fyne.Container:
			for _, c := range o.Objects {
				walk(c, here.Add(c.Position()))
			}
		}
	}
	root := k.page
	if o := k.Over(); o != nil {
		root = o
	}
	walk(root, fyne.CurrentApp().Driver().AbsolutePositionForObject(root))
	if b := k.Beside(); b != nil && root == k.page {
		walk(b, fyne.CurrentApp().Driver().AbsolutePositionForObject(b))
	}
	return all
}

// reveal scrolls so far that the marked place is in sight.
func (k *PageKeys) reveal() {
	s := k.Focus.At.scroll
	if !k.Focus.On || s == nil {
		return
	}
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(s)
	top, bottom := at.Y, at.Y+s.Size().Height
	box := k.Focus.At.Box
	var by float32
	switch {
	case box.Y < top:
		by = box.Y - top - 10
	case box.Bottom() > bottom:
		by = box.Bottom() - bottom + 10
	default:
		return
	}
	s.Offset.Y = Clamp(s.Offset.Y+by, 0, max(s.Content.Size().Height-s.Size().Height, 0))
	s.Refresh()
	if s.OnScrolled != nil {
		s.OnScrolled(s.Offset)
	}
	k.Focus.Settle(k.Stops())
}
