// Package studio is where people make cards of their own: the page with a set's
// cards, what is written on one, its face, and the picture on it.
package studio

import (
	"image"
	"slices"
	"strings"
	"time"

	"feltstack/cardart"
	"feltstack/cardart/print"
	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/text"
	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/library/cards"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Page is where a person makes cards: sets and their cards at the
// left, the card that is worked on in the middle, its face at the right. What
// is typed is compiled while it is typed, and saved on its own.
type Page struct {
	*fyne.Container
	env   *kit.Env
	exits Exits
	games []library.GameInfo
	size  fyne.Size

	all     []sets.Set
	set     int          // -1: none
	card    int          // -1: none
	checked []cards.Card // of the set
	filling bool         // the form is being filled, not typed in
	dirty   bool         // something is not saved
	saving  int          // how many times it is being saved now
	saves   int          // how many times it was
	stop    func()       // ends the wait before a check
	checks  int          // how many were begun
	note    string
	told    string // what a note says that stays when the set is saved

	words  *kit.Sketch
	list   *container.Scroll
	rows   *fyne.Container
	lines  []*kit.Pill // for rows; reused
	chosen int         // which row is the chosen card's; -1: none
	find   *kit.Entry
	name   *kit.Entry
	typ    *offeredEntry
	facts  []factField
	fields *fyne.Container // those of the facts
	motif  *offeredEntry
	text   *textEntry
	errors *kit.Sketch
	offers []*kit.Pill  // how the text may go on
	fixes  []*kit.Pill  // what an error may be replaced with
	fixing int          // how many of them are in use
	at     offering     // what they are for
	sample *kit.Painted // a hand of cards while the player has none
	face   *canvas.Image
	wants  kit.Picture
	drawn  bool // it is not only a sketch that is wanted
	own    *ownPicture
	trim   *trimPart
	large  *enlarged
	pills  []*kit.Pill
	choice *kit.Menu
	asking fyne.CanvasObject // the button of the choice

	returning bool       // whole sets are being brought back
	unsaved   []sets.Set // are written one after another, the first one now
	binning   []func()   // so is what is done to the bin
	art       *gallery
}

// Exits is what the studio asks of the rest of the program.
type Exits struct {
	Home      func()
	Check     func(s sets.Set, then func([]cards.Card, error))
	Save      func(s sets.Set, then func(error))
	Rename    func(set string) // asks how else to call it
	Merge     func(from, into string)
	Delete    func(name string)
	New       func(game string)
	Import    func()
	Export    func(s sets.Set)
	Try       func(s sets.Set, card string)
	Print     func(title string, items []print.Item)
	PrintCard func(title string, face cardart.Face)
	Complete  func(game, name, written string, at int) text.Completion
	Facts     func(game string) []cardfile.Fact
	Types     func(game string) []string      // that cards of a game have
	Prints    func(game, typ string) []string // keys of facts of such cards
	Face      func(game string, d *rules.Def) cardart.Face

	// Discard puts cards of a set into the bin, and Withdraw takes them out where that is undone.
	Discard  func(s sets.Set, gone []sets.Card, then func(error))
	Withdraw func(set string, back []sets.Card, then func(error))
	Bin      func(set, card string) // shows what was deleted; from there it goes back to that card

	// Memory is what can be undone. Return brings sets back to how they were, and shows the one
	// that then names.
	Memory *Memory
	Return func(b sets.Before, then func(now sets.Before, err error) (show string))

	// Choose asks for the file of a picture and puts it among those of a set.
	Choose  func(set string, then func(file string, err error))
	Measure func(p cardart.Picture, then func(size image.Point))
	Notes   func(s sets.Set, then func([]sets.Note))
	Motifs  func() []string // of the person's own
}

// New makes the page; Load fills it.
func New(e *kit.Env, games []library.GameInfo, exits Exits) *Page {
	s := &Page{env: e, exits: exits, games: games, set: -1, card: -1, words: kit.NewSketch(), errors: kit.NewSketch()}
	if exits.Memory == nil {
		s.exits.Memory = NewMemory()
	}
	s.rows = container.New(&kit.StackLayout{Gap: 2})
	s.list, s.find = kit.NewVScroll(s.rows), s.newFind()
	s.name, s.typ, s.text = kit.NewEntry(), newOfferedEntry("type"), newTextEntry()
	s.name.SetPlaceHolder(words.Say("studio.card_name"))
	s.typ.SetPlaceHolder(words.Say("studio.card_type"))
	s.text.SetPlaceHolder(words.Say("studio.card_text"))
	s.text.Wrapping = fyne.TextWrapWord
	s.motif = newOfferedEntry("motif")
	s.motif.SetPlaceHolder(words.Say("studio.card_art"))
	s.motif.onFocus, s.motif.is = func() { s.offerAt(atMotif) }, func(m string) bool { return isMotif(m, exits.Motifs()) }
	s.typ.onFocus, s.typ.is = func() { s.offerAt(atType) }, s.isType
	for _, entry := range []*widget.Entry{&s.name.Entry, &s.typ.Entry.Entry, &s.motif.Entry.Entry, &s.text.Entry.Entry} {
		entry.OnChanged = func(string) { s.typed() }
	}
	s.text.OnCursorChanged = func() { s.offerAt(atText) }
	first := func() bool { return s.take(0) }
	s.text.onTab, s.motif.onTab, s.typ.onTab = first, first, first
	for range mostOffers {
		p := kit.NewPill("", kit.Normal, nil)
		p.TextSize = 13
		s.offers = append(s.offers, p)
	}
	for range mostFixes {
		p := kit.NewPill("", kit.Normal, nil)
		p.TextSize = 13
		p.Hide()
		s.fixes = append(s.fixes, p)
	}
	s.sample = kit.NewPainted(e, "painting a hand of cards", s.hand)
	s.fields = container.NewWithoutLayout()
	s.face = canvas.NewImageFromImage(kit.Blank)
	s.face.ScaleMode = canvas.ImageScaleFastest
	s.pills = []*kit.Pill{
		kit.NewPill(words.Say("common.back"), kit.Normal, exits.Home), kit.NewPill(words.Say("studio.new_card"), kit.Leading, s.openBlanks), kit.NewPill(words.Say("common.copy"), kit.Normal, s.copy),
		kit.NewPill(words.Say("common.delete"), kit.Normal, s.delete), kit.NewPill(words.Say("studio.try"), kit.Leading, s.try), kit.NewPill(words.Say("common.print"), kit.Normal, s.print),
		kit.NewPill(words.Say("studio.set"), kit.Normal, s.openSet), kit.NewPill(words.Say("common.undo"), kit.Normal, s.undo), kit.NewPill(words.Say("common.redo"), kit.Normal, s.redo),
		kit.NewPill(words.Say("common.bin"), kit.Normal, s.openBin),
	}
	s.own, s.trim = newOwnPicture(s), newTrimPart(s)
	for _, e := range []*kit.Entry{s.name, &s.typ.Entry, &s.motif.Entry, &s.text.Entry, s.trim.flavor, s.trim.artist} {
		e.OnUndo = s.onUndo
	}
	s.choice, s.art, s.large = kit.NewMenu(e), newGallery(s), newEnlarged(s)
	s.choice.Left = s.closeMenu
	s.Container = &fyne.Container{Layout: s, Objects: []fyne.CanvasObject{s.words.Container, s.sample.Image, s.find, s.list, s.name, s.typ, s.fields, s.motif, s.text, s.errors.Container, s.face, s.large.over}}
	s.Objects = append(append(s.Objects, s.own.objects()...), s.trim.objects()...)
	for _, p := range slices.Concat(s.offers, s.fixes, s.pills) {
		s.Objects = append(s.Objects, p)
	}
	s.Objects = append(s.Objects, s.art.open, s.large.open, s.choice.Container, s.art.Container, s.large.Container)
	return s
}

// mostOffers is how many ways to go on are offered.
const mostOffers = 10

// fill puts the chosen card into the form.
func (s *Page) fill() {
	s.filling = true
	defer func() { s.filling = false }()
	s.facts, s.fields.Objects = nil, nil
	set := s.current()
	on := set != nil && s.card >= 0
	for _, o := range []fyne.CanvasObject{s.name, s.typ, s.motif, s.text, s.face, s.art.open} {
		if on {
			o.Show()
		} else {
			o.Hide()
		}
	}
	if on {
		c := set.Cards[s.card]
		s.name.SetText(c.Name)
		s.typ.SetText(c.Type)
		s.text.SetText(c.Text)
		s.motif.SetText(c.Motif)
		s.fillFacts(*set, c)
		s.trim.fill()
	} else {
		s.offer(nil, false, nil)
	}
	s.own.trial, s.own.quick = "", false
	s.place(s.size)
}

// written is the card as it stands in the form.
func (s *Page) written() sets.Card {
	old := s.current().Cards[s.card]
	c := sets.Card{Name: s.name.Text, Type: s.typ.Text, Motif: strings.TrimSpace(s.motif.Text), Text: strings.TrimRight(s.text.Text, "\n "), Picture: old.Picture, Facts: map[string]any{}}
	known := map[string]bool{}
	for _, f := range s.facts {
		known[f.fact.Key] = true
		if v, ok := f.value(); ok {
			c.Facts[f.fact.Key] = v
		}
	}
	for key, v := range old.Facts {
		if !known[key] {
			c.Facts[key] = v // nothing of the file is lost
		}
	}
	return c
}

// typed takes in what was typed.
func (s *Page) typed() {
	if s.filling || s.current() == nil || s.card < 0 {
		return
	}
	s.told = ""
	s.change(s.current().With(s.card, s.written()))
	s.complete()
	s.later()
}

// checkAfter is how long nothing was typed before the card is compiled.
const checkAfter = 120 * time.Millisecond

// later saves at once, so that what is shown is saved, and checks in a moment.
func (s *Page) later() {
	s.save()
	if s.stop != nil {
		s.stop()
	}
	s.stop = s.env.After(checkAfter, func() {
		s.own.quick = false
		s.check()
		s.notice()
	})
}

// check compiles the set off the UI goroutine and shows what came of it.
func (s *Page) check() {
	set := s.current()
	if set == nil || set.Problem != "" {
		s.show()
		return
	}
	name := set.Name
	s.checks++
	this := s.checks
	s.exits.Check(*set, func(got []cards.Card, err error) {
		now := s.current()
		switch {
		case this != s.checks: // what was checked then has changed
			return
		case now == nil || now.Name != name || len(got) != len(now.Cards):
		case err != nil:
			s.note = trouble.Text(err)
		default:
			s.checked = got
		}
		s.show()
	})
}

// save writes the set, if it was changed.
func (s *Page) save() {
	set := s.current()
	if !s.dirty || set == nil {
		return
	}
	s.dirty = false
	s.saves++
	s.saving++
	if last := len(s.unsaved) - 1; last > 0 && s.unsaved[last].Name == set.Name {
		s.unsaved[last] = *set // the newest is what counts
		s.saving--
		return
	}
	if s.unsaved = append(s.unsaved, *set); len(s.unsaved) == 1 {
		s.write()
	}
}

// write writes the first of the sets that wait for it, and then the others.
func (s *Page) write() {
	s.exits.Save(s.unsaved[0], func(err error) {
		s.saving--
		if s.unsaved = s.unsaved[1:]; len(s.unsaved) > 0 {
			s.write()
		}
		if s.told == "" || s.note != s.told {
			s.note = words.Say("common.saved")
		}
		if err != nil {
			s.dirty, s.note = true, words.Say("common.not_saved", "reason", trouble.Text(err))
		}
		s.show()
	})
}

// Close saves what was typed last.
func (s *Page) Close() {
	if s.stop != nil {
		s.stop()
	}
	s.save()
}

// state is what the last check says of the chosen card, nil if nothing yet.
func (s *Page) state() *cards.Card {
	if s.card < 0 || s.card >= len(s.checked) {
		return nil
	}
	return &s.checked[s.card]
}

// show draws the list, the face and what is wrong.
func (s *Page) show() {
	s.showList()
	s.showFace()
	s.place(s.size)
}

// Over implements covered.
func (s *Page) Over() *fyne.Container {
	switch {
	case s.choice.Visible():
		return s.choice.Container
	case s.art.isOpen():
		return s.art.Container
	case s.large.isOpen():
		return s.large.Container
	}
	return nil
}

// Key takes a key that no field has taken.
func (s *Page) Key(e *fyne.KeyEvent) {
	switch {
	case s.choice.Key(e.Name):
	case e.Name == fyne.KeyEscape && s.art.isOpen():
		s.art.escape()
	case e.Name == fyne.KeyEscape && s.large.isOpen():
		s.large.close()
	case s.large.isOpen():
		s.large.key(e.Name)
	case e.Name == fyne.KeyEscape && s.choice.Visible():
		s.closeMenu()
	case e.Name == fyne.KeyEscape:
		s.exits.Home()
	}
}
