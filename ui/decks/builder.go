// Package decks is where decks are built: the list of them, the builder with its
// cards, charts and odds.
package decks

import (
	"slices"
	"strings"

	"strconv"

	"feltstack/cardart/faces"
	"feltstack/cardart/print"
	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Builder is the page on which a deck is built: the cards of the game at
// the left, found by words and clicks, the deck at the right. Every change is
// saved on its own and can be undone.
type Builder struct {
	*fyne.Container
	env    *kit.Env
	exits  Exits
	index  *decks.Index
	editor *decks.Editor
	report *decks.Report
	saver  *saver

	words    *kit.Sketch
	search   *kit.Entry
	query    *decks.Query
	wrong    string // what of the search is not understood
	found    []rules.DefID
	sort     decks.Sort
	order    *kit.Pill // how the cards are sorted
	facets   *facetBar
	grid     *cardGrid
	Name     *kit.Entry
	list     *list
	charts   *charts
	charted  []rules.DeckLine // what the charts are drawn of, nil if nothing yet
	tools    []*kit.Pill
	compares *kit.Pill
	undo     *kit.Pill
	redo     *kit.Pill
	save     *kit.Pill // how it stands with the disk: only to be read
	choice   *kit.Menu
	sheet    *kit.Sheet
	sheets   int  // counts what was opened and closed: what was asked for by one is not for the next
	reading  bool // the text of the open sheet is read
	preview  *preview
	ghost    *canvas.Image
	held     bool // a card is dragged
	given    bool // the deck comes with the game: the first change makes a copy
	size     fyne.Size
	left     kit.Box
	right    kit.Box
}

// Exits is what a builder asks of the rest of the program.
type Exits struct {
	Given  bool // the deck comes with the game: it stays as it is, and the first change makes a copy
	Back   func()
	Save   func(d library.SavedDeck, done func(id int64, err error))
	Others func(then func([]library.SavedDeck)) // to compare with
	Play   func(d library.SavedDeck)            // a new game with this deck
	Test   func(d library.SavedDeck)            // many games with it in the lab
	Record func(d library.SavedDeck, then func(library.DeckRecord))
	Export func(name, text string) // to a file
	Print  func(title string, items []print.Item)
	Copy   func(text string) // to the clipboard
	Paste  func() string
	// Away does slow work off the UI goroutine, and then on it what follows.
	Away func(slow, then func())

	Pictures faces.Pictures // of people's own cards; nil: they show their motifs
}

// NewBuilder puts a deck on the bench, with the cards of its game.
func NewBuilder(e *kit.Env, x *decks.Index, d library.SavedDeck, exits Exits) *Builder {
	b := &Builder{env: e, exits: exits, index: x, editor: decks.Edit(x, d.Deck), words: kit.NewSketch(), given: exits.Given}
	if b.given {
		mine := d.Deck
		mine.Name = words.Say("common.copy_of", "name", Title(d.Deck))
		b.editor = decks.Edit(x, mine)
	}
	b.saver = newSaver(d, exits.Save, b.showSaved)
	b.search, b.Name = kit.NewEntry(), kit.NewEntry()
	b.search.SetPlaceHolder(words.Say("decks.search", "terms", strings.Join(x.Example(), ", ")))
	b.search.OnChanged = func(string) { b.look() }
	b.search.OnSubmitted = func(string) { b.leaveEntry() }
	b.Name.SetPlaceHolder(words.Say("decks.name"))
	b.Name.SetText(d.Deck.Name)
	b.Name.OnChanged = b.rename
	b.Name.OnSubmitted = func(string) { b.leaveEntry() }
	b.facets = newFacetBar(b.toggle)
	b.order = kit.NewPill(words.Say("decks.sort"), kit.Normal, b.openSorts)
	b.grid = newCardGrid(e, gridCard, b, b.about, b.copies)
	b.list = newList(x, listExits{
		More:  func(l rules.DeckLine) { b.add(l.Card, l.Part) },
		Less:  func(l rules.DeckLine) { b.Put(l.Card, l.Part, -1) },
		Maybe: b.toMaybe, Menu: b.openLine,
		Fix:    b.fix,
		Covers: func(l rules.DeckLine) bool { return b.deck().Cover == l.Card },
		Hover:  b.hoverLine, Drag: b.dragLine, Drop: b.dropLine,
	})
	b.charts = newCharts(func(term string) { b.search.SetText(term) })
	b.undo = kit.NewPill(words.Say("common.undo"), kit.Normal, func() { b.back(b.editor.Undo) })
	b.redo = kit.NewPill(words.Say("common.redo"), kit.Normal, func() { b.back(b.editor.Redo) })
	b.save = kit.NewPill("", kit.Quiet, nil)
	b.save.Off = true
	b.compares = kit.NewPill(words.Say("decks.compare"), kit.Normal, b.openCompare)
	b.tools = []*kit.Pill{
		kit.NewPill(words.Say("common.back"), kit.Normal, exits.Back), b.undo, b.redo,
		kit.NewPill(words.Say("decks.hand"), kit.Normal, b.openHand), kit.NewPill(words.Say("decks.odds"), kit.Normal, b.openOdds),
		b.compares, kit.NewPill(words.Say("common.note"), kit.Normal, b.openNote),
		kit.NewPill(words.Say("decks.as_text"), kit.Normal, b.openText), kit.NewPill(words.Say("common.print"), kit.Normal, b.print),
		kit.NewPill(words.Say("decks.record"), kit.Normal, b.openRecord), kit.NewPill(words.Say("decks.test"), kit.Normal, b.test),
		kit.NewPill(words.Say("decks.play"), kit.Leading, b.play), b.save,
	}
	b.choice, b.sheet, b.preview = kit.NewMenu(e), kit.NewSheet(e), newPreview(e)
	b.choice.Left = b.closeMenu
	b.ghost = canvas.NewImageFromImage(kit.Blank)
	b.ghost.ScaleMode = canvas.ImageScaleFastest
	b.ghost.Hide()
	b.Container = &fyne.Container{Layout: b, Objects: []fyne.CanvasObject{b.words.Container, b.order, b.search, b.Name, b.facets.Container, b.grid.Scroll, b.list.Scroll, b.charts}}
	for _, p := range b.tools {
		b.Objects = append(b.Objects, p)
	}
	b.Objects = append(b.Objects, b.choice.Container, b.sheet.Container, b.preview.Container, b.ghost)
	b.query, b.report = &decks.Query{}, x.Check(d.Deck)
	b.look()
	b.show()
	return b
}

func (b *Builder) about(id rules.DefID) library.CardInfo {
	return library.AboutCard(b.index.Game, int(id), b.exits.Pictures)
}

// copies is what stands on a card of the grid: how many the deck has.
func (b *Builder) copies(id rules.DefID) string {
	card, n := b.index.Def(id).Name, 0
	for _, l := range b.deck().Cards {
		if l.Card == card && l.Part != decks.Maybeboard {
			n += l.N
		}
	}
	if n == 0 {
		return ""
	}
	return "×" + strconv.Itoa(n)
}

// Renew goes on with other cards of the game: people's own came, went or were
// changed. The deck stays as it is.
func (b *Builder) Renew(x *decks.Index) {
	b.preview.hide()
	b.letGo()
	b.index, b.list.index, b.list.near = x, x, nil
	b.editor.Use(x)
	b.charted = nil
	b.look()
	b.show()
}

// look finds what the search means and shows it.
func (b *Builder) look() {
	b.closeMenu()
	q, err := b.index.Parse(b.search.Text)
	b.query, b.wrong = q, ""
	if err != nil {
		b.wrong = trouble.Text(err)
	}
	b.found = b.index.Find(q, b.sort)
	b.facets.set(b.index.Facets(b.found), b.search.Text)
	b.grid.set(b.found)
	b.place(b.size)
}

// openSorts asks how to sort the cards.
func (b *Builder) openSorts() {
	var lines []kit.MenuLine
	for _, by := range b.index.Sorts() {
		text := sortTitle(by)
		lines = append(lines, kit.MenuLine{Text: text, Do: func() {
			b.closeMenu()
			b.sort = decks.Sort{By: by, Down: by == b.sort.By && by != "" && !b.sort.Down}
			b.look()
		}})
	}
	b.ask(words.Say("decks.sort_by"), lines, kit.BoxOf(b.order))
}

// sortTitle is what an order is called in the list of orders.
func sortTitle(by string) string {
	switch {
	case by == "":
		return words.Say("decks.relevance")
	case len(by) <= 3: // STR, DEF
		return strings.ToUpper(by)
	}
	return strings.ToUpper(by[:1]) + by[1:]
}

// ask opens a choice below a button.
func (b *Builder) ask(title string, lines []kit.MenuLine, of kit.Box) {
	b.choice.OpenBelow(title, lines, of, kit.NewBox(0, 0, b.size.Width, b.size.Height))
	b.env.Trace.Write(b.traceLine())
}

// closeMenu closes the choice.
func (b *Builder) closeMenu() {
	if b.choice.Close() {
		b.env.Trace.Write(b.traceLine())
	}
}

// toggle puts a condition that was clicked into the search, or takes it out.
func (b *Builder) toggle(term string) {
	b.search.SetText(decks.Toggle(b.search.Text, term))
}

// Put puts n copies of a card into the deck, or takes some out.
func (b *Builder) Put(card, part string, n int) {
	b.closeMenu()
	if b.sheet.IsOpen() {
		return
	}
	if err := b.editor.Add(card, part, n); err != nil {
		b.say(err)
		return
	}
	b.changed()
}

// toMaybe moves a copy to the maybeboard, or back into it.
func (b *Builder) toMaybe(l rules.DeckLine) {
	to := decks.Maybeboard
	if l.Part == decks.Maybeboard {
		to = b.index.PartOf(l.Card)
	}
	if err := b.editor.Move(l.Card, l.Part, to, 1); err != nil {
		b.say(err)
		return
	}
	b.changed()
}

// back undoes or does again.
func (b *Builder) back(do func() string) {
	if do() == "" {
		return
	}
	if d := b.deck(); d.Name != b.Name.Text {
		b.Name.SetText(d.Name)
	}
	b.changed()
}

// rename gives the deck the name that is in the field.
func (b *Builder) rename(name string) {
	b.given = false
	b.editor.Rename(name)
	b.changed()
}

// changed has the deck saved and shows it. One that comes with the game is a copy from now on.
func (b *Builder) changed() {
	if b.given {
		b.given = false
		b.Name.OnChanged = nil
		b.Name.SetText(b.deck().Name)
		b.Name.OnChanged = b.rename
	}
	b.saver.save(b.deck())
	b.show()
}

// deck is the deck as it is now. Before the first change, one that comes with the game has its own name.
func (b *Builder) deck() decks.Deck {
	d := b.editor.Deck()
	if b.given {
		d.Name = b.saver.deck.Deck.Name
	}
	return d
}

// show draws what depends on the deck.
func (b *Builder) show() {
	d := b.deck()
	b.report = b.index.Check(d)
	b.list.set(d, b.report)
	if b.charted == nil || !slices.Equal(d.Cards, b.charted) {
		b.charts.set(b.index.Charts(d), b.index.Curve(d))
		b.charted = append([]rules.DeckLine{}, d.Cards...)
	}
	for p, what := range map[*kit.Pill]string{b.undo: b.editor.Undone(), b.redo: b.editor.Redone()} {
		p.Off = what == ""
		p.Style()
	}
	b.grid.Fill()
	b.place(b.size)
}

// showSaved says how it stands with the disk.
func (b *Builder) showSaved(text string) {
	b.save.Set(text, "", kit.Quiet, nil)
	b.place(b.size)
}

func (b *Builder) say(err error) { b.showSaved(trouble.Text(err)) }

// play starts a new game with the deck.
func (b *Builder) play() { b.use(b.exits.Play) }

// test tests it in the lab.
func (b *Builder) test() { b.use(b.exits.Test) }

// use hands the deck on, if it is legal.
func (b *Builder) use(to func(library.SavedDeck)) {
	if !b.report.Legal {
		b.showSaved(words.Say("decks.illegal"))
		return
	}
	d := b.saver.deck
	d.Deck = b.deck()
	to(d)
}

// print hands the deck to the dialog that prints.
func (b *Builder) print() {
	d := b.deck()
	b.exits.Print(Title(d), PrintItems(b.index, d, b.exits.Pictures))
}

// leaveEntry gives the keyboard back to the page.
func (b *Builder) leaveEntry() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b.search); c != nil {
		c.Unfocus()
	}
}

