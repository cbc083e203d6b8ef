package decks

import (
	"image"
	"image/draw"
	"io"
	"strconv"
	"strings"

	"feltstack/cardart"
	"feltstack/cardart/faces"
	"feltstack/rules/decks"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// The measures of a picture of a deck, and how many pixels a unit has.
const (
	laidWide   = 1400
	laidEdge   = 36
	laidAcross = 8 // cards in a row
	laidGap    = 16
	laidCount  = 32 // below a card, for how many there are
	laidChart  = 96
	laidScale  = 1.5
)

// Picture draws a deck: its name, its curves, and each card with its number, the maybeboard left
// out. It is called on the UI goroutine; what it returns writes the picture as PNG, off it.
func Picture(x *decks.Index, d decks.Deck, own faces.Pictures) func(to io.Writer) error {
	d = x.Tidy(d)
	k, now := kit.NewSketch(), look.Now()
	k.Begin()
	k.Text(kit.Span{Text: kit.Shorten(Title(d), look.Title, 40, laidWide-2*laidEdge), Face: look.Title, Color: now.Ivory}, 40, laidEdge, laidEdge-8)
	about := []string{x.Game.Title, words.Count("decks.cards", deckSizeOf(library.SavedDeck{Deck: d}))}
	if len(d.Tags) > 0 {
		about = append(about, strings.Join(d.Tags, ", "))
	}
	k.Text(kit.Span{Text: strings.Join(about, "  ·  "), Color: now.Dimmed}, 18, laidEdge, laidEdge+50)
	y := laidCharts(k, x.Charts(d), laidEdge+92) + 24
	w := float32(int((laidWide - 2*laidEdge - laidGap*(laidAcross-1)) / laidAcross))
	h := float32(int(w * 7 / 5))
	type laid struct {
		face cardart.Face
		at   kit.Box
	}
	var all []laid
	for _, l := range (&list{index: x}).sorted(d.Cards) {
		id, ok := x.Lookup(l.Card)
		if !ok || l.Part == decks.Maybeboard {
			continue
		}
		i := len(all)
		at := kit.NewBox(laidEdge+float32(i%laidAcross)*(w+laidGap), y+float32(i/laidAcross)*(h+laidCount+laidGap), w, h)
		all = append(all, laid{library.AboutCard(x.Game, int(id), own).Face, at})
		k.TextIn(kit.Span{Text: "×" + strconv.Itoa(l.N), Face: look.Bold, Color: now.Gold}, 19, kit.NewBox(at.X, at.Bottom()+3, w, laidCount-4))
	}
	k.End()
	high := y + laidEdge
	if n := len(all); n > 0 {
		high = all[n-1].at.Bottom() + laidCount + laidEdge
	}
	size := fyne.NewSize(laidWide, high)
	return k.Painting(size, now.Panel, laidScale).PNG(func(img *image.RGBA) {
		for _, c := range all {
			at := c.at.Pixels(laidScale)
			draw.Draw(img, at, cardart.Draw(c.face, at.Size()), image.Point{}, draw.Over)
		}
	})
}

// laidCharts draws the first charts of a deck beside each other and returns where they end.
func laidCharts(k *kit.Sketch, charts []decks.Chart, y float32) float32 {
	charts = charts[:min(len(charts), 4)]
	if len(charts) == 0 {
		return y
	}
	now := look.Now()
	step := (laidWide - 2*laidEdge + 30) / float32(len(charts))
	for i, c := range charts {
		at := kit.NewBox(laidEdge+float32(i)*step, y, step-30, laidChart+44)
		k.Text(kit.Span{Text: c.Title, Face: look.Bold, Color: now.Ivory}, 15, at.X, at.Y)
		most := 1
		for _, b := range c.Bars {
			most = max(most, b.N)
		}
		wide := at.W / float32(max(len(c.Bars), 1))
		size := float32(12)
		for _, b := range c.Bars { // all labels in one size, so small that none is cut
			for size > 9 && kit.LineWidth([]kit.Span{{Text: b.Label}}, size) > wide-2 {
				size--
			}
		}
		for j, b := range c.Bars {
			x := at.X + float32(j)*wide
			high := (laidChart - 26) * float32(b.N) / float32(most)
			bottom := at.Y + 24 + laidChart
			k.Fill(kit.NewBox(x, bottom-max(high, 1), wide-6, max(high, 1)), now.Edge)
			k.TextIn(kit.Span{Text: strconv.Itoa(b.N), Color: now.Ivory}, 13, kit.NewBox(x, bottom-high-20, wide-6, 18))
			k.TextIn(kit.Span{Text: kit.Shorten(b.Label, look.Plain, size, wide-2), Color: now.Dimmed}, size, kit.NewBox(x, bottom+2, wide-6, 18))
		}
	}
	return y + laidChart + 48
}
