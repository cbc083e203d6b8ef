package ui

import (
	"image"
	"image/color"
	"strings"
	"time"

	"feltstack/rules/names"
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

// savedScreen lists the saved games, to open, rename or delete them.
type savedScreen struct {
	*fyne.Container
	env   *kit.Env
	exits savedExits
	size  fyne.Size
	words *kit.Sketch
	list  *container.Scroll
	rows  *fyne.Container
	games []*savedRow
	back  *kit.Pill
	did   *kit.Did    // what was deleted and can be brought back
	feet  []*kit.Pill // what concerns all games: backups, import
	note  string      // in place of the list while there is none
	won   string      // who has won how often

	busy   bool // a picture is being painted
	closed bool
}

// savedExits is what can be done with saved games.
type savedExits struct {
	Open    func(library.SavedGame)
	Watch   func(library.SavedGame)
	Copy    func(library.SavedGame)
	Export  func(library.SavedGame)
	Import  func()
	Backups func() // of everything
	Note    func(library.SavedGame, string)
	Rename  func(library.SavedGame, string)
	Delete  func(g library.SavedGame, done func(back func())) // puts it into the bin
	Bin     func()                                            // shows what was deleted
	Home    func()
	// Glance is how the picture of a game that has none is painted; nil: not at all.
	Glance func(library.SavedGame) func() (*image.RGBA, error)
}

// wonSize is how large it is written who has won how often.
const wonSize = 14

func newSavedScreen(e *kit.Env, exits savedExits) *savedScreen {
	s := &savedScreen{env: e, exits: exits, words: kit.NewSketch(), rows: container.New(&kit.StackLayout{Gap: 10}), note: words.Say("saves.loading")}
	s.list = kit.NewVScroll(s.rows)
	s.back = kit.NewPill(words.Say("common.back"), kit.Normal, exits.Home)
	s.did = kit.NewDid(func() { s.place(s.size) })
	s.feet = []*kit.Pill{
		kit.NewPill(words.Say("common.bin"), kit.Normal, func() { s.exits.Bin() }),
		kit.NewPill(words.Say("saves.backups"), kit.Normal, func() { s.exits.Backups() }),
		kit.NewPill(words.Say("saves.import"), kit.Normal, func() { s.exits.Import() }),
	}
	s.Container = &fyne.Container{Layout: kit.PageLayout(s.place), Objects: []fyne.CanvasObject{s.words.Container, s.list, s.back, s.did.Undo}}
	for _, p := range s.feet {
		s.Objects = append(s.Objects, p)
	}
	return s
}

// set shows the games, and who has won how often.
func (s *savedScreen) set(games []library.SavedGame, won string, err error) {
	s.games = nil
	s.won = won
	s.rows.Objects = nil
	s.note = ""
	switch {
	case err != nil:
		s.note = trouble.Text(err)
	case len(games) == 0:
		s.note = words.Say("saves.none")
	}
	for _, g := range games {
		r := newSavedRow(s, g)
		s.games = append(s.games, r)
		s.rows.Objects = append(s.rows.Objects, r.Container)
	}
	s.rows.Refresh()
	s.place(s.size)
	s.paint()
}

func (s *savedScreen) place(size fyne.Size) {
	if s.size = size; size.IsZero() {
		return
	}
	page := s.words.Page(size, words.Say("saves.title"))
	body := kit.NewBox(page.X, page.Y+60, page.W, page.H-60-56)
	if s.note != "" {
		s.words.Prose([]kit.Span{{Text: s.note, Face: look.Plain, Color: look.Now().Dimmed}}, 17, kit.NewBox(body.X, body.Y+20, body.W*0.7, 60))
	}
	for i, line := range strings.Split(s.won, "\n") {
		span := kit.Span{Text: kit.Shorten(line, look.Plain, wonSize, page.W*0.7), Face: look.Plain, Color: look.Now().Dimmed}
		s.words.Text(span, wonSize, page.Right()-kit.LineWidth([]kit.Span{span}, wonSize), page.Y+14+float32(i)*18)
	}
	body.Put(s.list)
	kit.PutFoot(page, s.back, s.feet...)
	s.did.Place(s.words, kit.BoxOf(s.back).Right()+18, page.Bottom()-40, kit.BoxOf(s.feet[0]).X-18, true)
	s.words.End()
	s.env.Trace.Write(s.traceLine())
}

func (s *savedScreen) traceLine() trace.Line {
	line := trace.Line{Screen: "saves", Width: s.size.Width, Height: s.size.Height, Scale: s.env.Scale()}
	line.Buttons = kit.TracePills(fyne.Position{}, append([]*kit.Pill{s.back, s.did.Undo}, s.feet...)...)
	for _, r := range s.games {
		line.Buttons = append(line.Buttons, kit.TraceRow(s.list, r.Container, savedTitle(r.game), r.pills...)...)
	}
	return line
}

func (s *savedScreen) Key(e *fyne.KeyEvent) {
	if e.Name != fyne.KeyEscape {
		return
	}
	asked := false
	for _, r := range s.games {
		if r.mode != rowShow {
			asked = true
			r.turn(rowShow)
		}
	}
	if !asked {
		s.exits.Home()
	}
}

// Chord implements keyed.
func (s *savedScreen) Chord(c kit.Chord) {
	if s.env.Keys.Action(c) == kit.ActionUndo {
		s.did.Back()
	}
}

// Modifier implements keyed.
func (s *savedScreen) Modifier(fyne.KeyName, bool) {}

// delete puts a game into the bin.
func (s *savedScreen) delete(g library.SavedGame) {
	s.exits.Delete(g, func(back func()) { s.did.Add(words.Say("common.deleted", "name", savedTitle(g)), back) })
}

// Close ends the painting of pictures.
func (s *savedScreen) Close() { s.closed = true }

// rowMode is what a saved game's row is for at the moment.
type rowMode int

const (
	rowShow rowMode = iota
	rowRename
	rowNote
)

// savedRow is one saved game.
type savedRow struct {
	*fyne.Container
	screen  *savedScreen
	game    library.SavedGame
	mode    rowMode
	words   *kit.Sketch
	name    *kit.Entry // for the name, or the note
	picture *canvas.Image
	painted bool        // or tried to be
	pills   []*kit.Pill // those of all modes
}

func newSavedRow(s *savedScreen, g library.SavedGame) *savedRow {
	r := &savedRow{screen: s, game: g, words: kit.NewSketch(), name: kit.NewEntry(), picture: canvas.NewImageFromImage(pictureOf(g))}
	r.picture.ScaleMode = canvas.ImageScaleFastest
	r.picture.Hide()
	r.name.SetText(savedTitle(g))
	r.name.OnSubmitted = func(string) {
		if r.mode == rowNote {
			r.keepNote()
			return
		}
		r.rename()
	}
	r.name.OnEscape = func() { r.turn(rowShow) }
	r.name.Hide()
	r.pills = []*kit.Pill{
		kit.NewPill(words.Say("saves.open"), kit.Leading, func() { s.exits.Open(g) }),
		kit.NewPill(words.Say("saves.rename"), kit.Normal, func() { r.turn(rowRename) }),
		kit.NewPill(words.Say("common.delete"), kit.Normal, func() { s.delete(g) }),
		kit.NewPill(words.Say("saves.save_name"), kit.Leading, r.rename),
		kit.NewPill(words.Say("common.cancel"), kit.Normal, func() { r.turn(rowShow) }),
		kit.NewPill(words.Say("saves.watch"), kit.Normal, func() { s.exits.Watch(g) }),
		kit.NewPill(words.Say("common.copy"), kit.Normal, func() { s.exits.Copy(g) }),
		kit.NewPill(words.Say("common.export"), kit.Normal, func() { s.exits.Export(g) }),
		kit.NewPill(words.Say("common.note"), kit.Normal, func() { r.turn(rowNote) }),
		kit.NewPill(words.Say("saves.save_note"), kit.Leading, r.keepNote),
	}
	r.Container = &fyne.Container{Layout: r, Objects: []fyne.CanvasObject{r.words.Container, r.picture, r.name}}
	for _, p := range r.pills {
		r.Objects = append(r.Objects, p)
	}
	return r
}

// turn puts the row to another use.
func (r *savedRow) turn(m rowMode) {
	r.mode = m
	switch m {
	case rowRename:
		r.name.SetText(savedTitle(r.game))
	case rowNote:
		r.name.SetText(r.game.Note)
	}
	r.Layout(nil, r.Container.Size())
	c := fyne.CurrentApp().Driver().CanvasForObject(r.pills[0])
	switch {
	case c == nil:
	case m == rowRename || m == rowNote:
		c.Focus(r.name)
		r.name.TypedShortcut(&fyne.ShortcutSelectAll{}) // what is typed takes its place
	case c.Focused() == fyne.Focusable(r.name):
		c.Unfocus()
	}
	r.screen.env.Trace.Write(r.screen.traceLine())
}

func (r *savedRow) rename() {
	name := names.Name(r.name.Text)
	r.turn(rowShow)
	if name != "" && name != savedTitle(r.game) {
		r.screen.exits.Rename(r.game, name)
	}
}

func (r *savedRow) keepNote() {
	note := names.Note(r.name.Text)
	r.turn(rowShow)
	if note != r.game.Note {
		r.screen.exits.Note(r.game, note)
	}
}

// The measures of a row.
const (
	rowHeight     = 90
	pictureHeight = rowHeight - 12
	pictureWidth  = pictureHeight * 8 / 5
	wordsLeft     = 18 + pictureWidth + 14
	wordsWidth    = 400 // with less beside the buttons, these get a line of their own
	pillsLine     = 46
)

// MinSize implements fyne.Layout.
func (r *savedRow) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(400, rowHeight) }

