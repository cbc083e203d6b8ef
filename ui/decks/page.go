package decks

import (
	"image"
	"image/color"
	"strings"
	"time"

	"feltstack/cardart"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// Page lists the person's decks and those that come with the games.
type Page struct {
	*fyne.Container
	env   *kit.Env
	exits PageExits
	size  fyne.Size
	words *kit.Sketch
	list  *container.Scroll
	rows  *fyne.Container
	decks []*row
	pills []*kit.Pill // at the foot
	note  string      // in place of the list while there is none
}

// PageExits is what can be done with decks.
type PageExits struct {
	Home   func()
	Build  func(library.SavedDeck)
	Copy   func(library.SavedDeck)
	Export func(library.SavedDeck)
	Delete func(library.SavedDeck)
	Import func()
	Games  []library.GameInfo // for which new decks can be built
	New    func(game string)
	Title  func(game string) string
	// Cover is what is on the card that stands for a deck, false where there is none.
	Cover func(library.SavedDeck) (cardart.Face, bool)
}

// NewPage makes the list; Set fills it.
func NewPage(e *kit.Env, exits PageExits) *Page {
	s := &Page{env: e, exits: exits, words: kit.NewSketch(), rows: container.New(&kit.StackLayout{Gap: 8}), note: words.Say("decks.loading")}
	s.list = container.NewVScroll(s.rows)
	s.pills = append(s.pills, kit.NewPill(words.Say("common.back"), kit.Normal, exits.Home), kit.NewPill(words.Say("decks.import"), kit.Normal, exits.Import))
	for i, g := range exits.Games {
		weight := kit.Normal
		if i == 0 { // one button leads
			weight = kit.Leading
		}
		s.pills = append(s.pills, kit.NewPill(words.Say("decks.new", "game", g.Title), weight, func() { exits.New(g.Key) }))
	}
	s.Container = &fyne.Container{Layout: kit.PageLayout(s.place), Objects: []fyne.CanvasObject{s.words.Container, s.list}}
	for _, p := range s.pills {
		s.Objects = append(s.Objects, p)
	}
	return s
}

// Set shows the decks.
func (s *Page) Set(all []library.SavedDeck, err error) {
	s.decks, s.rows.Objects, s.note = nil, nil, ""
	if err != nil {
		s.note = trouble.Text(err)
	}
	for _, d := range all {
		r := newRow(s, d)
		s.decks = append(s.decks, r)
		s.rows.Objects = append(s.rows.Objects, r.Container)
	}
	s.rows.Refresh()
	s.place(s.size)
}

// Decks are those that are listed.
func (s *Page) Decks() []library.SavedDeck {
	var all []library.SavedDeck
	for _, r := range s.decks {
		all = append(all, r.deck)
	}
	return all
}

func (s *Page) place(size fyne.Size) {
	if s.size = size; size.IsZero() {
		return
	}
	page := s.words.Page(size, words.Say("decks.title"))
	body := kit.NewBox(page.X, page.Y+60, page.W, page.H-60-56)
	if s.note != "" {
		s.words.Prose([]kit.Span{{Text: s.note, Color: look.Now().Dimmed}}, 17, kit.NewBox(body.X, body.Y+20, body.W*0.7, 60))
	}
	s.words.End()
	body.Put(s.list)
	kit.PutFoot(page, s.pills[0], s.pills[1:]...)
	s.env.Trace.Write(s.traceLine())
}

func (s *Page) traceLine() trace.Line {
	line := trace.Line{Screen: "decks", Width: s.size.Width, Height: s.size.Height, Scale: s.env.Scale()}
	for _, p := range s.pills {
		line.Buttons = append(line.Buttons, kit.TraceButton(p.Text, kit.BoxOf(p)))
	}
	at := s.list.Position().Subtract(s.list.Offset)
	for _, r := range s.decks {
		row := r.Container.Position()
		for _, p := range r.pills {
			if p.Visible() {
				line.Buttons = append(line.Buttons, kit.TraceButton(p.Text+" "+Title(r.deck.Deck), kit.BoxOf(p).Moved(at.X+row.X, at.Y+row.Y)))
			}
		}
	}
	return line
}

// Key takes a key that no field has taken.
func (s *Page) Key(e *fyne.KeyEvent) {
	if e.Name != fyne.KeyEscape {
		return
	}
	asked := false
	for _, r := range s.decks {
		if r.sure {
			asked = true
			r.ask(false)
		}
	}
	if !asked {
		s.exits.Home()
	}
}

// Close ends nothing: the page starts nothing.
func (s *Page) Close() {}

// row is one deck.
type row struct {
	*fyne.Container
	screen *Page
	deck   library.SavedDeck
	sure   bool // the question whether to delete is open
	words  *kit.Sketch
	cover  *canvas.Image
	pills  []*kit.Pill
}

func newRow(s *Page, d library.SavedDeck) *row {
	r := &row{screen: s, deck: d, words: kit.NewSketch(), cover: canvas.NewImageFromImage(kit.Blank)}
	r.cover.ScaleMode, r.cover.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
	r.cover.Hide()
	open := kit.NewPill(words.Say("decks.build"), kit.Normal, func() { s.exits.Build(d) })
	if d.ID == 0 { // one of the game's own stays as it is
		open = kit.NewPill(words.Say("decks.change"), kit.Normal, func() { s.exits.Copy(d) })
	}
	r.pills = []*kit.Pill{
		open,
		kit.NewPill(words.Say("common.copy"), kit.Normal, func() { s.exits.Copy(d) }),
		kit.NewPill(words.Say("common.export"), kit.Normal, func() { s.exits.Export(d) }),
		kit.NewPill(words.Say("common.delete"), kit.Normal, func() { r.ask(true) }),
		kit.NewPill(words.Say("common.delete"), kit.Danger, func() { s.exits.Delete(d) }),
		kit.NewPill(words.Say("common.cancel"), kit.Normal, func() { r.ask(false) }),
	}
	r.Container = &fyne.Container{Layout: r, Objects: []fyne.CanvasObject{r.words.Container, r.cover}}
	for _, p := range r.pills {
		r.Objects = append(r.Objects, p)
	}
	return r
}

func (r *row) ask(sure bool) {
	r.sure = sure
	r.Layout(nil, r.Container.Size())
	r.screen.env.Trace.Write(r.screen.traceLine())
}

// The measures of a row.
const (
	rowHeight = 92
	coverHigh = rowHeight - 16
	textLeft  = 20
)

// show shows the card that stands for the deck, and returns where the words begin.
func (r *row) show() float32 {
	if r.screen.exits.Cover == nil || r.sure {
		r.cover.Hide()
		return textLeft
	}
	b := kit.CardSize(coverHigh)
	at, scale := kit.NewBox(14, (rowHeight-b.Height)/2, b.Width, b.Height), r.screen.env.Scale()
	left := at.Right() + 16
	face, ok := r.screen.exits.Cover(r.deck)
	if !ok { // where a card will be
		r.words.Rounded(at, look.Now().ZoneRest, color.NRGBA{}, 0, 5)
		return left
	}
	face.Text, face.Compact = "", true
	at.Put(r.cover)
	show := func(img *image.RGBA) {
		r.cover.Image = img
		r.cover.Refresh()
	}
	if img := r.screen.env.Pics.Get(kit.Picture{Face: face, Size: image.Pt(int(b.Width*scale+0.5), int(b.Height*scale+0.5))}, show); img != nil {
		show(img)
	}
	r.cover.Show()
	return left
}

// MinSize implements fyne.Layout.
func (r *row) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(400, rowHeight) }

