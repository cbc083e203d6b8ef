package grammar

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// Some texts are read again and again; a text of usual length takes a small
// part of the 200 microseconds that 5,000 texts a second leave.
func BenchmarkParse(b *testing.B) {
	g := lang(b)
	all := cards(b, "vainqueur-cards")
	words := 0
	for _, c := range all {
		words += len(strings.Fields(c.text))
	}
	var each []time.Duration
	b.ReportAllocs()
	for b.Loop() {
		for _, c := range all {
			began := time.Now()
			if _, errs := g.Parse(c.text); len(errs) > 0 {
				b.Fatal(told(errs))
			}
			each = append(each, time.Since(began))
		}
	}
	slices.Sort(each)
	b.ReportMetric(float64(len(each))/b.Elapsed().Seconds(), "texts/s")
	b.ReportMetric(float64(each[len(each)*99/100].Microseconds()), "p99-µs")
	b.ReportMetric(float64(words)/float64(len(all)), "words/text")
}

func BenchmarkPrint(b *testing.B) {
	g := lang(b)
	trees, _ := g.Parse("When this is summoned, choose one -\n- Draw a card, then discard a card.\n- A target Dragon gets +2 STR until this turn ends.")
	b.ReportAllocs()
	for b.Loop() {
		g.Print(trees[0])
	}
}

func BenchmarkErrors(b *testing.B) {
	g := lang(b)
	for b.Loop() {
		g.Parse("When this is sumoned, draw a card. Gian 3 life. This cann attack.")
	}
}

func BenchmarkComplete(b *testing.B) {
	g := lang(b)
	const s = "Choose one -\n- Your opponent discards 2 cards.\n- Dr"
	for b.Loop() {
		g.Complete("", s, len(s))
	}
}

func BenchmarkNew(b *testing.B) {
	table := file(b, "core") + file(b, "vainqueur")
	for b.Loop() {
		if _, err := New(table, "Para", "Body Static+"); err != nil {
			b.Fatal(err)
		}
	}
}
