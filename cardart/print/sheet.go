// Package print puts cards on paper: sheets with cut marks as PDF, and single
// cards as PNG, at the size of real cards.
package print

import (
	"context"
	"errors"
	"fmt"
	"image"
	"image/draw"
	"image/jpeg"
	"io"
	"math"

	"github.com/go-pdf/fpdf"

	"feltstack/cardart"
	"feltstack/rules/guard"
)

// Lengths are in millimetres.
const (
	CardWidth  = 63.0 // of a card, as most games have them
	CardHeight = 88.0
	edge       = 7.0 // of the paper, where printers don't reach
	markLength = 4.0
	markAway   = 0.8 // of the cards
	inch       = 25.4
	quality    = 92 // of the pictures in a PDF
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

// Job is what to print.
type Job struct {
	Items []Item
	Paper Paper
	DPI   int                // dots per inch, 0 for 300
	Gap   float64            // between cards
	Title string             // small, at the foot of every page
	Backs *cardart.BackStyle // after every page one with backs, mirrored for printing on both sides; nil: none
}

// Place is where a card lies on a page.
type Place struct{ X, Y float64 }

// Grid is the places of the cards of a full page, row by row.
func (j *Job) Grid() []Place {
	columns := int((j.Paper.Width - 2*edge + j.Gap) / (CardWidth + j.Gap))
	rows := int((j.Paper.Height - 2*edge + j.Gap) / (CardHeight + j.Gap))
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

// Cards is how many cards are printed.
func (j *Job) Cards() int {
	n := 0
	for _, it := range j.Items {
		n += max(it.N, 0)
	}
	return n
}

// Pages is how many pages have faces on them.
func (j *Job) Pages() int { return (j.Cards() + len(j.Grid()) - 1) / max(len(j.Grid()), 1) }

// pixels is the size of a card's picture.
func (j *Job) pixels() image.Point {
	dpi := float64(j.DPI)
	if dpi == 0 {
		dpi = 300
	}
	return image.Pt(int(math.Round(CardWidth/inch*dpi)), int(math.Round(CardHeight/inch*dpi)))
}

// PDF writes the job. Every card is drawn once, however many are wanted;
// progress, if not nil, is told how many are. It ends early with ctx.
func (j *Job) PDF(ctx context.Context, to io.Writer, progress func(done, all int)) error {
	grid := j.Grid()
	switch {
	case len(grid) == 0:
		return fmt.Errorf("no card fits on %.0f x %.0f mm of paper", j.Paper.Width, j.Paper.Height)
	case j.Cards() == 0:
		return errors.New("no card to print")
	}
	pdf := fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", Size: fpdf.SizeType{Wd: j.Paper.Width, Ht: j.Paper.Height}})
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetCompression(true)
	pdf.SetTitle(j.Title, true)
	pdf.SetCreator("Feltstack", true)
	if j.Backs != nil {
		if err := register(pdf, "back", cardart.Back(*j.Backs, j.pixels())); err != nil {
			return err
		}
	}
	page, at := 0, len(grid)
	back := func(n int) {
		if j.Backs == nil || n == 0 {
			return
		}
		pdf.AddPage()
		for _, p := range grid[:n] {
			pdf.ImageOptions("back", j.Paper.Width-p.X-CardWidth, p.Y, CardWidth, CardHeight, false, fpdf.ImageOptions{ImageType: "JPG"}, 0, "")
		}
	}
	for i, it := range j.Items {
		if err := ctx.Err(); err != nil {
			return err
		}
		if it.N < 1 {
			continue
		}
		name := fmt.Sprint("card ", i)
		if err := register(pdf, name, cardart.Draw(it.Face, j.pixels())); err != nil {
			return err
		}
		for range it.N {
			if at == len(grid) {
				if page > 0 {
					back(at)
				}
				page, at = page+1, 0
				pdf.AddPage()
				j.marks(pdf, grid)
				j.foot(pdf, page)
			}
			pdf.ImageOptions(name, grid[at].X, grid[at].Y, CardWidth, CardHeight, false, fpdf.ImageOptions{ImageType: "JPG"}, 0, "")
			at++
		}
		if progress != nil {
			progress(i+1, len(j.Items))
		}
	}
	back(at)
	if err := pdf.Output(to); err != nil {
		return fmt.Errorf("write the sheets: %w", err)
	}
	return nil
}

// register puts a picture into the file under a name.
func register(pdf *fpdf.Fpdf, name string, img *image.RGBA) error {
	r, w := io.Pipe()
	guard.Go("a picture to print", func() error { return jpeg.Encode(w, flat(img), &jpeg.Options{Quality: quality}) }, func(err error) {
		_ = w.CloseWithError(err) // it never fails
	})
	pdf.RegisterImageOptionsReader(name, fpdf.ImageOptions{ImageType: "JPG"}, r)
	if err := pdf.Error(); err != nil {
		_ = r.CloseWithError(err) // lets the encoder end
		return fmt.Errorf("put a picture on the sheet: %w", err)
	}
	return nil
}

// flat gives a picture square corners in the colour of the card's own edge, so
// that nothing white is left where scissors miss the curve.
func flat(img *image.RGBA) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(b)
	draw.Draw(out, b, image.NewUniform(img.RGBAAt(b.Dx()/2, b.Dy()/80)), image.Point{}, draw.Src)
	draw.Draw(out, b, img, b.Min, draw.Over)
	return out
}

// Mark is a line to cut along.
type Mark struct{ X1, Y1, X2, Y2 float64 }

// Marks are the cut marks round a full page: outside the cards, at every edge
// of one.
func (j *Job) Marks() []Mark {
	grid := j.Grid()
	left, top := grid[0].X, grid[0].Y
	last := grid[len(grid)-1]
	right, bottom := last.X+CardWidth, last.Y+CardHeight
	xs, ys := map[float64]bool{}, map[float64]bool{}
	var all []Mark
	for _, p := range grid {
		for _, x := range []float64{p.X, p.X + CardWidth} {
			if key := math.Round(x * 100); !xs[key] {
				xs[key] = true
				all = append(all, Mark{x, top - markAway - markLength, x, top - markAway}, Mark{x, bottom + markAway, x, bottom + markAway + markLength})
			}
		}
		for _, y := range []float64{p.Y, p.Y + CardHeight} {
			if key := math.Round(y * 100); !ys[key] {
				ys[key] = true
				all = append(all, Mark{left - markAway - markLength, y, left - markAway, y}, Mark{right + markAway, y, right + markAway + markLength, y})
			}
		}
	}
	return all
}

func (j *Job) marks(pdf *fpdf.Fpdf, _ []Place) {
	pdf.SetLineWidth(0.15)
	pdf.SetDrawColor(60, 60, 60)
	for _, m := range j.Marks() {
		pdf.Line(m.X1, m.Y1, m.X2, m.Y2)
	}
}

// foot writes the title and the page in the corner below the cards.
func (j *Job) foot(pdf *fpdf.Fpdf, page int) {
	pdf.SetFont("Helvetica", "", 6)
	pdf.SetTextColor(90, 90, 90)
	text := pdf.UnicodeTranslatorFromDescriptor("")(fmt.Sprintf("%s   %d / %d", j.Title, page, j.Pages()))
	pdf.Text(edge, j.Paper.Height-2.2, text)
}
