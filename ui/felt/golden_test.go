package felt

import (
	"math/rand/v2"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// The table looks as it did when somebody found it good.
func TestGoldenPicturesOfTable(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	kittest.Golden(t, goldenTables(t))
}

func goldenTables(t *testing.T) map[string]func() fyne.CanvasObject {
	return map[string]func() fyne.CanvasObject{
		"table": func() fyne.CanvasObject {
			return New(kittest.Env(), midGame().session(), Exits{Stops: table.Stops{"end": {Theirs: table.StopAsk}, "effect": {Own: table.StopSkip}}}).Container
		},
		"stack": func() fyne.CanvasObject {
			return New(kittest.Env(), stackGame().session(), Exits{}).Container
		},
		"over": func() fyne.CanvasObject { return New(kittest.Env(), endGame(true), endExits()).Container },
		"first": func() fyne.CanvasObject {
			x := endExits()
			x.Versus = func(_ []string, told func(library.Score)) { told(library.Score{Won: 1, Lost: 2}) }
			return New(kittest.Env(), endGame(true), x).Container
		},
		"lost": func() fyne.CanvasObject { return New(kittest.Env(), endGame(false), endExits()).Container },
		"drawn": func() fyne.CanvasObject {
			m := crowdGame(rand.New(rand.NewPCG(4, 7)), 4)
			m.Over, m.Result, m.Stack = true, "The game is drawn: no card is left", nil
			return New(kittest.Env(), m.session(), endExits()).Container
		},
		"replay": func() fyne.CanvasObject { return shownAgain(t) },
		"menu": func() fyne.CanvasObject {
			ts := New(kittest.Env(), midGame().session(), Exits{Settings: func() {}, Rules: func(string) {}, Decks: func() {}})
			return opened(ts, func() { ts.panels.side.menu.Tapped(nil) })
		},
		"cover": func() fyne.CanvasObject {
			f := midGame().session()
			f.next = library.Handover{Name: "Ben", Seat: 1, News: []table.Line{{Seat: 0, Text: "Ann scores 7♦"}}}
			return New(kittest.Env(), f, Exits{}).Container
		},
	}
}

// endExits is what can follow a game that has been saved.
func endExits() Exits {
	return Exits{Rematch: func() {}, Same: func() {}, Watch: func(int) {}, Versus: func(_ []string, told func(library.Score)) { told(library.Score{Won: 3, Lost: 2}) }}
}

// shownAgain is a replay in the middle of a game, with the pointer at a button.
func shownAgain(t *testing.T) fyne.CanvasObject {
	ts, n := replayOf(t, Exits{Branch: func(int) {}}, "Ann", "Ben")
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