// Layout implements fyne.Layout.
func (r *row) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	shown := []int{0, 1, 2, 3}
	switch {
	case r.sure:
		shown = []int{4, 5}
	case r.deck.ID == 0:
		shown = []int{0, 2}
	}
	for _, p := range r.pills {
		p.Hide()
	}
	x := size.Width - 14
	for i := len(shown) - 1; i >= 0; i-- {
		p := r.pills[shown[i]]
		m := p.MinSize()
		x -= m.Width
		kit.NewBox(x, (size.Height-38)/2, m.Width, 38).Put(p)
		p.Show()
		x -= kit.Gap
	}
	r.words.Begin()
	defer r.words.End()
	edge := color.NRGBA{}
	if r.sure || !r.deck.Legal {
		edge = look.Now().Alarm
	}
	r.words.Board(r.screen.env, kit.NewBox(0, 0, size.Width, size.Height), look.Now().Panel, edge)
	left := r.show()
	if r.sure {
		r.words.Text(kit.Span{Text: words.Say("common.delete_sure", "name", Title(r.deck.Deck)), Face: look.Bold, Color: look.Now().Ivory}, 17, left, 34)
		return
	}
	r.words.Text(kit.Span{Text: Title(r.deck.Deck), Face: look.Title, Color: look.Now().Ivory}, 20, left, 17)
	parts := []string{r.screen.exits.Title(r.deck.Deck.Game), words.Count("decks.cards", sizeOf(r.deck))}
	if !r.deck.Legal {
		parts = append(parts, words.Say("decks.not_legal", "why", r.deck.Why))
	}
	if r.deck.ID == 0 {
		parts = append(parts, words.Say("decks.given"))
	}
	if len(r.deck.Deck.Tags) > 0 {
		parts = append(parts, strings.Join(r.deck.Deck.Tags, ", "))
	}
	said, _ := kit.Flow([]kit.Span{{Text: strings.Join(parts, "  ·  "), Color: look.Now().Dimmed}}, 14, x-left-10)
	r.words.Words(kit.FirstLines(said, 1), 14, left, 48)
	if r.deck.ID != 0 {
		r.words.TextRight(kit.Span{Text: words.Ago(r.deck.Updated, time.Now()), Face: look.Italic, Color: look.Now().Dimmed}, 14, x-10, 20)
	}
}

// sizeOf is how many cards are played with.
func sizeOf(d library.SavedDeck) int {
	deck := d.Deck.Rules()
	return deck.Size()
}