// Chord implements keyed.
func (b *Builder) Chord(c kit.Chord) {
	switch {
	case b.sheet.IsOpen():
	case b.env.Keys.Action(c) == kit.ActionUndo:
		b.back(b.editor.Undo)
	case b.env.Keys.Action(c) == kit.ActionRedo:
		b.back(b.editor.Redo)
	case c == "/":
		if cv := fyne.CurrentApp().Driver().CanvasForObject(b.search); cv != nil {
			cv.Focus(b.search)
		}
	}
}

// Modifier implements keyed.
func (b *Builder) Modifier(fyne.KeyName, bool) {}

// Over implements covered.
func (b *Builder) Over() *fyne.Container {
	switch {
	case b.sheet.IsOpen():
		return b.sheet.Container
	case b.choice.Visible():
		return b.choice.Container
	}
	return nil
}

// Key takes a key that no field has taken.
func (b *Builder) Key(e *fyne.KeyEvent) {
	switch {
	case b.choice.Key(e.Name):
	case e.Name == fyne.KeyEscape && b.sheet.IsOpen():
		b.closeSheet()
	case e.Name == fyne.KeyEscape && b.choice.Visible():
		b.closeMenu()
	case e.Name == fyne.KeyEscape:
		b.exits.Back()
	}
}

// Close ends what the page has started, and saves what is not saved yet.
func (b *Builder) Close() {
	b.preview.hide()
	b.sheets++
	b.saver.end()
}

// KeepNew saves a deck that is new here, as it came.
func (b *Builder) KeepNew() {
	b.saver.deck.Deck = decks.Deck{}
	b.changed()
}

// Game is the name of the game that the deck is for.
func (b *Builder) Game() string { return b.index.Game.Name }
