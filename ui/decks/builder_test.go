package decks

import (
	"errors"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestDeckIsBuiltByClicks(t *testing.T) {
	w := newWorkbench(t, decks.Deck{})
	card := w.index.Def(w.cell(0).id).Name
	for range 3 {
		w.cell(0).Tapped(nil)
	}
	w.cell(1).Tapped(nil)
	w.cell(0).TappedSecondary(nil)
	if n := w.editor.Deck().Count(card, ""); n != 2 || w.copies(w.cell(0).id) != "×2" {
		t.Errorf("three clicks and one with the other button leave %d copies", n)
	}
	if w.report.Legal || !strings.Contains(w.summary()[1].Text, "of at least 50") {
		t.Errorf("a deck of three cards: %v", w.summary())
	}
	w.press("Undo")
	w.press("Undo")
	w.press("Redo")
	if d := w.editor.Deck(); d.Count(card, "") != 3 || d.Size("") != 4 {
		t.Errorf("after two steps back and one on: %v", d.Cards)
	}
	line := w.list.lines[0]
	line.more.Tapped(nil)
	line.more.Tapped(nil)
	line.TappedSecondary(nil)
	line.less.Tapped(nil)
	if n := w.editor.Deck().Count(line.line.Card, ""); n != 1 {
		t.Errorf("+ twice, the other button and − leave %d copies", n)
	}
	for range 2 * w.index.Form.Copies {
		w.cell(2).Tapped(nil)
	}
	if most := w.index.Form.Copies; most < 1 || w.editor.Deck().Count(w.index.Def(w.cell(2).id).Name, "") != most || w.save.Text != "At most 4 of each card" {
		t.Errorf("clicks beyond %d copies leave %v and say %q", most, w.editor.Deck().Cards, w.save.Text)
	}
	for range w.index.Form.Copies {
		w.cell(2).TappedSecondary(nil)
	}
	line = w.list.lines[0]
	line.maybe.Tapped(nil)
	if d := w.editor.Deck(); d.Size(decks.Maybeboard) != 1 {
		t.Errorf("the maybeboard is empty: %v", d.Cards)
	}
	w.press("Play")
	if len(w.played) != 0 {
		t.Error("a deck that is not legal is played")
	}
}

func TestDeckIsBuiltByDragging(t *testing.T) {
	w := newWorkbench(t, decks.Deck{})
	drag := func(c fyne.Draggable, to fyne.Position) {
		c.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: to}})
		if !w.held || !w.ghost.Visible() {
			t.Error("nothing is held while a card is dragged")
		}
		c.DragEnd()
	}
	drag(w.cell(2), w.left.Centre())
	if w.editor.Deck().Size("") != 0 {
		t.Error("a card that is dropped among the cards is added")
	}
	drag(w.cell(2), w.right.Centre())
	if w.editor.Deck().Size("") != 1 {
		t.Error("a card that is dropped on the deck is not added")
	}
	drag(w.list.lines[0], w.left.Centre())
	if w.editor.Deck().Size("") != 0 || w.ghost.Visible() {
		t.Error("a card that is dragged out of the deck stays in it")
	}
}

func TestCardsAreSearched(t *testing.T) {
	w := newWorkbench(t, decks.Deck{})
	all := len(w.found)
	w.search.SetText("str>=60")
	if len(w.found) == 0 || len(w.found) == all || w.wrong != "" {
		t.Errorf("str>=60 finds %d of %d: %s", len(w.found), all, w.wrong)
	}
	strong := len(w.found)
	var dragon *kit.Pill
	for _, p := range w.facets.pills {
		if strings.HasPrefix(p.Text, "Dragon ") {
			dragon = p
		}
	}
	dragon.Tapped(nil)
	if len(w.found) == 0 || len(w.found) >= strong || !strings.HasPrefix(w.search.Text, "str>=60 ") {
		t.Errorf("the click on a type finds %d with %q", len(w.found), w.search.Text)
	}
	for _, p := range w.facets.pills {
		if strings.HasPrefix(p.Text, "Dragon ") && p.Weight == kit.Leading {
			dragon = p
		}
	}
	dragon.Tapped(nil)
	if w.search.Text != "str>=60" {
		t.Errorf("the second click leaves %q", w.search.Text)
	}
	w.search.SetText("strength>=60")
	if w.wrong == "" || len(w.summary()) == 0 {
		t.Error("nobody says that cards have no strength")
	}
	w.search.SetText("")
	if len(w.found) != all {
		t.Errorf("an empty search finds %d of %d", len(w.found), all)
	}
}

