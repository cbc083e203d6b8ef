package ui

import (
	"image/color"
	"time"

	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// binTab is which part of what was deleted is listed.
type binTab int

// The parts. The first lists everything.
const (
	binAll binTab = iota
	binGames
	binDecks
	binCards
	binRuns
)

// has reports whether something belongs to a part.
func (t binTab) has(d library.Deleted) bool {
	switch d.Kind {
	case library.DeletedGame:
		return t == binAll || t == binGames
	case library.DeletedDeck:
		return t == binAll || t == binDecks
	case library.DeletedRun:
		return t == binAll || t == binRuns
	}
	return t == binAll || t == binCards
}

// binScreen lists what was deleted, of all pages: to bring it back, or to remove it for good.
type binScreen struct {
	*fyne.Container
	env   *kit.Env
	exits binExits
	size  fyne.Size
	words *kit.Sketch
	tabs  *kit.Segments
	tab   binTab
	list  *kit.Grid[*binRow]
	all   []library.Deleted
	shown []library.Deleted // of the part
	note  string            // in place of the list while there is none
	said  string            // what was done last

	back, restore, empty *kit.Pill
}

// binExits is what can be done with what was deleted.
type binExits struct {
	Back    func()
	Restore func([]library.Deleted)
	Empty   func([]library.Deleted) // asks first
}

// The measures of the page.
const (
	binTop  = 60
	binTabs = 44
	binRowH = 58
)

func newBinScreen(e *kit.Env, tab binTab, exits binExits) *binScreen {
	s := &binScreen{env: e, exits: exits, tab: tab, words: kit.NewSketch(), note: words.Say("bin.loading")}
	s.tabs = kit.NewSegments([]string{words.Say("bin.all"), words.Say("bin.games"), words.Say("bin.decks"), words.Say("bin.cards"), words.Say("bin.runs")}, int(tab), func(i int) {
		s.tab, s.said = binTab(i), ""
		s.look(true)
	})
	s.list = kit.NewGrid(kit.GridShape{High: func(float32) float32 { return binRowH }, Gap: 6, Spare: 2}, func() (*binRow, fyne.CanvasObject) {
		r := newBinRow(s)
		return r, r.Container
	}, func(r *binRow, i int) { r.set(s.shown[i]) })
	s.back = kit.NewPill(words.Say("common.back"), kit.Normal, exits.Back)
	s.restore = kit.NewPill("", kit.Normal, func() { s.exits.Restore(s.shown) })
	s.empty = kit.NewPill(words.Say("bin.empty"), kit.Danger, func() { s.exits.Empty(s.shown) })
	s.Container = &fyne.Container{Layout: kit.PageLayout(s.place), Objects: []fyne.CanvasObject{s.words.Container, s.tabs.Container, s.list.Scroll, s.back, s.restore, s.empty}}
	return s
}

// set shows what was deleted.
func (s *binScreen) set(all []library.Deleted, err error) {
	s.all, s.note = all, ""
	if err != nil {
		s.note = trouble.Text(err)
	}
	s.look(false)
}

// tell says what was done.
func (s *binScreen) tell(said string) {
	s.said = said
	s.place(s.size)
}

// look lists the part that is wanted.
func (s *binScreen) look(top bool) {
	s.shown = nil
	for _, d := range s.all {
		if s.tab.has(d) {
			s.shown = append(s.shown, d)
		}
	}
	s.list.Set(len(s.shown), top)
	s.place(s.size)
}

func (s *binScreen) place(size fyne.Size) {
	if s.size = size; size.IsZero() {
		return
	}
	page := s.words.Page(size, words.Say("common.bin"))
	s.words.Text(kit.Span{Text: kit.Shorten(words.Count("bin.about", library.BinDays), look.Plain, 15, page.W-90), Color: look.Now().Dimmed}, 15, page.X+90, page.Y+16)
	kit.NewBox(page.X, page.Y+binTop, page.W, binTabs-8).Put(s.tabs.Container)
	body := kit.NewBox(page.X, page.Y+binTop+binTabs, page.W+kit.GridBar, page.H-binTop-binTabs-56) // the bar is beside the page
	body.Put(s.list.Scroll)
	note := s.note
	if note == "" && len(s.shown) == 0 {
		note = words.Say("bin.nothing")
		if len(s.all) > 0 {
			note = words.Say("bin.nothing_here")
		}
	}
	if note != "" {
		s.words.Prose([]kit.Span{{Text: note, Color: look.Now().Dimmed}}, 17, kit.NewBox(body.X, body.Y+20, page.W*0.7, 60))
	}
	s.foot(page)
	s.words.End()
	s.env.Trace.Write(s.traceLine())
}

// foot lays the buttons, and says what was done.
func (s *binScreen) foot(page kit.Box) {
	n := len(s.shown)
	s.restore.Set(words.Count("bin.restore_all", n), "", kit.Normal, s.restore.OnTap)
	for _, p := range []*kit.Pill{s.restore, s.empty} {
		if p.Hide(); n > 0 {
			p.Show()
		}
	}
	kit.PutFoot(page, s.back, s.restore, s.empty)
	x := kit.BoxOf(s.back).Right() + 18
	room := page.Right() - x
	if n > 0 {
		room = kit.BoxOf(s.restore).X - 18 - x
	}
	s.words.Text(kit.Span{Text: kit.Shorten(s.said, look.Bold, 15, room), Face: look.Bold, Color: look.Now().Ivory}, 15, x, page.Bottom()-31)
}

func (s *binScreen) traceLine() trace.Line {
	line := trace.Line{Screen: "bin", Width: s.size.Width, Height: s.size.Height, Scale: s.env.Scale(), Prompt: s.said}
	line.Buttons = kit.TracePills(fyne.Position{}, s.back, s.restore, s.empty)
	line.Buttons = append(line.Buttons, s.tabs.Traced(words.Say("common.bin"), s.Container, fyne.Position{})...)
	for _, r := range s.list.Cells() {
		line.Buttons = append(line.Buttons, kit.TraceRow(s.list.Scroll, r.Container, r.thing.Name, r.restore)...)
	}
	return line
}

// Key implements page.
func (s *binScreen) Key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		s.exits.Back()
	}
}

