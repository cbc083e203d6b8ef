package felt

import (
	"math/rand/v2"
	"testing"

	"feltstack/rules/book"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// The table looks as it did when it was found good.
func TestGoldenPicturesOfTable(t *testing.T) {
	kittest.Golden(t, goldenTables(),
		"table", "table light", "table contrast", "stack", "many", "plays", "over", "lost", "drawn", "replay", "menu", "cover")
}

func goldenTables() map[string]kittest.Screen {
	return map[string]kittest.Screen{
		"table": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			return lent(t, New(e, midGame().session(), Exits{Stops: table.Stops{"end": {Theirs: table.StopAsk}, "effect": {Own: table.StopSkip}}})).Container
		},
		"stack": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			return lent(t, New(e, stackGame().session(), Exits{})).Container
		},
		"many": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			return lent(t, New(e, manyPlays().session(), Exits{})).Container
		},
		"plays": manyMeanings,
		"over": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			return lent(t, New(e, endGame(true), endExits())).Container
		},
		"first": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			x := endExits()
			x.Versus = func(_ []string, told func(library.Score)) { told(library.Score{Won: 1, Lost: 2}) }
			return lent(t, New(e, endGame(true), x)).Container
		},
		"lost": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			return lent(t, New(e, endGame(false), endExits())).Container
		},
		"drawn": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			m := crowdGame(rand.New(rand.NewPCG(4, 7)), 4)
			m.Over, m.Result, m.Stack = true, "The game is drawn: no card is left", nil
			return lent(t, New(e, m.session(), endExits())).Container
		},
		"replay": shownAgain,
		"menu": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			ts := lent(t, New(e, midGame().session(), Exits{Settings: func() {}, Rules: func(book.Ref) {}, Decks: func() {}}))
			return opened(ts, func() { ts.panels.side.menu.Tapped(nil) })
		},
		"cover": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			f := midGame().session()
			f.next = library.Handover{Name: "Ben", Seat: 1, Unseen: []table.Line{{Seat: 0, Text: "Ann scores 7♦"}}}
			return lent(t, New(e, f, Exits{})).Container
		},
	}
}

// manyPlays is a table with twelve plays on the stack.
func manyPlays() *sceneMaker {
	m := stackGame()
	m.Stack = nil
	for i, name := range []string{"9♦", "A♣", "2♦", "3♥", "6♣", "2♣", "9♥", "5♦", "8♠", "2♠", "A♠", "J♥"} {
		by := []string{"Rook", "You"}[i%2]
		item := table.ItemScene{ID: i + 1, Cards: []table.CardScene{{ID: 100 + i, Def: defOf(name), Name: name, Zone: zStack}}, Title: name + " - Instant", By: by, Seat: 1 - i%2, Mine: i%2 == 1, Next: i == 11}
		if i > 0 {
			item.ItemOf = i
		}
		m.Stack = append([]table.ItemScene{item}, m.Stack...)
	}
	return m
}

// manyMeanings is a table on which a card that can do many things lists them.
func manyMeanings(t *testing.T, e *kit.Env) fyne.CanvasObject {
	f := midGame().session()
	held := defOf("3♠")
	for i, verb := range []string{"Play for points", "Scuttle 4♦", "Show 3 cards and take one", "Your opponent discards 2 cards", "Put a card on the draw pile", "Super with 3♠ and 3♥", "Swap for the left card"} {
		text := ""
		if i > 1 && i < 5 {
			text = "Your opponent shows 3 cards from their hand. Take one of the shown cards, revealed until your next start."
		}
		f.drops[held] = append(f.drops[held], table.Drop{Zone: zPR, Verb: verb, Text: text, Keys: []string{verb}})
	}
	ts := lent(t, New(e, f, Exits{}))
	return opened(ts, func() {
		for _, c := range ts.sight.arr.Cards {
			if c.Card.ID == held {
				ts.input.offerChoice(c.Card, c.Centre())
			}
		}
	})
}

// endExits is what can follow a game that has been saved.
func endExits() Exits {
	return Exits{Rematch: func() {}, Same: func() {}, Watch: func(int) {}, Versus: func(_ []string, told func(library.Score)) { told(library.Score{Won: 3, Lost: 2}) }}
}

// shownAgain is a replay in the middle of a game, with the pointer at a button.
func shownAgain(t *testing.T, e *kit.Env) fyne.CanvasObject {
	ts, n := replayOf(t, e, Exits{Branch: func(int) {}}, "Ann", "Ben")
	return opened(ts, func() {
		ts.replay.pick(n * 2 / 3)
		ts.panels.prompt.inUse()[4].MouseIn(nil)
	})
}

// opened is a table on which something is opened as soon as it has its size.
func opened(ts *Table, open func()) fyne.CanvasObject {
	return &fyne.Container{Layout: &opens{open: open}, Objects: []fyne.CanvasObject{ts.Container}}
}

type opens struct {
	open func()
	size fyne.Size
}

func (o *opens) MinSize(all []fyne.CanvasObject) fyne.Size { return all[0].MinSize() }
func (o *opens) Layout(all []fyne.CanvasObject, size fyne.Size) {
	if all[0].Resize(size); size != o.size && !size.IsZero() {
		o.size = size
		o.open()
	}
}
