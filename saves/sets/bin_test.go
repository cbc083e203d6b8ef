package sets

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"feltstack/cardart/pictures"
)

// A deleted card comes back from the bin with its picture, into any set, and only once.
func TestBin(t *testing.T) {
	f := In(t.TempDir())
	set := Set{Name: "Mine", Game: "toy", Cards: []Card{{Name: "Wolf", Facts: map[string]any{}}, {Name: "Fox", Facts: map[string]any{"str": int64(3)}}}}
	if err := f.Save(set); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewRGBA(image.Rect(0, 0, 30, 30))); err != nil {
		t.Fatal(err)
	}
	file, err := f.AddPicture(t.Context(), "Mine", "fox.png", &b)
	if err != nil {
		t.Fatal(err)
	}
	set.Cards[1].Picture = pictures.Whole(file)
	if err := f.Save(set); err != nil {
		t.Fatal(err)
	}
	if err := f.Discard(set, set.Cards[1:]); err != nil {
		t.Fatal(err)
	}
	if err := f.Save(set.Without(1)); err != nil {
		t.Fatal(err)
	}
	if _, err := f.statPicture("Mine", file); err == nil {
		t.Error("the picture of a deleted card is still among those of the set")
	}
	if all, err := f.Load(); err != nil || len(all) != 1 {
		t.Errorf("the bin is a set: %v, %v", all, err)
	}
	bin, err := f.Bin()
	if err != nil || len(bin) != 1 || !bin[0].Card.equal(set.Cards[1]) || bin[0].Set != "Mine" {
		t.Fatalf("in the bin is %+v, %v", bin, err)
	}
	if err := f.Recover(bin[0], "Yours"); err != nil {
		t.Fatal(err)
	}
	if _, err := f.statPicture("Yours", file); err != nil {
		t.Errorf("the picture doesn't come along: %v", err)
	}
	if err := f.Recover(bin[0], "Yours"); err == nil {
		t.Error("a card comes back twice")
	}
	if bin, _ = f.Bin(); len(bin) != 0 {
		t.Errorf("left is %v", bin)
	}
	// Undone in the set itself, it has its picture, too.
	if err := f.Save(set); err != nil {
		t.Fatal(err)
	}
	if _, err := f.statPicture("Mine", file); err != nil {
		t.Errorf("after undo the picture is gone: %v", err)
	}
	// Nor does taking a picture off a card lose it.
	bare := set.With(1, Card{Name: "Fox", Facts: map[string]any{}})
	if err := f.Save(bare); err != nil {
		t.Fatal(err)
	}
	if err := f.Save(set); err != nil {
		t.Fatal(err)
	}
	if _, err := f.statPicture("Mine", file); err != nil {
		t.Errorf("taken off and put back, it is gone: %v", err)
	}
}

// Of cards that are in their set again the bin forgets as many as came back, the last ones put there.
func TestWithdraw(t *testing.T) {
	f := In(t.TempDir())
	fox, owl := Card{Name: "Fox", Facts: map[string]any{}}, Card{Name: "Owl", Facts: map[string]any{}}
	set := Set{Name: "Mine", Game: "toy", Cards: []Card{fox, owl}}
	left := func() (names string) {
		bin, err := f.Bin()
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range bin {
			names += d.Card.Name + " "
		}
		return names
	}
	if err := f.Withdraw("Mine", []Card{fox}); err != nil {
		t.Errorf("there is no bin: %v", err)
	}
	if err := f.Discard(set, []Card{fox, owl, fox}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		set  string
		take []Card
		want string
	}{{"Yours", []Card{fox}, "Fox Owl Fox "}, {"Mine", []Card{fox}, "Owl Fox "}, {"Mine", []Card{fox, fox, {Name: "Newt"}}, "Owl "}, {"Mine", nil, "Owl "}} {
		if err := f.Withdraw(c.set, c.take); err != nil || left() != c.want {
			t.Errorf("without %v of %s the bin holds %q, want %q: %v", c.take, c.set, left(), c.want, err)
		}
	}
}