func TestDeckSavesItself(t *testing.T) {
	w := newWorkbench(t, decks.Deck{})
	w.fail = errors.New("the disk is full")
	w.Name.SetText("Mine")
	if len(w.saved) != 0 || !strings.Contains(w.save.Text, "The disk is full") {
		t.Errorf("a failed save says %q", w.save.Text)
	}
	w.fail = nil
	w.cell(0).Tapped(nil) // nobody waits: it may be the last thing before the program is killed
	if len(w.saved) != 1 || w.saved[0].Name != "Mine" || w.saver.deck.ID != 7 {
		t.Errorf("saved: %+v", w.saved)
	}
	w.cell(0).Tapped(nil)
	if len(w.saved) != 2 || w.saved[1].Size("") != 2 {
		t.Error("the last change is not saved at once")
	}
	w.Close()
	w.saver.flush()
	if len(w.saved) != 2 {
		t.Error("a deck is saved though nothing changed")
	}
}

func TestDeckSheets(t *testing.T) {
	x := deckGame(t)
	w := newWorkbench(t, decks.From(x.Game, x.Game.Decks[0]))
	for _, s := range []string{"Sample hand", "Odds", "Note", "As text", "Record"} {
		w.press(s)
		kit.Snapshot(w.Container, fyne.NewSize(1280, 800), 1)
		if !w.sheet.IsOpen() {
			t.Errorf("%s opens nothing", s)
		}
		w.cell(0).Tapped(nil)
		if !w.editor.Deck().Equal(x.Tidy(decks.From(x.Game, x.Game.Decks[0]))) {
			t.Fatalf("cards are added behind %s", s)
		}
		w.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
		if w.sheet.IsOpen() {
			t.Errorf("Escape does not close %s", s)
		}
	}
	window := test.NewTempWindow(t, w.Container)
	window.Resize(fyne.NewSize(1280, 800))
	w.press("Compare")
	field := window.Canvas().Focused()
	if field == nil || len(window.Canvas().Overlays().List()) != 1 {
		t.Fatal("no list of decks to compare with is open")
	}
	kittest.Press(field, fyne.KeyReturn)
	if !w.sheet.IsOpen() || !strings.Contains(w.sheet.Title, x.Game.Decks[1].Name) {
		t.Errorf("the comparison is called %q", w.sheet.Title)
	}
	w.closeSheet()
	w.press("Play")
	if len(w.played) != 1 || !w.played[0].Legal && w.played[0].Deck.Size("") < 50 {
		t.Errorf("played: %v", w.played)
	}
}

// A grid of very many cards has pictures for those in sight only.
func TestGridIsFrugal(t *testing.T) {
	w := newWorkbench(t, decks.Deck{})
	many := make([]rules.DefID, 5000)
	for i := range many {
		many[i] = w.found[i%len(w.found)]
	}
	w.grid.set(many)
	w.grid.ScrollToBottom()
	w.grid.Fill()
	if n := len(w.grid.Cells()); n > 60 {
		t.Errorf("%d cells are there for 5,000 cards", n)
	}
	last := 0
	for _, c := range w.grid.Cells() {
		if c.id == many[len(many)-1] {
			last++
		}
	}
	if last == 0 {
		t.Error("the last card is not in sight at the bottom")
	}
}

