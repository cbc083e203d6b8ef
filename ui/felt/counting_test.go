package felt

import (
	"strings"
	"testing"

	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A number that flies to a plate does not end on the face there.
func TestNumbersDoNotLandOnFaces(t *testing.T) {
	m := midGame()
	plate := kit.NewBox(10, 655, 234, 138)
	face := shapeOf(m.Seats[0], plate, medalSizes[0]).face
	if face.Empty() {
		t.Fatal("the plate has no face")
	}
	for _, text := range []string{"+1", "+11", "-100"} {
		size := kit.Label(text, look.Title, flySize, look.Now().Gold).MinSize()
		at := landsAt(plate, face, size, nil)
		if b := kit.NewBox(at.X, at.Y, size.Width, size.Height); b.Meets(face) || b.X < plate.X || b.Right() > plate.Right() {
			t.Errorf("%s ends at %v, the face is at %v", text, b, face)
		}
	}
}

// On a small plate a number lands on none of the smaller ones.
func TestNumbersLandBesideSmallOnes(t *testing.T) {
	test.NewTempApp(t)
	for _, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1280, 800), fyne.NewSize(1600, 900)} {
		for _, s := range map[string]*sceneMaker{"two": midGame(), "first": newScene()} {
			f := laid(t, kittest.Plain(), s.session(), Exits{}, size)
			for _, seat := range f.sight.scene.Seats {
				plate := f.sight.arr.Plates[seat.Seat]
				for _, text := range []string{"+7", "+10"} {
					size := kit.Label(text, look.Title, flySize, look.Now().Gold).MinSize()
					at := landsAt(plate, f.sight.shape(f.sight.counted(seat)).face, size, f.board.written(seat.Seat))
					digits := kit.NewBox(at.X, at.Y+size.Height*0.2, size.Width, size.Height*0.6)
					for _, w := range kittest.WrittenIn(f.board.plates[seat.Seat].Container, fyne.Position{}) {
						if strings.Contains("hand deck anchors cemetery", w.Text) && w.Box.Meets(digits) {
							t.Errorf("%v: %s at %v crosses %q at %v of %s", plate, text, digits, w.Text, w.Box, seat.Name)
						}
					}
				}
			}
			putAway(f)
		}
	}
}
