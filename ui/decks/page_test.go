package decks

import (
	"slices"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// pageOf is a page in a window with decks, and what was done with them.
func pageOf(t testing.TB, all []library.SavedDeck) (*Page, *[]string) {
	t.Helper()
	test.NewTempApp(t)
	did := &[]string{}
	note := func(what string) func(library.SavedDeck) {
		return func(d library.SavedDeck) { *did = append(*did, what+" "+Title(d.Deck)) }
	}
	var p *Page
	none := func(string) *decks.Index { return nil }
	title := func(game string) string { return strings.ToUpper(game) }
	list := func(all []library.SavedDeck) { p.Set(NewShelf(all, none, title), nil) }
	p = NewPage(kittest.Plain(), PageExits{
		Home: func() { *did = append(*did, "home") }, Build: note("build"), Copy: note("copy"), Play: note("play"),
		Export: func(all []library.SavedDeck, _ Format) {
			for _, d := range all {
				note("export")(d)
			}
		},
		Delete: func(ids []int64, done func(func())) {
			was := all
			all = slices.DeleteFunc(slices.Clone(all), func(d library.SavedDeck) bool { return slices.Contains(ids, d.ID) })
			list(all)
			done(func() { all = was; list(all) })
		},
		Cover: func(d library.SavedDeck) (cardart.Face, bool) { return cardart.Face{Title: "Wolf"}, d.ID != 2 },
	})
	w := test.NewTempWindow(t, p.Container)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1280, 800))
	list(all)
	return p, did
}

// someDecks are n decks of a person and one of a game.
func someDecks(n int) []library.SavedDeck {
	var all []library.SavedDeck
	for i := range n {
		all = append(all, library.SavedDeck{ID: int64(i + 1), Legal: true, Deck: decks.Deck{Game: "chess", Name: "Deck " + string(rune('A'+i)), Cards: []rules.DeckLine{{N: 4, Card: "Ox"}}}})
	}
	return append(all, library.SavedDeck{Legal: true, Deck: decks.Deck{Game: "chess", Name: "Given"}})
}

func tapTile(p *Page, i int, held fyne.KeyModifier) {
	h := p.grid.Cells()[i].hit
	h.MouseDown(&desktop.MouseEvent{Modifier: held})
	h.Tapped(&fyne.PointEvent{Position: fyne.NewPos(150, 100)})
}

// A deck in the list shows the card that stands for it, left of all that is said of it; one
// without cards shows none. Nothing is written over anything else.
func TestDecksShowTheirCards(t *testing.T) {
	all := someDecks(3)
	all[2].Legal, all[2].Why, all[2].Deck.Name = false, "Too few cards, as anybody sees who counts them one by one: 4 of at least 50.", strings.Repeat("Wolves and ", 12)
	all[0].Deck.Tags = []string{"fast", "for the long evenings of a winter", "slow"}
	p, _ := pageOf(t, all)
	for _, size := range kittest.Windows {
		p.Resize(size)
		for i, tile := range p.grid.Cells() {
			if tile.cover.Visible() != (i != 1) {
				t.Errorf("%v: the card of deck %d is shown: %v", size, i+1, tile.cover.Visible())
			}
			cover := kit.BoxOf(tile.cover)
			room := kit.NewBox(0, 0, tile.Size().Width, tile.Size().Height)
			for _, w := range kittest.WrittenIn(tile.words.Container, fyne.Position{}) {
				if w.Meets(cover) && i != 1 || w.Meets(kit.BoxOf(tile.play)) || w.Right() > room.Right()-6 || w.Bottom() > room.Bottom() {
					t.Errorf("%v, deck %d: %q lies at %v", size, i+1, w.Text, w.Box)
				}
			}
		}
	}
}

// A click opens a deck: that of a person to build it, that of a game to build a copy. Its box, Ctrl and Shift mark decks.
func TestDecksAreOpenedAndMarked(t *testing.T) {
	p, did := pageOf(t, someDecks(6))
	tapTile(p, 0, 0)
	tapTile(p, 6, 0)
	p.grid.Cells()[2].play.Tapped(nil)
	if want := []string{"build Deck A", "build Given", "play Deck C"}; !slices.Equal(*did, want) {
		t.Errorf("did %v, want %v", *did, want)
	}
	box := p.grid.Cells()[1].hit
	box.Tapped(&fyne.PointEvent{Position: fyne.NewPos(box.Size().Width-20, 20)})
	tapTile(p, 3, fyne.KeyModifierShift)
	tapTile(p, 2, fyne.KeyModifierControl)
	tapTile(p, 6, fyne.KeyModifierControl)
	*did = nil
	for _, m := range p.marked {
		if m.Text == "Export" {
			m.Tapped(nil)
			p.choice.Lines[0].Do()
		}
	}
	if want := []string{"export Deck B", "export Deck D", "export Given"}; !slices.Equal(*did, want) {
		t.Errorf("marked %v, want %v", *did, want)
	}
	p.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if len(p.picked) != 0 || slices.Contains(*did, "home") {
		t.Error("Esc doesn't take the marks away")
	}
}

// Marked decks are deleted at once and brought back by a button or Ctrl+Z, the last first. Those of a game stay.
func TestDeletedDecksComeBack(t *testing.T) {
	p, _ := pageOf(t, someDecks(5))
	p.Chord(kit.SelectAll)
	tapTile(p, 0, fyne.KeyModifierControl)
	p.removeMarked()
	if got := names(p); !slices.Equal(got, []string{"Deck A", "Given"}) {
		t.Fatalf("left are %v", got)
	}
	p.remove([]int64{1})
	if got := names(p); !slices.Equal(got, []string{"Given"}) || !p.did.Undo.Visible() {
		t.Fatalf("left are %v", got)
	}
	p.did.Undo.Tapped(nil)
	if got := names(p); !slices.Equal(got, []string{"Deck A", "Given"}) {
		t.Fatalf("after undo: %v", got)
	}
	p.Chord("Ctrl+Z")
	if got := names(p); len(got) != 6 || p.did.Undo.Visible() {
		t.Fatalf("after undo twice: %v", got)
	}
}

