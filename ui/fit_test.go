package ui

import (
	"image"
	"testing"
	"time"

	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
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

// A window opens no larger than its screen holds.
func TestOpening(t *testing.T) {
	for _, c := range []struct {
		screen image.Point
		scale  float32
		want   fyne.Size
	}{
		{image.Pt(3840, 2160), 3, fyne.NewSize(1280, 720)}, {image.Pt(1024, 700), 1, fyne.NewSize(1024, 700)},
		{image.Pt(1920, 1080), 1, fyne.NewSize(1280, 800)}, {image.Point{}, 3, fyne.NewSize(1280, 800)},
	} {
		if got := opening(c.screen, c.scale); got != c.want {
			t.Errorf("on a screen of %v at scale %v it opens with %v, want %v", c.screen, c.scale, got, c.want)
		}
	}
}

// inEachLength runs a check with the texts of the window as they are and longer.
func inEachLength(t *testing.T, check func(length string)) {
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	kittest.Lengths(t, check)
}

// What is written of a saved game lies neither under its buttons nor under
// something else, and inside its row.
func TestSavedGamesFit(t *testing.T) {
	inEachLength(t, func(length string) {
		for _, size := range kittest.Windows {
			s := newSavedScreen(kittest.Env(), savedExits{})
			s.set([]library.SavedGame{
				{ID: 1, Game: "Vainqueur", Seats: []string{"Bartholomew the Younger", "Wilhelmina Katharina"}, Where: "Turn 31, 1204 choices", Note: "Here I should have kept the dragon back until the battlefield had gone", Updated: time.Now().Add(-400 * 24 * time.Hour)},
				{ID: 2, Game: "VASTRIX", Seats: []string{"You", "Rook"}, Where: "You win: 22 points to 17", Over: true, Updated: time.Now()},
			}, "", nil)
			s.Resize(size)
			for _, r := range s.games {
				texts := kittest.WrittenIn(r.words.Container, fyne.Position{})
				if len(texts) < 5 {
					t.Fatalf("only %d words are in a row", len(texts))
				}
				row := r.Container.Size()
				for i, w := range texts {
					if w.X < 0 || w.Right() > row.Width || w.Bottom() > row.Height {
						t.Errorf("%s, %v: %q sticks out of its row", length, size, w.Text)
					}
					for _, p := range r.pills {
						if p.Visible() && w.Meets(kit.BoxOf(p)) {
							t.Errorf("%s, %v: %q lies under %q", length, size, w.Text, p.Text)
						}
					}
					for _, o := range texts[:i] {
						if w.Inset(0.5).Meets(o.Inset(0.5)) && kit.Abs(w.Centre().Y-o.Centre().Y) < 9 {
							t.Errorf("%s, %v: %q covers %q", length, size, w.Text, o.Text)
						}
					}
				}
			}
		}
	})
}

// The tiles of home lie in the window and hold what is written on them.
func TestHomeFits(t *testing.T) {
	inEachLength(t, func(length string) {
		for _, size := range kittest.Windows {
			h := newHomeScreen(kittest.Env(), homeExits{})
			h.set(someContent())
			h.Resize(size)
			for _, tile := range h.tiles {
				b := kit.BoxOf(tile)
				if b.X < 0 || b.Y < 0 || b.Right() > size.Width || b.Bottom() > size.Height {
					t.Errorf("%s, %v: %q sticks out of the window: %v", length, size, tile.Heading, b)
				}
				for _, w := range kittest.WrittenIn(&fyne.Container{Objects: test.WidgetRenderer(tile).Objects()}, fyne.Position{}) {
					if w.Right() > b.W || w.Bottom() > b.H {
						t.Errorf("%s, %v: %q sticks out of %q", length, size, w.Text, tile.Heading)
					}
				}
			}
		}
	})
}
