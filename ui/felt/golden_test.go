package felt

import (
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
	kittest.Golden(t, map[string]func() fyne.CanvasObject{
		"table": func() fyne.CanvasObject {
			return New(kittest.Env(), midGame().session(), Exits{Stops: table.Stops{"end": {Theirs: table.StopAsk}, "effect": {Own: table.StopSkip}}}).Container
		},
		"stack": func() fyne.CanvasObject {
			return New(kittest.Env(), stackGame().session(), Exits{}).Container
		},
		"over": func() fyne.CanvasObject {
			f := midGame().session()
			f.scene.Over, f.scene.Result = true, "You win: 22 points to 9"
			return New(kittest.Env(), f, Exits{Rematch: func() {}, Same: func() {}, Watch: func(int) {}}).Container
		},
		"cover": func() fyne.CanvasObject {
			f := midGame().session()
			f.next = library.Handover{Name: "Ben", Seat: 1, News: []table.Line{{Seat: 0, Text: "Ann scores 7♦"}}}
			return New(kittest.Env(), f, Exits{}).Container
		},
	})
}
