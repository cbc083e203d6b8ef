package ui

import (
	"image"

	"feltstack/cardart"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// homeScreen is what the window opens with: go on, begin, or look through what
// is saved.
type homeScreen struct {
	*fyne.Container
	env    *kit.Env
	words  *kit.Sketch
	fan    []*canvas.Image
	tiles  []*kit.Tile
	list   *fyne.Container // with the tiles
	last   *kit.Tile
	fresh  *kit.Tile // new game
	learn  *kit.Tile
	exits  homeExits
	latest library.SavedGame
	has    bool
	size   fyne.Size
}

// homeExits is where one can go from home.
type homeExits struct {
	Continue       func(library.SavedGame)
	NewGame, Saved func()
	Decks, Studio  func()
	Lab            func()
	Learn, Puzzles func()
	Settings       func()
}

// fanFaces are the cards on the home screen.
var fanFaces = [...]cardart.Face{
	{Rank: "10", Suit: cardart.Clubs}, {Rank: "J", Suit: cardart.Diamonds}, {Rank: "Q", Suit: cardart.Hearts},
	{Rank: "K", Suit: cardart.Spades}, {Rank: "A", Suit: cardart.Spades},
}

func newHomeScreen(e *kit.Env, exits homeExits) *homeScreen {
	h := &homeScreen{env: e, words: kit.NewSketch(), exits: exits}
	// Its place is kept until it is known whether there is one, so that nothing moves below the pointer.
	h.last = kit.NewTile(words.Tr("Continue"), nil, kit.Span{Text: words.Tr("Looking for your last game"), Color: look.Now().Dimmed}, kit.Span{Text: " ", Color: look.Now().Dimmed})
	h.last.Lead = true
	h.fresh = kit.NewTile(words.Tr("New game"), exits.NewGame, kit.Span{Text: words.Tr("Choose a game, who plays, and its options"), Color: look.Now().Dimmed})
	h.learn = kit.NewTile(words.Tr("Learn"), exits.Learn, kit.Span{Text: words.Tr("A guided first game, move by move"), Color: look.Now().Dimmed})
	h.tiles = []*kit.Tile{h.last, h.fresh, h.learn,
		kit.NewTile(words.Tr("Puzzles"), exits.Puzzles, kit.Span{Text: words.Tr("Win this turn: positions with one idea each"), Color: look.Now().Dimmed}),
		kit.NewTile(words.Tr("Decks"), exits.Decks, kit.Span{Text: words.Tr("Build decks, try them, play them"), Color: look.Now().Dimmed}),
		kit.NewTile(words.Tr("Card studio"), exits.Studio, kit.Span{Text: words.Tr("Make cards of your own, and print them"), Color: look.Now().Dimmed}),
		kit.NewTile(words.Tr("Saved games"), exits.Saved, kit.Span{Text: words.Tr("Go on, watch again, rename or delete"), Color: look.Now().Dimmed}),
		kit.NewTile(words.Tr("Lab"), exits.Lab, kit.Span{Text: words.Tr("Bots play many games, drawn as numbers"), Color: look.Now().Dimmed}),
		kit.NewTile(words.Tr("Settings"), exits.Settings, kit.Span{Text: words.Tr("Looks, sound, what you are asked, keys"), Color: look.Now().Dimmed}),
	}
	h.Container = &fyne.Container{Layout: kit.PageLayout(h.place), Objects: []fyne.CanvasObject{h.words.Container}}
	for range fanFaces {
		img := canvas.NewImageFromImage(kit.Blank)
		img.ScaleMode = canvas.ImageScaleFastest
		h.fan = append(h.fan, img)
		h.Objects = append(h.Objects, img)
	}
	h.list = &fyne.Container{}
	h.Objects = append(h.Objects, h.list)
	h.listTiles()
	return h
}

// listTiles puts up the tiles in their order, in which Tab leads through them.
func (h *homeScreen) listTiles() {
	h.list.Objects = nil
	for _, t := range h.tiles {
		h.list.Objects = append(h.list.Objects, t)
	}
}

// setLatest offers to go on with a saved game.
func (h *homeScreen) setLatest(g library.SavedGame, ok bool) {
	h.latest, h.has = g, ok
	if !ok {
		h.last.Hide()
	} else {
		h.last.Lines = []kit.Span{
			{Text: savedTitle(g), Face: look.Bold, Color: look.Now().Ivory},
			{Text: savedWhere(g), Color: look.Now().Dimmed},
		}
		h.last.OnTap = func() { h.exits.Continue(g) }
		h.last.Show()
	}
	h.fresh.Lead = !ok
	h.place(h.size)
}

// welcome puts the guided game first, for who is here for the first time.
func (h *homeScreen) welcome() {
	h.fresh.Lead, h.learn.Lead = false, true
	h.learn.Heading = words.Tr("New here? Learn by playing")
	h.learn.Lines = []kit.Span{{Text: words.Tr("A guided first game: five minutes, and you know how it goes"), Color: look.Now().Ivory}}
	h.tiles[1], h.tiles[2] = h.learn, h.fresh
	h.listTiles()
	h.place(h.size)
}

func (h *homeScreen) place(size fyne.Size) {
	if h.size = size; size.IsZero() {
		return
	}
	w, tall := size.Width, size.Height
	left := kit.NewBox(0, 0, w*0.52, tall)
	right := kit.NewBox(w*0.53, 0, w*0.47, tall)
	rows := h.lines()
	width := kit.Clamp(w*0.38, 440, 600)
	total := float32(0)
	for _, r := range rows {
		total += h.lineHeight(r, width)
	}
	gaps := float32(len(rows) - 1)
	gap := kit.Clamp((tall-8-total)/gaps, 2, homeGap) // many lines in a low window lie closer
	h.words.Begin()
	name := h.words.TextIn(kit.Span{Text: "Feltstack", Face: look.Title, Color: look.Now().Ivory}, 64, kit.NewBox(left.X, tall*0.2-40, left.W, 80))
	h.words.TextIn(kit.Span{Text: words.Tr("A card table that knows the rules"), Face: look.Italic, Color: look.Now().Dimmed}, 19, kit.NewBox(left.X, name.Bottom()+4, left.W, 28))
	h.words.End()
	kit.NewBox(0, 0, w, tall).Put(h.list)
	h.placeFan(kit.NewBox(left.X+left.W*0.1, tall*0.42, left.W*0.8, tall*0.42))
	y := (tall - total - gap*gaps) / 2
	for _, r := range rows {
		height := h.lineHeight(r, width)
		each := (width - homeGap*float32(len(r)-1)) / float32(len(r))
		for i, t := range r {
			b := kit.NewBox(right.X+float32(i)*(each+homeGap), y, each, height)
			b.Put(t)
			t.Draw(b.Size())
		}
		y += height + gap
	}
	h.env.Trace.Write(h.traceLine())
}

// homeGap is between tiles, where there is room.
const homeGap = 12

// lines are the tiles line by line: what one is most likely here for has a
// line of its own, the others stand in pairs.
func (h *homeScreen) lines() [][]*kit.Tile {
	var rows [][]*kit.Tile
	var pair []*kit.Tile
	for _, t := range h.tiles {
		switch {
		case !t.Visible():
		case t == h.last || t == h.fresh || t.Lead:
			rows = append(rows, []*kit.Tile{t})
		default:
			if pair = append(pair, t); len(pair) == 2 {
				rows, pair = append(rows, pair), nil
			}
		}
	}
	if pair != nil {
		rows = append(rows, pair)
	}
	return rows
}

// lineHeight is how high a line of tiles is.
func (h *homeScreen) lineHeight(row []*kit.Tile, width float32) float32 {
	most := float32(0)
	for _, t := range row {
		most = max(most, t.Height((width-homeGap*float32(len(row)-1))/float32(len(row))))
	}
	return most
}

// placeFan lays the cards in an arch.
func (h *homeScreen) placeFan(b kit.Box) {
	size := kit.CardSize(min(b.H*0.86, b.W*0.34*7/5))
	n := float32(len(h.fan) - 1)
	step := min((b.W-size.Width)/n, size.Width*0.55)
	x := b.X + (b.W-size.Width-step*n)/2
	for i, img := range h.fan {
		off := float32(i) - n/2
		at := kit.NewBox(float32(int(x+float32(i)*step)), float32(int(b.Y+off*off*size.Height*0.022)), size.Width, size.Height)
		at.Put(img)
		scale := h.env.Scale()
		want := kit.Picture{Face: fanFaces[i], Size: image.Pt(int(at.W*scale+0.5), int(at.H*scale+0.5))}
		set := func(m *image.RGBA) {
			if img.Image != image.Image(m) {
				img.Image = m
				img.Refresh()
			}
		}
		if m := h.env.Pics.Get(want, set); m != nil {
			set(m)
		}
	}
}

func (h *homeScreen) traceLine() trace.Line {
	line := trace.Line{Screen: "home", Width: h.size.Width, Height: h.size.Height, Scale: h.env.Scale()}
	for _, t := range h.tiles {
		if t.Visible() && (t != h.last || h.has) {
			line.Buttons = append(line.Buttons, kit.TraceButton(t.Heading, kit.BoxOf(t)))
		}
	}
	return line
}

func (h *homeScreen) Key(*fyne.KeyEvent) {}
func (h *homeScreen) Close()             {}
