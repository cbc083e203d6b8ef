package kittest

import (
	"fmt"
	"image"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"

	"feltstack/cardart/picturetest"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/uitest"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
)

// Screen makes a screen to look at. The test ends with it.
type Screen func(t *testing.T, e *kit.Env) fyne.CanvasObject

// shows are the sizes that screens are looked at in, as large as the program lays them out:
// 1920x1080 and 4K are shown larger, as wide or a little less, and an ultrawide window as
// ultra. Golden pictures are of the usual one.
var shows = []show{{"usual", fyne.NewSize(1280, 800)}, {"small", fyne.NewSize(1024, 700)}, {"wide", fyne.NewSize(1600, 900)}, {"ultra", fyne.NewSize(2150, 900)}}

type show struct {
	name string
	size fyne.Size
}

func (s show) String() string {
	return fmt.Sprintf("%s %gx%g", s.name, s.size.Width, s.size.Height)
}

// themes are those that screens are looked at in. A screen lies in each as in the first.
var themes = []lit{{"", false, false}, {"light", true, false}, {"contrast", false, true}}

type lit struct {
	name         string
	light, stark bool
}

// Golden compares screens in all sizes and themes with what was found good: the layout of
// each with testdata/layout, and a few with golden pictures, "home" in the first theme and
// "home light" in another. No text may lie over another, nor where words are longer.
func Golden(t *testing.T, screens map[string]Screen, pictures ...string) {
	t.Helper()
	uitest.Pictures(t)
	test.NewTempApp(t)
	drawn := map[string]bool{}
	for _, p := range pictures {
		name, theme, _ := strings.Cut(p, " ")
		if screens[name] == nil || !slices.ContainsFunc(themes, func(t lit) bool { return t.name == theme }) {
			t.Fatalf("there is no screen or theme %q", p)
		}
		drawn[p] = true
	}
	names := slices.Sorted(maps.Keys(screens))
	for i, theme := range themes {
		fyne.CurrentApp().Settings().SetTheme(look.New("green", theme.light, theme.stark, "normal"))
		for _, name := range names {
			title := strings.TrimSpace(name + " " + theme.name)
			t.Run(title, func(t *testing.T) {
				if drawn[title] {
					picturetest.Golden(t, strings.ReplaceAll(title, " ", "-"), draw(t, screens[name], shows[0]))
				}
				kept := readLayout(t, name)
				if i > 0 {
					kept.same(t, shows[0].String(), lay(t, screens[name], shows[0]))
					return
				}
				for _, show := range shows {
					kept.compare(t, show.String(), lay(t, screens[name], show))
				}
				kept.write(t)
			})
		}
	}
	fyne.CurrentApp().Settings().SetTheme(look.New("green", false, false, "normal"))
	t.Cleanup(func() { words.Reword(nil) })
	words.Reword(Longer)
	for _, name := range names {
		t.Run(name+" 40 % longer", func(t *testing.T) {
			for _, show := range shows[:2] {
				lay(t, screens[name], show)
			}
		})
	}
}

// lay lays a screen out with clear pictures, and returns its layout. No text of it may lie
// over another.
func lay(t *testing.T, screen Screen, show show) string {
	t.Helper()
	e := Plain()
	e.Trace = trace.NewWriter(io.Discard)
	page := screen(t, e)
	onCanvas(page, show)
	defer Unpaint(page)
	texts := Seen(page)
	Apart(t, show.String(), texts)
	_, over := e.Trace.Over()
	return Layout(e.Trace.Last(), over, texts)
}

// draw draws a screen on its cloth.
func draw(t *testing.T, screen Screen, show show) image.Image {
	t.Helper()
	e := Env()
	page := container.NewStack(kit.NewCloth(e).Container, screen(t, e))
	defer Unpaint(page)
	return onCanvas(page, show).Capture()
}

// onCanvas lays a page out as a window does.
func onCanvas(page fyne.CanvasObject, show show) software.WindowlessCanvas {
	c := software.NewCanvas()
	c.SetPadded(false)
	c.SetContent(page)
	c.Resize(show.size)
	return c
}

// Apart fails where a text lies over another.
func Apart(t *testing.T, what string, texts []Written) {
	t.Helper()
	for i, a := range texts {
		for _, b := range texts[:i] {
			if covers(a.Box, b.Box) {
				t.Errorf("%s: %q lies over %q", what, a.Text, b.Text)
			}
		}
	}
}

// covers reports whether one text hides some of another: lines follow each other
// closely, so a third of the lower one's height is allowed.
func covers(a, b kit.Box) bool {
	wide := min(a.Right(), b.Right()) - max(a.X, b.X)
	high := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y)
	return wide > 2 && high > min(a.H, b.H)/3
}
