package felt

import (
	"testing"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2/canvas"
)

// A closed table lets go of its pictures: Fyne remembers what was in the window for a while.
func TestAClosedTableHoldsNoPictures(t *testing.T) {
	ts := opening(t, midGame().session(), Exits{})
	floor := ts.board.floor
	strips := floor.Objects
	if len(strips) == 0 || floor.shown.strips == nil {
		t.Fatal("no ground is painted")
	}
	views := ts.animator.views
	shown := 0
	for _, v := range views {
		if v.pic.Image != kit.Blank {
			shown++
		}
	}
	if shown == 0 {
		t.Fatal("no card is shown")
	}
	ts.Close()
	for _, o := range strips {
		if o.(*canvas.Image).Image != kit.Blank {
			t.Error("a strip of the ground is still held")
		}
	}
	if floor.shown.strips != nil {
		t.Error("the painted ground is still held")
	}
	for _, v := range views {
		if v.pic.Image != kit.Blank || v.echo.Image != kit.Blank || v.plain != nil || v.bare != nil || v.large != nil || v.rung[0].img != nil {
			t.Errorf("the picture of %s is still held", v.place.Card.Name)
		}
	}
}
