package cardart

import (
	"image"
	"testing"
)

func BenchmarkDraw(b *testing.B) {
	for _, c := range []struct {
		name string
		face Face
		size image.Point
	}{
		{"ten_90x126", playingCard("10", Spades), image.Pt(90, 126)},
		{"queen_90x126", playingCard("Q", Hearts), image.Pt(90, 126)},
		{"queen_360x504", playingCard("Q", Hearts), image.Pt(360, 504)},
		{"king_text_360x504", withText(playingCard("K", Spades)), image.Pt(360, 504)},
		{"framed_90x126", framedCard(), image.Pt(90, 126)},
		{"framed_360x504", framedCard(), image.Pt(360, 504)},
		{"army_90x126", motifCard(0, "army", "Army"), image.Pt(90, 126)},
		{"army_360x504", motifCard(0, "army", "Army"), image.Pt(360, 504)},
		{"dragon_90x126", motifCard(0, "dragon", "Dragon"), image.Pt(90, 126)},
		{"penguin_90x126", motifCard(0, "wizard", "Penguin"), image.Pt(90, 126)},
		{"figure_90x126", motifCard(0, "penguin: waving, wizard hat, robe, staff", "Penguin"), image.Pt(90, 126)},
		{"dragon_360x504", motifCard(0, "dragon", "Dragon"), image.Pt(360, 504)},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Draw(c.face, c.size)
			}
		})
	}
}

func BenchmarkBack(b *testing.B) {
	for _, s := range Backs() {
		b.Run(s.String()+"_90x126", func(b *testing.B) {
			for b.Loop() {
				Back(s, image.Pt(90, 126))
			}
		})
	}
}

func BenchmarkMarker32(b *testing.B) {
	for b.Loop() {
		DrawMarker(Marker{Kind: Counter, Value: "24"}, image.Pt(32, 32))
	}
}

func BenchmarkReadArt(b *testing.B) {
	data, err := artFiles.ReadFile("motifs/scales/dragon.svg")
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := ReadArt(data); err != nil {
			b.Fatal(err)
		}
	}
}
