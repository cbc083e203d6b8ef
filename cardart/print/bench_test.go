package print

import (
	"fmt"
	"io"
	"testing"

	"feltstack/cardart"
)

// BenchmarkPDF prints 18 cards with different texts and motifs, each twice, at the quality of a
// print.
func BenchmarkPDF(b *testing.B) {
	j := Job{Paper: Papers()[0], Bleed: 2, Gap: 4, Title: "Bench"}
	for i := range 36 {
		f := face(fmt.Sprint("Card ", i%18))
		f.Motif = cardart.Motifs()[i%18]
		f.Text = "When this is summoned, draw a card, then discard a card. Once per turn, gain 6 life."
		j.Items = append(j.Items, Item{f, 1})
	}
	b.ReportAllocs()
	for b.Loop() {
		if err := j.PDF(b.Context(), io.Discard, nil); err != nil {
			b.Fatal(err)
		}
	}
}
