//go:build e2e

package e2e

import (
	"context"
	"image"
	"image/color"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"feltstack/ui/kit"
)

// The program as it is, but for a square on every page at which whatever the mouse
// does crashes.

// fragile is where the square lies: between the page's parts.
var fragile = image.Rect(560, 4, 620, 64)

// runFragile is the main function of the program with the square.
func runFragile() int {
	done := make(chan struct{})
	defer close(done)
	go func() {
		for {
			select {
			case <-done:
				return
			case <-time.After(pause):
			}
			if fyne.CurrentApp() != nil {
				fyne.Do(addSquare)
			}
		}
	}()
	return run(context.Background(), os.Args[1:], os.Stdout, os.Stderr)
}

// addSquare puts the square on the page, if it has none.
func addSquare() {
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		page, ok := w.Content().(*fyne.Container)
		if !ok || len(page.Objects) == 0 {
			continue
		}
		if last, ok := page.Objects[len(page.Objects)-1].(*fyne.Container); ok && len(last.Objects) == 1 {
			if _, has := last.Objects[0].(*square); has {
				continue
			}
		}
		s := &square{}
		s.ExtendBaseWidget(s)
		s.Move(fyne.NewPos(float32(fragile.Min.X), float32(fragile.Min.Y)))
		s.Resize(fyne.NewSize(float32(fragile.Dx()), float32(fragile.Dy())))
		page.Add(container.NewWithoutLayout(s))
	}
}

// square crashes at every click, and at whatever is dragged over it.
type square struct {
	widget.BaseWidget
	left bool
}

var (
	_ fyne.Tappable          = (*square)(nil)
	_ fyne.SecondaryTappable = (*square)(nil)
	_ fyne.Draggable         = (*square)(nil)
	_ desktop.Hoverable      = (*square)(nil)
)

func (s *square) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.NRGBA{R: 255, A: 255}))
}
func (s *square) Tapped(*fyne.PointEvent)          { panic("injected tap") }
func (s *square) TappedSecondary(*fyne.PointEvent) { panic("injected second tap") }
func (s *square) Dragged(*fyne.DragEvent)          { kit.Steady(func() { panic("injected drag") }) }
func (s *square) DragEnd()                         { kit.Steady(func() { panic("injected drop") }) }
func (s *square) MouseIn(*desktop.MouseEvent)      {}
func (s *square) MouseMoved(*desktop.MouseEvent)   {}
func (s *square) MouseOut() {
	kit.Steady(func() {
		if !s.left { // the mouse passes here on its way from all that is tried
			s.left = true
			panic("injected way out")
		}
	})
}

// The window stays, in the same process, whatever the mouse crashes: with the game, a
// strip that offers the report and Undo, and a mouse and keys that go on working.
func TestWindowOutlivesTheMouse(t *testing.T) {
	d := newStillDesk(t)
	d.as("fragile")
	d.play()
	p := &player{desk: d, rng: rand.New(rand.NewPCG(21, 22))}
	p.nextDecision()
	p.act(d.screen())
	p.nextDecision()
	before, process := d.screen(), d.run
	at := fragile.Min.Add(image.Pt(30, 30))
	crash := func(how string) {
		t.Helper()
		d.waitFor("the crash is said: "+how, func() bool { return d.reported(how) == 1 && d.screen().Alert != "" })
		d.press("Show report")
		d.waitFor("the report", func() bool { return d.button("Copy") != image.Point{} })
		d.press("Close")
		d.waitFor("the strip goes away", func() bool { return d.screen().Alert == "" })
		if !sameDecision(before, d.screen()) {
			d.fatalf("another decision than before %s", how)
		}
	}
	d.hover(at)
	d.move(image.Pt(40, 40))
	crash("injected way out")
	d.click(at)
	crash("injected tap")
	d.move(image.Pt(40, 40))
	d.rightClick(at)
	crash("injected second tap")
	d.move(image.Pt(40, 40))
	d.drag(at, at.Add(image.Pt(200, 300))) // move after move crashes, and then the drop
	crash("injected drop")
	if d.reported("injected drag") != 1 {
		d.fatalf("%d reports say that a drag crashed", d.reported("injected drag"))
	}

	p.act(d.screen())
	p.nextDecision()
	now := d.screen()
	d.key("ctrl+z")
	d.waitFor("the choice is taken back", d.movedOn(now))
	if d.run != process || !d.alive() {
		t.Fatal("the window is another one")
	}
	d.close()
}
