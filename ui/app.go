// Package ui is the window, drawn with Fyne: its frame, the home screens,
// and the ways from screen to screen. The screens have their own folders and
// import only what stands further down:
//
//	felt, decks, studio   the table, building decks, making cards
//	learn, rulebook       lessons and puzzles, the rules with their examples
//	library               what is shown and kept; draws nothing
//	kit                   shared widgets
//	look, words, trace    colours and fonts, words, what programs outside read
//
// It shows what table and saves tell it and passes on what a person does. It
// works out nothing about a game. Everything here runs on Fyne's one UI
// goroutine and never waits: slow work is done elsewhere and comes back through
// fyne.Do.
package ui

import (
	"bytes"
	"context"
	_ "embed"
	"errors"
	"fmt"
	"image"
	"io"
	"log/slog"
	"os"
	"runtime"
	"runtime/debug"
	"sync/atomic"
	"time"

	"feltstack/cardart"
	"feltstack/rules/guard"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/sound"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
)

//go:embed icon.svg
var iconSVG []byte

// Icon is the program's picture: a felt table with a fan of cards.
func Icon() fyne.Resource { return fyne.NewStaticResource("icon.svg", iconSVG) }

// Deps is what the window needs from outside.
type Deps struct {
	// Open opens the games that can be played and those that are saved. It is
	// called once, off the UI goroutine. An error with a Library is a warning:
	// the Library can be used.
	Open func(ctx context.Context) (library.Library, error)
	// Sounds is a folder with mp3 files of the person's, used in place of the
	// program's own. It need not exist.
	Sounds string
	// Reports takes what crashes; nil lets it end the program.
	Reports *guard.Reporter
	// Again enters the main loop again that a panic has left; nil if nothing can.
	Again func()
	// Log takes errors and slow frames; nil for none.
	Log *slog.Logger
	// Salvage saves what can be read of damaged games in a new file. It returns
	// that file and how many games are in it.
	Salvage func(ctx context.Context) (path string, games int, err error)
	// Choose has the saves opened in path from the next start on, "" for the default
	// place; nil where the start says which.
	Choose func(path string) error
	// Demo, if not nil, has bots play game after game.
	Demo *Demo
	// Screen returns how many pixels of the screen a window can have; nil or zero where
	// that isn't known.
	Screen func() image.Point
	// Pointer returns where the pointer is in w, and whether that is known; nil where it never is.
	Pointer func(w fyne.Window) (at fyne.Position, known bool)
	// Painted, if not nil, is called on the UI goroutine once w has painted its first frame.
	Painted func(w fyne.Window)
	// Size is the size of everything that the settings are to have from now on; nil: as they are.
	Size *float64
	// Files are exported games to open once the window is there. Arrivals calls take,
	// on any goroutine, with those that a later start hands over, until stop; nil: none
	// come.
	Files    []string
	Arrivals func(take func(files []string)) (stop func(), err error)
	// Version is that of the program, Changes the text of CHANGELOG.md: what's new is said
	// once after an update.
	Version, Changes string
	// Trace, if not nil, gets one JSON line (see trace.Line) whenever what is on
	// the screen, or where it lies, has changed.
	Trace io.Writer
}

