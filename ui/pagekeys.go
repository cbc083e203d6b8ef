package ui

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// pageKeys lead through a page of buttons and fields by keyboard: arrows from
// one to the next, Enter presses, Delete takes away where there is a card.
type pageKeys struct {
	page  *fyne.Container
	over  func() *fyne.Container // what lies over the page and is led through alone, nil for nothing
	focus *focus
	trace *tracer
}

// stopper is a thing of a page that says itself what the keyboard can do with it.
type stopper interface {
	fyne.CanvasObject
	stop() stop // without its box
}

// covered is a page over which something may lie that has to be answered first.
type covered interface{ over() *fyne.Container }

func newPageKeys(page *fyne.Container, trace *tracer) *pageKeys {
	k := &pageKeys{page: page, over: func() *fyne.Container { return nil }, focus: newFocus(), trace: trace}
	page.Objects = append(page.Objects, k.focus.Container)
	trace.focus("")
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
			k.focus.settle(k.stops())
			return true
		}
	case fyne.KeyDelete, fyne.KeyBackspace:
		if k.focus.on && k.focus.at.less != nil {
			k.focus.at.less()
			k.focus.settle(k.stops())
			return true
		}
	case fyne.KeyEscape:
		if k.focus.on {
			k.focus.leave()
			k.trace.focus("")
		}
	}
	return false
}

// stops lists everything on the page that can be pressed or typed in.
func (k *pageKeys) stops() []stop {
	var all []stop
	var walk func(o fyne.CanvasObject)
	put := func(o fyne.CanvasObject, s stop) {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
		s.box, s.first = box{at.X, at.Y, o.Size().Width, o.Size().Height}, len(all) == 0
		all = append(all, s)
	}
	add := func(o fyne.CanvasObject, text string, press func()) {
		put(o, stop{key: fmt.Sprint("stop ", len(all)), text: text, press: press})
	}
	field := func(o fyne.Focusable, text string) {
		in := o.(fyne.CanvasObject)
		add(in, text, func() {
			if c := fyne.CurrentApp().Driver().CanvasForObject(in); c != nil {
				c.Focus(o)
			}
		})
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
			field(o, o.PlaceHolder)
		case *textEntry:
			field(o, o.PlaceHolder)
		case *motifEntry:
			field(o, o.PlaceHolder)
		case stopper:
			put(o, o.stop())
		case *container.Scroll:
			walk(o.Content)
		case *fyne.Container:
			for _, c := range o.Objects {
				walk(c)
			}
		}
	}
	if o := k.over(); o != nil {
		walk(o)
	} else {
		walk(k.page)
	}
	return all
}

// reveal scrolls so far that the marked place is in sight.
func (k *pageKeys) reveal() {
	if !k.focus.on {
		return
	}
	for _, o := range k.page.Objects {
		s, ok := o.(*container.Scroll)
		if !ok || k.focus.at.box.X > s.Position().X+s.Size().Width || k.focus.at.box.right() < s.Position().X {
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
			if s.OnScrolled != nil {
				s.OnScrolled(s.Offset)
			}
			k.focus.settle(k.stops())
		}
	}
}
