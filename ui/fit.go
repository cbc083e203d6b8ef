package ui

import (
	"image"
	"math"
	"os"
	"strconv"
	"time"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// The window, in Fyne's units, that everything is made for; a larger one shows
// all of it larger.
const (
	fitWidth, fitHeight = 1536, 864
	mostFit             = 2.5
	leastFit            = 0.5
	// The window opens so large where the screen holds it.
	startWidth, startHeight = 1280, 800
	fitAfter                = 150 * time.Millisecond // the window has not changed for so long
)

// fitScale is how much larger than usual everything is in a window of a size in
// units at the usual scale. It goes in steps of a tenth, as Fyne does.
func fitScale(size fyne.Size) float64 {
	s := min(float64(size.Width)/fitWidth, float64(size.Height)/fitHeight)
	return max(1, min(math.Floor(s*10+0.01)/10, mostFit))
}

// holds is the largest scale at which a page fits into a size in units at the usual scale, in the
// steps of Fyne.
func holds(size fyne.Size) float64 {
	s := min(float64(size.Width)/kit.MinWidth, float64(size.Height)/kit.MinHeight)
	return max(math.Floor(s*10+0.01)/10, leastFit)
}

// opening is the size, in units, with which a window opens at a scale on a screen that
// has a number of pixels for it; zero: nobody knows how many.
func opening(screen image.Point, scale float32) fyne.Size {
	size := fyne.NewSize(startWidth, startHeight)
	if screen == (image.Point{}) || scale <= 0 {
		return size
	}
	return size.Min(fyne.NewSize(float32(screen.X)/scale, float32(screen.Y)/scale))
}

// sizer keeps everything in a window as large as the settings ask, or as suits
// the window's size, and never so large that a page does not fit: on the screen, or in
// a window that can't grow.
type sizer struct {
	env    *kit.Env
	window fyne.Window
	style  func()             // makes Fyne look at the scale again
	screen func() image.Point // how many pixels a window can have; zero where nobody knows
	tight  bool               // the window is smaller than a page, so it can't grow
	asked  float64
	now    float64 // the scale that was set last
	stop   func()
}

func newSizer(e *kit.Env, w fyne.Window, style func(), screen func() image.Point) *sizer {
	return &sizer{env: e, window: w, style: style, screen: screen, now: 1}
}

// put shows a page.
func (s *sizer) put(page fyne.CanvasObject) { s.window.SetContent(container.New(s, page)) }

// Layout implements fyne.Layout: the page fills the window.
func (s *sizer) Layout(pages []fyne.CanvasObject, size fyne.Size) {
	for _, p := range pages {
		p.Move(fyne.Position{})
		p.Resize(size)
	}
	scale := s.env.Scale()
	s.env.Pics.Fit(image.Pt(int(size.Width*scale), int(size.Height*scale)))
	if s.stop != nil {
		s.stop()
	}
	s.tight = s.tight || size.Width < kit.MinWidth-1 || size.Height < kit.MinHeight-1
	if s.wants() != s.now {
		s.stop = s.env.After(fitAfter, s.set)
	}
}

// MinSize implements fyne.Layout.
func (s *sizer) MinSize(pages []fyne.CanvasObject) fyne.Size {
	var m fyne.Size
	for _, p := range pages {
		m = m.Max(p.MinSize())
	}
	return m
}

// ask sets the scale that the settings want, 0 for what suits the window.
func (s *sizer) ask(scale float64) {
	s.asked = scale
	s.set()
}

// wants is the scale that everything should have.
func (s *sizer) wants() float64 {
	size, by := s.window.Canvas().Size(), float32(s.now)
	usual := fyne.NewSize(size.Width*by, size.Height*by)
	want := s.asked
	if want == 0 {
		want = fitScale(usual)
	}
	if most := s.most(); most > 0 {
		want = min(want, most)
	}
	if s.tight = s.tight && holds(usual) < want; s.tight {
		want = holds(usual)
	}
	return want
}

// most is the largest scale at which a page fits on the screen, 0 where nobody knows.
func (s *sizer) most() float64 {
	px := s.screen()
	one := s.window.Canvas().Scale() / float32(s.now) // pixels to a unit at the usual scale
	if px == (image.Point{}) || one <= 0 {
		return 0
	}
	return holds(fyne.NewSize(float32(px.X)/one, float32(px.Y)/one))
}

// set makes everything as large as wanted. Fyne reads the scale from the
// environment whenever the theme changes, and then keeps the window's size in
// units; a person's window keeps its size on the screen.
func (s *sizer) set() {
	want := s.wants()
	if want != s.now {
		if err := os.Setenv("FYNE_SCALE", strconv.FormatFloat(want, 'f', 2, 64)); err != nil {
			return // a size that can't be set stays as it is
		}
	}
	before, size := s.window.Canvas().Scale(), s.window.Canvas().Size()
	s.now = want
	s.style()
	if after := s.window.Canvas().Scale(); after != before {
		s.window.Resize(fyne.NewSize(size.Width*before/after, size.Height*before/after))
	}
}
