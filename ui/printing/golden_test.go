package printing

import (
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/print"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// some are cards to print.
func some(n int) []print.Item {
	var all []print.Item
	for i := range n {
		name := string(rune('A'+i%26)) + " wolf"
		all = append(all, print.Item{Face: cardart.Face{Style: cardart.Framed, Title: name, Type: "Beast Monster", Text: "This can pierce.", Motif: "wolf"}, N: 1 + i%3})
	}
	return all
}

// opened is a dialog that is shown.
func opened(n int, sheets library.Sheets) *Dialog {
	d := New(kittest.Env(), nil, func() {})
	d.Container.Resize(fyne.NewSize(1024, 700))
	d.Open(Request{Title: "My cards", Items: some(n), Sheets: sheets, Keep: func(library.Sheets) {}, Save: func(print.Job) {}})
	return d
}

// The dialog looks as it did when somebody found it good.
func TestGoldenPicturesOfPrinting(t *testing.T) {
	kittest.Golden(t, map[string]kittest.Screen{
		"print": func(*testing.T) fyne.CanvasObject { return opened(7, library.Sheets{}).Container },
		"bleed": func(*testing.T) fyne.CanvasObject {
			return opened(14, library.Sheets{Paper: "letter", Gap: 0.5, Bleed: 3, Backs: print.Mirrored}).Container
		},
	})
}
