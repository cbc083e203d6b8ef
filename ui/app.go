// Package ui is the window: screens, widgets and the theme, drawn with Fyne.
//
// It shows what table and saves tell it and passes on what a person does. It
// works out nothing about a game. Everything here runs on Fyne's one UI
// goroutine and never waits: slow work is done elsewhere and comes back through
// fyne.Do.
package ui

import (
	"context"
	_ "embed"
	"fmt"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// The window's size at the first start and the smallest it can be made, in
// Fyne's device-independent units.
const (
	startWidth, startHeight = 1280, 800
	minWidth, minHeight     = 1024, 640
)

//go:embed icon.svg
var iconSVG []byte

// Icon is the program's picture: a felt table with a fan of cards.
func Icon() fyne.Resource { return fyne.NewStaticResource("icon.svg", iconSVG) }

// Deps is what the window needs from outside.
type Deps struct {
	// DB is the file of saved games; empty means the one in the person's data folder.
	DB string
	// Trace, if not nil, gets one JSON line (see TraceLine) whenever what is on
	// the screen, or where it lies, has changed.
	Trace io.Writer
}

// Run opens the window and returns when it has been closed or ctx has ended.
// It must be called from main's goroutine. The error tells that the trace could
// not be written; the window works on without it.
func Run(ctx context.Context, a fyne.App, deps Deps) error {
	a.SetIcon(Icon())
	a.Settings().SetTheme(Theme{})
	trace := newTracer(deps.Trace)
	w := a.NewWindow("Feltstack")
	w.SetMaster()
	w.SetPadded(false)
	w.SetContent(opening(func() float32 { return w.Canvas().Scale() }, trace))
	w.Resize(fyne.NewSize(startWidth, startHeight))

	stop := context.AfterFunc(ctx, func() { fyne.Do(a.Quit) })
	defer stop()
	w.ShowAndRun()
	if trace.err != nil {
		return fmt.Errorf("trace broke off, check the disk it is written to: %w", trace.err)
	}
	return nil
}

// opening is the screen shown first: icon and name on the bare felt.
func opening(scale func() float32, trace *tracer) fyne.CanvasObject {
	picture := canvas.NewImageFromResource(Icon())
	picture.FillMode = canvas.ImageFillContain
	name := canvas.NewText("Feltstack", ivory)
	name.TextSize = 40
	name.Alignment = fyne.TextAlignCenter
	return container.New(&openingLayout{scale, trace}, picture, name)
}

// openingLayout puts the picture in the middle and the name under it.
type openingLayout struct {
	scale func() float32
	trace *tracer
}

func (l *openingLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(minWidth, minHeight)
}

func (l *openingLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	picture, name := objects[0], objects[1]
	side := size.Height / 4
	picture.Resize(fyne.NewSquareSize(side))
	picture.Move(fyne.NewPos((size.Width-side)/2, size.Height/2-side))
	name.Resize(fyne.NewSize(size.Width, name.MinSize().Height))
	name.Move(fyne.NewPos(0, size.Height/2+side/8))
	l.trace.write(TraceLine{
		Screen: "opening", Width: size.Width, Height: size.Height, Scale: l.scale(),
		Items: []TraceItem{traceItem("picture", picture), traceItem("name", name)},
	})
}
