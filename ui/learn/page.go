package learn

import (
	"fmt"
	"image"
	"slices"

	"feltstack/rules/scenario"
	"feltstack/table/guide"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Page lists what one can learn as tiles in columns.
type Page struct {
	*fyne.Container
	env    *kit.Env
	name   string // of the screen in the trace
	title  string
	note   string
	words  *kit.Sketch
	tiles  []*kit.Tile
	grid   *tileGrid
	rows   *fyne.Container
	scroll *container.Scroll
	back   *kit.Pill
	home   func()
	size   fyne.Size
}

func newPage(e *kit.Env, name, title, note string, tiles []*kit.Tile, home func()) *Page {
	p := &Page{env: e, name: name, title: title, note: note, words: kit.NewSketch(), tiles: tiles, home: home, grid: &tileGrid{}}
	p.rows = &fyne.Container{Layout: p.grid}
	for _, t := range tiles {
		p.rows.Objects = append(p.rows.Objects, t)
	}
	p.scroll = kit.NewVScroll(p.rows)
	p.back = kit.NewPill(words.Say("common.back"), kit.Normal, home)
	p.Container = &fyne.Container{Layout: kit.PageLayout(p.place), Objects: []fyne.CanvasObject{p.words.Container, p.scroll, p.back}}
	return p
}

// NewPuzzles lists the puzzles of all games in their order; solved names
// those that are done.
func NewPuzzles(e *kit.Env, all []library.Guide, paint Painter, solved []string, pose func(i int), home func()) *Page {
	var tiles []*kit.Tile
	done := 0
	list := Puzzles(all)
	for i, z := range list {
		ask := kit.Span{Text: z.Ask, Color: look.Now().Dimmed}
		if len(all) > 1 {
			ask.Text = z.Game().Title + ": " + ask.Text
		}
		t := kit.NewTile(e, fmt.Sprintf("%d  %s", i+1, z.Name), func() { pose(i) }, ask)
		if slices.Contains(solved, PuzzleKey(z)) {
			done++
			t.Chosen = true
			t.Lines = append(t.Lines, kit.Span{Text: words.Say("home.solved"), Face: look.Bold, Color: look.Now().Gold})
		}
		t.SetArt(tableArt(paint, func() (library.Glance, error) { return Glance(z) }))
		tiles = append(tiles, t)
	}
	note := words.Say("learn.solved_count", "n", done, "all", len(list))
	return newPage(e, "puzzles", words.Say("home.puzzles"), note, tiles, home)
}

// After is the lesson of the same game that follows one, nil if there is none.
func After(all []library.Guide, l *scenario.Lesson) *scenario.Lesson {
	list := Lessons(all)
	if i := slices.Index(list, l); i >= 0 && i+1 < len(list) && list[i+1].Game() == l.Game() {
		return list[i+1]
	}
	return nil
}

// Painter is how a small table of a size is painted. It is called on the UI goroutine; what
// it returns runs on any.
type Painter func(size image.Point, look func() (library.Glance, error)) func() (*image.RGBA, error)

// The picture of a table on a tile: as high as lets all tiles be seen.
const (
	mostTable  = 300
	leastTable = 110
	tableRatio = 8.0 / 5
)

// tableArt is the picture of a table on a tile.
func tableArt(paint Painter, look func() (library.Glance, error)) kit.Art {
	return kit.Art{High: leastTable, Ratio: tableRatio, Paint: func(size image.Point) func() (*image.RGBA, error) {
		return paint(size, look)
	}}
}

// NewLessons lists the lessons of all games, each with the table that it begins at.
func NewLessons(e *kit.Env, all []library.Guide, paint Painter, teach func(*scenario.Lesson), home func()) *Page {
	var tiles []*kit.Tile
	for _, l := range Lessons(all) {
		t := kit.NewTile(e, l.Game().Title+": "+l.Name, func() { teach(l) }, kit.Span{Text: l.About, Color: look.Now().Dimmed})
		t.SetArt(tableArt(paint, func() (library.Glance, error) { return glanceAt(l.Game(), l, guide.Me) }))
		tiles = append(tiles, t)
	}
	return newPage(e, "learn", words.Say("learn.title"), words.Say("learn.about"), tiles, home)
}

func (p *Page) place(size fyne.Size) {
	p.size = size
	page := p.words.Page(size, p.title)
	p.words.Text(kit.Span{Text: p.note, Color: look.Now().Dimmed}, 16, page.X, page.Y+48)
	p.words.End()
	body := kit.NewBox(page.X, page.Y+84, page.W, page.H-84-56)
	p.fit(body)
	body.Put(p.scroll)
	kit.PutFoot(page, p.back)
	p.env.Trace.Write(p.traceLine())
}

// fit makes the pictures on tiles as high as a box lets them be.
func (p *Page) fit(b kit.Box) {
	for high := float32(mostTable); high >= leastTable; high -= 10 {
		for _, t := range p.tiles {
			t.ArtHigh(high)
		}
		if p.grid.rows(p.rows.Objects, b.W-14, func(fyne.CanvasObject, kit.Box) {}) <= b.H {
			break
		}
	}
	p.rows.Refresh()
}

func (p *Page) traceLine() trace.Line {
	line := trace.Line{Screen: p.name, Width: p.size.Width, Height: p.size.Height, Scale: p.env.Scale()}
	line.Buttons = append(line.Buttons, kit.TraceButton(words.Say("common.back"), kit.BoxOf(p.back)))
	at := p.scroll.Position().Subtract(p.scroll.Offset)
	for _, t := range p.tiles {
		line.Buttons = append(line.Buttons, kit.TraceButton(t.Heading, kit.BoxOf(t).Moved(at.X, at.Y)))
	}
	return line
}

// Key takes a key that no field has taken.
func (p *Page) Key(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		p.home()
	}
}

