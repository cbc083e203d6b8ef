package studio

import (
	"slices"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A word that is printed on a card is chosen: not every keyboard has the letters of a rank.
func TestRankIsChosen(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	rank := a.facts[0].choice
	if rank == nil || rank.Selected != "α" {
		t.Fatalf("the rank of a new monster: %+v", rank)
	}
	rank.SetSelectedIndex(3)
	a.settle()
	if st := a.state(); !st.Works || a.current().Cards[0].Facts["rank"] != "Ω" || st.Def.Facts[a.factPlace("rank")] != 3 {
		t.Errorf("an Ω monster: %v %v", st.Error, a.current().Cards[0].Facts)
	}
	a.press("New card", "Spell")
	if c := a.written(); a.facts[0].choice.Selected != "none" || c.Facts["rank"] != nil {
		t.Errorf("a Spell has the rank %v", c.Facts["rank"])
	}
}

// What a file has in place of a rank is not lost.
func TestUnknownRankIsKept(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.current().Cards[0].Facts["rank"] = "beta"
	a.fill()
	a.text.SetText("This can pierce.")
	a.settle()
	if got := a.current().Cards[0].Facts["rank"]; got != "beta" {
		t.Errorf("it has become %v", got)
	}
}

// factPlace is where a definition has a fact.
func (a *atelier) factPlace(key string) int {
	for i, f := range a.lib.Facts("vainqueur") {
		if f.Key == key {
			return i
		}
	}
	a.t.Fatalf("there is no %s", key)
	return 0
}

func TestTypeIsCompleted(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.typ.onFocus()
	if got := a.offers[0].Text; !a.offers[0].Visible() || got == "Beast Monster" || a.offers[1].Text != "Dragon Monster" {
		t.Errorf("beside a Beast Monster %q and %q are offered", got, a.offers[1].Text)
	}
	a.typ.SetText("spir")
	kittest.Press(a.typ, fyne.KeyTab)
	if a.typ.Text != "Spirit Master" || a.current().Cards[0].Type != "Spirit Master" {
		t.Errorf("Tab makes it %q, the card has %q", a.typ.Text, a.current().Cards[0].Type)
	}
	if got := typeOffers("Sprit Monster", a.lib.Types("vainqueur")); !slices.Contains(got, "Spirit Monster") {
		t.Errorf("like Sprit Monster are %q", got)
	}
}

// A card has fields only for what its type prints, and for what is written.
func TestFieldsOfType(t *testing.T) {
	a := newAtelier(t)
	shown := func() (keys []string) {
		for _, f := range a.facts {
			if f.object().Visible() {
				keys = append(keys, f.fact.Key)
			}
		}
		return keys
	}
	for blank, want := range map[string][]string{"Monster": {"rank", "str", "def"}, "Spell": nil, "Master": {"hp"}} {
		a.press("New card", blank)
		a.settle()
		if got := shown(); !slices.Equal(got, want) {
			t.Errorf("a %s has fields for %q", blank, got)
		}
	}
	a.press("New card", "Monster")
	a.typ.SetText("Spell")
	a.settle()
	if got := shown(); !slices.Equal(got, []string{"rank", "str", "def"}) {
		t.Errorf("a Spell that was a monster has fields for %q", got)
	}
	a.typ.SetText("Spirit Monster of")
	a.settle()
	if got := shown(); len(got) != len(a.facts) {
		t.Errorf("a card of an unknown type has fields for %q", got)
	}
}

// A new card of each kind has a picture that is drawn, and asks for nothing that isn't.
func TestNewCardsHaveAPicture(t *testing.T) {
	a := newAtelier(t)
	for _, g := range a.lib.Games() {
		for _, b := range g.Blanks {
			if !cardart.IsMotif(b.Motif) {
				t.Errorf("a new %s of %s shows %q", b.Title, g.Title, b.Motif)
			}
		}
	}
	a.press("New card", "Master")
	if got := a.motif.Text; got != "crown" {
		t.Errorf("a new Master shows %q", got)
	}
}

// A field that Tab leads to is there to be written over.
func TestTabSelectsField(t *testing.T) {
	a := newAtelier(t)
	test.NewTempWindow(t, a.Page.Container)
	k := kit.NewPageKeys(a.Container, trace.NewWriter(nil))
	k.Over = a.Over
	a.press("New card", "Monster")
	for i := 0; a.facts[1].entry.SelectedText() != "20"; i++ {
		if k.Tab(false); i > 20 {
			t.Fatalf("of STR %q is selected", a.facts[1].entry.SelectedText())
		}
	}
}

// Each of several errors is told with the line where it stands.
func TestEveryErrorIsQuoted(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Spell")
	a.text.SetText("Drow a card.\nGain 5 lives.")
	a.settle()
	said := ""
	for _, w := range kittest.WrittenIn(a.errors.Container, fyne.Position{}) {
		said += w.Text + " "
	}
	for _, line := range []string{"Drow a card . ", "Gain 5 lives . "} {
		if !strings.Contains(said, line) {
			t.Errorf("the errors are %q, without %q", said, line)
		}
	}
}
