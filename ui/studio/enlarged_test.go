package studio

import (
	"testing"

	"fyne.io/fyne/v2"
)

// The card is seen with every dot of a print, and what lies below hears no key meanwhile.
func TestEnlarged(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.settle()
	a.large.open.Tapped(nil)
	if b := a.large.dots.Image.Bounds(); !a.large.isOpen() || b.Dx() != 744 || b.Dy() != 1039 {
		t.Fatalf("the picture is %v large", b)
	}
	if a.Over() != a.large.Container {
		t.Error("the page below has the keys")
	}
	a.Key(&fyne.KeyEvent{Name: fyne.KeyPageDown})
	if a.large.scroll.Offset.Y <= 0 {
		t.Error("Page down shows no more of the card")
	}
	a.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if a.large.isOpen() || a.Over() != nil {
		t.Error("Escape doesn't close it")
	}
}
