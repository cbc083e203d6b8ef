package decks

import (
	"feltstack/cardart"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// Page lists the person's decks and those that come with the games: found by words and clicks,
// each with its cover, to be played, built, marked, exported and deleted.
type Page struct {
	*fyne.Container
	env    *kit.Env
	exits  PageExits
	size   fyne.Size
	words  *kit.Sketch
	search *kit.Entry
	order  *kit.Select
	chips  *chipBar
	grid   *kit.Grid[*deckTile]
	choice *kit.Menu
	keys   *kit.PageKeys // nil before the page is shown
	note   string        // in place of the list while there is none
	offset float32       // where the list begins once there are decks

	shelf  *Shelf
	wanted Wanted
	found  []Found

	picked  map[string]bool // the marked decks, by deckKey
	anchor  string          // the one marked last: Shift marks from there
	did     *kit.Did        // what can be undone
	tagging *tagging

	back, bin     *kit.Pill
	imports       *kit.Pill
	usual, marked []*kit.Pill // at the foot: while no deck is marked, and while some are
}

// PageExits is what can be done with decks.
type PageExits struct {
	Home   func()
	Build  func(library.SavedDeck)
	Copy   func(library.SavedDeck)
	Play   func(library.SavedDeck)
	Export func([]library.SavedDeck, Format)
	Test   func(library.SavedDeck) // in the lab
	Record func(library.SavedDeck) // shows how it has done
	// Delete puts decks into the bin, lists the others, and says how they are brought back.
	Delete func(ids []int64, done func(back func()))
	Bin    func() // shows what was deleted
	// Tag saves the tags of decks, by their numbers.
	Tag    func(tags map[int64][]string)
	Print  func([]library.SavedDeck)
	Import Imports
	Games  []library.GameInfo // for which new decks can be built
	New    func(game string)
	Left   func(View) // hears where the page was left; may be nil
	// Cover is what is on the card that stands for a deck, false where there is none.
	Cover func(library.SavedDeck) (cardart.Face, bool)
}

// The buttons for marked decks, in their order.
const (
	markedTag = 2 + iota
	_
	markedExport
	markedDelete
)

// Imports are the ways in which decks come here.
type Imports struct {
	File, Folder, Paste func()
}

// Format is how decks are written to files.
type Format uint8

// The formats: text that other programs read, a file of Feltstack's own, and a picture.
const (
	AsText Format = iota
	AsFile
	AsPicture
)

// NewPage makes the list; Set fills it.
func NewPage(e *kit.Env, exits PageExits) *Page {
	s := &Page{env: e, exits: exits, words: kit.NewSketch(), note: words.Say("decks.loading"), picked: map[string]bool{}, shelf: &Shelf{}}
	s.search = kit.NewEntry()
	s.search.SetPlaceHolder(words.Say("decks.search_decks"))
	s.search.OnChanged = func(text string) {
		s.wanted.Text = text
		s.look(true)
	}
	s.search.OnEscape, s.search.OnKey, s.search.OnAll = s.leaveSearch, s.searchKey, s.markAll
	s.order = kit.NewSelect(e)
	s.order.SetOptions([]string{words.Say("decks.by_change"), words.Say("decks.by_play"), words.Say("decks.by_wins"), words.Say("decks.by_name")})
	s.order.SetSelectedIndex(0)
	s.order.OnChanged = func(string) {
		s.wanted.Order = Order(s.order.SelectedIndex())
		s.look(true)
	}
	s.chips = newChipBar(s)
	s.grid = newShelfGrid(s)
	s.choice = kit.NewMenu(e)
	s.choice.Left = func() { s.closeMenu() }
	s.tagging = newTagging(s)
	s.back = kit.NewPill(words.Say("common.back"), kit.Normal, exits.Home)
	s.did = kit.NewDid(func() { s.place(s.size) })
	s.bin = kit.NewPill(words.Say("common.bin"), kit.Normal, func() { s.exits.Bin() })
	s.imports = kit.NewPill(words.Say("decks.import"), kit.Normal, s.openImport)
	s.usual = append(s.usual, s.bin, s.imports)
	for i, g := range exits.Games {
		weight := kit.Normal
		if i == 0 { // one button leads
			weight = kit.Leading
		}
		s.usual = append(s.usual, kit.NewPill(words.Say("decks.new", "game", g.Title), weight, func() { exits.New(g.Key) }))
	}
	s.marked = []*kit.Pill{
		kit.NewPill(words.Say("decks.select_all"), kit.Normal, s.markAll),
		kit.NewPill(words.Say("decks.select_none"), kit.Normal, s.unmark),
		kit.NewPill(words.Say("decks.tag"), kit.Normal, s.tagging.open),
		kit.NewPill(words.Say("common.print"), kit.Normal, func() { s.exits.Print(s.chosen()) }),
		kit.NewPill(words.Say("common.export"), kit.Normal, func() { s.openExport(s.chosen(), kit.BoxOf(s.marked[markedExport])) }),
		kit.NewPill(words.Say("common.delete"), kit.Danger, s.removeMarked),
	}
	s.Container = &fyne.Container{Layout: kit.PageLayout(s.place), Objects: []fyne.CanvasObject{s.words.Container, s.search, s.order, s.chips.Container, s.grid.Scroll}}
	for _, p := range append(append([]*kit.Pill{s.back, s.did.Undo}, s.usual...), s.marked...) {
		p.Name = "foot " + p.Text // how many places come before it changes
		s.Objects = append(s.Objects, p)
	}
	s.Objects = append(s.Objects, s.choice.Container, s.tagging.Container)
	return s
}

// View is what a page shows of all decks.
type View struct {
	Wanted Wanted
	Offset float32 // how far it is scrolled
}

// View is what the page shows now.
func (s *Page) View() View {
	if s.shelf.Len() == 0 {
		return View{s.wanted, s.offset}
	}
	return View{s.wanted, s.grid.Offset.Y}
}

// Look shows what a page showed that was left, once the decks are there.
func (s *Page) Look(v View) {
	s.order.SetSelectedIndex(int(v.Wanted.Order))
	s.search.SetText(v.Wanted.Text)
	s.wanted, s.offset = v.Wanted, v.Offset
}

// Set shows decks. What is looked for and marked stays.
func (s *Page) Set(shelf *Shelf, err error) {
	first := s.shelf.Len() == 0
	s.note = ""
	if err != nil {
		s.note, shelf = trouble.Text(err), &Shelf{}
	}
	s.shelf = shelf
	known := map[string]bool{}
	for _, e := range shelf.all {
		known[deckKey(e.SavedDeck)] = true
	}
	for key := range s.picked {
		if !known[key] {
			delete(s.picked, key)
		}
	}
	if first {
		s.grid.Offset.Y = s.offset
	}
	s.look(false)
	if s.tagging.IsOpen() {
		s.tagging.set()
	}
	if first {
		kit.TypeIn(s.search)
	}
}

// Decks are those that are listed.
func (s *Page) Decks() []library.SavedDeck {
	var all []library.SavedDeck
	for _, f := range s.found {
		all = append(all, f.SavedDeck)
	}
	return all
}

// look finds what is wanted and shows it, from its beginning where top is set.
func (s *Page) look(top bool) {
	s.closeMenu()
	s.found = s.shelf.Find(s.wanted)
	s.chips.set()
	s.grid.Set(len(s.found), top)
	s.place(s.size)
}

// The measures of the page.
const (
	searchHigh  = 36
	orderWide   = 190
	footHigh    = 56
	chipsTop    = 60 + searchHigh + 12
	listTop     = chipsTop + chipHigh + 12
	footTextGap = 18
)

func (s *Page) place(size fyne.Size) {
	if s.size = size; size.IsZero() {
		return
	}
	page := s.words.Page(size, words.Say("decks.title"))
	s.words.TextRight(kit.Span{Text: s.counted(), Color: look.Now().Dimmed}, 15, page.Right(), page.Y+18)
	kit.NewBox(page.X, page.Y+60, page.W-orderWide-12, searchHigh).Put(s.search)
	kit.NewBox(page.Right()-orderWide, page.Y+60, orderWide, searchHigh).Put(s.order)
	kit.NewBox(page.X, page.Y+chipsTop, page.W, chipHigh).Put(s.chips.Container)
	body := kit.NewBox(page.X, page.Y+listTop, page.W+14, page.H-listTop-footHigh) // the bar is beside the page
	body.Put(s.grid.Scroll)
	note := s.note
	if note == "" && len(s.found) == 0 {
		note = words.Say("decks.none_found")
	}
	if note != "" {
		s.words.Prose([]kit.Span{{Text: note, Color: look.Now().Dimmed}}, 17, kit.NewBox(body.X, body.Y+20, page.W*0.7, 60))
	}
	s.foot(page)
	s.words.End()
	s.tagging.Place(kit.NewBox(0, 0, size.Width, size.Height))
	s.told()
}

// counted says how many decks are listed.
func (s *Page) counted() string {
	if n := len(s.found); n < s.shelf.Len() {
		return words.Count("decks.listed_of", s.shelf.Len(), "found", words.Number(n))
	}
	if s.shelf.Len() == 0 {
		return ""
	}
	return words.Count("decks.listed", s.shelf.Len())
}

// foot puts up the buttons of now, and says what they are about.
func (s *Page) foot(page kit.Box) {
	shown, hidden, said := s.usual, s.marked, ""
	if len(s.picked) > 0 {
		shown, hidden, said = s.marked, s.usual, words.Count("decks.selected", len(s.picked))
		none := len(s.ids()) == 0
		for _, i := range []int{markedTag, markedDelete} {
			s.marked[i].Off = none
			s.marked[i].Style()
		}
	}
	for _, p := range hidden {
		p.Hide()
	}
	for _, p := range shown {
		p.Show()
	}
	kit.PutFoot(page, s.back, shown...)
	x, y := page.X+s.back.Size().Width+footTextGap, page.Bottom()-40
	s.did.Place(s.words, x, y, kit.BoxOf(shown[0]).X-footTextGap, said == "")
	s.words.Text(kit.Span{Text: said, Face: look.Bold, Color: look.Now().Ivory}, 15, x, y+9)
}

// told tells the trace what there is to see.
func (s *Page) told() {
	line := trace.Line{Screen: "decks", Width: s.size.Width, Height: s.size.Height, Scale: s.env.Scale()}
	add := func(text string, b kit.Box) { line.Buttons = append(line.Buttons, kit.TraceButton(text, b)) }
	for _, p := range append(append([]*kit.Pill{s.back, s.did.Undo}, s.usual...), s.marked...) {
		if p.Visible() {
			add(p.Text, kit.BoxOf(p))
		}
	}
	add("search", kit.BoxOf(s.search))
	for _, p := range s.chips.shown() {
		add(p.Text, kit.BoxOf(p).Moved(s.chips.Position().X, s.chips.Position().Y))
	}
	for _, t := range s.grid.Cells() {
		at := t.corner()
		b := kit.NewBox(at.X, at.Y, t.Size().Width, t.Size().Height)
		add(words.Say("decks.build")+" "+t.found.Title, kit.NewBox(b.X, b.Y, b.W-60, 60))
		add(words.Say("decks.select")+" "+t.found.Title, kit.NewBox(b.Right()-tileEdge-checkSize, b.Y+tileEdge, checkSize, checkSize))
		for _, p := range []*kit.Pill{t.play, t.more} {
			add(p.Text+" "+t.found.Title, kit.BoxOf(p).Moved(at.X, at.Y))
		}
	}
	if s.tagging.IsOpen() {
		line.Buttons = s.tagging.trace()
	}
	line.Buttons = append(line.Buttons, s.choice.Trace()...)
	if len(s.picked) > 0 {
		line.Prompt = words.Count("decks.selected", len(s.picked))
	}
	s.env.Trace.Write(line)
}

// open goes on to a deck. One of a game stays as it is: the first change makes a copy.
func (s *Page) open(d library.SavedDeck) {
	if s.closeMenu() {
		return // the click was beside the menu
	}
	s.exits.Build(d)
}

// closeMenu closes the choice and reports whether it was open.
func (s *Page) closeMenu() bool {
	if s.choice.Close() {
		s.told()
		return true
	}
	return false
}

// Over implements kit.Covered.
func (s *Page) Over() *fyne.Container {
	switch {
	case s.choice.Visible():
		return s.choice.Container
	case s.tagging.IsOpen():
		return s.tagging.Container
	}
	return nil
}

// LedBy implements kit.Led.
func (s *Page) LedBy(k *kit.PageKeys) { s.keys = k }

// Close tells where the page is left. It starts nothing that had to end.
func (s *Page) Close() {
	if s.exits.Left != nil {
		s.exits.Left(s.View())
	}
}