func names(p *Page) []string {
	var all []string
	for _, d := range p.Decks() {
		all = append(all, d.Deck.Name)
	}
	return all
}

// The keyboard leads from the search to the decks, marks with Space, opens with Enter, deletes with Delete and goes on
// below what is in sight.
func TestDecksByKeyboard(t *testing.T) {
	all := someDecks(200)
	for i := range all[:200] {
		all[i].Deck.Name = "Deck " + strings.Repeat("x", i%7) + string(rune('A'+i%26))
	}
	p, did := pageOf(t, all)
	k := kit.NewPageKeys(p.Container, p.env.Trace)
	p.LedBy(k)
	key := func(name fyne.KeyName) { k.Key(&fyne.KeyEvent{Name: name}) }
	p.searchKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	key(fyne.KeySpace)
	if !p.picked["1"] || len(*did) != 0 {
		t.Errorf("Space marks %v and did %v", p.picked, *did)
	}
	if key(fyne.KeyRight); k.Focus.At.Key != "deck 2" {
		t.Errorf("right of the first deck is %q", k.Focus.At.Key)
	}
	for range 12 {
		key(fyne.KeyDown)
	}
	if p.grid.Offset.Y == 0 || k.Focus.At.Key != "deck 38" {
		t.Errorf("down leads to %q, scrolled by %v", k.Focus.At.Key, p.grid.Offset.Y)
	}
	p.search.SetText("xxxxxxB")
	p.searchKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if len(*did) != 1 || !strings.HasPrefix((*did)[0], "build Deck xxxxxx") {
		t.Errorf("Enter in the search did %v", *did)
	}
	p.search.SetText("")
	p.toList()
	key(fyne.KeyDelete)
	if len(p.Decks()) != 200 || !p.did.Undo.Visible() {
		t.Errorf("Delete leaves %d decks", len(p.Decks()))
	}
}

// From the search the keyboard comes to the first deck in sight, however far the list is scrolled; at the end of a row
// it stays, and Page Down and End lead far. In the middle of the foot are buttons that sideways doesn't lead to.
func TestKeysStayInTheList(t *testing.T) {
	p, _ := pageOf(t, someDecks(300))
	k := kit.NewPageKeys(p.Container, p.env.Trace)
	p.LedBy(k)
	for _, size := range kittest.Windows {
		p.Resize(size)
		columns, _ := p.grid.Measure()
		p.grid.ScrollToOffset(fyne.NewPos(0, 4000))
		p.grid.OnScrolled(p.grid.Offset)
		k.Focus.Leave()
		kit.TypeIn(p.search)
		kittest.Press(p.search, fyne.KeyDown)
		top := p.grid.Top()
		at := func(what string, want int) {
			t.Helper()
			if got, want := k.Focus.At.Key, "deck "+deckKey(p.found[want].SavedDeck); got != want || !k.Focus.On {
				t.Errorf("%v: %s leads to %q, want %q", size, what, got, want)
			}
			box := k.Focus.At.Box
			if box.Y < p.grid.Position().Y-1 || box.Bottom() > p.grid.Position().Y+p.grid.Size().Height+1 {
				t.Errorf("%v: %s leads out of sight", size, what)
			}
		}
		press := func(key fyne.KeyName) {
			if e := (&fyne.KeyEvent{Name: key}); !k.Key(e) {
				p.Key(e)
			}
		}
		at("down from the search", top)
		for range columns + 1 {
			press(fyne.KeyRight)
		}
		at("right", top+columns-1)
		press(fyne.KeyDown)
		at("down", top+2*columns-1)
		for range columns + 1 {
			press(fyne.KeyLeft)
		}
		at("left", top+columns)
		press(fyne.KeyPageDown)
		if k.Focus.At.Key == "deck "+deckKey(p.found[top+columns].SavedDeck) {
			t.Errorf("%v: Page Down leads nowhere", size)
		}
		press(fyne.KeyEnd)
		at("End", len(p.found)-1)
		press(fyne.KeyHome)
		at("Home", 0)
	}
}

// However many decks there are, only those in sight are objects.
func TestOnlyDecksInSightAreThere(t *testing.T) {
	p, _ := pageOf(t, someDecks(1000))
	p.grid.Offset.Y = 20000
	p.grid.OnScrolled(p.grid.Offset)
	if n := len(p.grid.Cells()); n > 30 {
		t.Errorf("%d tiles for 1,001 decks", n)
	}
	if seen := p.grid.Cells(); len(seen) == 0 || seen[0].at < 300 {
		t.Errorf("scrolled far, the first deck in sight is %d", seen[0].at)
	}
}

// A keystroke in the search of a thousand decks, with all that it draws.
func BenchmarkSearchDecks(b *testing.B) {
	cards, all := manyDecks(b, 1000)
	p, _ := pageOf(b, nil)
	p.exits.Cover = func(d library.SavedDeck) (cardart.Face, bool) {
		return library.CoverFace(cards.Cards(d.Deck.Game), d.Deck, nil)
	}
	p.Set(shelfOf(cards, all), nil)
	for b.Loop() {
		for _, text := range []string{"n", "nu", "numb", "number 4", ""} {
			p.search.SetText(text)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/5000, "ms/key")
}
