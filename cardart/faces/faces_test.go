package faces

import (
	"image"
	"image/color"
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/picturetest"
	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
)

// A card that doesn't work has a face, too, though no numbers.
func TestFaceWithoutNumbers(t *testing.T) {
	all := gamestest.All(t)
	for _, g := range all {
		if f := Of(g, games.Looks(g.Name), &rules.Def{Name: "Half a Fox"}, nil); f.Title != "Half a Fox" {
			t.Errorf("%s: the face is %+v", g.Name, f)
		}
	}
}

// Cards of every game look as they did when they were found good: some of each on a sheet.
func TestGoldenFaces(t *testing.T) {
	const columns, rows = 5, 4
	for _, g := range gamestest.All(t) {
		var some []cardart.Face
		for i := range columns * rows {
			some = append(some, Of(g, games.Looks(g.Name), &g.Defs[1+i*(len(g.Defs)-1)/(columns*rows)], nil))
		}
		picturetest.Golden(t, g.Name, cardart.Sheet(some, image.Pt(180, 252), columns, 2, color.Black))
	}
}
