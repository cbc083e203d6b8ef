package printing

import (
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/print"
	"feltstack/ui/kit"
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
func opened(e *kit.Env, n int, sheets library.Sheets) *Dialog {
	d := New(e, nil, func() {})
	d.Container.Resize(fyne.NewSize(1024, 700))
	d.Open(Request{Title: "My cards", Items: some(n), Sheets: sheets, Keep: func(library.Sheets) {}, Save: func(print.Job) {}})
	return d
}

// The dialog looks as it did when it was found good.
func TestGoldenPicturesOfPrinting(t *testing.T) {
	kittest.Golden(t, map[string]kittest.Screen{
		"print": func(_ *testing.T, e *kit.Env) fyne.CanvasObject { return opened(e, 7, library.Sheets{}).Container },
		"bleed": func(_ *testing.T, e *kit.Env) fyne.CanvasObject {
			return opened(e, 14, library.Sheets{Paper: "letter", Gap: 0.5, Bleed: 3, Backs: print.Mirrored}).Container
		},
	}, "bleed")
}
