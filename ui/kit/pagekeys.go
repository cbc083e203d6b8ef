package kit

import (
	"fmt"

	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// PageKeys lead through a page of buttons and fields by keyboard: arrows from
// one to the next, Enter presses, Delete takes away where there is a card.
type PageKeys struct {
	page  *fyne.Container
	Over  func() *fyne.Container // what lies over the page and is led through alone, nil for nothing
	Focus *Focus
	trace *trace.Writer
}

// stopper is a thing of a page that says itself what the keyboard can do with it.
type stopper interface {
	fyne.CanvasObject
	Stop() Stop // without its box
}

// Covered is a page over which something may lie that has to be answered first.
type Covered interface{ Over() *fyne.Container }

// NewPageKeys lays the ring over a page, and tells the trace where it is.
func NewPageKeys(page *fyne.Container, trace *trace.Writer) *PageKeys {
	k := &PageKeys{page: page, Over: func() *fyne.Container { return nil }, Focus: NewFocus(), trace: trace}
	page.Objects = append(page.Objects, k.Focus.Container)
	trace.Focus("")
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

// Key handles a key. It tells whether the page need not see it.
func (k *PageKeys) Key(e *fyne.KeyEvent) bool {
	if dx, dy, ok := Arrow(e.Name); ok {
		k.Focus.Lead(k.Stops(), dx, dy)
		k.reveal()
		k.trace.Focus(k.Focus.At.Text)
		return true
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if k.Focus.On {
			k.Focus.At.Press()
			k.Focus.Settle(k.Stops())
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

// Stops lists everything on the page that can be pressed or typed in.
func (k *PageKeys) Stops() []Stop {
	var all []Stop
	var walk func(o fyne.CanvasObject)
	put := func(o fyne.CanvasObject, s Stop) {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
		s.Box, s.First = Box{at.X, at.Y, o.Size().Width, o.Size().Height}, len(all) == 0
		all = append(all, s)
	}
	add := func(o fyne.CanvasObject, text string, press func()) {
		put(o, Stop{Key: fmt.Sprint("stop ", len(all)), Text: text, Press: press})
	}
	walk = func(o fyne.CanvasObject) {
		if !o.Visible() {
			return
		}
		switch o := o.(type) {
		case *Pill:
			if !o.Off {
				add(o, o.Text, func() { o.Tapped(nil) })
			}
		case *Tile:
			add(o, o.Heading, func() { o.Tapped(nil) })
		case *widget.Entry:
			add(o, o.PlaceHolder, func() { TypeIn(o) })
		case stopper:
			put(o, o.Stop())
		case *container.Scroll:
			walk(o.Content)
		case *fyne.Container:
			for _, c := range o.Objects {
				walk(c)
			}
		}
	}
	if o := k.Over(); o != nil {
		walk(o)
	} else {
		walk(k.page)
	}
	return all
}

// reveal scrolls so far that the marked place is in sight.
func (k *PageKeys) reveal() {
	if !k.Focus.On {
		return
	}
	for _, o := range k.page.Objects {
		s, ok := o.(*container.Scroll)
		if !ok || k.Focus.At.Box.X > s.Position().X+s.Size().Width || k.Focus.At.Box.Right() < s.Position().X {
			continue
		}
		top, bottom := s.Position().Y, s.Position().Y+s.Size().Height
		at := k.Focus.At.Box
		inside := at.Y > top-s.Offset.Y-1 && at.Y < top-s.Offset.Y+s.Content.Size().Height
		var by float32
		switch {
		case !inside:
			continue
		case at.Y < top:
			by = at.Y - top - 10
		case at.Bottom() > bottom:
			by = at.Bottom() - bottom + 10
		}
		if by != 0 {
			s.Offset.Y = Clamp(s.Offset.Y+by, 0, max(s.Content.Size().Height-s.Size().Height, 0))
			s.Refresh()
			if s.OnScrolled != nil {
				s.OnScrolled(s.Offset)
			}
			k.Focus.Settle(k.Stops())
		}
	}
}
