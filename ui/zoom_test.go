package ui

import (
	"image"
	"strings"
	"testing"
	"time"

	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// sizerOf is the sizer of a window of a size on a screen.
func sizerOf(t *testing.T, size fyne.Size, screen image.Point) *sizer {
	t.Helper()
	t.Setenv("FYNE_SCALE", "")
	w := test.NewWindow(nil)
	t.Cleanup(w.Close)
	w.SetPadded(false)
	w.Resize(size)
	return newSizer(kittest.Env(), w, func() {}, func() image.Point { return screen })
}

// Nothing is shown so large that a page does not fit on the screen, or in a window that can't
// grow; and all is shown smaller where a window is smaller than a page.
func TestSizeIsBoundedByWhatFits(t *testing.T) {
	test.NewTempApp(t)
	for _, c := range []struct {
		window fyne.Size
		screen image.Point
		asked  float64
		want   float64
	}{
		{fyne.NewSize(1280, 800), image.Pt(1280, 800), 2, 1.2}, // a laptop
		{fyne.NewSize(1280, 800), image.Pt(3840, 2160), 2, 2},  // the window grows
		{fyne.NewSize(1280, 800), image.Point{}, 2, 2},         // nobody knows
		{fyne.NewSize(800, 480), image.Pt(800, 480), 0, 0.7},
		{fyne.NewSize(520, 360), image.Pt(1920, 1080), 0, 0.5}, // a tiling window manager
		{fyne.NewSize(520, 360), image.Pt(1920, 1080), 1.5, 0.5},
		{fyne.NewSize(1280, 800), image.Pt(1280, 800), 0, 1},
		{fyne.NewSize(1, 1), image.Pt(1920, 1080), 0, leastFit},
	} {
		s := sizerOf(t, c.window, c.screen)
		s.asked = c.asked
		s.Layout(nil, c.window)
		if got := s.wants(); got != c.want {
			t.Errorf("%v of a window of %v on %v is %v, want %v", c.asked, c.window, c.screen, got, c.want)
		}
	}
	s := sizerOf(t, fyne.NewSize(520, 360), image.Pt(1920, 1080))
	s.asked = 1.5
	s.Layout(nil, fyne.NewSize(520, 360))
	s.window.Resize(fyne.NewSize(1800, 1000))
	if got := s.wants(); got != 1.5 {
		t.Errorf("where the window has grown, the size is %v", got)
	}
}

// Ctrl with plus, minus and 0 changes the size of everything on every page, as far as it fits.
func TestZoomByKeys(t *testing.T) {
	w := walk(t)
	s := sizerOf(t, fyne.NewSize(1280, 800), image.Pt(1920, 1080))
	w.sized = s // of a window that keeps its pixels, though the test driver has one scale for all
	s.style = func() { s.window.Resize(fyne.NewSize(1280/float32(s.now), 800/float32(s.now))) }
	s.screen = func() image.Point { return image.Pt(int(1920/s.now), int(1080/s.now)) }
	w.restyle = func(s library.Settings) { w.sized.ask(s.Scale) }
	keys := &keyboard{Canvas: w.canvas}
	w.listen(keys)
	press := func(key fyne.KeyName) {
		keys.chord.TypedShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierControl})
		w.settle()
	}
	for _, c := range []struct {
		key  fyne.KeyName
		want float64
	}{{fyne.KeyPlus, 1.25}, {fyne.KeyEqual, 1.5}, {fyne.KeyPlus, 1.5}, {fyne.KeyMinus, 1.25}, {fyne.Key0, 0}, {fyne.KeyMinus, 0.9}, {fyne.KeyMinus, 0.8}, {fyne.KeyMinus, 0.8}} {
		if press(c.key); w.settings.Scale != c.want {
			t.Errorf("after Ctrl and %s the size is %v, want %v", c.key, w.settings.Scale, c.want)
		}
	}
	w.settings.Scale = 2 // by an older version: it doesn't fit
	w.sized.ask(2)
	if press(fyne.KeyMinus); w.settings.Scale != 1.5 && w.settings.Scale != 1.25 {
		t.Errorf("from a size that doesn't fit, Ctrl and - leads to %v", w.settings.Scale)
	}
}

// A size that is chosen goes back to the one before unless it is kept.
func TestSizeIsKeptWhenItIsSaid(t *testing.T) {
	w := walk(t)
	w.env.Still = false
	w.second = time.Millisecond
	w.preferences()
	choose := func(scale float64) {
		p := w.page.(*settingsScreen)
		p.now.Scale = scale
		p.changed()
		if !w.query.isOpen() || w.settings.Scale != scale {
			t.Fatalf("the size %v: asked %v, it is %v", scale, w.query.isOpen(), w.settings.Scale)
		}
	}
	kept := func() float64 {
		s, err := w.library.Settings(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return s.Scale
	}
	choose(1.5)
	said := w.query.sheet.Note
	w.until("the seconds are counted", func() bool { return !w.query.isOpen() || w.query.sheet.Note != said })
	w.until("nobody keeps it", func() bool { return !w.query.isOpen() })
	if w.settings.Scale != 0 || kept() != 0 {
		t.Errorf("the size is %v, kept is %v", w.settings.Scale, kept())
	}
	w.second = time.Hour
	choose(1.25)
	if !strings.Contains(w.query.sheet.Note, "15") {
		t.Errorf("it says %q", w.query.sheet.Note)
	}
	w.query.back()
	if w.settings.Scale != 0 {
		t.Errorf("Esc leaves the size at %v", w.settings.Scale)
	}
	choose(1.25)
	w.press("Keep this size")
	w.until("it is kept", func() bool { return kept() == 1.25 })
}