// Close implements page.
func (s *binScreen) Close() {}

// binRow is one thing that was deleted.
type binRow struct {
	*fyne.Container
	screen  *binScreen
	thing   library.Deleted
	words   *kit.Sketch
	restore *kit.Pill
}

func newBinRow(s *binScreen) *binRow {
	r := &binRow{screen: s, words: kit.NewSketch()}
	r.restore = kit.NewPill(words.Say("bin.restore"), kit.Normal, func() { s.exits.Restore([]library.Deleted{r.thing}) })
	r.Container = &fyne.Container{Layout: r, Objects: []fyne.CanvasObject{r.words.Container, r.restore}}
	return r
}

// set shows something.
func (r *binRow) set(d library.Deleted) {
	r.thing, r.restore.Name = d, "restore "+d.Name
	r.Layout(nil, r.Container.Size())
}

// MinSize implements fyne.Layout.
func (r *binRow) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, binRowH) }

// Layout implements fyne.Layout.
func (r *binRow) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size.IsZero() {
		return
	}
	now := time.Now()
	r.words.Begin()
	defer r.words.End()
	r.words.Board(r.screen.env, kit.NewBox(0, 0, size.Width, size.Height), look.Now().Panel, color.NRGBA{})
	m := r.restore.MinSize()
	kit.NewBox(size.Width-14-m.Width, (size.Height-38)/2, m.Width, 38).Put(r.restore)
	right := size.Width - 14 - m.Width - 20
	left := r.words.TextRight(kit.Span{Text: words.Count("bin.left", r.thing.DaysLeft(now), "ago", words.Ago(r.thing.When, now)), Face: look.Italic, Color: look.Now().Dimmed}, 14, right, 20)
	wide := left.X - 18 - 20
	r.words.Text(kit.Span{Text: kit.Shorten(r.thing.Name, look.Bold, 17, wide), Face: look.Bold, Color: look.Now().Ivory}, 17, 18, 6)
	r.words.Text(kit.Span{Text: kit.Shorten(r.thing.About, look.Plain, 14, wide), Color: look.Now().Dimmed}, 14, 18, 31)
}
