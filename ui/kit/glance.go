package kit

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Unseen is how long what has just come takes no click in the program: a click so soon was meant
// for what was there before.
const Unseen = 400 * time.Millisecond

// restedFor is how many times that it takes until a click is taken of a pointer that has not
// moved since: that may be the second click of a double one.
const restedFor = 3

// Glance keeps what has just come on the screen from taking a click that was meant for what was
// there before. Keys aren't its matter: one that is pressed again means what is there.
type Glance struct {
	env     *Env
	from    fyne.Position // where the pointer was when it came
	known   bool          // or nobody knows
	moved   bool          // it has gone from there since
	alike   bool          // a click there means the same as before
	kind    bool          // it asks for the same kind of thing as before: a pointer that has moved is taken at once
	early   bool          // it can't have been seen yet
	resting bool          // the pointer may rest where it was
	passed  func()        // hears that it may take clicks that it didn't before; may be nil
	stops   []func()
}

// NewGlance makes one for something that has been seen.
func NewGlance(e *Env) *Glance { return &Glance{env: e} }

// Begin notes that something comes. kind says that it asks for the same kind of thing as what it
// takes the place of, alike that a click where the pointer is means the same.
func (g *Glance) Begin(kind bool, alike func(at fyne.Position) bool) {
	g.End()
	if g.env.Unseen == 0 {
		return
	}
	g.early, g.resting, g.moved, g.kind = true, true, false, kind
	g.from, g.known = fyne.Position{}, false
	if g.env.Pointer != nil {
		g.from, g.known = g.env.Pointer()
	}
	g.alike = alike != nil && g.known && alike(g.from)
	g.env.Trace.Early(true)
	g.stops = []func(){
		g.env.After(g.env.Unseen, func() { g.seen(); g.pass() }),
		g.env.After(restedFor*g.env.Unseen, func() { g.resting = false; g.pass() }),
	}
}

// seen notes that it has been seen.
func (g *Glance) seen() {
	if g.early {
		g.early = false
		g.env.Trace.Early(false)
	}
}

func (g *Glance) pass() {
	if g.passed != nil {
		g.passed()
	}
}

// Early reports whether it can't have been seen yet.
func (g *Glance) Early() bool { return g.early }

// Resting reports whether it takes no click of a pointer that rests where it was.
func (g *Glance) Resting() bool { return g.resting }

// End has all clicks taken.
func (g *Glance) End() {
	for _, stop := range g.stops {
		stop()
	}
	g.stops, g.resting = nil, false
	g.seen()
}

// Takes reports whether a click at a place is taken now.
func (g *Glance) Takes(at fyne.Position) bool {
	g.moved = g.moved || !g.known || Abs(at.X-g.from.X) > trembles || Abs(at.Y-g.from.Y) > trembles
	switch {
	case !g.resting:
		return true
	case g.moved && g.known && g.kind:
		return true
	case g.moved, g.alike:
		return !g.early
	}
	return false
}

// Clicked is Takes for a click that comes. One that isn't taken shows that the button was let go
// there: once it has been seen, the next one is taken.
func (g *Glance) Clicked(at fyne.Position) bool {
	if g.Takes(at) {
		return true
	}
	g.alike = true
	return false
}

var (
	_ fyne.Tappable          = (*Shield)(nil)
	_ fyne.SecondaryTappable = (*Shield)(nil)
	_ fyne.Draggable         = (*Shield)(nil)
	_ desktop.Cursorable     = (*Shield)(nil)
)

// Shield lies over what has just come and takes the clicks that it must not get. What lies below
// it still feels the pointer.
type Shield struct {
	widget.BaseWidget
	glance *Glance
}

// NewShield makes one that lies over nothing.
func NewShield(e *Env) *Shield {
	s := &Shield{glance: NewGlance(e)}
	s.glance.passed = s.look
	s.ExtendBaseWidget(s)
	s.Hide()
	return s
}

// Raise lays it over a box in which something has come; see Glance.Begin.
func (s *Shield) Raise(b Box, kind bool, alike func(at fyne.Position) bool) {
	s.glance.Begin(kind, alike)
	b.Put(s)
	if s.glance.resting {
		s.Show()
	}
	s.look()
}

// Lower takes it away.
func (s *Shield) Lower() {
	s.glance.End()
	s.Hide()
}

// Early reports whether what it lies over can't have been seen yet.
func (s *Shield) Early() bool { return s.glance.early }

// look takes it away where the pointer is already, or has come to, what takes its clicks.
func (s *Shield) look() {
	g := s.glance
	at, known := g.from, false
	if g.env.Pointer != nil {
		at, known = g.env.Pointer()
	}
	if !g.resting || known && g.Takes(at) || !known && !g.early {
		s.Lower()
	}
}

// Cursor implements desktop.Cursorable: Fyne asks for it whenever the pointer moves.
func (s *Shield) Cursor() desktop.Cursor {
	s.look()
	return desktop.DefaultCursor
}

// Tapped implements fyne.Tappable.
func (s *Shield) Tapped(e *fyne.PointEvent) {
	s.glance.Clicked(e.AbsolutePosition)
	s.look()
}

// TappedSecondary implements fyne.SecondaryTappable.
func (s *Shield) TappedSecondary(*fyne.PointEvent) {}

// Dragged implements fyne.Draggable.
func (s *Shield) Dragged(*fyne.DragEvent) {}

// DragEnd implements fyne.Draggable.
func (s *Shield) DragEnd() {
	Steady(func() {
		s.glance.alike = true
		s.look()
	})
}

// CreateRenderer implements fyne.Widget.
func (s *Shield) CreateRenderer() fyne.WidgetRenderer { return Nothing{} }
