package ui

import (
	"feltstack/table"
	"feltstack/ui/look"
	"feltstack/ui/words"
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// sidePanel is the column at the right: the way home, the inspector, the log.
type sidePanel struct {
	*fyne.Container
	env       *env
	back      *canvas.Image
	words     *sketch
	home      *pill
	menu      *pill
	undo      *pill
	redo      *pill
	time      *timeBar
	session   Session
	inspector *inspector
	log       *logView
}

// sideActions is what the buttons of the side panel do.
type sideActions struct {
	Home, Menu, Undo, Redo func()
	Pick                   func(n int, done bool) // a moment of the timeline
	Point                  func(moment string)
}

func newSidePanel(e *env, session Session, do sideActions) *sidePanel {
	p := &sidePanel{env: e, back: newFill(look.Now().Panel), words: newSketch(), session: session}
	p.home = newPill(words.Tr("Home"), normal, do.Home)
	p.menu = newPill(words.Tr("Menu"), normal, do.Menu)
	p.undo = newPill(words.Tr("Undo"), normal, do.Undo)
	p.redo = newPill(words.Tr("Redo"), normal, do.Redo)
	for _, k := range []*pill{p.home, p.menu, p.undo, p.redo} {
		k.size = 14
		k.style()
	}
	p.time = newTimeBar(do.Pick, do.Point)
	p.inspector = newInspector(e.pics, session.About)
	p.log = newLogView(func(def int) { p.inspector.hover(shownCard{Def: def}) })
	p.Container = &fyne.Container{Objects: []fyne.CanvasObject{p.back, p.words.Container, p.home, p.menu, p.inspector.Container, p.log,
		p.undo, p.redo, p.time}}
	return p
}

const (
	sideHead    = 46
	sideFoot    = 46  // undo, redo, timeline
	inspectPart = 0.6 // of the height below the head
)

func (p *sidePanel) set(s *table.Scene, b box) {
	b.put(p.back)
	p.words.begin()
	p.words.text(span{Text: s.Game, Face: look.Title, Color: look.Now().Gold}, 20, b.X+14, b.Y+9)
	m := p.home.MinSize()
	box{b.right() - m.Width - 10, b.Y + 7, m.Width, 32}.put(p.home)
	x := b.right() - m.Width - 10
	m = p.menu.MinSize()
	box{x - m.Width - 6, b.Y + 7, m.Width, 32}.put(p.menu)
	split := b.Y + sideHead + (b.H-sideHead-sideFoot)*inspectPart
	p.words.line(fyne.NewPos(b.X+12, split), fyne.NewPos(b.right()-12, split), look.Now().Edge, 1)
	p.words.text(span{Text: words.Tr("Log"), Face: look.Bold, Color: look.Now().Dimmed}, 12.5, b.X+14, split+4)
	p.words.end()
	p.inspector.set(box{b.X, b.Y + sideHead, b.W, split - b.Y - sideHead - 4}, p.env.scale())
	box{b.X, split + 22, b.W, b.bottom() - sideFoot - split - 22}.put(p.log)
	p.log.set(s)
	p.foot(s, box{b.X + 10, b.bottom() - sideFoot + 6, b.W - 20, 32})
}

// foot lays out what leads back and forth in the game.
func (p *sidePanel) foot(s *table.Scene, b box) {
	x := b.X
	for _, k := range []struct {
		*pill
		can bool
	}{{p.undo, s.Undo}, {p.redo, s.Redo}} {
		if k.off == k.can {
			k.off = !k.can
			k.style()
		}
		w := k.MinSize().Width
		box{x, b.Y, w, b.H}.put(k.pill)
		x += w + 6
	}
	box{x, b.Y, b.right() - x, b.H}.put(p.time)
	p.time.set(p.session.Timeline(), s.Me, len(s.Seats))
}
