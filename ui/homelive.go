package ui

import (
	"image"
	"slices"
	"time"

	"feltstack/cardart"
	"feltstack/ui/kit"
	"feltstack/ui/learn"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// homeContent is what goes on in the program: what the home page shows beside its tiles.
type homeContent struct {
	Game   *library.SavedGame // to go on with, nil if there is none
	Look   func() (library.Glance, error)
	Daily  *dailyPuzzle // nil if there is none
	Decks  []ownDeck
	Back   cardart.BackStyle
	New    bool // nobody has played or built a deck here
	Taught bool // a lesson was begun
}

// dailyPuzzle is the puzzle of the day.
type dailyPuzzle struct {
	Name, Game, Ask string
	Solved          bool
	Look            func() (library.Glance, error)
}

// ownDeck is a deck of the person's with the card that stands for it.
type ownDeck struct {
	library.SavedDeck
	Title string
	Face  cardart.Face
}

// mostCovers is how many decks the home page shows.
const mostCovers = 5

// live is what the home page shows of what goes on: the table that was left, the puzzle of
// the day, own decks.
type live struct {
	*fyne.Container
	env    *kit.Env
	words  *kit.Sketch
	tables []*painting // the larger first
	covers []*kit.Framed
	decks  []ownDeck
	calm   func() // stops waiting for the window to keep its size
	closed bool
}

// painting is a small picture of a table in its frame.
type painting struct {
	*kit.Framed
	look func() (library.Glance, error)
	back cardart.BackStyle
	size image.Point // as it was asked for last
	busy bool
}

func newLive(e *kit.Env) *live {
	return &live{Container: &fyne.Container{}, env: e, words: kit.NewSketch()}
}

// set makes what there is to show.
func (l *live) set(content homeContent, exits homeExits) {
	l.tables, l.covers, l.decks = nil, nil, content.Decks
	l.Objects = []fyne.CanvasObject{l.words.Container}
	frame := func(heading string, tap func(), look func() (library.Glance, error), lines ...kit.Span) *kit.Framed {
		f := kit.NewFramed(l.env, heading, tap, lines...)
		l.tables = append(l.tables, &painting{Framed: f, look: look, back: content.Back})
		l.Objects = append(l.Objects, f)
		return f
	}
	now := look.Now()
	if g := content.Game; g != nil {
		frame(words.Say("home.continue"), func() { exits.Continue(*g) }, content.Look,
			kit.Span{Text: savedTitle(*g), Face: look.Bold, Color: now.Ivory}, kit.Span{Text: savedWhere(*g), Color: now.Dimmed},
			kit.Span{Text: words.Ago(g.Updated, time.Now()), Face: look.Italic, Color: now.Dimmed}).Lead = true
	}
	if p := content.Daily; p != nil {
		ask := kit.Span{Text: p.Ask, Color: now.Dimmed}
		if p.Solved {
			ask = kit.Span{Text: words.Say("home.solved"), Face: look.Bold, Color: now.Gold}
		}
		frame(words.Say("home.puzzle"), exits.Daily, p.Look, kit.Span{Text: p.Game + ": " + p.Name, Face: look.Bold, Color: now.Ivory}, ask)
	}
	for _, d := range content.Decks {
		c := kit.NewFramed(l.env, d.Title, func() { exits.Deck(d.SavedDeck) })
		c.Card = true
		l.covers = append(l.covers, c)
		l.Objects = append(l.Objects, c)
	}
}

// The measures of what is live.
const (
	liveGap  = 14
	liveHead = 30 // the heading above decks
)

// place lays everything out in a box.
func (l *live) place(b kit.Box) {
	l.words.Begin()
	defer l.words.End()
	if len(l.covers) > 0 {
		tall := kit.Clamp(b.H*0.33, 150, 240)
		if len(l.tables) == 0 {
			tall = min(b.H, 300)
		}
		row := kit.NewBox(b.X, b.Bottom()-tall, b.W, tall)
		b.H -= tall + liveGap
		l.words.Text(kit.Span{Text: words.Say("home.your_decks"), Face: look.Title, Color: look.Now().Gold}, 19, row.X+2, row.Y)
		each := min((row.W+liveGap)/float32(max(len(l.covers), 4)), (tall-liveHead)*0.72+liveGap)
		for i, c := range l.covers {
			at := kit.NewBox(row.X+float32(i)*each, row.Y+liveHead, each-liveGap, tall-liveHead)
			at.Put(c)
			l.cover(c, l.decks[i].Face)
		}
	}
	if len(l.tables) > 0 {
		tall := b.H
		if len(l.tables) > 1 {
			part := float32(0.6)
			if len(l.covers) == 0 {
				part = 0.5
			}
			tall = (b.H - liveGap) * part
		}
		y := b.Y
		for _, t := range l.tables {
			h := min(tall, b.W*0.62*5/8+20)
			kit.NewBox(b.X, y, b.W, float32(int(h))).Put(t.Framed)
			y += h + liveGap
			tall = b.Bottom() - y
		}
	}
	l.paint()
}

// cover shows the card that stands for a deck.
func (l *live) cover(c *kit.Framed, face cardart.Face) {
	room, scale := c.Room(c.Size()), l.env.Scale()
	want := kit.Picture{Face: face, Size: image.Pt(int(room.W*scale+0.5), int(room.H*scale+0.5))}
	if want.Size.X < 1 || want.Size.Y < 1 {
		return
	}
	if img := l.env.Pics.Get(want, c.SetPicture); img != nil {
		c.SetPicture(img)
	}
}

// paint has the tables painted that are shown in another size: at once the first time, and
// else once the window keeps its size.
func (l *live) paint() {
	if l.calm != nil {
		l.calm()
		l.calm = nil
	}
	for _, t := range l.tables {
		if t.size != (image.Point{}) && t.size != l.wants(t) {
			l.calm = l.env.After(liveCalm, l.paintAll)
			return
		}
	}
	l.paintAll()
}

// liveCalm is how long the window keeps its size before its pictures are painted again.
const liveCalm = 200 * time.Millisecond

// wants is the size of a painting in pixels.
func (l *live) wants(t *painting) image.Point {
	room, scale := t.Room(t.Size()), l.env.Scale()
	return image.Pt(int(room.W*scale+0.5), int(room.H*scale+0.5))
}

func (l *live) paintAll() {
	for _, t := range l.tables {
		want := l.wants(t)
		if l.closed || t.busy || want == t.size || want.X < 16 || want.Y < 16 {
			continue
		}
		t.size = want
		glance := glanced(t.back, want, t.look)
		var img *image.RGBA
		draw := func() (err error) {
			img, err = glance()
			return err
		}
		show := func(err error) {
			if t.busy = false; err == nil && !l.closed && slices.Contains(l.tables, t) {
				t.SetPicture(img)
				l.paintAll()
			}
		}
		t.busy = true
		l.env.Paint("painting a small table", draw, show)
	}
}

// stop gives up what is still to be painted.
func (l *live) stop() {
	l.closed = true
	if l.calm != nil {
		l.calm()
	}
}

// buttons are all that can be pressed.
func (l *live) buttons() (all []*kit.Framed) {
	for _, t := range l.tables {
		all = append(all, t.Framed)
	}
	return append(all, l.covers...)
}

// daily is the puzzle of the day, nil if there is none.
func daily(all []library.Guide, solved []string, now time.Time) (p *dailyPuzzle, at int) {
	list := learn.Puzzles(all)
	if len(list) == 0 {
		return nil, 0
	}
	at = learn.OfTheDay(len(list), now)
	z := list[at]
	return &dailyPuzzle{
		Name: z.Name, Game: z.Game().Title, Ask: z.Ask, Solved: slices.Contains(solved, learn.PuzzleKey(z)),
		Look: func() (library.Glance, error) { return learn.Glance(z) },
	}, at
}
