package ui

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// pageKeys lead through a page of buttons and fields by keyboard: arrows from
// one to the next, Enter presses.
type pageKeys struct {
	page  *fyne.Container
	focus *focus
	trace *tracer
}

func newPageKeys(page *fyne.Container, trace *tracer) *pageKeys {
	k := &pageKeys{page: page, focus: newFocus(), trace: trace}
	page.Objects = append(page.Objects, k.focus.Container)
	return k
}

// key handles a key. It tells whether the page need not see it.
func (k *pageKeys) key(e *fyne.KeyEvent) bool {
	if dx, dy, ok := arrow(e.Name); ok {
		k.focus.lead(k.stops(), dx, dy)
		k.reveal()
		k.trace.focus(k.focus.at.text)
		return true
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if k.focus.on {
			k.focus.at.press()
			return true
		}
	case fyne.KeyEscape:
		if k.focus.on {
			k.focus.leave()
		}
	}
	return false
}

// stops lists everything on the page that can be pressed or typed in.
func (k *pageKeys) stops() []stop {
	var all []stop
	var walk func(o fyne.CanvasObject)
	add := func(o fyne.CanvasObject, text string, press func()) {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
		all = append(all, stop{key: fmt.Sprint("stop ", len(all)), text: text, box: box{at.X, at.Y, o.Size().Width, o.Size().Height}, press: press, first: len(all) == 0})
	}
	walk = func(o fyne.CanvasObject) {
		if !o.Visible() {
			return
		}
		switch o := o.(type) {
		case *pill:
			if !o.off {
				add(o, o.text, func() { o.Tapped(nil) })
			}
		case *cropper:
			add(o, tr("Picture"), o.take)
		case *tile:
			add(o, o.heading, func() { o.Tapped(nil) })
		case *widget.Entry:
			add(o, o.PlaceHolder, func() {
				if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil {
					c.Focus(o)
				}
			})
		case *container.Scroll:
			walk(o.Content)
		case *fyne.Container:
			for _, c := range o.Objects {
				walk(c)
			}
		}
	}
	walk(k.page)
	return all
}

// reveal scrolls so far that the marked place is in sight.
func (k *pageKeys) reveal() {
	if !k.focus.on {
		return
	}
	for _, o := range k.page.Objects {
		s, ok := o.(*container.Scroll)
		if !ok || k.focus.at.box.X > s.Position().X+s.Size().Width {
			continue
		}
		top, bottom := s.Position().Y, s.Position().Y+s.Size().Height
		at := k.focus.at.box
		inside := at.Y > top-s.Offset.Y-1 && at.Y < top-s.Offset.Y+s.Content.Size().Height
		var by float32
		switch {
		case !inside:
			continue
		case at.Y < top:
			by = at.Y - top - 10
		case at.bottom() > bottom:
			by = at.bottom() - bottom + 10
		}
		if by != 0 {
			s.Offset.Y = clamp(s.Offset.Y+by, 0, max(s.Content.Size().Height-s.Size().Height, 0))
			s.Refresh()
			k.focus.settle(k.stops())
		}
	}
}
