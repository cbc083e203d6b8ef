package decks

import (
	"image"
	"image/color"
	"strconv"
	"strings"
	"time"

	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// deckTile is a place of the grid with whichever deck scrolled there: its cover, what it is, and
// what can be done with it.
type deckTile struct {
	*fyne.Container
	page  *Page
	at    int // place among those found
	found Found

	words *kit.Sketch
	cover *canvas.Image
	wants kit.Wanted
	hit   *tileHit
	play  *kit.Pill
	more  *kit.Pill
}

// The measures of a tile. It is at least so wide, or as wide as there is room.
const (
	tileGap   = 12
	tileHigh  = 178
	tileWide  = 372
	tileEdge  = 12
	coverHigh = 150
	checkSize = 20
	pillHigh  = 36
)

// newShelfGrid makes the grid of all decks of a page.
func newShelfGrid(p *Page) *kit.Grid[*deckTile] {
	shape := kit.GridShape{Wide: tileWide, High: func(float32) float32 { return tileHigh }, Gap: tileGap, Spare: 1} // for the keyboard
	g := kit.NewGrid(shape, func() (*deckTile, fyne.CanvasObject) {
		t := newDeckTile(p)
		return t, t.Container
	}, func(t *deckTile, i int) {
		t.at, t.found = i, p.found[i]
		t.draw(t.Size())
	})
	g.Moved = p.told
	return g
}

func newDeckTile(p *Page) *deckTile {
	t := &deckTile{page: p, words: kit.NewSketch(), cover: canvas.NewImageFromImage(kit.Blank)}
	t.cover.ScaleMode, t.cover.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
	t.hit = &tileHit{tile: t}
	t.hit.ExtendBaseWidget(t.hit)
	t.play = kit.NewPill(words.Say("decks.play"), kit.Normal, func() { p.exits.Play(t.found.SavedDeck) })
	t.more = kit.NewPill(words.Say("decks.more"), kit.Quiet, func() { p.openMore(t.found.SavedDeck, kit.BoxOf(t.more).Moved(t.corner().X, t.corner().Y)) })
	t.play.Aside, t.more.Aside = true, true // of the tile: arrows lead from deck to deck
	t.more.Icon = kit.IconMore
	t.more.Style()
	t.Container = &fyne.Container{Layout: t, Objects: []fyne.CanvasObject{t.words.Container, t.cover, t.hit, t.play, t.more}}
	return t
}

// corner is the upper left corner of the tile on the page.
func (t *deckTile) corner() fyne.Position {
	g := t.page.grid
	return g.Position().Subtract(g.Offset).Add(t.Position())
}

// MinSize implements fyne.Layout.
func (t *deckTile) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, tileHigh) }

// Layout implements fyne.Layout. The grid draws.
func (t *deckTile) Layout([]fyne.CanvasObject, fyne.Size) {}

