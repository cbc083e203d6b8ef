// Package print puts cards on paper: sheets with cut marks as PDF, and single
// cards as PNG, at the size of real cards.
package print

import (
	"image"
	"math"

	"feltstack/cardart"
)

// Lengths are in millimetres.
const (
	CardWidth  = 63.0 // of a card, as most games have them
	CardHeight = 88.0
	edge       = 7.0 // of the paper, where no card lies
	reach      = 4.0 // of the paper, where printers don't reach: no bleed, either
	inch       = 25.4
)

// The bounds of a job.
const (
	MostGap    = 20.0
	MostBleed  = 5.0
	MostCopies = 99
	MostCount  = 999 // of one card
)

// Paper is a size of paper.
type Paper struct {
	Name          string
	Width, Height float64
}

// Papers are the sizes one can print on; the first is the usual one.
func Papers() []Paper { return []Paper{{"a4", 210, 297}, {"letter", 215.9, 279.4}} }

// Item is a card and how many of it are wanted.
type Item struct {
	Face cardart.Face
	N    int
}

// Sides says where the backs of cards are printed.
type Sides uint8

const (
	NoBacks  Sides = iota
	Mirrored       // after every page of faces, to print on both sides of the paper: it is turned over its long edge
	Apart          // on pages of their own after all faces
)

// Job is what to print.
type Job struct {
	Items   []Item
	Copies  int // of everything; 0 means 1
	Paper   Paper
	DPI     int     // dots per inch, 0 for 300
	Gap     float64 // between cards
	Bleed   float64 // how far cards go on beyond their edges
	NoMarks bool    // to cut along
	Title   string  // small, in the margin of every page with faces
	Backs   Sides
	Back    cardart.BackStyle
}

// Place is where a card lies on a page.
type Place struct{ X, Y float64 }

// Inner is how far cards go on beyond edges that have a neighbour: no further than the
// middle of the gap.
func (j *Job) Inner() float64 { return min(j.Bleed, j.Gap/2) }

// Grid is the places of the cards of a full page, row by row.
func (j *Job) Grid() []Place {
	columns, rows := j.across(j.Paper.Width, CardWidth), j.across(j.Paper.Height, CardHeight)
	left := (j.Paper.Width - float64(columns)*(CardWidth+j.Gap) + j.Gap) / 2
	top := (j.Paper.Height - float64(rows)*(CardHeight+j.Gap) + j.Gap) / 2
	var all []Place
	for r := range rows {
		for c := range columns {
			all = append(all, Place{left + float64(c)*(CardWidth+j.Gap), top + float64(r)*(CardHeight+j.Gap)})
		}
	}
	return all
}

// across is how many cards fit beside each other.
func (j *Job) across(paper, card float64) int {
	const rounding = 1e-9
	return max(int((paper-2*max(edge, reach+j.Bleed)+j.Gap)/(card+j.Gap)+rounding), 0)
}

// columns is how many cards lie in a row.
func (j *Job) columns() int { return j.across(j.Paper.Width, CardWidth) }

// of is how many are printed of an item.
func (j *Job) of(it Item) int { return max(it.N, 0) * max(j.Copies, 1) }

// Cards is how many cards are printed.
func (j *Job) Cards() int {
	n := 0
	for _, it := range j.Items {
		n += j.of(it)
	}
	return n
}

// Pages is how many pages have faces on them.
func (j *Job) Pages() int { return (j.Cards() + len(j.Grid()) - 1) / max(len(j.Grid()), 1) }

// Box is a part of a page.
type Box struct{ X, Y, W, H float64 }

// Cell is a card on a page.
type Cell struct {
	Item  int // among the job's items; -1 is a back
	Place Place
	Bleed Box // what is printed of it
}

// Page is a page of the job.
type Page struct {
	Number int // of the page of faces, from 1
	Back   bool
	Cells  []Cell
}

// Sheets are all pages in the order in which they are printed.
func (j *Job) Sheets() []Page {
	grid := j.Grid()
	if len(grid) == 0 {
		return nil
	}
	var all, backs []Page
	var page Page
	end := func() {
		if len(page.Cells) == 0 {
			return
		}
		page.Number++
		j.bleed(page.Cells)
		all = append(all, page)
		if back := j.backOf(page); j.Backs == Mirrored {
			all = append(all, back)
		} else if j.Backs == Apart {
			backs = append(backs, back)
		}
		page.Cells = nil
	}
	for i, it := range j.Items {
		for range j.of(it) {
			page.Cells = append(page.Cells, Cell{Item: i, Place: grid[len(page.Cells)]})
			if len(page.Cells) == len(grid) {
				end()
			}
		}
	}
	end()
	return append(all, backs...)
}

// backOf is the page with the backs of a page's cards.
func (j *Job) backOf(p Page) Page {
	back := Page{Number: p.Number, Back: true}
	for _, c := range p.Cells {
		c.Item = -1
		if j.Backs == Mirrored {
			c.Place.X = j.Paper.Width - c.Place.X - CardWidth
			c.Bleed.X = j.Paper.Width - c.Bleed.X - c.Bleed.W
		}
		back.Cells = append(back.Cells, c)
	}
	return back
}

// bleed says how far each card of a page is printed: not into its neighbours.
func (j *Job) bleed(cells []Cell) {
	columns := j.columns()
	reaches := func(neighbour bool) float64 {
		if neighbour {
			return j.Inner()
		}
		return j.Bleed
	}
	for i := range cells {
		c := &cells[i]
		// Beside the last card, the one above it has the room below itself.
		left, right := reaches(i%columns > 0), reaches(i%columns < columns-1 && (i+1 < len(cells) || i >= columns))
		above, below := reaches(i >= columns), reaches(i+columns < len(cells))
		c.Bleed = Box{c.Place.X - left, c.Place.Y - above, CardWidth + left + right, CardHeight + above + below}
	}
}

// Dots is how many pixels a card has at a number of them per inch.
func Dots(dpi float64) image.Point {
	of := func(length float64) int { return int(math.Round(length / inch * dpi)) }
	return image.Pt(of(CardWidth), of(CardHeight))
}

// pixels is the size of a card's picture.
func (j *Job) pixels() image.Point {
	return image.Pt(j.dots(CardWidth), j.dots(CardHeight))
}

// dots is a length in pixels.
func (j *Job) dots(length float64) int {
	dpi := float64(j.DPI)
	if dpi == 0 {
		dpi = 300
	}
	return int(math.Round(length / inch * dpi))
}
