// Package lab is where bots play many games in the background, and where what they came to is
// drawn, compared, kept and exported.
//
// Reading order: page.go (the page), form.go (what is to be played), runner.go (playing it in
// the background), badge.go (the sign of that on other pages), entry.go (the list of runs),
// kept.go (what can be done with them), report.go (the charts of a run or several), chart.go,
// overview.go and cards.go (drawing them), picture.go (exporting them), record.go (how a deck has done).
package lab

import (
	"image/color"
	"io"
	"slices"

	"feltstack/rules"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// Page is the page of the lab: what is to be played, or the runs that there are, at the left,
// and the charts of one run or several at the right.
type Page struct {
	*fyne.Container
	env    *kit.Env
	exits  Exits
	runner *Runner
	games  []library.GameInfo
	size   fyne.Size
	words  *kit.Sketch

	tabs   *kit.Segments
	listed bool // the runs are at the left, and not the form
	form   *form
	list   *runList
	report *report

	entries []*entry // the newest first
	shown   []*entry // in the charts, as they were chosen
	did     *kit.Did // what was deleted or renamed on this page
	note    string   // what is wrong with the form

	back, bin, run, cancel     *kit.Pill
	rename, remove, csv, image *kit.Pill
	closed                     bool
	unwatch                    func() // nil without a runner
}

// Exits is what the lab asks of the rest of the program. What is called back is on the UI
// goroutine.
type Exits struct {
	Back   func()
	Decks  Choices                           // how decks are shown that can be chosen
	Runs   func(then func([]library.LabRun)) // those that are kept
	Rename func(id int64, name string, then func(error))
	// Delete puts a run into the bin, and Undelete takes it out.
	Delete, Undelete func(id int64, then func(error))
	Bin              func() // shows what was deleted
	// Ask asks for a name.
	Ask func(title, name string, then func(string))
	// Export asks where to, and writes a file there.
	Export func(title, file string, write func(to io.Writer) error)
}

// New makes the page.
func New(e *kit.Env, games []library.GameInfo, runner *Runner, exits Exits) *Page {
	p := &Page{env: e, exits: exits, runner: runner, games: games, words: kit.NewSketch(), form: newForm(e, games, exits.Decks), list: newRunList(), report: newReport(e)}
	p.tabs = kit.NewSegments([]string{words.Say("lab.new"), words.Say("lab.runs")}, 0, func(i int) {
		p.listed = i == 1
		p.show()
	})
	p.back = kit.NewPill(words.Say("common.back"), kit.Normal, exits.Back)
	p.did = kit.NewDid(func() { p.show() })
	p.bin = kit.NewPill(words.Say("common.bin"), kit.Normal, func() { p.exits.Bin() })
	p.run = kit.NewPill(words.Say("lab.run"), kit.Leading, p.start)
	p.run.TextSize = 17
	p.run.Style()
	p.cancel = kit.NewPill(words.Say("lab.stop"), kit.Normal, p.stop)
	p.rename = kit.NewPill(words.Say("lab.rename"), kit.Normal, p.askName)
	p.remove = kit.NewPill(words.Say("common.delete"), kit.Normal, p.delete)
	p.csv = kit.NewPill(words.Say("lab.csv"), kit.Normal, p.exportTable)
	p.image = kit.NewPill(words.Say("lab.picture"), kit.Normal, p.exportPicture)
	p.Container = &fyne.Container{Layout: kit.PageLayout(p.place), Objects: []fyne.CanvasObject{
		p.words.Container, p.tabs.Container, p.form.Scroll, p.list.Scroll, p.report.bar, p.report.Scroll,
	}}
	p.report.moved = func() { p.place(p.size) }
	for _, pill := range p.pills() {
		p.Objects = append(p.Objects, pill)
	}
	if runner != nil {
		for _, j := range runner.Jobs() {
			p.entries = append([]*entry{{run: j.LabRun, job: j}}, p.entries...)
		}
		p.unwatch = runner.Watch(p.heard)
		if len(p.entries) > 0 {
			p.shown = p.entries[len(p.entries)-1:]
		}
	}
	if exits.Runs != nil {
		exits.Runs(p.setRuns)
	}
	p.show()
	return p
}

func (p *Page) pills() []*kit.Pill {
	return []*kit.Pill{p.back, p.bin, p.did.Undo, p.run, p.cancel, p.rename, p.remove, p.csv, p.image}
}

// setRuns lists the runs that are kept below those that are played.
func (p *Page) setRuns(all []library.LabRun) {
	if p.closed {
		return
	}
	p.entries = slices.DeleteFunc(p.entries, func(e *entry) bool {
		return e.job == nil && slices.ContainsFunc(all, func(r library.LabRun) bool { return r.ID == e.run.ID })
	})
	for _, r := range all {
		p.entries = append(p.entries, &entry{run: r})
	}
	p.show()
}

// SetDecks offers decks.
func (p *Page) SetDecks(all []library.SavedDeck) {
	p.form.setDecks(all)
	p.show()
}

// List shows the runs at the left.
func (p *Page) List() { p.tabs.Pick(1) }

// Test proposes to test a deck of a game.
func (p *Page) Test(game string, d rules.Deck) {
	p.shown = nil
	p.form.tests(game, d)
	p.show()
}

// start begins a run as the form says.
func (p *Page) start() {
	setup, why := p.form.setup()
	if p.note = why; why != "" {
		p.show()
		return
	}
	job := p.runner.Start(library.LabRun{Name: runName(p.info(setup.Game), &setup), Setup: setup})
	for _, e := range p.entries {
		if e.job == job {
			p.only(e)
		}
	}
}

// stop ends the run that is shown.
func (p *Page) stop() {
	if e := p.one(); e != nil && e.job != nil {
		p.runner.Stop(e.job)
	}
}

// heard takes in how a job goes on.
func (p *Page) heard(j *Job) {
	if p.closed {
		return
	}
	i := slices.IndexFunc(p.entries, func(e *entry) bool { return e.job == j })
	if i < 0 {
		p.entries = append([]*entry{{run: j.LabRun, job: j}}, p.entries...)
		i = 0
	}
	e := p.entries[i]
	e.run, e.err = j.LabRun, j.Err
	if !slices.Contains(p.runner.Jobs(), j) { // it has ended
		e.job = nil
		if e.run.Report == nil && e.err == nil {
			p.drop(e)
		}
	}
	p.show()
}

// drop takes an entry off the page.
func (p *Page) drop(e *entry) {
	other := func(o *entry) bool { return o == e }
	p.entries, p.shown = slices.DeleteFunc(p.entries, other), slices.DeleteFunc(slices.Clone(p.shown), other)
}

// info is the game of a name, nil if there is none.
func (p *Page) info(key string) *library.GameInfo {
	for i := range p.games {
		if p.games[i].Key == key {
			return &p.games[i]
		}
	}
	return nil
}

// gameTitle is what the game of a name is called.
func (p *Page) gameTitle(key string) string {
	if g := p.info(key); g != nil {
		return g.Title
	}
	return key
}

// one is the run that is shown, nil if that isn't one.
func (p *Page) one() *entry {
	if len(p.shown) != 1 {
		return nil
	}
	return p.shown[0]
}

// show draws it all again.
func (p *Page) show() {
	p.list.set(p.entries, p.shown, p.only, p.compare, p.gameTitle)
	p.report.set(p.series())
}

// series are the runs that are shown and have played games. Those of one name are numbered.
func (p *Page) series() []series {
	var all []series
	named := map[string]int{}
	for i, e := range p.shown {
		if e.run.Report == nil {
			continue
		}
		one := series{e.run, p.info(e.run.Setup.Game), look.Now().SeatColors[i%len(look.Now().SeatColors)]}
		if named[one.Name]++; named[one.Name] > 1 {
			one.Name = words.Say("lab.namesake", "name", one.Name, "n", words.Number(named[one.Name]))
		}
		all = append(all, one)
	}
	return all
}

// The measures of the page.
const (
	formWide  = 392
	headHigh  = 52 // of the charts: a title and a note
	tabsHigh  = 44
	footHigh  = 56
	titleSize = 20
)

func (p *Page) place(size fyne.Size) {
	if p.size = size; size.IsZero() {
		return
	}
	page := p.words.Page(size, words.Say("lab.title"))
	p.words.Text(kit.Span{Text: words.Say("lab.about"), Color: look.Now().Dimmed}, 15, page.X+90, page.Y+16)
	left := kit.NewBox(page.X, page.Y+60, formWide, page.H-60-footHigh)
	right := kit.NewBox(left.Right()+16, left.Y, page.Right()-left.Right()-16, left.H)
	p.words.Board(p.env, left, look.Now().Panel, color.NRGBA{})
	p.words.Board(p.env, right, look.Now().Panel, color.NRGBA{})
	in := left.Inset(12)
	kit.NewBox(in.X, in.Y, in.W, tabsHigh-8).Put(p.tabs.Container)
	body := kit.NewBox(in.X, in.Y+tabsHigh, in.W, in.H-tabsHigh)
	p.words.Line(fyne.NewPos(in.X, body.Y-4), fyne.NewPos(in.Right(), body.Y-4), look.Now().Edge, 1)
	body.Put(p.form.Scroll)
	body.Put(p.list.Scroll)
	put(p.form.Scroll, !p.listed)
	put(p.list.Scroll, p.listed)
	if p.listed && len(p.entries) == 0 {
		p.words.Prose([]kit.Span{{Text: words.Say("lab.no_runs"), Color: look.Now().Dimmed}}, 15, body.Inset(4))
	}
	p.placeReport(right.Inset(16))
	p.placeFoot(kit.NewBox(page.X, page.Bottom()-40, page.W, 40), right)
	p.words.End()
	p.env.Trace.Write(p.traceLine())
}

// placeReport lays the title, the tabs and the charts.
func (p *Page) placeReport(b kit.Box) {
	if title, note := p.titles(); title != "" {
		p.words.Text(kit.Span{Text: kit.Shorten(title, look.Title, titleSize, b.W), Face: look.Title, Color: look.Now().Ivory}, titleSize, b.X, b.Y-6)
		p.words.Text(kit.Span{Text: kit.Shorten(note, look.Plain, 14, b.W), Color: look.Now().Dimmed}, 14, b.X, b.Y+22)
		if e := p.one(); e != nil && e.job != nil {
			bar := kit.NewBox(b.X, b.Y+44, b.W, 4)
			p.words.Fill(bar, look.Now().DeepFelt)
			p.words.Fill(kit.NewBox(bar.X, bar.Y, bar.W*float32(e.job.Games())/float32(max(e.run.Setup.Games, 1)), bar.H), look.Now().Brass)
		}
		b = kit.NewBox(b.X, b.Y+headHigh, b.W, b.H-headHigh)
	}
	tabs := p.report.high(b.W)
	kit.NewBox(b.X, b.Y, b.W, tabs).Put(p.report.bar)
	kit.NewBox(b.X, b.Y+tabs, b.W, b.H-tabs).Put(p.report.Scroll)
}

// placeFoot lays the buttons: what concerns the charts below these.
func (p *Page) placeFoot(foot, right kit.Box) {
	one, all := p.one(), p.series()
	playing := one != nil && one.job != nil
	put(p.run, !p.listed)
	put(p.cancel, playing)
	put(p.rename, one != nil && !playing && one.run.ID != 0)
	put(p.remove, one != nil && !playing)
	put(p.csv, len(all) > 0)
	put(p.image, len(all) > 0)
	kit.PutFoot(foot, p.back)
	x := kit.BoxOf(p.back).Right() + kit.Gap
	kit.NewBox(x, foot.Y, p.bin.MinSize().Width, 40).Put(p.bin)
	x = kit.BoxOf(p.bin).Right() + kit.Gap
	m := p.run.MinSize()
	kit.NewBox(right.X-16-m.Width, foot.Bottom()-42, m.Width, 42).Put(p.run)
	end := right.X - 16
	if !p.listed {
		end = kit.BoxOf(p.run).X - kit.Gap
	}
	p.did.Place(p.words, x+kit.Gap, foot.Y, end, true)
	x = foot.Right()
	for _, pill := range []*kit.Pill{p.image, p.csv, p.remove, p.rename, p.cancel} {
		if pill.Visible() {
			w := pill.MinSize().Width
			x -= w
			kit.NewBox(x, foot.Y, w, 40).Put(pill)
			x -= kit.Gap
		}
	}
}

// put shows or hides an object.
func put(o fyne.CanvasObject, visible bool) {
	switch {
	case visible && !o.Visible():
		o.Show()
	case !visible && o.Visible():
		o.Hide()
	}
}

func (p *Page) traceLine() trace.Line {
	_, note := p.titles()
	line := trace.Line{Screen: "lab", Width: p.size.Width, Height: p.size.Height, Scale: p.env.Scale(), Prompt: note}
	line.Buttons = kit.TracePills(fyne.Position{}, p.pills()...)
	for _, s := range []*kit.Segments{p.tabs, p.report.tabs} {
		line.Buttons = append(line.Buttons, s.Traced("Lab", p.Container, fyne.Position{})...)
	}
	return line
}

// Key takes a key that nothing else has taken.
func (p *Page) Key(e *fyne.KeyEvent) {
	high := p.report.Size().Height
	scroll := func(by float32) {
		most := max(p.report.Content.MinSize().Height-high, 0)
		p.report.ScrollToOffset(fyne.NewPos(0, kit.Clamp(p.report.Offset.Y+by, 0, most)))
	}
	switch e.Name {
	case fyne.KeyEscape:
		p.exits.Back()
	case fyne.KeyPageDown:
		scroll(high * 0.85)
	case fyne.KeyPageUp:
		scroll(-high * 0.85)
	case fyne.KeyHome:
		scroll(-1e6)
	case fyne.KeyEnd:
		scroll(1e6)
	}
}

// Chord takes a key with modifiers.
func (p *Page) Chord(c kit.Chord) {
	if p.env.Keys.Action(c) == kit.ActionUndo {
		p.did.Back()
	}
}

// Modifier hears of a modifier.
func (p *Page) Modifier(fyne.KeyName, bool) {}

// Close leaves the page. What is played goes on.
func (p *Page) Close() {
	p.closed = true
	if p.unwatch != nil {
		p.unwatch()
	}
}