// draw shows the deck.
func (t *deckTile) draw(size fyne.Size) {
	now, k, d := look.Now(), t.words, t.found.SavedDeck
	picked := t.page.picked[deckKey(d)]
	k.Begin()
	defer k.End()
	all := kit.NewBox(0, 0, size.Width, size.Height)
	all.Put(t.hit)
	fill, edge := now.Panel, color.NRGBA{}
	if t.hit.over {
		fill = kit.Lighter(fill)
	}
	if picked {
		edge = now.Gold
	}
	k.Board(t.page.env, all, fill, edge)
	left := t.showCover()
	right := size.Width - tileEdge
	t.drawCheck(kit.NewBox(right-checkSize, tileEdge, checkSize, checkSize), picked)
	k.Text(kit.Span{Text: kit.Shorten(t.found.Title, look.Title, 20, right-checkSize-10-left), Face: look.Title, Color: now.Ivory}, 20, left, 8)
	line := func(text string, f look.Face, c color.Color, size, y float32) {
		k.Text(kit.Span{Text: kit.Shorten(text, f, size, right-left), Face: f, Color: c}, size, left, y)
	}
	about := []string{t.found.Game, words.Count("decks.cards", t.found.Cards)}
	if d.ID == 0 {
		about = append(about, words.Say("decks.given"))
	}
	line(strings.Join(about, "  ·  "), look.Plain, now.Dimmed, 14, 38)
	kinds, high := kit.FlowFew([]kit.Span{{Text: t.found.Kinds, Color: now.Dimmed}}, 13, right-left, 2)
	k.Words(kinds, 13, left, 59)
	y := 62 + high
	switch {
	case !d.Legal:
		lines := 1
		if high < 20 {
			lines = 2
		}
		said, _ := kit.FlowFew([]kit.Span{{Text: words.Say("decks.not_legal", "why", d.Why), Color: now.Alarm}}, 13, right-left, lines)
		k.Words(said, 13, left, y)
	case t.found.By != "":
		line(words.Say("decks.has_card", "card", t.found.By), look.Italic, now.Gold, 13, y)
	case len(d.Deck.Tags) > 0:
		t.drawTags(left, right, y)
	}
	w := t.play.MinSize().Width + 12
	foot := size.Height - tileEdge - pillHigh
	t.play.Off = !d.Legal
	t.play.Weight = kit.Normal
	t.play.Name, t.more.Name = "play "+deckKey(d), "more "+deckKey(d)
	t.play.Style()
	kit.NewBox(left, foot, w, pillHigh).Put(t.play)
	kit.NewBox(left+w+4, foot, 44, pillHigh).Put(t.more)
	if when := t.when(); when != "" {
		k.TextRight(kit.Span{Text: kit.Shorten(when, look.Italic, 12.5, right-left-w-56), Face: look.Italic, Color: now.Dimmed}, 12.5, right, foot+11)
	}
}

// when says when the deck was changed, or when it was played or has won where the decks are
// sorted by that.
func (t *deckTile) when() string {
	if r := t.found.Record; t.page.wanted.Order == ByWins {
		if r.N() == 0 {
			return words.Say("decks.not_played")
		}
		return words.Count("decks.won", r.N(), "won", r.Won)
	}
	at := t.found.Updated
	if t.page.wanted.Order == ByPlay {
		if at = t.found.Played; at.IsZero() && t.found.ID != 0 {
			return words.Say("decks.not_played")
		}
	}
	if t.found.ID == 0 || at.IsZero() {
		return ""
	}
	return words.Ago(at, time.Now())
}

// drawTags writes the tags, each on a plate, as far as there is room.
func (t *deckTile) drawTags(x, right, y float32) {
	now := look.Now()
	for _, tag := range t.found.Deck.Tags {
		text := kit.Shorten(tag, look.Plain, 12.5, right-x-16)
		w := kit.LineWidth([]kit.Span{{Text: text}}, 12.5) + 16
		if x+w > right+1 || text == "" || text == "…" {
			return
		}
		at := kit.NewBox(x, y, w, 22)
		t.words.Rounded(at, now.DeepFelt, now.Edge, 1, 11)
		t.words.TextIn(kit.Span{Text: text, Color: now.Dimmed}, 12.5, at)
		x += w + 6
	}
}

// drawCheck draws the box that marks the deck.
func (t *deckTile) drawCheck(b kit.Box, picked bool) {
	now := look.Now()
	if !picked {
		edge := now.Edge
		if t.hit.over || len(t.page.picked) > 0 {
			edge = now.Ivory
		}
		t.words.Rounded(b, now.DeepFelt, edge, 1.5, 5)
		return
	}
	t.words.Rounded(b, now.Brass, now.Gold, 1.5, 5)
	t.words.Line(fyne.NewPos(b.X+4.5, b.Y+10.5), fyne.NewPos(b.X+8.5, b.Y+14.5), look.Ink, 2.5)
	t.words.Line(fyne.NewPos(b.X+8.5, b.Y+14.5), fyne.NewPos(b.X+15.5, b.Y+5.5), look.Ink, 2.5)
}

