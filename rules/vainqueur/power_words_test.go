package vainqueur

import (
	"math/bits"
	"strings"
	"testing"
)

// Whatever power a card is given or loses, the log says which.
func TestEveryPowerIsNamedInTheLog(t *testing.T) {
	for _, kind := range []uint8{MarkPower, MarkUnable} {
		each := speech().Marks[kind].Each
		if want := bits.Len64(KeyFaceDown); len(each) != want {
			t.Fatalf("mark %d names %d powers, want %d", kind, len(each), want)
		}
		for i, w := range each {
			if !catalog.Has(w.Begins) || !catalog.Has(w.Ends) {
				t.Errorf("power %d lacks a message: %+v", i, w)
			}
		}
	}
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range powers() {
		if bits.OnesCount64(k.Bit) > 1 {
			continue
		}
		said := g.Say(powerMarks()[bits.TrailingZeros64(k.Bit)].Begins, "what", "Ox")
		if said != "Ox "+k.Phrase {
			t.Errorf("the log says %q of a power that cards call %q", said, k.Phrase)
		}
	}
}

// A rule that a card makes for a time is said in the card's words, and what is skipped is
// named.
func TestDecreesAndSkipsAreNamedInTheLog(t *testing.T) {
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	if len(g.Decrees) == 0 {
		t.Fatal("no card makes a rule for a time")
	}
	for i, d := range g.Decrees {
		said := g.Say(speech().Marks[MarkDecree].Begins, "what", "Ann", "text", d.Text)
		if !strings.Contains(d.Text, " ") || !strings.Contains(said, d.Text) {
			t.Errorf("decree %d is said as %q", i, said)
		}
	}
	for _, s := range vocabulary().Steps {
		if each := speech().Marks[MarkSkip].Each; s.Skip != 0 && (int(s.Skip) >= len(each) || !catalog.Has(each[s.Skip].Begins)) {
			t.Errorf("the log has no words for a skipped %s", s.Phrase)
		}
	}
}
