package print

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/draw"
	"io"

	"github.com/go-pdf/fpdf"

	"feltstack/cardart"
)

// PDF writes the job. Every face is drawn once, however many are wanted, on all cores;
// progress, if not nil, is told how many are. It ends early with ctx.
func (j *Job) PDF(ctx context.Context, to io.Writer, progress func(done, all int)) error {
	switch {
	case len(j.Grid()) == 0:
		return fmt.Errorf("no card fits on %.0f x %.0f mm of paper", j.Paper.Width, j.Paper.Height)
	case j.Cards() == 0:
		return errors.New("no card to print")
	}
	pdf := fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", Size: fpdf.SizeType{Wd: j.Paper.Width, Ht: j.Paper.Height}})
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetCompression(true)
	pdf.SetTitle(j.Title, true)
	pdf.SetCreator("Feltstack", true)
	from := j.originals()
	if err := j.register(ctx, pdf, from, progress); err != nil {
		return err
	}
	pages := j.Sheets()
	for i, p := range pages {
		if err := ctx.Err(); err != nil {
			return err
		}
		pdf.AddPage()
		j.cells(pdf, p, from)
		pdf.SetLineWidth(0.15)
		pdf.SetDrawColor(60, 60, 60)
		for _, m := range j.Marks(p) {
			pdf.Line(m.X1, m.Y1, m.X2, m.Y2)
		}
		j.title(pdf, p, i+1, len(pages))
	}
	if err := pdf.Output(to); err != nil {
		return fmt.Errorf("write the sheets: %w", err)
	}
	return nil
}

// cells puts the cards on a page, each with the picture of the item that it has it from.
func (j *Job) cells(pdf *fpdf.Fpdf, p Page, from []int) {
	px, beyond := j.pixels(), j.dots(j.Bleed)
	x, y := float64(beyond)*CardWidth/float64(px.X), float64(beyond)*CardHeight/float64(px.Y)
	for _, c := range p.Cells {
		if j.Bleed > 0 {
			pdf.ClipRect(c.Bleed.X, c.Bleed.Y, c.Bleed.W, c.Bleed.H, false)
		}
		picture := c.Item
		if picture >= 0 {
			picture = from[picture]
		}
		pdf.ImageOptions(pictureName(picture), c.Place.X-x, c.Place.Y-y, CardWidth+2*x, CardHeight+2*y, false, fpdf.ImageOptions{ImageType: "JPG"}, 0, "")
		if j.Bleed > 0 {
			pdf.ClipEnd()
		}
	}
}

// title writes what is printed, and which page of it this is, where there is room.
func (j *Job) title(pdf *fpdf.Fpdf, p Page, page, of int) {
	f, room := j.foot(p)
	if !room {
		return
	}
	pdf.SetFont("Helvetica", "", footSize)
	pdf.SetTextColor(90, 90, 90)
	write := pdf.UnicodeTranslatorFromDescriptor("")
	title, number := []rune(j.Title), fmt.Sprintf("   %d / %d", page, of)
	text, long := write(string(title)+number), max(f.box.W, f.box.H)
	for len(title) > 0 && pdf.GetStringWidth(text) > long {
		title = title[:len(title)-1]
		text = write(string(title) + "…" + number)
	}
	if !f.up {
		pdf.Text(f.box.X, f.box.Y+f.box.H*0.8, text)
		return
	}
	pdf.TransformBegin()
	x, y := f.box.X+f.box.W*0.8, f.box.Y+f.box.H
	pdf.TransformRotate(90, x, y)
	pdf.Text(x, y, text)
	pdf.TransformEnd()
}

// pictureName names the picture of an item in the file.
func pictureName(item int) string { return fmt.Sprint("card ", item) }

// face is the picture of a face with its bleed.
func (j *Job) face(f cardart.Face) *image.RGBA {
	if j.Bleed > 0 {
		return cardart.DrawBleed(f, j.pixels(), j.dots(j.Bleed))
	}
	return flat(cardart.Draw(f, j.pixels()))
}

// back is the picture of the back with its bleed.
func (j *Job) back() *image.RGBA {
	if j.Bleed > 0 {
		return cardart.BackBleed(j.Back, j.pixels(), j.dots(j.Bleed))
	}
	return flat(cardart.Back(j.Back, j.pixels()))
}

// register puts the pictures of all items that are wanted into the file, each face once, and
// the back.
func (j *Job) register(ctx context.Context, pdf *fpdf.Fpdf, from []int, progress func(done, all int)) error {
	var wanted []int
	for i, it := range j.Items {
		if it.N > 0 && from[i] == i {
			wanted = append(wanted, i)
		}
	}
	if j.Backs != NoBacks {
		wanted = append(wanted, -1)
	}
	picture := func(i int) *image.RGBA {
		if wanted[i] < 0 {
			return j.back()
		}
		return j.face(j.Items[wanted[i]].Face)
	}
	return drawAll(ctx, len(wanted), picture, func(i int, packed []byte) error {
		pdf.RegisterImageOptionsReader(pictureName(wanted[i]), fpdf.ImageOptions{ImageType: "JPG"}, bytes.NewReader(packed))
		if err := pdf.Error(); err != nil {
			return fmt.Errorf("put a picture on the sheet: %w", err)
		}
		if progress != nil {
			progress(i+1, len(wanted))
		}
		return nil
	})
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
