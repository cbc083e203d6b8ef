package studio

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/pictures"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// openGallery is a studio with a new card and the gallery over it.
func openGallery(t *testing.T) *atelier {
	t.Helper()
	a := newAtelier(t)
	a.env.Pics = kit.NewPictures(kittest.Clear, nil, nil)
	a.press("New card", "Monster")
	a.settle()
	a.art.open.Tapped(nil)
	if !a.art.isOpen() {
		t.Fatal("the gallery isn't open")
	}
	return a
}

// The gallery lists every motif, has pictures only for those in sight, and puts the one that
// is clicked on the card.
func TestGallery(t *testing.T) {
	a := openGallery(t)
	g := a.art
	if n := len(g.found); n != len(cardart.Motifs())+len(cardart.FigureMotifs()) || len(g.grid.Cells()) >= n/2 || len(g.grid.Cells()) == 0 {
		t.Errorf("%d motifs with %d cells", n, len(g.grid.Cells()))
	}
	if g.at != "star" {
		t.Errorf("it looks at %q, the card shows a star", g.at)
	}
	i := slices.IndexFunc(g.grid.Cells(), func(c *motifCell) bool { return c.now.motif != "star" })
	want := g.grid.Cells()[i].now.motif
	g.grid.Cells()[i].Tapped(nil)
	a.settle()
	if g.isOpen() || a.all[a.set].Cards[a.card].Motif != want {
		t.Errorf("the card shows %q, %q was clicked", a.all[a.set].Cards[a.card].Motif, want)
	}
}

// A motif that is chosen takes the place of a picture of the person's own.
func TestGalleryInPlaceOfAPicture(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.setPicture(pictures.Whole("me.png"))
	a.settle()
	a.art.show()
	a.art.search.SetText("wolf")
	kittest.Press(a.art.search, fyne.KeyReturn)
	a.settle()
	if c := a.all[a.set].Cards[a.card]; c.Motif != "wolf" || c.Picture.File != "" {
		t.Errorf("the card shows %q, and the picture %q", c.Motif, c.Picture.File)
	}
}

// What is typed finds motifs by name, then by family and place; filters leave out the others.
func TestGallerySearch(t *testing.T) {
	a := openGallery(t)
	g := a.art
	g.search.SetText("wol")
	if len(g.found) == 0 || g.found[0] != "wolf" || g.at != "wolf" {
		t.Errorf("wol finds %q, first %q", g.found, g.at)
	}
	g.search.SetText("penguins")
	if n := len(g.found); n < 20 {
		t.Errorf("penguins finds %d", n)
	}
	g.search.SetText("")
	for i, f := range g.filters {
		for at := 1; at < 3; at++ {
			f.SetSelectedIndex(at)
			own := i == 0 && at == 1
			if n := len(g.found); own != (n == 0) || n >= len(g.all) {
				t.Errorf("%s lets %d pass", f.Selected, n)
			}
		}
		f.SetSelectedIndex(0)
	}
	g.search.SetText("zzzzz")
	if g.at != "" || !g.take.Off {
		t.Error("nothing is found, but something can be taken")
	}
}

// Figures are filtered by where they stand and in which light, those that are typed, too.
func TestGalleryFiltersFigures(t *testing.T) {
	a := openGallery(t)
	g := a.art
	options := [3][]string{append([]string{""}, cardart.Families()...), cardart.Places(), cardart.Lights()}
	pick := func(filter int, name string) {
		g.filters[filter].SetSelectedIndex(1 + slices.Index(options[filter], name))
	}
	pick(0, cardart.FigureFamily)
	pick(1, "sea")
	if !slices.Contains(g.found, "penguin: wading") || slices.Contains(g.found, "penguin: waving") || slices.Contains(g.found, "ship") {
		t.Errorf("figures at sea: %q", g.found)
	}
	pick(1, "any")
	pick(2, "dim")
	if !slices.Contains(g.found, "penguin: dancing") || slices.Contains(g.found, "penguin: waving") {
		t.Errorf("figures in a dim light: %q", g.found)
	}
	g.search.SetText("penguin: waving, ")
	if !slices.Contains(g.found, "penguin: waving, dim") || slices.Contains(g.found, "penguin: waving, crown") {
		t.Errorf("figures that wave in a dim light: %q", g.found)
	}
	pick(1, "sea")
	if len(g.found) != 0 {
		t.Errorf("nothing of a dim light stands at sea, but: %q", g.found)
	}
}

// Arrows lead through the pictures while the search is typed in; Enter takes one, and Esc none.
func TestGalleryByKeyboard(t *testing.T) {
	a := openGallery(t)
	g := a.art
	g.search.SetText("a")
	for _, k := range []fyne.KeyName{fyne.KeyRight, fyne.KeyRight, fyne.KeyLeft} {
		kittest.Press(g.search, k)
	}
	want := g.found[1]
	kittest.Press(g.search, fyne.KeyReturn)
	a.settle()
	if got := a.all[a.set].Cards[a.card].Motif; got != want || g.isOpen() {
		t.Errorf("the card shows %q, want %q", got, want)
	}
	g.show()
	for range 200 { // more pages than there are
		kittest.Press(g.search, fyne.KeyPageDown)
	}
	if last := g.found[len(g.found)-1]; g.at != last || !slices.ContainsFunc(g.grid.Cells(), func(c *motifCell) bool { return c.now.motif == last }) {
		t.Errorf("the keys lead to %q, and it isn't in sight", g.at)
	}
	kittest.Press(g.search, fyne.KeyEscape)
	if g.isOpen() || a.all[a.set].Cards[a.card].Motif != want {
		t.Error("Esc took a motif")
	}
}

// A motif in the person's folder stands first.
func TestGalleryOwn(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.settle()
	dir := filepath.Join(a.dir, "motifs")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	svg := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><circle cx="200" cy="200" r="150" fill="#fff"/></svg>`
	if err := os.WriteFile(filepath.Join(dir, "my-moon.svg"), []byte(svg), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := a.lib.Reload(t.Context()); err != nil {
		t.Fatal(err)
	}
	a.art.show()
	g := a.art
	if got := fmt.Sprintln(g.found[0], g.isOwn("my moon"), g.pictureOf("my moon", 60).Face.Picture != nil); got != "my moon true true\n" {
		t.Errorf("own motif: %s", got)
	}
	g.filters[0].SetSelectedIndex(1)
	if fmt.Sprint(g.found) != "[my moon]" {
		t.Errorf("own motifs: %q", g.found)
	}
}

// Every family, place and light has a word.
func TestGalleryWords(t *testing.T) {
	test.NewTempApp(t)
	for _, name := range slices.Concat(cardart.Families(), cardart.Places(), cardart.Lights()) {
		if sceneWords[name] == "" {
			t.Errorf("there is no word for %q", name)
		}
	}
}

// Figures that begin alike are told apart by their last word.
func TestCellLabel(t *testing.T) {
	for motif, want := range map[string]string{"wolf": "Wolf", "grave digger": "Grave digger", "penguin: sliding": "Sliding", "penguin: sliding, top hat": "Top hat"} {
		if got := cellLabel(motif); got != want {
			t.Errorf("%s: %q, want %q", motif, got, want)
		}
	}
}