// Run opens the window and returns when it has been closed or ctx has ended.
// It must be called from main's goroutine. The error tells what could not be
// saved, or that the trace could not be written.
func Run(ctx context.Context, a fyne.App, deps Deps) error {
	// Most of what is allocated is short-lived: the heap may grow by half before
	// it is swept, instead of twofold.
	debug.SetGCPercent(50)
	a.SetIcon(Icon())
	a.Settings().SetTheme(library.UsualSettings().Theme())
	w := a.NewWindow("Feltstack")
	w.SetMaster()
	w.SetPadded(false)
	e := &kit.Env{Reports: deps.Reports}
	// Once its loop has ended, by our close button or by Fyne's own answer to a
	// signal, Fyne runs what is posted at once, wherever that is.
	var gone atomic.Bool
	e.Post = func(f func()) {
		fyne.Do(func() {
			if !gone.Load() && onMain() {
				e.Safely("the window", f)
			}
		})
	}
	*e = kit.Env{
		Pics: kit.NewPictures(kit.DrawPicture(cardart.Midnight), e.Post, deps.Reports), Post: e.Post, Reports: deps.Reports,
		Scale: func() float32 { return w.Canvas().Scale() }, Trace: trace.NewWriter(deps.Trace), Keys: kit.NewKeymap(), AutoPass: library.DefaultAutoPass, Calm: felt.Calm,
		Unseen: kit.Unseen, Grip: kit.NewGrip(),
	}
	if deps.Pointer != nil {
		e.Pointer = func() (fyne.Position, bool) { return deps.Pointer(w) }
	}
	// A signal closes the window as its button does: what is under way may end.
	if deps.Screen == nil {
		deps.Screen = func() image.Point { return image.Point{} }
	}
	work, cancel := context.WithCancel(context.WithoutCancel(ctx))
	defer cancel()
	n := newNavigator(work, e, nil)
	sized := newSizer(e, w, func() { a.Settings().SetTheme(n.settings.Theme()) }, deps.Screen)
	n.sized = sized
	n.put = sized.put
	e.Glide = library.MotionSpeeds[n.settings.Motion]
	n.unseen = true
	n.salvage, n.remember, n.exit = deps.Salvage, deps.Choose, a.Quit
	n.version, n.changes = deps.Version, deps.Changes
	n.size = deps.Size
	n.named, n.arrivals, n.raise = deps.Files, deps.Arrivals, w.RequestFocus
	w.SetOnDropped(n.dropped)
	if n.log = deps.Log; n.log == nil {
		n.log = slog.New(slog.DiscardHandler)
	}
	n.player = sound.New(deps.Sounds, deps.Reports)
	e.Play = n.player.Play
	n.restyle = func(s library.Settings) { sized.ask(s.Scale) }
	if os.Getenv("FYNE_SCALE") != "" { // whoever starts the program has the last word
		n.sized = nil
		n.put, n.restyle = w.SetContent, func(s library.Settings) { a.Settings().SetTheme(s.Theme()) }
	}
	n.listen(w.Canvas())
	a.Lifecycle().SetOnExitedForeground(n.letGo)
	w.SetCloseIntercept(func() { n.quitSoon(a.Quit) })
	w.Resize(opening(image.Point{}, 1))
	if deps.Demo != nil {
		n.pending = func() { n.demo(deps.Demo, 0) }
	}
	n.home()

	a.Lifecycle().SetOnStarted(func() {
		a.Lifecycle().SetOnStarted(nil) // entering the loop again isn't a start
		n.watchFrames(work, n.survival.tick)
		afterFirstFrame(func() {
			e.Trace.FirstFrame()
			if deps.Painted != nil {
				deps.Painted(w)
			}
			n.seen()
			n.begin(deps.Open) // building the games would hold the first frame up
		})
	})
	stop := context.AfterFunc(ctx, func() {
		n.log.Info("asked to close")
		e.Post(func() {
			n.hurry = true
			n.quitSoon(a.Quit)
		})
	})
	err := n.run(func() {
		w.Show()
		w.Resize(opening(deps.Screen(), w.Canvas().Scale())) // its scale is known now, and nothing has been painted yet
		a.Run()
	}, deps.Again)
	gone.Store(true)
	stop()
	cancel()
	err = errors.Join(err, n.end())
	quiet, done := context.WithTimeout(context.Background(), time.Second)
	n.player.Close(quiet)
	done()
	e.Pics.Close()
	if broken := e.Trace.Broken(); broken != nil {
		err = errors.Join(err, fmt.Errorf("trace broke off, check the disk it is written to: %w", broken))
	}
	return err
}

// onMain reports whether it is called from main's goroutine, which is the first of
// every program.
func onMain() bool {
	var head [32]byte
	return bytes.HasPrefix(head[:runtime.Stack(head[:], false)], []byte("goroutine 1 "))
}

// afterFirstFrame calls f once the window has painted: a tick of an animation
// comes just before a frame, so that before its third one has been painted.
func afterFirstFrame(f func()) {
	ticks := 0
	var anim *fyne.Animation
	anim = &fyne.Animation{Duration: time.Second, RepeatCount: fyne.AnimationRepeatForever, Tick: func(float32) {
		if ticks++; ticks == 3 {
			anim.Stop()
			f()
		}
	}}
	anim.Start()
}
