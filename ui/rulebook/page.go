// Package rulebook is where one reads the rules of the games: chapters at the left,
// text at the right, a search over both, and a glossary. What the rules are is known to
// package book.
package rulebook

import (
	"image/color"
	"slices"
	"strings"

	"feltstack/rules/book"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Place is where one reads.
type Place struct {
	Game    string // its key
	Chapter int    // the one after the last is the glossary, if there is one
	Rule    string // the paragraph that is marked; "" for none
	Query   string
	Offset  float32
	Seek    bool // the paragraph is to be brought into sight, wherever that is
}

// Exits is where one can go from the rulebook.
type Exits struct {
	Back func()
	// Show opens example n of a paragraph and hands it over; nil where that fails.
	Show func(p *book.Paragraph, n int, then func(*library.Example))
	// Large goes on with an example on a whole table.
	Large func(p *book.Paragraph, n int, shown *library.Example, from Place)
}

// Page shows the rulebooks.
type Page struct {
	*fyne.Container
	env      *kit.Env
	books    []library.Rulebook
	exits    Exits
	at       Place
	trail    []Place // where links have led away from
	words    *kit.Sketch
	search   *kit.Entry
	games    *kit.Segments
	chapters []*kit.Pill
	list     *container.Scroll
	reader   *reader
	stage    *stage // where an example plays; nil if none does
	asked    int    // counts what was asked for, so that an example that comes late isn't shown
	back     *kit.Pill
	before   *kit.Pill
	size     fyne.Size
	wide     float32 // for which the rows are laid out
	keys     *kit.PageKeys
}

// New opens the rulebooks at a place. A game that isn't there stands for the first.
func New(e *kit.Env, books []library.Rulebook, at Place, exits Exits) *Page {
	p := &Page{env: e, books: books, exits: exits, at: at, words: kit.NewSketch(), reader: newReader()}
	p.at.Game = p.book().Game.Key
	p.search = kit.NewEntry()
	p.search.SetPlaceHolder(words.Say("rulebook.search"))
	p.search.Text = at.Query
	p.search.OnChanged = p.look
	p.search.OnEscape = p.unsearch
	p.search.OnSubmitted = func(string) { p.leaveSearch() }
	p.search.OnKey = func(k *fyne.KeyEvent) bool {
		if k.Name == fyne.KeyDown {
			p.leaveSearch()
		}
		return k.Name == fyne.KeyDown
	}
	var names []string
	for _, b := range books {
		names = append(names, b.Game.Title)
	}
	p.games = kit.NewSegments(names, p.game(), func(i int) { p.turn(Place{Game: books[i].Game.Key}) })
	p.list = container.NewVScroll(&fyne.Container{Layout: contents{}})
	p.back = kit.NewPill(words.Say("common.back"), kit.Normal, exits.Back)
	p.back.Set(p.back.Text, "Esc", kit.Normal, exits.Back)
	p.before = kit.NewPill("", kit.Normal, nil)
	p.before.Set(words.Say("rulebook.before"), "Backspace", kit.Normal, p.goBack)
	p.Container = &fyne.Container{Layout: kit.PageLayout(p.place), Objects: []fyne.CanvasObject{p.words.Container, p.search, p.games.Container, p.list, p.reader.Scroll, p.back, p.before}}
	p.fill()
	return p
}

// game is the number of the game that is read about.
func (p *Page) game() int {
	return max(slices.IndexFunc(p.books, func(b library.Rulebook) bool { return b.Game.Key == p.at.Game }), 0)
}

func (p *Page) book() library.Rulebook { return p.books[p.game()] }

// At is where one reads.
func (p *Page) At() Place {
	at := p.at
	at.Offset, at.Seek = p.reader.Offset.Y, false
	return at
}

// Lead goes to a paragraph by its name.
func (p *Page) Lead(rule string) {
	p.trail = append(p.trail, p.At())
	p.turn(Find(p.book(), book.Ref{Rule: rule}))
}

// Find is the place that a rulebook is opened at for a Ref: the beginning for what isn't there.
func Find(b library.Rulebook, ref book.Ref) Place {
	at := Place{Game: b.Game.Key}
	if r := b.Book.At(ref); r != nil {
		at.Chapter, at.Rule, at.Seek = slices.Index(b.Book.Chapters, r.Chapter), r.ID, true
	}
	return at
}

// turn shows another place.
func (p *Page) turn(to Place) {
	p.endStage(false)
	p.at = to
	heard := p.search.OnChanged
	p.search.OnChanged = nil
	p.search.SetText(to.Query)
	p.search.OnChanged = heard
	p.games.Choose(p.game())
	p.fill()
	p.place(p.size)
}

// goBack goes back to where a link has led away from.
func (p *Page) goBack() {
	if n := len(p.trail) - 1; n >= 0 {
		to := p.trail[n]
		p.trail = p.trail[:n]
		p.turn(to)
	}
}

// fill lists the chapters.
func (p *Page) fill() {
	titles := []string{}
	for _, c := range p.book().Book.Chapters {
		titles = append(titles, c.Title)
	}
	if len(p.book().Book.Terms) > 0 {
		titles = append(titles, words.Say("rulebook.glossary"))
	}
	body := p.list.Content.(*fyne.Container)
	for i, title := range titles {
		if i == len(p.chapters) {
			k := kit.NewPill("", kit.Quiet, nil)
			k.Left, k.TextSize, k.Name = true, 15, "chapter "+title
			p.chapters = append(p.chapters, k)
		}
		k, weight := p.chapters[i], kit.Quiet
		if i == p.at.Chapter && p.at.Query == "" {
			weight = kit.Leading
		}
		k.Name = "chapter " + title
		k.Set(title, "", weight, func() { p.turn(Place{Game: p.at.Game, Chapter: i}) })
	}
	body.Objects = nil
	for _, k := range p.chapters[:len(titles)] {
		body.Objects = append(body.Objects, k)
	}
	body.Refresh()
	p.before.Hidden = len(p.trail) == 0
	p.wide = 0
}

// rows are what is to be read.
func (p *Page) rows(width float32) []row {
	b := p.book()
	var rows []row
	if found := strings.Fields(strings.ToLower(p.at.Query)); len(found) > 0 {
		return p.found(found, width)
	}
	if p.at.Chapter >= len(b.Book.Chapters) {
		rows = append(rows, p.heading(words.Say("rulebook.glossary"), "", width))
		for _, t := range b.Book.Terms {
			rows = append(rows, p.term(t, width, nil))
		}
		return rows
	}
	c := b.Book.Chapters[p.at.Chapter]
	rows = append(rows, p.heading(c.Title, "", width))
	for _, r := range c.Paragraphs {
		rows = append(rows, p.paragraph(r, width, nil))
	}
	return rows
}

// LedBy implements kit.Led.
func (p *Page) LedBy(k *kit.PageKeys) { p.keys = k }

// The measures of the page.
const (
	leftWidth  = 268
	widestText = 720 // in which lines are read easily
	headRoom   = 56
	footRoom   = 52
	stagePart  = 0.52 // of the height for an example
	leastStage = 260
	mostStage  = 520
)

func (p *Page) place(size fyne.Size) {
	if p.size = size; size.IsZero() {
		return
	}
	page := p.words.Page(size, words.Say("rulebook.title"))
	left := kit.NewBox(page.X, page.Y+headRoom, leftWidth, page.H-headRoom-footRoom)
	right := kit.NewBox(left.Right()+16, left.Y, page.Right()-left.Right()-16, left.H)
	p.words.Board(p.env, kit.NewBox(left.X, left.Y+48, left.W, left.H-48), look.Now().Panel, color.NRGBA{})
	p.words.Board(p.env, right, look.Now().Panel, color.NRGBA{})
	p.words.End()
	kit.NewBox(left.X, left.Y, left.W, 38).Put(p.search)
	kit.NewBox(left.X+6, left.Y+56, left.W-12, left.H-64).Put(p.list)
	games := p.games.Container.MinSize()
	kit.NewBox(page.Right()-games.Width, page.Y+4, games.Width, games.Height).Put(p.games.Container)
	reading := right.Inset(4)
	if p.stage != nil {
		high := kit.Clamp(right.H*stagePart, leastStage, mostStage)
		kit.NewBox(right.X+14, right.Y+14, right.W-28, high).Put(p.stage.Container)
		reading.Y, reading.H = reading.Y+high+20, reading.H-high-20
	}
	reading.Put(p.reader.Scroll)
	kit.PutFoot(page, p.back, p.before)
	p.write(min(right.W-8-2*edge, widestText*look.Now().Reading))
	p.env.Trace.Write(p.traceLine())
}

// write lays out what is read for a width, if anything of it is new.
func (p *Page) write(width float32) {
	if width == p.wide {
		return
	}
	if p.wide > 0 { // the same in another width
		p.at = p.At()
	}
	p.wide = width
	p.reader.set(p.rows(width), p.at.Offset)
	if top, found := p.reader.place(p.at.Rule); found && p.at.Seek {
		p.reader.set(p.reader.rows, max(top-edge, 0))
	}
}

func (p *Page) traceLine() trace.Line {
	line := trace.Line{Screen: "rulebook", Width: p.size.Width, Height: p.size.Height, Scale: p.env.Scale()}
	line.Buttons = append(line.Buttons, kit.TraceButton(p.back.Text, kit.BoxOf(p.back)))
	line.Buttons = append(line.Buttons, p.games.Traced(words.Say("lab.game"), p.Container, fyne.Position{})...)
	at := kit.BoxOf(p.list)
	for _, k := range p.chapters[:len(p.list.Content.(*fyne.Container).Objects)] { // those of longer books are put by
		if b := kit.BoxOf(k).Moved(at.X, at.Y-p.list.Offset.Y); k.Visible() && b.Bottom() <= at.Bottom() {
			line.Buttons = append(line.Buttons, kit.TraceButton(k.Text, b))
		}
	}
	if p.stage != nil {
		line.Buttons = append(line.Buttons, p.stage.trace()...)
	}
	line.Buttons = append(line.Buttons, p.reader.trace()...)
	return line
}

// Key takes a key that no field has taken.
func (p *Page) Key(k *fyne.KeyEvent) {
	page := p.reader.Size().Height - 60
	switch k.Name {
	case fyne.KeyEscape:
		switch {
		case p.stage != nil:
			p.leaveStage()
			return
		case p.at.Query != "":
			p.unsearch()
			return
		}
		p.exits.Back()
	case fyne.KeyF, fyne.KeySlash:
		kit.TypeIn(p.search)
	case fyne.KeyBackspace:
		p.goBack()
	case fyne.KeySpace:
		if p.stage != nil {
			p.stage.run(!p.stage.playing)
			return
		}
		p.reader.scroll(page)
	case fyne.KeyPageDown:
		p.reader.scroll(page)
	case fyne.KeyPageUp:
		p.reader.scroll(-page)
	case fyne.KeyHome:
		p.reader.scroll(-p.reader.tall)
	case fyne.KeyEnd:
		p.reader.scroll(p.reader.tall)
	}
}
