package felt

import (
	"image"
	"slices"
	"time"

	"feltstack/rules/book"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Scrollable    = (*inspector)(nil)
	_ fyne.Tappable      = (*inspector)(nil)
	_ desktop.Hoverable  = (*inspector)(nil)
	_ desktop.Cursorable = (*inspector)(nil)
)

// readAfter is how long the pointer rests on a card before it is shown.
const readAfter = 120 * time.Millisecond

// inspector shows one card or play large, with its text, what its words mean, its
// state and what the log says of it. A click on a word that is explained opens the rulebook.
type inspector struct {
	widget.BaseWidget
	env    *kit.Env
	about  func(def int) library.CardInfo
	words  *kit.Sketch
	pic    *canvas.Image
	page   *cardPage      // what is drawn; nil: nothing yet
	laid   *cardPage      // the card as it was laid out last; nil: not yet
	coming kit.Picture    // of the page that is drawn once this is there
	rules  func(book.Ref) // opens the rulebook; nil where there is none

	scene   *table.Scene
	card    shownCard // what is shown
	pointed shownCard // what the pointer or the keyboard is at
	held    shownCard // what was clicked, until something happens
	last    shownCard // what was played last
	turned  func()    // hears that what is shown, or why, may be something else
	within  bool      // the pointer is on the inspector itself
	over    string    // the explained word that it is on
	leaves  bool      // it is on what names the words out of sight
	up      int       // lines scrolled out of sight
	stop    func()    // gives up the change that is about to be shown
}

func newInspector(e *kit.Env, about func(def int) library.CardInfo) *inspector {
	i := &inspector{env: e, about: about, words: kit.NewSketch(), pic: canvas.NewImageFromImage(kit.Blank), scene: &table.Scene{}, stop: func() {}, turned: func() {}}
	i.pic.ScaleMode = canvas.ImageScaleFastest
	i.pic.Hide()
	i.ExtendBaseWidget(i)
	return i
}

// hover shows a card once the pointer has rested on it or its name; nothing: it has left.
func (i *inspector) hover(c shownCard) {
	i.pointed = c
	i.soon()
}

// soon shows what is to be shown a moment later.
func (i *inspector) soon() {
	i.stop()
	if i.env.Still {
		i.choose()
		return
	}
	i.stop = i.env.After(readAfter, i.choose)
}

// hold shows a card until something happens in the game.
func (i *inspector) hold(c shownCard) {
	i.held = c
	i.choose()
}

// forget shows nothing of what has been, as someone else is to sit down.
func (i *inspector) forget() {
	i.stop()
	i.pointed, i.held, i.last = shownCard{}, shownCard{}, shownCard{}
	i.show(shownCard{})
}

// follow says again what holds for the cards that are remembered, wherever they have gone.
func (i *inspector) follow(s *table.Scene) {
	if s.Moves != i.scene.Moves {
		i.held = shownCard{}
		if !i.within {
			i.up = 0
		}
	}
	i.scene, i.page, i.laid = s, nil, nil // all that is said may be different
	i.pointed, i.held, i.last = i.now(i.pointed), i.now(i.held), i.lastPlay()
	if i.within {
		c := i.now(i.card)
		c.Round, c.By = i.card.Round, i.card.By
		i.show(c)
		return
	}
	i.choose()
}

// lastPlay is the card that was played last, by the log.
func (i *inspector) lastPlay() shownCard {
	for _, l := range slices.Backward(i.scene.Log) {
		for _, n := range l.Cards {
			if l.Plays != 0 && n.Card == l.Plays {
				c := i.now(named(n.Def, n.Card))
				c.Round, c.By = l.Round, l.Seat
				return c
			}
		}
	}
	return shownCard{}
}

// now is what is shown of a card as the game stands.
func (i *inspector) now(c shownCard) shownCard {
	if c.Item != 0 {
		for _, it := range i.scene.Stack {
			if it.ID == c.Item {
				return describeItem(i.scene, it)
			}
		}
	}
	if c.ID != 0 {
		if o, ok := i.scene.Card(c.ID); ok && o.Def == c.Def {
			return describe(i.scene, o)
		}
	}
	if c.hidden() {
		return shownCard{}
	}
	return shownCard{ID: c.ID, Def: c.Def} // out of sight
}

// choose shows what there is to read now: what is pointed at, was clicked, resolves
// next, is the subject of the prompt or was played last.
func (i *inspector) choose() {
	if i.within {
		return
	}
	for _, c := range []shownCard{i.pointed, i.held} {
		if !c.none() {
			i.show(c)
			return
		}
	}
	for _, it := range i.scene.Stack {
		if c := describeItem(i.scene, it); it.Next && c.Def != 0 {
			i.show(c)
			return
		}
	}
	if c, ok := i.scene.Card(i.scene.Prompt.About); ok && c.Def != 0 {
		i.show(describe(i.scene, c))
		return
	}
	i.show(i.last)
}

