package ui

import (
	"feltstack/table"
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
	inspector *inspector
	log       *logView
}

func newSidePanel(e *env, session Session, home func()) *sidePanel {
	p := &sidePanel{env: e, back: newFill(panel), words: newSketch()}
	p.home = newPill("Home", normal, home)
	p.home.size = 14
	p.home.style()
	p.inspector = newInspector(e.pics, session.About)
	p.log = newLogView(func(def int) { p.inspector.hover(shownCard{Def: def}) })
	p.Container = &fyne.Container{Objects: []fyne.CanvasObject{p.back, p.words.Container, p.home, p.inspector.Container, p.log}}
	return p
}

const (
	sideHead    = 46
	inspectPart = 0.6 // of the height below the head
)

func (p *sidePanel) set(s *table.Scene, b box) {
	b.put(p.back)
	p.words.begin()
	p.words.text(span{Text: s.Game, Face: title, Color: brass}, 20, b.X+14, b.Y+9)
	m := p.home.MinSize()
	box{b.right() - m.Width - 10, b.Y + 7, m.Width, 32}.put(p.home)
	split := b.Y + sideHead + (b.H-sideHead)*inspectPart
	p.words.line(fyne.NewPos(b.X+12, split), fyne.NewPos(b.right()-12, split), edge, 1)
	p.words.text(span{Text: "Log", Face: bold, Color: dimmed}, 12.5, b.X+14, split+4)
	p.words.end()
	p.inspector.set(box{b.X, b.Y + sideHead, b.W, split - b.Y - sideHead - 4}, p.env.scale())
	box{b.X, split + 22, b.W, b.bottom() - split - 22}.put(p.log)
	p.log.set(s)
}
