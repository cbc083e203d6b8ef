package studio

import (
	"slices"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
)

// openMaker is a studio whose gallery shows the parts of a figure.
func openMaker(t *testing.T, motif string) *atelier {
	t.Helper()
	a := newAtelier(t)
	a.env.Pics = kit.NewPictures(kittest.Clear, nil, nil)
	a.press("New card", "Monster")
	a.settle()
	a.motif.SetText(motif)
	a.settle()
	a.art.open.Tapped(nil)
	if !a.art.maker.isOpen() {
		t.Fatalf("the gallery doesn't show the parts of %q", motif)
	}
	return a
}

// option presses the picture with a label.
func (a *atelier) option(label string) {
	a.t.Helper()
	m := a.art.maker
	i := slices.IndexFunc(m.found, func(o option) bool { return o.label == label })
	if i < 0 {
		a.t.Fatalf("%s has no option %q", m.part.title(), label)
	}
	m.grid.Reveal(i)
	for _, c := range m.grid.Cells() {
		if c.at == i {
			c.Tapped(nil)
			return
		}
	}
	a.t.Fatalf("%q isn't in sight", label)
}

// Options are put on the figure, which the card shows at once; the card takes it when it is told
// to, and the studio undoes that like any change.
func TestMaker(t *testing.T) {
	a := openMaker(t, "penguin: sliding")
	m := a.art.maker
	for _, step := range []struct {
		part   part
		option string
		want   string
	}{
		{partPose, "Waving", "penguin: waving"},
		{partOf(cardart.SlotHat), "Top hat", "penguin: waving, top hat"},
		{partOf(cardart.SlotHat), "Crown", "penguin: waving, crown"},
		{partOf(cardart.SlotHeld), "Sword", "penguin: waving, crown, sword"},
		{partOf(cardart.SlotHeld), "Axe", "penguin: waving, crown, sword, axe"},
		{partOf(cardart.SlotHeld), "Sword", "penguin: waving, crown, axe"},
		{partOf(cardart.SlotHeld), "None", "penguin: waving, crown"},
		{partOf(cardart.SlotPlace), "Sea", "penguin: waving, crown, sea"},
		{partOf(cardart.SlotPlace), "Its own", "penguin: waving, crown"},
		{partPose, "Standing", "penguin: crown"},
		{partWho, "Birb", "birb: crown"},
	} {
		m.parts[step.part].Tapped(nil)
		a.option(step.option)
		if m.motif != step.want || m.card.wants.Face.Motif != step.want || !a.art.isOpen() {
			t.Fatalf("%s makes %q, and the card shows %q; want %q", step.option, m.motif, m.card.wants.Face.Motif, step.want)
		}
	}
	if got := a.all[a.set].Cards[a.card].Motif; got != "penguin: sliding" {
		t.Errorf("the card has become %q", got)
	}
	m.undo.Tapped(nil)
	m.travel(false)
	m.travel(true)
	if m.motif != "penguin: crown" {
		t.Errorf("undone, it is %q", m.motif)
	}
	a.art.take.Tapped(nil)
	a.settle()
	if got := a.all[a.set].Cards[a.card].Motif; got != "penguin: crown" || a.art.isOpen() {
		t.Errorf("the card shows %q", got)
	}
	a.Page.undo()
	if got := a.all[a.set].Cards[a.card].Motif; got == "penguin: crown" {
		t.Error("taking a figure isn't undone")
	}
}

// A figure in the gallery, and a motif with the bare name of one, show their parts; so does
// the button. What a rod has no place for isn't offered.
func TestMakerOpens(t *testing.T) {
	a := openGallery(t)
	g, m := a.art, a.art.maker
	for _, motif := range []string{"penguin", "penguin: top hat", "rod"} {
		g.pick(motif)
		if !m.isOpen() || m.motif != motif {
			t.Errorf("%q shows no parts", motif)
		}
		g.escape()
		if m.isOpen() || !g.isOpen() {
			t.Fatal("Esc doesn't lead back to all motifs")
		}
	}
	g.sheet.Pills[0].Tapped(nil)
	if !m.isOpen() || m.figure.Who != "penguin" {
		t.Errorf("the button makes %q", m.motif)
	}
	m.set(m.figure.As("rod"))
	if len(m.pills()) == parts || m.parts[partOf(cardart.SlotHat)].Visible() || !m.parts[partPose].Visible() {
		t.Error("a rod has a hat")
	}
	m.turn(partOf(cardart.SlotHeld))
	m.set(m.figure.As("penguin"))
	m.turn(partOf(cardart.SlotHat))
	m.set(m.figure.As("rod"))
	if m.part != partPose {
		t.Errorf("the part %s of a rod is shown", m.part.title())
	}
	g.escape()
	g.escape()
	if g.isOpen() {
		t.Error("Esc doesn't close the gallery")
	}
}

// What is typed finds options of the part, and for the hands any motif; arrows and Enter choose.
func TestMakerByKeyboard(t *testing.T) {
	a := openMaker(t, "penguin: sliding, lantern")
	m := a.art.maker
	m.turn(partOf(cardart.SlotHeld))
	if o := m.found[1]; o.word != "lantern" || m.at != 1 {
		t.Errorf("the lantern isn't among what can be held: %v", o)
	}
	m.search.SetText("drag")
	if len(m.found) == 0 || slices.ContainsFunc(m.found, func(o option) bool { return !strings.Contains(o.word, "drag") }) {
		t.Errorf("drag finds %v", m.found)
	}
	kittest.Press(m.search, fyne.KeyReturn)
	if want := "penguin: sliding, lantern, " + m.found[0].word; m.motif != want {
		t.Errorf("Enter makes %q, want %q", m.motif, want)
	}
	m.turn(partPose)
	kittest.Press(m.search, fyne.KeyRight)
	want := m.found[m.at].word
	kittest.Press(m.search, fyne.KeyReturn)
	if got := m.figure.Words(cardart.SlotPose); !slices.Equal(got, []string{want}) {
		t.Errorf("it is %q, want %q", got, want)
	}
	m.search.SetText("zzzz")
	kittest.Press(m.search, fyne.KeyReturn)
	if len(m.found) != 0 {
		t.Errorf("zzzz finds %v", m.found)
	}
}

// A surprise keeps who it is of, is one that can be seen, and can be undone.
func TestMakerSurprise(t *testing.T) {
	a := openMaker(t, "rod: heart")
	m := a.art.maker
	for range 20 {
		m.surprise()
		if m.figure.Who != "rod" || len(m.figure.Unseen()) > 0 || !cardart.IsMotif(m.motif) {
			t.Errorf("a surprise: %q", m.motif)
		}
	}
	for range 20 {
		m.travel(false)
	}
	if m.motif != "rod: heart" {
		t.Errorf("undone, it is %q", m.motif)
	}
}

// Every part has a title, and every place and light that figures can have is told in words.
func TestMakerWords(t *testing.T) {
	newAtelier(t)
	for p := range part(parts) {
		if p.title() == "" || strings.HasPrefix(p.title(), "maker.") {
			t.Errorf("the part %s has no title", p.name())
		}
		f, err := cardart.ReadFigure("penguin: standing, calm, lantern, crown")
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, o := range p.options(f) {
			if o.label == "" || seen[o.label] {
				t.Errorf("%s: %q is listed as %q, once more: %v", p.title(), o.word, o.label, seen[o.label])
			}
			seen[o.label] = true
		}
	}
}