// Cards are found, put into a deck and taken out again without a mouse, and
// what lies over the page is led through alone.
func TestDeckByKeyboard(t *testing.T) {
	w := newWorkbench(t, decks.Deck{})
	k := kit.NewPageKeys(w.Container, trace.NewWriter(nil))
	k.Over = w.Over
	win := test.NewWindow(w.Container)
	win.SetPadded(false)
	win.Resize(fyne.NewSize(1280, 800))
	defer win.Close()
	press := func(names ...fyne.KeyName) {
		for _, name := range names {
			if e := (&fyne.KeyEvent{Name: name}); !k.Key(e) {
				w.Key(e)
			}
		}
	}
	lead := func(key fyne.KeyName, to string) {
		t.Helper()
		for range 60 {
			if strings.HasPrefix(k.Focus.At.Key, to) {
				return
			}
			press(key)
		}
		t.Fatalf("the arrows do not lead to a %s, but to %q", to, k.Focus.At.Text)
	}
	lead(fyne.KeyDown, "card ")
	card := k.Focus.At.Text
	if !w.preview.Visible() {
		t.Error("the card under the ring is not shown")
	}
	press(fyne.KeyReturn, fyne.KeyReturn, fyne.KeyDelete, fyne.KeyReturn)
	if n := w.editor.Deck().Count(card, ""); n != 2 || k.Focus.At.Text != card {
		t.Errorf("%d copies of %s, the ring is at %q", n, card, k.Focus.At.Text)
	}
	for k.Focus.At.Box.X < w.right.X {
		press(fyne.KeyRight)
	}
	lead(fyne.KeyDown, "line ")
	press(fyne.KeyReturn)
	if n := w.editor.Deck().Count(card, ""); n != 3 {
		t.Errorf("Enter on the deck's line leaves %d copies", n)
	}
	press(fyne.KeyBackspace, fyne.KeyDelete, fyne.KeyDelete)
	if n := w.editor.Deck().Size(""); n != 0 || strings.HasPrefix(k.Focus.At.Key, "line ") {
		t.Errorf("%d cards are left, the ring is at %q", n, k.Focus.At.Key)
	}
	for k.Focus.At.Box.X > w.right.X {
		press(fyne.KeyLeft)
	}
	lead(fyne.KeyDown, "card ")
	for range 40 {
		press(fyne.KeyDown)
	}
	if w.grid.Offset.Y == 0 || !strings.HasPrefix(k.Focus.At.Key, "card ") || k.Focus.At.Box.Bottom() > 800 {
		t.Errorf("the cards do not scroll with the ring: it is at %q, %v", k.Focus.At.Text, k.Focus.At.Box)
	}

	w.openSorts()
	if n := len(k.Stops()); n != len(w.choice.Lines) {
		t.Errorf("%d places can be led to while %d are asked for", n, len(w.choice.Lines))
	}
	press(fyne.Key2)
	if w.choice.Visible() || w.sort.By != w.index.Sorts()[1] {
		t.Errorf("the key 2 sorts by %q", w.sort.By)
	}
}

// The menu of a card in the deck makes it the deck's cover, marks it, and gives it up again; undo takes it back.
func TestCoverIsChosen(t *testing.T) {
	cards, all := manyDecks(t, 1)
	test.NewTempApp(t)
	var kept library.SavedDeck
	b := NewBuilder(kittest.Plain(), cards.Cards(all[0].Deck.Game), all[0], Exits{Save: func(d library.SavedDeck, done func(int64, error)) { kept = d; done(1, nil) }})
	w := test.NewTempWindow(t, b.Container)
	w.Resize(fyne.NewSize(1280, 800))
	line := b.editor.Deck().Cards[3]
	cover := func() string { return b.editor.Deck().Cover }
	b.openLine(line, kit.NewBox(900, 300, 200, 30))
	b.choice.Lines[0].Do()
	if cover() != line.Card || !b.list.exits.Covers(line) {
		t.Errorf("the cover is %q, want %q", cover(), line.Card)
	}
	b.saver.flush()
	if kept.Deck.Cover != line.Card {
		t.Errorf("saved with %q", kept.Deck.Cover)
	}
	b.openLine(line, kit.NewBox(900, 300, 200, 30))
	if b.choice.Lines[0].Do(); cover() != "" {
		t.Errorf("the cover is still %q", cover())
	}
	b.back(b.editor.Undo)
	if b.back(b.editor.Undo); cover() != "" || b.editor.Redone() == "" {
		t.Errorf("undone, the cover is %q", cover())
	}
}

