package sets

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"testing"

	"feltstack/cardart/pictures"
)

// Merged sets have the cards of both, each with its own picture, under names of their own.
func TestMerge(t *testing.T) {
	f := In(t.TempDir())
	for i, name := range []string{"Mine", "Yours"} {
		img := image.NewRGBA(image.Rect(0, 0, 30, 30))
		img.Set(3, 3, color.RGBA{uint8(100 * (i + 1)), 0, 0, 255})
		var b bytes.Buffer
		if err := png.Encode(&b, img); err != nil {
			t.Fatal(err)
		}
		file, err := f.AddPicture(t.Context(), name, "fox.png", &b)
		if err != nil {
			t.Fatal(err)
		}
		cards := []Card{{Name: "Fox", Picture: pictures.Whole(file), Facts: map[string]any{"frame": "deco"}}, {Name: "Wolf of " + name, Facts: map[string]any{}}}
		if err := f.Save(Set{Name: name, Game: "toy", Cards: cards}); err != nil {
			t.Fatal(err)
		}
	}
	if err := f.Save(Set{Name: "Other", Game: "whist"}); err != nil {
		t.Fatal(err)
	}
	if err := f.Merge("Mine", "Other"); err == nil {
		t.Error("sets of two games are merged")
	}
	if err := f.Merge("Mine", "Yours"); err != nil {
		t.Fatal(err)
	}
	all, err := f.Load()
	if err != nil || len(all) != 2 || all[1].Name != "Yours" || len(all[1].Cards) != 4 {
		t.Fatalf("left are %+v, %v", all, err)
	}
	c := all[1].Cards
	if c[0].Name != "Fox" || c[2].Name != "Fox 2" || c[3].Name != "Wolf of Mine" || c[2].Facts["frame"] != "deco" || c[0].Picture.File == c[2].Picture.File {
		t.Errorf("the cards are %+v", c)
	}
	if notes := f.Notes(t.Context(), all[1]); len(notes) != 0 {
		t.Errorf("pictures are lost: %+v", notes)
	}
	if bin, _ := f.Bin(); len(bin) != 1 || bin[0].Cards != 2 {
		t.Errorf("in the bin are %+v", bin)
	}
}
