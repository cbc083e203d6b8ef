package kit

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// The line about who plays keeps off the scroll bar of its form, however long it is.
func TestSeatRowsKeepOffTheScrollBar(t *testing.T) {
	test.NewTempApp(t)
	about := "Looks at a few moves and often takes the second best; wins 98 of 100 games against random play"
	row := SeatRow(0, canvas.NewText("", nil), NewSegments([]string{"Human", "Learner"}, 0, func(int) {}), func() string { return about }).(*fyne.Container)
	for _, width := range []float32{420, 560, 600, 900} {
		row.Layout.Layout(row.Objects, fyne.NewSize(width, row.MinSize().Height))
		for _, b := range row.Layout.(*seatLayout).dot.Written() {
			if b.Right() > width-2*formBar {
				t.Errorf("in a row of %.0f words end at %.0f", width, b.Right())
			}
		}
	}
}
