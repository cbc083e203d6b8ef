package ui

import (
	"path/filepath"

	"feltstack/saves"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// backupsScreen lists the automatic backups, and leads to those in files.
type backupsScreen struct {
	*fyne.Container
	env   *kit.Env
	exits backupsExits
	size  fyne.Size
	words *kit.Sketch
	list  *kit.Grid[*backupRow]
	all   []saves.Automatic
	back  *kit.Pill
	feet  []*kit.Pill
	note  string // in place of the list while there is none
}

// backupsExits is what can be done with backups.
type backupsExits struct {
	Now      func()            // writes one to a file
	FromFile func()            // restores one
	Restore  func(path string) // restores an automatic one
	Back     func()
}

func newBackupsScreen(e *kit.Env, exits backupsExits) *backupsScreen {
	s := &backupsScreen{env: e, exits: exits, words: kit.NewSketch()}
	s.list = kit.NewGrid(kit.GridShape{High: func(float32) float32 { return backupHigh }, Gap: 8, Spare: 2}, func() (*backupRow, fyne.CanvasObject) {
		r := newBackupRow(s)
		return r, r.Container
	}, func(r *backupRow, i int) { r.set(s.all[i]) })
	s.back = kit.NewPill(words.Say("common.back"), kit.Normal, exits.Back)
	s.feet = []*kit.Pill{
		kit.NewPill(words.Say("backup.from_file"), kit.Normal, exits.FromFile),
		kit.NewPill(words.Say("backup.now"), kit.Leading, exits.Now),
	}
	s.Container = &fyne.Container{Layout: kit.PageLayout(s.place), Objects: []fyne.CanvasObject{s.words.Container, s.list.Scroll, s.back}}
	for _, p := range s.feet {
		s.Objects = append(s.Objects, p)
	}
	return s
}

// set shows the automatic backups.
func (s *backupsScreen) set(all []saves.Automatic, err error) {
	s.all, s.note = all, ""
	switch {
	case err != nil:
		s.note = trouble.Text(err)
	case len(all) == 0:
		s.note = words.Say("backup.none")
	}
	s.list.Set(len(all), true)
	s.place(s.size)
}

func (s *backupsScreen) place(size fyne.Size) {
	if s.size = size; size.IsZero() {
		return
	}
	page := s.words.Page(size, words.Say("backup.title"))
	about := []kit.Span{{Text: words.Say("backup.automatic"), Face: look.Plain, Color: look.Now().Dimmed}}
	_, high := kit.Flow(about, 16, page.W)
	s.words.Prose(about, 16, kit.NewBox(page.X, page.Y+60, page.W, high))
	body := kit.NewBox(page.X, page.Y+60+high+16, page.W, 0)
	body.H = page.Bottom() - 56 - body.Y
	if s.note != "" {
		s.words.Prose([]kit.Span{{Text: s.note, Face: look.Plain, Color: look.Now().Ivory}}, 17, kit.NewBox(body.X, body.Y, body.W*0.7, 60))
	}
	s.words.End()
	body.W += kit.GridBar // the bar is beside the page
	body.Put(s.list.Scroll)
	kit.PutFoot(page, s.back, s.feet...)
	s.env.Trace.Write(s.traceLine())
}

func (s *backupsScreen) traceLine() trace.Line {
	line := trace.Line{Screen: "backups", Width: s.size.Width, Height: s.size.Height, Scale: s.env.Scale()}
	line.Buttons = kit.TracePills(fyne.Position{}, append([]*kit.Pill{s.back}, s.feet...)...)
	for _, r := range s.list.Cells() {
		line.Buttons = append(line.Buttons, kit.TraceRow(s.list.Scroll, r.Container, filepath.Base(r.backup.Path), r.pill)...)
	}
	return line
}

// Key implements page.
func (s *backupsScreen) Key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		s.exits.Back()
	}
}

// Close implements page.
func (s *backupsScreen) Close() {}

// backupRow is one automatic backup.
type backupRow struct {
	*fyne.Container
	screen *backupsScreen
	backup saves.Automatic
	words  *kit.Sketch
	pill   *kit.Pill
}

// backupHigh is how high a row is.
const backupHigh = 68

func newBackupRow(s *backupsScreen) *backupRow {
	r := &backupRow{screen: s, words: kit.NewSketch()}
	r.pill = kit.NewPill(words.Say("backup.restore"), kit.Normal, func() { s.exits.Restore(r.backup.Path) })
	r.Container = &fyne.Container{Layout: r, Objects: []fyne.CanvasObject{r.words.Container, r.pill}}
	return r
}

// set shows a backup.
func (r *backupRow) set(a saves.Automatic) {
	r.backup = a
	r.Layout(nil, r.Container.Size())
}

// MinSize implements fyne.Layout.
func (r *backupRow) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, backupHigh) }

// Layout implements fyne.Layout.
func (r *backupRow) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size.IsZero() {
		return
	}
	r.words.Begin()
	defer r.words.End()
	r.words.Board(r.screen.env, kit.NewBox(0, 0, size.Width, size.Height), look.Now().Panel, look.Now().Panel)
	pill := r.pill.MinSize()
	kit.NewBox(size.Width-14-pill.Width, (size.Height-38)/2, pill.Width, 38).Put(r.pill)
	const left = 18
	room := size.Width - 14 - pill.Width - 20 - left
	made := r.backup.Made.Local()
	head := words.Say("backup.day", "date", words.Date(made), "size", words.Tenths(float64(r.backup.Bytes)/1e6))
	r.words.Text(kit.Span{Text: kit.Shorten(head, look.Title, 18, room), Face: look.Title, Color: look.Now().Ivory}, 18, left, 9)
	text := listContents(r.backup.Contents)
	if r.pill.Show(); r.backup.Parts == 0 {
		text = words.Say("backup.unreadable")
		r.pill.Hide()
	}
	r.words.Text(kit.Span{Text: kit.Shorten(text, look.Plain, 14, room), Color: look.Now().Dimmed}, 14, left, 38)
}
