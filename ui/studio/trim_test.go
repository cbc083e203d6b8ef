package studio

import (
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/pictures"
	"feltstack/saves/sets"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// What is chosen of a card's looks is on its face and in its file, and taking it back leaves
// the file as it was.
func TestLooks(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.settle()
	a.trim.tabs.Pick(1)
	for _, c := range a.trim.frames {
		if c.frame == "deco" {
			test.Tap(c)
		}
	}
	a.trim.flavor.SetText("A {moon} night")
	a.trim.artist.SetText(" Ann  Example ")
	a.trim.rarity.SetSelectedIndex(3)
	a.trim.symbol.SetSelectedIndex(1)
	a.settle()
	d := a.state().Def
	d.Art = a.current().Cards[a.card].Art()
	f := a.exits.Face("vainqueur", &d)
	if f.Frame != cardart.Deco || f.Flavor != "A "+cardart.EmblemNamed("moon").Sign()+" night" || f.Artist != "Ann Example" || f.Rarity != cardart.Rare || f.Emblem.String() != "sun" {
		t.Errorf("the face is %+v", f)
	}
	if !a.state().Works {
		t.Errorf("the card doesn't work: %v", a.state().Error)
	}
	got, err := sets.Parse("x", []byte(a.current().Text()))
	if err != nil || pictures.TrimOf(got.Cards[0].Art()) != pictures.TrimOf(a.current().Cards[0].Art()) {
		t.Errorf("in the file it is %+v, %v", got.Cards, err)
	}
	a.trim.frames[0].choose()
	a.trim.flavor.SetText("")
	a.trim.rarity.SetSelectedIndex(0)
	c := a.written()
	if _, frame := c.Facts[pictures.KeyFrame]; frame || c.Facts[pictures.KeyRarity] != nil || c.Facts[pictures.KeyFlavor] != nil {
		t.Errorf("left is %v", c.Facts)
	}
	a.settle()
}

// In the smallest window, all of it is inside the form.
func TestLooksHaveRoom(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.settle()
	a.trim.tabs.Pick(1)
	for _, size := range []fyne.Size{{Width: 1024, Height: 640}, {Width: 1024, Height: 700}, {Width: 1280, Height: 800}} {
		a.Container.Resize(size)
		for _, o := range a.trim.objects() {
			if b := o.Position().Y + o.Size().Height; !o.Visible() || b > size.Height-12 || o.Size().Height < 20 || o.Position().X+o.Size().Width > size.Width-studioFace {
				t.Errorf("%v: %T lies at %v, %v large", size, o, o.Position(), o.Size())
			}
		}
	}
}
