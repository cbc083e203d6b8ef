package ui

import (
	"image/color"

	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// homeScreen is what the window opens with: at its left what goes on, at its right where
// one can go.
type homeScreen struct {
	*fyne.Container
	env   *kit.Env
	words *kit.Sketch
	fan   *fan  // for who is new
	live  *live // for others
	tiles []*kit.Tile
	list  *fyne.Container // with the tiles
	fresh *kit.Tile       // new game
	learn *kit.Tile
	exits homeExits
	known bool // what goes on
	size  fyne.Size
}

// homeExits is where one can go from home.
type homeExits struct {
	Continue       func(library.SavedGame)
	Daily          func()
	Deck           func(library.SavedDeck)
	NewGame, Saved func()
	Decks, Studio  func()
	Lab            func()
	First          func() // begins the first lesson
	Learn, Puzzles func()
	Rules          func()
	Settings       func()
}

func newHomeScreen(e *kit.Env, exits homeExits) *homeScreen {
	h := &homeScreen{env: e, words: kit.NewSketch(), fan: newFan(e), live: newLive(e), exits: exits}
	h.fresh = kit.NewTile(e, words.Say("common.new_game"), exits.NewGame, kit.Span{Text: words.Say("home.new_help"), Color: look.Now().Dimmed})
	h.learn = kit.NewTile(e, words.Say("home.learn"), exits.Learn, kit.Span{Text: words.Say("home.learn_help"), Color: look.Now().Dimmed})
	h.tiles = []*kit.Tile{h.fresh, h.learn,
		kit.NewTile(e, words.Say("home.puzzles"), exits.Puzzles, kit.Span{Text: words.Say("home.puzzles_help"), Color: look.Now().Dimmed}),
		kit.NewTile(e, words.Say("rulebook.title"), exits.Rules, kit.Span{Text: words.Say("home.rules_help"), Color: look.Now().Dimmed}),
		kit.NewTile(e, words.Say("home.decks"), exits.Decks, kit.Span{Text: words.Say("home.decks_help"), Color: look.Now().Dimmed}),
		kit.NewTile(e, words.Say("home.studio"), exits.Studio, kit.Span{Text: words.Say("home.studio_help"), Color: look.Now().Dimmed}),
		kit.NewTile(e, words.Say("home.saved"), exits.Saved, kit.Span{Text: words.Say("home.saved_help"), Color: look.Now().Dimmed}),
		kit.NewTile(e, words.Say("home.lab"), exits.Lab, kit.Span{Text: words.Say("home.lab_help"), Color: look.Now().Dimmed}),
		kit.NewTile(e, words.Say("common.settings"), exits.Settings, kit.Span{Text: words.Say("home.settings_help"), Color: look.Now().Dimmed}),
	}
	for i, b := range homeBadges() {
		h.tiles[i].SetBadge(b)
	}
	h.Container = &fyne.Container{Layout: kit.PageLayout(h.place), Objects: []fyne.CanvasObject{h.words.Container}}
	h.list = &fyne.Container{}
	h.Objects = append(h.Objects, h.fan.Image, h.live.Container, h.list)
	h.listTiles()
	return h
}

// homeBadges are the pictures of the tiles, in their order.
func homeBadges() []kit.Badge {
	of := func(motif string, rgb uint32) kit.Badge {
		return kit.Badge{Motif: motif, Color: color.NRGBA{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 0xff}}
	}
	return []kit.Badge{
		of("cards", 0xa23a2a), of("owl", 0x3f6c86), of("key", 0xb8902c), of("book", 0x7c3f86), of("crown", 0x5a7a3a),
		of("quill", 0xa0682f), of("hourglass", 0x3f6c86), of("dice", 0x5a7a3a), of("gear", 0xa0682f),
	}
}

// listTiles puts up the tiles in their order, in which Tab leads through them.
func (h *homeScreen) listTiles() {
	h.list.Objects = nil
	for _, t := range h.tiles {
		h.list.Objects = append(h.list.Objects, t)
	}
}

// set shows what goes on.
func (h *homeScreen) set(content homeContent) {
	h.known = true
	if content.New {
		h.fan.wanted = true
		if !content.Taught {
			h.welcome()
		}
	} else {
		h.live.set(content, h.exits)
	}
	h.fresh.Lead = content.Game == nil && !h.learn.Lead
	h.place(h.size)
	h.Refresh()
}

// welcome puts the guided game first, for who is here for the first time.
func (h *homeScreen) welcome() {
	h.learn.Lead, h.learn.OnTap = true, h.exits.First
	h.learn.Heading = words.Say("home.newcomer")
	h.learn.Lines = []kit.Span{{Text: words.Say("home.newcomer_help"), Color: look.Now().Ivory}}
	h.tiles[0], h.tiles[1] = h.learn, h.fresh
	h.listTiles()
}

func (h *homeScreen) place(size fyne.Size) {
	if h.size = size; size.IsZero() {
		return
	}
	w, tall := size.Width, size.Height
	rows := h.lines()
	edge := kit.Clamp(w*0.032, 32, 60)
	width := kit.Clamp(w*0.37, 420, 600)
	right := kit.NewBox(w-edge-width, 0, width, tall)
	left := kit.NewBox(edge, edge, right.X-edge-homeSpace, tall-2*edge)
	gaps := float32(len(rows) - 1)
	total := h.linesHeight(rows, width, true)
	if total+gaps*homeTight > tall-8 {
		total = h.linesHeight(rows, width, false)
	}
	gap := kit.Clamp((tall-8-total)/gaps, homeTight, homeGap) // many lines in a low window lie closer
	h.words.Begin()
	name := h.words.Text(kit.Span{Text: "Feltstack", Face: look.Title, Color: look.Now().Ivory}, 50, left.X, left.Y-10)
	h.words.Text(kit.Span{Text: words.Say("home.tagline"), Face: look.Italic, Color: look.Now().Dimmed}, 18, left.X+3, name.Bottom()-4)
	h.words.End()
	kit.NewBox(0, 0, w, tall).Put(h.list)
	kit.NewBox(0, 0, w, tall).Put(h.live.Container)
	body := kit.NewBox(left.X, left.Y+homeHead, left.W, left.H-homeHead)
	h.fan.place(kit.NewBox(body.X, body.Y+body.H*0.08, body.W, body.H*0.74))
	h.live.place(body)
	y, more := (tall-total-gap*gaps)/2, float32(0)
	if spare := body.H - total - gap*gaps; spare > 0 { // as high as what goes on beside them
		y, more = body.Y, min(spare/float32(len(rows)), homeMore)
	}
	for _, r := range rows {
		height := h.lineHeight(r, width) + more
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

// The measures of the page.
const (
	homeGap   = 12 // between tiles, where there is room
	homeTight = 2  // and where there is little
	homeSpace = 32 // between what goes on and the tiles
	homeHead  = 96 // the name and what is below it
	homeMore  = 36 // how much higher than it need be a tile is at most
)

// lines are the tiles line by line: what one is most likely here for has a
// line of its own, the others stand in pairs.
func (h *homeScreen) lines() [][]*kit.Tile {
	var rows [][]*kit.Tile
	var pair []*kit.Tile
	for _, t := range h.tiles {
		switch {
		case !t.Visible():
		case t == h.fresh || t.Lead:
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

// linesHeight is how high all lines are, with the pictures of the tiles or without them.
func (h *homeScreen) linesHeight(rows [][]*kit.Tile, width float32, badges bool) float32 {
	total := float32(0)
	for _, r := range rows {
		for _, t := range r {
			t.ShowBadge(badges)
		}
		total += h.lineHeight(r, width)
	}
	return total
}

// lineHeight is how high a line of tiles is.
func (h *homeScreen) lineHeight(row []*kit.Tile, width float32) float32 {
	most := float32(0)
	for _, t := range row {
		most = max(most, t.Height((width-homeGap*float32(len(row)-1))/float32(len(row))))
	}
	return most
}

func (h *homeScreen) traceLine() trace.Line {
	line := trace.Line{Screen: "home", Width: h.size.Width, Height: h.size.Height, Scale: h.env.Scale()}
	for _, f := range h.live.buttons() {
		line.Buttons = append(line.Buttons, kit.TraceButton(f.Heading, kit.BoxOf(f)))
	}
	for _, t := range h.tiles {
		if t.Visible() {
			line.Buttons = append(line.Buttons, kit.TraceButton(t.Heading, kit.BoxOf(t)))
		}
	}
	return line
}

func (h *homeScreen) Key(*fyne.KeyEvent) {}

// Close ends what the page has begun.
func (h *homeScreen) Close() {
	h.live.stop()
}
