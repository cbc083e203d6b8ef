package vainqueur

import (
	"math/bits"
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
