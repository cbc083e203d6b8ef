package ui

import (
	"testing"

	"fyne.io/fyne/v2"
)

func TestFitScale(t *testing.T) {
	for _, c := range []struct {
		w, h float32
		want float64
	}{
		{1280, 800, 1}, {1600, 900, 1}, {1920, 1080, 1.2}, {2560, 1440, 1.6}, {3840, 2160, 2.5},
		{3840, 900, 1}, {400, 300, 1}, {9000, 9000, mostFit},
	} {
		if got := fitScale(fyne.NewSize(c.w, c.h)); got != c.want {
			t.Errorf("a window of %v x %v shows everything %v times as large; want %v", c.w, c.h, got, c.want)
		}
	}
}
