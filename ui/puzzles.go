package ui

import (
	"fmt"
	"slices"

	"feltstack/rules/scenario"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// pickScreen lists what one can learn as tiles in columns.
type pickScreen struct {
	*fyne.Container
	env    *env
	name   string // of the screen in the trace
	title  string
	note   string
	words  *sketch
	tiles  []*tile
	grid   *tileGrid
	scroll *container.Scroll
	back   *pill
	home   func()
	size   fyne.Size
}

func newPickScreen(e *env, name, title, note string, tiles []*tile, home func()) *pickScreen {
	p := &pickScreen{env: e, name: name, title: title, note: note, words: newSketch(), tiles: tiles, home: home, grid: &tileGrid{}}
	rows := &fyne.Container{Layout: p.grid}
	for _, t := range tiles {
		rows.Objects = append(rows.Objects, t)
	}
	p.scroll = container.NewVScroll(rows)
	p.back = newPill(words.Tr("Back"), normal, home)
	p.Container = &fyne.Container{Layout: p, Objects: []fyne.CanvasObject{p.words.Container, p.scroll, p.back}}
	return p
}

// newPuzzlesScreen lists the puzzles of all games in their order; solved names
// those that are done.
func newPuzzlesScreen(e *env, all []Guide, solved []string, pose func(i int), home func()) *pickScreen {
	var tiles []*tile
	done := 0
	list := puzzles(all)
	for i, z := range list {
		ask := span{Text: z.Ask, Color: look.Now().Dimmed}
		if len(all) > 1 {
			ask.Text = z.Game().Title + ": " + ask.Text
		}
		t := newTile(fmt.Sprintf("%d  %s", i+1, z.Name), func() { pose(i) }, ask)
		if slices.Contains(solved, puzzleKey(z)) {
			done++
			t.chosen = true
			t.lines = append(t.lines, span{Text: words.Tr("★ Solved"), Face: look.Bold, Color: look.Now().Gold})
		}
		tiles = append(tiles, t)
	}
	note := words.Trf("%d of %d solved. All hands lie open, and every answer you meet is the best there is.", done, len(list))
	return newPickScreen(e, "puzzles", words.Tr("Puzzles"), note, tiles, home)
}

// newLearnScreen lists the lessons of all games.
func newLearnScreen(e *env, all []Guide, teach func(*scenario.Lesson), home func()) *pickScreen {
	var tiles []*tile
	for _, l := range lessons(all) {
		tiles = append(tiles, newTile(l.Game().Title+": "+l.Name, func() { teach(l) }, span{Text: l.About, Color: look.Now().Dimmed}))
	}
	return newPickScreen(e, "learn", words.Tr("Learn"), words.Tr("Guided games: the table says what to do, and why."), tiles, home)
}

// MinSize implements fyne.Layout.
func (p *pickScreen) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(minWidth, minHeight) }

// Layout implements fyne.Layout.
func (p *pickScreen) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p.size = size
	page := pageOf(size)
	p.words.begin()
	p.words.text(span{Text: p.title, Face: look.Title, Color: look.Now().Ivory}, 34, page.X, page.Y)
	p.words.text(span{Text: p.note, Color: look.Now().Dimmed}, 16, page.X, page.Y+48)
	p.words.end()
	box{page.X, page.Y + 84, page.W, page.H - 84 - 56}.put(p.scroll)
	m := p.back.MinSize()
	box{page.X, page.bottom() - 40, m.Width, 40}.put(p.back)
	p.env.trace.Write(p.traceLine())
}

func (p *pickScreen) traceLine() trace.Line {
	line := trace.Line{Screen: p.name, Width: p.size.Width, Height: p.size.Height, Scale: p.env.scale()}
	line.Buttons = append(line.Buttons, traceButton(words.Tr("Back"), boxOf(p.back)))
	at := p.scroll.Position().Subtract(p.scroll.Offset)
	for _, t := range p.tiles {
		line.Buttons = append(line.Buttons, traceButton(t.heading, boxOf(t).moved(at.X, at.Y)))
	}
	return line
}

func (p *pickScreen) key(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		p.home()
	}
}

func (p *pickScreen) close() {}

// tileGrid lays tiles in columns, each row as high as its highest tile.
type tileGrid struct{ width float32 }

// columnWidth is how wide a tile should at least be.
const columnWidth = 360

// rows calls each with the place of every tile and returns the whole height.
func (g *tileGrid) rows(objects []fyne.CanvasObject, width float32, each func(o fyne.CanvasObject, b box)) float32 {
	columns := max(int((width+12)/(columnWidth+12)), 1)
	w := (width - 12*float32(columns-1)) / float32(columns)
	y := float32(0)
	for row := range slices.Chunk(objects, columns) {
		h := float32(0)
		for _, o := range row {
			h = max(h, o.(*tile).height(w))
		}
		for i, o := range row {
			each(o, box{float32(i) * (w + 12), y, w, h})
		}
		y += h + 12
	}
	return y
}

// Layout implements fyne.Layout.
func (g *tileGrid) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	g.width = size.Width
	g.rows(objects, size.Width-14, func(o fyne.CanvasObject, b box) { b.put(o) })
}

// MinSize implements fyne.Layout.
func (g *tileGrid) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(columnWidth, g.rows(objects, max(g.width, columnWidth), func(fyne.CanvasObject, box) {}))
}
