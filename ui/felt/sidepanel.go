package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"
	"fyne.io/fyne/v2"
)

// sidePanel is the column at the right: the way home, the inspector, the log.
type sidePanel struct {
	*fyne.Container
	env       *kit.Env
	words     *kit.Sketch
	rule      *kit.Sketch // between inspector and log
	home      *kit.Pill
	back      *kit.Pill // in the place of the game's name; nil where home is the way back
	menu      *kit.Pill
	undo      *kit.Pill
	redo      *kit.Pill
	stops     *kit.Pill // shows where the game stops
	time      *timeBar
	session   library.Session
	inspector *inspector
	log       *logView
	box       kit.Box // of all of it
	covered   float32 // from where on something covers the panel; 0: nothing does
	part      float32 // of the height below the head that is read in
}

// sideActions is what the buttons of the side panel do.
type sideActions struct {
	Home, Undo, Redo func()
	Back             *library.WayBack
	Stops            func()
	Pick             func(n int, done bool) // a moment of the timeline
	Point            func(moment string)
}

func newSidePanel(e *kit.Env, session library.Session, do sideActions) *sidePanel {
	p := &sidePanel{env: e, words: kit.NewSketch(), rule: kit.NewSketch(), session: session}
	p.home = kit.NewPill(words.Say("common.home"), kit.Normal, do.Home)
	p.menu = kit.NewPill(words.Say("common.menu"), kit.Normal, nil) // whoever has a menu sets what it does
	p.undo = kit.NewPill(words.Say("common.undo"), kit.Normal, do.Undo)
	p.redo = kit.NewPill(words.Say("common.redo"), kit.Normal, do.Redo)
	p.stops = kit.NewPill(words.Say("table.stops"), kit.Quiet, do.Stops)
	pills := []*kit.Pill{p.home, p.menu, p.undo, p.redo, p.stops}
	if do.Back != nil {
		p.back = kit.NewPill(do.Back.Text, kit.Normal, do.Back.Do)
		pills = append(pills, p.back)
	}
	for _, k := range pills {
		k.TextSize = 14
		k.Style()
	}
	p.time = newTimeBar(do.Pick, do.Point)
	p.time.grip = e.Grip
	p.inspector = newInspector(e, session.About)
	p.inspector.turned = p.divide
	p.log = newLogView(func(c shownCard) { p.inspector.hover(p.inspector.now(c)) })
	p.Container = &fyne.Container{Objects: []fyne.CanvasObject{p.words.Container, p.rule.Container, p.home, p.menu, p.inspector, p.log,
		p.undo, p.redo, p.time, p.stops}}
	if p.back != nil {
		p.Add(p.back)
	}
	return p
}

const (
	sideHead    = 42
	sideFoot    = 42   // undo, redo, timeline
	inspectPart = 0.72 // of the height below the head
	longPart    = 0.84 // and where what there is to read is long
	logHead     = 22
	inspectGap  = 4 // below what is read
)

func (p *sidePanel) set(s *table.Scene, b kit.Box) {
	p.words.Begin()
	if p.back == nil {
		p.words.Text(kit.Span{Text: s.Game, Face: look.Title, Color: look.Now().Gold}, 20, b.X+14, b.Y+9)
	} else {
		kit.NewBox(b.X+10, b.Y+7, p.back.MinSize().Width, 32).Put(p.back)
	}
	m := p.home.MinSize()
	kit.NewBox(b.Right()-m.Width-10, b.Y+7, m.Width, 32).Put(p.home)
	x := b.Right() - m.Width - 10
	m = p.menu.MinSize()
	kit.NewBox(x-m.Width-6, b.Y+7, m.Width, 32).Put(p.menu)
	p.words.End()
	p.box = b
	p.inspector.follow(s)
	p.log.set(s)
	p.divide()
	p.foot(s, kit.NewBox(b.X+10, b.Bottom()-sideFoot+6, b.W-20, 32))
}

// exits are the buttons that lead from the table.
func (p *sidePanel) exits() []*kit.Pill {
	if p.back == nil {
		return []*kit.Pill{p.home}
	}
	return []*kit.Pill{p.back, p.home}
}

// cover says from where on something covers the panel.
func (p *sidePanel) cover(y float32) {
	if p.covered != y {
		p.covered = y
		p.divide()
	}
}

// divide shares the height between inspector and log: with nothing to read, the log takes
// what it needs, and what is long to read takes some of the log's. What covers the panel
// lies over all of the log.
func (p *sidePanel) divide() {
	b := p.box
	if b.Empty() {
		return
	}
	all := b.H - sideHead - sideFoot
	high := all * inspectPart
	need := p.log.need(b.W, all)
	switch {
	case p.covered > 0:
		high = max(p.covered-b.Y-sideHead, 0)
	case p.log.onName.Def != 0 && need < all-logHead-high && p.part > 0:
		high = all * p.part // the name stays where it is pointed at
	case p.inspector.card.none():
		high = kit.Clamp(all-logHead-need, min(leastPage+8, high), high)
	case p.inspector.cut(fyne.NewSize(b.W, high-inspectGap)):
		high = all * longPart
	}
	p.part = high / all
	split := b.Y + sideHead + high
	p.rule.Begin()
	p.rule.Line(fyne.NewPos(b.X+12, split), fyne.NewPos(b.Right()-12, split), look.Now().Edge, 1)
	p.rule.Text(kit.Span{Text: words.Say("table.log"), Face: look.Bold, Color: look.Now().Dimmed}, 12.5, b.X+14, split+4)
	p.rule.End()
	kit.NewBox(b.X, split+logHead, b.W, max(b.Bottom()-sideFoot-split-logHead, 0)).Put(p.log)
	kit.NewBox(b.X, b.Y+sideHead, b.W, max(high-inspectGap, 0)).Put(p.inspector)
}

// foot lays out what leads back and forth in the game.
func (p *sidePanel) foot(s *table.Scene, b kit.Box) {
	x := b.X
	for _, k := range []struct {
		*kit.Pill
		can bool
	}{{p.undo, s.Undo}, {p.redo, s.Redo}} {
		if !k.Visible() {
			continue
		}
		if k.Off == k.can {
			k.Off = !k.can
			k.Style()
		}
		w := k.MinSize().Width
		kit.NewBox(x, b.Y, w, b.H).Put(k.Pill)
		x += w + 6
	}
	right := b.Right()
	if len(windowsOf(s)) > 0 {
		w := p.stops.MinSize().Width
		right -= w
		kit.NewBox(right, b.Y, w, b.H).Put(p.stops)
		p.stops.Show()
	} else {
		p.stops.Hide()
	}
	kit.NewBox(x, b.Y, right-x, b.H).Put(p.time)
	p.time.set(p.session.Timeline(), s.Me, len(s.Seats))
}
