package faces

import (
	"testing"

	"feltstack/cardart/looks/catalogue"
	"feltstack/rules"
	"feltstack/rules/games"
)

// A card that doesn't work has a face, too, though no numbers.
func TestFaceWithoutNumbers(t *testing.T) {
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		if f := Of(g, catalogue.Of(g.Name), &rules.Def{Name: "Half a Fox"}, nil); f.Title != "Half a Fox" {
			t.Errorf("%s: the face is %+v", g.Name, f)
		}
	}
}