// A card that the game doesn't know offers the nearest one on its line, which takes its place with all copies; the
// menu offers others. Undo brings the name back.
func TestUnknownNameIsFixed(t *testing.T) {
	cards, all := manyDecks(t, 1)
	test.NewTempApp(t)
	right := all[0].Deck.Cards[0].Card
	wrong := right[:len(right)-1]
	all[0].Deck.Cards[0] = rules.DeckLine{N: 3, Card: wrong}
	b := NewBuilder(kittest.Plain(), cards.Cards(all[0].Deck.Game), all[0], Exits{Save: func(_ library.SavedDeck, done func(int64, error)) { done(1, nil) }})
	w := test.NewTempWindow(t, b.Container)
	w.Resize(fyne.NewSize(1280, 800))
	var line *listLine
	for _, l := range b.list.lines {
		switch {
		case l.line.Card == wrong:
			line = l
		case l.fix.Visible():
			t.Errorf("%s is to be fixed", l.line.Card)
		}
	}
	if line == nil || !line.fix.Visible() || !strings.Contains(line.fix.Text, right[:4]) {
		t.Fatalf("nothing is offered for %q", wrong)
	}
	if b.openLine(line.line, line.at()); b.choice.Lines[0].Text != "Make it "+right {
		t.Errorf("the menu begins with %q", b.choice.Lines[0].Text)
	}
	line.fix.Tapped(nil)
	if d := b.editor.Deck(); d.Count(right, "") != 3 || d.Count(wrong, "") != 0 || len(b.report.Unknown) != 0 {
		t.Errorf("fixed: %+v", d.Cards)
	}
	if b.back(b.editor.Undo); b.editor.Deck().Count(wrong, "") != 3 {
		t.Error("undo doesn't bring the name back")
	}
}

// A deck that comes with the game stays as it is: looking at it saves nothing, and the first change makes a copy.
func TestGivenDeckIsCopiedOnce(t *testing.T) {
	for name, change := range map[string]func(w *workbench){
		"a card": func(w *workbench) { w.Put(w.editor.Deck().Cards[0].Card, "", -1) },
		"name":   func(w *workbench) { w.Name.SetText("Mine") },
		"cover":  func(w *workbench) { w.editor.SetCover(w.editor.Deck().Cards[0].Card); w.changed() },
	} {
		x := deckGame(t)
		given := decks.From(x.Game, x.Game.Decks[0])
		w := newWorkbench(t, given)
		exits := w.exits
		exits.Given = true
		w.Builder = NewBuilder(w.env, x, library.SavedDeck{Deck: given}, exits)
		w.openHand()
		w.closeSheet()
		w.openNote()
		w.closeSheet()
		w.openText()
		w.closeSheet()
		w.play()
		w.Close()
		if len(w.saved) > 0 || w.Name.Text != given.Name || len(w.played) != 1 || !w.played[0].Deck.Equal(given) {
			t.Fatalf("%s: looked at, it saves %v, is called %q and is played as %v", name, w.saved, w.Name.Text, w.played)
		}
		w.Builder = NewBuilder(w.env, x, library.SavedDeck{Deck: given}, exits)
		change(w)
		want := "Copy of " + given.Name
		if name == "name" {
			want = "Mine"
		}
		w.Close()
		if n := len(w.saved); n == 0 || w.saved[n-1].Name != want || w.Name.Text != want || w.deck().Name != want {
			t.Errorf("%s: changed, it saves %v and is called %q, want %q", name, w.saved, w.Name.Text, want)
		}
	}
}

// A card that is dragged onto the deck, or out of it, is taken back by another button, Esc or a
// window that loses the keyboard: the deck stays as it is.
func TestDragInTheBuilderIsTakenBack(t *testing.T) {
	w := newWorkbench(t, decks.Deck{})
	w.cell(0).Tapped(nil)
	w.env.Grip = kit.NewGrip()
	size := func() int { return w.editor.Deck().Size("") }
	on, off := w.right.Centre(), fyne.NewPos(60, 300)
	cell, line := w.cell(1), w.list.lines[0]
	for what, d := range map[string]struct {
		of interface {
			Dragged(*fyne.DragEvent)
			DragEnd()
		}
		to   fyne.Position
		want int
	}{"onto": {cell, on, 2}, "out of": {line, off, 0}} {
		drag := func(at fyne.Position) {
			d.of.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: at}})
		}
		drag(d.to.AddXY(-9, 0))
		if drag(d.to); !w.ghost.Visible() {
			t.Fatalf("%s the deck, nothing is dragged", what)
		}
		if !w.env.Grip.TakeBack() || w.ghost.Visible() {
			t.Errorf("%s the deck, the drag goes on", what)
		}
		drag(d.to)
		if d.of.DragEnd(); size() != 1 {
			t.Errorf("%s the deck: after a drag that was taken back it has %d cards", what, size())
		}
		drag(d.to.AddXY(-9, 0))
		drag(d.to)
		if d.of.DragEnd(); size() != d.want {
			t.Errorf("%s the deck: after the next drag it has %d cards, want %d", what, size(), d.want)
		}
		w.press("Undo")
	}
}
