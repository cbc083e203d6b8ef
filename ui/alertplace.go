package ui

import (
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// What is shown on a page, by how much it counts that a strip leaves it free.
const (
	headingSize   = 19 // of text that is a heading
	countsHeading = 400
	countsButton  = 40
	countsText    = 4
	countsWidget  = 1
	widgetMost    = 0.3 // of the page: a larger one is what the page lies on
)

// weighed is a place on a page and how much it counts.
type weighed struct {
	kit.Box
	counts float32
}

// shownOn lists what a page shows.
func shownOn(page fyne.CanvasObject) []weighed {
	var all []weighed
	most := page.Size().Width * page.Size().Height * widgetMost
	var walk func(o fyne.CanvasObject, at fyne.Position)
	walk = func(o fyne.CanvasObject, at fyne.Position) {
		if !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		b, counts := kit.NewBox(at.X, at.Y, o.Size().Width, o.Size().Height), float32(countsWidget)
		switch o := o.(type) {
		case *fyne.Container:
			for _, c := range o.Objects {
				walk(c, at)
			}
			return
		case *canvas.Text:
			if counts = countsText; o.TextSize >= headingSize {
				counts = countsHeading
			}
		case *kit.Pill:
			counts = countsButton
		case fyne.Widget:
			if b.W*b.H > most {
				return
			}
		default:
			return
		}
		all = append(all, weighed{b, counts})
	}
	walk(page, fyne.Position{})
	return all
}

// freest is where a strip of a size lies on a page over what counts least, as high up as it can.
func freest(size, page fyne.Size, shown []weighed) kit.Box {
	const edge, step = 10, 6
	best, least := kit.Box{}, float32(-1)
	for y := float32(edge); y+size.Height+edge <= page.Height; y += step {
		for _, x := range []float32{(page.Width - size.Width) / 2, edge, page.Width - size.Width - edge} {
			b := kit.NewBox(x, y, size.Width, size.Height)
			if cost := y*0.5 + counted(b, shown); least < 0 || cost < least {
				best, least = b, cost
			}
		}
	}
	return best
}

// atTop is where a strip of a size lies along the top of a page over what counts least: there
// no card of a table is played.
func atTop(size, page fyne.Size, shown []weighed) kit.Box {
	const edge, step = 10, 6
	best, least := kit.Box{}, float32(-1)
	for x := float32(edge); x+size.Width+edge <= page.Width; x += step {
		b := kit.NewBox(x, edge, size.Width, size.Height)
		if cost := counted(b, shown); least < 0 || cost < least {
			best, least = b, cost
		}
	}
	return best
}

// counted is how much what lies under a box counts.
func counted(b kit.Box, shown []weighed) float32 {
	cost := float32(0)
	for _, s := range shown {
		if w, h := min(b.Right(), s.Right())-max(b.X, s.X), min(b.Bottom(), s.Bottom())-max(b.Y, s.Y); w > 0 && h > 0 {
			cost += w * h * s.counts
		}
	}
	return cost
}