// Close ends nothing: the page starts nothing.
func (p *Page) Close() {}

// tileGrid lays tiles in columns, each row as high as its highest tile.
type tileGrid struct{ width float32 }

// columnWidth is how wide a tile should at least be.
const columnWidth = 360

// rows calls each with the place of every tile and returns the whole height.
func (g *tileGrid) rows(objects []fyne.CanvasObject, width float32, each func(o fyne.CanvasObject, b kit.Box)) float32 {
	columns := max(min(int((width+12)/(columnWidth+12)), len(objects)), 1)
	alone := func(columns int) bool { return len(objects)%columns == 1 } // in the last row
	if columns > 2 && alone(columns) && !alone(columns-1) {
		columns--
	}
	w := (width - 12*float32(columns-1)) / float32(columns)
	y := float32(0)
	for row := range slices.Chunk(objects, columns) {
		h := float32(0)
		for _, o := range row {
			h = max(h, o.(*kit.Tile).Height(w))
		}
		for i, o := range row {
			each(o, kit.NewBox(float32(i)*(w+12), y, w, h))
		}
		y += h + 12
	}
	return y
}

// Layout implements fyne.Layout.
func (g *tileGrid) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	g.width = size.Width
	g.rows(objects, size.Width-14, func(o fyne.CanvasObject, b kit.Box) { b.Put(o) })
}

// MinSize implements fyne.Layout.
func (g *tileGrid) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(columnWidth, g.rows(objects, max(g.width, columnWidth), func(fyne.CanvasObject, kit.Box) {}))
}

// PuzzleKey names a puzzle in the settings.
func PuzzleKey(z *scenario.Puzzle) string { return z.Game().Name + "/" + z.Name }

// Lessons lists all lessons.
func Lessons(all []library.Guide) []*scenario.Lesson {
	var out []*scenario.Lesson
	for _, g := range all {
		out = append(out, g.Lessons...)
	}
	return out
}

// Puzzles lists all puzzles.
func Puzzles(all []library.Guide) []*scenario.Puzzle {
	var out []*scenario.Puzzle
	for _, g := range all {
		out = append(out, g.Puzzles...)
	}
	return out
}
