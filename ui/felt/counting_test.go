package felt

import (
	"testing"

	"feltstack/ui/kit"
	"feltstack/ui/look"
)

// A number that flies to a plate does not end on the face there.
func TestNumbersDoNotLandOnFaces(t *testing.T) {
	m := midGame()
	plate := kit.NewBox(10, 655, 234, 138)
	face := medal(m.Seats[0], plate)
	if face.Empty() {
		t.Fatal("the plate has no face")
	}
	for _, text := range []string{"+1", "+11", "-100"} {
		size := kit.Label(text, look.Title, flySize, look.Now().Gold).MinSize()
		at := landsAt(plate, face, size)
		if b := kit.NewBox(at.X, at.Y, size.Width, size.Height); b.Meets(face) || b.X < plate.X || b.Right() > plate.Right() {
			t.Errorf("%s ends at %v, the face is at %v", text, b, face)
		}
	}
}
