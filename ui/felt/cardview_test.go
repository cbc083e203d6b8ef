package felt

import (
	"image"
	"testing"
	"time"

	"feltstack/rules/guard/guardtest"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A card whose face is still being drawn shows it in another size that is there, else a back,
// never another card or blank paper.
func TestCardsShowABackUntilTheirFaceIsDrawn(t *testing.T) {
	test.NewTempApp(t)
	posts := make(chan func(), 10)
	pics := kit.NewPictures(kittest.Clear, func(f func()) { posts <- f }, nil)
	t.Cleanup(pics.Close)
	drawn := func() {
		t.Helper()
		select {
		case f := <-posts:
			f()
		case <-time.After(guardtest.Patience):
			t.Fatal("nothing is drawn")
		}
	}
	size := image.Pt(60, 84)
	down := kit.Picture{Kind: kit.FaceDown, Size: size}
	pics.Get(down, func(*image.RGBA) {})
	drawn()
	back := pics.Get(down, nil)

	v := newCardView(nil)
	for _, def := range []int{3, 7} {
		v.clear() // it was another card
		face := kit.Picture{Face: deck[def], Size: image.Pt(80, 112)}
		v.show(pics, face, 1)
		if v.plain != back || v.shows != down {
			t.Fatalf("card %d shows %v before its face is drawn", def, v.shows)
		}
		drawn()
		if v.plain == back || v.shows != face {
			t.Fatalf("card %d shows %v once its face is drawn", def, v.shows)
		}
	}
	large := v.shows
	v.clear()
	if v.show(pics, kit.Picture{Face: large.Face, Size: image.Pt(40, 56)}, 1); v.shows != large {
		t.Errorf("a card that has been drawn in another size shows %v", v.shows)
	}
}

// A card that is drawn at another size on its way stays so when it is laid out once more at the
// size it has: the window does that before the first paint after cards have moved in their order.
func TestCardsKeepTheSizeTheyAreDrawnAt(t *testing.T) {
	test.NewTempApp(t)
	v := newCardView(&input{})
	v.Resize(fyne.NewSize(50, 70))
	if v.drawn != v.Size() {
		t.Fatalf("it is drawn at %v", v.drawn)
	}
	small := fyne.NewSize(30, 42)
	v.draw(small)
	lay := test.WidgetRenderer(v)
	if lay.Layout(v.Size()); v.drawn != small {
		t.Errorf("laid out again it is drawn at %v", v.drawn)
	}
	if v.Resize(fyne.NewSize(60, 84)); v.drawn != v.Size() {
		t.Errorf("at another size it is drawn at %v", v.drawn)
	}
}

// A card that gets back the mark that it had is not painted again; one with another picture is.
func TestMarksThatComeAndGoArePaintedOnce(t *testing.T) {
	v := newCardView(&input{})
	v.setPicture(kit.Picture{Size: image.Pt(20, 28)}, image.NewRGBA(image.Rect(0, 0, 20, 28)))
	v.setGlow(canGlow)
	lit := v.pic.Image
	v.setGlow(noGlow)
	if dark := v.pic.Image; dark == lit {
		t.Error("its mark stays")
	}
	if v.setGlow(canGlow); v.pic.Image != lit {
		t.Error("its mark is painted twice")
	}
	v.setPicture(kit.Picture{Size: image.Pt(20, 28)}, image.NewRGBA(image.Rect(0, 0, 20, 28)))
	if v.pic.Image == lit {
		t.Error("it shows another picture than it has")
	}
}
