package kit

import (
	"image"
	"slices"
	"testing"

	"feltstack/cardart"
	"feltstack/rules/guard"
)

// A place shows what it wanted last, though that comes late, and nothing that it wanted before; what is there is put up
// at once, and nothing is asked for twice.
func TestLatePicturesAreLeft(t *testing.T) {
	drawn := make(chan Picture)
	posts := make(chan func(), 10)
	pics := NewPictures(func(k Picture) *image.RGBA {
		drawn <- k
		return image.NewRGBA(image.Rectangle{Max: k.Size})
	}, func(f func()) { posts <- f }, guard.NewReporter(t.TempDir(), "", nil))
	defer pics.Close()
	of := func(title string) Picture {
		return Picture{Face: cardart.Face{Title: title}, Size: image.Pt(len(title), 1)}
	}
	var w Wanted
	var shown []int
	ask := func(title string) bool {
		return w.Ask(pics, of(title), func(img *image.RGBA) { shown = append(shown, img.Rect.Dx()) })
	}
	come := func() { <-drawn; (<-posts)() }
	if !ask("a") || !ask("bb") || ask("bb") {
		t.Error("one doesn't wait for what isn't drawn, or asks twice for the same")
	}
	come()
	if len(shown) != 0 {
		t.Fatalf("a picture for another card is put up: %v", shown)
	}
	come()
	if ask("bb") || !slices.Equal(shown, []int{2}) {
		t.Fatalf("shown are %v", shown)
	}
	if ask("a") || !slices.Equal(shown, []int{2, 1}) {
		t.Fatalf("what is there isn't put up at once: %v", shown)
	}
	ask("ccc")
	w.None()
	come()
	if len(shown) != 2 {
		t.Fatalf("a picture that isn't wanted any more is put up: %v", shown)
	}
	if ask("a"); !slices.Equal(shown, []int{2, 1, 1}) {
		t.Fatalf("after none, nothing is put up: %v", shown)
	}
	ask("dddd")
	w.None()
	ask("dddd") // before it has come: put up once
	come()
	if !slices.Equal(shown, []int{2, 1, 1, 4}) {
		t.Fatalf("shown are %v", shown)
	}
}
