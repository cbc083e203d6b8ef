package sets

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"feltstack/cardart/pictures"
)

// files lists the pictures of Zoo on the disk.
func (f *Folder) files(t *testing.T) []string {
	t.Helper()
	entries, err := os.ReadDir(f.albumPath("Zoo"))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		if goodPicture(e.Name()) {
			names = append(names, e.Name())
		}
	}
	return names
}

// A picture that another one replaces on its card is off the disk once the set is
// saved, unless another card shows it or it was not put there by this program.
func TestReplacedPicturesGo(t *testing.T) {
	f, s := menagerie(t)
	before := slices.Clone(s.Cards)
	put := func(name string, w int) string {
		file, err := f.AddPicture(t.Context(), "Zoo", name, bytes.NewReader(pngOf(t, quarters(w, 20))))
		if err != nil {
			t.Fatal(err)
		}
		return file
	}
	show := func(card int, file string) {
		s = f.mustLoad(t)
		c := s.Cards[card]
		c.Picture = pictures.Whole(file)
		if file == "" {
			c.Picture = pictures.Shown{}
		}
		s = s.With(card, c)
		if err := f.Save(s); err != nil {
			t.Fatal(err)
		}
	}
	tiger, quote := before[0].Picture.File, before[1].Picture.File
	lion := put("lion.png", 41)
	show(0, lion)
	if got := f.files(t); !slices.Equal(got, []string{lion, quote}) {
		t.Errorf("after %s took the place of %s there are %q", lion, tiger, got)
	}
	show(1, lion)
	show(0, "")
	if got := f.files(t); !slices.Equal(got, []string{lion}) {
		t.Errorf("with %s still on a card there are %q", lion, got)
	}
	own := filepath.Join(f.albumPath("Zoo"), "by hand.png")
	if err := os.WriteFile(own, pngOf(t, quarters(9, 9)), 0o644); err != nil {
		t.Fatal(err)
	}
	show(1, "by hand.png")
	show(1, "")
	if got := f.files(t); !slices.Equal(got, []string{"by hand.png"}) {
		t.Errorf("a file that a person put there: %q", got)
	}
	changed := put("owl.png", 50)
	show(1, changed)
	if err := os.WriteFile(filepath.Join(f.albumPath("Zoo"), changed), pngOf(t, quarters(51, 9)), 0o644); err != nil {
		t.Fatal(err)
	}
	show(1, "")
	if got := f.files(t); !slices.Contains(got, changed) {
		t.Errorf("a file that a person has changed since: %q", got)
	}
	if err := f.Delete("Zoo"); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(f.albumPath("Zoo")); !os.IsNotExist(err) {
		t.Errorf("the folder of a deleted set's pictures: %v", err)
	}
}

// A game that was saved finds the pictures of its cards after their set or their
// files got other names.
func TestPicturesOfOldGames(t *testing.T) {
	f, s := menagerie(t)
	f.mustLoad(t)
	card, file := s.Cards[0].Name, s.Cards[0].Picture.File
	find := func(how string) {
		t.Helper()
		f.mustLoad(t)
		p := f.PictureOf("Zoo", card, file)
		if p == nil || p.Image() == nil || p.Image().Bounds().Dx() != 30 {
			t.Errorf("%s, the card has no picture, or another one", how)
		}
	}
	find("as it was")
	if err := f.Rename("Zoo", "Ark"); err != nil {
		t.Fatal(err)
	}
	find("with the set renamed")
	s = f.mustLoad(t)
	if err := os.Rename(filepath.Join(f.albumPath("Ark"), file), filepath.Join(f.albumPath("Ark"), "cat.png")); err != nil {
		t.Fatal(err)
	}
	c := s.Cards[0]
	c.Picture.File = "cat.png"
	if err := f.Save(s.With(0, c)); err != nil {
		t.Fatal(err)
	}
	find("with set and file renamed")
	if err := f.Rename("Ark", "Zoo"); err != nil {
		t.Fatal(err)
	}
	find("with the file renamed")
	if f.PictureOf("Zoo", "Nobody", file) != nil {
		t.Error("a card that the set never had shows another's picture")
	}
	other := Set{Name: "Ark", Game: s.Game, Cards: []Card{{Name: card, Facts: map[string]any{}}}}
	if err := f.Save(other); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Load(); err != nil {
		t.Fatal(err)
	}
	if f.PictureOf("Ark", card, "x.png") != nil {
		t.Error("a card of a set that is there shows the picture of another set's")
	}
}
