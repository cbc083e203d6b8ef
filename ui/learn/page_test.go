package learn

import (
	"image"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestPuzzleList(t *testing.T) {
	test.NewTempApp(t)
	games := gamestest.All(t)
	guides, err := library.New(games, nil, "", nil).Guides()
	if err != nil {
		t.Fatal(err)
	}
	all := Puzzles(guides)
	posed := -1
	p := NewPuzzles(kittest.Env(), guides, blank, []string{PuzzleKey(all[2])}, func(i int) { posed = i }, func() {})
	kit.Snapshot(p.Container, fyne.NewSize(1280, 800), 1)
	if len(p.tiles) != len(all) {
		t.Fatalf("%d puzzles are listed, want %d", len(p.tiles), len(all))
	}
	for i, tl := range p.tiles {
		if tl.Chosen != (i == 2) {
			t.Errorf("puzzle %d is marked solved: %v", i+1, tl.Chosen)
		}
	}
	p.tiles[4].Tapped(nil)
	if posed != 4 {
		t.Errorf("the fifth puzzle poses %d", posed)
	}
}

// blank paints nothing.
func blank(size image.Point, _ func() (library.Glance, error)) func() (*image.RGBA, error) {
	return func() (*image.RGBA, error) { return image.NewRGBA(image.Rectangle{Max: size}), nil }
}
