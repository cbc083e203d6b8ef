package printing

import (
	"testing"

	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2/test"
)

// BenchmarkChange is what one more of a card takes the UI goroutine, with 300 cards: all but
// drawing the page.
func BenchmarkChange(b *testing.B) {
	test.NewTempApp(b)
	d := opened(kittest.Env(), 300, library.Sheets{})
	d.env = kittest.Env()
	d.env.Still = false
	d.stop = func() {} // as if a page were being drawn
	for b.Loop() {
		d.setCount(7, 1)
	}
}