// showCover shows the card that stands for the deck, and returns where the words begin.
func (t *deckTile) showCover() float32 {
	size := kit.CardSize(coverHigh)
	at := kit.NewBox(tileEdge, (tileHigh-size.Height)/2, size.Width, size.Height)
	left := at.Right() + 16
	face, ok := t.page.exits.Cover(t.found.SavedDeck)
	if !ok { // where a card will be
		t.cover.Hide()
		t.words.Rounded(at, look.Now().ZoneRest, look.Now().Edge, 1.5, 7)
		return left
	}
	scale := t.page.env.Scale()
	face.Text, face.Compact = "", true
	want := kit.Picture{Face: face, Size: kit.Pixels(size, scale)}
	show := func(img *image.RGBA) {
		t.cover.Image = img
		t.cover.Refresh()
	}
	at.Put(t.cover)
	if t.wants.Ask(t.page.env.Pics, want, show) {
		show(kit.Blank)
	}
	t.cover.Show()
	return left
}

// deckKey tells decks of a page apart: those that come with a game by their names.
func deckKey(d library.SavedDeck) string {
	if d.ID == 0 {
		return d.Deck.Game + " " + d.Deck.Name
	}
	return strconv.FormatInt(d.ID, 10)
}

var (
	_ fyne.Tappable          = (*tileHit)(nil)
	_ fyne.SecondaryTappable = (*tileHit)(nil)
	_ fyne.Draggable         = (*tileHit)(nil)
	_ desktop.Hoverable      = (*tileHit)(nil)
	_ desktop.Mouseable      = (*tileHit)(nil)
	_ desktop.Cursorable     = (*tileHit)(nil)
)

// tileHit is where a tile hears the pointer, below its buttons.
type tileHit struct {
	widget.BaseWidget
	tile    *deckTile
	over    bool
	held    fyne.KeyModifier // when the pointer went down
	tremble kit.Tremble
	last    fyne.Position
}

// Stop lets the keyboard lead here: Enter opens the deck, Space marks it, Delete deletes it.
func (h *tileHit) Stop() kit.Stop {
	p, f := h.tile.page, h.tile.found
	s := kit.Stop{Key: "deck " + deckKey(f.SavedDeck), Text: f.Title, Press: func() { p.open(f.SavedDeck) }, Mark: func() { p.mark(f.SavedDeck, 0) }}
	if f.ID != 0 {
		s.Less = func() { p.remove([]int64{f.ID}) }
	}
	return s
}

// Tapped opens the deck; on its box, or with Ctrl or Shift held, it marks it.
func (h *tileHit) Tapped(e *fyne.PointEvent) {
	held := h.held
	h.held = 0
	d := h.tile.found.SavedDeck
	const near = checkSize + tileEdge + 10
	if s := h.Size(); e.Position.Y < near && e.Position.X > s.Width-near && held == 0 {
		held = fyne.KeyModifierControl
	}
	if held&(fyne.KeyModifierControl|fyne.KeyModifierShift) != 0 {
		h.tile.page.mark(d, held)
		return
	}
	h.tile.page.open(d)
}

// TappedSecondary opens the menu of the deck at the pointer.
func (h *tileHit) TappedSecondary(e *fyne.PointEvent) {
	at := h.tile.corner().Add(e.Position)
	h.tile.page.openMore(h.tile.found.SavedDeck, kit.NewBox(at.X, at.Y, 1, 1))
}

func (h *tileHit) MouseDown(e *desktop.MouseEvent) { h.held = e.Modifier }
func (h *tileHit) MouseUp(*desktop.MouseEvent)     {}
func (h *tileHit) Dragged(e *fyne.DragEvent) {
	kit.Steady(func() {
		h.tremble.Drags(e)
		h.last = e.Position
	})
}
func (h *tileHit) DragEnd() {
	kit.Steady(func() {
		if h.tremble.End() {
			h.Tapped(&fyne.PointEvent{Position: h.last})
		}
	})
}
func (h *tileHit) MouseIn(*desktop.MouseEvent)    { kit.Steady(func() { h.point(true) }) }
func (h *tileHit) MouseMoved(*desktop.MouseEvent) {}
func (h *tileHit) MouseOut()                      { kit.Steady(func() { h.point(false) }) }
func (h *tileHit) Cursor() desktop.Cursor         { return desktop.PointerCursor }
func (h *tileHit) CreateRenderer() fyne.WidgetRenderer {
	return kit.Nothing{}
}

func (h *tileHit) point(over bool) {
	h.over = over
	h.tile.draw(h.tile.Size())
}