// HeightAt is the height of a row of a width: the same whatever it is used for.
func (r *savedRow) HeightAt(width float32) float32 {
	if r.pillsBelow(width) {
		return rowHeight + pillsLine
	}
	return rowHeight
}

// pillsBelow reports whether the buttons need a line of their own.
func (r *savedRow) pillsBelow(width float32) bool {
	for _, i := range modePills[rowShow] {
		width -= r.pills[i].MinSize().Width + kit.Gap
	}
	return width-14 < wordsLeft+wordsWidth
}

// Layout implements fyne.Layout.
func (r *savedRow) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	r.picture.Hide()
	r.words.Begin()
	defer r.words.End()
	edge := color.NRGBA{}
	if r.game.Broken != "" {
		edge = look.Now().Alarm
	}
	r.words.Board(r.screen.env, kit.NewBox(0, 0, size.Width, size.Height), look.Now().Panel, edge)
	left := r.placePills(size)
	switch r.mode {
	case rowRename, rowNote:
		kit.NewBox(18, (min(size.Height, rowHeight)-42)/2, min(left-40, 620), 42).Put(r.name)
		return
	}
	x, right := float32(wordsLeft), left-20
	kit.NewBox(12, 6, pictureWidth, pictureHeight).Put(r.picture)
	r.picture.Show()
	ago := r.words.TextRight(kit.Span{Text: words.Ago(r.game.Updated, time.Now()), Face: look.Italic, Color: look.Now().Dimmed}, 14, right, 14)
	r.words.Text(kit.Span{Text: kit.Shorten(savedTitle(r.game), look.Title, 20, ago.X-x-12), Face: look.Title, Color: look.Now().Ivory}, 20, x, 9)
	where := savedWhere(r.game)
	if r.game.Broken != "" {
		where = r.game.Broken
	}
	r.words.Text(kit.Span{Text: kit.Shorten(where, look.Plain, 14, right-x), Color: look.Now().Dimmed}, 14, x, 38)
	if r.game.Note != "" {
		note, _ := kit.Flow([]kit.Span{{Text: r.game.Note, Face: look.Italic, Color: look.Now().Ivory}}, 14, right-x)
		r.words.Words(kit.FirstLines(note, 1), 14, x, 61)
	}
}