func (i *inspector) show(c shownCard) {
	if c.same(i.card) && i.page != nil {
		i.turned()
		return
	}
	if c.ID != i.card.ID || c.Def != i.card.Def || c.Item != i.card.Item {
		i.up = 0
	}
	i.card, i.laid = c, nil
	i.turned() // the room may be another one
	i.draw()
}

// lay lays out what is shown in a room.
func (i *inspector) lay(room fyne.Size) *cardPage {
	if i.laid == nil || i.laid.room != room {
		i.laid = newCardPage(i.scene, i.card, i.about, room)
	}
	return i.laid
}

// cut reports whether what is shown finds no room, or little.
func (i *inspector) cut(room fyne.Size) bool { return i.lay(room).tight || i.lay(room).scrolls() > 0 }

// draw lays the page out again, and shows it once its picture is there: the words never
// stand beside another card's picture.
func (i *inspector) draw() {
	size := i.Size()
	if size.Width < 60 || size.Height < leastPage {
		i.page, i.coming = nil, kit.Picture{}
		i.words.Begin() // of a larger room
		i.words.End()
		i.pic.Hide()
		return
	}
	page := i.lay(size)
	if page.card.Empty() {
		i.coming = kit.Picture{}
		i.turnTo(page, nil)
		return
	}
	scale := i.env.Scale()
	want := kit.Picture{Kind: page.kind, Face: page.face, Size: image.Pt(int(page.card.W*scale+0.5), int(page.card.H*scale+0.5))}
	i.coming = want
	if img := i.env.Pics.Get(want, func(img *image.RGBA) {
		if i.coming == want {
			i.turnTo(page, img)
			kit.Repaint()
		}
	}); img != nil {
		i.turnTo(page, img)
	}
}

// turnTo shows a page with the picture of its card, nil for none.
func (i *inspector) turnTo(page *cardPage, img *image.RGBA) {
	i.page = page
	i.up = kit.Clamp(i.up, 0, page.scrolls())
	page.write(i.words, i.up)
	if img == nil {
		if i.pic.Visible() {
			i.pic.Hide()
		}
		return
	}
	i.pic.Move(page.card.Pos())
	if i.pic.Image != image.Image(img) {
		i.pic.Image = img
		i.pic.Refresh()
	}
	kit.PutPicture(i.pic, page.card.Size(), i.env.Scale())
	if !i.pic.Visible() {
		i.pic.Show()
	}
}

// Scrolled implements fyne.Scrollable.
func (i *inspector) Scrolled(e *fyne.ScrollEvent) {
	if i.page == nil || e.Scrolled.DY == 0 {
		return
	}
	lines := 2
	if e.Scrolled.DY > 0 {
		lines = -2
	}
	i.scroll(lines)
}

// leaf turns a page, 1 on and -1 back.
func (i *inspector) leaf(d int) {
	if i.page != nil {
		i.scroll(d * i.page.leaf(i.up))
	}
}

// scroll moves the page by a number of lines: down, or up where it is negative.
func (i *inspector) scroll(lines int) {
	if up := kit.Clamp(i.up+lines, 0, i.page.scrolls()); up != i.up {
		i.up = up
		i.page.write(i.words, up)
		kit.Repaint()
	}
}

// MouseIn keeps what is shown while it is read.
func (i *inspector) MouseIn(*desktop.MouseEvent) {
	kit.Steady(func() {
		i.stop()
		i.within = true
	})
}

// MouseMoved implements desktop.Hoverable.
func (i *inspector) MouseMoved(e *desktop.MouseEvent) {
	kit.Steady(func() {
		i.over = i.termAt(e.Position)
		i.leaves = i.page != nil && i.page.onFoot(e.Position, i.up)
	})
}

// termAt is the explained word at a place, "" where nothing leads to the rulebook.
func (i *inspector) termAt(p fyne.Position) string {
	if i.page == nil || i.rules == nil {
		return ""
	}
	return i.page.termAt(p, i.up)
}

// Cursor implements desktop.Cursorable.
func (i *inspector) Cursor() desktop.Cursor {
	if i.over != "" || i.leaves {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// Tapped opens the rulebook at an explained word, or turns to what is out of sight below.
func (i *inspector) Tapped(e *fyne.PointEvent) {
	if i.page != nil && i.page.onFoot(e.Position, i.up) {
		i.leaf(1)
		return
	}
	if term := i.termAt(e.Position); term != "" {
		i.rules(book.Ref{Term: term})
	}
}

// MouseOut shows what there is to read now.
func (i *inspector) MouseOut() {
	kit.Steady(func() {
		i.within = false
		i.soon()
	})
}

// CreateRenderer implements fyne.Widget.
func (i *inspector) CreateRenderer() fyne.WidgetRenderer { return &inspectorRenderer{i} }

type inspectorRenderer struct{ i *inspector }

func (r *inspectorRenderer) Layout(fyne.Size)   { r.i.draw() }
func (r *inspectorRenderer) MinSize() fyne.Size { return fyne.NewSize(120, 60) }
func (r *inspectorRenderer) Refresh()           {}
func (r *inspectorRenderer) Destroy()           {}
func (r *inspectorRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.i.words.Container, r.i.pic}
}