// modePills are the buttons of each use of a row, in their order.
var modePills = map[rowMode][]int{rowShow: {0, 5, 8, 6, 7, 1, 2}, rowRename: {3, 4}, rowNote: {9, 4}}

// placePills shows the buttons of the row's mode and returns where they begin, or
// the row ends if they have a line of their own.
func (r *savedRow) placePills(size fyne.Size) float32 {
	r.name.Hide()
	shown := modePills[r.mode]
	if r.mode == rowRename || r.mode == rowNote {
		r.name.Show()
	}
	for _, p := range r.pills {
		p.Hide()
	}
	x, y := size.Width-14, (size.Height-38)/2
	below := r.pillsBelow(size.Width)
	if below {
		y = size.Height - 38 - 8
	}
	for i := len(shown) - 1; i >= 0; i-- {
		p := r.pills[shown[i]]
		m := p.MinSize()
		x -= m.Width
		kit.NewBox(x, y, m.Width, 38).Put(p)
		p.Show()
		x -= kit.Gap
	}
	if below {
		return size.Width
	}
	return x
}

// savedTitle is what a saved game is called.
func savedTitle(g library.SavedGame) string {
	if g.Name != "" {
		return g.Name
	}
	return g.Game + ": " + words.Against(g.Seats)
}

// savedWhere says which game it is and where it stands.
func savedWhere(g library.SavedGame) string {
	parts := []string{g.Game, words.Against(g.Seats), g.Where}
	if g.Name == "" {
		parts = parts[2:]
	}
	return strings.Join(parts, "  ·  ")
}
